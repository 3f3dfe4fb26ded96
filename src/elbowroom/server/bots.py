"""Bots at the tables: they think in worker processes, see a view only, and may fail."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from elbowroom.kernel.state import State
from elbowroom.protocol.views import seen_by
from elbowroom.server import metrics
from elbowroom.server.bot_worker import Question, work

log = structlog.get_logger("elbowroom.bots")
START_LIMIT = 30.0
"""Seconds a new process may take to come up, on top of the thinking time."""


class BotFailed(Exception):
    """A bot gave no usable answer, and why."""


class Worker:
    """One process and the pipe to it; made anew after a bot has hung."""

    def __init__(self, target: Callable[..., None] = work) -> None:
        self._target = target
        self._ended = False
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._target, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._fresh = True

    def ask(self, question: Question, limit: float) -> str:
        """Ask a question and wait for the answer, at most so many seconds."""
        try:
            self._pipe.send(question)
            if not self._pipe.poll(limit + (START_LIMIT if self._fresh else 0)):
                self._restart()
                raise BotFailed(f"gave no answer within {limit} seconds")
            kind, answer = self._pipe.recv()
        except (EOFError, OSError) as fault:
            self._restart()
            raise BotFailed("the process of the bot ended") from fault
        self._fresh = False
        if kind != "ok":
            raise BotFailed(answer)
        return str(answer)

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


class Bots:
    """A few workers shared by all tables."""

    def __init__(
        self,
        workers: int = 1,
        limit: float = 5.0,
        target: Callable[..., None] = work,
    ) -> None:
        self._count = workers
        self._limit = limit
        self._target = target
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._workers: list[Worker] = []
        for _ in range(workers):
            self._idle.put_nowait(None)  # made when first needed

    async def choose(self, game: str, state: State, seat: int, bot: str) -> str:
        """Let a bot answer for a seat; when it fails, any allowed action will do."""
        question = Question(
            game,
            state.setup,
            seen_by(state, seat).position_dict(),
            seat,
            bot,
            secrets.randbits(60),
        )
        allowed = {state.text(action) for action in state.legal_actions()}
        try:
            answer = await self._ask(question)
            if answer in allowed:
                return answer
            raise BotFailed(f"chose '{answer[:80]}', which is not allowed")
        except BotFailed as failed:
            metrics.BOT_FAILURES.inc()
            log.error("bot failed", bot=bot, game=game, kind=state.decision.kind, error=str(failed))
            return random.SystemRandom().choice(sorted(allowed))

    async def _ask(self, question: Question) -> str:
        worker = await self._idle.get()
        loop = asyncio.get_running_loop()
        try:
            if worker is None:
                worker = await loop.run_in_executor(self._threads, self._new_worker)
            return await loop.run_in_executor(self._threads, worker.ask, question, self._limit)
        finally:
            self._idle.put_nowait(worker)

    def _new_worker(self) -> Worker:
        worker = Worker(self._target)
        self._workers.append(worker)
        return worker

    def close(self) -> None:
        """End all workers, those that are just being made included."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()
