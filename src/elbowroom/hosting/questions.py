"""What a worker process is asked by those who study: hints, chances, and a turn looked at again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from elbowroom.bots.odds import looked_at_turn
from elbowroom.bots.parting import parting
from elbowroom.bots.puzzles.judging import verdict
from elbowroom.bots.puzzles.puzzle import Puzzle
from elbowroom.bots.study import advice, best_turns, chances
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
class BestTurnsQuestion(StudyQuestion):
    """The best turns of whoever is asked in a position that lies open."""

    position: dict[str, Any]

    def answered(self) -> dict[str, Any]:
        """Let the best adviser list them."""
        state = find_game(self.game).restore(self.setup, self.position)
        return best_turns(state.view(state.decision.player))


@dataclass(frozen=True)
class TurnQuestion(StudyQuestion):
    """A turn that was played: the position as its seat saw it, and who answered what."""

    turn: PlayedTurn

    def answered(self) -> dict[str, Any]:
        """Compare the turn with the best one, and name the question at which they part."""
        found = looked_at_turn(self.game, self.setup, self.turn)
        return {**found, "kind": self._kind(found)}

    def _kind(self, found: dict[str, Any]) -> str | None:
        if found["better"] is None:
            return None
        state = find_game(self.game).restore(self.setup, self.turn.position)
        after = found["better_after"]
        for _, text in self.turn.played[:after]:
            state.apply(state.notation.parse(text))
        own = [text for asked, text in self.turn.played[after:] if asked == self.turn.seat]
        return parting(state, found["better"]["plan"], own)


@dataclass(frozen=True)
class ChancesQuestion(StudyQuestion):
    """Who is likely to win: the position as a seat sees it, or all of it."""

    position: dict[str, Any]
    seat: int | None

    def answered(self) -> dict[str, Any]:
        """Judge the position."""
        return chances(find_game(self.game).restore(self.setup, self.position), self.seat)._asdict()


@dataclass(frozen=True)
class TryQuestion(StudyQuestion):
    """A decided try at a puzzle."""

    puzzle: Puzzle
    played: list[tuple[int, str]]

    def answered(self) -> dict[str, Any]:
        """Judge the try."""
        return verdict(self.puzzle, self.played)
