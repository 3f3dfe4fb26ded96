"""Bots at the tables: they think in worker processes, see a view only, and may fail."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import structlog

from elbowroom import bots as ladder
from elbowroom.hosting.bench import (
    ENDED,
    GIVEN_UP,
    SLOW,
    BotFailed,
    Choice,
    Question,
    checked_answer,
    checked_hint,
    drawn,
)
from elbowroom.hosting.questions import HintQuestion, StudyQuestion
from elbowroom.kernel.state import State
from elbowroom.protocol.views import seen_by
from elbowroom.server.ops import metrics
from elbowroom.server.rooms.bot_worker import FOR_NOBODY, in_background, work
from elbowroom.server.rooms.thinking import Thinking

log = structlog.get_logger("elbowroom.bots")
START_LIMIT = 30.0
"""Seconds a new process may take to come up, on top of the thinking time."""
MOST_FAILURES = 5
"""Failures of a bot at one table after which it is asked no more there."""


class Worker:
    """One process and the pipe to it; made anew after a bot has hung."""

    def __init__(self, target: Callable[..., None] = work, *, back: int = 0) -> None:
        """`back` is by how much the process steps back for others."""
        self._target = partial(in_background, target, back) if back else target
        self._ended = False
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._fresh = True

    def ask(self, question: Question | StudyQuestion, limit: float) -> Any:
        """Ask a question and wait for the answer, at most so many seconds."""
        try:
            self._pipe.send(question)
            if not self._pipe.poll(limit + (START_LIMIT if self._fresh else 0)):
                self._restart()
                raise BotFailed(f"gave no answer within {limit} seconds", SLOW)
            kind, answer = self._pipe.recv()
        except (EOFError, OSError) as fault:
            self._restart()
            raise BotFailed("the process of the bot ended", ENDED) from fault
        self._fresh = False
        if kind != "ok":
            raise BotFailed(answer)
        return answer

    def _restart(self) -> None:
        self._process.kill()
        self._process.join()
        if not self._ended:
            self._pipe.close()
            self._start()

    def end(self) -> None:
        """End the process for good; whoever waits for its answer is told."""
        self._ended = True
        self._process.kill()
        self._process.join()


def nobody_special() -> bool:
    """Say that people are there: where nobody knows better."""
    return True


def _memory(table: str, seed: int | None) -> tuple[int, str]:
    """Give the seed of a bot and the table where it remembers its plans; with a given seed, nowhere."""
    return (secrets.randbits(60), table) if seed is None else (seed, "")


class Bots:
    """A few workers for the tables with people, and one for the others."""

    def __init__(
        self,
        workers: int = 1,
        limit: float = 5.0,
        target: Callable[..., None] = work,
    ) -> None:
        self._count = workers
        self._limit = limit
        self._target = target
        self._threads = ThreadPoolExecutor(workers + 1, thread_name_prefix="bots")
        self._workers: dict[int, Worker] = {}
        """Made when first needed."""
        self.thinking = Thinking(workers)
        self._failures: Counter[tuple[str, int, str]] = Counter()
        self._closed = False

    async def choose(
        self,
        game: str,
        state: State,
        seat: int,
        bot: str,
        table: str = "",
        *,
        account: str = "",
        attended: Callable[[], bool] = nobody_special,
        seed: int | None = None,
    ) -> Choice:
        """Let a bot answer for a seat; when it fails, any allowed action stands in, and why is told.

        A bot that failed too often at its table is asked no more: nobody waits for it again. With a seed
        its answer follows from that and from what it sees, and from nothing it planned before.
        """
        place = (table, seat, bot)
        why = GIVEN_UP
        if self._failures[place] < MOST_FAILURES:
            try:
                async with self.thinking.turn(account or table, table, attended) as worker:
                    named = self._named(bot, account or table)
                    position = seen_by(state, seat).position_dict()
                    question = Question(
                        game, state.setup, position, seat, named, *_memory(table, seed)
                    )
                    answer = await self._ask(question, worker)
                    return Choice(checked_answer(answer, state))
            except BotFailed as failed:
                why = failed.why
                if not self._closed:
                    self._note(place, game, state, failed)
        return drawn(state, why)

    def _named(self, bot: str, account: str) -> str:
        """Name the bot that answers: a weaker one while more wait than can think."""
        named = ladder.weaker(bot, self.thinking.steps_weaker(account))
        if named != bot:
            metrics.BOTS_WEAKENED.labels(bot).inc()
        return named

    async def hint(
        self, game: str, state: State, seat: int, table: str, account: str = ""
    ) -> dict[str, Any]:
        """Ask what the seat should do, from what it may know and nothing else."""
        position = seen_by(state, seat).position_dict()
        question = HintQuestion(game, state.setup, position, seat, table)
        async with self.thinking.turn(account or table, table, nobody_special) as worker:
            return checked_hint(await self._ask(question, worker), state)

    def _note(
        self, place: tuple[str, int, str], game: str, state: State, failed: BotFailed
    ) -> None:
        metrics.BOT_FAILURES.inc()
        table, seat, bot = place
        if table:
            self._failures[place] += 1
        log.error(
            "bot failed",
            table=table,
            seat=seat,
            bot=bot,
            game=game,
            kind=state.decision.kind,
            error=str(failed),
            given_up=self._failures[place] >= MOST_FAILURES,
        )

    async def _ask(self, question: Question | HintQuestion, place: int) -> Any:
        """Ask a worker whose turn was waited for; each has one question at a time."""
        if place not in self._workers:
            await self._in_thread(self._make_worker, place)
        return await self._in_thread(self._workers[place].ask, question, self._limit)

    def _in_thread(self, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        if self._closed:
            raise BotFailed("the server is closing")
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _make_worker(self, place: int) -> None:
        back = FOR_NOBODY if place == self._count else 0
        self._workers[place] = Worker(self._target, back=back)

    def close(self) -> None:
        """End all workers, those that are just being made included."""
        self._closed = True
        for worker in list(self._workers.values()):
            worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers.values():
            worker.end()
