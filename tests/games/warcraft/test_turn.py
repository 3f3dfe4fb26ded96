"""The turn, readying troops, redeployment, decline and the end."""

from __future__ import annotations

import pytest

from elbowroom.testing import position
from tests.games.warcraft.boards import ISLANDS


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS)


@pytest.mark.rule("W-TURN-1")
def test_a_player_without_a_race_picks():
    assert scene().phase == "pick"


@pytest.mark.rule("W-TURN-2")
def test_a_player_with_a_race_expands_or_declines():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1})
    assert pos.legal() == ["expand", "decline"]


@pytest.mark.rule("W-TURN-2")
@pytest.mark.rule("W-RULING-13")
def test_a_race_without_units_may_expand_into_an_empty_turn():
    pos = scene().give(0, "orcs", "farmer", coins=5)
    assert pos.legal() == ["expand", "decline"]
    assert pos.play("expand", "done").coins(0) == 5
    assert pos.races(0) == ["orcs"]


@pytest.mark.rule("W-TURN-3")
def test_bombs_come_before_the_decision():
    pos = scene().give(0, "goblins", "farmer", {"a3": 2}).give(1, "orcs", "mining", {"a4": 2})
    pos.bomb("a4").fuse("dud").turn(phase="start")
    assert pos.phase == "start"
    assert pos.play("bomb a4").phase == "choice"


@pytest.mark.rule("W-TURN-3")
@pytest.mark.rule("W-ACT-1")
def test_steps_follow_in_order():
    pos = scene().give(0, "worgen", "garrison", {"a1": 3}).turn(phase="form_up")
    seen = []
    for text in ("form human", "expand", "done", "done", "redeploy a1 3", "done", "fort a1"):
        seen.append(pos.phase)
        pos.play(text)
    assert seen == ["form_up", "choice", "ready", "conquer", "redeploy", "redeploy", "place"]


@pytest.mark.rule("W-TURN-4")
def test_a_form_is_paid_at_once_and_regions_at_the_end():
    pos = scene().give(0, "worgen", "farmer", {"a1": 1}, coins=1).turn(phase="form_up")
    assert pos.play("form worgen").coins(0) == 0


@pytest.mark.rule("W-READY-1")
def test_all_but_the_minimum_is_taken_up():
    pos = scene().give(0, "orcs", "farmer", {"a1": 4, "a2": 1}).play("expand")
    assert (pos.tokens("a1"), pos.hand(0)) == (1, 3)
    pos = scene().give(0, "tauren", "farmer", {"a1": 4, "a2": 2}).play("expand")
    assert (pos.tokens("a1"), pos.hand(0)) == (2, 2)


@pytest.mark.rule("W-READY-1")
def test_the_champion_is_taken_up_where_others_stay():
    pos = scene().give(0, "orcs", "champion", {"a1": 2, "a2": 0}, markers={"a2": "champion"})
    assert pos.play("expand").markers_in_hand(0, "champion") == 0
    pos = scene().give(0, "orcs", "champion", {"a1": 2}, markers={"a1": "champion"})
    assert pos.play("expand").markers_in_hand(0, "champion") == 1


@pytest.mark.rule("W-READY-2")
def test_an_abandoned_region_loses_wall_fort_and_tower():
    pos = scene().give(
        0, "night_elves", "garrison", {"a3": 2, "a1": 1}, markers={"a3": ["wall", "fort"]}
    )
    pos.play("expand", "abandon a3")
    assert pos.holder("a3") is None
    assert pos.markers("a3") == {}
    assert (pos.supply("wall"), pos.supply("fort")) == (9, 10)


@pytest.mark.rule("W-READY-2")
def test_sites_and_objectives_stay_in_an_abandoned_region():
    pos = (
        scene().give(0, "orcs", "farmer", {"a3": 2, "a1": 1}).give(1, "humans", "mining", {"b1": 1})
    )
    pos.site("frostmourne", "a3").objective("a3").play("expand", "abandon a3")
    assert pos.site_in("a3") == ["frostmourne"]
    assert pos.markers("a3") == {"objective": 1}


