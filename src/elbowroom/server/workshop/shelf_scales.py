"""Weighing what lies on the shelf: by the server itself, whenever nobody else weighs anything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import structlog

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.lab.weighing.boards import furthest_seats
from elbowroom.lab.weighing.scales import content_key, things_in
from elbowroom.server.store.interface import StoreError
from elbowroom.server.workshop.scale import Scales, Weighed
from elbowroom.server.workshop.shelf import Shelf
from elbowroom.table.refused import Refused
from elbowroom.workshop.samples import Thing

log = structlog.get_logger("elbowroom.shelf")
BETWEEN = 10.0
"""Seconds between looks at what is not weighed yet."""
STEP = 1.0
_KEPT = ("list", "thing", "games", "bot", "rules_version")


class ShelfScales:
    """Keeps the verdicts of the shelf: never the author's, always the server's own."""

    def __init__(
        self, shelf: Shelf, scales: Scales, now: Callable[[], str], between: float = BETWEEN
    ) -> None:
        self._shelf = shelf
        self._scales = scales
        self._now = now
        self._between = between
        self._given_up: set[str] = set()
        """What cannot be played, by its key: nobody else waits for it."""

    async def work(self) -> None:
        """Weigh what is new, one thing after the other, for ever."""
        while True:
            try:
                await self.weigh_next()
            except (StoreError, Refused, ElbowroomError) as fault:
                log.error("shelf not weighed", error=str(fault))
            await asyncio.sleep(self._between)

    async def weigh_next(self) -> bool:
        """Weigh one thing that has no verdict yet; False if there is none, or others weigh."""
        found = await self._due()
        if found is None or self._scales.busy:
            return False
        game, document, thing = found
        job = self._scales.put(game, document, thing.list, thing.id)
        while not job.settled and not job.finished:
            await asyncio.sleep(STEP)
            if self._scales.others_wait(job):
                self._scales.stop(job.weighing.key)  # what was played stays; people go first
        self._scales.stop(job.weighing.key)
        if job.failed:
            self._given_up.add(job.weighing.key)
        if job.settled:
            await self.keep(job)
        return True

    async def keep(self, job: Weighed) -> None:
        """Keep a verdict for everybody who looks at the shelf."""
        told = job.told()
        counts = told["counts"] or furthest_seats(told["grounds"])
        body = json.dumps({name: told[name] for name in _KEPT} | {"counts": counts})
        await self._shelf.kept.weighed(job.weighing.key, self._now(), body)
        self._shelf.forget()

    async def _due(self) -> tuple[str, dict[str, object], Thing] | None:
        known = await self._shelf.kept.weighed_keys() | self._given_up
        for card in await self._shelf.cards():
            if card["state"] or known.issuperset(card["keys"]):
                continue
            document = await self._shelf.document(card)
            for thing in things_in(card["game"], document):
                if content_key(card["game"], document, thing) not in known:
                    return card["game"], document, thing
        return None
