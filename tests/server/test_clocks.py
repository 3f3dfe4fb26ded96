"""Clocks follow from the times of the entries; here a test is the time."""

from datetime import timedelta

import pytest

from elbowroom.table import commands
from tests.server.desk import START, Desk, same

FAST = {"kind": "fast", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def end_turn(desk):
    """Answer until another player is asked, in no time."""
    seat = desk.asked
    while desk.asked == seat and desk.table.status == "playing":
        texts = desk.texts()
        desk.act("done" if "done" in texts else texts[0])


def test_the_clock_of_whoever_is_asked_runs():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    desk.wait(7)
    desk.act("pick 0")
    assert desk.clocks.left[seat] == 53
    assert desk.clocks.left[1 - seat] == 60
    desk.wait(3)
    assert desk.clocks.face(seat, desk.now) == {"seconds": 50.0, "running": True}
    assert desk.clocks.face(1 - seat, desk.now) == {"seconds": 60.0, "running": False}


def test_the_increment_comes_with_the_end_of_a_turn():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    desk.wait(10)
    end_turn(desk)
    assert desk.clocks.left[seat] == 55
    assert desk.clocks.running == 1 - seat


def test_chat_costs_no_time_and_undo_gives_none_back():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    desk.act("pick 0")
    desk.wait(4)
    desk.do(commands.Chat(seat, "thinking"))
    desk.wait(4)
    desk.act(next(text for text in desk.texts() if text.startswith("conquer")))
    desk.wait(2)
    desk.undo(seat)
    assert desk.clocks.left[seat] == 50


@pytest.mark.parametrize("clock", [FAST, DAYS])
def test_ending_a_turn_again_gives_no_more_time(clock):
    desk = Desk("me", "here", clock=clock)
    seat = desk.asked
    desk.wait(10)
    end_turn(desk)
    left = desk.clocks.left.copy()
    for _ in range(3):
        desk.undo(seat)
        assert desk.clocks.running == seat
        end_turn(desk)
    assert desk.clocks.left == left
    assert same(desk.table, desk.again())


def test_when_it_runs_out_a_bot_stands_in_and_a_return_gives_time():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    assert desk.clocks.runs_out() == START + timedelta(seconds=60)
    desk.wait(61)
    desk.do(commands.RunOut(seat, "greedy"))
    assert desk.table.seats[seat].standing_in == "greedy"
    assert desk.entries[-1].body["why"] == "clock"
    assert desk.clocks.running is None
    desk.do(commands.Return(seat))
    assert desk.clocks.left[seat] == 30
    assert desk.clocks.running == seat


def test_a_clock_that_was_answered_in_time_does_not_run_out():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    end_turn(desk)
    assert desk.do(commands.RunOut(seat, "greedy")) == []


def test_bots_use_no_time():
    desk = Desk("greedy", "greedy", clock=FAST)
    assert desk.clocks.runs_out() is None
    desk.wait(100)
    desk.act(desk.texts()[0], by_bot=True)
    assert desk.clocks.left == [60, 60]


def test_days_are_for_each_turn():
    desk = Desk("me", "here", clock=DAYS)
    seat = desk.asked
    assert desk.clocks.runs_out() == START + timedelta(days=2)
    desk.wait(86400)
    desk.act("pick 0")
    assert desk.clocks.runs_out() == START + timedelta(days=2)
    end_turn(desk)
    assert desk.clocks.runs_out() == START + timedelta(days=3)
    end_turn(desk)
    assert desk.clocks.running == seat
    assert desk.clocks.left[seat] == 2 * 86400


def test_nobody_pays_for_the_time_the_server_is_away():
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    desk.wait(5)
    desk.do(commands.Pause(None))
    assert desk.clocks.runs_out() is None
    assert desk.do(commands.Pause(None)) == []
    desk.wait(5000)
    desk.do(commands.Resume(None))
    assert desk.do(commands.Resume(None)) == []
    desk.wait(5)
    desk.act("pick 0")
    assert desk.clocks.left[seat] == 50
    assert same(desk.table, desk.again())


@pytest.mark.parametrize(("seen_at", "charged"), [(None, 0), (-50, 0), (12, 12)])
def test_after_a_crash_only_the_time_up_to_the_last_sign_of_life_is_charged(seen_at, charged):
    desk = Desk("me", "here", clock=FAST)
    seat = desk.asked
    desk.wait(5000)
    desk.do(commands.Mend(None, None if seen_at is None else START + timedelta(seconds=seen_at)))
    assert [entry.kind for entry in desk.entries[-2:]] == ["paused", "resumed"]
    assert desk.clocks.left[seat] == 60 - charged
    assert desk.clocks.runs_out() == START + timedelta(seconds=5000 + 60 - charged)
    desk.wait(5)
    desk.act("pick 0")
    assert desk.clocks.left[seat] == 55 - charged
    assert same(desk.table, desk.again())


def test_a_clock_that_was_mended_meanwhile_does_not_run_out():
    desk = Desk("me", "here", clock=FAST)
    desk.wait(100)
    desk.do(commands.Mend(None, None))
    assert desk.do(commands.RunOut(desk.asked, "greedy")) == []


def test_there_is_nothing_to_mend_where_no_clock_ran():
    assert Desk("me", "here").do(commands.Mend(None, None)) == []
    assert Desk("greedy", "greedy", clock=FAST).do(commands.Mend(None, None)) == []


@pytest.mark.parametrize("clock", [None, FAST])
def test_a_table_without_a_running_clock_is_not_paused(clock):
    desk = Desk("me", "link", clock=clock)
    assert desk.do(commands.Pause(None)) == []
