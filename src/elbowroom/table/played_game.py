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


class PlayedGame:
    """The state that follows from the entries, with the actions that may still be taken back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.decision = state.decision
        """The question to be answered now."""
        self.draws = 0
        """Answers of chance so far."""
        self.copied_from: State | None = None
        """The same state at the table this is a copy of, until something is answered here."""
        self._anchor = state
        """The state before the first act that can be taken back; nobody changes it."""
        self._owner: int | None = None
        self._points: tuple[int, ...] = ()
        """How many moves there were before each act that can be taken back."""

    def copy(self) -> PlayedGame:
        """Copy the game to go on with the copy; the original must stay as it is from now on."""
        twin = PlayedGame.__new__(PlayedGame)
        vars(twin).update(vars(self))
        twin.state = self.state.copy()
        twin.state.listed_actions = self.state.listed_actions  # known already, mostly
        twin.copied_from = self.state
        return twin

    @property
    def moves(self) -> int:
        """How many answers were given, those of chance included."""
        return len(self.state.journal)

    def asks_chance(self) -> bool:
        """Whether chance is asked now."""
        return self.decision.player == CHANCE and not self.state.over

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take its last act back; None if none may."""
        return self._owner if self._points else None

    def undo_target(self) -> int:
        """Count the moves left after the last act is taken back."""
        return self._points[-1]

    def answer(
        self, seat: int, action: int, first_of_act: bool, events: list[Event] | None = None
    ) -> None:
        """Apply an action of a seat."""
        state = self.state
        if self._owner != seat:
            self._points = ()
        if first_of_act:
            if not self._points:
                self._anchor = self.copied_from or state.copy()
                self._owner = seat
            self._points += (len(state.journal),)
        concealed = self.decision.concealed
        self._apply(action, events)
        # What was answered in secret may have been revealed together with another's answer.
        if concealed or state.over:
            self._points = ()

    def chance(self, action: int, events: list[Event] | None = None) -> None:
        """Apply an answer of chance; nothing before it can be taken back."""
        self._points = ()
        self.draws += 1
        self._apply(action, events)

    def _apply(self, action: int, events: list[Event] | None) -> None:
        self.copied_from = None
        self.state.apply(action, events)
        self.decision = self.state.decision

    def settle(self) -> None:
        """Let nothing be taken back that was answered so far."""
        self._points = ()

    def take_back(self, to_move: int) -> None:
        """Go back to the moment after so many moves."""
        kept = self.state.journal[len(self._anchor.journal) : to_move]
        state = self._anchor.copy()
        for action in kept:
            state.apply(action)
        self.state, self.decision, self.copied_from = state, state.decision, None
        self._points = self._points[:-1]


def plain_events(events: list[Event]) -> list[dict[str, Any]]:
    """Give events as plain data."""
    return [{"kind": event.kind, "player": event.player, "facts": event.facts} for event in events]
