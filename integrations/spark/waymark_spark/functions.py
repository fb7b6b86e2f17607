"""A function for each op, for the common case of one answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyspark.sql import DataFrame

from waymark_spark.with_waymark import DEFAULT_WORKER, with_waymark
from waymark_spark.worker import Worker


def normalize(
    df: DataFrame,
    column: str,
    to: str,
    *,
    preset: str | None = None,
    rule: str | None = None,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the normal form of a URL by a preset, by default `safe`, or by rules."""
    return with_waymark(
        df, column, {to: "normalize"}, preset=preset, rule=rule, base=base, worker=worker
    )


def normalize_by(
    df: DataFrame,
    column: str,
    preset_column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the normal form of a URL by the preset that another column names."""
    columns = {"url": column, "preset": preset_column}
    return with_waymark(df, columns, {to: "normalize-by"}, base=base, worker=worker)


def key(
    df: DataFrame,
    column: str,
    to: str,
    *,
    method: str | None = None,
    preset: str | None = None,
    rule: str | None = None,
    method_options: Mapping[str, Any] | None = None,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the key of a URL by a method, preset or rules: equal URLs have the same key."""
    return with_waymark(
        df,
        column,
        {to: "key"},
        method=method,
        preset=preset,
        rule=rule,
        method_options=method_options,
        base=base,
        worker=worker,
    )


def key_by(
    df: DataFrame,
    column: str,
    method_column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the key of a URL by the method, or preset, that another column names."""
    columns = {"url": column, "method": method_column}
    return with_waymark(df, columns, {to: "key-by"}, base=base, worker=worker)


def equal(
    df: DataFrame,
    column: str,
    other: str,
    to: str,
    *,
    method: str | None = None,
    preset: str | None = None,
    rule: str | None = None,
    method_options: Mapping[str, Any] | None = None,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends whether two URLs are equal; NULL if one of them has no key."""
    return with_waymark(
        df,
        {"url": column, "other": other},
        {to: "equal"},
        method=method,
        preset=preset,
        rule=rule,
        method_options=method_options,
        base=base,
        worker=worker,
    )


def equal_by(
    df: DataFrame,
    column: str,
    other: str,
    method_column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends whether two URLs are equal by the method, or preset, that a column names."""
    columns = {"url": column, "other": other, "method": method_column}
    return with_waymark(df, columns, {to: "equal-by"}, base=base, worker=worker)


def part(
    df: DataFrame,
    column: str,
    to: str,
    *,
    part: str,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends a part of a URL, such as `host`; NULL if the URL does not have it."""
    return with_waymark(df, column, {to: "part"}, part=part, base=base, worker=worker)


def part_by(
    df: DataFrame,
    column: str,
    part_column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the part of a URL that another column names."""
    columns = {"url": column, "part": part_column}
    return with_waymark(df, columns, {to: "part-by"}, base=base, worker=worker)


def domain(
    df: DataFrame,
    column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the registrable domain; NULL for IP addresses and public suffixes."""
    return with_waymark(df, column, {to: "domain"}, base=base, worker=worker)


def suffix(
    df: DataFrame,
    column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the public suffix of the host; NULL for IP addresses."""
    return with_waymark(df, column, {to: "suffix"}, base=base, worker=worker)


def site(
    df: DataFrame,
    column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the site: scheme and registrable domain, or the host if there is none."""
    return with_waymark(df, column, {to: "site"}, base=base, worker=worker)


def valid(
    df: DataFrame,
    column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends whether a browser takes the value for a URL."""
    return with_waymark(df, column, {to: "valid"}, base=base, worker=worker)


def display(
    df: DataFrame,
    column: str,
    to: str,
    *,
    base: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the URL for people: without credentials, decoded where that cannot deceive."""
    return with_waymark(df, column, {to: "display"}, base=base, worker=worker)


def language(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends the canonical form of a language tag; NULL if it is not well-formed."""
    return with_waymark(df, column, {to: "language"}, worker=worker)


def hreflang(df: DataFrame, column: str, to: str, *, worker: Worker = DEFAULT_WORKER) -> DataFrame:
    """Appends whether search engines use a value of hreflang."""
    return with_waymark(df, column, {to: "hreflang"}, worker=worker)
