"""The ops of `waymark worker`. Written by scripts/write-python.ts. Do not edit."""

from collections.abc import Mapping
from typing import Final

from waymark_spark.op import Op

OPS: Final[Mapping[str, Op]] = {
    "normalize": Op(
        ("url",),
        True,
        ("preset", "base"),
        (),
        "The normal form of a URL by a preset or rules.",
    ),
    "normalize-by": Op(
        ("url", "preset"),
        True,
        ("base",),
        (),
        "The normal form of a URL by the preset that a column names.",
    ),
    "key": Op(
        ("url",),
        True,
        ("method", "methodOptions", "base", "publicSuffixList"),
        ("method",),
        "The key of a URL by a comparison method: two URLs are equal if they have the same key.",
    ),
    "key-by": Op(
        ("url", "method"),
        True,
        ("base", "publicSuffixList"),
        (),
        "The key of a URL by the method, or preset, that a column names.",
    ),
    "equal": Op(
        ("url", "other"),
        False,
        ("method", "methodOptions", "base", "publicSuffixList"),
        ("method",),
        "Whether two URLs are equal by a comparison method; NULL if one of them has no key.",
    ),
    "equal-by": Op(
        ("url", "other", "method"),
        False,
        ("base", "publicSuffixList"),
        (),
        "Whether two URLs are equal by the method, or preset, that a column names.",
    ),
    "part": Op(
        ("url",),
        True,
        ("part", "base"),
        ("part",),
        "A part of a URL, such as the host; NULL if the URL does not have it.",
    ),
    "part-by": Op(
        ("url", "part"),
        True,
        ("base",),
        (),
        "The part of a URL that a column names.",
    ),
    "domain": Op(
        ("url",),
        True,
        ("base", "publicSuffixList"),
        (),
        "The registrable domain of a URL; NULL for IP addresses and public suffixes.",
    ),
    "suffix": Op(
        ("url",),
        True,
        ("base", "publicSuffixList"),
        (),
        "The public suffix of a URL’s host; NULL for IP addresses.",
    ),
    "site": Op(
        ("url",),
        True,
        ("base", "publicSuffixList"),
        (),
        "The site of a URL: scheme and registrable domain, or the host if there is none.",
    ),
    "valid": Op(
        ("url",),
        False,
        ("base",),
        (),
        "Whether a browser accepts the value as a URL.",
    ),
    "display": Op(
        ("url",),
        True,
        ("base",),
        (),
        "A URL for people: without credentials, and decoded where that cannot deceive.",
    ),
    "language": Op(
        ("tag",),
        True,
        (),
        (),
        "The canonical form of a BCP 47 language tag; NULL if it is not well-formed.",
    ),
    "hreflang": Op(
        ("tag",),
        False,
        (),
        (),
        "Whether search engines use a value of hreflang.",
    ),
}
"""What a worker can be asked, by name."""
