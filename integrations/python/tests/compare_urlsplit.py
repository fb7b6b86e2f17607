"""Compares `waymark.domain` with a loop of `urllib.parse.urlsplit`, in turns, on the same URLs.

`python tests/compare_urlsplit.py [FILE]`, after `pnpm build`: a file with a URL on each line, or
else the URLs of the tests. `urlsplit` gives only the host, and `domain` the registrable domain.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from urllib.parse import urlsplit

import pyarrow as pa
from conftest import corpus

import waymark

ROWS = 500_000
ROUNDS = 7


def host(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def seconds_of(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def compare() -> None:
    lines = Path(sys.argv[1]).read_text("utf-8").splitlines() if len(sys.argv) > 1 else corpus()
    urls = list(islice(cycle(lines), ROWS))
    array = pa.array(urls)
    ways: dict[str, Callable[[], object]] = {
        "urlsplit in a loop": lambda: [host(url) for url in urls],
        "domain of a list": lambda: waymark.domain(urls),
        "domain of an array": lambda: waymark.domain(array),
    }
    # The first call starts the worker, which then needs some rows to get fast.
    waymark.domain(urls)
    rounds = [{name: seconds_of(call) for name, call in ways.items()} for _ in range(ROUNDS)]
    for name in ways:
        seconds = statistics.median(one[name] for one in rounds)
        times = statistics.median(one["urlsplit in a loop"] / one[name] for one in rounds)
        print(f"{name:20}{ROWS / seconds:12,.0f} rows/s{times:6.2f} times urlsplit")


compare()
