"""Numbers and lists as readers of the report see them."""

from __future__ import annotations

from typing import Any

_PLACES = ("first", "second", "third", "fourth", "fifth")


def percent(rate: float) -> str:
    """Write a share as whole per cents."""
    return f"{rate * 100:.0f} %"


def finely(rate: float) -> str:
    """Write a share with one digit after the point."""
    return f"{rate * 100:.1f} %"


def span(figures: dict[str, Any]) -> str:
    """Write the interval of a share."""
    low, high = figures["ci95"]
    return f"{low * 100:.0f} to {high * 100:.0f} %"


def signed(value: float) -> str:
    """Write a number with its sign."""
    return f"{value:+.1f}".replace("-", "−")  # noqa: RUF001 - a real minus sign


def thinking(milliseconds: float) -> str:
    """Write a time a person can grasp."""
    if milliseconds >= 1000:  # noqa: PLR2004 - a second
        return f"{milliseconds / 1000:.1f} s"
    return f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.2g} ms"  # noqa: PLR2004 - two digits are enough below


def place_name(place: int) -> str:
    """Name a place in the order of play, counted from 1."""
    return _PLACES[place - 1] if place <= len(_PLACES) else f"{place}th"


def at_table(players: int) -> str:
    """Write a number of players as a heading does."""
    return "1 player" if players == 1 else f"{players} players"


def listing(names: list[str]) -> str:
    """Join names as in a sentence."""
    if len(names) < 2:  # noqa: PLR2004 - one name is no list
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
