"""The four boards of the classic game, one per player count."""

from __future__ import annotations

import json
import pkgutil
from functools import lru_cache
from typing import Any

from elbowroom.conquest.engine.board import Board, load_board
from elbowroom.kernel.errors import InvalidBoard


@lru_cache(maxsize=1)
def facts() -> dict[str, Any]:
    """Read the facts of the classic game."""
    source = pkgutil.get_data("elbowroom.games.classic.engine", "data/classic.json")
    if source is None:
        raise InvalidBoard("The package lacks the data of its maps; install it again.")
    data: dict[str, Any] = json.loads(source)
    return data


def map_names() -> list[str]:
    """List the names of the boards: the player count each is made for."""
    return list(facts()["maps"])


@lru_cache(maxsize=8)
def board(name: str) -> Board:
    """Load one of the four boards."""
    return read_board(f"map {name}", facts()["maps"][name])


def read_board(name: str, data: dict[str, Any]) -> Board:
    """Load a board of the classic kind from data."""
    return load_board(name, data, facts()["terrains"], facts()["symbols"])
