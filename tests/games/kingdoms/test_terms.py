"""Terms and components: players, territories, pieces, tracks, cards, dice, questions."""

from __future__ import annotations

import random

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.testing import position
from tests.games.kingdoms.printed import CARDS, FACTIONS, HEROES, SIDES

KINGDOMS = game("kingdoms")


@pytest.mark.rule("K-TERM-1", "K-TURN-4")
def test_the_active_player_acts_first_and_all_others_follow() -> None:
    pos = position("kingdoms", players=4)
    for seat, region in enumerate(("a1", "c1", "e1", "g1")):
        pos.give(seat, regions={region: 2})
    pos.turn(active=2)
    assert (pos.asked, pos.phase) == (2, "select")
    asked = []
    pos.play("select research")
    for _ in range(4):
        asked.append((pos.asked, pos.legal()))
        pos.play(pos.legal()[-1])
    assert asked == [(2, ["pass"]), (3, ["collect"]), (0, ["collect"]), (1, ["collect"])]


@pytest.mark.rule("K-TERM-2", "K-MOVE-6")
def test_a_territory_is_made_of_regions_and_of_features_nobody_enters() -> None:
    pos = position("kingdoms", players=3).give(0, regions={"a5": 1, "a1": 1})
    pos.turn(select="patrol")
    board = pos.state.rules.board
    home = pos.state.names(board.spaces_of[0])
    assert home == ["a1", "a2", "a3", "a4", "a5", "a6", "amberfold.w1"]
    assert pos.state.names(board.spaces_of[0] & board.features) == ["amberfold.w1"]
    assert pos.rule_against("patrol a5 amberfold.w1") == "K-MOVE-6"
    assert pos.rule_against("patrol a5 a6") == "K-ACT-PATROL-1"  # beyond the water


@pytest.mark.rule("K-TERM-3", "K-COMP-6")
def test_peaks_and_tundra_are_on_the_lands_of_heroes_call_only() -> None:
    found: dict[str, set[str]] = {"base": set(), "heroes_call": set()}
    for territory in content().land["territories"]:
        found[territory["set"]] |= {region["type"] for region in territory["regions"]}
    assert found["base"] == {"plains", "mountain", "forest", "ruins", "capital"}
    assert found["heroes_call"] == found["base"] | {"peaks", "tundra"}


@pytest.mark.rule("K-TERM-10", "K-COMP-1")
def test_seven_meeples_are_in_play_on_whatever_territory_or_in_the_supply() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 2, "c1": 1, "e1": 1, "e5": 1, "a2": 1}, food=9).turn(select="expand")
    assert (pos.meeples(0), pos.explain("expand a2").total) == (6, 7)
    assert pos.play("expand a2").meeples(0) == 7


@pytest.mark.rule("K-COMP-2", "K-TURN-2")
def test_the_action_card_has_six_spaces_and_takes_five_shields() -> None:
    pos = position("kingdoms", players=3)
    for seat, region in enumerate(("a1", "c1", "e1")):
        pos.give(seat, regions={region: 2})
    pos.turn()
    assert len(pos.legal()) == 6
    for left in (5, 4, 3, 2):
        pos.play(pos.legal()[-1], "pass", "collect", "collect")
        assert len(pos.legal()) == left
    pos.play(pos.legal()[-1], "pass", "collect", "collect")
    assert (len(pos.legal()), pos.state.round) == (6, 2)


@pytest.mark.rule("K-COMP-2", "K-RUL-6")
def test_the_war_die_has_the_numbers_one_to_eleven_and_a_flag() -> None:
    pos = position("kingdoms", players=3)
    pos.give(0, regions={"a1": 1, "a5": 1}, mana=9, ore=9).give(1, regions={"a2": 1, "c1": 1})
    pos.turn(select="patrol").play("patrol a1 a2")
    assert pos.legal() == ["flag", *[f"dial {number}" for number in range(1, 12)]]


@pytest.mark.rule("K-COMP-6")
def test_the_box_holds_the_factions_sides_cards_and_heroes_printed() -> None:
    box = content()
    held = (len(box.factions), len(box.territories), len(box.cards), len(box.heroes))
    assert held == (FACTIONS, SIDES, CARDS, HEROES), "docs/rules/kingdoms.md, K-COMP-6"
    assert [len(sides) for sides in box.sides] == [2] * CARDS
    assert all(len(faction.effects) == 5 for faction in box.factions)
    assert all(len(hero.effects) == 3 for hero in box.heroes)


@pytest.mark.rule("K-RUL-37")
def test_there_are_no_exploration_tokens() -> None:
    state = KINGDOMS.new(3, seed=5)
    assert not [key for key in state.position_dict() if "token" in key or "explor" in key]


@pytest.mark.rule("K-SETUP-6", "K-SILVER-4")
def test_everybody_begins_without_tower_magic_silver_and_shields() -> None:
    state = KINGDOMS.new(3, seed=5, heroes_call=True)
    rng = random.Random(5)
    while state.decision.kind != "select":
        state.apply(rng.choice(state.legal_actions()))
    told = state.position_dict()
    assert told["shields"] == []
    assert [told["players"][seat]["tower"] for seat in range(3)] == [0, 0, 0]
    assert [told["players"][seat]["magic"] for seat in range(3)] == [0, 0, 0]
    assert [told["players"][seat]["resources"]["silver"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("K-ENG-2")
def test_players_are_asked_wherever_the_rules_leave_a_choice() -> None:
    asked = set()
    for seed in range(4):
        state = KINGDOMS.new(3, seed=seed, heroes_call=True)
        rng = random.Random(seed)
        for _ in range(900):
            if state.over:
                break
            asked.add(state.decision.kind)
            state.apply(rng.choice(state.legal_actions()))
    always = {"side", "keep", "split", "start", "select", "act", "dial", "pay", "retreat", "gain"}
    assert always <= asked
