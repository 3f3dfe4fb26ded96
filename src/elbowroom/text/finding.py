"""Finding words of a text as people type them: without accents, in another form, half written.

web/src/lib/rulebook/finding.ts does the same; tests/text/finding.json holds both to it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

SAME: Final = 3
"""The word itself."""
FORM: Final = 2
"""Another form of the word, or what begins with it."""
ALIKE: Final = 1
"""A word so like it that it may be a form with another vowel, or one put together with it."""

_WORD = re.compile(r"[^\W_]+")
_LETTERS: Final = str.maketrans(
    {"ł": "l", "ð": "d", "þ": "th", "æ": "ae", "ø": "o", "đ": "d", "ß": "ss"}
)
_LEAST_TYPED: Final = 2
"""Letters from which on the beginning of a word is enough."""
_LEAST_ALIKE: Final = 4
"""Letters from which on stems may differ in one."""
_ALIKE_BEGINNING: Final = 3
_LEAST_WITHIN: Final = 5
"""Letters from which on a stem is looked for inside longer words."""
_MOST_SUGGESTED: Final = 3


class Field(NamedTuple):
    """A part of what can be found: how much it counts, and its text."""

    weight: int
    text: str


def fold(word: str) -> str:
    """Write a word small and without accents."""
    plain = unicodedata.normalize("NFD", word.lower())
    return "".join(c for c in plain if not unicodedata.combining(c)).translate(_LETTERS)


def words_of(text: str) -> list[str]:
    """List the words of a text, folded."""
    return [fold(word) for word in _WORD.findall(text)]


@cache
def stem(word: str, language: str) -> str:
    """Take the longest ending off a folded word, as far as enough of it is left."""
    fitting = [
        ending
        for ending, least in _endings(language)
        if word.endswith(ending) and len(word) - len(ending) >= least
    ]
    found = word.removesuffix(max(fitting, key=len)) if fitting else word
    return found.replace("o", "a") if language == "is" else found  # land, lönd


def grade(wanted: str, word: str, language: str) -> int:
    """Say how well a folded word answers a wanted one; 0 where it does not."""
    if word == wanted:
        return SAME
    if len(wanted) >= _LEAST_TYPED and word.startswith(wanted):
        return FORM
    one, other = stem(wanted, language), stem(word, language)
    if one == other:
        return FORM
    if len(one) >= _LEAST_WITHIN and one in other:
        return ALIKE
    alike = min(len(one), len(other)) >= _LEAST_ALIKE
    alike = alike and one[:_ALIKE_BEGINNING] == other[:_ALIKE_BEGINNING]
    return ALIKE if alike and distance(one, other) <= 1 else 0


def find(documents: Sequence[Sequence[Field]], query: str, language: str) -> list[int]:
    """Give the places of those that have every word of a query, best first."""
    wanted = words_of(query)
    if not wanted:
        return []
    scores = [_score(fields, wanted, language) for fields in documents]
    found = [place for place, score in enumerate(scores) if score]
    return sorted(found, key=lambda place: -scores[place])


def suggest(texts: Iterable[str], query: str, language: str) -> list[str]:
    """Give the words of some texts that a misspelt query may mean, nearest first, one form of each."""
    wanted = "".join(words_of(query)[:1])
    known = dict.fromkeys(word.lower() for text in texts for word in _WORD.findall(text))
    far = {word: distance(wanted, fold(word)) for word in known if not word.isdigit()}
    near = [word for word in far if wanted and far[word] <= max(1, len(wanted) // 3)]
    forms: dict[str, str] = {}
    for word in sorted(near, key=lambda word: far[word]):
        forms.setdefault(stem(fold(word), language), word)
    return list(forms.values())[:_MOST_SUGGESTED]


def distance(one: str, other: str) -> int:
    """Count the letters to put in, leave out or change between two words."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        above, row = row, [place]
        for column, against in enumerate(other, 1):
            row.append(min(row[-1] + 1, above[column] + 1, above[column - 1] + (letter != against)))
    return row[-1]


def _score(fields: Sequence[Field], wanted: list[str], language: str) -> int:
    """Add up what each wanted word finds at best; 0 if one of them finds nothing."""
    told = [(field.weight, set(words_of(field.text))) for field in fields]
    best = [
        max(
            (weight * grade(one, word, language) for weight, words in told for word in words),
            default=0,
        )
        for one in wanted
    ]
    return sum(best) if all(best) else 0


@cache
def _endings(language: str) -> tuple[tuple[str, int], ...]:
    """Read the endings of a language, each with the letters it must leave."""
    known = json.loads((files("elbowroom.text") / "endings.json").read_text(encoding="utf-8"))
    return tuple(
        (ending, int(least))
        for least, endings in known.get(language, {}).items()
        for ending in endings
    )
