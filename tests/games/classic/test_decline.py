from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position


def discards(pos: ConquestScenario) -> list[str]:
    return pos.state.position_dict()["discards"]


def returned(pos: ConquestScenario) -> list[str]:
    return pos.state.position_dict()["returned"]


@pytest.mark.rule("C-DECL-1")
def test_on_a_decline_turn_no_army_conquers_and_the_turn_ends_after_scoring() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}, coins=5)
    pos.declined(0, "ghouls", {"r18": 4}).turn(0, round=3)
    pos.play("decline")
    assert (pos.asked, pos.phase) == (1, "pick")
    assert pos.tokens("r18") == 4
    assert pos.coins(0) == 5 + 2


@pytest.mark.rule("C-DECL-1")
def test_the_older_race_is_gone_before_the_decline_turn_is_scored() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4}, coins=5)
    pos.declined(0, "elves", {"r10": 1, "r11": 1, "r16": 1}).turn(0, round=3)
    assert pos.play("decline").coins(0) == 5 + 1


@pytest.mark.rule("C-DECL-2")
def test_tokens_and_markers_of_the_older_race_go_back() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "trolls", {"r10": 1, "r11": 1}, markers={"r10": ["lair", "fortress"]})
    pos.turn(0, round=3)
    assert (pos.tray("trolls"), pos.supply("lair"), pos.supply("fortress")) == (8, 8, 5)
    pos.play("decline")
    assert (pos.tray("trolls"), pos.supply("lair"), pos.supply("fortress")) == (10, 10, 6)
    assert pos.holder("r10") is None
    assert pos.markers("r10") == {}
    assert pos.races(0) == ["ratmen"]


@pytest.mark.rule("C-DECL-2")
def test_older_ghouls_go_back_from_map_and_hand() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "ghouls", {}, hand=3).turn(0, round=3)
    assert pos.tray("ghouls") == 7
    pos.play("decline")
    assert pos.tray("ghouls") == 10
    assert returned(pos) == ["ghouls"]


@pytest.mark.rule("C-DECL-2")
def test_a_declining_spirit_race_removes_nothing() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4})
    pos.declined(0, "elves", {"r10": 1}).turn(0, round=3).play("decline")
    assert pos.race_in("r10") == "elves"
    assert sorted(pos.races(0)) == ["elves", "ratmen"]


@pytest.mark.rule("C-DECL-2")
def test_a_declining_race_removes_the_ordinary_older_race_and_no_spirit_race() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "elves", {"r10": 1}).declined(0, "tritons", {"r02": 1}, power="spirit")
    pos.turn(0, round=5).play("decline")
    assert pos.holder("r10") is None
    assert pos.race_in("r02") == "tritons"
    assert pos.in_decline("r05")


@pytest.mark.rule("C-DECL-3")
def test_one_token_stays_in_each_region_and_the_others_go_to_the_tray() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4, "r10": 1, "r11": 3})
    pos.turn(0, round=3).play("decline")
    assert [pos.tokens(region) for region in ("r05", "r10", "r11")] == [1, 1, 1]
    assert all(pos.in_decline(region) for region in ("r05", "r10", "r11"))
    assert pos.tray("ratmen") == 13 - 3


@pytest.mark.rule("C-DECL-3")
def test_tokens_in_hand_go_to_the_tray() -> None:
    pos = position("classic").give(0, "amazons", "hill", {"r05": 2}, aside=4)
    pos.turn(0, round=3).play("decline")
    assert pos.tray("amazons") == 15 - 1
    assert pos.aside(0) == 0


@pytest.mark.rule("C-DECL-3")
def test_all_ghouls_on_the_map_stay() -> None:
    pos = position("classic").give(0, "ghouls", "hill", {"r05": 4, "r10": 2})
    pos.turn(0, round=3).play("decline")
    assert [pos.tokens("r05"), pos.tokens("r10")] == [4, 2]
    assert pos.tray("ghouls") == 4


@pytest.mark.rule("C-DECL-4")
def test_the_badge_is_discarded() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4}).turn(0, round=3)
    assert discards(pos) == []
    pos.play("decline")
    assert discards(pos) == ["hill"]


@pytest.mark.rule("C-DECL-4")
def test_the_spirit_badge_stays_with_its_race() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 4}).turn(0, round=3)
    pos.play("decline")
    assert discards(pos) == []
    armies = pos.state.position_dict()["players"][0]["armies"]
    assert [(army["race"], army["power"]) for army in armies] == [("ratmen", "spirit")]


