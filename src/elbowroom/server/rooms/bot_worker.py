"""A process that thinks for bots: reads questions from a pipe, writes answers back."""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import PurePath
from typing import Any, NamedTuple

from elbowroom import bots
from elbowroom.catalogue import game as find_game
from elbowroom.server.study.questions import StudyQuestion

NICENESS = 10
"""By how much a worker for tables without people steps back."""
MOST_SITTING = 64
"""Bots a process keeps between their turns."""


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


def answered(bench: Bench, question: Question | StudyQuestion) -> Any:
    """Let a bot of the bench choose, or study what is asked."""
    return bench.think(question) if isinstance(question, Question) else question.answered()


def failure_of(fault: Exception) -> str:
    """Name a bot's fault and its place; its own words may tell what the seat's secrets are."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} in {last.name}, {PurePath(last.filename).name}:{last.lineno}"


def in_background(target: Callable[[Connection], None], pipe: Connection) -> None:
    """Think where nobody waits, and so only while the machine has nothing better to do."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    target(pipe)


def work(pipe: Connection) -> None:
    """Answer questions until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    bench = Bench()
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        answer: tuple[str, Any]
        try:
            answer = ("ok", answered(bench, question))
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            if isinstance(question, Question):
                bench.forget(question)
            answer = ("error", failure_of(fault))
        pipe.send(answer)
