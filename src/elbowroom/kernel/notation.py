"""One codec between action numbers and their text.

An action is `verb * 4096 + first * 64 + second`. A verb says which kind of name each of
its arguments takes; the game says what the names of each kind are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.kernel.errors import MalformedAction, listed

MOST: Final = 63
"""The largest argument of an action."""
_NUMBERS: Final = frozenset([str(number) for number in range(MOST + 1)])
COUNT: Final = "count"
"""The kind of argument that is a plain number from 0 to 63."""


class Verb(NamedTuple):
    """A word that starts an action, its number, and the kinds of its arguments."""

    number: int
    word: str
    arguments: tuple[str, ...] = ()

    def usage(self) -> str:
        """Show how the verb is written."""
        return " ".join([self.word, *[kind.upper() for kind in self.arguments]])


def encode(verb: int, first: int = 0, second: int = 0) -> int:
    """Pack a verb and its arguments into an action."""
    return verb << 12 | first << 6 | second


def verb_of(action: int) -> int:
    """Read the verb of an action."""
    return action >> 12


def first_of(action: int) -> int:
    """Read the first argument of an action."""
    return action >> 6 & 63


def second_of(action: int) -> int:
    """Read the second argument of an action."""
    return action & 63


class Notation:
    """The verbs of a game and the names its arguments go by."""

    def __init__(self, verbs: list[Verb], names: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.names = names
        self._by_number = {verb.number: verb for verb in verbs}
        self._by_word = {verb.word: verb for verb in verbs}
        self._numbers = {
            kind: {name: number for number, name in enumerate(known)}
            for kind, known in names.items()
        }

    def verb(self, action: int) -> Verb:
        """Find the verb of an action."""
        verb = self._by_number.get(verb_of(action)) if action >= 0 else None
        if verb is None:
            raise MalformedAction(f"{action} is no action of this game.")
        return verb

    def text(self, action: int) -> str:
        """Write an action in the notation."""
        verb = self.verb(action)
        words = [verb.word]
        values = (first_of(action), second_of(action))
        for kind, value in zip(verb.arguments, values, strict=False):
            words.append(self._name(action, kind, value))
        if encode(verb.number, *self._numbers_used(verb, values)) != action:
            raise MalformedAction(f"{action} is no action of this game.")
        return " ".join(words)

    def _numbers_used(self, verb: Verb, values: tuple[int, int]) -> list[int]:
        return [values[place] for place in range(len(verb.arguments))]

    def _name(self, action: int, kind: str, value: int) -> str:
        if kind == COUNT:
            return str(value)
        known = self.names[kind]
        if value >= len(known):
            raise MalformedAction(f"{action} is no action of this game: no {kind} {value}.")
        return known[value]

    def parse(self, text: str) -> int:
        """Read an action from its text."""
        words = text.split()
        if not words:
            raise MalformedAction(f"An empty text is no action. Verbs: {self._all_verbs()}.")
        verb = self._by_word.get(words[0])
        if verb is None:
            raise MalformedAction(f"No verb '{words[0]}' in '{text}'. Verbs: {self._all_verbs()}.")
        if len(words) - 1 != len(verb.arguments):
            raise MalformedAction(f"'{text}' should read '{verb.usage()}'.")
        values = [
            self._number(text, kind, word)
            for kind, word in zip(verb.arguments, words[1:], strict=True)
        ]
        return encode(verb.number, *values)

    def _number(self, text: str, kind: str, word: str) -> int:
        if kind == COUNT:
            if word not in _NUMBERS:
                raise MalformedAction(f"'{word}' in '{text}' is no number from 0 to {MOST}.")
            return int(word)
        number = self._numbers[kind].get(word)
        if number is None:
            known = listed(self.names[kind], most=64)
            raise MalformedAction(f"There is no {kind} '{word}' (in '{text}'). Known: {known}.")
        return number

    def _all_verbs(self) -> str:
        return ", ".join([verb.usage() for verb in self.verbs])
