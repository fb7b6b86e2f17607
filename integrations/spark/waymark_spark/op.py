"""What a worker can be asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    """An op of `waymark worker`.

    Attributes:
        columns: What it reads, such as `url`.
        is_text: Whether its answer is a string; otherwise it is true or false.
        options: The options that it reads.
        needs: Those without which it cannot run.
        summary: What it answers.
    """

    columns: tuple[str, ...]
    is_text: bool
    options: tuple[str, ...]
    needs: tuple[str, ...]
    summary: str