@pytest.mark.rule("W-READY-3")
def test_after_abandoning_everything_the_first_conquest_is_a_landing():
    pos = scene().give(0, "orcs", "farmer", {"a3": 4}).play("expand", "abandon a3", "done")
    assert "abandon a1" not in pos.legal()
    assert [text for text in pos.legal() if text.startswith("conquer")] == [
        "conquer a1",
        "conquer b1",
        "conquer b3",
    ]


@pytest.mark.rule("W-READY-4")
def test_tokens_left_behind_do_not_conquer():
    pos = scene().give(0, "orcs", "farmer", {"a1": 2, "a6": 1}).play("expand", "done")
    assert pos.hand(0) == 1
    assert "conquer a2" not in pos.legal()


@pytest.mark.rule("W-READY-5")
def test_an_abandoned_region_may_be_taken_again():
    pos = scene().give(0, "orcs", "farmer", {"a3": 4, "a2": 1}).play("expand", "abandon a3", "done")
    assert "conquer a3" in pos.legal()


@pytest.mark.rule("W-READY-5")
def test_the_race_in_decline_abandons_nothing():
    pos = scene().give(0, "orcs", "farmer", {"a3": 4}).declined(0, "trolls", {"a1": 1})
    assert "abandon a1" not in pos.play("expand").legal()


@pytest.mark.rule("W-READY-6")
def test_a_region_of_beasts_alone_is_given_up_with_its_fortifications():
    pos = scene().give(
        0, "night_elves", "beastmaster", {"a3": 1, "a1": 1}, markers={"a3": ["beast", "wall"]}
    )
    pos.play("expand")
    assert pos.holder("a3") is None
    assert pos.markers("a3") == {}


@pytest.mark.rule("W-DIE-1")
def test_the_last_attempt_needs_a_token_and_is_short_by_one_to_three():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=1).turn(phase="conquer")
    assert "attempt a2" in pos.legal()
    assert (
        "attempt a2"
        not in scene().give(0, "orcs", "farmer", {"a1": 1}).turn(phase="conquer").legal()
    )


@pytest.mark.rule("W-DIE-2")
def test_with_enough_on_the_die_all_units_in_hand_go_in():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=2).turn(phase="conquer").roll(1)
    assert pos.play("attempt a2").tokens("a2") == 2


@pytest.mark.rule("W-DIE-3")
def test_a_failed_attempt_ends_the_conquests_and_keeps_the_units():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=2).turn(phase="conquer").roll(0)
    pos.play("attempt a2")
    assert pos.phase == "redeploy"
    assert pos.hand(0) == 2


@pytest.mark.rule("W-DIE-4")
def test_the_die_is_not_rolled_when_the_hand_is_enough():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=3).turn(phase="conquer")
    assert "attempt a2" not in pos.legal()
    assert pos.rule_against("attempt a2") == "W-DIE-4"


@pytest.mark.rule("W-DEPLOY-1")
def test_tokens_move_freely_and_all_must_be_placed():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3, "a2": 1}, hand=2).turn(phase="redeploy")
    assert "done" not in pos.legal()
    pos.play("redeploy a1 1", "redeploy a2 5")
    assert (pos.tokens("a1"), pos.tokens("a2")) == (1, 5)


@pytest.mark.rule("W-DEPLOY-1")
@pytest.mark.parametrize(("race", "least"), [("orcs", 1), ("tauren", 2)])
def test_every_region_keeps_as_many_tokens_as_its_race_needs(race: str, least: int):
    pos = scene().give(0, race, "farmer", {"a1": 4, "a2": 2}).turn(phase="redeploy")
    lowered = [int(text.split()[2]) for text in pos.legal() if text.startswith("redeploy a1")]
    assert min(lowered) == least


@pytest.mark.rule("W-DEPLOY-1")
def test_beasts_in_hand_must_be_placed_as_well():
    pos = scene().give(0, "orcs", "beastmaster", {"a5": 2}).play("expand", "done")
    pos.play("conquer a4", "done", "done")
    assert pos.markers_in_hand(0, "beast") == 1
    assert pos.legal() == ["beast a4 1", "beast a5 1"]


