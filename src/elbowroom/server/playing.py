"""The game at a table: its state, and how far back its last actions can be taken."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State


def begin(game: Game, setup: dict[str, Any], start: dict[str, Any] | None) -> State:
    """Make the first position, chance asked of the caller; `start` is a moment to go on from."""
    if start is None:
        return game.begin(setup)
    state = game.restore(setup, start)
    state.origin = start
    return state


class Play:
    """The state that follows from the entries, with the actions that may still be taken back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.draws = 0
        """Answers of chance so far."""
        self._anchor = state
        self._owner: int | None = None
        self._points: list[int] = []
        """How many moves there were before each act that can be taken back."""

    @property
    def moves(self) -> int:
        """How many answers were given, those of chance included."""
        return len(self.state.journal)

    def asked(self) -> int:
        """Give the seat that is asked."""
        return self.state.decision.player

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last act back."""
        return bool(self._points) and self._owner == seat

    def undo_target(self) -> int:
        """Count the moves left after the last act is taken back."""
        return self._points[-1]

    def answer(self, seat: int, text: str, first_of_act: bool) -> None:
        """Apply an action of a seat."""
        if self._owner != seat:
            self._points.clear()
        if first_of_act:
            if not self._points:
                self._anchor = self.state.copy()
                self._owner = seat
            self._points.append(self.moves)
        turn, concealed = self.state.turns_begun, self.state.decision.concealed
        self.state.apply(self.state.notation.parse(text))
        # What was answered in secret may have been revealed together with another's answer.
        if concealed or self.state.turns_begun != turn or self.state.over:
            self._points.clear()

    def chance(self, text: str) -> None:
        """Apply an answer of chance; nothing before it can be taken back."""
        self._points.clear()
        self.draws += 1
        self.state.apply(self.state.notation.parse(text))

    def take_back(self, to_move: int) -> None:
        """Go back to the moment after so many moves."""
        kept = self.state.journal[len(self._anchor.journal) : to_move]
        state = self._anchor.copy()
        for action in kept:
            state.apply(action)
        self.state = state
        del self._points[-1:]


def told(events: list[Event]) -> list[dict[str, Any]]:
    """Give events as plain data."""
    return [{"kind": event.kind, "player": event.player, "facts": event.facts} for event in events]


def asks_chance(state: State) -> bool:
    """Whether chance is asked now."""
    return not state.over and state.decision.player == CHANCE
