"""Columns of every kind, and the processes that answer them."""

from __future__ import annotations

import doctest
import json
import multiprocessing
import os
import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import NODE, SUFFIXES, WORKER_FILE, corpus, idle_pids

import waymark
from waymark import WaymarkError
from waymark.generated import functions
from waymark.generated.ops import OPS

URLS = ["https://www.example.co.uk/a", None, "not a URL", "", "\\N", "HTTPS://É.example/\t\n\r\\"]
DOMAINS = ["example.co.uk", None, None, None, None, "xn--9ca.example"]


def test_the_examples_of_the_functions_hold() -> None:
    failed, tried = doctest.testmod(functions)
    assert failed == 0
    assert tried > 2 * len(functions.__all__)


@pytest.mark.parametrize("name", functions.__all__)
def test_long_columns_are_answered_as_by_the_worker(name: str) -> None:
    op = name.replace("_", "-")
    rows = [{"url": url, "tag": url[8:13]} for url in corpus()[::20]]
    second = {
        "part": "host",
        "param": "q",
        "matches": "https://*/*",
        "resolve": "https://b.example/",
    }
    second["equal"] = "https://b.example/"
    reads = OPS[op].columns
    values = [row["tag" if reads == ("tag",) else "url"] for row in rows]
    given = [second[name]] if name in second else []
    lines = "".join(
        json.dumps(dict(zip(reads, [one, *given], strict=True))) + "\n" for one in values
    )
    command = [NODE, str(WORKER_FILE), "--op", op, "--format", "jsonl"]
    done = subprocess.run(command, input=lines.encode(), capture_output=True, check=True)
    expected = [json.loads(line)[op] for line in done.stdout.decode().splitlines()]
    if not OPS[op].is_text:
        expected = [None if one is None else one == 1 for one in expected]
    assert getattr(waymark, name)(values, *given) == expected


def test_each_kind_of_column_is_answered_in_its_kind() -> None:
    valid = [True, None, False, False, False, True]
    assert waymark.domain(tuple(URLS)) == DOMAINS
    for kind in (pa.string(), pa.large_string()):
        answer = waymark.domain(pa.array(["", *URLS], kind)[1:])
        assert (answer.type, answer.to_pylist()) == (kind, DOMAINS)
    for array in (pa.array(URLS, pa.string_view()), pa.array(URLS).dictionary_encode()):
        assert waymark.domain(array) == pa.array(DOMAINS)
    chunked = waymark.valid(pa.chunked_array([URLS[:1], [], URLS[1:]], pa.string()))
    assert isinstance(chunked, pa.ChunkedArray)
    assert chunked.to_pylist() == valid
    polars = pl.Series("url", URLS)
    assert waymark.domain(polars).equals(pl.Series("url", DOMAINS), check_names=True)
    assert waymark.valid(polars).equals(pl.Series("url", valid), check_names=True)
    index = [3, 1, 4, 1, 5, 9]
    for dtype in (object, "string", "category", pd.ArrowDtype(pa.string())):
        series = pd.Series(URLS, index, dtype=dtype, name="url")
        answer = waymark.domain(series)
        assert (answer.name, list(answer.index)) == ("url", index)
        assert [None if pd.isna(one) else one for one in answer] == DOMAINS
        answer = waymark.valid(series)
        assert [None if pd.isna(one) else one for one in answer] == valid


def test_expressions_of_polars_are_answered_lazily() -> None:
    frame = pl.DataFrame({"url": URLS, "n": range(6)}).lazy()
    url = pl.col("url")
    found = frame.select(
        "n",
        waymark.domain(url),
        waymark.equal(url, url).alias("same"),
        waymark.equal(url, pl.lit("https://www.example.co.uk/a"), "whatwg").alias("first"),
        waymark.host(url.filter(pl.col("n") > 9).first()).alias("none"),
    )
    assert found.collect_schema()["same"] == pl.Boolean
    for engine in ("in-memory", "streaming"):
        rows = found.collect(engine=engine).sort("n")  # type: ignore[call-overload]
        assert rows["url"].to_list() == DOMAINS
        assert rows["same"].to_list() == [True, None, None, None, None, True]
        assert rows["first"].to_list() == [True, None, None, None, None, False]
        assert rows["none"].to_list() == [None] * 6


def test_columns_without_rows_and_without_values() -> None:
    assert waymark.domain([]) == []
    assert waymark.domain(pa.array([], pa.string())) == pa.array([], pa.string())
    assert waymark.domain(pa.chunked_array([], pa.string())).to_pylist() == []
    assert waymark.valid(pl.Series("url", [], pl.String)).to_list() == []
    assert waymark.valid(pa.nulls(2)).to_pylist() == [None, None]
    assert waymark.valid([None, None]) == [None, None]


def test_what_is_not_utf_8_has_no_answer() -> None:
    assert waymark.valid(["https://a/\ud800", b"https://a/\xff", b"https://a/"]) == [
        None,
        None,
        True,
    ]
    assert waymark.valid(pa.array([b"https://a/\xff", b"https://a/"])).to_pylist() == [None, True]
    assert waymark.resolve(["a"], "https://a/\ud800") == [None]