@pytest.mark.rule("W-DEPLOY-1")
def test_the_champion_may_stay_in_hand_or_be_deployed():
    pos = scene().give(0, "orcs", "champion", {"a1": 1, "a2": 1}).turn(phase="redeploy")
    assert pos.legal() == ["champion a1", "champion a2", "done"]
    assert pos.play("champion a2").markers("a2") == {"champion": 1}
    stays = scene().give(0, "orcs", "champion", {"a1": 1, "a2": 1}).turn(phase="redeploy")
    assert stays.play("done", "done").markers_in_hand(0, "champion") == 1


@pytest.mark.rule("W-DEPLOY-2")
def test_no_region_is_given_up_in_redeployment():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3, "a2": 1}).turn(phase="redeploy")
    assert "redeploy a1 0" not in pos.legal()
    pos = scene().give(0, "tauren", "farmer", {"a1": 4, "a2": 2}).turn(phase="redeploy")
    assert "redeploy a1 1" not in pos.legal()


@pytest.mark.rule("W-DEPLOY-3")
def test_without_a_region_the_hand_is_kept():
    pos = scene().give(0, "orcs", "farmer", hand=3).turn(phase="conquer").play("done")
    assert pos.asked == 1
    assert pos.hand(0) == 3


@pytest.mark.rule("W-DEPLOY-4")
def test_the_race_in_decline_is_not_redeployed():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}).declined(0, "tauren", {"a2": 2})
    assert not [text for text in pos.turn(phase="redeploy").legal() if "a2" in text]


@pytest.mark.rule("W-SCORE-1")
def test_each_region_pays_one_water_included():
    pos = scene().give(0, "naga", "farmer", {"sea_a": 1, "lake": 1, "a3": 1})
    pos.declined(0, "orcs", {"b2": 1})
    assert pos.turn(phase="redeploy").income(0) == 4


@pytest.mark.rule("W-SCORE-2")
def test_race_power_and_sites_pay_the_active_race():
    pos = scene().give(0, "blood_elves", "ranger", {"a3": 1}).site("dark_portal", "a3")
    assert pos.turn(phase="redeploy").income(0) == 1 + 1 + 1 + 2


@pytest.mark.rule("W-SCORE-3")
@pytest.mark.rule("W-DECL-9")
def test_a_race_in_decline_brings_no_bonus():
    pos = scene().give(0, "orcs", "farmer", {"a2": 1}).declined(0, "blood_elves", {"a3": 1})
    pos.site("dark_portal", "a3")
    assert pos.turn(phase="redeploy").income(0) == 2


@pytest.mark.rule("W-SCORE-4")
def test_a_region_may_pay_several_sources_once_each():
    pos = scene().give(0, "blood_elves", "ranger", {"a3": 4})
    assert pos.turn(phase="redeploy").income(0) == 3


@pytest.mark.rule("W-SCORE-5")
def test_a_conquest_counts_even_if_the_region_is_no_longer_held():
    pos = (
        scene()
        .give(0, "orcs", "portal_mage", {"a4": 1}, hand=9)
        .give(1, "humans", "farmer", {"a3": 1})
    )
    pos.turn(phase="conquer").play("conquer a3", "swap a3 b2")
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    assert (parts["income.faction"], parts["race.orcs"]) == (1, 1)


@pytest.mark.rule("W-FACTION-1")
def test_six_races_of_each_faction_and_four_neutral_ones():
    factions = {}
    for race in scene().state.rules.races:
        factions.setdefault(race.faction, set()).add(race.id)
    assert factions == {
        "alliance": {"draenei", "dwarves", "gnomes", "humans", "night_elves", "worgen"},
        "horde": {"blood_elves", "forsaken", "goblins", "orcs", "tauren", "trolls"},
        "neutral": {"ethereals", "kobolds", "naga", "pandaren"},
    }


def faction_bonus(pos) -> int:
    parts = {part.key: part.amount for part in pos.state.income(0).parts}
    return parts.get("income.faction", 0)


@pytest.mark.rule("W-FACTION-2")
def test_each_race_of_the_other_faction_pays_one():
    pos = scene(3).give(0, "humans", "farmer", {"a3": 1}, hand=9)
    pos.give(1, "orcs", "mining", {"a4": 1}).give(2, "trolls", "ranger", {"a6": 1})
    pos.turn(phase="conquer").play("conquer a4", "conquer a6")
    assert faction_bonus(pos) == 2


