"""The counts behind all limits: spent, held, shared by processes, forgotten with them."""

import multiprocessing
from contextlib import closing
from dataclasses import replace

import pytest

from elbowroom.server.gate import ledger as ledgers
from elbowroom.server.gate.ledger import Ledger, Shared, make_file


class Time:
    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def time(monkeypatch):
    found = Time()
    monkeypatch.setattr(ledgers, "time", found)
    return found


@pytest.fixture
def shared(tmp_path):
    found = Shared(tmp_path / "counts", 3)
    make_file(found.file, found.processes)
    return found


@pytest.fixture
def ledgers_of(shared):
    """One ledger for each process."""
    found = [Ledger(replace(shared, place=place)) for place in range(shared.processes)]
    yield found
    for each in found:
        each.close()


def test_what_is_saved_up_is_spent_and_comes_back_with_time(time):
    ledger = Ledger()
    assert [ledger.take("a", 2, 3) for _ in range(5)] == [True] * 3 + [False] * 2
    assert ledger.take("b", 2, 3)
    time.now += 1
    assert [ledger.take("a", 2, 3) for _ in range(3)] == [True, True, False]
    time.now += 100
    assert [ledger.take("a", 2, 3) for _ in range(4)] == [True] * 3 + [False]


def test_dear_calls_spend_more_and_what_turns_out_dear_is_paid_later(time):
    ledger = Ledger()
    assert ledger.take("a", 1, 10, 8)
    assert not ledger.take("a", 1, 10, 3)
    assert ledger.take("a", 1, 10, 2)
    ledger.charge("a", 1, 10, 5)
    time.now += 5
    assert not ledger.take("a", 1, 10)
    time.now += 1
    assert ledger.take("a", 1, 10)
    ledger.charge("a", 1, 10, 10**6)
    time.now += 11
    assert ledger.take("a", 1, 10), "a debt has a bound"


def test_a_call_dearer_than_all_that_can_be_saved_needs_all_of_it(time):
    ledger = Ledger()
    assert ledger.take("a", 1, 4, 10)
    assert not ledger.take("a", 1, 4, 10)
    time.now += 9
    assert not ledger.take("a", 1, 4, 10)
    time.now += 1
    assert ledger.take("a", 1, 4, 10)


def test_many_keys_keep_to_the_memory_there_is(time):
    ledger = Ledger()
    for number in range(3 * ledgers.PURSE_ROWS * ledgers.ROW // 10):
        assert ledger.take(f"key{number}", 1, 1)
    time.now += 0.1
    late = [ledger.take(f"late{number}", 1, 1) for number in range(100)]
    assert all(late)
    assert not any(ledger.take(f"late{number}", 1, 1) for number in range(100))


def test_processes_share_what_is_spent_and_held(ledgers_of):
    ones = ledgers_of
    assert [ones[turn % 3].take("a", 0.001, 6) for turn in range(9)] == [True] * 6 + [False] * 3
    for each in ones:
        each.hold("a")
        each.hold("a")
    assert ones[0].held("a") == 6
    ones[2].release("a")
    assert ones[1].held("a") == 5
    assert ones[0].held("b") == 0


def test_what_a_lost_process_held_is_let_go_of(ledgers_of):
    parent, _, lost = ledgers_of
    parent.hold("a")
    for network in "abcdefgh":
        lost.hold(network)
    parent.forget(2)
    assert [parent.held(network) for network in "abcdefgh"] == [1] + [0] * 7


def spend(shared, times, answers):
    with closing(Ledger(shared)) as ledger:
        answers.put(sum(ledger.take("a", 1e-9, 500) for _ in range(times)))


@pytest.mark.slow
def test_nothing_is_spent_twice_by_processes_that_race(shared):
    context = multiprocessing.get_context("spawn")
    answers = context.Queue()
    racing = [
        context.Process(target=spend, args=(replace(shared, place=place), 400, answers))
        for place in range(3)
    ]
    for process in racing:
        process.start()
    assert sum(answers.get(timeout=60) for _ in racing) == 500
    for process in racing:
        process.join(30)
