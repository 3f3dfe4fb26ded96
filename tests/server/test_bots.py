"""Bots that fail: the table goes on, and somebody is told."""

import asyncio
import json
import re
import time

import pytest
import structlog

from elbowroom import game
from elbowroom.bots import Bot, weaker
from elbowroom.hosting import bench as benches
from elbowroom.hosting.bench import Bench, BotFailed, Question
from elbowroom.kernel.errors import UnknownName
from elbowroom.server.rooms.bots import MOST_FAILURES, Bots, Worker


def hanging(pipe):
    pipe.recv()
    time.sleep(3600)


def raising(pipe):
    while True:
        pipe.recv()
        pipe.send(("error", "ZeroDivisionError: division by zero"))


def babbling(pipe):
    while True:
        pipe.recv()
        pipe.send(("ok", "conquer the world"))


def dying(pipe):
    pipe.recv()


def telling(pipe):
    """Answers with all it was told, as an error."""
    while True:
        pipe.send(("error", json.dumps(pipe.recv()._asdict())))


async def choose(bots, state, bot="greedy"):
    try:
        return await asyncio.wait_for(bots.choose("classic", state, state.decision.player, bot), 60)
    finally:
        bots.close()


def test_a_bot_answers_from_a_worker_process():
    state = game("classic").new(players=2, seed=1)

    async def story():
        return await choose(Bots(limit=10), state)

    choice = asyncio.run(story())
    assert choice.action in {state.text(action) for action in state.legal_actions()}
    assert choice.failed is None


