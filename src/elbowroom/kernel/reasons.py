"""Numbers and refusals that explain themselves."""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.kernel.manifest import MissingFace, load_face

SPEAKER: Final = "elbowroom.text.reasons:english_sentence"
"""Who puts a refusal into words: found when somebody first reads one, for it stands above."""


class Part(NamedTuple):
    """One named part of a number: who or what adds how much, by which rule."""

    amount: int
    name: str
    rule: str = ""
    key: str = ""
    """What translators know the part by, such as `cost.base` or `cost.passage`."""


class Explanation(NamedTuple):
    """A number as the sum of its named parts."""

    what: str
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """The number explained."""
        total = 0
        for part in self.parts:
            total += part.amount
        return total

    def __str__(self) -> str:
        first = True
        words = []
        for part in self.parts:
            sign = "" if first else "+" if part.amount >= 0 else "-"
            words.append(f"{sign}{abs(part.amount) if not first else part.amount} {part.name}")
            first = False
        return f"{self.what} {self.total} = {', '.join(words)}"


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
            said: str = load_face(self.game, SPEAKER)(self)
        except (ImportError, MissingFace):
            said = self.facts
        return said if self.explained is None else f"{said.rstrip('.')} ({self.explained})."

    @property
    def facts(self) -> str:
        """The reason without a text: its key and its values."""
        values = ", ".join([f"{name} {value}" for name, value in self.values])
        words = self.key.replace("_", " ")
        return f"{words}: {values}" if values else words
