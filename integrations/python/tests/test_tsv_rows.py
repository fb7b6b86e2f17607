from __future__ import annotations

import random

import pyarrow as pa
import pytest

from waymark._tsv_rows import read_rows, write_rows
from waymark._worker_process import WaymarkError

PIECES = [
    "\\",
    "\t",
    "\n",
    "\r",
    "n",
    "t",
    "N",
    "\\N",
    "\b",
    "\f",
    "\0",
    "é",
    "語",
    "https://a/",
    " ",
]
ESCAPED = {
    "\b": "\\b",
    "\f": "\\f",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\0": "\\0",
    "\\": "\\\\",
}


def random_texts(random_: random.Random, count: int) -> list[str | None]:
    def one() -> str | None:
        length = random_.randrange(6)
        made = "".join(random_.choice(PIECES) for _ in range(length))
        return None if random_.random() < 0.1 else made

    return [one() for _ in range(count)]


def as_tsv(value: str | None) -> str:
    return "\\N" if value is None else "".join(ESCAPED.get(char, char) for char in value)


def rows_of(columns: list[list[str | None]]) -> bytes:
    rows = zip(*columns, strict=True)
    return "".join("\t".join(as_tsv(value) for value in row) + "\n" for row in rows).encode()


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("text_type", [pa.string(), pa.large_string()])
def test_any_strings_are_read_as_they_were_written(
    count: int, text_type: pa.DataType, seed: int
) -> None:
    print(f"seed {seed}")
    random_ = random.Random(seed + count)
    columns = [random_texts(random_, 2_000) for _ in range(count)]
    read = read_rows(rows_of(columns), [True] * count, text_type)
    assert [column.to_pylist() for column in read] == columns
    assert {column.type for column in read} == {text_type}


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("text_type", [pa.string(), pa.large_string()])
def test_any_strings_are_written_as_rows(count: int, text_type: pa.DataType, seed: int) -> None:
    print(f"seed {seed}")
    random_ = random.Random(seed + count)
    texts = [random_texts(random_, 2_000) for _ in range(count)]
    # The part of a longer column begins within its buffers.
    columns = [pa.array([*column, "more"], text_type)[7:-1] for column in texts]
    header, rows = bytes(write_rows(columns)).split(b"\n", 1)
    assert header == b"1993"
    assert rows.count(b"\n") == 1993
    read = read_rows(rows, [True] * count)
    assert [column.to_pylist() for column in read] == [column[7:] for column in texts]


def test_answers_of_yes_and_no() -> None:
    (column,) = read_rows(b"1\n\\N\n0\n", [False])
    assert column.to_pylist() == [True, None, False]
    assert column.type == pa.bool_()
    with pytest.raises(WaymarkError, match="neither 1, 0 nor NULL"):
        read_rows(b"1\n2\n", [False])


@pytest.mark.parametrize("rows", [b"a\tb\na\n", b"a\tb\na\tb\tc\n"])
def test_rows_with_other_columns_are_refused(rows: bytes) -> None:
    with pytest.raises(WaymarkError, match="not all answers have 2 columns"):
        read_rows(rows, [True, True])
