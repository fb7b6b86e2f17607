"""The functions of SQL in Spark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import SparkSession
from pyspark.sql.types import BooleanType, StringType

from waymark._columns import flags_of, op_of, texts_of
from waymark._worker import version_of
from waymark.generated import functions
from waymark.generated.ops import OPS
from waymark.spark._answer_batches import Request, answer_batches
from waymark.spark._with_waymark import DEFAULT_WORKER
from waymark.spark._worker import Worker

if TYPE_CHECKING:
    from pyspark.sql.udf import UserDefinedFunction


def register_spark(
    spark: SparkSession,
    *,
    assume_scheme: str | None = None,
    base: str | None = None,
    suffix_list: str | None = None,
    unknown: str | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> None:
    """Adds `waymark_domain(url)` and the other functions to the SQL of a session.

    Args:
        spark: The session.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as
            `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one. The path is
            that on the executors.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.
        worker: The program, from `install`.

    Raises:
        ImportError: If PySpark is older than 4.1, which has no functions over Arrow.
        ValueError: If an option has another value.

    Example:
        >>> register_spark(spark, worker=install(spark))
        >>> spark.sql("SELECT waymark_domain('https://www.example.co.uk/') AS domain").show()
        +-------------+
        |       domain|
        +-------------+
        |example.co.uk|
        +-------------+
    """
    options = {
        "assume_scheme": assume_scheme,
        "base": base,
        "suffix_list": suffix_list,
        "unknown": unknown,
    }
    flags_of("domain", **options)
    for name in functions.__all__:
        spark.udf.register(f"waymark_{name}", _function(name, options, worker))

    def version() -> str:
        return version_of(worker, suffix_list)

    spark.udf.register("waymark_version", version)


def _function(name: str, options: dict[str, Any], worker: Worker) -> UserDefinedFunction:
    from pyspark.sql.functions import arrow_udf  # type: ignore[attr-defined]

    is_text = OPS[name.replace("_", "-")].is_text

    def answer(batches: Iterator[tuple[pa.Array, ...]]) -> Iterator[pa.Array]:
        # Spark does not check how many arguments a call has, and gives one without a tuple.
        tables = (
            _batch_of(columns if isinstance(columns, tuple) else (columns,)) for columns in batches
        )
        first = next(tables, None)
        if first is None:
            return
        op = op_of(name, first.num_columns)
        request = Request(
            worker=worker,
            arguments=("--op", op, "--chunk-header", *flags_of(op, **options)),
            inputs=tuple(range(first.num_columns)),
            names=("answer",),
            kinds=(is_text,),
        )
        for batch in answer_batches(chain([first], tables), request):
            yield batch.column(first.num_columns)

    made: UserDefinedFunction = arrow_udf(answer, StringType() if is_text else BooleanType())
    return made


def _batch_of(columns: Sequence[pa.Array]) -> pa.RecordBatch:
    arrays = [texts_of(column) for column in columns]
    return pa.RecordBatch.from_arrays(arrays, [str(n) for n in range(len(arrays))])
