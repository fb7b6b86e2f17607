"""The worker, a cluster of two executors on this machine, and what the tests compare with."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyspark
import pytest
from pyspark.sql import SparkSession

PACKAGE = Path(__file__).resolve().parent.parent
ROOT = PACKAGE.parent.parent
# Not PYTHONPATH, which executors would inherit: they must get the package from `install`.
sys.path.insert(0, str(PACKAGE))

import waymark.spark  # noqa: E402
from waymark import close  # noqa: E402
from waymark._worker import _idle  # noqa: E402

WORKER_FILE = Path(
    os.environ.get("WAYMARK_WORKER", ROOT / "packages" / "cli" / "dist" / "worker.cjs")
)
DATA = Path(os.environ.get("WAYMARK_DATA", ROOT.parent / "shared"))
NODE = os.environ.get("WAYMARK_NODE", "node")
SUFFIXES = "// ===BEGIN ICANN DOMAINS===\nb.example\n// ===END ICANN DOMAINS===\n"
"""A newer Public Suffix List, with one suffix that the worker's own list does not have."""
os.environ.update(WAYMARK_WORKER=str(WORKER_FILE), WAYMARK_NODE=NODE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "spark" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@contextmanager
def start_spark(master: str) -> Iterator[SparkSession]:
    home = Path(pyspark.__file__).parent
    os.environ.update(
        SPARK_HOME=str(home),
        SPARK_LOCAL_IP="127.0.0.1",
        SPARK_LOCAL_HOSTNAME="localhost",
        PYSPARK_PYTHON=sys.executable,
    )
    session = (
        SparkSession.builder.master(master)
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.shuffle.partitions", "4")
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.log.level", "OFF")
        .getOrCreate()
    )
    application = session.sparkContext.applicationId
    yield session
    session.stop()
    shutil.rmtree(home / "work" / application, ignore_errors=True)


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    if os.environ.get("WAYMARK_JAVA") == "":
        pytest.skip("there is no Java 17 or newer")
    with start_spark("local-cluster[2,1,1024]") as session:
        yield session


@pytest.fixture(scope="session")
def worker(spark: SparkSession) -> waymark.spark.Worker:
    return waymark.spark.install(spark, WORKER_FILE, node=NODE)


@pytest.fixture(scope="session")
def seed() -> int:
    """Other cases in each run, and always the same in CI."""
    given = os.environ.get("WAYMARK_SEED", "1" if "CI" in os.environ else None)
    return random.randrange(2**32) if given is None else int(given)


@pytest.fixture(autouse=True)
def _no_idle_workers() -> Iterator[None]:
    yield
    close()


def idle_pids() -> list[int]:
    """The processes that wait for a next call."""
    return [process.pid for processes in _idle.values() for process in processes]


def command_line(*arguments: str | Path) -> str:
    """Runs the command line from source, and returns what it prints. It may find problems."""
    program = ROOT / "packages" / "cli" / "src" / "waymark.ts"
    command = [NODE, "--conditions=@waymark/source", str(program), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def corpus() -> list[str]:
    """Real and messy URLs; some made ones where the data is missing."""
    names = ("kasztp", "userbait", "test-lists-urls", "messy-urls")
    files = [DATA / "corpora" / f"{name}.txt" for name in names]
    if not all(file.exists() for file in files):
        print("No test data here: made URLs are used.")
        return ["HTTPS://Example.com:443/a/../b", "http://b.example", "not a URL", "mailto:a@b.c"]
    return [line for file in files for line in file.read_text("utf-8").split("\n") if line]
