"""What runs on executors: batches of rows in, the same batches with answers out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

import pyarrow as pa

from waymark._tsv_rows import read_rows, write_rows
from waymark._worker_process import WorkerProcess
from waymark.spark._worker import Worker

BATCHES_AHEAD = 2
"""How many batches the worker is given before the answers to the first are awaited."""


@dataclass(frozen=True)
class Request:
    """What a worker is asked about each row.

    Attributes:
        worker: The program.
        arguments: Its arguments.
        inputs: The positions of the columns that are sent to it.
        names: The names of the columns that it answers.
        kinds: For each of them, whether it has strings; the others have true and false.
    """

    worker: Worker
    arguments: tuple[str, ...]
    inputs: tuple[int, ...]
    names: tuple[str, ...]
    kinds: tuple[bool, ...]


def answer_batches(batches: Iterator[pa.RecordBatch], request: Request) -> Iterator[pa.RecordBatch]:
    """Appends columns of answers to batches, with one worker for all of them.

    The worker is started for the first row, and killed if the iterator is closed before its end.

    Raises:
        WaymarkError: If not every row is answered once.
    """
    filled = (batch for batch in batches if batch.num_rows > 0)
    first = next(filled, None)
    if first is None:
        return
    command = [*request.worker.command(), *request.arguments]
    with WorkerProcess(command, request.worker.timeout) as process:
        waiting: deque[pa.RecordBatch] = deque()
        for batch in chain([first], filled):
            process.send(write_rows([batch.column(n) for n in request.inputs]))
            waiting.append(batch)
            if len(waiting) > BATCHES_AHEAD:
                yield _answered(waiting.popleft(), process, request)
        # Before the last answers are awaited: a worker that has left one out then ends.
        process.end_input()
        while waiting:
            yield _answered(waiting.popleft(), process, request)
        process.finish()


def _answered(batch: pa.RecordBatch, process: WorkerProcess, request: Request) -> pa.RecordBatch:
    # Spark's setting for large strings is seen in what it sends.
    text_type = batch.column(request.inputs[0]).type
    answers = read_rows(process.receive(batch.num_rows), request.kinds, text_type)
    return pa.RecordBatch.from_arrays(
        [*batch.columns, *answers], names=[*batch.schema.names, *request.names]
    )
