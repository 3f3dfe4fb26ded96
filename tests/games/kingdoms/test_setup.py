"""Setting up: cards, sides, factions, heroes, the first units and meeples."""

from __future__ import annotations

import random

import pytest

from elbowroom import InvalidSetup, game
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.kernel.state import State
from tests.games.kingdoms.printed import HEROES

KINGDOMS = game("kingdoms")


def played_to(state: State, kind: str) -> State:
    while state.decision.kind != kind:
        state.apply(state.legal_actions()[0])
    return state


def words(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


@pytest.mark.rule("K-SETUP-1")
def test_two_to_five_players_and_any_seat_may_begin() -> None:
    for players in (2, 5):
        asked = KINGDOMS.new(players, chance="ask")
        played_to(asked, "first")
        assert words(asked) == [f"first {seat}" for seat in range(players)]


@pytest.mark.rule("K-SETUP-3", "K-SETUP-7")
def test_cards_are_dealt_and_sides_chosen_in_seat_order() -> None:
    asked = KINGDOMS.new(3, chance="ask")
    assert words(asked) == ["card C1", "card C2", "card C3", "card C4", "card C5"]
    asked.play("card C3", "card C1")
    assert words(asked) == ["card C2", "card C4", "card C5"]
    asked.play("card C2")
    assert (asked.decision.player, words(asked)) == (0, ["side eldwater", "side fallowgate"])
    asked.play("side eldwater")
    assert asked.decision.player == 1
    assert asked.view(2).to_dict()["position"]["territories"] == ["eldwater", None, None]


@pytest.mark.rule("K-SETUP-3")
def test_with_heroes_call_all_eight_cards_are_dealt_and_frozen_lands_take_three() -> None:
    asked = KINGDOMS.new(3, chance="ask", heroes_call=True)
    assert len(words(asked)) == 8
    asked = KINGDOMS.new(3, chance="ask", heroes_call=True, frozen_lands=True)
    assert words(asked) == ["card C6", "card C7", "card C8"]
    asked = KINGDOMS.new(4, chance="ask", heroes_call=True, frozen_lands=True)
    assert words(asked) == ["card C1", "card C2", "card C6", "card C7", "card C8"]
    with pytest.raises(InvalidSetup):
        KINGDOMS.new(3, frozen_lands=True)


@pytest.mark.rule("K-SETUP-2", "K-HC-1")
def test_factions_are_dealt_without_repetition_and_some_need_the_module() -> None:
    asked = KINGDOMS.new(3, chance="ask")
    played_to(asked, "faction")
    first = words(asked)
    assert "faction yeti" not in first
    asked.apply(asked.legal_actions()[0])
    assert first[0] not in words(asked)


@pytest.mark.rule("K-SETUP-2")
def test_players_may_choose_factions_and_the_pool_may_be_the_expansion() -> None:
    state = KINGDOMS.new(3, seed=1, factions="choose", heroes_call=True, faction_pool="heroes_call")
    played_to(state, "faction")
    assert state.decision.player == 0
    sets = {faction.id: faction.set for faction in content().factions}
    assert {sets[text.split()[1]] for text in words(state)} == {"heroes_call"}


@pytest.mark.rule("K-SETUP-9")
def test_dealing_skips_factions_whose_terrain_is_missing() -> None:
    lands = ["dunmarrow", "ironbarrow", "grimhollow"]  # a river, but no water
    asked = KINGDOMS.new(3, chance="ask", territories=lands)
    played_to(asked, "faction")
    assert "faction merfolk" not in words(asked)
    assert "faction shapeshifters" in words(asked)
    assert "faction halflings" in words(asked)
    chosen = KINGDOMS.new(3, chance="ask", territories=lands, factions="choose")
    assert "faction merfolk" in words(played_to(chosen, "faction"))


@pytest.mark.rule("K-SETUP-4", "K-SILVER-4")
def test_exactly_six_units_are_split_among_food_mana_and_ore() -> None:
    state = played_to(KINGDOMS.new(3, seed=4), "split")
    assert len(words(state)) == 28
    state.play("split 3 2")
    resources = state.view(0).to_dict()["position"]["players"][0]["resources"]
    assert resources == {"food": 3, "mana": 2, "ore": 1, "silver": 0}


@pytest.mark.rule("K-SETUP-5", "K-RUL-33")
def test_two_meeples_start_in_a_home_region_but_not_in_tundra() -> None:
    lands = ["frosthollow", "grimhollow", "amberfold"]
    state = played_to(KINGDOMS.new(3, seed=4, heroes_call=True, territories=lands), "start")
    assert words(state) == ["start p2", "start p3", "start p4", "start p5", "start p6"]
    state.play("start p3", "split 2 2")
    assert words(state)[0] == "start g1"
    state.play("start g2")  # ruins
    there = state.view(0).to_dict()["position"]["regions"]["g2"]["meeples"]
    assert [meeple["laid"] for meeple in there] == [True, True]


@pytest.mark.rule("K-HC-2", "K-HC-3", "K-SETUP-10")
def test_each_player_keeps_one_of_two_hero_cards_before_anybody_splits() -> None:
    state = KINGDOMS.new(2, seed=9, heroes_call=True)
    played_to(state, "keep")
    offered = words(state)
    assert len(offered) == 2
    state.play(offered[0])
    assert (state.decision.player, state.decision.kind) == (1, "keep")
    state.apply(state.legal_actions()[0])
    assert state.decision.kind == "split"
    position = state.view(1).to_dict()["position"]
    assert position["players"][0]["hero"] == offered[0].split()[1]
    assert offered[1].split()[1] in position["deck"]


@pytest.mark.rule("K-SETUP-10")
def test_the_first_player_is_drawn_after_the_factions_and_before_the_hero_cards() -> None:
    state = played_to(KINGDOMS.new(2, seed=9, heroes_call=True), "split")
    order = [state.text(action).split()[0] for action in state.journal]
    assert order[-9:] == ["faction"] * 2 + ["first"] + ["draw"] * 4 + ["keep"] * 2


@pytest.mark.rule("K-ENG-1")
def test_the_cards_a_player_chooses_from_are_known_to_that_player_alone() -> None:
    state = played_to(KINGDOMS.new(3, seed=9, heroes_call=True), "keep")
    mine = state.view(0).to_dict()["position"]["players"][0]["offered"]
    assert "?" not in mine
    for other in (1, 2):
        seen = state.view(other).to_dict()["position"]
        assert seen["players"][0]["offered"] == ["?", "?"]
        assert set(mine) <= set(seen["deck"])
    state.apply(state.legal_actions()[0])
    given_back = state.view(0).to_dict()["position"]["players"][0]["returned"]
    assert given_back in mine
    assert state.view(1).to_dict()["position"]["players"][0]["returned"] == "?"


@pytest.mark.rule("K-HC-4")
def test_two_players_do_without_the_heroes_of_alliances() -> None:
    asked = KINGDOMS.new(2, chance="ask", heroes_call=True)
    found = words(played_to(asked, "draw"))
    assert len(found) == HEROES - 2
    assert "draw bard" not in found
    assert "draw diplomat" not in found


@pytest.mark.rule("K-SETUP-8", "K-2P-1", "K-2P-2")
def test_two_players_set_up_the_lost_kingdom_full_of_neutral_meeples() -> None:
    state = KINGDOMS.new(2, seed=3, territories=["amberfold", "cinderholt", "eldwater"])
    regions = state.view(0).to_dict()["position"]["regions"]
    assert [name for name, region in regions.items() if region["neutral"]] == [
        "e1",
        "e2",
        "e3",
        "e4",
        "e5",
        "e6",
    ]


@pytest.mark.rule("K-ENG-3")
def test_everything_random_follows_from_the_seed() -> None:
    def story(seed: int) -> list[int]:
        state = KINGDOMS.new(4, seed=seed, heroes_call=True)
        rng = random.Random(1)
        for _ in range(60):
            state.apply(rng.choice(state.legal_actions()))
        return state.journal

    assert story(5) == story(5)
    assert story(5) != story(6)
