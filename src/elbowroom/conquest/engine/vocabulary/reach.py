"""Effects on where a race may conquer and what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.where import ANYWHERE, Where

if TYPE_CHECKING:
    from elbowroom.conquest.engine.board import Board


@dataclass(frozen=True)
class ConquestCost(Effect):
    """Regions of a kind cost more or fewer tokens."""

    change: int
    where: Where = ANYWHERE

    def conquest_cost(self, board: Board) -> tuple[int, int]:
        return (self.change, self.where.on(board))


@dataclass(frozen=True)
class ConquestCostBeside(Effect):
    """Regions next to an own region of a kind cost more or fewer tokens, counted once."""

    change: int
    where: Where = ANYWHERE

    def conquest_cost_beside(self, board: Board) -> tuple[int, int]:
        return (self.change, self.where.on(board))


@dataclass(frozen=True)
class EntersFirst(Effect):
    """The first conquest may be any region of a kind, not only the border."""

    where: Where = ANYWHERE

    def first_conquests(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Reaches(Effect):
    """Regions of a kind may be conquered from anywhere, also first."""

    where: Where = ANYWHERE

    def reaches(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Enters(Effect):
    """Regions of a kind, closed to other races, may be conquered."""

    where: Where = ANYWHERE

    def enters(self, board: Board) -> int:
        return self.where.on(board)


@dataclass(frozen=True)
class Links(Effect):
    """All regions of a kind count as adjacent to each other."""

    where: Where = ANYWHERE

    def links(self, board: Board) -> int:
        return self.where.on(board)
