"""Columns of Python's libraries: how they are read, and made of answers."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa

from waymark._worker import answer_values, local_worker
from waymark.generated.ops import OPS

TEXTS = (
    pa.types.is_string,
    pa.types.is_large_string,
    pa.types.is_string_view,
    pa.types.is_binary,
    pa.types.is_large_binary,
    pa.types.is_binary_view,
)


def answer(
    function: str,
    arguments: Mapping[str, object],
    fallback: str | None = None,
    **options: Any,
) -> Any:
    """Answers a function of the table for each row.

    Args:
        function: Its name.
        arguments: Its arguments by name: columns, and strings or None for all rows.
        fallback: The value of the last argument for which there is an op without it.
        options: See `flags_of`.

    Returns:
        A column like the first one.
    """
    given = dict(arguments)
    last = list(given)[-1]
    if fallback is not None and isinstance(given[last], str) and given[last] == fallback:
        del given[last]
    columns = {name: value for name, value in given.items() if not _is_constant(value)}
    if not columns:
        name, value = next(iter(given.items()))
        raise TypeError(f"waymark.{function}: {name} is {value!r}: give a column, such as [{name}]")
    op = op_of(function, len(given))
    flags = flags_of(op, **options)
    if any(_is_expression(value) for value in columns.values()):
        return _expression(op, given, columns, flags)
    return _answered(op, given, columns, flags)


def op_of(function: str, count: int) -> str:
    """Returns the op of a function with so many arguments.

    Raises:
        TypeError: If it takes more or fewer.
    """
    op = function.replace("_", "-")
    counts = {len(OPS[name].columns): name for name in (op, f"{op}-by") if name in OPS}
    if count not in counts:
        takes = " or ".join(map(str, counts))
        raise TypeError(f"waymark_{function} takes {takes} arguments, got {count}")
    return counts[count]


def flags_of(
    op: str,
    *,
    assume_scheme: str | None = None,
    base: str | None = None,
    suffix_list: str | os.PathLike[str] | None = None,
    unknown: str | None = None,
) -> list[str]:
    """Returns the arguments of the worker for the options that an op reads.

    Raises:
        TypeError: If `base` is not a string.
        ValueError: If one has another value, or two do not go together.
    """
    if assume_scheme not in (None, "http", "https"):
        raise ValueError(f"assume_scheme must be 'http' or 'https', got {assume_scheme!r}")
    if unknown not in (None, "error", "null"):
        raise ValueError(f"unknown must be 'error' or 'null', got {unknown!r}")
    if base is not None and not isinstance(base, str):
        raise TypeError(f"base must be a string for all rows, got {type(base).__name__}")
    if base is not None and not re.match("[a-z][a-z0-9+.-]*:", base, re.I):
        raise ValueError(f"base must be an absolute URL, got {base!r}")
    if suffix_list == "":
        raise ValueError("suffix_list must name a file, got ''")
    if assume_scheme is not None and base is not None:
        raise ValueError("give assume_scheme or base: a value that begins with a host is relative")
    reads = OPS[op].options
    flags: dict[str, str | None] = {"unknown": unknown}
    if "assumeScheme" in reads:
        flags["assume-scheme"] = assume_scheme
    if "base" in reads and "base" not in OPS[op].columns:
        flags["base"] = base
    # Without a column that names the method, it is the default, which reads no list.
    if suffix_list is not None and "publicSuffixList" in reads and "method" not in reads:
        flags["suffix-list"] = os.path.abspath(suffix_list)
    return [f"--{name}={value}" for name, value in flags.items() if value is not None]


def texts_of(column: pa.Array | pa.ChunkedArray) -> pa.Array | pa.ChunkedArray:
    """Returns a column of strings or bytes as it is, and one without values as strings.

    Raises:
        TypeError: If it has something else.
    """
    kind = column.type.value_type if pa.types.is_dictionary(column.type) else column.type
    if any(is_type(kind) for is_type in TEXTS):
        return column
    if column.null_count == len(column):
        return pa.nulls(len(column), pa.string())
    raise TypeError(f"waymark: a column must have strings, got {column.type}")


def values_of(column: pa.Array | pa.ChunkedArray) -> pa.Array:
    """Returns strings or bytes of any type of Arrow as an array of bytes, without checking them.

    Raises:
        TypeError: If they are neither.
    """
    values = texts_of(column).cast(pa.large_binary())
    if isinstance(values, pa.ChunkedArray):
        # An array must have a chunk.
        return pa.concat_arrays(values.chunks or [pa.array([], pa.large_binary())])
    return values


def answer_type_of(op: str, column_type: pa.DataType) -> pa.DataType:
    """Returns the type of answers: large strings for a column of large strings."""
    if not OPS[op].is_text:
        return pa.bool_()
    return column_type if pa.types.is_large_string(column_type) else pa.string()


def _answered(
    op: str, given: Mapping[str, object], columns: Mapping[str, Any], flags: Sequence[str]
) -> Any:
    (first_name, first), *others = columns.items()
    for name, other in others:
        are_series = _is_series(first, "pandas") and _is_series(other, "pandas")
        if are_series and not first.index.equals(other.index):
            raise ValueError(f"waymark: {first_name} and {name} have different indexes")
    arrays = {name: _array_of(name, column) for name, column in columns.items()}
    lengths = {name: len(array) for name, array in arrays.items()}
    if len(set(lengths.values())) > 1:
        said = ", ".join(f"{name} has {length}" for name, length in lengths.items())
        raise ValueError(f"waymark: columns must have the same number of rows: {said}")
    result = answer_values(
        op,
        [
            values_of(arrays[name]) if name in arrays else _bytes_of(value)
            for name, value in given.items()
        ],
        answer_type_of(op, arrays[first_name].type),
        worker=local_worker(),
        flags=flags,
    )
    return _like(first, result)


def _is_constant(value: object) -> bool:
    return value is None or isinstance(value, (str, bytes))


def _bytes_of(value: object) -> bytes | None:
    # A lone surrogate makes bytes that are not UTF-8, for which every answer is NULL.
    return value.encode("utf-8", "surrogatepass") if isinstance(value, str) else value  # type: ignore[return-value]


def _is_series(value: object, library: str) -> bool:
    # Whoever has a Series has imported its library.
    module = sys.modules.get(library)
    return module is not None and isinstance(value, module.Series)


def _is_expression(value: object) -> bool:
    module = sys.modules.get("polars")
    return module is not None and isinstance(value, module.Expr)


def _array_of(name: str, column: Any) -> pa.Array | pa.ChunkedArray:
    if isinstance(column, (pa.Array, pa.ChunkedArray)):
        return column
    if _is_series(column, "polars"):
        return column.to_arrow()
    if _is_series(column, "pandas"):
        return _of_objects(name, column) if column.dtype == object else pa.array(column)
    if hasattr(column, "__arrow_c_stream__"):
        return pa.chunked_array(column)
    if hasattr(column, "__arrow_c_array__"):
        return pa.array(column)
    if isinstance(column, Sequence) or hasattr(column, "__array__"):
        return _of_objects(name, column)
    raise TypeError(
        f"waymark: {name} must be a list, an array, a Series or an expression, "
        f"got {type(column).__name__}"
    )


def _of_objects(name: str, column: Any) -> pa.Array:
    try:
        return pa.array(column, pa.large_binary(), from_pandas=True)
    except UnicodeEncodeError:
        values = [_bytes_of(value) for value in column]
        return pa.array(values, pa.large_binary(), from_pandas=True)
    except (pa.ArrowTypeError, pa.ArrowInvalid) as error:
        raise TypeError(f"waymark: {name} must have strings: {error}") from error


def _like(first: Any, result: pa.ChunkedArray) -> Any:
    """Returns the answers as a column like the first of those that were given."""
    if isinstance(first, pa.Array):
        return pa.concat_arrays(result.chunks) if result.chunks else pa.array([], result.type)
    if _is_series(first, "polars"):
        return type(first)(first.name, result)
    if _is_series(first, "pandas"):
        return _pandas_series(first, result)
    if isinstance(first, pa.ChunkedArray) or hasattr(first, "__arrow_c_stream__"):
        return result
    return result.to_pylist()


def _pandas_series(first: Any, result: pa.ChunkedArray) -> Any:
    pandas = sys.modules["pandas"]
    if isinstance(first.dtype, pandas.ArrowDtype):
        dtype = pandas.ArrowDtype(result.type)
    elif pa.types.is_boolean(result.type):
        dtype = pandas.BooleanDtype()
    elif isinstance(first.dtype, pandas.StringDtype):
        dtype = first.dtype
    else:
        return pandas.Series(result.to_pylist(), first.index, dtype=object, name=first.name)
    return pandas.Series(dtype.__from_arrow__(result), first.index, name=first.name)


def _expression(
    op: str, given: Mapping[str, object], columns: Mapping[str, Any], flags: Sequence[str]
) -> Any:
    polars = sys.modules["polars"]
    for name, column in columns.items():
        if not _is_expression(column):
            raise TypeError(f"waymark: {name} must be an expression or a string, like the others")
    dtype = polars.String if OPS[op].is_text else polars.Boolean
    first, *others = columns.values()

    def answer_series(series: Any) -> Any:
        parts = series.struct.unnest().get_columns() if others else [series]
        return _answered(op, given, dict(zip(columns, parts, strict=True)), flags)

    if others:
        # A structure repeats what has one row. It keeps the name of the first.
        named = [other.alias(f"waymark {n}") for n, other in enumerate(others)]
        first = polars.struct(first, *named)
    return first.map_batches(answer_series, dtype, is_elementwise=True)
