"""Rooms: loaded on demand, woken by clocks, careful with a database that fails."""

import asyncio
import time
from datetime import UTC, datetime, timedelta

import pytest

from elbowroom.hosting.plans import plan_of
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.ops.heartbeat import Heartbeat
from elbowroom.server.ops.time_at_work import TimeAtWork
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.socket.connections import MOST_WAITING, TOO_SLOW, Connection
from elbowroom.server.store import Entry, StoreUnavailable, open_store
from elbowroom.table import commands
from elbowroom.table.clocks import now, written
from elbowroom.table.new_table import open_table
from elbowroom.table.refused import Refused
from elbowroom.table.views import summary_of
from tests.server.desk import wish
from tests.server.listening import Ear

FAST = {"kind": "fast", "seconds": 60, "increment": 0}


def run(work):
    return asyncio.run(asyncio.wait_for(work, 30))


async def stored(store, *kinds, ago=0.0, **more):
    """Store a table that was opened some seconds ago."""
    at = written(datetime.now(UTC) - timedelta(seconds=ago))
    new = open_table(plan_of(OpenTable(**wish(*kinds, **more))), at)
    await store.create(new.row, new.entries, new.secrets, summary_of(new.table))
    return new


def test_a_clock_that_ran_out_lets_a_bot_stand_in():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here", ago=100, clock=FAST)
        rooms = Rooms(store, Bots(), alone=False)
        await rooms.start()
        room = await rooms.get(new.row.id)
        for _ in range(100):
            if any(seat.standing_in for seat in room.table.seats):
                break
            await asyncio.sleep(0.05)
        assert [seat.standing_in for seat in room.table.seats].count("normal") == 1
        await rooms.close()

    run(story())


def test_a_restart_charges_nobody_and_a_stop_pauses():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here", ago=100, clock=FAST)
        rooms = Rooms(store, Bots(), alone=True)
        room = await rooms.get(new.row.id)
        clocks = room.table.clocks
        assert [round(left) for left in clocks.left] == [60, 60]
        assert clocks.runs_out() > datetime.now(UTC) + timedelta(seconds=50)
        kept = store
        store_closed = kept.close
        kept.close = lambda: asyncio.sleep(0)
        await rooms.close()
        _, entries = await kept.load(new.row.id)
        assert [entry.kind for entry in entries][-3:] == ["paused", "resumed", "paused"]
        again = Rooms(kept, Bots(), alone=True)
        room = await again.get(new.row.id)
        assert not room.table.paused
        assert room.table.clocks.running is not None
        await store_closed()

    run(story())


def hanging(pipe):
    """A bot that thinks and thinks."""
    pipe.recv()
    time.sleep(3600)


def test_a_bot_that_thinks_when_the_server_ends_plays_nothing():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "greedy", "greedy")
        store_closed = store.close
        store.close = lambda: asyncio.sleep(0)
        rooms = Rooms(store, Bots(limit=3600, target=hanging))
        room = await rooms.get(new.row.id)
        room.look()
        await asyncio.sleep(0.1)
        await rooms.close()
        await asyncio.wait([room._bot], timeout=10)
        _, entries = await store.load(new.row.id)
        assert len(entries) == len(new.entries)
        await store_closed()

    run(story())


def test_whoever_comes_to_watch_does_not_keep_players_waiting():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        rooms = Rooms(store, Bots())
        room = await rooms.get(new.row.id)
        reading, read = asyncio.Event(), store.entries_since

        async def slow(*asked):
            await reading.wait()
            return await read(*asked)

        store.entries_since = slow
        ears = [Ear() for _ in range(3)]
        watching = [asyncio.ensure_future(room.join(Connection((), ear), 0)) for ear in ears]
        await asyncio.sleep(0)
        said = room.carry_out(commands.Chat(0, "nobody waits for me"))
        (entry,) = await asyncio.wait_for(said, 10)
        reading.set()
        await asyncio.gather(*watching)
        for ear in ears:
            assert b"nobody waits for me" in ear.frames[0], "the snapshot is of the present moment"
        assert entry.version == room.table.version
        await rooms.close()

    run(story())


