"""Games of bots go on while somebody watches, and end when nobody does."""

import asyncio
import math
from types import SimpleNamespace

from elbowroom.hosting.bench import Choice
from elbowroom.hosting.plans import plan_of
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.rooms import room as rooms_room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket.connections import Connection
from elbowroom.server.store import open_store
from elbowroom.table import commands
from elbowroom.table.deciding import decide
from elbowroom.table.fairness import Chance
from elbowroom.table.new_table import open_table
from tests.server.desk import START, Desk, wish
from tests.server.listening import Ear


class QuickBots:
    """Bots that answer at once, anything."""

    thinking = SimpleNamespace(look_again=lambda: None)

    async def choose(self, game, state, seat, bot, table="", **_):
        return Choice(state.text(state.legal_actions()[0]))

    def close(self):
        pass


def told_with(story, **more):
    async def told():
        rooms = Rooms(await open_store("sqlite://"), QuickBots(), bot_delay=0.001, **more)
        try:
            return await asyncio.wait_for(story(rooms), 60)
        finally:
            await rooms.close()

    return asyncio.run(told())


def new_table(*kinds):
    return open_table(plan_of(OpenTable(**wish(*kinds))), START.isoformat())


async def until(so):
    for _ in range(3000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("that never comes")


async def goes_on(room):
    """Wait for the next move."""
    before = room.table.moves
    await until(lambda: room.table.moves > before)


async def moves_in(room, seconds=0.3):
    before = room.table.moves
    await asyncio.sleep(seconds)
    return room.table.moves - before


def test_bots_alone_wait_for_somebody_to_watch(monkeypatch):
    async def story(rooms):
        room = await rooms.open(new_table("random", "random"))
        await goes_on(room)  # whoever opened it is watching for a while
        monkeypatch.setattr(rooms_room, "WATCHED_FOR", -math.inf)
        await moves_in(room)
        assert await moves_in(room) == 0
        ear = Connection((), Ear())
        await room.join(ear, None)
        await goes_on(room)
        room.part(ear)
        await moves_in(room)
        assert await moves_in(room) == 0
        monkeypatch.setattr(rooms_room, "WATCHED_FOR", 60.0)
        room.look()
        await goes_on(room)

    told_with(story)


def test_bots_go_on_at_a_table_with_somebody_who_plays(monkeypatch):
    monkeypatch.setattr(rooms_room, "WATCHED_FOR", -math.inf)

    async def story(rooms):
        room = await rooms.open(new_table("me", "random"))
        await until(lambda: room.table.asked() == 0)
        await room.carry_out(commands.Leave(0, "random"))
        await moves_in(room)
        assert await moves_in(room) == 0, "everybody is stood in for, and nobody watches"
        await room.carry_out(commands.Return(0))
        await until(lambda: room.table.asked() == 0)

    told_with(story)


def test_a_game_of_bots_that_nobody_watches_ends(monkeypatch):
    monkeypatch.setattr(rooms_room, "WATCHED_FOR", -math.inf)

    async def story(rooms):
        await rooms.start()
        room = await rooms.open(new_table("random", "random"))
        with_people = await rooms.open(new_table("me", "random"))
        await until(lambda: room.table.status != "playing")
        assert room.table.status == "closed"
        assert with_people.table.status == "playing"
        assert await rooms.store.live_tables() == (with_people.row.id,)

    told_with(story, idle_seconds=0.5)


def test_a_watched_game_of_bots_does_not_end():
    async def story(rooms):
        await rooms.start()
        room = await rooms.open(new_table("random", "random"))
        await room.join(Connection((), Ear()), None)
        await until(lambda: room.table.status != "playing")
        assert room.table.status == "over"

    told_with(story, idle_seconds=0.2)


def test_only_a_game_of_bots_can_be_deserted():
    desk = Desk("me", "random")
    assert desk.do(commands.Desert(None)) == []
    bots = Desk("random", "random")
    (closed,) = bots.do(commands.Desert(None))
    assert (closed.kind, closed.body["by"]) == ("closed", [])
    assert closed.body["seed"]
    assert bots.do(commands.Desert(None)) == []
    assert decide(bots.again(), commands.Desert(None), Chance("00" * 32, "x"), "").entries == []
