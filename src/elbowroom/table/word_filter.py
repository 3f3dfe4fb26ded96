"""Words that are not wanted: found in names and chat however they are dressed up."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

_DRESSED = str.maketrans("013457@$", "oieastas")


def undressed(text: str) -> str:
    """Write a text so that what looks alike is alike: no case, no accents, digits as letters."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(
        _DRESSED
    )


def lines_of(value: Any) -> list[str]:
    """List every text in plain data, such as a pack or a map."""
    if isinstance(value, str):
        return [value]
    inner = list(value.values()) if isinstance(value, dict) else value
    return [line for each in inner for line in lines_of(each)] if isinstance(inner, list) else []


class WordFilter:
    """Finds unwanted words; one that begins with `*` also inside other words."""

    def __init__(self, words: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        asked = [word.strip() for word in words]
        self._inside = [
            undressed(word[1:]) for word in asked if word.startswith("*") and len(word) > 1
        ]
        self._whole = {undressed(word) for word in asked if word and not word.startswith("*")}
        self._names = {undressed(name) for name in names}

    def allows(self, text: str) -> bool:
        """Whether nothing in a text is unwanted."""
        shown = undressed(text)
        words = "".join(letter if letter.isalnum() else " " for letter in shown).split()
        together = "".join(words)
        return not (
            self._whole & {*words, " ".join(words)}
            or (
                len(words) > 1 and all(len(word) == 1 for word in words) and together in self._whole
            )
            or any(part in together for part in self._inside)
        )

    def allows_name(self, name: str) -> bool:
        """Whether somebody may be called this."""
        return undressed(name) not in self._names and self.allows(name)
