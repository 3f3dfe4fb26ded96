"""Actions as their verb and arguments, written in the notation."""

from __future__ import annotations

from collections.abc import Iterable

Value = int | str | list[str] | None


def written_action(verb: str, arguments: Iterable[tuple[str, Value]]) -> str:
    """Write an action in the notation, each argument as `name=value`."""
    return " ".join([verb, *(f"{name}={_written(value)}" for name, value in arguments)])


def _written(value: Value) -> str:
    if value is None:
        return "none"
    return "+".join(value) if isinstance(value, list) else str(value)
