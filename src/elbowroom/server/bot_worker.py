"""A process that thinks for bots: reads questions from a pipe, writes answers back."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from elbowroom import bots
from elbowroom.catalogue import game as find_game


class Question(NamedTuple):
    """What a bot is asked: the position as its seat sees it, and nothing more."""

    game: str
    setup: dict[str, Any]
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int


def think(question: Question) -> str:
    """Let the bot choose; give its action as text."""
    state = find_game(question.game).restore(question.setup, question.position)
    view = state.view(question.seat)
    return view.text(bots.make(question.bot, question.seed).choose(view))


def work(pipe: Connection) -> None:
    """Answer questions until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        try:
            answer = ("ok", think(question))
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
            answer = ("error", f"{type(fault).__name__}: {fault}")
        pipe.send(answer)
