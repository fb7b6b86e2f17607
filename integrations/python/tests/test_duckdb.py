"""The functions of SQL in DuckDB."""

from __future__ import annotations

from pathlib import Path

import duckdb
import pytest
from conftest import SUFFIXES

import waymark
import waymark.duckdb
from waymark.generated import functions

URLS = ["https://www.foo.github.io/?a=1", "not a URL", "", "\\N", "HTTPS://É.example/a\tb\n", None]
SECOND = {
    "part": "host",
    "param": "a",
    "matches": "https://*/*",
    "resolve": "https://b/",
    "equal": "https://b/",
}


@pytest.fixture
def connection() -> duckdb.DuckDBPyConnection:
    made = duckdb.connect()
    waymark.duckdb.register(made)
    made.execute("CREATE TABLE urls (n INT, url VARCHAR)")
    made.executemany("INSERT INTO urls VALUES (?, ?)", list(enumerate(URLS)))
    return made


@pytest.mark.parametrize("name", functions.__all__)
def test_every_function_answers_what_columns_answer(
    connection: duckdb.DuckDBPyConnection, name: str
) -> None:
    given = [SECOND[name]] if name in SECOND else []
    call = f"waymark_{name}(url{''.join(f', {one!r}' for one in given)})"
    rows = connection.execute(f"SELECT {call} FROM urls ORDER BY n").fetchall()
    assert [row[0] for row in rows] == getattr(waymark, name)(URLS, *given)


def test_the_last_argument_can_be_left_out(connection: duckdb.DuckDBPyConnection) -> None:
    row = connection.execute(
        "SELECT waymark_domain('https://www.foo.github.io/'),"
        " waymark_domain('https://www.foo.github.io/', 'icann'),"
        " waymark_domain(NULL), waymark_version()"
    ).fetchone()
    assert row == ("foo.github.io", "github.io", None, waymark.version())


def test_a_long_table_in_several_threads(connection: duckdb.DuckDBPyConnection) -> None:
    connection.execute("SET threads = 4")
    connection.execute(
        "CREATE TABLE many AS SELECT range AS n, 'https://a' || range || '.example/' AS url"
        " FROM range(400_000)"
    )
    query = (
        "SELECT count(*), count(*) FILTER (waymark_host(url) = 'a' || n || '.example') FROM many"
    )
    assert connection.execute(query).fetchone() == (400_000, 400_000)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("waymark_key(url, 'same-sit')", 'WaymarkError: .* did you mean "same-site"'),
        ("waymark_part(url, 'hots')", 'did you mean "host"'),
        ("waymark_domain(url, 'all', 'x')", "takes 1 or 2 arguments, got 3"),
        ("waymark_domain(n)", "a column must have strings, got int32"),
    ],
)
def test_a_mistake_is_an_error_of_the_query(
    connection: duckdb.DuckDBPyConnection, call: str, message: str
) -> None:
    with pytest.raises(duckdb.Error, match=message):
        connection.execute(f"SELECT {call} FROM urls").fetchall()


def test_options_hold_for_all_functions(
    connection: duckdb.DuckDBPyConnection, tmp_path: Path
) -> None:
    # Registered again, the functions have the new options.
    waymark.duckdb.register(connection, assume_scheme="https", unknown="null")
    rows = connection.execute(
        "SELECT waymark_host('example.com:8080/x'), waymark_language('de-de'),"
        " waymark_key('https://a/', 'same-sit')"
    ).fetchall()
    assert rows == [("example.com", "de-DE", None)]
    file = tmp_path / "list.dat"
    file.write_text(SUFFIXES)
    waymark.duckdb.register(connection, base="https://a.b.example/c", suffix_list=file)
    rows = connection.execute("SELECT waymark_domain('../x'), waymark_version()").fetchall()
    assert rows == [("a.b.example", waymark.version(suffix_list=file))]
    with pytest.raises(ValueError, match="assume_scheme must be"):
        waymark.duckdb.register(connection, assume_scheme="ftp")
    with pytest.raises(ValueError, match="base must be an absolute URL"):
        waymark.duckdb.register(connection, base="b")
