"""Bots where they think: each sits at its table from turn to turn, and sees a view only."""

from __future__ import annotations

import random
import traceback
from collections import OrderedDict
from pathlib import PurePath
from typing import Any, NamedTuple

from elbowroom import bots
from elbowroom.catalogue import game as find_game
from elbowroom.hosting.questions import StudyQuestion
from elbowroom.kernel.state import State

MOST_SITTING = 64
"""Bots that are kept between their turns."""


ERROR, ENDED, SLOW, WRONG, GIVEN_UP = "error", "ended", "slow", "wrong", "given_up"
"""Why a bot did not answer: it raised, its process ended, it took too long, what it answered is not allowed, or
it has failed so often that nobody asks it any more."""


class BotFailed(Exception):
    """A bot gave no usable answer, and why."""

    def __init__(self, told: str, why: str = ERROR) -> None:
        super().__init__(told)
        self.why = why


class Choice(NamedTuple):
    """What is done for a bot's seat."""

    action: str
    failed: str | None = None
    """Why the bot did not choose it itself, so that an action drawn at random stands in."""


def drawn(state: State, why: str) -> Choice:
    """Draw an action that stands in for what a bot failed to answer."""
    return Choice(random.SystemRandom().choice(sorted(texts_of(state))), why)


class Question(NamedTuple):
    """What a bot is asked: the position as its seat sees it, and nothing more."""

    game: str
    setup: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    table: str = ""
    """Where it sits, so that a bot can go on with what it has planned."""


def checked_answer(answer: Any, state: State) -> str:
    """Refuse what a bot may not do."""
    if answer not in texts_of(state):
        raise BotFailed("chose something that is not allowed", WRONG)  # perhaps in secret: not told
    return str(answer)


def checked_hint(answer: Any, state: State) -> dict[str, Any]:
    """Refuse a hint to do what may not be done."""
    if not isinstance(answer, dict) or answer.get("action") not in texts_of(state):
        raise BotFailed("advised something that is not allowed")
    return answer


def texts_of(state: State) -> set[str]:
    """Give all that may be answered now."""
    return {state.text(action) for action in state.legal_actions()}


class Bench:
    """The bots that sit at tables, those asked longest ago forgotten."""

    def __init__(self) -> None:
        self._sitting: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()

    def think(self, question: Question) -> str:
        """Let the bot of a seat choose; give its action as text."""
        state = find_game(question.game).restore(question.setup, question.position)
        view = state.view(question.seat)
        return view.text(self._bot(question).choose(view))

    def _bot(self, question: Question) -> bots.Bot:
        place = (question.table, question.seat, question.bot)
        bot = self._sitting.pop(place, None)
        if bot is None:
            bot = bots.make(question.bot, question.seed)
        if question.table:
            self._sitting[place] = bot
        if len(self._sitting) > MOST_SITTING:
            self._sitting.popitem(last=False)
        return bot

    def forget(self, question: Question) -> None:
        """Let a bot that failed begin anew."""
        self._sitting.pop((question.table, question.seat, question.bot), None)

    def answer(self, question: Question | StudyQuestion) -> tuple[str, Any]:
        """Let a bot choose, or study what is asked: `ok` and the answer, or `error` and what failed."""
        try:
            if isinstance(question, Question):
                return "ok", self.think(question)
            return "ok", question.answered()
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            if isinstance(question, Question):
                self.forget(question)
            return "error", failure_of(fault)


def failure_of(fault: Exception) -> str:
    """Name a bot's fault and the way to it, the place first; its own words may tell what the seat's secrets are."""
    frames = traceback.extract_tb(fault.__traceback__)
    asked = max([place for place, frame in enumerate(frames) if frame.filename == __file__])
    way = [_place(frame) for frame in reversed(frames[asked + 1 :] or frames[-1:])]
    called = f", called from {', '.join(way[1:])}" if len(way) > 1 else ""
    return f"{type(fault).__name__} in {way[0]}{called}"


def _place(frame: traceback.FrameSummary) -> str:
    return f"{frame.name}, {PurePath(frame.filename).name}:{frame.lineno}"
