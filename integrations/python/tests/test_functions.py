from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from conftest import NODE, SUFFIXES, WORKER_FILE, corpus
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F  # noqa: N812

import waymark.spark
from waymark.spark import OPS, Worker, with_waymark

VALUES = {
    "method": "whatwg",
    "preset": "standard",
    "part": "host",
    "section": "icann",
    "name": "b",
    "pattern": "https://*/*",
    "tag": "iw-il",
}
"""What columns other than URLs have, and the arguments that are the same for all rows."""

URLS = ["HTTPS://A.example:443/./b?b=1#d", "a\tb\nc", "https://é.example\\x\r", "", "x", "\\N"]


def urls_of(spark: SparkSession, urls: list[str | None]) -> DataFrame:
    return spark.createDataFrame(list(enumerate(urls)), "n INT, url STRING")


def answers_of_worker(op: str, rows: list[dict[str, str]], flags: list[str]) -> list[object]:
    """What the worker answers in another format, to rows without NULL."""
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    command = [NODE, str(WORKER_FILE), "--op", op, "--format", "jsonl", *flags]
    done = subprocess.run(command, input=lines.encode(), capture_output=True, check=True)
    answers = [json.loads(line)[op] for line in done.stdout.decode().splitlines()]
    return answers if OPS[op].is_text else [None if one is None else one == 1 for one in answers]


