"""Actions numbered without gaps: verb by verb, then by first and second argument."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.kernel.errors import MalformedAction
from elbowroom.kernel.notation import COUNT, Verb, encode

_VERBS: Final = 128
ABSENT: Final = -1
"""Stands for a verb that is not numbered."""


class Span(NamedTuple):
    """A verb with the arguments it may take; a verb without arguments has one of each."""

    verb: int
    firsts: int
    """The first argument runs from 0 to firsts - 1."""
    least: int = 0
    """The second argument runs from least …"""
    most: int = 0
    """… to most."""

    def size(self) -> int:
        """Count the actions of the verb."""
        return self.firsts * (self.most - self.least + 1)


class Numbering:
    """A fixed place for every action that its spans allow."""

    def __init__(self, spans: list[Span]) -> None:
        self.spans = spans
        self.actions: list[int] = []
        self._base = [ABSENT] * _VERBS
        self._start = [0] * _VERBS
        self._stride = [0] * _VERBS
        for span in spans:
            stride = span.most - span.least + 1
            self._start[span.verb] = len(self.actions)
            self._base[span.verb] = len(self.actions) - span.least
            self._stride[span.verb] = stride
            for first in range(span.firsts):
                for second in range(span.least, span.most + 1):
                    self.actions.append(encode(span.verb, first, second))
        self.size = len(self.actions)
        self.numbers = [ABSENT] * (max(self.actions) + 1)
        """The number of every action, by the action; the quickest way to many of them."""
        for number, action in enumerate(self.actions):
            self.numbers[action] = number

    def index(self, action: int) -> int:
        """Give the number of an action that the spans allow."""
        verb = action >> 12
        return self._base[verb] + (action >> 6 & 63) * self._stride[verb] + (action & 63)

    def indices(self, actions: list[int]) -> list[int]:
        """Give the numbers of several actions that the spans allow."""
        numbers: list[Any] = self.numbers  # nobody reads them here
        return [numbers[action] for action in actions]

    def start(self, verb: int) -> int:
        """Give the number of a verb's first action."""
        return self._start[verb]

    def action(self, index: int) -> int:
        """Give the action with a number; refuse a number there is none for."""
        if not 0 <= index < self.size:
            raise MalformedAction(
                f"{index} is no action; actions are numbered from 0 to {self.size - 1}."
            )
        return self.actions[index]

    def table(self, verbs: list[Verb]) -> list[tuple[str, int, int]]:
        """List how actions read, with their first number and how many there are."""
        by_number = {verb.number: verb for verb in verbs}
        found: list[tuple[str, int, int]] = []
        for span in self.spans:
            verb = by_number[span.verb]
            words = [verb.word]
            for place, kind in enumerate(verb.arguments):
                counted = f"{span.least}..{span.most}" if place else f"0..{span.firsts - 1}"
                words.append(counted if kind == COUNT else kind.upper())
            found.append((" ".join(words), self.start(span.verb), span.size()))
        return found
