"""DataFrames with columns that a worker answers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from pyspark.sql import DataFrame
from pyspark.sql.types import BooleanType, StringType, StructField, StructType

from waymark._op import Op
from waymark.generated.ops import OPS
from waymark.spark._answer_batches import Request, answer_batches
from waymark.spark._worker import Worker

if TYPE_CHECKING:
    import pyarrow as pa

DEFAULT_WORKER = Worker()


def with_waymark(
    df: DataFrame,
    column: str | Mapping[str, str],
    ops: Mapping[str, str],
    *,
    preset: str | None = None,
    rule: str | None = None,
    method: str | None = None,
    method_options: Mapping[str, Any] | None = None,
    part: str | None = None,
    section: str | None = None,
    name: str | None = None,
    pattern: str | None = None,
    base: str | None = None,
    assume_scheme: str | None = None,
    suffix_list: str | None = None,
    unknown: str | None = None,
    max_length: int | None = None,
    worker: Worker = DEFAULT_WORKER,
) -> DataFrame:
    """Appends the answers of one worker process for each task. All columns stay as they are.

    Args:
        df: A DataFrame. All its columns travel through Python: select those that you need.
        column: The column of strings that the ops read. If they read several, the column for
            each: `{"url": "link", "other": "target"}`.
        ops: The op for each new column, such as `{"normalized": "normalize", "site": "site"}`.
            `OPS` lists them.
        preset: What `normalize` runs; by default `safe`.
        rule: Rules as on the command line, such as `"sort-query, remove-fragment"`, for
            `normalize`, `key` and `equal`. They change the preset if there is one.
        method: What `key` and `equal` compare by; by default `whatwg`.
        method_options: The options of the method.
        part: What `part` gives. Without it, a column says it: `{"url": "link", "part": "which"}`.
        section: The sections of the Public Suffix List that count for `domain`: `all` or `icann`.
        name: The parameter that `param` gives.
        pattern: What `matches` compares with.
        base: The URL that relative references are resolved against.
        assume_scheme: `https` or `http`, for URLs that begin with a host, such as
            `www.example.com/a`.
        suffix_list: The file of a newer Public Suffix List than that of the worker. The path is
            that on the executors.
        unknown: `null` makes NULL of an unknown name in a column; by default it is an error.
        max_length: The longest value that is read, in bytes of UTF-8; by default 1 MiB.
        worker: The program, from `install`.

    Returns:
        A DataFrame with one column more for each op. A row that has no answer has NULL: its
        value is NULL, not a URL, or too long.

    Raises:
        ValueError: If an op does not exist, an option is missing or not read, or a column does
            not exist, is ambiguous or exists already.
        TypeError: If a column does not have strings.
    """
    chosen = [_op_of(name) for name in ops.values()]
    if not chosen:
        raise ValueError("ops is empty: name at least one, such as {'site': 'site'}")
    options = {
        "preset": preset,
        "rule": rule,
        "method": method,
        "options": None if method_options is None else json.dumps(dict(method_options)),
        "part": part,
        "section": section,
        "name": name,
        "pattern": pattern,
        "base": base,
        "assume-scheme": assume_scheme,
        "suffix-list": suffix_list,
        "unknown": unknown,
        "max-length": None if max_length is None else str(max_length),
    }
    given = {name: value for name, value in options.items() if value is not None}
    _check_options(given, ops)
    _check_new_names(df, list(ops))
    flags = [f"--{name}={value}" for name, value in given.items()]
    request = Request(
        worker=worker,
        arguments=("--op", ",".join(ops.values()), "--chunk-header", *flags),
        inputs=tuple(_position(df, name) for name in _columns_read(chosen, column, given)),
        names=tuple(ops),
        kinds=tuple(op.is_text for op in chosen),
    )
    added = [
        StructField(name, StringType() if op.is_text else BooleanType())
        for name, op in zip(ops, chosen, strict=True)
    ]

    def answer(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        yield from answer_batches(batches, request)

    return df.mapInArrow(answer, StructType([*df.schema.fields, *added]))


OPTION_NAMES = {
    "options": "method_options",
    "max-length": "max_length",
    "assume-scheme": "assume_scheme",
    "suffix-list": "suffix_list",
}
"""Options whose flag has another name."""

READERS = {
    "preset": ("preset", "method"),
    "rule": ("preset", "method"),
    "options": ("methodOptions",),
    "assume-scheme": ("assumeScheme",),
    "suffix-list": ("publicSuffixList",),
}
"""The options of ops by which the others are read."""

FOR_ALL = ("max-length", "unknown")


def _op_of(name: str) -> Op:
    op = OPS.get(name)
    if op is None:
        near = get_close_matches(name, OPS, 1)
        advice = f"; did you mean {near[0]!r}?" if near else f": the ops are {', '.join(OPS)}"
        raise ValueError(f"there is no op {name!r}{advice}")
    return op


def _check_options(given: Mapping[str, str], ops: Mapping[str, str]) -> None:
    for flag in given:
        read_by = READERS.get(flag, (flag,))
        if flag in FOR_ALL or any(one in OPS[op].options for op in ops.values() for one in read_by):
            continue
        name = OPTION_NAMES.get(flag, flag)
        readers = [op for op, about in OPS.items() if any(one in about.options for one in read_by)]
        raise ValueError(f"none of the ops reads {name}: {', '.join(readers)} would")
    if "assume-scheme" in given and "base" in given:
        raise ValueError("give assume_scheme or base: a value that begins with a host is relative")


def _check_new_names(df: DataFrame, names: Sequence[str]) -> None:
    is_exact = df.sparkSession.conf.get("spark.sql.caseSensitive") == "true"

    def folded(name: str) -> str:
        return name if is_exact else name.lower()

    taken = {folded(name) for name in df.columns}
    for name in names:
        if folded(name) in taken:
            raise ValueError(f"there is a column {name!r} already: choose another name")
        taken.add(folded(name))


def _columns_read(
    ops: Sequence[Op], column: str | Mapping[str, str], given: Mapping[str, str]
) -> list[str]:
    """Returns the columns of the DataFrame in the order in which the worker reads them."""
    read = list(
        dict.fromkeys(
            name
            for op in ops
            for name in op.columns
            # An option of the same name stands for all rows.
            if not (name in given and name in op.options)
        )
    )
    if isinstance(column, str):
        if len(read) == 1:
            return [column]
        example = ", ".join(f"{name!r}: …" for name in read)
        raise ValueError(f"the ops read {len(read)} columns: name them as {{{example}}}")
    if set(column) != set(read):
        raise ValueError(f"the ops read {', '.join(read)}, but got {', '.join(column) or 'none'}")
    return [column[name] for name in read]


def _position(df: DataFrame, name: str) -> int:
    found = [n for n, field in enumerate(df.schema.fields) if field.name == name]
    if len(found) != 1:
        what = "there are several columns" if found else "there is no column"
        raise ValueError(f"{what} {name!r}: the columns are {', '.join(df.columns)}")
    data_type = df.schema.fields[found[0]].dataType
    if not isinstance(data_type, StringType):
        raise TypeError(f"the column {name!r} is {data_type.simpleString()}: cast it to string")
    return found[0]
