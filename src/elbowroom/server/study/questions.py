"""What a worker process is asked by those who study: hints, chances, and a turn looked at again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from elbowroom.bots.odds import looked_at_turn
from elbowroom.bots.study import advice, chances
from elbowroom.bots.turns import PlayedTurn
from elbowroom.catalogue import game as find_game


@dataclass(frozen=True)
class StudyQuestion(ABC):
    """A question that a worker answers by itself, with plain data."""

    game: str
    setup: dict[str, Any]

    @abstractmethod
    def answered(self) -> dict[str, Any]:
        """Think it through."""


@dataclass(frozen=True)
class HintQuestion(StudyQuestion):
    """What to do now: the position as a seat sees it, and nothing more."""

    position: dict[str, Any]
    seat: int
    table: str

    def answered(self) -> dict[str, Any]:
        """Let the best adviser think for the seat."""
        state = find_game(self.game).restore(self.setup, self.position)
        return advice(state.view(self.seat))


@dataclass(frozen=True)
class TurnQuestion(StudyQuestion):
    """A turn that was played: the position as its seat saw it, and who answered what."""

    turn: PlayedTurn

    def answered(self) -> dict[str, Any]:
        """Compare the turn with the best one."""
        return looked_at_turn(self.game, self.setup, self.turn)


@dataclass(frozen=True)
class ChancesQuestion(StudyQuestion):
    """Who is likely to win: the position as a seat sees it, or all of it."""

    position: dict[str, Any]
    seat: int | None

    def answered(self) -> dict[str, Any]:
        """Judge the position."""
        return chances(find_game(self.game).restore(self.setup, self.position), self.seat)._asdict()
