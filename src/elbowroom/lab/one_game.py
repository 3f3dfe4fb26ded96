"""One game between bots, from its plan alone."""

from __future__ import annotations

import json
import traceback
from bdb import BdbQuit
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from time import perf_counter_ns, thread_time_ns
from typing import Any

from elbowroom.bots import Bot
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError, IllegalAction, MalformedAction
from elbowroom.kernel.events import Event
from elbowroom.kernel.state import State
from elbowroom.lab.contestants import make
from elbowroom.lab.game_figures import Story, figures_of
from elbowroom.lab.timing import Thinking

NOBODY_THINKS = -1


LONGEST_TRACEBACK = 4000
"""Characters of a traceback that are kept; its end tells most."""
MOST_TOLD = 8
"""Allowed answers named to a bot that gave another one."""


class WrongAnswer(ElbowroomError):
    """An answer that is no action, or none that is allowed."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, from which seed, with which options."""

    game: str
    number: int
    seats: tuple[str, ...]
    seed: str
    """The seed of dice and draws; the bot in seat s is made with "SEED:s"."""
    options: dict[str, Any] = field(default_factory=dict)
    record: str | None = None
    """The file that keeps the game's record."""
    told: bool = False
    """Whether the story of the game is wanted too."""


@dataclass(frozen=True)
class Match:
    """Who plays what, how often and from which seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One name for each seat of game 0."""
    seed: int | str
    options: dict[str, Any]
    records: str | None = None

    def seats(self, number: int) -> list[str]:
        """Give the bots of a game by seat: everybody moves on one seat each game."""
        shift = number % self.players
        return [self.bots[(seat - shift) % self.players] for seat in range(self.players)]

    def fixture(self, number: int) -> Fixture:
        """Plan one game; its seed is that of the match and its number."""
        record = None
        if self.records is not None:
            record = str(Path(self.records, f"game-{number:05}.json"))
        return Fixture(
            self.game,
            number,
            tuple(self.seats(number)),
            f"{self.seed}:{number}",
            self.options,
            record,
            told=bool(self.options.get("packs")),
        )


@dataclass
class Outcome:
    """What one game brought: scores, or the error that ended it."""

    fixture: Fixture
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    first: int = NOBODY_THINKS
    """The seat that began."""
    decisions: int = 0
    turns: int = 0
    thinking: list[Thinking] = field(default_factory=list)
    story: Story | None = None
    failure: dict[str, Any] | None = None

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def fail(self, seat: int, message: str, fault: BaseException | None = None) -> None:
        """Note the error that ended the game, whose it was, and where it came up."""
        seats = self.fixture.seats
        self.failure = {
            "game": self.fixture.number,
            "seed": self.fixture.seed,
            "seat": seat,
            "bot": seats[seat] if 0 <= seat < len(seats) else None,
            "message": message,
            **({} if fault is None else _place_of(fault)),
        }


def _place_of(fault: BaseException) -> dict[str, str]:
    """Give the line a fault came up in, and the way there."""
    frames = traceback.extract_tb(fault.__traceback__)
    told = "".join(traceback.format_exception(fault))
    if not frames or isinstance(fault, WrongAnswer):
        return {}  # the bot has ended well; only its answer is wrong
    last = frames[-1]
    return {
        "where": f"{last.filename}:{last.lineno} in {last.name}",
        "traceback": told[-LONGEST_TRACEBACK:],
    }


def play_game(fixture: Fixture, asked: Callable[[int], None] | None = None) -> Outcome:
    """Play one game; an error in it is noted, not raised, but for the wish to leave a debugger.

    `asked` is called with the seat before it thinks and with NOBODY_THINKS after.
    """
    seats = fixture.seats
    outcome = Outcome(fixture, thinking=[Thinking() for _ in seats])
    brought = figures_of(fixture.game) if fixture.told else None
    outcome.story = None if brought is None else brought.story(len(seats))
    game = find_game(fixture.game)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(seats)]
    state = game.new(len(seats), fixture.seed, names=names, **fixture.options)
    outcome.first = state.decision.player
    seat = NOBODY_THINKS

    def now_asked(asked_seat: int) -> None:
        nonlocal seat
        seat = asked_seat if asked_seat != NOBODY_THINKS else seat
        if asked is not None:
            asked(asked_seat)

    try:
        _play_out(state, outcome, now_asked)
        if outcome.story is not None:
            outcome.story.ended(state)
        outcome.scores = state.scores()
        outcome.ranks = state.ranks()
    except BdbQuit:
        raise
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - a bot of others may fail in any way; the match goes on
        now_asked(NOBODY_THINKS)
        outcome.fail(seat, f"{type(fault).__name__}: {fault}", fault)
    outcome.turns = state.turns_begun
    if fixture.record is not None:
        document = json.dumps(game.record(state), indent=1, ensure_ascii=False)
        Path(fixture.record).write_text(document, encoding="utf-8")
    return outcome


def _seated_bots(fixture: Fixture, asked: Callable[[int], None]) -> list[Bot]:
    bots = []
    for seat, name in enumerate(fixture.seats):
        asked(seat)
        bots.append(make(name, f"{fixture.seed}:{seat}"))
        asked(NOBODY_THINKS)
    return bots


def _play_out(state: State, outcome: Outcome, asked: Callable[[int], None]) -> None:
    bots = _seated_bots(outcome.fixture, asked)
    story = outcome.story
    events: list[Event] | None = None if story is None else []
    turn_of = [-1] * len(bots)
    while not state.over:
        player = state.decision.player
        view = state.view(player)
        asked(player)
        worked, begun = thread_time_ns(), perf_counter_ns()
        answer = bots[player].choose(view)
        spent, worked = perf_counter_ns() - begun, thread_time_ns() - worked
        asked(NOBODY_THINKS)
        turn = state.turns_begun
        outcome.thinking[player].decided(spent, worked, new_turn=turn != turn_of[player])
        turn_of[player] = turn
        outcome.decisions += 1
        _apply(state, answer, events)
        if story is not None and events:
            story.hear(events)
            events.clear()


def _apply(state: State, answer: Any, events: list[Event] | None) -> None:
    """Carry out a bot's answer; one that cannot be is told what could."""
    try:
        action = index(answer)  # any kind of whole number will do
    except TypeError:
        raise _wrong(
            state, f"the answer is {answer!r:.80}, and an action is a whole number"
        ) from None
    try:
        state.apply(action, events)
    except (IllegalAction, MalformedAction) as refused:
        raise _wrong(state, f"the answer is {action}: {str(refused).rstrip('.')}") from None


def _wrong(state: State, why: str) -> WrongAnswer:
    allowed = state.legal_actions()
    told = [f"{action} ({state.text(action)})" for action in allowed[:MOST_TOLD]]
    more = f" and {len(allowed) - MOST_TOLD} more" if len(allowed) > MOST_TOLD else ""
    return WrongAnswer(f"{why}; view.legal_actions() gave {', '.join(told)}{more}")
