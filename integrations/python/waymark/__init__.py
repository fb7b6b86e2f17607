"""URL functions for columns: lists, pyarrow, pandas, Polars, and SQL in DuckDB and Spark."""

from waymark._worker import close, version
from waymark._worker_process import WaymarkError
from waymark.generated import functions as _functions
from waymark.generated.functions import *  # noqa: F403

__all__ = ["WaymarkError", "close", "version"]
__all__ += _functions.__all__
