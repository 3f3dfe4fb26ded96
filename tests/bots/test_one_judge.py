"""One judge, one scale: odds, hints and mistakes of a game never contradict each other."""

from __future__ import annotations

import random

import pytest

from elbowroom import game
from elbowroom.bots import make
from elbowroom.bots.chances import left_of, lost_between, mark_of, told_chances
from elbowroom.bots.odds import judged_game, looked_at_turn
from elbowroom.bots.study import advice, best_turns
from elbowroom.bots.turns import turns_of

GAMES = ("classic", "warcraft", "kingdoms")
HUNDREDTH = 1e-9


def played(which, players, seed):
    """Play a game: some answers are good, some are anybody's."""
    chance = random.Random(seed)
    state = game(which).new(players=players, seed=seed)
    seats = [make(chance.choice(("greedy", "normal", "random")), seat) for seat in range(players)]
    while not state.over:
        player = state.decision.player
        state.apply(seats[player].choose(state.view(player)))
    return state


def hold_together(turn, looked, hint, ways):
    """Hold what is told of one turn against the hint and the best turns at its beginning."""
    seat = turn.seat
    assert sum(looked["wins"]) == pytest.approx(1)
    assert looked["before"] == looked["wins"][seat]
    assert 0 <= looked["after"] <= looked["before"] <= 1
    assert looked["lost"] == pytest.approx(looked["before"] - looked["after"], abs=HUNDREDTH)
    assert looked["mark"] == mark_of(looked["lost"])
    assert (looked["better"] is not None) >= (looked["mark"] is not None)
    if looked["better"] is not None and looked["better_after"] == 0:
        assert looked["better"]["wins"] == looked["wins"]
        assert looked["better"]["plan"] == hint["plan"]
    for found in (hint, ways):
        assert found["now"][seat] <= looked["before"] + HUNDREDTH, "the played turn counts as well"
        assert found["now"] == looked["wins"] or looked["after"] >= found["now"][seat]
    told = [hint, *filter(None, [hint["runner_up"]]), *ways["turns"]]
    for plan in told:
        assert plan["wins"][seat] <= hint["now"][seat] + HUNDREDTH, "nothing beats what is advised"
        lost = hint["now"][seat] - plan["wins"][seat]
        assert plan["lost"] == pytest.approx(lost, abs=HUNDREDTH)


def check_game(which, players, seed, most):
    state = played(which, players, seed)
    turns = turns_of(state).ended
    chosen = turns if len(turns) <= most else random.Random(seed).sample(turns, most)
    for turn in chosen:
        looked = looked_at_turn(which, state.setup, turn)
        begun = game(which).restore(state.setup, turn.position)
        view = begun.view(turn.seat)
        hold_together(turn, looked, advice(view), best_turns(view))


@pytest.mark.parametrize("which", GAMES)
def test_what_is_told_of_a_game_holds_together(which):
    check_game(which, 3, f"one judge {which}", 4)


UNLIKE = pytest.mark.xfail(
    reason="in some turns the look back at a turn sees a better one than the hint at its beginning"
)
"""A fault that is known: the hint then says less than there was."""
OVER_MANY_GAMES = [
    pytest.param(which, marks=[UNLIKE] if which in {"classic", "warcraft"} else [])
    for which in GAMES
]


@pytest.mark.slow
@pytest.mark.parametrize("which", OVER_MANY_GAMES)
def test_what_is_told_of_a_hundred_games_holds_together(which):
    for number in range(100):
        check_game(which, 2 + number % 4, f"{which} {number}", 2)


@pytest.mark.parametrize("which", GAMES)
def test_the_odds_of_a_game_are_what_its_turns_begin_with(which):
    state = played(which, 2, f"odds {which}")
    judged = judged_game(state)
    begun = judged.moments[:-1]
    assert [each.move for each in begun] == [turn["move"] for turn in judged.turns]
    for moment, turn in zip(begun, judged.turns, strict=True):
        assert moment.wins[turn["seat"]] == turn["before"]
    assert judged.moments[-1].scores == [float(score) for score in state.scores()]


@pytest.mark.slow
@pytest.mark.parametrize("which", GAMES)
def test_whoever_follows_all_hints_makes_no_mistake_worth_a_double_mark(which):
    state = game(which).new(players=2, seed=f"followed {which}")
    while not state.over:
        state.play(advice(state.view(state.decision.player))["action"])
    marks = [turn["mark"] for turn in judged_game(state).turns]
    assert "??" not in marks
    assert marks.count("?") <= 1


def test_chances_are_told_in_hundredths_that_sum_to_one():
    assert told_chances([1 / 3, 1 / 3, 1 / 3]) == [0.34, 0.33, 0.33]
    assert told_chances([0.005, 0.995]) in ([0.01, 0.99], [0.0, 1.0])
    assert told_chances([1.0, 0.0]) == [1.0, 0.0]
    assert told_chances([0.125] * 8) == [0.13, 0.13, 0.13, 0.13, 0.12, 0.12, 0.12, 0.12]


@pytest.mark.parametrize(
    ("before", "kept", "after", "lost", "mark"),
    [
        (0.4, 0.7, 0.28, 0.12, "??"),
        (0.29, 0.0, 0.0, 0.29, "??"),
        (0.4, 0.9, 0.36, 0.04, "?"),
        (0.4, 0.93, 0.37, 0.03, None),
        (0.4, 1.0, 0.4, 0.0, None),
        (0.0, 0.5, 0.0, 0.0, None),
    ],
)
def test_a_loss_is_never_larger_than_what_was_there(before, kept, after, lost, mark):
    assert left_of(before, kept) == pytest.approx(after)
    assert lost_between(before, after) == pytest.approx(lost)
    assert mark_of(lost) == mark
