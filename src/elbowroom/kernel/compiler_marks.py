"""Marks and whole numbers of the compiler; without its package they mean nothing, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["i64", "mypyc_attr", "u8"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr, u8
else:
    try:
        from mypy_extensions import i64, mypyc_attr, u8
    except ModuleNotFoundError:  # the engine needs no other package
        i64 = u8 = int
        Marked = TypeVar("Marked")

        def mypyc_attr(**_: object) -> Callable[[Marked], Marked]:
            """Leave what is marked as it is."""
            return lambda marked: marked
