"""The examples of the README, each block on its own."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path

import pytest
from conftest import NODE, PACKAGE, WORKER_FILE, command_line

BLOCKS = [
    pytest.param(block, marks=pytest.mark.slow if "spark" in block else ())
    for block in re.findall(
        r"^```python\n(.*?)^```$", (PACKAGE / "README.md").read_text(), re.S | re.M
    )
]

PAGES = """lang,url,alternates
en,https://example.com/en,"[{""lang"":""de"",""loc"":""https://example.com/de""}]"
de,https://example.com/de,
"""


@pytest.mark.parametrize("block", BLOCKS)
def test_the_examples_hold(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    block: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    names = {"spark": request.getfixturevalue("spark")} if "spark" in block else {}
    if "load_tables" in block:
        (tmp_path / "pages.csv").write_text(PAGES)
        command_line("keys", "pages.csv", "--out", "tables")
    # The JVM was started elsewhere, and its paths begin there. Spark refuses a second file of the
    # same name, so this is the one that it has.
    block = block.replace('addFile("worker.cjs")', f"addFile({str(WORKER_FILE.resolve())!r})")
    (tmp_path / "worker.cjs").symlink_to(WORKER_FILE)
    block = block.replace('"tables"', repr(str(tmp_path / "tables")))
    if NODE != "node" and shutil.which("node") is None:
        block = block.replace("node worker.cjs", f"{NODE} worker.cjs")
    example = doctest.DocTestParser().get_doctest(block, names, "README", "README.md", 0)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    said: list[str] = []
    doctest.DocTestRunner(optionflags=flags).run(example, out=said.append)
    assert not said, "".join(said)


def test_there_are_examples() -> None:
    assert len(BLOCKS) == 11
