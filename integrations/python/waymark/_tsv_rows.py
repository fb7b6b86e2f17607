"""Columns of Arrow as rows of TSV, and back."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.compute as pc

from waymark._worker_process import WaymarkError

NULL = b"\\N"
BACKSLASH = b"\\"

ESCAPES = ((b"\\", b"\\\\"), (b"\t", b"\\t"), (b"\n", b"\\n"), (b"\r", b"\\r"))
"""What is escaped on the way to the worker. The backslash is first: the others bring some."""

UNESCAPES = {
    ord("b"): b"\b",
    ord("f"): b"\f",
    ord("n"): b"\n",
    ord("r"): b"\r",
    ord("t"): b"\t",
    ord("0"): b"\0",
}
"""What the worker escapes."""


def write_rows(columns: Sequence[pa.Array | bytes | None]) -> memoryview:
    """Returns the rows of columns of strings, with a line before them that has their number.

    Args:
        columns: The first is an array. Of the others, a value stands for all rows.
    """
    fields = [
        _escaped(column) if isinstance(column, pa.Array) else _escaped_value(column)
        for column in columns
    ]
    tab, newline, nothing = (pa.scalar(text, pa.large_binary()) for text in (b"\t", b"\n", b""))
    row = fields[0] if len(fields) == 1 else pc.binary_join_element_wise(*fields, tab)
    lines = pc.binary_join_element_wise(row, nothing, newline)
    header = pa.array([b"%d\n" % len(lines)], pa.large_binary())
    return memoryview(_bytes_of(pa.concat_arrays([header, lines])))


def read_rows(
    rows: bytes, kinds: Sequence[bool], text_type: pa.DataType | None = None
) -> list[pa.Array]:
    """Returns the columns of rows that end with a newline each.

    Args:
        rows: What the worker wrote.
        kinds: For each column, whether it has strings; the others have true and false.
        text_type: The type of strings; the default is `pyarrow.string()`.

    Raises:
        WaymarkError: If the rows do not have these columns.
    """
    lines = pc.split_pattern(pa.scalar(rows[:-1], pa.large_binary()), b"\n").values
    if len(kinds) == 1:
        fields = [lines]
    else:
        split = pc.split_pattern(lines, b"\t")
        if not pc.all(pc.equal(pc.list_value_length(split), len(kinds))).as_py():
            raise WaymarkError(f"waymark: not all answers have {len(kinds)} columns")
        fields = [pc.list_element(split, n) for n in range(len(kinds))]
    string = pa.string() if text_type is None else text_type
    return [
        _texts(field).cast(string) if is_text else _booleans(field)
        for field, is_text in zip(fields, kinds, strict=True)
    ]


def _escaped(column: pa.Array) -> pa.Array:
    values = column.cast(pa.large_binary())
    text = _bytes_of(values).to_pybytes()
    for plain, escaped in ESCAPES:
        if plain in text:
            values = pc.replace_substring(values, plain, escaped)
    return values.fill_null(NULL)


def _escaped_value(value: bytes | None) -> pa.Scalar:
    if value is None:
        return pa.scalar(NULL, pa.large_binary())
    for plain, escaped in ESCAPES:
        value = value.replace(plain, escaped)
    return pa.scalar(value, pa.large_binary())


def _bytes_of(values: pa.Array) -> pa.Buffer:
    """Returns the bytes of all values, without a copy."""
    if len(values) == 0:
        return pa.py_buffer(b"")
    _, offsets, data = values.buffers()
    begins = memoryview(offsets).cast("q")
    start, end = begins[values.offset], begins[values.offset + len(values)]
    return pa.py_buffer(b"") if data is None else data.slice(start, end - start)


def _texts(field: pa.Array) -> pa.Array:
    values = pc.if_else(pc.equal(field, NULL), None, field)
    escaped = pc.fill_null(pc.match_substring(values, BACKSLASH), False)
    if not pc.any(escaped).as_py():
        return values
    unescaped = [_unescape(value) for value in values.filter(escaped).to_pylist()]
    return pc.replace_with_mask(values, escaped, pa.array(unescaped, values.type))


def _unescape(value: bytes) -> bytes:
    first, *rest = value.split(BACKSLASH)
    result = bytearray(first)
    pieces = iter(rest)
    for piece in pieces:
        if piece == b"":
            # Two backslashes: what follows the second is as it is written.
            result += BACKSLASH + next(pieces, b"")
        else:
            result += UNESCAPES.get(piece[0], piece[:1]) + piece[1:]
    return bytes(result)


def _booleans(field: pa.Array) -> pa.Array:
    is_true, is_null = pc.equal(field, b"1"), pc.equal(field, NULL)
    is_known = pc.or_(pc.or_(is_true, is_null), pc.equal(field, b"0"))
    if not pc.all(is_known).as_py():
        raise WaymarkError("waymark: an answer is neither 1, 0 nor NULL")
    return pc.if_else(is_null, None, is_true)
