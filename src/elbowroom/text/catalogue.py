"""The catalogue: every text by its key, in every language, read when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from elbowroom.catalogue import manifest_of
from elbowroom.kernel.errors import UnknownName
from elbowroom.text.functions import functions_of
from elbowroom.text.locales import (
    FALLBACK,
    check_language,
    read_game_messages,
    read_messages,
)
from elbowroom.text.names import Names, names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Texts:
    """The texts of one language in one game; what it lacks is given in English."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = check_language(language)
        self.game = manifest_of(game).id if game else ""
        """The game whose texts count beside the shared ones; empty for those alone."""

    @property
    def names(self) -> Names:
        """The names of this language in this game."""
        return names(self.language, self.game)

    def has(self, key: str) -> bool:
        """Whether there is such a text at all."""
        return any(bundle.has_message(key) for bundle in self._bundles())

    def has_own(self, key: str) -> bool:
        """Whether the game itself says such a text, in this language or in English."""
        said = re.compile(rf"^{re.escape(key)}\s*=", re.MULTILINE)
        return any(
            said.search(source)
            for language in (self.language, FALLBACK)
            for source in read_game_messages(language, self.game).values()
        )

    def format(self, key: str, **values: str | int) -> str:
        """Give a text with its values filled in."""
        return self._format(key, values)[0]

    def faults(self, key: str, **values: str | int) -> list[str]:
        """List what went wrong in formatting a text: values it needs and was not given."""
        return self._format(key, values)[1]

    def listed(self, items: list[str]) -> str:
        """Join items as a sentence lists them: A, B and C."""
        if len(items) < 2:  # noqa: PLR2004 - nothing to join
            return "".join(items)
        return self.format("list-and", most=", ".join(items[:-1]), last=items[-1])

    def naming(self, things: Mapping[str, str]) -> Texts:
        """Give these texts for a table with own things, which are called by their names."""
        return TableTexts(self.language, self.game, things) if things else self

    def _format(self, key: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        for bundle in self._bundles():
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, faults = bundle.format_pattern(pattern, values)
                    return str(text), [str(fault) for fault in faults]
        raise UnknownName(f"There is no text '{key}' in the catalogue.")

    def _bundles(self) -> list[FluentBundle]:
        chain = dict.fromkeys((self.language, FALLBACK))
        return [_bundle(language, self.game) for language in chain]


class TableTexts(Texts):
    """The texts of a table to which packs have brought things that no catalogue knows."""

    def __init__(self, language: str, game: str, things: Mapping[str, str]) -> None:
        super().__init__(language, game)
        self._things = things

    def _format(self, key: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        named = {
            name: self._things.get(value, value) if isinstance(value, str) else value
            for name, value in values.items()
        }
        return super()._format(key, named)


@cache
def texts(language: str, game: str = "") -> Texts:
    """Give the texts of a language, and of a game; an unknown one is refused with those there are."""
    return Texts(language, game)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    # Imported here because it takes a tenth of a second, which not every command needs.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

    bundle = FluentBundle(
        [language],
        functions=functions_of(names(language, game)),
        use_isolating=False,  # names are short and all four languages run the same way
    )
    for source in read_messages(language).values():
        bundle.add_resource(FluentResource(source))
    # A game that does not speak the language says all of its own in English, or the shared text of
    # another game's event would stand where its own does.
    own = read_game_messages(language, game) or read_game_messages(FALLBACK, game)
    for source in own.values():
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
