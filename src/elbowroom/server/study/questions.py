"""What a worker process is asked by those who study: hints, odds, and a turn looked at again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from elbowroom.bots.odds import Odds, odds_of_game, turning_points
from elbowroom.bots.study import advice, reviewed
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
    """A turn that was played: the position as its seat saw it, and what it and chance answered."""

    position: dict[str, Any]
    seat: int
    played: list[str]

    def answered(self) -> dict[str, Any]:
        """Compare the turn with the best one."""
        state = find_game(self.game).restore(self.setup, self.position)
        return reviewed(state.view(self.seat), self.played)


@dataclass(frozen=True)
class OddsQuestion(StudyQuestion):
    """A finished game: where it began, and every answer since."""

    origin: dict[str, Any] | None
    journal: list[str]

    def answered(self) -> dict[str, Any]:
        """Give the odds at every turn, and the turns that moved them most."""
        game = find_game(self.game)
        state = game.begin(self.setup)
        if self.origin is not None:
            state = game.restore(self.setup, self.origin)
            state.origin = self.origin
        for text in self.journal:
            state.apply(state.notation.parse(text))
        moments = odds_of_game(state)
        return {
            "status": "ready",
            "moments": [told(moment) for moment in moments],
            "turning_points": [
                {
                    "turn": point.turn,
                    "player": point.player,
                    "swing": round(point.swing, 4),
                    "move": point.before.move,
                }
                for point in turning_points(moments)
            ],
        }


def told(moment: Odds) -> dict[str, Any]:
    """Give the odds of a moment as plain data."""
    return {
        **moment._asdict(),
        "wins": [round(share, 4) for share in moment.wins],
        "coins": [round(coins, 1) for coins in moment.coins],
    }
