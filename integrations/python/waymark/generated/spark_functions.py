"""A function of DataFrames for each op, for the common case of one answer. Written by scripts/write-python.ts. Do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyspark.sql import DataFrame

from waymark.spark._with_waymark import DEFAULT_WORKER, with_waymark
from waymark.spark._worker import Worker

__all__ = [
    "display",
    "domain",
    "domain_by",
    "equal",
    "equal_by",
    "host",
    "hreflang",
    "hreflang_problem",
    "hreflang_suggestion",
    "is_page_url",
    "key",
    "key_by",
    "language",
    "matches",
    "normalize",
    "normalize_by",
    "page_url",
    "page_url_problem",
    "param",
    "params",
    "part",
    "resolve",
    "site",
    "subdomain",
    "suffix",
    "valid",
    "warnings",
]


def normalize(df: DataFrame, column: str, to: str, *, preset: str | None = None, rule: str | None = None, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `normalize`.

    The normal form of a URL by a preset or rules.
    """
    return with_waymark(df, column, {to: "normalize"}, preset=preset, rule=rule, base=base, assume_scheme=assume_scheme, worker=worker)


def normalize_by(df: DataFrame, column: str, preset_column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `normalize-by`.

    The normal form of a URL by a preset or rules.
    """
    return with_waymark(df, {"url": column, "preset": preset_column}, {to: "normalize-by"}, base=base, assume_scheme=assume_scheme, worker=worker)


def key(df: DataFrame, column: str, to: str, *, method: str | None = None, preset: str | None = None, rule: str | None = None, method_options: Mapping[str, Any] | None = None, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `key`.

    The key of a URL by a method of comparison: two URLs are equal if they have the same key.
    """
    return with_waymark(df, column, {to: "key"}, method=method, preset=preset, rule=rule, method_options=method_options, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def key_by(df: DataFrame, column: str, method_column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `key-by`.

    The key of a URL by a method of comparison: two URLs are equal if they have the same key.
    """
    return with_waymark(df, {"url": column, "method": method_column}, {to: "key-by"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def equal(df: DataFrame, column: str, other: str, to: str, *, method: str | None = None, preset: str | None = None, rule: str | None = None, method_options: Mapping[str, Any] | None = None, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `equal`.

    Whether two URLs are equal by a method; for a method with patterns, whether the first matches the second.
    """
    return with_waymark(df, {"url": column, "other": other}, {to: "equal"}, method=method, preset=preset, rule=rule, method_options=method_options, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def equal_by(df: DataFrame, column: str, other: str, method_column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `equal-by`.

    Whether two URLs are equal by a method; for a method with patterns, whether the first matches the second.
    """
    return with_waymark(df, {"url": column, "other": other, "method": method_column}, {to: "equal-by"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def part(df: DataFrame, column: str, to: str, *, part: str, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `part`.

    A part of a URL as browsers see it; an empty string if the part is there and empty.
    """
    return with_waymark(df, column, {to: "part"}, part=part, base=base, assume_scheme=assume_scheme, worker=worker)


def host(df: DataFrame, column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `host`.

    The host of a URL: a domain in ASCII, or an IP address. The same as the part `host`.
    """
    return with_waymark(df, column, {to: "host"}, base=base, assume_scheme=assume_scheme, worker=worker)


def param(df: DataFrame, column: str, to: str, *, name: str, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `param`.

    The decoded value of the first parameter of the query with a name.
    """
    return with_waymark(df, column, {to: "param"}, name=name, base=base, assume_scheme=assume_scheme, worker=worker)


def params(df: DataFrame, column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `params`.

    The decoded parameters of the query in their order, as JSON: a list of pairs of name and value.
    """
    return with_waymark(df, column, {to: "params"}, base=base, assume_scheme=assume_scheme, worker=worker)


def resolve(df: DataFrame, column: str, base_column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `resolve`.

    The absolute URL to which a reference on a page leads.
    """
    return with_waymark(df, {"reference": column, "base": base_column}, {to: "resolve"}, worker=worker)


def domain(df: DataFrame, column: str, to: str, *, section: str | None = None, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `domain`.

    The registrable domain of a URL: the public suffix and the label before it.
    """
    return with_waymark(df, column, {to: "domain"}, section=section, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def domain_by(df: DataFrame, column: str, section_column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `domain-by`.

    The registrable domain of a URL: the public suffix and the label before it.
    """
    return with_waymark(df, {"url": column, "section": section_column}, {to: "domain-by"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def suffix(df: DataFrame, column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `suffix`.

    The public suffix of a URL’s host, under which people register names.
    """
    return with_waymark(df, column, {to: "suffix"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def site(df: DataFrame, column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `site`.

    The site of a URL as browsers see it: the scheme, and the registrable domain or else the host. The same as the key of the method `same-site`.
    """
    return with_waymark(df, column, {to: "site"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def subdomain(df: DataFrame, column: str, to: str, *, base: str | None = None, suffix_list: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `subdomain`.

    The labels before the registrable domain.
    """
    return with_waymark(df, column, {to: "subdomain"}, base=base, suffix_list=suffix_list, assume_scheme=assume_scheme, worker=worker)


def valid(df: DataFrame, column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `valid`.

    Whether the string is an absolute URL to a browser, of any scheme: what `URL.canParse` says.
    """
    return with_waymark(df, column, {to: "valid"}, base=base, assume_scheme=assume_scheme, worker=worker)


def display(df: DataFrame, column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `display`.

    The URL for people: without credentials, and decoded where that cannot deceive.
    """
    return with_waymark(df, column, {to: "display"}, base=base, assume_scheme=assume_scheme, worker=worker)


def warnings(df: DataFrame, column: str, to: str, *, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `warnings`.

    The codes of what in the domain of a URL could deceive people, with commas between them; an empty string if there is nothing.
    """
    return with_waymark(df, column, {to: "warnings"}, base=base, assume_scheme=assume_scheme, worker=worker)


def matches(df: DataFrame, column: str, to: str, *, pattern: str, base: str | None = None, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `matches`.

    Whether a URL matches a pattern.
    """
    return with_waymark(df, column, {to: "matches"}, pattern=pattern, base=base, assume_scheme=assume_scheme, worker=worker)


def language(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `language`.

    The canonical form of a language tag (BCP 47), whether or not its subtags are registered.
    """
    return with_waymark(df, column, {to: "language"}, worker=worker)


def hreflang(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `hreflang`.

    Whether search engines use the value of an `hreflang` attribute.
    """
    return with_waymark(df, column, {to: "hreflang"}, worker=worker)


def hreflang_problem(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `hreflang-problem`.

    The code of the first problem of an `hreflang` value.
    """
    return with_waymark(df, column, {to: "hreflang-problem"}, worker=worker)


def hreflang_suggestion(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `hreflang-suggestion`.

    The `hreflang` value that was probably meant.
    """
    return with_waymark(df, column, {to: "hreflang-suggestion"}, worker=worker)


def page_url(df: DataFrame, column: str, to: str, *, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `page-url`.

    The URL of a public page, as `normalizeURL` of `@waymark/i18n-validation` writes it: without query, fragment, default port and trailing slash.
    """
    return with_waymark(df, column, {to: "page-url"}, assume_scheme=assume_scheme, worker=worker)


def is_page_url(df: DataFrame, column: str, to: str, *, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `is-page-url`.

    Whether the string can be the URL of a public page: an absolute `http` or `https` URL.
    """
    return with_waymark(df, column, {to: "is-page-url"}, assume_scheme=assume_scheme, worker=worker)


def page_url_problem(df: DataFrame, column: str, to: str, *, assume_scheme: str | None = None, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the answers of the op `page-url-problem`.

    The code of why the string cannot be the URL of a public page.
    """
    return with_waymark(df, column, {to: "page-url-problem"}, assume_scheme=assume_scheme, worker=worker)
