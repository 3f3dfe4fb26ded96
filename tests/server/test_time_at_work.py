"""Clocks follow the server's own pulse: what no server could play in is charged to nobody."""

import asyncio
import os
import signal
import time
from datetime import UTC, datetime

import pytest

from elbowroom.server.ops.time_at_work import TimeAtWork
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store import open_store
from elbowroom.table import commands
from tests.server.people import calling, opened, view
from tests.server.serving import Server
from tests.server.test_rooms import FAST, run, stored

HOUR = 3600.0


class Hands:
    """A wall clock and a pulse that a test moves."""

    def __init__(self):
        self.wall = datetime.now(UTC).timestamp()
        self.pulse = 100.0
        self.time = TimeAtWork(lambda: self.wall, lambda: self.pulse)

    def run(self, seconds):
        """Let both go on, looked at as often as a server does."""
        for _ in range(round(seconds * 2)):
            self.wall += 0.5
            self.pulse += 0.5
            self.time.now()

    def step(self, seconds):
        """Set the wall clock."""
        self.wall += seconds

    def sleep(self, seconds):
        """Suspend the machine: its pulse stops."""
        self.wall += seconds

    def hold(self, seconds):
        """Hold the process: nobody looks."""
        self.wall += seconds
        self.pulse += seconds


def test_time_goes_on_with_the_pulse_and_is_the_wall_clock_s():
    hands = Hands()
    began = hands.time.now()
    hands.run(60)
    assert (hands.time.now() - began).total_seconds() == pytest.approx(60)
    assert hands.time.gaps == 0
    assert hands.time.now().timestamp() == pytest.approx(hands.wall)


def test_a_wall_clock_that_is_drawn_slowly_makes_no_gap():
    hands = Hands()
    for _ in range(20):
        hands.run(60)
        hands.step(0.04)
    assert hands.time.gaps == 0


@pytest.mark.parametrize("what", [Hands.step, Hands.sleep, Hands.hold])
def test_a_gap_is_noticed_once_and_told_from_when_to_when(what):
    hands = Hands()
    hands.run(10)
    before = hands.time.now()
    what(hands, HOUR)
    after = hands.time.now()
    assert hands.time.gaps == 1
    assert (hands.time.gap.since, hands.time.gap.until) == (before, after)
    assert hands.time.gap.forward
    assert after.timestamp() == pytest.approx(hands.wall)
    hands.run(10)
    assert hands.time.gaps == 1


async def a_table(hands, think=10):
    """Rooms with a table at which somebody has thought for a while."""
    store = await open_store("sqlite://")
    rooms = Rooms(store, Bots(), time_at_work=hands.time)
    new = await stored(store, "me", "here", clock=FAST)
    room = await rooms.get(new.row.id)
    hands.run(think)
    return rooms, room


def charged(rooms, room, asked):
    face = room.table.clocks.face(asked, rooms.time.now())
    return 60 - face["seconds"]


@pytest.mark.parametrize("seconds", [HOUR, -HOUR, 30, -30])
@pytest.mark.parametrize("what", [Hands.step, Hands.hold])
def test_a_gap_is_charged_to_nobody_whether_a_move_or_the_server_notices(what, seconds):
    if what is Hands.hold:
        seconds = abs(seconds)

    async def story(noticed_by_a_move):
        hands = Hands()
        rooms, room = await a_table(hands)
        asked = room.table.asked()
        what(hands, seconds)
        if noticed_by_a_move:
            await room.carry_out(commands.Act(asked, room.table.version, "pick 0"))
        else:
            rooms.time.now()
            await rooms._mend_gap()
        assert charged(rooms, room, asked) == pytest.approx(10, abs=0.6)
        hands.run(5)
        assert charged(rooms, room, asked) == pytest.approx(15, abs=0.6)
        await rooms._mend_gap()
        await rooms._run_out(room.row.id)
        assert not any(seat.standing_in for seat in room.table.seats)
        hands.run(50)
        await rooms._run_out(room.row.id)
        assert sum(bool(seat.standing_in) for seat in room.table.seats) == 1
        await rooms.close()

    run(story(noticed_by_a_move=True))
    run(story(noticed_by_a_move=False))


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_two_processes_that_notice_the_same_step_charge_nobody_either(seconds):
    async def story():
        hands, others = Hands(), Hands()
        rooms, room = await a_table(hands)
        others.run(10)
        beside = Rooms(rooms.store, Bots(), alone=False, time_at_work=others.time)
        twin = await beside.get(room.row.id)
        asked = room.table.asked()
        for each in (hands, others):
            each.step(seconds)
            each.time.now()
        await asyncio.gather(rooms._mend_gap(), beside._mend_gap())
        await asyncio.gather(room.follow(10**6), twin.follow(10**6))
        await asyncio.sleep(0.05)
        for each, where in ((rooms, room), (beside, twin)):
            assert charged(each, where, asked) == pytest.approx(10, abs=1)
        await rooms.store.close()

    run(story())


def test_a_table_loaded_after_a_gap_is_not_charged_for_it():
    async def story():
        hands = Hands()
        rooms, room = await a_table(hands)
        asked = room.table.asked()
        del rooms._rooms[room.row.id]
        hands.step(HOUR)
        rooms.time.now()
        again = await rooms.get(room.row.id)
        assert charged(rooms, again, asked) == pytest.approx(10, abs=0.6)
        await rooms.close()

    run(story())


@pytest.mark.slow
def test_a_database_that_answers_late_is_no_gap(monkeypatch):
    monkeypatch.setattr("elbowroom.server.ops.time_at_work.LONGEST_SILENCE", 1.0)

    async def late(_):
        await asyncio.sleep(1.5)

    async def story():
        store = await open_store("sqlite://")
        monkeypatch.setattr(store, "beat", late)
        rooms = Rooms(store, Bots())
        await rooms.start()
        rooms._heartbeat.begin()
        new = await stored(store, "me", "here", clock=FAST)
        await rooms.get(new.row.id)
        await asyncio.sleep(2.5)
        assert rooms.time.gaps == 0
        await rooms.close()

    run(story())


def test_clocks_paused_by_a_server_that_went_away_run_on_at_the_others():
    async def story():
        hands = Hands()
        rooms, room = await a_table(hands)
        beside = Rooms(rooms.store, Bots(), alone=False, time_at_work=hands.time)
        leaving = await beside.get(room.row.id)
        beside.closing = True
        await leaving.carry_out(commands.Pause(None))
        await room.follow(leaving.table.version)
        await asyncio.sleep(0.05)
        assert not room.table.paused
        assert room.table.clocks.running is not None
        await rooms.close()

    run(story())


@pytest.mark.slow
def test_a_server_that_was_held_forfeits_no_game(tmp_path):
    server = Server(tmp_path).start()
    try:
        with calling(server.url) as http:
            clock = {"kind": "fast", "seconds": 10, "increment": 0}
            table, secrets = opened(http, "me", "here", clock=clock)
            time.sleep(1)
            os.kill(server.process.pid, signal.SIGSTOP)
            time.sleep(12)
            os.kill(server.process.pid, signal.SIGCONT)
            time.sleep(1)
            seen = view(http, table, *secrets.values())
            assert not any(seat["standing_in"] for seat in seen["seats"])
            assert min(seat["clock"]["seconds"] for seat in seen["seats"]) > 6
    finally:
        server.stop()
