"""Random games of Kingdoms for the tests of its environments, and ways to read observations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from elbowroom import game as find_game
from elbowroom.envs.arena import Arena
from elbowroom.games.kingdoms.engine.state import KingdomsState

KINGDOMS = find_game("kingdoms")
TABLES = [(1, False), (1, True), (2, False), (2, True), (3, True), (5, False)]
"""How many play, and whether with Heroes' Call."""
ARENAS = {
    (players, heroes): Arena("kingdoms", players, heroes_call=heroes) for players, heroes in TABLES
}


def played(players: int, seed: int, **options: Any) -> Iterator[KingdomsState]:
    """Play a random game; give the state before each answer, chance's included, and the end."""
    state = KINGDOMS.new(players, chance="ask", **options)
    assert isinstance(state, KingdomsState)
    rng = Random(seed)
    while not state.over:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def seen(arena: Arena, state: KingdomsState, seat: int) -> dict[str, Any]:
    """What a seat sees, taken apart."""
    return arena.fields(np.frombuffer(arena.codec.observation(state, seat), np.uint8))


def marked(flags: Any) -> list[int]:
    return [int(place) for place in np.flatnonzero(flags)]
