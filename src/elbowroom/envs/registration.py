"""Making the games known to Gymnasium by name."""

from __future__ import annotations

import gymnasium

from elbowroom.catalogue import GAMES

VERSION = 0


def environment_id(game: str) -> str:
    """Name a game as Gymnasium does."""
    return f"Elbowroom-{game}-v{VERSION}"


def register_all() -> None:
    """Register every game of the catalogue; none is loaded before it is made."""
    for game in GAMES:
        name = environment_id(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="elbowroom.envs.single_env:SingleAgent",
                vector_entry_point="elbowroom.envs.vector_env:make_versus",
                kwargs={"game": game},
            )
