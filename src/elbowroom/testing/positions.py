"""Beginning to write a position of any game of the family."""

from __future__ import annotations

from typing import Any, Literal, overload

from elbowroom.catalogue import game as find_game
from elbowroom.testing.islands import IslandScenario
from elbowroom.testing.scenario import Scenario
from elbowroom.warcraft.game import Warcraft


@overload
def position(
    game: Literal["warcraft"],
    players: int = 2,
    board: dict[str, Any] | None = None,
    **options: Any,
) -> IslandScenario: ...


@overload
def position(
    game: str, players: int = 2, board: dict[str, Any] | None = None, **options: Any
) -> Scenario: ...


def position(
    game: str, players: int = 2, board: dict[str, Any] | None = None, **options: Any
) -> Scenario:
    """Begin to write a position; `board` is a map of one's own (see `tiny_board`)."""
    on_islands = isinstance(find_game(game), Warcraft)
    kind = IslandScenario if on_islands else Scenario
    return kind(game, players, board, **options)
