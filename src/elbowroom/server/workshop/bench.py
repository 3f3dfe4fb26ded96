"""The workbench: maps are drawn in a process of their own, each once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from elbowroom.hosting.bench import BotFailed
from elbowroom.hosting.drawing import DrawQuestion
from elbowroom.hosting.shelf import Job, Shelf
from elbowroom.kernel.state import fingerprint
from elbowroom.server.rooms.bot_worker import FOR_STUDY, work
from elbowroom.server.rooms.bots import Worker
from elbowroom.table.refused import Refused

log = structlog.get_logger("elbowroom.workshop")
DRAWING_LIMIT = 20.0
"""Seconds a drawing may take on a machine that has other things to do."""
PATIENCE = 14.0
"""Seconds a call waits for its drawing."""
MOST_IN_THE_MAKING = 16


class Bench:
    """What the workshop makes at this server."""

    def __init__(self, *, target: Callable[..., None] = work) -> None:
        self._target = target
        self._drawings = Shelf(PATIENCE, MOST_IN_THE_MAKING)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="workshop")
        self._worker: Worker | None = None

    async def drawing(
        self, game: str, data: dict[str, Any], orientation: str, who: str = ""
    ) -> dict[str, Any]:
        """Draw a map that has no fault; the same one only once."""
        question = DrawQuestion(game, data, orientation)

        async def make(job: Job) -> dict[str, Any]:
            loop = asyncio.get_running_loop()
            asked = loop.run_in_executor(self._threads, self._ask, question)
            drawn: dict[str, Any] = await asyncio.shield(asked)
            return drawn

        key = (game, orientation, fingerprint(data))
        try:
            found = await self._drawings.get(key, make, who)
        except BotFailed as failed:
            log.error("drawing failed", error=str(failed))
            raise Refused("unavailable", "This map could not be drawn; try again.") from failed
        if found.get("status") == "making":
            raise Refused("unavailable", "The drawing takes long; try again in a moment.")
        return found

    def _ask(self, question: DrawQuestion) -> Any:
        if self._worker is None:
            self._worker = Worker(self._target, back=FOR_STUDY)
        return self._worker.ask(question, DRAWING_LIMIT)

    def close(self) -> None:
        """End the process."""
        self._drawings.close()
        if self._worker is not None:
            self._worker.end()
        self._threads.shutdown(wait=True, cancel_futures=True)
        if self._worker is not None:
            self._worker.end()