def ago(seconds):
    return written(datetime.now(UTC) - timedelta(seconds=seconds))


def test_one_of_several_servers_charges_up_to_the_last_heartbeat_of_any():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here", ago=100, clock=FAST)
        await store.beat(ago(70))
        rooms = Rooms(store, Bots(), alone=False)
        await rooms.start()
        room = await rooms.get(new.row.id)
        left = room.table.clocks.left[room.table.asked()]
        assert round(left) == 30
        assert not any(seat.standing_in for seat in room.table.seats)
        await rooms.close()

    run(story())


def test_a_server_that_starts_beside_another_gives_no_time_away():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here", ago=40, clock=FAST)
        await store.beat(ago(1))
        rooms = Rooms(store, Bots(), alone=False)
        await rooms.start()
        room = await rooms.get(new.row.id)
        assert room.table.version == len(new.entries)
        assert room.table.clocks.runs_out() < datetime.now(UTC) + timedelta(seconds=21)
        await rooms.close()

    run(story())


def test_a_heart_beats_while_clocks_run_and_knows_when_it_stopped(monkeypatch):
    monkeypatch.setattr("elbowroom.server.ops.heartbeat.SECONDS_BETWEEN_BEATS", 0)

    async def story():
        store = await open_store("sqlite://")
        heart = Heartbeat(store, TimeAtWork())
        assert await heart.beat()
        assert await store.last_beat() is None  # tables are being taken up
        heart.begin()
        before = datetime.now(UTC)
        assert await heart.beat()
        assert await store.last_beat() is not None
        assert heart.stopped() is None
        beat = store.beat

        async def away(_):
            raise StoreUnavailable("the disk is full")

        store.beat = away
        await asyncio.sleep(0.01)
        assert not await heart.beat()
        assert not await heart.beat()
        store.beat = beat
        await asyncio.sleep(0.01)
        assert await heart.beat()
        assert before <= heart.stopped() <= datetime.now(UTC)
        assert heart.stopped() is None
        await store.close()

    run(story())


def test_nobody_is_charged_while_the_database_takes_nothing():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here", clock=FAST)
        rooms = Rooms(store, Bots())
        room = await rooms.get(new.row.id)
        rooms._heartbeat._stopped = datetime.now(UTC) - timedelta(seconds=30)
        await rooms._mend_outage()
        _, entries = await store.load(new.row.id)
        assert [entry.kind for entry in entries][-2:] == ["paused", "resumed"]
        assert round(room.table.clocks.left[room.table.asked()]) == 60
        await rooms.close()

    run(story())


def test_a_table_goes_on_from_the_store_alone():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        first = await Rooms(store, Bots()).get(new.row.id)
        seat = first.table.asked()
        await first.carry_out(commands.Act(seat, first.table.version, "pick 0"))
        second = await Rooms(store, Bots()).get(new.row.id)
        assert second.table.version == first.table.version
        assert second.table.play.state.to_dict() == first.table.play.state.to_dict()
        await store.close()

    run(story())


def test_two_rooms_of_one_table_never_both_win():
    """As two processes on one database: whoever is second is told, and catches up."""

    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        one, other = [await Rooms(store, Bots()).get(new.row.id) for _ in range(2)]
        seat, version = one.table.asked(), one.table.version
        acts = [commands.Act(seat, version, f"pick {place}") for place in (0, 1)]
        done = await asyncio.gather(
            one.carry_out(acts[0]), other.carry_out(acts[1]), return_exceptions=True
        )
        refused = [each for each in done if isinstance(each, Refused)]
        assert [each.code for each in refused] == ["stale"]
        assert other.table.version == max(room.table.version for room in (one, other))
        await one.follow(other.table.version)
        assert one.table.play.state.digest() == other.table.play.state.digest()
        await store.close()

    run(story())