@pytest.mark.rule("W-FACTION-3")
def test_two_regions_of_one_race_pay_one():
    pos = (
        scene()
        .give(0, "humans", "farmer", {"a3": 1}, hand=9)
        .give(1, "orcs", "mining", {"a4": 1, "a6": 1})
    )
    pos.turn(phase="conquer").play("conquer a4", "conquer a6")
    assert faction_bonus(pos) == 1


@pytest.mark.rule("W-FACTION-4")
def test_active_and_declined_race_of_a_player_are_two():
    pos = (
        scene().give(0, "humans", "farmer", {"a3": 1}, hand=9).give(1, "orcs", "mining", {"a4": 1})
    )
    pos.declined(1, "trolls", {"a6": 1}).turn(phase="conquer").play("conquer a4", "conquer a6")
    assert faction_bonus(pos) == 2


@pytest.mark.rule("W-FACTION-5")
@pytest.mark.parametrize(
    ("attacker", "defender"), [("naga", "orcs"), ("humans", "naga"), ("humans", "dwarves")]
)
def test_neutral_and_friendly_races_pay_nothing(attacker: str, defender: str):
    pos = (
        scene()
        .give(0, attacker, "farmer", {"a3": 1}, hand=9)
        .give(1, defender, "mining", {"a4": 1})
    )
    pos.turn(phase="conquer").play("conquer a4")
    assert faction_bonus(pos) == 0


@pytest.mark.rule("W-DECL-1")
def test_a_decline_uses_the_whole_turn():
    pos = scene().give(0, "orcs", "garrison", {"a1": 3}).play("decline")
    assert pos.asked == 1
    assert pos.markers("a1") == {}


@pytest.mark.rule("W-DECL-2")
def test_the_older_race_in_decline_leaves_first():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}).declined(0, "trolls", {"a2": 1})
    pos.play("decline")
    assert pos.holder("a2") is None
    assert pos.races(0) == ["orcs"]


@pytest.mark.rule("W-DECL-3")
@pytest.mark.rule("W-RULING-15")
def test_one_token_stays_in_each_region_and_the_rest_goes_to_the_tray():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3, "a2": 2}, hand=2).play("decline")
    assert (pos.tokens("a1"), pos.tokens("a2"), pos.tray("orcs")) == (1, 1, 9)


@pytest.mark.rule("W-DECL-3", "W-RACE-TAUREN-4")
def test_a_tauren_left_alone_by_beasts_goes_before_the_decline():
    pos = scene().give(
        0, "tauren", "beastmaster", {"a1": 3, "a2": 2}, markers={"a1": "beast", "a2": "beast"}
    )
    tray = pos.tray("tauren")
    pos.play("decline")
    assert (pos.regions(0), pos.tokens("a1")) == (["a1"], 2)
    assert pos.tray("tauren") == tray + 1


@pytest.mark.rule("W-DECL-4")
@pytest.mark.parametrize(
    ("power", "kept"), [("farmer", False), ("garrison", True), ("marsh_dweller", True)]
)
def test_only_lasting_badges_stay_with_the_race(power: str, kept: bool):
    pos = scene().give(0, "orcs", power, {"a1": 3}).play("decline")
    assert (power in pos.state.position_dict()["discards"]) != kept


@pytest.mark.rule("W-DECL-5")
def test_pieces_of_the_active_race_leave_at_decline():
    pos = scene().give(0, "orcs", "beastmaster", {"a1": 2, "a2": 1}, markers={"a2": "beast"})
    pos.play("decline")
    assert pos.regions(0) == ["a1"]
    assert pos.supply("beast") == 5
    pos = scene().give(0, "orcs", "champion", {"a1": 2, "a2": 0}, markers={"a2": "champion"})
    assert pos.play("decline").regions(0) == ["a1"]
    pos = scene().give(0, "orcs", "defensive", {"a1": 2}, markers={"a1": "tower"}).play("decline")
    assert pos.markers("a1") == {}


@pytest.mark.rule("W-DECL-5")
def test_walls_and_forts_stay_at_decline():
    pos = scene().give(0, "night_elves", "garrison", {"a3": 2}, markers={"a3": ["wall", "fort"]})
    assert pos.play("decline").markers("a3") == {"wall": 1, "fort": 1}


