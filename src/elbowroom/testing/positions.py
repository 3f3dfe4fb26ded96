"""Beginning to write a position of any game."""

from __future__ import annotations

from typing import Any, Literal, overload

from elbowroom.catalogue import game as find_game
from elbowroom.conquest.test_kit.scenario import Scenario
from elbowroom.games.kingdoms.engine.game import Kingdoms
from elbowroom.games.kingdoms.test_kit import RealmScenario
from elbowroom.games.warcraft.engine.game import Warcraft
from elbowroom.games.warcraft.test_kit import IslandScenario
from elbowroom.kernel.errors import InvalidSetup


@overload
def position(
    game: Literal["warcraft"],
    players: int = 2,
    board: dict[str, Any] | None = None,
    **options: Any,
) -> IslandScenario: ...


@overload
def position(game: Literal["kingdoms"], players: int = 2, **options: Any) -> RealmScenario: ...


@overload
def position(
    game: str, players: int = 2, board: dict[str, Any] | None = None, **options: Any
) -> Scenario: ...


def position(
    game: str, players: int = 2, board: dict[str, Any] | None = None, **options: Any
) -> Scenario | RealmScenario:
    """Begin to write a position; `board` is a map of one's own (see `tiny_board`)."""
    found = find_game(game)
    if isinstance(found, Kingdoms):
        if board is not None:
            raise InvalidSetup("Territories are named by 'territories', there is no 'board'.")
        return RealmScenario(game, players, **options)
    kind = IslandScenario if isinstance(found, Warcraft) else Scenario
    return kind(game, players, board, **options)
