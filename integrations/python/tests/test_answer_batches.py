"""Workers of all kinds, without Spark."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pytest
from conftest import NODE, WORKER_FILE

from waymark.spark import WaymarkError, Worker
from waymark.spark._answer_batches import Request, answer_batches

ROWS = 1_000
"""In each batch."""


def batches(count: int, text: str = "https://a.example/") -> Iterator[pa.RecordBatch]:
    for n in range(count):
        numbers = pa.array(range(n * ROWS, (n + 1) * ROWS))
        urls = pa.array([f"{text}{number}" for number in numbers])
        yield pa.RecordBatch.from_arrays([numbers, urls], names=["n", "url"])


def asking(worker: Worker, *arguments: str) -> Request:
    return Request(worker, ("--op", "normalize", *arguments), (1,), ("normalized",), (True,))


def normalizing(file: Path = WORKER_FILE, timeout: float = 600) -> Request:
    return asking(Worker(str(file), NODE, timeout), "--chunk-header")


def scripted(folder: Path, script: str, timeout: float = 600) -> Request:
    """A worker in a few lines: `lines` are the rows that have come, without headers."""
    file = folder / "scripted.cjs"
    file.write_text(
        f"""
        const ask = require('node:readline').createInterface({{ input: process.stdin }})
        const answer = (text) => require('node:fs').writeSync(1, text + '\\n')
        let rows = 0
        ask.on('line', (line) => {{ if (!/^[0-9]+$/.test(line)) {{ rows++; row(line) }} }})
        {script}
        """
    )
    return normalizing(file, timeout)


def answered(batches: Iterator[pa.RecordBatch], request: Request) -> list[dict[str, object]]:
    return [row for batch in answer_batches(batches, request) for row in batch.to_pylist()]


def test_each_batch_comes_back_in_order_with_its_answers() -> None:
    found = answered(batches(20, "HTTPS://A.example:443/./"), normalizing())
    assert [row["n"] for row in found] == list(range(20 * ROWS))
    for row in found:
        assert row["normalized"] == f"https://a.example/{row['n']}"


def test_without_rows_no_worker_is_started(tmp_path: Path) -> None:
    missing = normalizing(tmp_path / "missing.cjs")
    assert answered(iter([]), missing) == []
    assert answered((batch.slice(0, 0) for batch in batches(3)), missing) == []


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (
            "const row = (line) => { if (rows < 1500) return answer(line); "
            "console.error('out of luck'); process.exit(3) }",
            "ended with exit status 3 after 499 of 1000 rows of a batch; stderr: out of luck",
        ),
        (
            "const row = (line) => { if (rows === 1500) process.exit(0); answer(line) }",
            "ended with exit status 0 after 499 of 1000 rows of a batch; stderr: nothing",
        ),
        (
            "const row = (line) => { "
            "if (rows === 10) process.kill(process.pid, 'SIGKILL'); else answer(line) }",
            r"was killed by SIGKILL after \d+ of 1000 rows",
        ),
        (
            "const row = answer; process.on('exit', () => { process.exitCode = 74 })",
            "ended with exit status 74 after all rows",
        ),
        (
            "const row = (line) => { answer(line); if (rows === 5000) answer(line) }",
            "answered more rows than the 5000 given",
        ),
        (
            "const row = (line) => { if (rows !== 2000) answer(line) }",
            "ended with exit status 0 after 999 of 1000 rows of a batch",
        ),
        ("process.exit(1); const row = answer", "ended with exit status 1 after 0 of 1000 rows"),
    ],
)
def test_a_worker_that_fails_is_named(tmp_path: Path, script: str, message: str) -> None:
    request = scripted(tmp_path, script)
    with pytest.raises(WaymarkError, match=message) as raised:
        answered(batches(5), request)
    assert request.worker.file in str(raised.value)


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("const row = () => {}", "was silent for 1 s after 0 of 1000 rows of a batch"),
        (
            "const row = answer; setInterval(() => {}, 1e9)",
            "was silent for 1 s after all rows, and was killed",
        ),
        (
            "require('node:fs').closeSync(1); const row = () => {}; setInterval(() => {}, 1e9)",
            "closed its output but did not end after 0 of 1000 rows",
        ),
    ],
)
def test_a_worker_that_hangs_is_killed(tmp_path: Path, script: str, message: str) -> None:
    pid_file = tmp_path / "pid"
    noted = f"require('node:fs').writeFileSync({str(pid_file)!r}, String(process.pid));"
    with pytest.raises(WaymarkError, match=message):
        # One second is also the time that it has to start.
        answered(batches(5), scripted(tmp_path, noted + script, timeout=1))
    if pid_file.exists():
        assert_gone(int(pid_file.read_text()))


def test_pipes_cannot_block_each_other(tmp_path: Path) -> None:
    # All answers are larger than a pipe, come before the next row is read, and so do the warnings.
    script = (
        "const row = (line) => { answer(line + '/'.repeat(5_000)); "
        "console.error('!'.repeat(5_000)) }"
    )
    found = answered(batches(5), scripted(tmp_path, script))
    assert len(found) == 5 * ROWS
    assert {len(str(row["normalized"])) - len(str(row["url"])) for row in found} == {5_000}


def test_closing_the_generator_ends_the_worker(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    script = f"require('node:fs').writeFileSync({str(pid_file)!r}, String(process.pid))"
    rows = answer_batches(batches(50), scripted(tmp_path, f"{script}; const row = answer"))
    next(iter(rows))
    pid = int(pid_file.read_text())
    os.kill(pid, 0)
    rows.close()  # type: ignore[attr-defined]
    assert_gone(pid)


def test_an_error_of_the_input_ends_the_worker(tmp_path: Path) -> None:
    pid_file = tmp_path / "pid"
    script = f"require('node:fs').writeFileSync({str(pid_file)!r}, String(process.pid))"

    def breaking() -> Iterator[pa.RecordBatch]:
        yield from batches(10)
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        answered(breaking(), scripted(tmp_path, f"{script}; const row = answer"))
    assert_gone(int(pid_file.read_text()))


def test_wrong_options_are_explained_by_the_worker() -> None:
    worker = Worker(str(WORKER_FILE), NODE)
    with pytest.raises(WaymarkError, match='exit status 2 .*did you mean "?standard"?'):
        answered(batches(1), asking(worker, "--chunk-header", "--preset=standrad"))


def test_what_is_missing_on_a_machine_is_named(tmp_path: Path) -> None:
    file = tmp_path / "missing.cjs"
    with pytest.raises(WaymarkError, match=re.escape(f"has no file {file}")):
        answered(batches(1), normalizing(file))
    with pytest.raises(WaymarkError, match=r"no program 'no-node': install Node 20\.19 or newer"):
        answered(batches(1), asking(Worker(str(WORKER_FILE), "no-node")))
    for version, message in (
        ("v20.18.3", r"is v20\.18\.3: install Node 20\.19 or newer"),
        ("Python 3", "is not Node: it says 'Python 3'"),
    ):
        old = tmp_path / version.replace(" ", "-")
        old.write_text(f"#!/bin/sh\necho {version}\n")
        old.chmod(0o755)
        with pytest.raises(WaymarkError, match=message):
            answered(batches(1), asking(Worker(str(WORKER_FILE), str(old))))


def assert_gone(pid: int) -> None:
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
