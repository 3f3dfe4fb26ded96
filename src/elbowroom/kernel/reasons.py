"""Numbers and refusals that explain themselves."""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.kernel.decisions import Facts
from elbowroom.kernel.manifest import MissingFace, load_face

SPEAKERS: Final = "elbowroom.text.reasons"
"""Who puts numbers and refusals into words: found when one is first read, for it stands above."""


class Part(NamedTuple):
    """One part of a number: who or what adds how much, by which rule."""

    amount: int
    key: str
    """What the catalogue knows the part by: `cost.base`, or a kind and an id as in `race.<id>`."""
    rule: str = ""


class Explanation(NamedTuple):
    """A number as the sum of its parts."""

    what: str
    parts: tuple[Part, ...]
    game: str = ""
    """The game whose words it takes."""

    @property
    def total(self) -> int:
        """The number explained."""
        total = 0
        for part in self.parts:
            total += part.amount
        return total

    @property
    def facts(self) -> str:
        """The number without a text: its parts by their keys."""
        return f"{self.total} = {', '.join([f'{part.amount} {part.key}' for part in self.parts])}"

    def __str__(self) -> str:
        try:
            said: str = load_face(self.game, f"{SPEAKERS}:english_sum")(self)
        except (ImportError, MissingFace):
            said = self.facts
        return f"{self.what} {said}"


class Due(NamedTuple):
    """Coins that are paid before an action, and the seat that gets them, or NOBODY."""

    coins: Explanation
    payee: int


NOTHING_MORE: Final[Facts] = {}
NOTHING_DUE: Final[list[Due]] = []


class Offer(NamedTuple):
    """An allowed action with what a board has to know to offer it."""

    action: int
    number: Explanation | None = None
    """The number behind it, taken apart."""
    facts: Facts = NOTHING_MORE
    """What else there is to tell, by name."""
    odds: tuple[int, float] | None = None
    """The lowest roll that makes it succeed, and its chance; None without a die."""
    dues: list[Due] = NOTHING_DUE
    """What it first costs its player."""


class Refusal(NamedTuple):
    """Why an action is not allowed: what the catalogue knows the reason by, the rule behind it."""

    key: str
    rule: str = ""
    values: tuple[tuple[str, str | int], ...] = ()
    """The names and numbers in the sentence."""
    game: str = ""
    """The game whose words it takes."""
    explained: Explanation | None = None
    """The number that stands in the way, taken apart."""

    @property
    def sentence(self) -> str:
        """The reason in English, or its bare facts in an edition without the texts."""
        try:
            said: str = load_face(self.game, f"{SPEAKERS}:english_sentence")(self)
        except (ImportError, MissingFace):
            said = self.facts
        return said if self.explained is None else f"{said.rstrip('.')} ({self.explained})."

    @property
    def facts(self) -> str:
        """The reason without a text: its key and its values."""
        values = ", ".join([f"{name} {value}" for name, value in self.values])
        words = self.key.replace("_", " ")
        return f"{words}: {values}" if values else words
