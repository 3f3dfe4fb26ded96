"""Calls of one network take turns; others get in between."""

import asyncio
import gc

from elbowroom.server.gate.turns import MOST, Turns


class Work:
    """Calls that take a while, and how many were at work at the same time."""

    def __init__(self, turns):
        self.turns = turns
        self.now = self.most = self.done = 0

    async def call(self, network):
        async with self.turns.of(network):
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(0)
            self.now -= 1
            self.done += 1


def test_a_few_calls_of_a_network_are_at_work_at_once_and_all_get_their_turn():
    async def story():
        work = Work(Turns(limited=True))
        await asyncio.gather(*[work.call("203.0.113.7") for _ in range(50)])
        return work

    work = asyncio.run(story())
    assert (work.most, work.done) == (MOST, 50)


def test_another_network_does_not_wait():
    async def story():
        turns = Turns(limited=True)
        many = asyncio.gather(*[Work(turns).call("203.0.113.7") for _ in range(50)])
        await asyncio.sleep(0)
        other = Work(turns)
        await other.call("203.0.113.8")
        assert other.done == 1
        assert not many.done()
        await many
        gc.collect()
        assert not turns._networks, "networks that are gone are forgotten"

    asyncio.run(story())


def test_nobody_waits_where_nothing_is_limited():
    async def story():
        work = Work(Turns(limited=False))
        await asyncio.gather(*[work.call("203.0.113.7") for _ in range(50)])
        return work.most

    assert asyncio.run(story()) == 50