def test_a_resend_gets_the_first_answer_from_any_room():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        one, other = [await Rooms(store, Bots()).get(new.row.id) for _ in range(2)]
        act = commands.Act(one.table.asked(), one.table.version, "pick 0", key="the-only-key")
        first = await one.carry_out(act)
        for room in (one, other, await Rooms(store, Bots()).get(new.row.id)):
            assert list(await room.carry_out(act)) == list(first)
        _, entries = await store.load(new.row.id)
        assert sum(entry.kind == "action" for entry in entries) == 1
        chat = commands.Chat(act.seat, "once", key="another-key")
        said = await one.carry_out(chat)
        assert list(await one.carry_out(chat)) == list(said)
        await store.close()

    run(story())


def test_a_database_that_is_away_loses_nothing_and_acknowledges_nothing():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        room = await Rooms(store, Bots()).get(new.row.id)
        append = store.append

        async def away(*_, **__):
            raise StoreUnavailable("the disk is full")

        async def committed_but_lost(*given, **more):
            await append(*given, **more)
            raise StoreUnavailable("the connection broke")

        act = commands.Act(room.table.asked(), room.table.version, "pick 0", key="key-of-the-act")
        table, before = room.table, room.table.version
        position = table.play.state.to_dict()
        store.append = away
        with pytest.raises(Refused) as caught:
            await room.carry_out(act)
        assert caught.value.code == "unavailable"
        assert room.table is table
        assert table.version == before
        assert table.play.state.to_dict() == position
        store.append = committed_but_lost
        with pytest.raises(Refused):
            await room.carry_out(act)
        store.append = append
        entries = await room.carry_out(act)
        assert [entry.kind for entry in entries] == ["action", "chance"]
        assert room.table.version == before + 2
        await store.close()

    run(story())


def test_what_was_asked_is_carried_out_even_if_the_asker_goes_away():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        room = await Rooms(store, Bots()).get(new.row.id)
        act = commands.Act(room.table.asked(), room.table.version, "pick 0")
        asking = asyncio.ensure_future(room.carry_out(act))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0.2)
        _, entries = await store.load(new.row.id)
        assert entries[-1].version == room.table.version == len(new.entries) + 2
        await store.close()

    run(story())


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        room = await Rooms(store, Bots()).get(new.row.id)
        slow_line, quick_line = Ear(), Ear()
        slow, quick = Connection((), slow_line), Connection((0,), quick_line)
        await room.join(slow, None)
        await room.join(quick, None)
        slow_line.listens = False
        for number in range(MOST_WAITING + 5):
            await room.carry_out(commands.Chat(0, f"line {number}"))
        assert slow.too_slow
        assert slow not in room.connections
        assert slow_line.code == TOO_SLOW
        assert quick in room.connections
        assert quick_line.code is None
        lines = [frame for frame in quick_line.frames if b'"kind":"chat"' in frame]
        assert len(lines) == MOST_WAITING + 5
        await store.close()

    run(story())


def test_idle_rooms_are_dropped_and_come_back():
    async def story():
        store = await open_store("sqlite://")
        new = await stored(store, "me", "here")
        rooms = Rooms(store, Bots(), idle_seconds=0)
        room = await rooms.get(new.row.id)
        listener = Connection((), Ear())
        await room.join(listener, None)
        await asyncio.sleep(0.01)
        rooms._sweep()
        assert await rooms.get(new.row.id) is room
        room.part(listener)
        await asyncio.sleep(0.01)
        rooms._sweep()
        assert await rooms.get(new.row.id) is not room
        await store.close()

    run(story())


def test_a_table_that_cannot_be_read_holds_up_no_other():
    async def story():
        store = await open_store("sqlite://")
        broken = await stored(store, "me", "here")
        version = broken.entries[-1].version
        nonsense = Entry(
            version + 1, "action", 0, None, now(), {"move": 1, "act": 1, "action": "?"}
        )
        await store.append(broken.row.id, version, [nonsense])
        good = await stored(store, "greedy", "me")
        rooms = Rooms(store, Bots())
        with pytest.raises(Refused) as caught:
            await rooms.get(broken.row.id)
        assert caught.value.code == "unavailable"
        await rooms._take_up()
        assert good.row.id in rooms._rooms
        await rooms.close()

    run(story())
