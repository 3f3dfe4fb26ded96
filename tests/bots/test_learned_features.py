"""What the learned judge reads of a position."""

import hashlib
import json
import math
from itertools import pairwise
from pathlib import Path

import pytest

from elbowroom import game
from elbowroom.bots import make
from elbowroom.conquest.bots.learned.facts import FACT_NAMES, Facts
from elbowroom.conquest.bots.learned.features import (
    BOARD_NAMES,
    SEAT_NAMES,
    Extractor,
    known_coins,
    turns_left,
)
from elbowroom.conquest.engine.position import HIDDEN
from elbowroom.conquest.engine.scoring import income

PACK = Path(__file__).parents[2] / "examples" / "packs" / "moonmoles.json"


def turn_starts(players, seed=3, **options):
    """The positions at the start of every turn of a game between greedy bots."""
    state = game("classic").new(players=players, seed=seed, **options)
    bots = [make("greedy", seat) for seat in range(players)]
    begun = 0
    while not state.over:
        if state.turns != begun:
            begun = state.turns
            yield state
        player = state.decision.player
        state.apply(bots[player].choose(state.view(player)))


def numbers(state):
    extractor = Extractor(state.rules)
    seats = [dict(zip(SEAT_NAMES, seat, strict=True)) for seat in extractor.seat_numbers(state)]
    return seats, dict(zip(BOARD_NAMES, extractor.board_numbers(state), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_has_the_same_finite_numbers_whatever_the_player_count(players):
    for state in turn_starts(players):
        seats, board = numbers(state)
        assert len(seats) == players
        assert all(math.isfinite(value) for seat in seats for value in seat.values())
        assert all(math.isfinite(value) for value in board.values())


def test_a_pack_with_content_of_its_own_is_described_too():
    pack = json.loads(PACK.read_text("utf-8"))
    for state in turn_starts(3, packs=[pack]):
        seats, _ = numbers(state)
        assert all(math.isfinite(value) for seat in seats for value in seat.values())


def test_the_numbers_of_a_view_are_those_of_the_game():
    """Coins that a view hides follow from what was paid in public."""
    for state in turn_starts(3):
        for player in range(3):
            seen = state.view(player).state
            assert HIDDEN in seen.coins
            assert numbers(seen) == numbers(state)


def test_coins_nobody_may_know_make_no_difference():
    """Whatever others really own, a view tells only what was paid in public."""
    for state in turn_starts(3):
        swapped = state.copy()
        swapped.coins = [swapped.coins[0], 77, 3]
        assert numbers(swapped.view(0).state) == numbers(state.view(0).state)
        assert known_coins(swapped.view(0).state) == state.coins


def test_the_numbers_do_not_change_the_position():
    for state in turn_starts(2):
        before = state.digest()
        numbers(state)
        assert state.digest() == before


def test_incomes_are_those_the_rules_pay():
    compared = 0
    for state in turn_starts(2):
        seats, _ = numbers(state)
        for player, seat in enumerate(seats):
            combo = state.combo_of[state.active(player)]
            each_turn = 0 if combo < 0 else state.rules.combo(combo).coins_each_turn
            assert seat["income_active"] + seat["declined_income"] + each_turn == income(
                state, player
            )
            compared += 1
    assert compared == 40


def test_the_income_of_a_decline_turn_is_the_one_the_rules_pay():
    compared = 0
    for state in turn_starts(2):
        if state.decision.kind == "choice":
            player = state.decision.player
            seats, _ = numbers(state)
            assert seats[player]["income_if_declined"] == state.explain("decline").total
            compared += 1
    assert compared > 5


def test_turns_left_count_down_to_nothing():
    left = [[turns_left(state, player) for player in range(2)] for state in turn_starts(2)]
    assert left[0] == [10, 10]
    assert sum(left[-1]) == 1
    for before, after in pairwise(left):
        assert sum(before) - sum(after) == 1


def test_a_turn_that_has_been_paid_for_is_no_turn_left():
    state = game("classic").new(players=2, seed=3)
    bots = [make("greedy", seat) for seat in range(2)]
    seen = set()
    while not state.over:
        player = state.turn_player
        paid = sum(state.gains[1::2])
        before = turns_left(state, player)
        turns = state.turns
        state.apply(bots[state.decision.player].choose(state.view(state.decision.player)))
        if state.turns == turns and not state.over and sum(state.gains[1::2]) > paid + 5:
            seen.add(before - turns_left(state, player))
    assert seen <= {0, 1}


def test_combos_differ_by_what_they_do_not_by_name():
    rules = game("classic").new(players=2, seed=1).rules
    described = {}
    for race in range(len(rules.races)):
        for power in range(len(rules.powers)):
            facts = Facts(rules, race << 7 | power << 1)
            assert len(facts.numbers) == len(FACT_NAMES)
            described[tuple(facts.numbers)] = (race, power)
    assert len(described) > 200


@pytest.mark.parametrize(("players", "pinned"), [(2, "5c1c165ae4e8"), (4, "c7a90799e3fc")])
def test_the_numbers_mean_what_they_meant_when_the_weights_were_made(players, pinned):
    """Old weights read other numbers, and so do those made before there was a race or a power more."""
    told = hashlib.sha256()
    for state in turn_starts(players):
        extractor = Extractor(state.rules)
        rows = [*extractor.seat_numbers(state), extractor.board_numbers(state)]
        told.update(repr([[round(value, 5) + 0.0 for value in row] for row in rows]).encode())
    assert told.hexdigest()[:12] == pinned, (
        "The positions of these games have changed. If what the numbers mean has changed as well, raise "
        "VERSION in conquest/bots/learned/features.py. For weights that fit, run: "
        "python -m elbowroom.conquest.training runs/anew (docs/training.md), and pin the new hash here."
    )
