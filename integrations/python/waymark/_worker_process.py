"""A process that answers rows."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from queue import SimpleQueue
from types import TracebackType

PIECE = 1 << 18
LONGEST_STDERR = 4000
SECONDS_TO_END = 30.0


class WaymarkError(RuntimeError):
    """A worker cannot be started, or has not answered every row once.

    The message has what the worker says, such as the name that was probably meant. There is no
    result then, not even for the rows before. In Spark it fails the task, which is run again as
    often as `spark.task.maxFailures` says.
    """

    __module__ = "waymark"


class WorkerProcess:
    """Sends rows to a process, and receives one line for each of them.

    A thread writes while the caller reads, so the pipes cannot block each other, whatever their
    size. What `send` has been given and `receive` not yet returned is in memory: the caller
    limits it.

    As a context manager it leaves no process behind, however its block ends.
    """

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        """Starts the process.

        Args:
            command: The program and its arguments.
            timeout: How many seconds it may be silent while `receive` waits.

        Raises:
            WaymarkError: If it cannot be started.
        """
        self._command = list(command)
        self._timeout = timeout
        self._answered = 0
        self._rest = b""
        # A file, unlike a pipe, takes all that the process writes while nobody reads.
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                bufsize=0,
            )
        except OSError as error:
            self._stderr.close()
            raise WaymarkError(self._message(f"cannot be started: {error}")) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._rows: SimpleQueue[bytes | memoryview | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, daemon=True)
        self._writer.start()

    def __enter__(self) -> WorkerProcess:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, rows: bytes | memoryview) -> None:
        """Hands over rows. Returns before they are written."""
        self._rows.put(rows)

    def end_input(self) -> None:
        """Says that no more rows come: the process ends when it has answered those that it has."""
        self._rows.put(None)

    def receive(self, count: int) -> bytes:
        """Returns the next lines, with the newline of each.

        Raises:
            WaymarkError: If the process ends before it has written them, or is silent for too long.
        """
        pieces: list[bytes] = []
        missing = count
        piece = self._rest
        while True:
            lines = piece.count(b"\n")
            if lines >= missing:
                break
            missing -= lines
            pieces.append(piece)
            piece = self._read(f"{count - missing} of {count} rows of a batch")
            if not piece:
                raise self._failure(f"{count - missing} of {count} rows of a batch")
        self._rest = piece.split(b"\n", missing)[missing] if missing > 0 else piece
        pieces.append(piece[: len(piece) - len(self._rest)])
        self._answered += count
        return b"".join(pieces)

    def is_waiting(self) -> bool:
        """Whether it runs and has written nothing but the rows that `receive` has returned."""
        return not self._rest and not self._selector.select(0)

    def finish(self) -> None:
        """Waits for the process to end well, after `end_input` and the last `receive`.

        Raises:
            WaymarkError: If it writes more, ends with a status other than 0, or does not end.
        """
        more = self._rest or self._read("all rows")
        if more:
            raise WaymarkError(self._message(f"answered more rows than the {self._answered} given"))
        status = self._wait()
        if status != 0:
            raise self._failure("all rows")

    def close(self) -> None:
        """Kills the process if it runs, and frees what it has taken."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._rows.put(None)
        # The thread ends: what it writes to has no reader.
        self._writer.join()
        self._selector.close()
        self._output.close()
        self._stderr.close()

    def _write(self) -> None:
        try:
            while (rows := self._rows.get()) is not None:
                left = memoryview(rows)
                while len(left) > 0:
                    left = left[os.write(self._input.fileno(), left[:PIECE]) :]
        except OSError:
            # The process has gone. Who reads its answers sees that, with its status.
            pass
        finally:
            self._input.close()

    def _read(self, progress: str) -> bytes:
        if not self._selector.select(self._timeout):
            self._process.kill()
            raise WaymarkError(
                self._message(
                    f"was silent for {self._timeout:g} s after {progress}, and was killed"
                )
            )
        return os.read(self._output.fileno(), PIECE)

    def _wait(self) -> int | None:
        try:
            return self._process.wait(min(self._timeout, SECONDS_TO_END))
        except subprocess.TimeoutExpired:
            return None

    def _failure(self, progress: str) -> WaymarkError:
        status = self._wait()
        if status is None:
            end = "closed its output but did not end"
        elif status < 0:
            end = f"was killed by {_signal_name(-status)}"
        else:
            end = f"ended with exit status {status}"
        return WaymarkError(self._message(f"{end} after {progress}"))

    def _message(self, what: str) -> str:
        said = "" if self._stderr.closed else self._said()
        return (
            f"waymark: the worker on {socket.gethostname()} {what}; "
            f"stderr: {said or 'nothing'}; command: {shlex.join(self._command)}"
        )

    def _said(self) -> str:
        end = self._stderr.seek(0, os.SEEK_END)
        self._stderr.seek(max(0, end - LONGEST_STDERR))
        return self._stderr.read().decode("utf-8", "replace").strip()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
