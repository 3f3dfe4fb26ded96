"""Numbers and refusals that explain themselves."""

from __future__ import annotations

from typing import NamedTuple


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
    """Why an action is not allowed: a key for translators, the sentence, the rule behind it."""

    key: str
    sentence: str
    rule: str = ""
    values: tuple[tuple[str, str | int], ...] = ()
    """The names and numbers in the sentence, for translators."""
