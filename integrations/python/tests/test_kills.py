"""Processes are killed in the middle of calls, queries and jobs, at random moments."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import WORKER_FILE
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession
from pyspark.sql import functions as F  # noqa: N812

import waymark.duckdb
import waymark.spark
from waymark import WaymarkError

KILLS = int(os.environ.get("WAYMARK_PYTHON_KILLS", "10"))
KINDS = ("pyarrow", "pandas", "polars", "duckdb", "Spark SQL", "DataFrame", "executor")
CASES = [(kind, (KILLS + n) // len(KINDS)) for n, kind in enumerate(KINDS)]
"""How many of the kills are done in each."""

ROWS = 60_000
SPARK_ROWS = 400_000
PARTITIONS = 8
EXECUTOR = "CoarseGrainedExecutorBackend"

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are found in /proc"
)


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def below(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    try:
        tasks = [task / "children" for task in Path(f"/proc/{pid}/task").iterdir()]
        children = [int(child) for task in tasks for child in task.read_text().split()]
    except OSError:
        return []
    return children + [one for child in children for one in below(child)]


def workers() -> list[int]:
    return [pid for pid in below(os.getpid()) if f"/{WORKER_FILE.name} " in command_of(pid)]


def executors() -> list[int]:
    """Those that run a worker."""
    found = [pid for pid in below(os.getpid()) if EXECUTOR in command_of(pid)]
    busy = set(workers())
    return [pid for pid in found if busy & set(below(pid))]


class Killer(threading.Thread):
    """Kills one process, a random time of at most some seconds after there is one."""

    def __init__(
        self, find: Callable[[], list[int]], random_: random.Random, seconds: float
    ) -> None:
        super().__init__(daemon=True)
        self.killed = 0
        self._find = find
        self._random = random_
        self._seconds = random_.random() * seconds
        self._stopped = threading.Event()

    def run(self) -> None:
        while not self._stopped.is_set() and not self._find():
            time.sleep(0.005)
        self._stopped.wait(self._seconds)
        while not self._stopped.is_set() and self.killed == 0:
            found = self._find()
            # One that has just ended cannot be killed.
            with suppress(IndexError, ProcessLookupError):
                victim = self._random.choice(found)
                os.kill(victim, signal.SIGKILL)
                self.killed = victim

    def stop(self) -> None:
        self._stopped.set()
        self.join()


def asking(kind: str) -> tuple[Callable[[], bool], type[Exception]]:
    """What says whether all answers are right, and the error of a worker that is killed."""
    urls = [f"HTTPS://A{n}.Example:443/./" for n in range(ROWS)]
    expected = [f"https://a{n}.example/" for n in range(ROWS)]
    if kind == "pyarrow":
        array = pa.array(urls)
        return lambda: waymark.normalize(array).to_pylist() == expected, WaymarkError
    if kind == "pandas":
        series = pd.Series(urls, dtype="string")
        return lambda: waymark.normalize(series).tolist() == expected, WaymarkError
    frame = pl.DataFrame({"n": range(ROWS), "url": urls, "expected": expected})
    if kind == "polars":
        asked = frame.lazy().select("n", waymark.normalize(pl.col("url")))

        def is_right() -> bool:
            found = asked.collect(engine="streaming").sort("n")
            return found["url"].to_list() == expected

        return is_right, WaymarkError
    connection = duckdb.connect()
    waymark.duckdb.register(connection)
    connection.execute("CREATE TABLE many AS SELECT * FROM frame")
    query = "SELECT count(*), sum(n), count(*) FILTER (waymark_normalize(url) = expected) FROM many"
    right = (ROWS, ROWS * (ROWS - 1) // 2, ROWS)
    return lambda: connection.execute(query).fetchone() == right, duckdb.Error


@pytest.mark.parametrize(("kind", "kills"), CASES[:4])
def test_a_killed_worker_is_an_error_and_never_a_wrong_answer(
    seed: int, kind: str, kills: int
) -> None:
    print(f"seed {seed}")
    random_ = random.Random(f"{seed} {kind}")
    is_right, error_type = asking(kind)
    said: list[str] = []
    calls = 0
    seconds = 0.1
    # A process that is killed after its answers is replaced, and does not count.
    while len(said) < kills:
        calls += 1
        killer = Killer(workers, random_, seconds)
        killer.start()
        start = time.perf_counter()
        try:
            assert is_right()
            seconds = time.perf_counter() - start
        except error_type as error:
            said.append(str(error))
        finally:
            killer.stop()
    print(f"{kind}: {kills} kills in {calls} calls ended with an error, the others were right")
    assert all("was killed by SIGKILL after" in one for one in said)
    assert is_right()


@pytest.mark.parametrize(("kind", "kills"), CASES[4:])
def test_no_row_is_lost_or_repeated(
    spark: SparkSession, worker: waymark.spark.Worker, seed: int, kind: str, kills: int
) -> None:
    print(f"seed {seed}")
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 2_000)
    random_ = random.Random(f"{seed} {kind}")
    url = F.concat(F.lit("HTTPS://Example.com:443/a/../p"), "id", F.lit("?utm_source="), "id")
    table = spark.range(0, SPARK_ROWS, numPartitions=PARTITIONS).withColumn("url", url)
    if kind == "Spark SQL":
        waymark.spark.register_spark(spark, worker=worker)
        found = table.selectExpr("id", "waymark_normalize(url, 'seo') AS normal")
    else:
        found = waymark.spark.normalize(table, "url", "normal", preset="seo", worker=worker)
    is_right = F.col("normal") == F.concat(F.lit("https://example.com/p"), "id")
    for _ in range(kills):
        killer = Killer(executors if kind == "executor" else workers, random_, 0.5)
        killer.start()
        try:
            result = found.agg(
                F.count("*"), F.sum("id"), F.countDistinct("id"), F.sum(is_right.cast("int"))
            ).first()
        finally:
            killer.stop()
        total = SPARK_ROWS * (SPARK_ROWS - 1) // 2
        assert tuple(result) == (SPARK_ROWS, total, SPARK_ROWS, SPARK_ROWS)
        # A job in which nothing was killed shows nothing.
        assert killer.killed != 0
    spark.conf.unset("spark.sql.execution.arrow.maxRecordsPerBatch")
    print(f"{kind}: {kills} kills in {kills} jobs, all complete and right")
    wait_until_gone()


def test_a_worker_that_always_dies_fails_the_job(
    spark: SparkSession, worker: waymark.spark.Worker, tmp_path: Path
) -> None:
    file = tmp_path / "dying-worker.cjs"
    file.write_text("process.kill(process.pid, 'SIGKILL')")
    dying = waymark.spark.Worker(str(file), worker.node)
    table = spark.range(10).selectExpr("CAST(id AS STRING) AS url")
    message = r"WaymarkError.*was killed by SIGKILL after 0 of \d+ rows.*dying-worker\.cjs"
    with pytest.raises(PySparkException, match=message):
        waymark.spark.valid(table, "url", "ok", worker=dying).collect()


def test_a_cancelled_job_leaves_no_worker(
    spark: SparkSession, worker: waymark.spark.Worker
) -> None:
    url = F.concat(F.lit("https://example.com/"), "id")
    table = spark.range(0, 50_000_000, numPartitions=2).withColumn("url", url)
    found = waymark.spark.normalize(table, "url", "normal", preset="seo", worker=worker)
    raised: list[Exception] = []

    def run() -> None:
        try:
            found.agg(F.count("normal")).first()
        except Exception as error:
            raised.append(error)

    job = threading.Thread(target=run)
    job.start()
    while not workers() and job.is_alive():
        time.sleep(0.01)
    while job.is_alive():
        spark.sparkContext.cancelAllJobs()
        job.join(0.5)
    assert len(raised) == 1
    wait_until_gone()


def wait_until_gone() -> None:
    """Waits for an event that comes, or else for the limit of the test run."""
    while workers():
        time.sleep(0.01)
