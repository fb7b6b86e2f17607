"""Processes are killed in the middle of jobs, at random moments."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest
from conftest import WORKER_FILE
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession
from pyspark.sql import functions as F  # noqa: N812

import waymark.spark

ROUNDS = int(os.environ.get("WAYMARK_PYTHON_ROUNDS", "1"))
ROWS = 400_000
PARTITIONS = 8
EXECUTOR = "CoarseGrainedExecutorBackend"


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
    """Kills one process, a random time after there is one."""

    def __init__(self, kind: str, random_: random.Random) -> None:
        super().__init__(daemon=True)
        self.killed: list[int] = []
        self._find = workers if kind == "worker" else executors
        self._random = random_
        self._stopped = threading.Event()

    def run(self) -> None:
        while not self._stopped.is_set() and not self._find():
            time.sleep(0.005)
        time.sleep(self._random.random() * 0.5)
        while not self._stopped.is_set() and not self.killed:
            found = self._find()
            if found:
                victim = self._random.choice(found)
                os.kill(victim, signal.SIGKILL)
                self.killed.append(victim)

    def stop(self) -> None:
        self._stopped.set()
        self.join()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found in /proc")
@pytest.mark.parametrize("kind", ["worker", "executor"])
@pytest.mark.parametrize("number", range(ROUNDS))
def test_no_row_is_lost_or_repeated(
    spark: SparkSession, worker: waymark.spark.Worker, seed: int, kind: str, number: int
) -> None:
    print(f"seed {seed}")
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", 2_000)
    random_ = random.Random(f"{seed} {kind} {number}")
    url = F.concat(F.lit("HTTPS://Example.com:443/a/../p"), "id", F.lit("?utm_source="), "id")
    table = spark.range(0, ROWS, numPartitions=PARTITIONS).withColumn("url", url)
    found = waymark.spark.normalize(table, "url", "normal", preset="seo", worker=worker)
    is_right = F.col("normal") == F.concat(F.lit("https://example.com/p"), "id")
    killer = Killer(kind, random_)
    killer.start()
    try:
        result = found.agg(
            F.count("*"), F.sum("id"), F.countDistinct("id"), F.sum(is_right.cast("int"))
        ).first()
        assert tuple(result) == (ROWS, ROWS * (ROWS - 1) // 2, ROWS, ROWS)
    finally:
        killer.stop()
        spark.conf.unset("spark.sql.execution.arrow.maxRecordsPerBatch")
    # A round in which nothing was killed shows nothing.
    assert len(killer.killed) == 1
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
