"""Processes that play games: watched, ended when a bot never answers, and replaced."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Any, Self

from elbowroom.kernel.errors import InvalidSetup
from elbowroom.lab.one_game import NOBODY_THINKS, Fixture, Outcome, play_game

LIMIT = 60.0
"""Seconds a bot may think about one decision, unless another limit is given."""
_AHEAD = 2
"""Games a process is given at once, so that it need not wait for the next."""
_LOOK = 0.25
"""Seconds between two looks at who thinks for how long."""
_SEAT, _SINCE = 0, 1


def check_limit(limit: float) -> None:
    """Refuse a time limit nobody can keep."""
    if not (limit > 0 and math.isfinite(limit)):
        raise InvalidSetup(f"The limit is {limit} seconds a decision; more than 0 are needed.")


def check_workers(workers: int) -> None:
    """Refuse to play in no process."""
    if workers < 1:
        raise InvalidSetup(f"At least one worker is needed, not {workers}.")


def one_thread_each() -> None:
    """Keep number crunching to one thread a process: the processes share the cores."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


class Crew:
    """A few processes that play games and report each as it ends."""

    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        check_workers(workers)
        check_limit(limit)
        one_thread_each()
        # Forking is quick and needs nothing of the caller's script; elsewhere it is not safe.
        self._context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self._limit = limit
        self._hands = [_Hand(self._context) for _ in range(workers)]

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play games; outcomes come as they end, in any order."""
        waiting = deque(fixtures)
        while waiting or any(hand.given for hand in self._hands):
            for hand in self._hands:
                while waiting and len(hand.given) < _AHEAD:
                    hand.give(waiting.popleft())
            busy = [hand for hand in self._hands if hand.given]
            ready = wait([hand.pipe for hand in busy], timeout=min(_LOOK, self._limit))
            for hand in busy:
                if hand.pipe in ready:
                    yield self._heard(hand, waiting)
                elif hand.thinks_for() > self._limit:
                    yield from self._stopped(hand, waiting)

    def _heard(self, hand: _Hand, waiting: deque[Fixture]) -> Outcome:
        """Take an outcome, or replace a process that ended in the middle of a game."""
        try:
            return hand.take()
        except (EOFError, OSError):
            hand.end()
            code = hand.process.exitcode
            return self._replaced(hand, waiting, f"The process of the bot ended with code {code}.")

    def _stopped(self, hand: _Hand, waiting: deque[Fixture]) -> Iterator[Outcome]:
        """End a process whose bot thinks for too long; what it had finished counts."""
        hand.end()
        while hand.given and hand.pipe.poll():
            try:
                yield hand.take()
            except (EOFError, OSError):
                break
        if hand.given:
            message = f"No answer within {self._limit:g} seconds; the bot was stopped."
            yield self._replaced(hand, waiting, message)
        else:
            hand.start(self._context)

    def _replaced(self, hand: _Hand, waiting: deque[Fixture], message: str) -> Outcome:
        outcome = Outcome(hand.given.popleft())
        outcome.fail(hand.seat(), message)
        waiting.extendleft(reversed(hand.given))
        hand.start(self._context)
        return outcome

    def close(self) -> None:
        """End all processes."""
        for hand in self._hands:
            hand.end()
            hand.pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Hand:
    """One process, the pipe to it, and the games it was given and has not reported."""

    def __init__(self, context: BaseContext) -> None:
        self.start(context)

    def start(self, context: BaseContext) -> None:
        """Start the process, without any game."""
        self.given: deque[Fixture] = deque()
        self.pipe, theirs = context.Pipe()
        self._clock = context.RawArray("d", [NOBODY_THINKS, 0.0])
        work = (theirs, self._clock, os.getpid())
        self.process = context.Process(target=_work, args=work, daemon=True)  # type: ignore[attr-defined]  # every real context has it; typeshed names it on those only
        self.process.start()
        theirs.close()

    def give(self, fixture: Fixture) -> None:
        """Hand a game over."""
        self.given.append(fixture)
        try:
            self.pipe.send(fixture)
        except OSError:
            return  # The process has ended: reading from it tells so.

    def take(self) -> Outcome:
        """Take the outcome of the game that was given first."""
        outcome: Outcome = self.pipe.recv()
        self.given.popleft()
        return outcome

    def seat(self) -> int:
        """Tell the seat that was asked last."""
        return int(self._clock[_SEAT])

    def thinks_for(self) -> float:
        """Tell for how many seconds the bot that is asked has been thinking."""
        since = float(self._clock[_SINCE])
        return time.monotonic() - since if since else 0.0

    def end(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.process.join()


def _work(pipe: Connection, clock: Any, parent: int) -> None:
    """Play what comes through the pipe, until it closes or the parent goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends its processes itself
    os.dup2(2, 1)  # what a bot prints must not mix with the figures
    sys.stdout = sys.stderr
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()

    def asked(seat: int) -> None:
        if seat == NOBODY_THINKS:
            clock[_SINCE] = 0.0
        else:
            clock[_SEAT] = seat
            clock[_SINCE] = time.monotonic()

    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, OSError):
            return
        clock[_SEAT] = NOBODY_THINKS
        pipe.send(play_game(fixture, asked))


def _leave_with(parent: int) -> None:
    """End this process when its parent has gone, even if a bot hangs in it."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)
