"""One judge, one scale: odds, hints, mistakes and puzzles of a game never contradict each other."""

from __future__ import annotations

import os
import random

import pytest

from elbowroom import game
from elbowroom.bots import make
from elbowroom.bots.chances import left_of, lost_between, mark_of, told_chances
from elbowroom.bots.odds import judged_game, looked_at_turn
from elbowroom.bots.puzzles.finding import decisions_at
from elbowroom.bots.puzzles.puzzle import AT_ONCE, GAP
from elbowroom.bots.study import advice, best_turns, chances, known
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
    assert looked["wins"] == hint["now"] == ways["now"]
    assert looked["scores"] == hint["scores"] == ways["scores"]
    assert sum(looked["wins"]) == pytest.approx(1)
    assert looked["before"] == looked["wins"][seat]
    assert 0 <= looked["after"] <= looked["before"] <= 1
    assert looked["lost"] == pytest.approx(looked["before"] - looked["after"], abs=HUNDREDTH)
    assert looked["mark"] == mark_of(looked["lost"])
    assert (looked["better"] is not None) == (looked["lost"] > 0)
    told = [hint, *filter(None, [hint["runner_up"]]), *ways["turns"]]
    for plan in told:
        assert plan["wins"][seat] <= hint["now"][seat] + HUNDREDTH, "nothing beats what is advised"
        lost = hint["now"][seat] - plan["wins"][seat]
        assert plan["lost"] == pytest.approx(lost, abs=HUNDREDTH)


def hold_puzzles_to(hint, view):
    """Hold what would be asked as a puzzle against the hint at the same moment."""
    for found in decisions_at(known(view), view.player):
        assert found.now == hint["now"][view.player]
        assert found.best["plan"] == hint["plan"]
        assert found.gap >= GAP or not found.others
        assert all(each["lost"] > 0 for each in found.others), "another way is as good"
        other = hint["runner_up"]
        if other is not None and found.kind == AT_ONCE:
            assert found.losses[other["plan"][0]] <= other["lost"]
            assert found.losses[hint["action"]] == 0


def check_game(which, players, seed, most):
    state = played(which, players, seed)
    turns = turns_of(state).ended
    chosen = turns if len(turns) <= most else random.Random(seed).sample(turns, most)
    for turn in chosen:
        begun = at_move(state, turn.move)
        view = begun.view(turn.seat)
        hint = advice(view)
        looked = looked_at_turn(which, state.setup, turn)
        hold_together(turn, looked, hint, best_turns(view))
        hold_puzzles_to(hint, view)
        assert chances(begun, turn.seat) == (hint["now"], hint["scores"]), "odds at the table"
        if looked["better"] is not None:
            later = at_move(state, turn.move + looked["better_after"]).view(turn.seat)
            instead = hint if looked["better_after"] == 0 else advice(later)
            assert all(instead[key] == looked["better"][key] for key in ("plan", "wins", "scores"))


def at_move(state, move):
    """Give a game as it was after so many moves."""
    begun = game(state.game_id).start_of(state)
    for action in state.journal[:move]:
        begun.apply(action)
    return begun


@pytest.mark.slow
@pytest.mark.parametrize("which", GAMES)
def test_what_is_told_of_a_game_holds_together(which):
    check_game(which, 3, f"one judge {which}", 4)


@pytest.mark.slow
@pytest.mark.parametrize("which", GAMES)
def test_what_is_told_of_many_games_holds_together(which):
    for number in range(int(os.environ.get("ELBOWROOM_STUDIED_GAMES", "8"))):
        check_game(which, 2 + number % 4, f"{which} {number}", 1)


@pytest.mark.slow
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
