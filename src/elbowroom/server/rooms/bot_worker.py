"""A process that thinks for bots: reads questions from a pipe, writes answers back."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection

from elbowroom.hosting.bench import Bench

NICENESS = 10
"""By how much a worker for tables without people steps back."""


def in_background(target: Callable[[Connection], None], pipe: Connection) -> None:
    """Think where nobody waits, and so only while the machine has nothing better to do."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
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
        pipe.send(bench.answer(question))
