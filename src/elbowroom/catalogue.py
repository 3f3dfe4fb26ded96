"""The only list of all games."""

from __future__ import annotations

from elbowroom.classic.game import CLASSIC
from elbowroom.kernel.errors import unknown
from elbowroom.kernel.game import Game

GAMES: dict[str, Game] = {CLASSIC.id: CLASSIC}


def game(name: str) -> Game:
    """Find a game by its id."""
    found = GAMES.get(name)
    if found is None:
        raise unknown("game", name, list(GAMES))
    return found