@pytest.mark.rule("C-DECL-4")
@pytest.mark.parametrize(
    ("race", "power", "marker", "supply"),
    [
        ("ratmen", "bivouacking", "encampment", 5),
        ("ratmen", "heroic", "hero", 2),
        ("ratmen", "dragon_master", "dragon", 1),
        ("halflings", "hill", "hole", 2),
    ],
)
def test_encampments_heroes_dragon_and_holes_are_removed(
    race: str, power: str, marker: str, supply: int
) -> None:
    pos = position("classic").give(0, race, power, {"r05": 4}, markers={"r05": marker})
    pos.turn(0, round=3)
    assert pos.markers("r05") == {marker: 1}
    pos.play("decline")
    assert pos.markers("r05") == {}
    assert pos.supply(marker) == supply
    assert pos.markers_in_hand(0, marker) == 0


@pytest.mark.rule("C-DECL-4")
def test_lairs_and_fortresses_stay() -> None:
    pos = position("classic")
    pos.give(0, "trolls", "fortified", {"r10": 4}, markers={"r10": "fortress"})
    pos.give(1, "ratmen", "spirit", {"r11": 8}).turn(0, round=3).play("decline")
    assert pos.markers("r10") == {"lair": 1, "fortress": 1}
    assert pos.play("expand", "done").cost("r10") == 2 + 1 + 1 + 1


@pytest.mark.rule("C-DECL-5")
def test_the_race_loses_its_ability_and_its_power() -> None:
    pos = position("classic").give(0, "humans", "merchant", {"r10": 1, "r12": 1}, coins=0)
    pos.give(1, "orcs", "hill", {"r18": 1}).row([("ratmen", "spirit")]).turn(0, round=3)
    pos.play("decline", "expand", "done", "done", "done", "pick 0", "done")
    assert pos.coins(0) == 2 + 2


@pytest.mark.rule("C-DECL-5")
def test_elves_in_decline_lose_their_token() -> None:
    pos = position("classic").give(0, "elves", "hill", {"r10": 2, "r18": 1})
    pos.give(1, "orcs", "swamp", {"r05": 5}).turn(0, round=3)
    pos.play("decline", "expand", "conquer r10")
    assert pos.tray("elves") == 10
    assert pos.hand(0, "elves") == 0


@pytest.mark.rule("C-DECL-5")
def test_dwarves_keep_their_mines() -> None:
    pos = position("classic").give(0, "dwarves", "hill", {"r03": 1, "r05": 1}, coins=0)
    pos.turn(0, round=3).play("decline")
    assert pos.coins(0) == 2 + 1


@pytest.mark.rule("C-DECL-5")
def test_ghouls_keep_their_ability_but_not_their_power() -> None:
    pos = position("classic").give(0, "ghouls", "commando", {"r05": 4})
    pos.give(1, "orcs", "hill", {"r18": 1}).row([("ratmen", "spirit")]).turn(0, round=3)
    pos.play("decline", "expand", "done", "done", "done", "pick 0")
    assert pos.phase == "army_in_decline"
    assert pos.cost("r10") == 2
    assert "conquer r10" in pos.legal()


@pytest.mark.rule("C-DECL-5")
def test_water_already_held_stays_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "seafaring", {"r01": 2, "r02": 1}, coins=0)
    pos.turn(0, round=3).play("decline")
    assert pos.race_in("r01") == "ratmen"
    assert pos.coins(0) == 2


@pytest.mark.rule("C-DECL-6")
def test_the_banner_of_a_removed_race_returns_to_the_stack() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "elves", {"r10": 1}).turn(0, round=3)
    assert returned(pos) == []
    assert returned(pos.play("decline")) == ["elves"]


@pytest.mark.rule("C-DECL-7")
@pytest.mark.parametrize(
    ("race", "power"),
    [("humans", "hill"), ("ratmen", "merchant"), ("ratmen", "alchemist"), ("wizards", "forest")],
)
def test_a_decline_turn_pays_no_bonus_of_the_race_or_badge_given_up(race: str, power: str) -> None:
    pos = position("classic").give(0, race, power, {"r05": 2, "r10": 1, "r11": 1}, coins=0)
    assert pos.turn(0, round=3).play("decline").coins(0) == 3


@pytest.mark.rule("C-DECL-7")
def test_fortresses_pay_nothing_on_the_decline_turn() -> None:
    pos = position("classic")
    pos.give(0, "ratmen", "fortified", {"r05": 2}, coins=0, markers={"r05": "fortress"})
    assert pos.turn(0, round=3).play("decline").coins(0) == 1


