"""A position in plain lines, for a game that brings no words of its own."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.kernel.state import State

_NOT_SHOWN: Final = "steps"
"""How the engine keeps its question, which is put in words."""


def position_lines(state: State) -> list[str]:
    """Write what a position holds, one line for each part."""
    parts = state.position_dict().items()
    return [f"{_word(name)}: {_written(value)}" for name, value in parts if name != _NOT_SHOWN]


def _word(name: str) -> str:
    return name.replace("_", " ")


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_word(name)} {_written(each)}" for name, each in value.items())
    if isinstance(value, list):
        between = " / " if any(isinstance(each, list | dict) for each in value) else " "
        return between.join(_written(each) for each in value)
    return "-" if value is None else str(value)
