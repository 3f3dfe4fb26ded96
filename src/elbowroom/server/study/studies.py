"""Study at the tables of a server.

Hints are thought of where the bots think. What takes longer has a process of its own, one question
at a time, so that no table waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from elbowroom.hosting.bench import BotFailed
from elbowroom.hosting.questions import StudyQuestion
from elbowroom.hosting.studies import TableStudies
from elbowroom.kernel.state import State
from elbowroom.server.http.limits import Limits
from elbowroom.server.rooms.bot_worker import FOR_STUDY, work
from elbowroom.server.rooms.bots import Bots, Worker

log = structlog.get_logger("elbowroom.study")


class Studies(TableStudies):
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
        super().__init__(patience=patience, hint_patience=hint_patience)
        self._bots = bots
        self._limit = limit
        self._target = target
        self._hint_rates = limits.hints
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="study")
        self._worker: Worker | None = None
        self._turn = asyncio.Lock()

    async def think(self, question: StudyQuestion) -> dict[str, Any]:
        """Ask the process that studies."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            found: dict[str, Any] = await loop.run_in_executor(
                self._threads, self._in_process, question
            )
            return found

    async def think_of_hint(
        self, game: str, state: State, seat: int, table: str, who: str
    ) -> dict[str, Any]:
        """Ask where the bots think, on the account of whoever wants to know."""
        return await self._bots.hint(game, state, seat, table, who)

    async def apart(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do something in a thread of its own."""
        return await asyncio.to_thread(work, *given)

    def may_ask(self, who: str) -> bool:
        """Whether the limits of the server let somebody ask now."""
        return self._hint_rates.take(who)

    def note_failure(self, failed: BotFailed) -> None:
        """Log what failed."""
        log.error("study failed", error=str(failed))

    def _in_process(self, question: StudyQuestion) -> Any:
        if self._worker is None:
            self._worker = Worker(self._target, back=FOR_STUDY)
        return self._worker.ask(question, self._limit)

    def close(self) -> None:
        """Stop all studies and end the process."""
        super().close()
        if self._worker is not None:
            self._worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        if self._worker is not None:
            self._worker.end()