@pytest.mark.parametrize(
    ("behaviour", "told", "why"),
    [
        (raising, "division by zero", "error"),
        (babbling, "not allowed", "wrong"),
        (dying, "ended", "ended"),
        (hanging, "no answer within", "slow"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_decision(behaviour, told, why, monkeypatch):
    if behaviour is hanging:  # nobody waits for the others any longer than they take
        monkeypatch.setattr("elbowroom.server.rooms.bots.START_LIMIT", 2.0)
    state = game("classic").new(players=2, seed=1)

    async def story():
        return await choose(Bots(limit=0.1, target=behaviour), state)

    with structlog.testing.capture_logs() as logs:
        choice = asyncio.run(story())
    assert choice.action in {state.text(action) for action in state.legal_actions()}
    assert choice.failed == why
    assert [line["event"] for line in logs] == ["bot failed"]
    assert told in logs[0]["error"]


def moody(pipe):
    """Thinks as bots do, but hangs over questions to a bot of that name."""
    bench = Bench()
    while True:
        question = pipe.recv()
        if question.bot == "hang":
            time.sleep(3600)
        try:
            pipe.send(("ok", bench.think(question)))
        except UnknownName as fault:
            pipe.send(("error", str(fault)))


@pytest.mark.slow
def test_a_worker_that_hung_is_made_anew():
    worker = Worker(moody)
    state = game("classic").new(players=2, seed=1)
    seat = state.decision.player
    question = Question(
        "classic", state.setup, state.redacted(seat).position_dict(), seat, "greedy", 1
    )
    assert worker.ask(question, 30).startswith("pick")
    with pytest.raises(BotFailed):
        worker.ask(question._replace(bot="unheard of"), 30)
    with pytest.raises(BotFailed, match="no answer"):
        worker.ask(question._replace(bot="hang"), 0.2)
    assert worker.ask(question, 30).startswith("pick")
    worker.end()


def question_at(table, state, bot="greedy"):
    seat = state.decision.player
    position = state.redacted(seat).position_dict()
    return Question("classic", state.setup, position, seat, bot, 1, table)


class Stumbling(Bot):
    """Fails two steps away from where it is asked, with words that are nobody's business."""

    def choose(self, view):
        return self.thought(view)

    def thought(self, view):
        raise RuntimeError(f"my secret coins: {view.player}")


def test_the_way_to_a_fault_is_told_without_the_bots_own_words(monkeypatch):
    monkeypatch.setattr("elbowroom.bots.make", lambda _, seed: Stumbling(seed))
    kind, told = Bench().answer(question_at("t", game("classic").new(players=2, seed=1)))
    assert kind == "error"
    assert re.fullmatch(
        r"RuntimeError in thought, test_bots\.py:\d+, called from choose, test_bots\.py:\d+", told
    )


class Counting(Bot):
    """Counts how often it was asked."""

    made = 0

    def __init__(self, seed):
        super().__init__(seed)
        Counting.made += 1
        self.asked = 0

    def choose(self, view):
        self.asked += 1
        if self.asked == 3:
            raise ZeroDivisionError
        return view.legal_actions()[0]


def test_a_bot_sits_at_its_table_between_its_turns(monkeypatch):
    monkeypatch.setattr(benches.bots, "make", lambda _, seed: Counting(seed))
    monkeypatch.setattr(benches, "MOST_SITTING", 2)
    monkeypatch.setattr(Counting, "made", 0)
    state = game("classic").new(players=2, seed=1)
    bench = Bench()
    one, two, three = [question_at(name, state) for name in ("one", "two", "three")]
    for question in (one, two, one, two):
        bench.think(question)
    assert Counting.made == 2
    bench.think(three)  # the one asked longest ago has to go
    bench.think(one)
    assert Counting.made == 4
    bench.think(one)
    with pytest.raises(ZeroDivisionError):
        bench.think(one)
    bench.forget(one)
    bench.think(one)
    assert Counting.made == 5


def test_a_bot_that_keeps_failing_is_asked_no_more_at_that_table():
    state = game("classic").new(players=2, seed=1)
    allowed = {state.text(action) for action in state.legal_actions()}

    async def story():
        bots = Bots(limit=10, target=raising)
        try:
            for number in range(MOST_FAILURES + 3):
                choice = await bots.choose("classic", state, 0, "greedy", "a-table")
                assert choice.action in allowed
                assert choice.failed == ("error" if number < MOST_FAILURES else "given_up")
            choice = await bots.choose("classic", state, 0, "greedy", "another")
            assert (choice.action in allowed, choice.failed) == (True, "error")
        finally:
            bots.close()

    with structlog.testing.capture_logs() as logs:
        asyncio.run(story())
    assert [line["table"] for line in logs] == ["a-table"] * MOST_FAILURES + ["another"]
    assert [line["given_up"] for line in logs] == [False] * (MOST_FAILURES - 1) + [True, False]
    assert logs[0]["bot"] == "greedy"


def test_several_workers_answer_for_several_tables():
    state = game("classic").new(players=2, seed=1)
    seat = state.decision.player

    async def story():
        bots = Bots(workers=2, limit=20)
        try:
            return await asyncio.gather(
                *[bots.choose("classic", state, seat, "greedy", f"t{n}") for n in range(6)]
            )
        finally:
            bots.close()

    assert all(answer.action.startswith("pick") for answer in asyncio.run(story()))


def test_while_many_wait_a_weaker_bot_thinks_instead(monkeypatch):
    state = game("classic").new(players=2, seed=1)

    async def story():
        bots = Bots(limit=10, target=telling)
        monkeypatch.setattr(bots.thinking, "steps_weaker", lambda _: 2)
        return await choose(bots, state, "expert")

    with structlog.testing.capture_logs() as logs:
        asyncio.run(story())
    asked = next(json.loads(line["error"]) for line in logs if line["event"] == "bot failed")
    assert asked["bot"] == weaker("expert", 2) != "expert"


@pytest.mark.slow
def test_a_bot_is_told_only_what_its_seat_may_know():
    state = game("classic").new(players=3, seed=1)
    seat = state.decision.player
    for other in range(3):
        state.coins[other] = 70_001 + other
    worker = Worker(telling)
    told = {}

    async def story():
        bots = Bots(target=telling)
        original = bots._ask

        async def listening(question, worker):
            told.update(question._asdict())
            return await original(question, worker)

        bots._ask = listening
        await choose(bots, state)

    with structlog.testing.capture_logs():
        asyncio.run(story())
    worker.end()
    text = json.dumps(told)
    assert str(70_001 + seat) in text
    assert not any(str(70_001 + other) in text for other in range(3) if other != seat)
    assert str(state.rng) not in text
