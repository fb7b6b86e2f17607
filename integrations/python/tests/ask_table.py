"""Answers the calls of a table in one engine: `python tests/ask_table.py FOLDER ENGINE`.

FOLDER/table.json has `columns` (their names), `rows` (strings or null) and `calls`, such as
`{"name": "part", "arguments": [{"column": "url"}, {"constant": "host"}], "returns": "string"}`.
FOLDER/answers-ENGINE.jsonl gets a line for each row: a list with the answer to each call.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
from conftest import NODE, WORKER_FILE, start_spark

import waymark

Columns = dict[str, list["str | None"]]
Call = dict[str, Any]
Answers = list[list["str | bool | None"]]
"""A column for each call."""

CALLS_AT_ONCE = 8
"""In a query of Spark, where each function is a process for each task."""


def ask_lists(columns: Columns, calls: list[Call]) -> Answers:
    return [_ask_function(columns, call) for call in calls]


def ask_pyarrow(columns: Columns, calls: list[Call]) -> Answers:
    arrays = {name: pa.array(values, pa.string()) for name, values in columns.items()}
    return [_ask_function(arrays, call).to_pylist() for call in calls]


def ask_pandas(columns: Columns, calls: list[Call]) -> Answers:
    import pandas as pd

    series = {name: pd.Series(values, dtype="string") for name, values in columns.items()}
    answers = [_ask_function(series, call) for call in calls]
    return [[None if pd.isna(one) else one for one in answer.tolist()] for answer in answers]


def ask_polars(columns: Columns, calls: list[Call]) -> Answers:
    import polars as pl

    frame = pl.LazyFrame(columns, dict.fromkeys(columns, pl.String))
    expressions = {name: pl.col(name) for name in columns}
    asked = [_ask_function(expressions, call).alias(str(n)) for n, call in enumerate(calls)]
    return [column.to_list() for column in frame.select(asked).collect().get_columns()]


def ask_duckdb(columns: Columns, calls: list[Call]) -> Answers:
    import duckdb

    import waymark.duckdb

    connection = duckdb.connect()
    waymark.duckdb.register(connection)
    connection.register("asked", _numbered(columns))

    def ask(call: Call) -> list[Any]:
        constants = [one["constant"] for one in call["arguments"] if "constant" in one]
        sql = _sql(call, '"', "VARCHAR")
        rows = connection.execute(f"SELECT {sql} FROM asked ORDER BY n", constants).fetchall()
        return [answer for (answer,) in rows]

    return [ask(call) for call in calls]


def ask_spark(columns: Columns, calls: list[Call]) -> Answers:
    from waymark.spark import Worker, register_spark

    answers: Answers = []
    with start_spark("local[2]") as spark:
        register_spark(spark, worker=Worker(str(WORKER_FILE.resolve()), NODE))
        frame = spark.createDataFrame(
            list(zip(range(len(next(iter(columns.values())))), *columns.values(), strict=True)),
            ", ".join(["n INT", *(f"`{name}` STRING" for name in columns)]),
        )
        frame.coalesce(1).createOrReplaceTempView("asked")
        for begin in range(0, len(calls), CALLS_AT_ONCE):
            some = calls[begin : begin + CALLS_AT_ONCE]
            sql = [_sql(call, "`", "STRING") for call in some]
            named = [f"{one} AS `{n}`" for n, one in enumerate(sql)]
            constants = [
                one["constant"] for call in some for one in call["arguments"] if "constant" in one
            ]
            query = f"SELECT {', '.join(named)} FROM asked ORDER BY n"
            rows = spark.sql(query, args=constants).collect()
            answers += [[row[n] for row in rows] for n in range(len(some))]
    return answers


ENGINES: dict[str, Callable[[Columns, list[Call]], Answers]] = {
    "lists": ask_lists,
    "pyarrow": ask_pyarrow,
    "pandas": ask_pandas,
    "polars": ask_polars,
    "duckdb": ask_duckdb,
    "spark": ask_spark,
}


def answer_table(folder: Path, engine: str) -> None:
    """Writes the answers of an engine beside a table."""
    table = json.loads((folder / "table.json").read_text("utf-8"))
    columns = {name: [row[n] for row in table["rows"]] for n, name in enumerate(table["columns"])}
    answers = ENGINES[engine](columns, table["calls"])
    _write_lines(folder / f"answers-{engine}.jsonl", zip(*answers, strict=True))


def _ask_function(columns: dict[str, Any], call: Call) -> Any:  # noqa: ANN401
    arguments = [
        columns[one["column"]] if "column" in one else one["constant"] for one in call["arguments"]
    ]
    return getattr(waymark, call["name"])(*arguments)


def _sql(call: Call, quote: str, text: str) -> str:
    arguments = [
        f"{quote}{one['column']}{quote}" if "column" in one else f"CAST(? AS {text})"
        for one in call["arguments"]
    ]
    return f"waymark_{call['name']}({', '.join(arguments)})"


def _numbered(columns: Columns) -> pa.Table:
    arrays = {name: pa.array(values, pa.string()) for name, values in columns.items()}
    return pa.table({"n": range(len(next(iter(columns.values())))), **arrays})


def _write_lines(file: Path, rows: Iterable[tuple[object, ...]]) -> None:
    lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in rows]
    file.write_text("".join(lines), "utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[2] not in ENGINES:
        sys.exit(f"Usage: python tests/ask_table.py FOLDER {'|'.join(ENGINES)}")
    answer_table(Path(sys.argv[1]), sys.argv[2])
