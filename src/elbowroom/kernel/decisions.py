"""Who is asked, and what for."""

from __future__ import annotations

from typing import Final, NamedTuple

CHANCE: Final = -1
"""The player who answers for dice and draws."""

NOBODY: Final = -2
"""Nobody is asked any more: the game is over."""

Value = int | str | list[str] | None
"""A number, an id, several ids, or nothing: what programs are told of questions and answers."""
Facts = dict[str, Value]
"""Values by name."""


class Decision(NamedTuple):
    """One question: the player asked (or CHANCE) and the kind of answer wanted."""

    player: int
    kind: str
    concealed: bool = False
