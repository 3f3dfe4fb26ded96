"""Whose bot thinks next: people first, fair shares, and weaker bots before longer waits."""

import asyncio
import time

import pytest

from elbowroom import bots as ladder
from elbowroom.catalogue import game
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.thinking import HALF_LIFE, Thinking, Used
from tests.server.test_rooms import run


def yes():
    return True


def no():
    return False


async def waiting(thinking, order, name, account, table, attended=yes):
    async with thinking.turn(account, table, attended):
        order.append(name)
        await asyncio.sleep(0.001)


async def in_order(thinking, *who):
    """Let all of them wait behind somebody who thinks, and tell in which order they came."""
    order = []
    async with thinking.turn("first", "first", yes), thinking.turn("other", "other", yes):
        tasks = [asyncio.ensure_future(waiting(thinking, order, *each)) for each in who]
        await asyncio.sleep(0.01)
    await asyncio.gather(*tasks)
    return order


def test_people_go_first():
    async def story():
        order = await in_order(
            Thinking(1),
            ("nobody there", "a", "t1", no),
            ("nobody there either", "b", "t2", no),
            ("people", "c", "t3", yes),
        )
        assert order[0] == "people"

    run(story())


def test_a_table_without_people_never_takes_the_worker_of_the_others():
    async def story():
        thinking = Thinking(1)
        async with thinking.turn("a", "t1", no):
            late = asyncio.ensure_future(waiting(thinking, [], "no", "a", "t2", no))
            await asyncio.sleep(0.01)
            async with asyncio.timeout(1), thinking.turn("b", "t3", yes):
                pass
            assert not late.done()
        await late

    run(story())


def test_people_who_come_to_a_table_make_it_go_first():
    async def story():
        thinking, there, order = Thinking(1), [], []
        async with thinking.turn("x", "t0", no):
            mine = asyncio.ensure_future(
                waiting(thinking, order, "mine", "a", "t1", lambda: bool(there))
            )
            await asyncio.sleep(0.01)
            assert not order
            there.append("somebody")
            thinking.look_again()
            await mine
        assert order == ["mine"]

    run(story())


def test_a_network_with_thirty_tables_gets_no_more_than_one_with_one():
    async def story():
        thinking = Thinking(1)
        thinking._accounts.add("many", 5)
        many = [(f"many{number}", "many", f"t{number}") for number in range(30)]
        order = await in_order(thinking, *many, ("one", "one", "mine"))
        assert order.index("one") < 2

    run(story())


def test_tables_of_one_network_take_turns():
    async def story():
        thinking = Thinking(1)
        thinking._tables.add("long", 5)
        order = await in_order(
            thinking, ("long1", "a", "long"), ("long2", "a", "long"), ("short", "a", "short")
        )
        assert order[0] == "short"

    run(story())


def test_what_was_thought_is_forgotten_by_and_by():
    at = [0.0]
    used = Used(lambda: at[0])
    used.add("a", 8)
    at[0] = 2 * HALF_LIFE
    assert used.of("a") == pytest.approx(2)
    assert used.of("nobody") == 0


@pytest.mark.parametrize(
    ("name", "steps", "expected"),
    [
        ("expert", 0, "expert"),
        ("expert", 1, "hard"),
        ("expert:2s", 1, "hard"),
        ("expert", 2, "planner"),
        ("expert", 9, "greedy"),
        ("hard", 1, "planner"),
        ("greedy", 3, "greedy"),
        ("easy", 3, "easy"),
        ("of-a-package", 3, "of-a-package"),
    ],
)
def test_a_bot_becomes_weaker_by_rungs_and_never_weaker_than_greedy(name, steps, expected):
    assert ladder.weaker(name, steps) == expected


def test_the_more_wait_the_less_bots_think():
    async def story():
        thinking = Thinking(1)
        assert thinking.steps_weaker("a") == 0
        tasks = [
            asyncio.ensure_future(waiting(thinking, [], "x", f"n{number}", f"t{number}"))
            for number in range(30)
        ]
        await asyncio.sleep(0)
        assert thinking.steps_weaker("a") == 3
        await asyncio.gather(*tasks)
        assert thinking.steps_weaker("a") == 0

    run(story())


def test_whoever_asks_for_most_is_the_first_to_get_less():
    async def story():
        thinking = Thinking(1)
        thinking._accounts.add("much", 9)
        thinking._accounts.add("little", 1)
        async with thinking.turn("much", "t1", yes), thinking.turn("much", "t2", yes):
            task = asyncio.ensure_future(waiting(thinking, [], "x", "little", "t3"))
            await asyncio.sleep(0)
            assert (thinking.steps_weaker("much"), thinking.steps_weaker("little")) == (1, 0)
        await task

    run(story())


def test_a_wait_that_is_given_up_holds_nobody_up():
    async def story():
        thinking = Thinking(1)
        async with thinking.turn("a", "t1", yes), thinking.turn("a", "t2", yes):
            given_up = asyncio.ensure_future(waiting(thinking, [], "x", "a", "t3"))
            await asyncio.sleep(0)
            given_up.cancel()
        async with asyncio.timeout(1), thinking.turn("a", "t4", yes):
            pass

    run(story())


def slow_experts(pipe):
    """A worker in which experts take half a second."""
    while True:
        try:
            question = pipe.recv()
        except EOFError:
            return
        if question.bot == "expert":
            time.sleep(0.5)
        state = game(question.game).restore(question.setup, question.position)
        pipe.send(("ok", state.text(state.legal_actions()[0])))


def test_thirty_tables_of_experts_do_not_delay_an_easy_bot():
    """It was 1.1 seconds, and 12 at the longest."""

    async def story():
        bots = Bots(workers=1, limit=20, target=slow_experts)
        state = game("classic").new(players=2, seed=1)
        seat = state.decision.player

        async def ask(bot, table, attended, account):
            began = time.monotonic()
            await bots.choose(
                "classic", state, seat, bot, table, account=account, attended=attended
            )
            return time.monotonic() - began

        await ask("easy", "warm", yes, "w")
        await ask("easy", "warm", no, "w")

        async def experts(number, attended):
            while True:
                await ask("expert", f"t{number}", attended, "many")

        crowd = [
            asyncio.ensure_future(experts(number, yes if number < 15 else no))
            for number in range(30)
        ]
        await asyncio.sleep(0.7)
        waits = []
        for _ in range(10):
            waits.append(await ask("easy", "mine", yes, "me"))
            await asyncio.sleep(0.02)
        for each in crowd:
            each.cancel()
        bots.close()
        return sorted(waits)

    waits = run(story())
    assert waits[5] < 0.5
    assert waits[-1] < 1.5
