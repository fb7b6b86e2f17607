"""The worker: where it is, and how it answers columns."""

from __future__ import annotations

import atexit
import functools
import os
import re
import shutil
import socket
import subprocess
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from waymark._tsv_rows import read_rows, write_rows
from waymark._worker_process import WaymarkError, WorkerProcess

OLDEST_NODE = (20, 19)
"""The oldest version of Node that runs the worker."""

BUNDLED = Path(__file__).parent / "worker.cjs"
"""The file of the worker in an installed package. A checkout has none."""

PIECE_ROWS = 16_384
PIECE_BYTES = 1 << 22
PIECES_AHEAD = 2
"""How many pieces a process is given before the answers to the first are awaited."""

MOST_AT_ONCE = 4
"""How many processes answer the same question for several threads."""


@dataclass(frozen=True)
class Worker:
    """The program that answers rows.

    Attributes:
        file: The path of `worker.cjs`.
        node: The program that runs it: a name that is looked up in the PATH, or a path.
        timeout: How many seconds it may be silent while it has rows to answer.
    """

    file: str = "worker.cjs"
    node: str = "node"
    timeout: float = 600.0

    def command(self) -> list[str]:
        """Returns the beginning of the command line, on the machine where it is called.

        Raises:
            WaymarkError: If the file or a suitable Node is missing there.
        """
        return [find_node(self.node), self.find_file()]

    def find_file(self) -> str:
        """Returns the path of the file on this machine.

        Raises:
            WaymarkError: If it is not there.
        """
        if os.path.isfile(self.file):
            return self.file
        raise WaymarkError(
            f"waymark: {socket.gethostname()} has no file {self.file}: install the package "
            "from PyPI, or set WAYMARK_WORKER to the path of worker.cjs of @waymark/cli"
        )


def local_worker() -> Worker:
    """Returns the worker of this package, or what WAYMARK_WORKER and WAYMARK_NODE name."""
    file = os.environ.get("WAYMARK_WORKER") or str(BUNDLED)
    return Worker(file, os.environ.get("WAYMARK_NODE") or "node")


@functools.cache
def find_node(node: str) -> str:
    """Returns the path of Node on this machine.

    Raises:
        WaymarkError: If it is not there, or is too old.
    """
    host = socket.gethostname()
    wanted = ".".join(map(str, OLDEST_NODE))
    advice = f"install Node {wanted} or newer, and in Spark on every executor"
    path = shutil.which(node)
    if path is None:
        raise WaymarkError(f"waymark: {host} has no program {node!r}: {advice}")
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise WaymarkError(f"waymark: {path} on {host} cannot be run: {error}") from error
    found = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    if found is None:
        said = (asked.stdout or asked.stderr).strip()[:200]
        raise WaymarkError(f"waymark: {path} on {host} is not Node: it says {said!r}")
    if (int(found[1]), int(found[2])) < OLDEST_NODE:
        raise WaymarkError(f"waymark: {path} on {host} is {asked.stdout.strip()}: {advice}")
    return path


def answer_values(
    name: str,
    columns: Sequence[pa.Array | bytes | None],
    answer_type: pa.DataType,
    *,
    worker: Worker,
    flags: Sequence[str] = (),
) -> pa.ChunkedArray:
    """Asks a process about each row. It stays for the next call with the same question.

    Args:
        name: The op.
        columns: What it reads: arrays of strings or bytes of the same length, one at least, and
            values that stand for all rows.
        answer_type: `pyarrow.bool_()`, or a type of strings.
        worker: The program.
        flags: Its other arguments.

    Raises:
        WaymarkError: If not every row is answered once. No part of the answer is returned.
    """
    arrays = [column for column in columns if isinstance(column, pa.Array)]
    rows = len(arrays[0])
    if rows == 0:
        return pa.chunked_array([], answer_type)
    step = max(1, min(PIECE_ROWS, PIECE_BYTES * rows // (sum(one.nbytes for one in arrays) + 1)))
    command = (*worker.command(), "--op", name, "--chunk-header", *flags)
    answers: list[pa.Array] = []
    with _process_of(command, worker.timeout) as process:
        waiting: deque[int] = deque()

        def receive() -> None:
            lines = process.receive(waiting.popleft())
            answers.extend(read_rows(lines, [not pa.types.is_boolean(answer_type)], answer_type))

        for begin in range(0, rows, step):
            piece = [
                one.slice(begin, step) if isinstance(one, pa.Array) else one for one in columns
            ]
            process.send(write_rows(piece))
            waiting.append(min(step, rows - begin))
            if len(waiting) > PIECES_AHEAD:
                receive()
        while waiting:
            receive()
        answered = sum(len(one) for one in answers)
        if answered != rows or not process.is_waiting():
            raise WaymarkError(f"waymark: the worker did not answer {rows} rows with {rows}")
    return pa.chunked_array(answers, answer_type)


def version(*, suffix_list: str | os.PathLike[str] | None = None) -> str:
    """Returns the versions of the program and of its data, to note next to stored results.

    Args:
        suffix_list: See the functions.

    Example:
        >>> import waymark
        >>> waymark.version().split(",")[0]
        'waymark 0.0.0'
    """
    return version_of(local_worker(), suffix_list)


def version_of(worker: Worker, suffix_list: str | os.PathLike[str] | None) -> str:
    """Returns what `waymark.version()` returns, of another worker."""
    flags = [] if suffix_list is None else [f"--suffix-list={os.path.abspath(suffix_list)}"]
    # A row without columns is an empty line.
    row = pa.array([b""], pa.large_binary())
    return str(answer_values("version", [row], pa.string(), worker=worker, flags=flags)[0])


def close() -> None:
    """Ends the processes that wait for a next call, which starts new ones."""
    for processes in list(_idle.values()):
        while (process := _taken(processes)) is not None:
            process.close()


_idle: dict[tuple[object, ...], list[WorkerProcess]] = {}
_slots: dict[tuple[object, ...], threading.BoundedSemaphore] = {}
"""One operation on a dictionary or a list is atomic, so there is no lock around them."""


@contextmanager
def _process_of(command: tuple[str, ...], timeout: float) -> Iterator[WorkerProcess]:
    question = (*command, timeout)
    processes = _idle.setdefault(question, [])
    with _slots.setdefault(question, threading.BoundedSemaphore(MOST_AT_ONCE)):
        # One that has died since the last call, for want of memory or so, is replaced.
        while (process := _taken(processes)) is not None and not process.is_waiting():
            process.close()
        if process is None:
            process = WorkerProcess(command, timeout)
        try:
            yield process
        except BaseException:
            # Answers to rows that nobody awaits must not become those of the next call.
            process.close()
            raise
        processes.append(process)


def _taken(processes: list[WorkerProcess]) -> WorkerProcess | None:
    try:
        return processes.pop()
    except IndexError:
        return None


def _forget() -> None:
    """In a process that was forked: the workers are those of its parent."""
    _idle.clear()
    _slots.clear()


atexit.register(close)
os.register_at_fork(after_in_child=_forget)
