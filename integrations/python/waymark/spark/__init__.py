"""URL functions for Spark DataFrames, and the audit of hreflang links as Spark SQL."""

from waymark._op import Op
from waymark._worker_process import WaymarkError
from waymark.generated import spark_functions as _functions
from waymark.generated.ops import OPS
from waymark.generated.spark_functions import *  # noqa: F403
from waymark.spark._audit import AUDIT_CODES, hreflang_audit, load_tables
from waymark.spark._register import register_spark
from waymark.spark._with_waymark import with_waymark
from waymark.spark._worker import Worker, install

__all__ = ["AUDIT_CODES", "OPS", "Op", "WaymarkError", "Worker"]
__all__ += ["hreflang_audit", "install", "load_tables", "register_spark", "with_waymark"]
__all__ += _functions.__all__
