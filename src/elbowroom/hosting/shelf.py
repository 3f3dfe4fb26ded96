"""Results that are made once for all who ask, and how far those are that take a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from elbowroom.table.refused import Refused

MOST_KEPT = 256
"""Results of each kind that are remembered; those asked for longest ago are forgotten."""
ABANDONED_AFTER = 20.0
"""Seconds after which nobody wants any more what nobody asked for again."""

SHARE = 4
"""Whoever asks gets one in so many of the places of what is in the making."""
FEWEST = 3
"""So many at least, for whoever goes from one thing to the next."""

Make = Callable[["Job"], Coroutine[Any, Any, dict[str, Any]]]


class Job:
    """Something in the making: how far it is, and who still wants it."""

    def __init__(self, make: Make, owner: str = "") -> None:
        self.owner = owner
        self.done = 0
        self.total = 1
        self.wanted = time.monotonic()
        self.task = asyncio.ensure_future(make(self))

    def step(self) -> None:
        """Note that a part is done; what nobody waits for is given up."""
        self.done += 1
        if time.monotonic() - self.wanted > ABANDONED_AFTER:
            raise Refused("not_now", "Nobody waited for this; ask again to begin anew.")

    def progress(self) -> dict[str, Any]:
        """Tell how far it is."""
        return {"status": "making", "done": self.done, "total": self.total}


class Shelf:
    """Results that are made once for all who ask."""

    def __init__(self, patience: float, most_making: int) -> None:
        self._patience = patience
        self._most_making = most_making
        self._jobs: OrderedDict[Hashable, Job] = OrderedDict()

    async def get(self, key: Hashable, make: Make, owner: str = "") -> dict[str, Any]:
        """Give the result, or after a while how far it is; a failure is told and forgotten.

        The owner is whoever asks for it first, if others ask as well.
        """
        job = self._jobs.get(key)
        if job is None:
            job = self._begin(key, make, owner)
        self._jobs.move_to_end(key)
        job.wanted = time.monotonic()
        await asyncio.wait([job.task], timeout=self._patience)
        if not job.task.done():
            return job.progress()
        if job.task.cancelled():
            raise Refused("not_now", "This was stopped; ask again to begin anew.")
        return job.task.result()

    def _begin(self, key: Hashable, make: Make, owner: str) -> Job:
        making = [job for job in self._jobs.values() if not job.task.done()]
        if len(making) >= self._most_making:
            raise Refused("too_many", "Too many others ask for this now; try again in a while.")
        own = sum(job.owner == owner for job in making) if owner else 0
        if own >= max(FEWEST, self._most_making // SHARE):
            raise Refused("too_many", "You have asked for so much already; wait for some of it.")
        job = Job(make, owner)
        job.task.add_done_callback(lambda task: self._settle(key, task))
        self._jobs[key] = job
        while len(self._jobs) > MOST_KEPT:
            _, oldest = self._jobs.popitem(last=False)
            oldest.task.cancel()
        return job

    def _settle(self, key: Hashable, task: asyncio.Future[dict[str, Any]]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._jobs.pop(key, None)

    def has(self, key: Hashable) -> bool:
        """Whether something is there or in the making."""
        return key in self._jobs

    def stop(self, key: Hashable) -> bool:
        """Stop what is in the making; False if nothing was."""
        job = self._jobs.get(key)
        return job is not None and job.task.cancel()

    def close(self) -> None:
        """Stop everything."""
        for job in self._jobs.values():
            job.task.cancel()
