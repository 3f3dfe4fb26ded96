"""The variant with sides: Alliance, Horde and the neutral player."""

from __future__ import annotations

import random

import pytest

from elbowroom import game
from elbowroom.kernel.errors import InvalidSetup
from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS

WARCRAFT = game("warcraft")


def scene(players: int = 4, **options: object):
    return position("warcraft", players=players, board=ISLANDS, teams=True, **options)


@pytest.mark.rule("W-TEAM-1")
@pytest.mark.rule("W-TEAM-2")
@pytest.mark.parametrize(
    ("players", "sides"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1]), (5, [0, 1, 0, 1, 2])]
)
def test_seats_alternate_and_the_neutral_player_comes_last(players: int, sides: list[int]):
    assert WARCRAFT.new(players=players, seed=1, teams=True).rules.side_of == sides


@pytest.mark.rule("W-TEAM-3")
def test_each_side_has_three_combos_of_its_own_races():
    state = WARCRAFT.new(players=5, seed=2, teams=True)
    factions = [state.rules.races[key >> 7].faction for key in state.row]
    assert {name: factions.count(name) for name in set(factions)} == {
        "alliance": 3,
        "horde": 3,
        "neutral": 3,
    }
    player = state.decision.player
    assert len(state.legal_actions()) == 3
    state.play("pick 2")
    wanted = ["alliance", "horde", "neutral"][state.rules.side_of[player]]
    assert state.rules.races[state.race(state.active(player))].faction == wanted
    assert sorted(state.row_coins) == [0] * 7 + [1, 1]


@pytest.mark.rule("W-TEAM-4")
def test_three_combos_of_the_own_side_can_always_be_offered():
    rng = random.Random(4)
    for seed in range(6):
        state = WARCRAFT.new(players=4, seed=seed, teams=True)
        while not state.over:
            if state.decision.kind == "pick":
                own = state.rules.sides[state.rules.side_of[state.decision.player]]
                assert len([key for key in state.row if own >> (key >> 7) & 1]) == 3
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.rule("W-TEAM-4")
def test_a_returned_banner_goes_under_its_own_sides_stack():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1})
        .declined(0, "gnomes", {"a1": 1})
        .play("decline")
    )
    assert pos.state.position_dict()["returned"] == ["gnomes"]


@pytest.mark.rule("W-TEAM-5")
def test_teammates_do_not_attack_each_other_and_pay_each_other_nothing():
    pos = (
        scene()
        .give(0, "humans", "intimidating", {"a3": 1}, hand=9, coins=0)
        .give(2, "dwarves", "marsh_dweller", {"a4": 1, "b1": 1})
    )
    pos.turn(phase="conquer")
    assert "conquer a4" not in pos.legal()
    assert pos.rule_against("conquer a4") == "W-TEAM-5"
    assert not [text for text in pos.legal() if text.startswith("push a4")]
    declined = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=9, coins=0)
        .declined(2, "dwarves", {"a4": 1}, power="marsh_dweller")
    )
    assert declined.turn(phase="conquer").play("conquer a4").coins(0) == 0


@pytest.mark.rule("W-TEAM-6")
def test_the_faction_bonus_is_unchanged():
    pos = (
        scene().give(0, "humans", "farmer", {"a3": 1}, hand=9).give(1, "orcs", "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert parts["income.faction"] == 1


def ended(coins: list[int], **options: object):
    pos = scene(**options)
    for seat, race in enumerate(("humans", "orcs", "dwarves", "trolls")):
        pos.give(
            seat,
            race,
            ("farmer", "mining", "ranger", "fishing")[seat],
            {f"a{seat + 1}": 1},
            coins=coins[seat],
        )
    return pos.turn(player=3, round=9).play("decline").state


@pytest.mark.rule("W-TEAM-7")
def test_a_side_is_worth_its_best_player():
    assert ended([20, 15, 1, 17]).winners() == [0, 2]
    assert ended([10, 15, 12, 17]).winners() == [1, 3]


@pytest.mark.rule("W-TEAM-7")
def test_a_tie_goes_to_the_other_player_or_the_sum_if_agreed():
    assert ended([18, 9, 4, 17]).winners() == [1, 3]
    assert ended([20, 15, 1, 17], team_scoring="sum").winners() == [1, 3]
    with pytest.raises(InvalidSetup, match="best or sum"):
        WARCRAFT.check_setup(players=4, teams=True, team_scoring="mean")
