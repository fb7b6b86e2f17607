"""The functions of SQL in DuckDB."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import duckdb
import pyarrow as pa

from waymark._columns import flags_of, op_of, values_of
from waymark._worker import answer_values, local_worker, version
from waymark.generated import functions
from waymark.generated.ops import OPS


def register(
    connection: duckdb.DuckDBPyConnection,
    *,
    assume_scheme: str | None = None,
    base: str | None = None,
    suffix_list: str | os.PathLike[str] | None = None,
    unknown: str | None = None,
) -> None:
    """Adds `waymark_domain(url)` and the other functions to a connection.

    Args:
        connection: A connection. It may have them already.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as
            `www.example.com/a`.
        base: The absolute URL that relative references are resolved against.
        suffix_list: The file of a newer Public Suffix List than the built-in one.
        unknown: `null` makes NULL of a wrong name in a column; the default is `error`.

    Raises:
        ValueError: If an option has another value.
        WaymarkError: If the worker cannot be started. A query whose worker fails ends with an
            error of DuckDB that has the same message.

    Example:
        >>> import duckdb
        >>> import waymark.duckdb
        >>> connection = duckdb.connect()
        >>> waymark.duckdb.register(connection)
        >>> connection.sql("SELECT waymark_domain('https://www.example.co.uk/')").fetchall()
        [('example.co.uk',)]
    """
    options = {
        "assume_scheme": assume_scheme,
        "base": base,
        "suffix_list": None if suffix_list is None else os.path.abspath(suffix_list),
        "unknown": unknown,
    }
    flags_of("domain", **options)
    for name in functions.__all__:
        sql_name = f"waymark_{name}"
        with suppress(duckdb.InvalidInputException):
            connection.remove_function(sql_name)
        connection.create_function(  # type: ignore[call-overload]
            sql_name,
            _function(name, options),
            None,
            "VARCHAR" if OPS[name.replace("_", "-")].is_text else "BOOLEAN",
            type="arrow",
            null_handling="special",
        )
    connection.execute(
        f"CREATE OR REPLACE TEMP MACRO waymark_version() AS '{version(suffix_list=suffix_list)}'"
    )


def _function(name: str, options: dict[str, Any]) -> Callable[..., pa.ChunkedArray]:
    # A function of DuckDB in Python has one signature: with *, any number of arguments.
    def answer(*columns: pa.ChunkedArray) -> pa.ChunkedArray:
        op = op_of(name, len(columns))
        return answer_values(
            op,
            [values_of(column) for column in columns],
            pa.string() if OPS[op].is_text else pa.bool_(),
            worker=local_worker(),
            flags=flags_of(op, **options),
        )

    return answer
