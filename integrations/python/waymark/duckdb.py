"""The functions of SQL in DuckDB."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

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
    unknown: str | None = None,
) -> None:
    """Adds `waymark_domain(url)` and the other functions to a connection.

    Args:
        connection: A connection. It may have them already.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as
            `www.example.com/a`.
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
    flags_of("domain", assume_scheme, unknown)
    for name in functions.__all__:
        sql_name = f"waymark_{name}"
        with suppress(duckdb.InvalidInputException):
            connection.remove_function(sql_name)
        connection.create_function(  # type: ignore[call-overload]
            sql_name,
            _function(name, assume_scheme, unknown),
            None,
            "VARCHAR" if OPS[name.replace("_", "-")].is_text else "BOOLEAN",
            type="arrow",
            null_handling="special",
        )
    connection.execute(f"CREATE OR REPLACE TEMP MACRO waymark_version() AS '{version()}'")


def _function(
    name: str, assume_scheme: str | None, unknown: str | None
) -> Callable[..., pa.ChunkedArray]:
    # A function of DuckDB in Python has one signature: with *, any number of arguments.
    def answer(*columns: pa.ChunkedArray) -> pa.ChunkedArray:
        op = op_of(name, len(columns))
        return answer_values(
            op,
            [values_of(column) for column in columns],
            pa.string() if OPS[op].is_text else pa.bool_(),
            worker=local_worker(),
            flags=flags_of(op, assume_scheme, unknown),
        )

    return answer