def test_rows_larger_than_a_piece() -> None:
    urls = [f"https://a.example/{'x' * (900_000 + n)}" for n in range(20)]
    assert waymark.normalize(urls) == urls
    assert waymark.valid([f"https://a.example/{'x' * 1_048_576}"]) == [None]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: waymark.part(["https://a/"], "hots"), 'no part "hots"; did you mean "host"'),
        (lambda: waymark.key(["https://a/"], ["same-sit"]), 'did you mean "same-site"'),
        (lambda: waymark.domain(["https://a/"], "icann2"), 'no section "icann2"'),
        (lambda: waymark.matches(["https://a/"], "("), "pattern"),
    ],
)
def test_an_unknown_name_is_an_error(call: Callable[[], object], message: str) -> None:
    with pytest.raises(WaymarkError, match=message):
        call()
    assert idle_pids() == []


def test_unknown_names_can_be_null_and_a_scheme_assumed() -> None:
    assert waymark.part(["https://a/"] * 2, ["hots", "host"], unknown="null") == [None, "a"]
    assert waymark.host(["example.com:80/x"], assume_scheme="https") == ["example.com"]


def test_a_base_and_a_newer_suffix_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    urls = ["//x.example/", "../z", None]
    assert waymark.host(urls, base="https://b.example/c") == ["x.example", "b.example", None]
    monkeypatch.chdir(tmp_path)
    Path("list.dat").write_text(SUFFIXES)
    urls = ["https://a.b.example/"]
    assert waymark.domain(urls, suffix_list="list.dat") == ["a.b.example"]
    assert waymark.key(urls, "same-site", suffix_list=tmp_path / "list.dat") == [
        "https://a.b.example"
    ]
    # The method of a key without one reads no list.
    assert waymark.key(urls, suffix_list="list.dat") == urls
    assert waymark.version(suffix_list="list.dat") != waymark.version()
    with pytest.raises(WaymarkError, match=r"missing\.dat"):
        waymark.domain(urls, suffix_list="missing.dat")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: waymark.host("https://a/"), "url is 'https://a/': give a column"),
        (lambda: waymark.host([1]), "url must have strings"),
        (lambda: waymark.host({"https://a/"}), "url must be a list, .* got set"),
        (lambda: waymark.host(pa.array([1])), "a column must have strings, got int64"),
        (lambda: waymark.host(pd.Series([1.5])), "a column must have strings, got double"),
        (lambda: waymark.equal(pl.col("a"), ["x"]), "other must be an expression"),
    ],
)
def test_what_is_not_a_column_is_refused(call: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        call()


def test_columns_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="url has 1, other has 2"):
        waymark.equal(["a"], ["b", "c"])
    with pytest.raises(ValueError, match="url and other have different indexes"):
        waymark.equal(pd.Series(["a"], [1]), pd.Series(["a"], [2]))
    with pytest.raises(ValueError, match="assume_scheme must be 'http' or 'https', got 'ftp'"):
        waymark.host(["a"], assume_scheme="ftp")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="give assume_scheme or base"):
        waymark.host(["a"], assume_scheme="https", base="https://b/")


def test_a_base_or_a_list_that_cannot_be_one_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="base must be an absolute URL, got 'b'"):
        waymark.host(["a"], base="b")
    with pytest.raises(TypeError, match="base must be a string for all rows, got list"):
        waymark.host(["a"], base=["https://b/"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="suffix_list must name a file"):
        waymark.domain(["a"], suffix_list="")


def test_one_process_answers_call_after_call() -> None:
    waymark.host(["https://a/"])
    (pid,) = idle_pids()
    assert waymark.host(["https://b/"]) == ["b"]
    assert idle_pids() == [pid]
    # One that has died while nobody needed it is replaced.
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert waymark.host(["https://c/"]) == ["c"]
    waymark.close()
    assert idle_pids() == []


def test_answers_that_nobody_awaited_are_not_those_of_the_next_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "worker.cjs"
    # It answers a row more than it has, which comes too late for the call.
    file.write_text(
        """
        let rest = 0
        require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
          if (rest === 0) { rest = Number(line); return }
          require('node:fs').writeSync(1, line + '\\n')
          if (--rest === 0) setTimeout(() => require('node:fs').writeSync(1, 'late\\n'), 50)
        })
        """
    )
    monkeypatch.setenv("WAYMARK_WORKER", str(file))
    assert waymark.host(["a", "b"]) == ["a", "b"]
    (pid,) = idle_pids()
    threading.Event().wait(0.5)
    assert waymark.host(["c", "d"]) == ["c", "d"]
    assert idle_pids() != [pid]


def test_threads_have_processes_of_their_own() -> None:
    wrong: list[object] = []

    def run(name: str) -> None:
        urls = [f"https://{name}{n}.example/" for n in range(3_000)]
        for _ in range(5):
            if waymark.host(urls) != [url[8:-1] for url in urls]:
                wrong.append(name)

    threads = [threading.Thread(target=run, args=(name,)) for name in "abcdef"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert 1 <= len(idle_pids()) <= 4


def answer_in_child(_: int) -> list[str | None]:
    return waymark.host(["https://child/"])


@pytest.mark.skipif(
    "fork" not in multiprocessing.get_all_start_methods(), reason="there is no fork"
)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_has_workers_of_its_own() -> None:
    waymark.host(["https://parent/"])
    (pid,) = idle_pids()
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(answer_in_child, range(8)) == [["child"]] * 8
    assert waymark.host(["https://parent/"]) == ["parent"]
    assert idle_pids() == [pid]
