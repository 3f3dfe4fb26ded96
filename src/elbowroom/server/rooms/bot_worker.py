"""A process that thinks for bots: reads questions from a pipe, writes answers back."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection

from elbowroom.hosting.bench import Bench

FOR_NOBODY = 10
"""By how much a worker for tables without people steps back."""
FOR_STUDY = 5
"""By how much one steps back that studies or draws, for people who wait, but at no table."""


def in_background(target: Callable[[Connection], None], back: int, pipe: Connection) -> None:
    """Think where no table waits: players and whoever thinks for them come first."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(back)
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
        pipe.send(bench.answer(question))
