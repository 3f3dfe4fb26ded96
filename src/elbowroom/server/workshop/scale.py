"""The scales of a server: one thing is weighed at a time, behind everybody's bots, and what was played stays."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import structlog

from elbowroom.lab.weighing.scales import OnScales, pool, weighing_of
from elbowroom.table.refused import Refused
from elbowroom.workshop.describing import check as check_pack
from elbowroom.workshop.samples import play_some

log = structlog.get_logger("elbowroom.workshop")
FIRST_LOOK = 60.0
"""Seconds after which a verdict stands."""
WHOLE = 180.0
"""Seconds after which nothing more is played by itself."""
MOST_WAITING = 8
MOST_OF_EACH = 2
"""Things that wait for one network, besides the one that is played."""
MOST_KEPT = 64
"""Weighings that are remembered; those asked for longest ago are forgotten."""
WAITING, PLAYING, AROUND, DONE, STOPPED = "waiting", "playing", "around", "done", "stopped"


class Weighed:
    """One thing on its way over the scales."""

    def __init__(self, weighing: OnScales) -> None:
        self.weighing = weighing
        self.status = WAITING
        self.wanted_by: set[str] = set()
        """The networks that asked for it, and asked for no end."""
        self.failed = False
        """Whether its games cannot be played."""
        self.seconds = 0.0
        """How long it was played."""
        self.stopping = False
        self.longer = 0.0
        """How long somebody wants it played in all."""

    @property
    def finished(self) -> bool:
        """Whether nothing more is played."""
        return self.status in (DONE, STOPPED)

    @property
    def settled(self) -> bool:
        """Whether the first look is over, so that a verdict stands."""
        return self.status in (AROUND, DONE)

    def told(self) -> dict[str, Any]:
        """Tell how far it is and all that is known."""
        return {
            "status": self.status,
            "seconds": round(self.seconds, 1),
            "first_look": FIRST_LOOK,
            "whole": WHOLE,
            **self.weighing.report(),
        }


class Scales:
    """Everything that is weighed at this server."""

    def __init__(self, workers: int = 2, *, first_look: float = FIRST_LOOK, whole: float = WHOLE):
        self._workers = workers
        self._first_look = first_look
        self._whole = whole
        self._jobs: OrderedDict[str, Weighed] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether anything is weighed or waits for it."""
        return any(not job.finished for job in self._jobs.values())

    def others_wait(self, job: Weighed) -> bool:
        """Whether something else waits for the scales."""
        return any(each is not job and each.status == WAITING for each in self._jobs.values())

    def put(
        self,
        game: str,
        pack: dict[str, Any],
        listed: str,
        thing: str,
        seconds: float = 0,
        who: str = "",
    ) -> Weighed:
        """Put a thing on the scales; one that was weighed before goes on from there."""
        weighing = weighing_of(game, pack, listed, thing)
        job = self._jobs.get(weighing.key)
        if job is None:
            job = Weighed(weighing)
            self._keep(weighing.key, job)
        elif not (job.status == STOPPED or (job.status == DONE and job.seconds < seconds)):
            job.stopping = False  # whoever asked for an end asks for more now
            job.longer = max(job.longer, seconds)
            job.wanted_by.add(who)
            return job
        self._have_room(job, who)
        job.status, job.stopping, job.wanted_by = WAITING, False, {who}
        job.longer = max(job.longer, seconds)
        task = asyncio.ensure_future(self._weigh(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _have_room(self, job: Weighed, who: str) -> None:
        """Refuse one more where so many wait, or so many of one network's; it is as if it never came."""
        waiting = [
            each for each in self._jobs.values() if each.status == WAITING and each is not job
        ]
        own = sum(who in each.wanted_by for each in waiting) if who else 0
        if len(waiting) < MOST_WAITING and own < MOST_OF_EACH:
            return
        if job.status == WAITING:
            self._jobs.pop(job.weighing.key)
        raise Refused("too_many", "Too much waits to be weighed; try again in a while.")

    def _keep(self, key: str, job: Weighed) -> None:
        self._jobs[key] = job
        for old in [key for key, each in self._jobs.items() if each.finished]:
            if len(self._jobs) > MOST_KEPT:
                del self._jobs[old]

    def get(self, key: str) -> Weighed:
        """Find what is or was weighed."""
        job = self._jobs.get(key)
        if job is None:
            raise Refused("not_now", "Nothing like this was weighed here; put it on the scales.")
        self._jobs.move_to_end(key)
        return job

    def stop(self, key: str, who: str = "") -> Weighed:
        """Play no more of it, unless somebody else wants it too; what was played stays."""
        job = self.get(key)
        job.wanted_by.discard(who)
        if not job.finished and not job.wanted_by:
            job.stopping = True
            if job.status == WAITING:
                job.status = STOPPED
        return job

    async def _weigh(self, job: Weighed) -> None:
        async with self._turn:
            if job.stopping or job.finished:
                job.status = DONE if job.status == DONE else STOPPED
                return
            try:
                await self._play(job)
            except Exception as fault:  # noqa: BLE001 - a game of a stranger's pack may fail in any way
                log.error("weighing failed", error=type(fault).__name__)
                job.status, job.failed = STOPPED, True
                self._end_pool()

    async def _play(self, job: Weighed) -> None:
        weighing = job.weighing
        job.status = PLAYING
        await self._phase(job, self._first_look, weighing.next_batch)
        if not job.stopping:
            weighing.look_around(lambda pack: not check_pack(pack, weighing.game))
            job.status = AROUND
            around = weighing.next_neighbour if weighing.neighbours else weighing.next_batch
            await self._phase(job, self._whole, around)
            await self._phase(job, job.longer, weighing.next_batch)
        job.status = STOPPED if job.stopping else DONE

    async def _phase(self, job: Weighed, until: float, next_batch: Any) -> None:
        """Keep the processes at work until so many seconds were played, or somebody stops it."""
        loop = asyncio.get_running_loop()
        hands = self._hands()
        begun = time.monotonic() - job.seconds
        going: dict[asyncio.Future[dict[str, Any]], Any] = {}
        while job.seconds < until and not job.stopping and not self._gives_way(job):
            while len(going) < self._workers + 1:
                plan, numbers, take = next_batch()
                going[loop.run_in_executor(hands, play_some, plan, numbers)] = take
            await self._take(going)
            job.seconds = time.monotonic() - begun
        while going:
            await self._take(going)

    def _gives_way(self, job: Weighed) -> bool:
        """Whether something that had its time is played no longer because others wait."""
        return job.seconds > self._whole and self.others_wait(job)

    async def _take(self, going: dict[asyncio.Future[dict[str, Any]], Any]) -> None:
        done, _ = await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
        for future in done:
            going.pop(future)(future.result())

    def _hands(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = pool(self._workers)
        return self._pool

    def _end_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """End everything."""
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", {}).values()):
                process.kill()
        self._end_pool()
