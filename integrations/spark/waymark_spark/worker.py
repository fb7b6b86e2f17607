"""How executors get and start the worker."""

from __future__ import annotations

import functools
import os
import re
import shutil
import socket
import subprocess
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from pyspark import SparkFiles
from pyspark.sql import SparkSession

from waymark_spark.errors import WorkerError

OLDEST_NODE = (20, 19)
"""The oldest version of Node that runs the worker."""


@dataclass(frozen=True)
class Worker:
    """The program that answers rows, one process for each running task.

    Attributes:
        file: The name of a file that `install` or `SparkContext.addFile` has distributed, or an
            absolute path that is the same on every machine.
        node: The program that runs it: a name that is looked up in the PATH of the executor, or
            a path. A relative path, such as one into an archive of `spark.archives`, begins in
            the working folder of the executor.
        timeout: How many seconds a worker may be silent while it has rows to answer.
    """

    file: str = "worker.cjs"
    node: str = "node"
    timeout: float = 600.0

    def command(self) -> list[str]:
        """Returns the beginning of the command line, on the machine where it is called.

        Raises:
            WorkerError: If the file or a suitable Node is missing there.
        """
        return [find_node(self.node), find_file(self.file)]


def install(
    spark: SparkSession, file: str | os.PathLike[str], *, node: str = "node", timeout: float = 600.0
) -> Worker:
    """Gives every executor the file of the worker and this package.

    It may be called again; a file of the same name must have the same content.

    Args:
        spark: A session with a `sparkContext`. For Spark Connect, which has none, put both on
            every machine and use `Worker("/path/to/worker.cjs")`.
        file: `worker.cjs` of `@waymark/cli`, on the driver.
        node: See `Worker`.
        timeout: See `Worker`.

    Returns:
        The worker, for the argument `worker` of the functions. Where it is left out, they use
        `Worker()`, which is the same if the file is called `worker.cjs` and Node `node`.

    Raises:
        FileNotFoundError: If there is no such file.
    """
    path = Path(file).resolve(strict=True)
    spark.sparkContext.addFile(str(path))
    package = Path(__file__).parent
    # A package that came as an archive has been distributed already.
    if package.is_dir():
        spark.sparkContext.addPyFile(_archive_of(package))
    return Worker(path.name, node, timeout)


@functools.cache
def _archive_of(package: Path) -> str:
    # Executors that start later fetch it from here.
    folder = tempfile.TemporaryDirectory(prefix="waymark-spark-")
    _folders.append(folder)
    path = Path(folder.name) / f"{package.name}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for source in sorted(package.rglob("*.py")):
            archive.write(source, source.relative_to(package.parent))
    return str(path)


_folders: list[tempfile.TemporaryDirectory[str]] = []


def find_file(file: str) -> str:
    """Returns the path of the file of a worker on this machine.

    Raises:
        WorkerError: If it is not there.
    """
    path = file if os.path.isabs(file) else SparkFiles.get(file)
    if os.path.isfile(path):
        return path
    raise WorkerError(
        f"waymark_spark: {socket.gethostname()} has no file {path}: "
        f"call waymark_spark.install(spark, {os.path.basename(file)!r}) on the driver first"
    )


@functools.cache
def find_node(node: str) -> str:
    """Returns the path of Node on this machine.

    Raises:
        WorkerError: If it is not there, or is too old.
    """
    host = socket.gethostname()
    wanted = ".".join(map(str, OLDEST_NODE))
    advice = f"install Node {wanted} or newer on every executor, or name it with `node`"
    path = shutil.which(node)
    if path is None:
        raise WorkerError(f"waymark_spark: {host} has no program {node!r}: {advice}")
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise WorkerError(f"waymark_spark: {path} on {host} cannot be run: {error}") from error
    found = re.match(r"v(\d+)\.(\d+)", asked.stdout)
    if found is None:
        said = (asked.stdout or asked.stderr).strip()[:200]
        raise WorkerError(f"waymark_spark: {path} on {host} is not Node: it says {said!r}")
    if (int(found[1]), int(found[2])) < OLDEST_NODE:
        raise WorkerError(f"waymark_spark: {path} on {host} is {asked.stdout.strip()}: {advice}")
    return path
