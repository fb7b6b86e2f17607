"""What a worker can be asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    """An op of `waymark worker`.

    Attributes:
        columns: What it reads, such as `url`. An option of the same name stands for all rows.
        is_text: Whether its answer is a string; otherwise it is true or false.
        options: The options that it reads.
        constants: The columns that the function of DataFrames takes as arguments, the same for all
            rows.
        summary: What it answers.
    """

    columns: tuple[str, ...]
    is_text: bool
    options: tuple[str, ...]
    constants: tuple[str, ...]
    summary: str
