"""What the server tells those who check the dice; the OpenAPI document is made from this."""

from __future__ import annotations

from elbowroom.protocol.responses import Told


class Draw(Told):
    """One answer of chance: what it could have been, each with its weight, in order."""

    move: int
    answer: str
    outcomes: list[tuple[str, int]]
    words: list[str] | None = None
    """By letters: the links of the seats' chains it follows from; else all follow from the players' words."""


class Draws(Told):
    """All answers of chance in a finished game."""

    table: str
    """The name under which they are drawn."""
    draws: list[Draw]
