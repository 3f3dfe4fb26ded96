"""The table in the terminal: people and bots take their decisions in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from elbowroom.bots import Bot, make
from elbowroom.kernel.events import Event
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State
from elbowroom.terminal.plain_face import face_for
from elbowroom.terminal.records import SAVED, write_json


class Seat(NamedTuple):
    """Who sits there: a person by name, or a bot."""

    name: str
    bot: str | None = None


@dataclass
class Table:
    """A game with its seats, its log and what can still be taken back."""

    game: Game
    state: State
    seats: list[Seat]
    console: Console
    seed: int | str = 0
    language: str = "en"
    log: list[str] = field(default_factory=list)
    left: bool = False
    """Whether the person at the table quit."""

    def __post_init__(self) -> None:
        self.face = face_for(self.state, self.language)
        self.bots: list[Bot | None] = [
            None if seat.bot is None else make(seat.bot, f"{self.seed}:{number}")
            for number, seat in enumerate(self.seats)
        ]
        self.people = [number for number, bot in enumerate(self.bots) if bot is None]
        self._read = [0] * len(self.seats)
        self._earlier: list[tuple[State, int]] = []

    def apply(self, action: int) -> None:
        """Carry out an action and tell what came of it."""
        events: list[Event] = []
        self.state.apply(action, events)
        self.tell(events)

    def seen_by(self, player: int) -> State:
        """Give the position as a player may know it."""
        return self.state.view(player).state

    def news_for(self, player: int) -> list[str]:
        """Give what a player has not read yet, and count it as read."""
        news = self.log[self._read[player] :]
        self._read[player] = len(self.log)
        return news

    def forget_earlier(self) -> None:
        """Let nothing before this moment be taken back."""
        self._earlier.clear()

    def tell(self, events: list[Event]) -> None:
        """Put events into the log."""
        self.face.words.follow(self.state)
        self.log += self.face.words.events(events)

    # What a person does.

    def play(self, text: str) -> None:
        """Play a text for the person asked; chance answers at once."""
        before = (self.state.copy(), len(self.log))
        events: list[Event] = []
        concealed = self.state.decision.concealed
        self.state.play(text, events=events)
        self._answer_chance(events)
        self.tell(events)
        self._earlier.append(before)
        # Chance has answered, or a secret was revealed: something new was seen.
        if concealed or self._has_new(before[0]):
            self._earlier.clear()

    def _answer_chance(self, events: list[Event]) -> None:
        """Let chance answer where the game's own dice do not."""

    def _has_new(self, before: State) -> bool:
        """Whether chance has answered since."""
        return self.state.rng != before.rng

    def spread_evenly(self) -> bool:
        """Let the even spread answer this step, all but its end; say whether anything moved."""
        before = (self.state.copy(), len(self.log))
        asked = self.state.decision
        spreader = make("greedy")
        moved = False
        while self.state.decision == asked:
            action = spreader.choose(self.state.view(asked.player))
            if action == self.state.done_action:
                break
            self.apply(action)
            moved = True
        if moved:
            self._earlier.append(before)
        return moved

    def undo(self) -> bool:
        """Take the last answer of this turn back, if nothing new was seen since."""
        if not self._earlier:
            return False
        self.state, length = self._earlier.pop()
        del self.log[length:]
        self._read = [min(read, length) for read in self._read]
        return True

    # Keeping the game.

    def document(self) -> dict[str, Any]:
        """Give the game as a record, with what is needed to go on playing."""
        seats = [{"name": seat.name, "bot": seat.bot} for seat in self.seats]
        return {
            "saved": SAVED,
            "seats": seats,
            "rng": self.state.rng,
            "record": self.game.record(self.state),
        }

    def save(self, file: Path) -> None:
        """Write the game to a file."""
        write_json(file, self.document())
