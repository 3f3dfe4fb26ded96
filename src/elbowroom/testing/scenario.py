"""A position of any game, played in text and asked about; a game's own kit adds how to write one."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from elbowroom.catalogue import face
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.events import Event
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.reasons import Explanation
from elbowroom.kernel.state import UNSEEDED, State

Position = TypeVar("Position", bound=State)


def position(game: str, players: int = 2, **options: Any) -> Any:
    """Begin to write a position by the game's kit; without one a game can be played from its start."""
    kit = face(game, "test_kit") or Scenario
    return kit(game, players, **options)


class Scenario(Generic[Position]):
    """A position that can be asked and played; the first question completes it."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self.game = find_game(game)
        self.game.check_player_count(players)
        begun: Any = self.game.begin(self.game.check_setup(players=players, **options))
        self._draft: Position = begun
        self._live: Position | None = None
        self._forced: list[str] = []
        self._rng = seeded("test kit")
        self.events: list[Event] = []

    # Chance.

    def force(self, *answers: str) -> Self:
        """Force the next answers of chance, written as actions; each waits for its verb."""
        self._forced += answers
        return self

    def roll(self, *faces: int) -> Self:
        """Force the next answers of the die."""
        return self.force(*[f"die {face}" for face in faces])

    # Asking and playing.

    @property
    def state(self) -> Position:
        """The position itself, completed and checked."""
        if self._live is None:
            self._live = self._completed()
            self._answer_chance()
        return self._live

    @property
    def phase(self) -> str:
        """What is asked now."""
        return self.state.decision.kind

    @property
    def asked(self) -> int:
        """The player asked now."""
        return self.state.decision.player

    def play(self, *texts: str) -> Self:
        """Play actions; chance answers as forced, else at random."""
        for text in texts:
            self.state.play(text, events=self.events)
            self._answer_chance()
        return self

    def legal(self) -> list[str]:
        """List the allowed actions in text."""
        return [self.state.text(action) for action in self.state.legal_actions()]

    def why_not(self, text: str) -> str:
        """Give the reason why an action is refused; empty if it is allowed."""
        refused = self.state.why_not(self.state.notation.parse(text))
        return refused.sentence if refused else ""

    def rule_against(self, text: str) -> str:
        """Give the ID of the rule that refuses an action; empty if it is allowed."""
        refused = self.state.why_not(self.state.notation.parse(text))
        return refused.rule if refused else ""

    def explain(self, text: str) -> Explanation:
        """Take the number behind an action apart."""
        return self.state.explain(text)

    def happened(self, kind: str) -> list[Event]:
        """List what happened of a kind."""
        return [event for event in self.events if event.kind == kind]

    # How it is done.

    def _completed(self) -> Position:
        """Make the position that was written ready to be played."""
        state: Any = self._draft.copy()
        completed: Position = state
        return completed

    def _answer_chance(self) -> None:
        while self.state.decision.player == CHANCE:
            forced = self._next_forced()
            answer = self._draw(self.state) if forced is None else self.state.notation.parse(forced)
            self.state.apply(answer, self.events)

    def _next_forced(self) -> str | None:
        """Take the first forced answer with a verb that chance is asked for."""
        asked_for = {text.split()[0] for text in self.legal()}
        for place, text in enumerate(self._forced):
            if text.split()[0] in asked_for:
                return self._forced.pop(place)
        return None

    def _draw(self, state: Position) -> int:
        state.rng = self._rng
        action = state.draw()
        self._rng = state.rng
        state.rng = UNSEEDED
        return action
