"""Answers the calls of a table in one engine: `python tests/ask_table.py FOLDER ENGINE`.

FOLDER/table.json has `columns` (their names), `rows` (strings or null) and `calls`, such as
`{"name": "part", "arguments": [{"column": "url"}, {"constant": "host"}], "returns": "string"}`.
FOLDER/answers-ENGINE.jsonl gets a line for each row: a list with the answer to each call.

chdb is not among the requirements, because it has 560 MB: `pip install chdb==4.4.0`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa
from conftest import NODE, ROOT, WORKER_FILE, start_spark

import waymark
from waymark._columns import op_of

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
        sql = _sql(f"waymark_{call['name']}", call, '"', lambda _: "CAST(? AS VARCHAR)")
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
            sql = [
                _sql(f"waymark_{call['name']}", call, "`", lambda _: "CAST(? AS STRING)")
                for call in some
            ]
            named = [f"{one} AS `{n}`" for n, one in enumerate(sql)]
            constants = [
                one["constant"] for call in some for one in call["arguments"] if "constant" in one
            ]
            query = f"SELECT {', '.join(named)} FROM asked ORDER BY n"
            rows = spark.sql(query, args=constants).collect()
            answers += [[row[n] for row in rows] for n in range(len(some))]
    return answers


def ask_chdb(columns: Columns, calls: list[Call]) -> Answers:
    from chdb.session import Session

    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        _declare_to_clickhouse(folder)
        rows = zip(range(len(next(iter(columns.values())))), *columns.values(), strict=True)
        _write_lines(folder / "rows.jsonl", rows)
        types = ", ".join(["n UInt32", *(f"`{name}` Nullable(String)" for name in columns)])
        source = f"file('{folder}/rows.jsonl', JSONCompactEachRow, '{types}')"
        session = Session(f"{folder}/data?config-file={folder}/config.xml")

        def ask(call: Call) -> list[Any]:
            words = op_of(call["name"], len(call["arguments"])).split("-")
            name = f"waymark{''.join(word.capitalize() for word in words)}"
            sql = _sql(name, call, "`", _clickhouse_string)
            answered = session.query(f"SELECT {sql} FROM {source} ORDER BY n", "JSONCompactEachRow")
            answers = [json.loads(line)[0] for line in answered.bytes().splitlines()]
            if call["returns"] == "boolean":
                return [None if one is None else one == 1 for one in answers]
            return answers

        try:
            return [ask(call) for call in calls]
        finally:
            session.close()


ENGINES: dict[str, Callable[[Columns, list[Call]], Answers]] = {
    "lists": ask_lists,
    "pyarrow": ask_pyarrow,
    "pandas": ask_pandas,
    "polars": ask_polars,
    "duckdb": ask_duckdb,
    "spark": ask_spark,
    "chdb": ask_chdb,
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


def _sql(name: str, call: Call, quote: str, constant: Callable[[str | None], str]) -> str:
    arguments = [
        f"{quote}{one['column']}{quote}" if "column" in one else constant(one["constant"])
        for one in call["arguments"]
    ]
    return f"{name}({', '.join(arguments)})"


def _numbered(columns: Columns) -> pa.Table:
    arrays = {name: pa.array(values, pa.string()) for name, values in columns.items()}
    return pa.table({"n": range(len(next(iter(columns.values())))), **arrays})


def _clickhouse_string(text: str | None) -> str:
    if text is None:
        return "CAST(NULL, 'Nullable(String)')"
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _declare_to_clickhouse(folder: Path) -> None:
    """Writes the configuration of ClickHouse, with the declarations of @waymark/clickhouse."""
    module = ROOT / "integrations" / "clickhouse" / "src" / "functions-xml.ts"
    script = f"process.stdout.write((await import({json.dumps(module.as_uri())})).functionsXml())"
    command = [NODE, "--conditions=@waymark/source", "--input-type=module", "--eval", script]
    made = subprocess.run(command, capture_output=True, check=True)
    (folder / "waymark_function.xml").write_bytes(made.stdout)
    scripts = folder / "scripts"
    scripts.mkdir()
    shutil.copy(WORKER_FILE, scripts / "worker.cjs")
    (scripts / "worker.cjs").chmod(0o755)
    (folder / "config.xml").write_text(
        f"""<clickhouse>
  <user_defined_executable_functions_config>{folder}/*_function.xml</user_defined_executable_functions_config>
  <user_scripts_path>{scripts}</user_scripts_path>
</clickhouse>
"""
    )


def _write_lines(file: Path, rows: Iterable[tuple[object, ...]]) -> None:
    lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in rows]
    file.write_text("".join(lines), "utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[2] not in ENGINES:
        sys.exit(f"Usage: python tests/ask_table.py FOLDER {'|'.join(ENGINES)}")
    answer_table(Path(sys.argv[1]), sys.argv[2])
