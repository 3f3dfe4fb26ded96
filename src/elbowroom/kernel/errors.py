"""Errors a person can act on: what was asked, why not, what would be allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elbowroom.kernel.reasons import Refusal


MOST_SHOWN: Final = 40
"""Characters of a wrong value that a message repeats."""
_LARGEST_SHOWN: Final = 10**9


class ElbowroomError(Exception):
    """Every refusal of Elbowroom; the message is written for the person who asked."""


class UnknownName(ElbowroomError):
    """A game, map, bot, region, race or power nobody has heard of."""


class MalformedAction(ElbowroomError):
    """A text that is no action in the notation of this game."""


class IllegalAction(ElbowroomError):
    """A well-formed action that the rules do not allow now."""

    def __init__(
        self,
        message: str,
        refusal: Refusal | None = None,
        allowed: list[str] | None = None,
        asked: str = "",
    ) -> None:
        super().__init__(message)
        self.refusal = refusal
        self.rule = "" if refusal is None else refusal.rule
        self.allowed = [] if allowed is None else allowed
        self.asked = asked
        """What is asked instead, as a sentence."""

    def __str__(self) -> str:
        """Put the reason into words when somebody reads them: many refusals are never read."""
        message = super().__str__()
        if not self.asked:
            return message
        cited = f" ({self.rule})" if self.rule else ""
        return f"{message}: {self._reason()}{cited}. {self.asked}"

    def _reason(self) -> str:
        if self.refusal is None:
            return "the rules do not allow it now"
        return self.refusal.sentence.rstrip(".")


class InvalidSetup(ElbowroomError):
    """A game that cannot be set up as asked."""


class InvalidBoard(ElbowroomError):
    """A map whose facts contradict each other."""


class InvalidPosition(ElbowroomError):
    """A position that no game can reach."""


class InvalidRecord(ElbowroomError):
    """A game record that was edited, cut short, or made under other rules or with other content."""

    def __init__(self, message: str, fault: str = "edited") -> None:
        super().__init__(message)
        self.fault = fault
        """What is wrong with it: `none`, `cut`, `rules`, `content` or `edited`."""


class Fault(str):
    """A fault of a pack: an English sentence with its place, and what other languages need."""

    __slots__ = ("key", "nearest", "place", "values")

    place: str
    """Where it is, such as `races[0].effects[1].change`."""
    key: str
    """What the catalogue knows the sentence by."""
    values: dict[str, str | int]
    """The names and numbers in the sentence, the limit among them."""
    nearest: tuple[str, ...]
    """Names that would be allowed and look most like the wrong one."""

    def __new__(
        cls,
        place: str,
        sentence: str,
        key: str,
        values: dict[str, str | int],
        nearest: tuple[str, ...] = (),
    ) -> Self:
        fault = super().__new__(cls, f"{place}: {sentence}." if place else f"{sentence}.")
        fault.place = place
        fault.key = key
        fault.values = values
        fault.nearest = nearest
        return fault


class InvalidPack(ElbowroomError):
    """A content pack with faults; every fault names its place and the limit."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = list(faults)


def listed(names: list[str], most: int = 12) -> str:
    """Join names for a message, shortening a long list."""
    if len(names) <= most:
        return ", ".join(names)
    return ", ".join(names[:most]) + f", … ({len(names)} in all)"


def unknown(kind: str, name: str, known: list[str]) -> UnknownName:
    """Say that a name is unknown and which names there are."""
    return UnknownName(f"There is no {kind} '{name}'. Known: {listed(known, most=50)}.")


def shown(value: Any) -> str:
    """Show a wrong value shortly; containers are only named, however deep they are."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -_LARGEST_SHOWN < value < _LARGEST_SHOWN else "a huge number"
    if isinstance(value, str):
        return repr(value[:MOST_SHOWN] + "…" if len(value) > MOST_SHOWN else value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else "something else"