@pytest.mark.parametrize("op", OPS)
def test_every_function_answers_what_the_worker_answers(
    spark: SparkSession, worker: Worker, op: str
) -> None:
    urls = URLS + corpus()[::2_000]
    columns = tuple(name for name in OPS[op].columns if name not in OPS[op].constants)
    rows = [
        {
            name: VALUES.get(name, url if name in ("url", "reference") else urls[n // 2])
            for name in columns
        }
        for n, url in enumerate(urls)
    ]
    if columns == ("tag",):
        rows += [{"tag": tag} for tag in ("en-UK", "x-default", "zh-Hant", "en_US", "de")]
    options = {name: VALUES[name] for name in OPS[op].constants}
    frame = spark.createDataFrame(
        [(n, *row.values()) for n, row in enumerate(rows)],
        ", ".join(["n INT", *(f"{name} STRING" for name in columns)]),
    )
    function = getattr(waymark.spark, op.replace("-", "_"))
    found = function(frame, *columns, "answer", worker=worker, **options)
    assert found.columns == [*frame.columns, "answer"]
    flags = [f"--{name}={value}" for name, value in options.items()]
    expected = answers_of_worker(op, rows, flags)
    # To sort in Spark would ask the workers twice.
    assert [row["answer"] for row in sorted(found.collect())] == expected
    assert any(answer is not None for answer in expected)


def test_columns_of_all_types_stay_as_they_are(spark: SparkSession, worker: Worker) -> None:
    frame = spark.sql(
        """
        SELECT id AS `the id`, CAST(id AS TINYINT) AS tiny, CAST(id AS DECIMAL(20, 3)) AS decimal,
          id / 3 AS double, id % 2 = 0 AS even, CAST(CAST(id AS STRING) AS BINARY) AS bytes,
          DATE'2026-01-01' AS day, TIMESTAMP'2026-01-01 12:00:00.123456' AS instant,
          TIMESTAMP_NTZ'2026-01-01 12:00:00' AS local, INTERVAL '3' DAY AS interval,
          array(id, NULL) AS list, map('a', struct(id AS b)) AS map, struct(id AS `c.d`) AS struct,
          if(id % 3 = 0, NULL, concat('https://a.example/', id, '/')) AS url
        FROM range(100)
        """
    )
    found = with_waymark(frame, "url", {"normal": "normalize", "is url": "valid"}, worker=worker)
    assert found.schema.fields[:-2] == frame.schema.fields
    assert found.drop("normal", "is url").orderBy("the id").collect() == (
        frame.orderBy("the id").collect()
    )
    for row in found.collect():
        id_ = row["the id"]
        assert row["normal"] == (None if id_ % 3 == 0 else f"https://a.example/{id_}/")
        assert row["is url"] == (None if id_ % 3 == 0 else True)


def test_bytes_that_are_not_utf_8_have_no_answer(spark: SparkSession, worker: Worker) -> None:
    frame = spark.sql("SELECT CAST(X'68747470733A2F2F612FFF' AS STRING) AS url")
    assert waymark.spark.valid(frame, "url", "ok", worker=worker).first()["ok"] is None


def test_large_strings_and_a_limit(spark: SparkSession, worker: Worker) -> None:
    spark.conf.set("spark.sql.execution.arrow.useLargeVarTypes", "true")
    try:
        frame = spark.range(50_000).select(F.concat(F.lit("http://a/"), "id").alias("url"))
        found = waymark.spark.normalize(frame, "url", "normal", worker=worker)
        assert [row["normal"] for row in found.limit(3).collect()] == (
            ["http://a/0", "http://a/1", "http://a/2"]
        )
    finally:
        spark.conf.unset("spark.sql.execution.arrow.useLargeVarTypes")


def test_an_unknown_name_fails_the_job_unless_it_may_be_null(
    spark: SparkSession, worker: Worker
) -> None:
    frame = spark.createDataFrame([("https://a.example/", "same-sit")], "url STRING, how STRING")
    found = waymark.spark.key_by(frame, "url", "how", "key", worker=worker)
    with pytest.raises(PySparkException, match="did you mean .*same-site"):
        found.collect()
    columns = {"url": "url", "method": "how"}
    found = with_waymark(frame, columns, {"key": "key-by"}, unknown="null", worker=worker)
    assert found.first()["key"] is None


def test_a_scheme_can_be_assumed(spark: SparkSession, worker: Worker) -> None:
    frame = urls_of(spark, ["example.com:8080/x"])
    found = waymark.spark.host(frame, "url", "host", assume_scheme="https", worker=worker)
    assert found.first()["host"] == "example.com"


def test_a_newer_suffix_list(spark: SparkSession, worker: Worker, tmp_path: Path) -> None:
    file = tmp_path / "list.dat"
    file.write_text(SUFFIXES)
    frame = urls_of(spark, ["https://a.b.example/"])
    found = waymark.spark.domain(frame, "url", "domain", suffix_list=str(file), worker=worker)
    assert found.first()["domain"] == "a.b.example"


def test_a_failing_worker_fails_the_job(spark: SparkSession, worker: Worker) -> None:
    frame = urls_of(spark, list(URLS))
    with pytest.raises(PySparkException, match="WaymarkError.* exit status 2.*unheard-of"):
        waymark.spark.key(frame, "url", "key", method="unheard-of", worker=worker).collect()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("url", {"x": "xyzzy"}, {}), "there is no op 'xyzzy': the ops are normalize"),
        (("url", {"x": "normalise"}, {}), "there is no op 'normalise'; did you mean 'normalize'?"),
        (("url", {}, {}), "ops is empty"),
        (("link", {"x": "site"}, {}), "there is no column 'link': the columns are n, url"),
        (("url", {"URL": "site"}, {}), "there is a column 'URL' already"),
        (("url", {"x": "site", "X": "valid"}, {}), "there is a column 'X' already"),
        (("url", {"x": "part"}, {}), "the ops read 2 columns: name them as"),
        (("url", {"x": "site"}, {"assume_scheme": "https", "base": "https://a/"}), "give assume_"),
        (("url", {"x": "site"}, {"preset": "seo"}), "none of the ops reads preset: normalize"),
        (("url", {"x": "site"}, {"method_options": {}}), "none of the ops reads method_options"),
        (("url", {"x": "equal"}, {"method": "whatwg"}), "the ops read 2 columns: name them as"),
        (({"url": "url"}, {"x": "key-by"}, {}), "the ops read url, method, but got url"),
    ],
)
def test_mistakes_are_refused_before_anything_runs(
    spark: SparkSession, arguments: tuple[str, dict[str, str], dict[str, str]], message: str
) -> None:
    column, ops, options = arguments
    with pytest.raises(ValueError, match=message):
        with_waymark(urls_of(spark, ["x"]), column, ops, **options)


def test_a_column_must_have_strings(spark: SparkSession) -> None:
    with pytest.raises(TypeError, match="the column 'n' is int: cast it to string"):
        waymark.spark.valid(urls_of(spark, ["x"]), "n", "ok")
    twice = spark.sql("SELECT 'a' AS url, 'b' AS url")
    with pytest.raises(ValueError, match="there are several columns 'url'"):
        waymark.spark.valid(twice, "url", "ok")


def test_rules_change_a_preset(spark: SparkSession, worker: Worker) -> None:
    frame = urls_of(spark, ["https://a.example/?b=1&a=2#c"])
    found = waymark.spark.normalize(
        frame, "url", "normal", preset="standard", rule="sort-query, remove-fragment", worker=worker
    )
    assert found.first()["normal"] == "https://a.example/?a=2&b=1"
    grouped = waymark.spark.key(frame, "url", "key", rule="remove-fragment", worker=worker)
    assert grouped.first()["key"] is not None
