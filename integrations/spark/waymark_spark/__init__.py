"""URL functions for Spark DataFrames, and the audit of hreflang links as Spark SQL."""

from waymark_spark.audit import AUDIT_CODES, hreflang_audit, load_tables
from waymark_spark.errors import WorkerError
from waymark_spark.functions import (
    display,
    domain,
    equal,
    equal_by,
    hreflang,
    key,
    key_by,
    language,
    normalize,
    normalize_by,
    part,
    part_by,
    site,
    suffix,
    valid,
)
from waymark_spark.generated.ops import OPS
from waymark_spark.op import Op
from waymark_spark.with_waymark import with_waymark
from waymark_spark.worker import Worker, install

__all__ = [
    "AUDIT_CODES",
    "OPS",
    "Op",
    "Worker",
    "WorkerError",
    "display",
    "domain",
    "equal",
    "equal_by",
    "hreflang",
    "hreflang_audit",
    "install",
    "key",
    "key_by",
    "language",
    "load_tables",
    "normalize",
    "normalize_by",
    "part",
    "part_by",
    "site",
    "suffix",
    "valid",
    "with_waymark",
]
