"""Study at the table: hints while a game goes on, odds and mistakes once it is over.

Hints are thought of where the bots think. What takes longer has a process of its own, one question
at a time, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from elbowroom.bots.study import LEAST_LOST, studied
from elbowroom.protocol.views import mistakes_told, plan_told
from elbowroom.server.http.limits import Limits
from elbowroom.server.rooms.bot_worker import work
from elbowroom.server.rooms.bots import BotFailed, Bots, Worker
from elbowroom.server.study.questions import OddsQuestion, StudyQuestion, TurnQuestion
from elbowroom.server.study.turns import turns_of
from elbowroom.table.refused import Refused
from elbowroom.table.table import PLAYING, Table

log = structlog.get_logger("elbowroom.study")
MOST_MISTAKES = 5
"""Mistakes that are told of a seat."""
MOST_KEPT = 256
"""Results of each kind that are remembered; those asked for longest ago are forgotten."""
MOST_IN_THE_MAKING = 8
"""Games looked at or waiting for it; more are refused."""
MOST_HINTS_IN_THE_MAKING = 64
"""Hints that wait for a bot; more are refused."""
ABANDONED_AFTER = 20.0
"""Seconds after which nobody wants the mistakes any more that nobody asked for again."""

Make = Callable[["Job"], Coroutine[Any, Any, dict[str, Any]]]


class Job:
    """Something in the making: how far it is, and who still wants it."""

    def __init__(self, make: Make) -> None:
        self.done = 0
        self.total = 1
        self.wanted = time.monotonic()
        self.task = asyncio.ensure_future(make(self))

    def progress(self) -> dict[str, Any]:
        """Tell how far it is."""
        return {"status": "making", "done": self.done, "total": self.total}


class Shelf:
    """Results that are made once for all who ask."""

    def __init__(self, patience: float, most_making: int) -> None:
        self._patience = patience
        self._most_making = most_making
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()

    async def get(self, key: Hashable, make: Make) -> dict[str, Any]:
        """Give the result, or after a while how far it is; a failure is told and forgotten."""
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, make)
        self._jobs.move_to_end(key)
        job.wanted = time.monotonic()
        await asyncio.wait([job.task], timeout=self._patience)
        if not job.task.done():
            return job.progress()
        if job.task.cancelled():
            raise Refused("not_now", "This was stopped; ask again to begin anew.")
        return job.task.result()

    def _begin(self, key: Hashable, make: Make) -> Job:
        making = [job for job in self._jobs.values() if not job.task.done()]
        if len(making) >= self._most_making:
            raise Refused("too_many", "Too many others ask for this now; try again in a while.")
        job = Job(make)
        job.task.add_done_callback(lambda task: self._settle(key, task))
        self._jobs[key] = job
        while len(self._jobs) > MOST_KEPT:
            _, oldest = self._jobs.popitem(last=False)
            oldest.task.cancel()
        return job

    def _settle(self, key: Hashable, task: asyncio.Future[dict[str, Any]]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._jobs.pop(key, None)

    def stop(self, key: Hashable) -> bool:
        """Stop what is in the making; False if nothing was."""
        job = self._jobs.get(key)
        return job is not None and job.task.cancel()

    def close(self) -> None:
        """Stop everything."""
        for job in self._jobs.values():
            job.task.cancel()


class Studies:
    """All that is studied at the tables of this server."""

    def __init__(
        self,
        bots: Bots,
        limits: Limits,
        *,
        limit: float = 20.0,
        patience: float = 2.0,
        hint_patience: float = 12.0,
        target: Callable[..., None] = work,
    ) -> None:
        """`limit` is for one question, `patience` for one call."""
        self._bots = bots
        self._limit = limit
        self._target = target
        self._hint_rates = limits.hints
        self._hints = Shelf(hint_patience, MOST_HINTS_IN_THE_MAKING)
        self._odds = Shelf(patience, MOST_IN_THE_MAKING)
        self._reviews = Shelf(patience, MOST_IN_THE_MAKING)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()

    # While the game goes on.

    async def hint(self, table: Table, seat: int) -> dict[str, Any]:
        """Say what a seat that is asked could do, from what it may know."""
        _require_hints(table)
        play = table.play
        if play is None or table.status != PLAYING or table.asked() != seat:
            raise Refused("not_your_turn", f"Seat {seat} is not asked now: there is no hint.")
        if table.seats[seat].player:
            raise Refused("not_your_turn", f"A bot plays for seat {seat}: it needs no hint.")
        if not self._hint_rates.take(f"{table.id}|{seat}"):
            raise Refused("too_many", "So many hints at once are not given; think for a moment.")
        version, game, state = table.version, table.facts["game"], play.state

        async def make(job: Job) -> dict[str, Any]:
            advice = await _to_the_end(self._bots.hint(game, state, seat, table.id))
            return {**advice, "seat": seat, "version": version}

        found = await self._hints.get((table.id, table.game_version, seat), make)
        if found.get("status") == "making":
            raise Refused("unavailable", "No hint came in time; try again in a moment.")
        return plan_told(state.notation, {**found, "version": version})

    # Once it is over.

    async def odds(self, table: Table) -> dict[str, Any]:
        """Give the odds of a finished game, or tell that they are in the making."""
        state = _finished(table)
        game = table.facts["game"]
        journal = [state.text(action) for action in state.journal]
        question = OddsQuestion(game, state.setup, state.origin, journal)
        return await self._odds.get(table.id, lambda _: self._ask(question))

    async def mistakes(self, table: Table, seat: int) -> dict[str, Any]:
        """Give the worst turns of a seat in a finished game, or how far the search is."""
        state = _finished(table)
        _require_seat(table, seat)
        game = table.facts["game"]

        async def make(job: Job) -> dict[str, Any]:
            turns = await asyncio.to_thread(turns_of, game, state, seat)
            job.total = max(1, len(turns))
            found: list[dict[str, Any]] = []
            for turn in turns:
                if time.monotonic() - job.wanted > ABANDONED_AFTER:
                    raise Refused("not_now", "Nobody waited for this; ask again to begin anew.")
                question = TurnQuestion(game, state.setup, turn.position, seat, turn.played)
                looked = await self._ask(question)
                place = {"turn": turn.turn, "round": turn.round, "seat": seat, "move": turn.move}
                found.append({**place, **looked})
                job.done += 1
            return worst(found, seat)

        return mistakes_told(state.notation, await self._reviews.get((table.id, seat), make))

    def stop_mistakes(self, table: Table, seat: int) -> bool:
        """Look no further for the mistakes of a seat; False if nobody was looking."""
        _require_seat(table, seat)
        return self._reviews.stop((table.id, seat))

    async def _ask(self, question: StudyQuestion) -> dict[str, Any]:
        """Ask the process that studies."""
        return await _to_the_end(self._in_turn(question))

    async def _in_turn(self, question: StudyQuestion) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        async with self._turn:
            found: dict[str, Any] = await loop.run_in_executor(
                self._threads, self._in_process, question
            )
            return found

    def _in_process(self, question: StudyQuestion) -> Any:
        if self._worker is None:
            self._worker = Worker(self._target)
        return self._worker.ask(question, self._limit)

    def close(self) -> None:
        """Stop all studies and end the process."""
        for shelf in (self._hints, self._odds, self._reviews):
            shelf.close()
        if self._worker is not None:
            self._worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        if self._worker is not None:
            self._worker.end()


def worst(looked: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """Keep the turns that lost most, worst first."""
    mistakes = [turn for turn in looked if turn["lost"] >= LEAST_LOST]
    mistakes.sort(key=lambda turn: (-turn["lost"], turn["turn"]))
    told = mistakes[:MOST_MISTAKES]
    return {"status": "ready", "seat": seat, "turns": len(looked), "mistakes": told}


async def _to_the_end(asked: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """Wait for a worker, which is asked to the end even if nobody wants to know any more."""
    return await asyncio.shield(asyncio.ensure_future(_answered(asked)))


async def _answered(asked: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """Wait for a worker; a failure is logged, and told without its inside."""
    try:
        return await asked
    except BotFailed as failed:
        log.error("study failed", error=str(failed))
        raise Refused(
            "unavailable", "The bot that thinks about this gave no answer; try again."
        ) from failed


def _require_hints(table: Table) -> None:
    if not studied(table.facts["game"]):
        raise Refused("not_now", "Hints are not available for this game.")
    if not table.hints:
        raise Refused("not_now", "This table allows no hints: that was settled when it was opened.")


def _require_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        last = len(table.seats) - 1
        raise Refused("malformed", f"There is no seat {seat} at this table; seats are 0 to {last}.")


def _finished(table: Table) -> Any:
    """Give the final state of a table; while a game goes on nothing of it is told."""
    if not studied(table.facts["game"]):
        raise Refused("not_now", "Odds and mistakes are not available for this game.")
    if not table.finished or table.play is None:
        raise Refused("not_now", "The game is not over: its odds are told at the end only.")
    return table.play.state
