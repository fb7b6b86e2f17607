"""What the README says of RDD.pipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import NODE, WORKER_FILE
from pyspark.sql import SparkSession

import waymark.spark


def test_lines_through_a_pipe(spark: SparkSession, worker: waymark.spark.Worker) -> None:
    urls = spark.sparkContext.parallelize(["HTTPS://A.example", "x", "", "http://é.example/ "], 2)
    command = f"{NODE} {worker.file} --op normalize --format lines"
    found = urls.pipe(command, checkCode=True).collect()
    assert found == ["https://a.example/", "", "", "http://xn--9ca.example/"]


def test_rows_of_tsv_through_a_pipe(spark: SparkSession, worker: waymark.spark.Worker) -> None:
    rows = spark.sparkContext.parallelize(["https://www.a.co.uk/\tsame-site", "x\tsame-site"], 2)
    command = f"{NODE} {worker.file} --op key-by,domain"
    found = rows.pipe(command, checkCode=True).collect()
    assert found == ["https://a.co.uk\ta.co.uk", "\\N\t\\N"]


def test_a_status_is_only_seen_if_it_is_asked_for(spark: SparkSession, tmp_path: Path) -> None:
    urls = spark.sparkContext.parallelize(["https://a.example/"] * 4, 2)
    wrong = f"{NODE} {WORKER_FILE} --op normalise"
    assert urls.pipe(wrong).collect() == []
    with pytest.raises(Exception, match="exited with error code 2"):
        urls.pipe(wrong, checkCode=True).collect()
