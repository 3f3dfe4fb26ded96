"""One codec between action numbers and their text.

An action is `verb * 4096 + first * 64 + second`. A verb says what each of its arguments is called
and which kind of name it takes; the game says what the names of each kind are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.kernel.decisions import Value
from elbowroom.kernel.errors import ElbowroomError, MalformedAction, listed

MOST: Final = 63
"""The largest argument of an action."""
UNUSED: Final = (4095, MOST, 0)
"""The bits of an action that a verb with none, one or two arguments leaves unused."""
_NUMBERS: Final = [str(number) for number in range(MOST + 1)]
VERB: Final = 12
"""Where in an action its verb begins, for those who look at many: a call for each is too slow."""
COUNT: Final = "count"
"""The kind of argument that is a plain number from 0 to 63."""
NONE: Final = "none"
"""The name that stands for nobody and nothing."""


class Verb(NamedTuple):
    """A word that starts an action, its number, and the kinds of its arguments."""

    number: int
    word: str
    arguments: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    """The names of the arguments, where they are not called like their kinds."""

    def names(self) -> tuple[str, ...]:
        """Give the names of the arguments."""
        return self.called or self.arguments

    def usage(self) -> str:
        """Show how the verb is written."""
        return " ".join([self.word, *[name.upper() for name in self.names()]])


class Argument(NamedTuple):
    """An argument of an action as programs read it."""

    name: str
    kind: str
    value: Value


class Written(NamedTuple):
    """An action as people and programs read it."""

    text: str
    verb: str
    arguments: list[Argument]


def encode(verb: int, first: int = 0, second: int = 0) -> int:
    """Pack a verb and its arguments into an action."""
    return verb << VERB | first << 6 | second


def verb_of(action: int) -> int:
    """Read the verb of an action."""
    return action >> VERB


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
        for verb in verbs:
            _check_names(verb)
        self._by_number = {verb.number: verb for verb in verbs}
        self._by_word = {verb.word: verb for verb in verbs}
        self._names = {**names, COUNT: _NUMBERS}
        self._values = {kind: _values(known) for kind, known in self._names.items()}
        self._numbers = {
            kind: {name: number for number, name in enumerate(known)}
            for kind, known in self._names.items()
        }

    def name_several(self, kind: str, ids: list[list[str]]) -> None:
        """Say which ids each name of a kind stands for; joined by `+` they are read like it."""
        self._values[kind] = [*ids]
        for number, each in enumerate(ids):
            self._numbers[kind].setdefault("+".join(each), number)

    def verb(self, action: int) -> Verb:
        """Find the verb of an action."""
        verb = self._by_number.get(action >> VERB) if action >= 0 else None
        if verb is None:
            raise MalformedAction(f"{action} is no action of this game.")
        return verb

    def text(self, action: int) -> str:
        """Write an action in the notation."""
        return self.written(action).text

    def arguments(self, action: int) -> list[Argument]:
        """Give the arguments of an action by name, with their kinds and values."""
        return self.written(action).arguments

    def written(self, action: int) -> Written:
        """Write an action: as text, and its arguments by name, with their kinds and values."""
        verb = self.verb(action)
        if action & UNUSED[len(verb.arguments)]:
            raise MalformedAction(f"{action} is no action of this game.")
        text = verb.word
        arguments: list[Argument] = []
        numbers = (action >> 6 & MOST, action & MOST)
        names = verb.called or verb.arguments
        for name, kind, number in zip(names, verb.arguments, numbers, strict=False):
            if number >= len(self._names[kind]):
                raise MalformedAction(f"{action} is no action of this game: no {kind} {number}.")
            text += " " + self._names[kind][number]
            arguments.append(Argument(name, kind, self._values[kind][number]))
        return Written(text, verb.word, arguments)

    def parse(self, text: str) -> int:
        """Read an action from its text; arguments are told in order, or all by `name=value`."""
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
            for kind, word in zip(verb.arguments, _in_order(text, verb, words[1:]), strict=True)
        ]
        return encode(verb.number, *values)

    def _number(self, text: str, kind: str, word: str) -> int:
        number = self._numbers[kind].get(word)
        if number is None:
            if kind == COUNT:
                raise MalformedAction(f"'{word}' in '{text}' is no number from 0 to {MOST}.")
            known = listed(self.names[kind], most=64)
            raise MalformedAction(f"There is no {kind} '{word}' (in '{text}'). Known: {known}.")
        return number

    def _all_verbs(self) -> str:
        return ", ".join([verb.usage() for verb in self.verbs])


def _check_names(verb: Verb) -> None:
    """Refuse a verb whose arguments cannot be told apart."""
    names = verb.names()
    if len(names) != len(verb.arguments) or len(set(names)) != len(names):
        raise ElbowroomError(f"The verb '{verb.word}' needs a name of its own for each argument.")


def _values(names: list[str]) -> list[Value]:
    """Read the names of a kind as programs do: numbers, if all of them are, and nobody as nothing."""
    counted = all([name.isdecimal() or name == NONE for name in names])
    return [None if name == NONE else int(name) if counted else name for name in names]


def _in_order(text: str, verb: Verb, words: list[str]) -> list[str]:
    """Put arguments that are told by name into the order of the verb."""
    if "=" not in text:
        return words
    named: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        named[name] = value
    if set(named) != set(verb.names()):
        raise MalformedAction(f"'{text}' should name its arguments as in '{verb.usage()}'.")
    return [named[name] for name in verb.names()]
