"""How executors get and start the worker."""

from __future__ import annotations

import functools
import os
import socket
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from pyspark import SparkFiles
from pyspark.sql import SparkSession

import waymark._worker
from waymark._worker import local_worker
from waymark._worker_process import WaymarkError


@dataclass(frozen=True)
class Worker(waymark._worker.Worker):
    """The program that answers rows, one process for each running task.

    Attributes:
        file: The name of a file that `install` or `SparkContext.addFile` has distributed, or an
            absolute path that is the same on every machine.
        node: The program that runs it: a name that is looked up in the PATH of the executor, or
            a path. A relative path, such as one into an archive of `spark.archives`, begins in
            the working folder of the executor.
        timeout: How many seconds a worker may be silent while it has rows to answer.
    """

    def find_file(self) -> str:
        """Returns the path of the file on this machine.

        Raises:
            WaymarkError: If it is not there.
        """
        path = self.file if os.path.isabs(self.file) else SparkFiles.get(self.file)
        if os.path.isfile(path):
            return path
        raise WaymarkError(
            f"waymark: {socket.gethostname()} has no file {path}: call "
            f"waymark.spark.install(spark, {os.path.basename(self.file)!r}) on the driver first"
        )


def install(
    spark: SparkSession,
    file: str | os.PathLike[str] | None = None,
    *,
    node: str = "node",
    timeout: float = 600.0,
) -> Worker:
    """Gives every executor the file of the worker and this package.

    It may be called again; a file of the same name must have the same content.

    Args:
        spark: A session with a `sparkContext`. For Spark Connect, which has none, put both on
            every machine and use `Worker("/path/to/worker.cjs")`.
        file: Another `worker.cjs` than that of this package, on the driver.
        node: See `Worker`.
        timeout: See `Worker`.

    Returns:
        The worker, for the argument `worker` of the functions. Where it is left out, they use
        `Worker()`, which is the same if the file is called `worker.cjs` and Node `node`.

    Raises:
        FileNotFoundError: If there is no such file.
    """
    path = Path(local_worker().file if file is None else file).resolve(strict=True)
    spark.sparkContext.addFile(str(path))
    package = Path(__file__).parent.parent
    # A package that came as an archive has been distributed already.
    if package.is_dir():
        spark.sparkContext.addPyFile(_archive_of(package))
    return Worker(path.name, node, timeout)


@functools.cache
def _archive_of(package: Path) -> str:
    # Executors that start later fetch it from here.
    folder = tempfile.TemporaryDirectory(prefix="waymark-")
    _folders.append(folder)
    path = Path(folder.name) / f"{package.name}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for source in sorted(package.rglob("*.py")):
            archive.write(source, source.relative_to(package.parent))
    return str(path)


_folders: list[tempfile.TemporaryDirectory[str]] = []
