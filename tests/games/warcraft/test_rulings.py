"""Rulings that belong to no race, power or site, and the interface of decisions."""

from __future__ import annotations

import random

import pytest

from elbowroom import game
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-RULING-14")
def test_declining_an_absent_race_loses_it_and_the_older_one():
    pos = (
        scene().give(0, "orcs", "farmer", coins=0).declined(0, "humans", {"a1": 1}).play("decline")
    )
    assert pos.races(0) == []
    assert pos.coins(0) == 0


@pytest.mark.rule("W-RULING-16")
@pytest.mark.rule("W-RULING-17")
def test_the_retreat_comes_after_scoring_and_changes_no_score():
    pos = scene().give(0, "trolls", "farmer", {"a3": 1}, hand=4, coins=0)
    pos.give(1, "orcs", "mining", {"a4": 2, "b1": 1})
    pos.turn(phase="conquer").play("conquer a4", "done", "redeploy a3 2", "done")
    assert pos.phase == "withdraw"
    assert pos.coins(0) == 2
    pos.play("place b1 1")
    assert (pos.coins(0), pos.asked) == (2, 1)


@pytest.mark.rule("W-RULING-19")
def test_a_failed_attempt_as_first_conquest_keeps_the_tokens_in_hand():
    pos = scene().give(0, "orcs", "farmer", hand=2, coins=0).declined(0, "humans", {"a3": 1})
    pos.turn(phase="conquer").roll(0).play("attempt a1")
    assert (pos.asked, pos.hand(0), pos.coins(0)) == (1, 2, 1)


@pytest.mark.rule("W-RULING-20")
def test_one_token_of_several_is_lost():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).give(1, "humans", "mining", {"a4": 3})
    )
    assert pos.turn(phase="conquer").play("conquer a4").hand(1) == 2


@pytest.mark.rule("W-RULING-78")
def test_the_own_race_in_decline_counts_for_every_bonus_but_recruiting():
    pos = scene().give(0, "forsaken", "enraged", {"a3": 1}, hand=9).declined(0, "humans", {"a4": 1})
    pos.turn(phase="conquer").play("conquer a4")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["income.faction"] == 1
    assert pos.state.fallen == 0


@pytest.mark.rule("W-ACT-3")
def test_others_decide_only_in_the_retreat():
    state = game("warcraft").new(players=4, seed=11)
    rng = random.Random(11)
    seen = set()
    while not state.over:
        if state.decision.player != state.turn_player:
            seen.add(state.decision.kind)
        state.apply(rng.choice(state.legal_actions()))
    assert seen <= {"withdraw"}


@pytest.mark.rule("W-ACT-4")
def test_equal_seeds_and_answers_give_equal_games():
    def played() -> str:
        state = game("warcraft").new(players=3, seed=5)
        rng = random.Random(3)
        while not state.over:
            state.apply(rng.choice(state.legal_actions()))
        return state.digest()

    assert played() == played()


@pytest.mark.rule("W-ACT-4")
def test_chance_is_asked_for_every_random_event():
    state = game("warcraft").new(players=2, chance="ask")
    kinds = []
    while state.decision.player == -1:
        kinds.append(state.decision.kind)
        state.apply(state.legal_actions()[0])
    assert kinds == ["island"] * 2 + ["combo"] * 6 + ["first"]


@pytest.mark.rule("W-ACT-5")
def test_what_counts_per_turn_is_forgotten_with_the_turn():
    pos = (
        scene()
        .give(0, "orcs", "intimidating", {"a3": 1}, hand=9, coins=9)
        .give(1, "humans", "mining", {"a4": 2, "b1": 1})
    )
    pos.site("frostmourne", "a3").turn(phase="conquer").play(
        "push a4 b1", "wield a4 frostmourne", "done", "redeploy a3 9", "done", "expand"
    )
    state = pos.state
    assert (state.uses, state.used_sites, state.fallen, sum(state.defeats), state.routed) == (
        [0] * 5,
        0,
        0,
        0,
        0,
    )