@pytest.mark.rule("W-DECL-6")
def test_a_decline_scores_regions_only():
    pos = scene().give(0, "blood_elves", "ranger", {"a3": 2, "a1": 1}, coins=5).play("decline")
    assert pos.coins(0) == 7


@pytest.mark.rule("W-DECL-7")
def test_an_extinct_banner_goes_under_the_stack_with_its_fortifications():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}, hand=5)
    pos.declined(1, "humans", {"a2": 1}, power="garrison", markers={"a2": "fort"})
    pos.turn(phase="conquer").play("conquer a2")
    assert pos.races(1) == []
    assert pos.supply("fort") == 10
    assert pos.state.position_dict()["returned"] == ["humans"]
    assert pos.state.position_dict()["discards"] == ["garrison"]


@pytest.mark.rule("W-DECL-8")
def test_after_a_decline_a_new_combo_is_picked():
    pos = scene().give(0, "orcs", "farmer", {"a1": 3}).give(1, "trolls", "mining", {"a3": 1})
    pos.play("decline", "decline")
    assert (pos.asked, pos.phase) == (0, "pick")


@pytest.mark.rule("W-DECL-10")
def test_several_declined_tokens_defend_together_and_are_lost_together():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=9).declined(1, "tauren", {"a2": 2})
    pos.turn(phase="conquer")
    assert pos.cost("a2") == 5
    assert pos.play("conquer a2").tray("tauren") == 16


@pytest.mark.rule("W-DECL-11")
def test_units_displaced_by_a_bomb_retreat_on_a_decline_turn():
    pos = (
        scene()
        .give(0, "goblins", "farmer", {"a3": 2})
        .give(1, "orcs", "mining", {"a4": 3, "b1": 1})
    )
    pos.bomb("a4").fuse("explosive").turn(phase="start").play("bomb a4", "decline")
    assert (pos.asked, pos.phase) == (1, "withdraw")
    assert pos.play("place b1 2").tokens("b1") == 3


@pytest.mark.rule("W-MURLOC-1")
def test_murlocs_score_for_nobody_and_never_return():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}, hand=9).tribes("a2").turn(phase="conquer")
    assert pos.income(0) == 2
    pos.play("conquer a2")
    assert pos.tokens("a2") == 4
    assert pos.income(1) == 0


@pytest.mark.rule("W-MURLOC-2")
def test_murlocs_are_one_race_for_majorities_and_make_a_region_non_empty():
    pos = scene().give(0, "trolls", "defensive", {"a1": 1, "a2": 1}).tribes("sea_a")
    pos.turn(phase="redeploy").play("done")
    assert pos.markers("a1") == {}
    pos = scene().give(0, "trolls", "warlord", {"a1": 1}, hand=5).tribes("a2").turn(phase="conquer")
    assert pos.play("conquer a2").income(0) == 2 + 1


@pytest.mark.rule("W-END-1")
def test_the_game_ends_with_the_last_turn_of_the_last_round():
    pos = scene().give(0, "orcs", "farmer", {"a1": 1}).give(1, "trolls", "mining", {"a3": 1})
    pos.turn(player=1, round=10).play("decline")
    assert pos.state.over


@pytest.mark.rule("W-END-2")
def test_most_coins_win():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a1": 1}, coins=20)
        .give(1, "trolls", "mining", {"a3": 1}, coins=18)
    )
    pos.turn(player=1, round=10).play("decline")
    assert pos.state.winners() == [0]


@pytest.mark.rule("W-END-3")
def test_a_tie_goes_to_the_tokens_on_the_islands():
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a1": 4}, coins=19)
        .give(1, "trolls", "mining", {"a3": 1}, coins=18)
    )
    pos.turn(player=1, round=10).play("decline")
    assert pos.state.winners() == [0]
    even = (
        scene()
        .give(0, "orcs", "farmer", {"a1": 1}, coins=19)
        .give(1, "trolls", "mining", {"a3": 1}, coins=18)
    )
    even.turn(player=1, round=10).play("decline")
    assert even.state.winners() == [0, 1]
    assert even.state.ranks() == [1, 1]
