"""The audit of hreflang links over the tables of `waymark keys`."""

from __future__ import annotations

import os
from typing import Literal

from pyspark.sql import DataFrame, SparkSession

from waymark.generated.audit import CACHED, CHECKS, CODES, FINDINGS, STEPS, TABLES

AUDIT_CODES: tuple[str, ...] = CODES
"""The codes of all problems that `hreflang_audit` finds."""


def load_tables(
    spark: SparkSession,
    folder: str | os.PathLike[str],
    format: Literal["ndjson", "parquet"] = "ndjson",  # noqa: A002
) -> None:
    """Makes the temporary views `pages`, `links`, `keys` and `languages`.

    Args:
        spark: The session.
        folder: What `waymark keys … --out` wrote, where all executors can read it.
        format: That of `waymark keys … --to`.
    """
    if format not in ("ndjson", "parquet"):
        raise ValueError(f"format must be 'ndjson' or 'parquet', got {format!r}")
    for name, schema in TABLES.items():
        path = f"{os.fspath(folder)}/{name}.{format}"
        if format == "parquet":
            table = spark.read.schema(schema).parquet(path)
        else:
            table = spark.read.schema(schema).option("mode", "FAILFAST").json(path)
        table.createOrReplaceTempView(name)


def hreflang_audit(spark: SparkSession) -> DataFrame:
    """Returns what `waymark validate` reports with the same codes, from the tables.

    It reads the views of `load_tables`, and makes temporary views whose names begin with
    `audit_`. What several checks read is cached, in memory or on disk; afterwards,
    `spark.catalog.clearCache()` frees it. It helps to cache the tables too, if they fit.

    Returns:
        A row for each problem: `code`, `page`, `link`, `loc`, `lang` and `target`.
    """
    for name, sql in STEPS.items():
        step = spark.sql(sql)
        (step.cache() if name in CACHED else step).createOrReplaceTempView(name)
    spark.sql("\nUNION ALL\n".join(CHECKS)).createOrReplaceTempView("audit_found")
    findings = spark.sql(FINDINGS)
    findings.createOrReplaceTempView("audit_findings")
    return findings
