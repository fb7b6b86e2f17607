"""The functions of SQL in Spark."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import SUFFIXES
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

import waymark
from waymark.generated import functions
from waymark.spark import Worker, register_spark

URLS = ["https://www.foo.github.io/?a=1", "not a URL", "", "\\N", "HTTPS://É.example/a\tb\n", None]


def test_every_function_answers_what_columns_answer(spark: SparkSession, worker: Worker) -> None:
    register_spark(spark, worker=worker)
    frame = spark.createDataFrame(list(enumerate(URLS)), "n INT, url STRING").coalesce(1)
    frame.createOrReplaceTempView("urls")
    second = {"part": "host", "param": "a", "matches": "https://*/*", "resolve": "https://b/"}
    second["equal"] = "https://b/"
    calls = [
        f"waymark_{name}(url{f', {second[name]!r}' if name in second else ''}) AS {name}"
        for name in functions.__all__
    ]
    # Each function is a process of each task.
    for n in range(0, len(calls), 6):
        names = functions.__all__[n : n + 6]
        rows = spark.sql(f"SELECT n, {', '.join(calls[n : n + 6])} FROM urls ORDER BY n").collect()
        for name in names:
            arguments = [second[name]] if name in second else []
            expected = getattr(waymark, name)(URLS, *arguments)
            assert [row[name] for row in rows] == expected, name


def test_the_last_argument_can_be_left_out(spark: SparkSession, worker: Worker) -> None:
    register_spark(spark, worker=worker)
    row = spark.sql(
        "SELECT waymark_domain('https://www.foo.github.io/') AS all,"
        " waymark_domain('https://www.foo.github.io/', 'icann') AS icann,"
        " waymark_domain(NULL) AS nothing, waymark_version() AS version"
    ).first()
    assert row is not None
    assert tuple(row) == ("foo.github.io", "github.io", None, waymark.version())


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("waymark_key('https://a/', 'same-sit')", 'did you mean "same-site"'),
        ("waymark_domain('https://a/', 'all', 'x')", "takes 1 or 2 arguments, got 3"),
        ("waymark_domain(id)", "a column must have strings, got int64"),
    ],
)
def test_a_mistake_fails_the_query(
    spark: SparkSession, worker: Worker, call: str, message: str
) -> None:
    register_spark(spark, worker=worker)
    with pytest.raises(PySparkException, match=message):
        spark.sql(f"SELECT {call} FROM range(3)").collect()


def test_options_hold_for_all_functions(
    spark: SparkSession, worker: Worker, tmp_path: Path
) -> None:
    register_spark(spark, worker=worker, assume_scheme="https", unknown="null")
    row = spark.sql(
        "SELECT waymark_host('example.com:8080/x'), waymark_language('de-de'),"
        " waymark_key('https://a/', 'same-sit')"
    ).first()
    assert row is not None
    assert tuple(row) == ("example.com", "de-DE", None)
    file = tmp_path / "list.dat"
    file.write_text(SUFFIXES)
    register_spark(spark, base="https://a.b.example/c", suffix_list=str(file), worker=worker)
    row = spark.sql("SELECT waymark_domain('../x'), waymark_version()").first()
    assert row is not None
    assert tuple(row) == ("a.b.example", waymark.version(suffix_list=file))
