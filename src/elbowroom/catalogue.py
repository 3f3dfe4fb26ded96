"""The only list of all games; a game is loaded when first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Final

from elbowroom.kernel.errors import unknown
from elbowroom.kernel.game import Game

_MODULES: Final = {
    "classic": "elbowroom.classic.game",
    "warcraft": "elbowroom.warcraft.game",
    "kingdoms": "elbowroom.kingdoms.game",
}
"""Game id and the module whose GAME it is."""


class Games:
    """The games by id."""

    def __iter__(self) -> Iterator[str]:
        return iter(_MODULES)

    def items(self) -> list[tuple[str, Game]]:
        """Load and list all games with their ids."""
        return [(name, game(name)) for name in _MODULES]

    def values(self) -> list[Game]:
        """Load and list all games."""
        return [game(name) for name in _MODULES]


GAMES: Final = Games()


def game(name: str) -> Game:
    """Find a game by its id."""
    module = _MODULES.get(name)
    if module is None:
        raise unknown("game", name, list(_MODULES))
    found = importlib.import_module(module).GAME
    if not isinstance(found, Game):
        raise TypeError(f"{module}.GAME is no game")
    return found
