"""The secret die of a war, thought through: every number by all that the other side may set."""

import pytest

from elbowroom.bots.chances import told_chances
from elbowroom.bots.study import advice, by_the_best, known, looked_at, ranked
from elbowroom.catalogue import game

SEVERAL = 4


@pytest.fixture(scope="module")
def war():
    """The first war in which somebody has several numbers to choose from, and who chooses."""
    for seed in range(20):
        state = game("kingdoms").new(2, seed=seed)
        for step in range(400):
            if state.over:
                break
            legal = state.legal_actions()
            if state.decision.kind == "dial" and len(legal) > SEVERAL:
                return state, state.decision.player
            state.apply(legal[(step * 7 + seed) % len(legal)])
    raise AssertionError("no war in twenty games")


def numbers(war):
    state, seat = war
    pos = known(state.view(seat))
    return by_the_best("kingdoms", lambda adviser: ranked(adviser, pos, seat))


def test_numbers_differ_in_what_they_lead_to(war):
    _, seat = war
    chances = [told_chances(turn.wins)[seat] for turn in numbers(war)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]
    assert all(sum(told_chances(turn.wins)) == pytest.approx(1) for turn in numbers(war))


def test_a_hint_names_the_best_number_and_a_look_back_agrees(war):
    state, seat = war
    best, *_, worst = numbers(war)
    told = advice(state.view(seat))
    assert told["action"] == best.written().plan[0]
    kept = looked_at(state.view(seat), [(seat, told["action"])])
    assert (kept["lost"], kept["before"]) == (0.0, told["now"][seat])
    given = looked_at(state.view(seat), [(seat, worst.written().plan[0])])
    gap = told_chances(best.wins)[seat] - told_chances(worst.wins)[seat]
    assert given["lost"] == pytest.approx(gap, abs=0.011)
    assert given["better"]["plan"] == best.written().plan


def test_what_the_other_side_has_set_makes_no_difference(war):
    state, seat = war
    told = [
        {turn.written().plan[0]: turn.wins for turn in numbers((state.sample(seat, number), seat))}
        for number in (1, 2)
    ]
    assert told[0] == told[1]
