"""Puts the worker into the package: one file that `pnpm build` makes."""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

BUILT = Path(__file__).parent / ".." / ".." / "packages" / "cli" / "dist" / "worker.cjs"


class BuildWithWorker(build_py):
    """Copies the worker beside the modules."""

    def run(self) -> None:
        """Builds the package.

        Raises:
            FileNotFoundError: If the worker has not been built.
        """
        super().run()
        shutil.copyfile(
            os.environ.get("WAYMARK_WORKER", BUILT), Path(self.build_lib, "waymark", "worker.cjs")
        )


setup(cmdclass={"build_py": BuildWithWorker})