@pytest.mark.rule("C-DECL-7", "C-RUL-65")
def test_the_dwarves_mines_pay_on_the_decline_turn() -> None:
    pos = position("classic").give(
        0, "dwarves", "merchant", {"r03": 2, "r06": 1, "r02": 1}, coins=0
    )
    assert pos.turn(0, round=3).play("decline").coins(0) == 3 + 2


@pytest.mark.rule("C-DECL-8")
def test_a_player_has_one_race_in_decline() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "elves", {"r10": 1}).turn(0, round=3).play("decline")
    assert pos.races(0) == ["ratmen"]


@pytest.mark.rule("C-DECL-8")
def test_a_spirit_race_does_not_count_towards_the_limit() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 4})
    pos.declined(0, "tritons", {"r02": 1}, power="spirit").turn(0, round=3).play("decline")
    assert sorted(pos.races(0)) == ["ratmen", "tritons"]


@pytest.mark.rule("C-DECL-9")
def test_a_race_in_decline_leaves_with_its_last_token() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r05": 1}, hand=6)
    pos.declined(1, "ratmen", {"r10": 1, "r11": 1}).turn(0, phase="conquer")
    pos.play("conquer r10")
    assert pos.races(1) == ["ratmen"]
    pos.play("conquer r11")
    assert pos.races(1) == []
    assert returned(pos) == ["ratmen"]


@pytest.mark.rule("C-DECL-9")
def test_the_owners_own_army_may_take_the_last_region() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r05": 1}, hand=6)
    pos.declined(0, "ratmen", {"r10": 1}).turn(0, phase="conquer").play("conquer r10")
    assert pos.races(0) == ["orcs"]
    assert returned(pos) == ["ratmen"]


@pytest.mark.rule("C-DECL-9")
def test_the_spirit_badge_goes_with_the_last_token_of_its_race() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r05": 1}, hand=6)
    pos.declined(1, "ratmen", {"r10": 1, "r11": 1}, power="spirit").turn(0, phase="conquer")
    pos.play("conquer r10")
    assert discards(pos) == []
    pos.play("conquer r11")
    assert discards(pos) == ["spirit"]
    assert returned(pos) == ["ratmen"]


@pytest.mark.rule("C-DECL-9")
def test_ghouls_in_decline_with_tokens_in_hand_stay_in_the_game() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r05": 1}, hand=6)
    pos.declined(1, "ghouls", {"r10": 3}).turn(0, phase="conquer").play("conquer r10")
    assert pos.races(1) == ["ghouls"]
    assert pos.hand(1, "ghouls") == 2


@pytest.mark.rule("C-DECL-9")
def test_ghouls_in_decline_leave_when_none_is_in_hand_either() -> None:
    pos = position("classic").give(0, "orcs", "hill", {"r05": 1}, hand=6)
    pos.declined(1, "ghouls", {"r10": 1}).turn(0, phase="conquer").play("conquer r10")
    assert pos.races(1) == []
    assert returned(pos) == ["ghouls"]


@pytest.mark.rule("C-DECL-10")
def test_a_race_without_regions_leaves_the_game_when_it_declines() -> None:
    pos = position("classic").give(0, "ratmen", "hill", hand=4, coins=3).turn(0, round=3)
    pos.play("decline")
    assert pos.races(0) == []
    assert pos.tray("ratmen") == 13
    assert (discards(pos), returned(pos)) == (["hill"], ["ratmen"])
    assert pos.coins(0) == 3


@pytest.mark.rule("C-DECL-10")
def test_even_the_spirit_badge_is_discarded_then() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", hand=4)
    pos.declined(0, "elves", {"r05": 1}).turn(0, round=3).play("decline")
    assert (discards(pos), returned(pos)) == (["spirit"], ["ratmen"])
    assert pos.races(0) == ["elves"]


@pytest.mark.rule("C-DECL-10")
def test_the_older_race_is_removed_even_by_a_race_without_regions() -> None:
    pos = position("classic").give(0, "ratmen", "hill", hand=4, coins=3)
    pos.declined(0, "elves", {"r05": 1}).turn(0, round=3).play("decline")
    assert pos.races(0) == []
    assert returned(pos) == ["elves", "ratmen"]
    assert pos.coins(0) == 3


@pytest.mark.rule("C-DECL-11")
def test_on_his_next_turn_the_player_must_pick() -> None:
    pos = position("classic").give(0, "ratmen", "hill", {"r05": 1})
    pos.give(1, "orcs", "swamp", {"r18": 1}).turn(0, round=3)
    pos.play("decline", "expand", "done", "done", "done")
    assert (pos.asked, pos.phase) == (0, "pick")
    assert all(text.startswith("pick") for text in pos.legal())
