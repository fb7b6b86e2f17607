"""As many URLs as WAYMARK_PYTHON_ROWS says, in Spark and by the command line."""

from __future__ import annotations

import hashlib
import os
import time
from itertools import cycle, islice
from pathlib import Path

from conftest import command_line, corpus
from pyspark.sql import SparkSession
from pyspark.sql import functions as F  # noqa: N812

import waymark.spark

ROWS = int(os.environ.get("WAYMARK_PYTHON_ROWS", "20000"))


ROW_HASH = r"""
  CAST(conv(substr(sha2(concat(n, '\t', coalesce(normalized, url)), 256), 1, 15), 16, 10)
    AS DECIMAL(38, 0))
"""
"""The first 60 bits of the SHA-256 of a row. Their sum does not depend on the order of rows."""


def row_hash(number: int, answer: str) -> int:
    return int(hashlib.sha256(f"{number}\t{answer}".encode()).hexdigest()[:15], 16)


def test_the_same_hash_as_the_command_line(
    spark: SparkSession, worker: waymark.spark.Worker, tmp_path: Path
) -> None:
    names = ("numbered", "urls", "expected", "present")
    numbered, urls, expected, present = (tmp_path / name for name in names)
    with numbered.open("w", newline="") as rows, urls.open("w", newline="") as lines:
        lines_of_all = corpus()
        # A small test has some lines of each file.
        sample = lines_of_all[:: max(1, len(lines_of_all) // ROWS)]
        for n, line in enumerate(islice(cycle(sample), ROWS)):
            rows.write(f"{n}\t{line}/{n}\n")
            lines.write(f"{line}/{n}\n")
    start = time.perf_counter()
    # A line that has no normal form stays in its place, or is left out to count such lines.
    command_line("normalize", urls, "--on-error", "keep", "--out", expected)
    seconds = time.perf_counter() - start
    print(f"waymark normalize: {ROWS} rows in {seconds:.1f} s, {ROWS / seconds:,.0f} rows/s")
    command_line("normalize", urls, "--on-error", "skip", "--out", present)
    with expected.open(newline="") as lines:
        expected_total = sum(row_hash(n, line[:-1]) for n, line in enumerate(lines))
    with present.open(newline="") as lines:
        expected_count = sum(1 for _ in lines)

    spark.conf.set("spark.sql.files.maxPartitionBytes", max(65_536, ROWS * 4))
    table = spark.read.text(str(numbered)).selectExpr(
        "CAST(substring_index(value, '\t', 1) AS BIGINT) AS n",
        "substr(value, instr(value, '\t') + 1) AS url",
    )
    found = waymark.spark.normalize(table, "url", "normalized", worker=worker)
    start = time.perf_counter()
    hashed = found.select("n", "normalized", F.expr(ROW_HASH).alias("hash"))
    count, present_count, last, total = hashed.agg(
        F.count("*"), F.count("normalized"), F.max("n"), F.sum("hash")
    ).first()
    seconds = time.perf_counter() - start
    partitions = table.rdd.getNumPartitions()
    print(f"Spark: {ROWS} rows in {seconds:.1f} s, {ROWS / seconds:,.0f} rows/s")
    print(f"{partitions} partitions, {ROWS - present_count} rows NULL, sum of hashes {total}")
    assert (count, last) == (ROWS, ROWS - 1)
    assert present_count == expected_count
    assert int(total) == expected_total
    assert partitions > 1
