"""The functions of columns. Written by scripts/write-python.ts. Do not edit."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, TypeVar, overload

from waymark._columns import answer

__all__ = [
    "display",
    "domain",
    "equal",
    "host",
    "hreflang",
    "hreflang_problem",
    "hreflang_suggestion",
    "is_page_url",
    "key",
    "language",
    "matches",
    "normalize",
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

Strings: TypeAlias = "Sequence[str | None] | str | None"
Column = TypeVar("Column")
"""An array of pyarrow, a Series of pandas or Polars, or an expression of Polars."""
Scheme: TypeAlias = "Literal['https', 'http'] | None"
File: TypeAlias = "str | os.PathLike[str] | None"
Unknown: TypeAlias = "Literal['error', 'null'] | None"


@overload
def normalize(url: Strings, preset: Strings = "safe", *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> list[str | None]: ...
@overload
def normalize(url: Column | str | None, preset: Column | str | None = "safe", *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Column: ...
def normalize(url: Any, preset: Any = "safe", *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Any:
    """The normal form of a URL by a preset or rules.

    Args:
        url: An absolute URL.
        preset: A preset of `@waymark/normalize`, or names of rules with commas between them.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a scheme that the preset does not take.

    Example:
        >>> import waymark
        >>> waymark.normalize(["HTTPS://Example.com:443/a/../%7Eb/?x=1"])
        ['https://example.com/~b/?x=1']
        >>> waymark.normalize(["http://localhost:8080/x/"])
        ['http://localhost:8080/x/']
        >>> waymark.normalize(["https://example.com/a/?utm_source=x#top"], "seo")
        ['https://example.com/a']
        >>> waymark.normalize(["https://example.com/?b=2&a=1#x"], "sort-query, remove-fragment")
        ['https://example.com/?a=1&b=2']
        >>> waymark.normalize(["not a URL"])
        [None]
        >>> waymark.normalize(["https://example.com/"], None)
        [None]
    """
    return answer("normalize", {"url": url, "preset": preset}, "safe", assume_scheme=assume_scheme, base=base, unknown=unknown)


@overload
def key(url: Strings, method: Strings = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> list[str | None]: ...
@overload
def key(url: Column | str | None, method: Column | str | None = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Column: ...
def key(url: Any, method: Any = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Any:
    """The key of a URL by a method of comparison: two URLs are equal if they have the same key.

    Args:
        url: An absolute URL.
        method: A method of `@waymark/compare`, or a preset of `@waymark/normalize`.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string to which the method gives no key.

    Example:
        >>> import waymark
        >>> waymark.key(["HTTPS://A.example"])
        ['https://a.example/']
        >>> waymark.key(["https://news.bbc.co.uk/x"], "same-site")
        ['https://bbc.co.uk']
        >>> waymark.key(["HTTPS://a.example/%7Eme"], "rfc3986-syntax")
        ['https://a.example/~me']
        >>> waymark.key(["mailto:me@example.com"], "same-site")
        [None]
    """
    return answer("key", {"url": url, "method": method}, "whatwg", assume_scheme=assume_scheme, base=base, suffix_list=suffix_list, unknown=unknown)


@overload
def equal(url: Strings, other: Strings, method: Strings = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> list[bool | None]: ...
@overload
def equal(url: Column | str | None, other: Column | str | None, method: Column | str | None = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Column: ...
def equal(url: Any, other: Any, method: Any = "whatwg", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Any:
    """Whether two URLs are equal by a method; for a method with patterns, whether the first matches the second.

    Args:
        url: An absolute URL.
        other: Another absolute URL.
        method: A method of `@waymark/compare`, or a preset of `@waymark/normalize`.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        True and false; None for None, for what is not UTF-8 or longer than 1 MiB, for a string to which the method gives no key.

    Example:
        >>> import waymark
        >>> waymark.equal(["HTTPS://A.example"], "https://a.example/")
        [True]
        >>> waymark.equal(["https://a.example/%7Eme"], "https://a.example/~me", "rfc3986-syntax")
        [True]
        >>> waymark.equal(["https://a.example/x"], "https://b.example/x", "same-site")
        [False]
        >>> waymark.equal(["https://a.example/"], "not a URL")
        [None]
    """
    return answer("equal", {"url": url, "other": other, "method": method}, "whatwg", assume_scheme=assume_scheme, base=base, suffix_list=suffix_list, unknown=unknown)


@overload
def part(url: Strings, part: Strings, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> list[str | None]: ...
@overload
def part(url: Column | str | None, part: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Column: ...
def part(url: Any, part: Any, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Any:
    """A part of a URL as browsers see it; an empty string if the part is there and empty.

    Args:
        url: An absolute URL.
        part: `href`, `origin`, `scheme`, `username`, `password`, `host`, `port`, `path`, `query` or `fragment`.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a part that the URL does not have.

    Example:
        >>> import waymark
        >>> waymark.part(["https://Example.com:8443/a/./b?q=1#"], "path")
        ['/a/b']
        >>> waymark.part(["https://Example.com:8443/a/./b?q=1#"], "port")
        ['8443']
        >>> waymark.part(["https://Example.com:8443/a/./b?q=1#"], "fragment")
        ['']
        >>> waymark.part(["https://example.com:443/"], "port")
        [None]
    """
    return answer("part", {"url": url, "part": part}, assume_scheme=assume_scheme, base=base, unknown=unknown)


@overload
def host(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[str | None]: ...
@overload
def host(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def host(url: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """The host of a URL: a domain in ASCII, or an IP address. The same as the part `host`.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a URL without a host, such as `mailto:`.

    Example:
        >>> import waymark
        >>> waymark.host(["https://user@Bücher.example:8443/a"])
        ['xn--bcher-kva.example']
        >>> waymark.host(["http://0x7f.1/"])
        ['127.0.0.1']
        >>> waymark.host(["mailto:me@example.com"])
        [None]
    """
    return answer("host", {"url": url}, assume_scheme=assume_scheme, base=base)


@overload
def param(url: Strings, name: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[str | None]: ...
@overload
def param(url: Column | str | None, name: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def param(url: Any, name: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """The decoded value of the first parameter of the query with a name.

    Args:
        url: An absolute URL.
        name: The decoded name of a parameter.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a parameter that is not there.

    Example:
        >>> import waymark
        >>> waymark.param(["https://example.com/?sku=1&q=caf%C3%A9+noir&q=2"], "q")
        ['café noir']
        >>> waymark.param(["https://example.com/?q"], "q")
        ['']
        >>> waymark.param(["https://example.com/?sku=1"], "ku")
        [None]
    """
    return answer("param", {"url": url, "name": name}, assume_scheme=assume_scheme, base=base)


@overload
def params(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[str | None]: ...
@overload
def params(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def params(url: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """The decoded parameters of the query in their order, as JSON: a list of pairs of name and value.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL.

    Example:
        >>> import waymark
        >>> waymark.params(["https://example.com/?a=1&b=%26&a="])
        ['[["a","1"],["b","&"],["a",""]]']
        >>> waymark.params(["https://example.com/"])
        ['[]']
        >>> waymark.params(["not a URL"])
        [None]
    """
    return answer("params", {"url": url}, assume_scheme=assume_scheme, base=base)


@overload
def resolve(reference: Strings, base: Strings) -> list[str | None]: ...
@overload
def resolve(reference: Column | str | None, base: Column | str | None) -> Column: ...
def resolve(reference: Any, base: Any) -> Any:
    """The absolute URL to which a reference on a page leads.

    Args:
        reference: A relative or absolute URL, such as an `href`.
        base: The absolute URL of the page that has it.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a reference or a base that is not a URL.

    Example:
        >>> import waymark
        >>> waymark.resolve(["../de/?a=1"], "https://example.com/en/x")
        ['https://example.com/de/?a=1']
        >>> waymark.resolve(["//Other.example"], "https://example.com/")
        ['https://other.example/']
        >>> waymark.resolve(["/de"], "not a URL")
        [None]
    """
    return answer("resolve", {"reference": reference, "base": base})


@overload
def domain(url: Strings, section: Strings = "all", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> list[str | None]: ...
@overload
def domain(url: Column | str | None, section: Column | str | None = "all", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Column: ...
def domain(url: Any, section: Any = "all", *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None, unknown: Unknown = None) -> Any:
    """The registrable domain of a URL: the public suffix and the label before it.

    Args:
        url: An absolute URL.
        section: The sections of the Public Suffix List that count: `all`, or `icann` for those of registries only, as `NET.REG_DOMAIN` of BigQuery does.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, an IP address, and a host that is a public suffix.

    Example:
        >>> import waymark
        >>> waymark.domain(["https://www.example.co.uk/a"])
        ['example.co.uk']
        >>> waymark.domain(["https://www.foo.github.io/"])
        ['foo.github.io']
        >>> waymark.domain(["https://www.foo.github.io/"], "icann")
        ['github.io']
        >>> waymark.domain(["https://127.0.0.1/"])
        [None]
    """
    return answer("domain", {"url": url, "section": section}, "all", assume_scheme=assume_scheme, base=base, suffix_list=suffix_list, unknown=unknown)


@overload
def suffix(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> list[str | None]: ...
@overload
def suffix(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Column: ...
def suffix(url: Any, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Any:
    """The public suffix of a URL’s host, under which people register names.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and an IP address.

    Example:
        >>> import waymark
        >>> waymark.suffix(["https://www.example.co.uk/a"])
        ['co.uk']
        >>> waymark.suffix(["https://[::1]/"])
        [None]
    """
    return answer("suffix", {"url": url}, assume_scheme=assume_scheme, base=base, suffix_list=suffix_list)


@overload
def site(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> list[str | None]: ...
@overload
def site(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Column: ...
def site(url: Any, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Any:
    """The site of a URL as browsers see it: the scheme, and the registrable domain or else the host. The same as the key of the method `same-site`.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a URL without a site, such as `mailto:`.

    Example:
        >>> import waymark
        >>> waymark.site(["https://news.bbc.co.uk:8443/x"])
        ['https://bbc.co.uk']
        >>> waymark.site(["http://127.0.0.1/"])
        ['http://127.0.0.1']
        >>> waymark.site(["mailto:me@example.com"])
        [None]
    """
    return answer("site", {"url": url}, assume_scheme=assume_scheme, base=base, suffix_list=suffix_list)


@overload
def subdomain(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> list[str | None]: ...
@overload
def subdomain(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Column: ...
def subdomain(url: Any, *, assume_scheme: Scheme = None, base: str | None = None, suffix_list: File = None) -> Any:
    """The labels before the registrable domain.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a host without such labels.

    Example:
        >>> import waymark
        >>> waymark.subdomain(["https://a.www.example.co.uk/"])
        ['a.www']
        >>> waymark.subdomain(["https://example.co.uk/"])
        [None]
        >>> waymark.subdomain(["https://127.0.0.1/"])
        [None]
    """
    return answer("subdomain", {"url": url}, assume_scheme=assume_scheme, base=base, suffix_list=suffix_list)


@overload
def valid(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[bool | None]: ...
@overload
def valid(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def valid(url: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """Whether the string is an absolute URL to a browser, of any scheme: what `URL.canParse` says.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        True and false; None for None, for what is not UTF-8 or longer than 1 MiB.

    Example:
        >>> import waymark
        >>> waymark.valid(["https://example.com/a b"])
        [True]
        >>> waymark.valid(["ftp://ftp.example.co.uk/f"])
        [True]
        >>> waymark.valid(["mailto:me@example.com"])
        [True]
        >>> waymark.valid(["//example.com/"])
        [False]
        >>> waymark.valid([None])
        [None]
    """
    return answer("valid", {"url": url}, assume_scheme=assume_scheme, base=base)


@overload
def display(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[str | None]: ...
@overload
def display(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def display(url: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """The URL for people: without credentials, and decoded where that cannot deceive.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL.

    Example:
        >>> import waymark
        >>> waymark.display(["https://me:secret@xn--bcher-kva.example/caf%C3%A9"])
        ['https://bücher.example/café']
        >>> waymark.display(["https://xn--pple-43d.com/"])
        ['https://xn--pple-43d.com/']
        >>> waymark.display(["not a URL"])
        [None]
    """
    return answer("display", {"url": url}, assume_scheme=assume_scheme, base=base)


@overload
def warnings(url: Strings, *, assume_scheme: Scheme = None, base: str | None = None) -> list[str | None]: ...
@overload
def warnings(url: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None) -> Column: ...
def warnings(url: Any, *, assume_scheme: Scheme = None, base: str | None = None) -> Any:
    """The codes of what in the domain of a URL could deceive people, with commas between them; an empty string if there is nothing.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL, and a host that is not a domain.

    Example:
        >>> import waymark
        >>> waymark.warnings(["https://xn--pple-43d.com/"])
        ['mixed-script']
        >>> waymark.warnings(["https://example.com/"])
        ['']
        >>> waymark.warnings(["https://127.0.0.1/"])
        [None]
    """
    return answer("warnings", {"url": url}, assume_scheme=assume_scheme, base=base)


@overload
def matches(url: Strings, pattern: Strings, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> list[bool | None]: ...
@overload
def matches(url: Column | str | None, pattern: Column | str | None, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Column: ...
def matches(url: Any, pattern: Any, *, assume_scheme: Scheme = None, base: str | None = None, unknown: Unknown = None) -> Any:
    """Whether a URL matches a pattern.

    Args:
        url: An absolute URL.
        pattern: A pattern of the URL Pattern Standard, with its scheme.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Returns:
        True and false; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that is not a URL.

    Example:
        >>> import waymark
        >>> waymark.matches(["https://example.com/books/7"], "https://example.com/books/:id")
        [True]
        >>> waymark.matches(["https://example.com/cds/7"], "https://example.com/books/:id")
        [False]
        >>> waymark.matches(["not a URL"], "https://*/*")
        [None]
    """
    return answer("matches", {"url": url, "pattern": pattern}, assume_scheme=assume_scheme, base=base, unknown=unknown)


@overload
def language(tag: Strings) -> list[str | None]: ...
@overload
def language(tag: Column | str | None) -> Column: ...
def language(tag: Any) -> Any:
    """The canonical form of a language tag (BCP 47), whether or not its subtags are registered.

    Args:
        tag: A language tag.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a tag that is not well-formed.

    Example:
        >>> import waymark
        >>> waymark.language(["zh-hant-tw"])
        ['zh-Hant-TW']
        >>> waymark.language(["iw-il"])
        ['he-IL']
        >>> waymark.language(["en-UK"])
        ['en-UK']
        >>> waymark.language(["en_US"])
        [None]
    """
    return answer("language", {"tag": tag})


@overload
def hreflang(tag: Strings) -> list[bool | None]: ...
@overload
def hreflang(tag: Column | str | None) -> Column: ...
def hreflang(tag: Any) -> Any:
    """Whether search engines use the value of an `hreflang` attribute.

    Args:
        tag: A language tag.

    Returns:
        True and false; None for None, for what is not UTF-8 or longer than 1 MiB.

    Example:
        >>> import waymark
        >>> waymark.hreflang(["en-GB"])
        [True]
        >>> waymark.hreflang(["x-default"])
        [True]
        >>> waymark.hreflang(["en-UK"])
        [False]
    """
    return answer("hreflang", {"tag": tag})


@overload
def hreflang_problem(tag: Strings) -> list[str | None]: ...
@overload
def hreflang_problem(tag: Column | str | None) -> Column: ...
def hreflang_problem(tag: Any) -> Any:
    """The code of the first problem of an `hreflang` value.

    Args:
        tag: A language tag.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a value without problems.

    Example:
        >>> import waymark
        >>> waymark.hreflang_problem(["en_GB"])
        ['tag-not-well-formed']
        >>> waymark.hreflang_problem(["en-GB"])
        [None]
    """
    return answer("hreflang_problem", {"tag": tag})


@overload
def hreflang_suggestion(tag: Strings) -> list[str | None]: ...
@overload
def hreflang_suggestion(tag: Column | str | None) -> Column: ...
def hreflang_suggestion(tag: Any) -> Any:
    """The `hreflang` value that was probably meant.

    Args:
        tag: A language tag.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a value without problems, and one that no common mistake explains.

    Example:
        >>> import waymark
        >>> waymark.hreflang_suggestion(["en-UK"])
        ['en-GB']
        >>> waymark.hreflang_suggestion(["en-GB"])
        [None]
    """
    return answer("hreflang_suggestion", {"tag": tag})


@overload
def page_url(url: Strings, *, assume_scheme: Scheme = None) -> list[str | None]: ...
@overload
def page_url(url: Column | str | None, *, assume_scheme: Scheme = None) -> Column: ...
def page_url(url: Any, *, assume_scheme: Scheme = None) -> Any:
    """The URL of a public page, as `normalizeURL` of `@waymark/i18n-validation` writes it: without query, fragment, default port and trailing slash.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that `is_page_url` rejects.

    Example:
        >>> import waymark
        >>> waymark.page_url(["HTTPS://Bücher.Example:443/a/../b/?utm_source=x#top"])
        ['https://xn--bcher-kva.example/b']
        >>> waymark.page_url(["ftp://example.com/"])
        [None]
    """
    return answer("page_url", {"url": url}, assume_scheme=assume_scheme)


@overload
def is_page_url(url: Strings, *, assume_scheme: Scheme = None) -> list[bool | None]: ...
@overload
def is_page_url(url: Column | str | None, *, assume_scheme: Scheme = None) -> Column: ...
def is_page_url(url: Any, *, assume_scheme: Scheme = None) -> Any:
    """Whether the string can be the URL of a public page: an absolute `http` or `https` URL.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.

    Returns:
        True and false; None for None, for what is not UTF-8 or longer than 1 MiB.

    Example:
        >>> import waymark
        >>> waymark.is_page_url(["https://example.com/a b"])
        [True]
        >>> waymark.is_page_url(["mailto:me@example.com"])
        [False]
        >>> waymark.is_page_url(["example.com"])
        [False]
    """
    return answer("is_page_url", {"url": url}, assume_scheme=assume_scheme)


@overload
def page_url_problem(url: Strings, *, assume_scheme: Scheme = None) -> list[str | None]: ...
@overload
def page_url_problem(url: Column | str | None, *, assume_scheme: Scheme = None) -> Column: ...
def page_url_problem(url: Any, *, assume_scheme: Scheme = None) -> Any:
    """The code of why the string cannot be the URL of a public page.

    Args:
        url: An absolute URL.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as `www.example.com/a`.

    Returns:
        Strings; None for None, for what is not UTF-8 or longer than 1 MiB, for a string that `is_page_url` accepts.

    Example:
        >>> import waymark
        >>> waymark.page_url_problem(["https://exa mple.com/"])
        ['INVALID_HOST']
        >>> waymark.page_url_problem(["mailto:me@example.com"])
        ['UNSUPPORTED_PROTOCOL']
        >>> waymark.page_url_problem(["https://example.com/"])
        [None]
    """
    return answer("page_url_problem", {"url": url}, assume_scheme=assume_scheme)
