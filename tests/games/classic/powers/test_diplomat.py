from __future__ import annotations

import pytest

from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position
from tests.games.classic.powers.turns import IDLE_TURN

ALL_NEIGHBOURS = tiny_board(
    {
        "a": ("farmland edge", "b c d e"),
        "b": ("farmland edge", "c d e"),
        "c": ("farmland edge", "d e"),
        "d": ("farmland edge", "e"),
        "e": ("farmland edge", ""),
    }
)


def three_seats(race: str = "ratmen", tokens: int = 1) -> ConquestScenario:
    """Seat 0 has a Diplomat race in a, seat 1 Elves in b, seat 2 Orcs in c."""
    pos = position("classic", players=3, board=ALL_NEIGHBOURS)
    pos.give(0, race, "diplomat", regions={"a": tokens})
    pos.give(1, "elves", "hill", regions={"b": 1})
    pos.give(2, "orcs", "swamp", regions={"c": 1})
    return pos


@pytest.mark.rule("C-PICK-4")
def test_the_badge_brings_five_tokens() -> None:
    pos = position("classic").row([("orcs", "diplomat")]).turn(player=0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 5


@pytest.mark.rule("C-POWER-DIPLOMAT-1")
def test_one_enemy_may_be_named_after_scoring_or_none() -> None:
    pos = three_seats().purse(0, 0)
    pos.play(*IDLE_TURN)
    assert (pos.asked, pos.phase) == (0, "end")
    assert pos.coins(0) == 1
    assert pos.legal() == ["peace 1", "peace 2", "peace none"]
    assert pos.rule_against("peace 0") == "C-POWER-DIPLOMAT-1"
    pos.play("peace none")
    assert pos.asked == 1
    assert pos.at_peace_with(0) is None


@pytest.mark.rule("C-POWER-DIPLOMAT-1")
def test_the_choice_is_public() -> None:
    pos = three_seats().turn(player=0, phase="end")
    pos.play("peace 1")
    told = [event for event in pos.events if event.kind == "peace"]
    assert [(event.player, event.facts) for event in told] == [(0, {"with": 1})]
    for seat in (0, 1, 2):
        assert pos.state.view(seat).to_dict()["position"]["players"][0]["peace"] == 1


@pytest.mark.rule("C-POWER-DIPLOMAT-1", "C-RUL-46")
def test_an_enemy_whose_active_race_was_conquered_cannot_be_named() -> None:
    pos = three_seats(tokens=4).turn(player=0, phase="ready")
    pos.play("conquer b", "done", "done")
    assert pos.legal() == ["peace 2", "peace none"]
    assert pos.rule_against("peace 1") == "C-RUL-46"


@pytest.mark.rule("C-POWER-DIPLOMAT-1", "C-RUL-46")
def test_of_two_enemies_attacked_neither_can_be_named() -> None:
    pos = three_seats(tokens=7).turn(player=0, phase="ready")
    pos.play("conquer b", "conquer c", "done", "done")
    assert pos.legal() == ["peace none"]
    assert pos.rule_against("peace 1") == pos.rule_against("peace 2") == "C-RUL-46"


@pytest.mark.rule("C-POWER-DIPLOMAT-1", "C-RUL-46")
def test_an_enemy_attacked_twice_cannot_be_named_either() -> None:
    pos = position("classic", players=3, board=ALL_NEIGHBOURS)
    pos.give(0, "ratmen", "diplomat", regions={"a": 7})
    pos.give(1, "elves", "hill", regions={"b": 1, "d": 1}).turn(player=0, phase="ready")
    pos.play("conquer b", "conquer d", "done", "done")
    assert pos.legal() == ["peace 2", "peace none"]


@pytest.mark.rule("C-RUL-46")
def test_a_failed_attempt_is_an_attack() -> None:
    pos = three_seats(tokens=2).roll(0).turn(player=0, phase="ready")
    pos.play("attempt b", "redeploy a 2", "done")
    assert pos.holder("b") == 1
    assert pos.legal() == ["peace 2", "peace none"]
    assert pos.rule_against("peace 1") == "C-RUL-46"


@pytest.mark.rule("C-RUL-46")
def test_a_substitution_is_an_attack() -> None:
    pos = three_seats("sorcerers", tokens=2).turn(player=0, phase="ready")
    pos.play("substitute b", "done", "redeploy b 2", "done")
    assert pos.legal() == ["peace 2", "peace none"]


@pytest.mark.rule("C-RUL-46", "C-POWER-DIPLOMAT-3")
def test_an_attack_on_a_race_in_decline_does_not_spoil_the_choice() -> None:
    pos = three_seats(tokens=4).declined(1, "wizards", regions={"d": 1})
    pos.turn(player=0, phase="ready")
    pos.play("conquer d", "done", "done")
    assert pos.holder("d") == 0
    assert pos.why_not("peace 1") == ""


@pytest.mark.rule("C-POWER-DIPLOMAT-1")
def test_an_attack_of_an_earlier_turn_does_not_spoil_the_choice() -> None:
    pos = three_seats(tokens=4).turn(player=0, phase="ready")
    pos.play("conquer b", "done", "done", "peace none")
    pos.play("expand", "done").play(*IDLE_TURN)
    pos.play("expand", "done", "done", "redeploy a 3", "done")
    assert pos.legal() == ["peace 1", "peace 2", "peace none"]


@pytest.mark.rule("C-RUL-71", "C-RACE-GHOULS-7", "C-POWER-DIPLOMAT-3")
def test_an_attack_by_the_own_ghouls_in_decline_does_not_spoil_the_choice() -> None:
    pos = three_seats().declined(0, "ghouls", regions={"d": 4})
    pos.turn(player=0, phase="army_in_decline")
    pos.play("conquer b", "done", "done", "done", "done")
    assert (pos.race_in("b"), pos.phase) == ("ghouls", "end")
    assert pos.why_not("peace 1") == ""


@pytest.mark.rule("C-POWER-DIPLOMAT-2")
@pytest.mark.parametrize(
    ("race", "power", "tokens", "attack"),
    [
        pytest.param("ratmen", "hill", 6, "conquer", id="conquest"),
        pytest.param("ratmen", "hill", 2, "attempt", id="attempt"),
        pytest.param("sorcerers", "hill", 2, "substitute", id="substitution"),
        pytest.param("ratmen", "dragon_master", 2, "dragon", id="dragon"),
    ],
)
def test_the_named_enemy_may_not_attack_in_any_way(
    race: str, power: str, tokens: int, attack: str
) -> None:
    pos = position("classic", players=3, board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1})
    pos.give(1, race, power, regions={"b": tokens})
    pos.give(2, "orcs", "swamp", regions={"c": 1})
    pos.turn(player=0, phase="end")
    pos.play("peace 1", "expand", "done")
    assert pos.rule_against(f"{attack} a") == "C-POWER-DIPLOMAT-2"
    assert pos.why_not(f"{attack} c") == ""


@pytest.mark.rule("C-POWER-DIPLOMAT-2")
def test_other_enemies_are_not_bound() -> None:
    pos = position("classic", players=3, board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1})
    pos.give(1, "ratmen", "hill", regions={"b": 1})
    pos.give(2, "orcs", "swamp", regions={"c": 4})
    pos.turn(player=0, phase="end")
    pos.play("peace 1", *IDLE_TURN)
    pos.play("expand", "conquer a")
    assert pos.holder("a") == 2


@pytest.mark.rule("C-POWER-DIPLOMAT-2")
def test_peace_lasts_exactly_until_the_next_turn_of_the_diplomat_starts() -> None:
    pos = three_seats().turn(player=0, phase="end")
    pos.play("peace 2", *IDLE_TURN, "expand", "done", "done")
    assert (pos.asked, pos.at_peace_with(0)) == (2, 2)
    pos.play("done")
    assert (pos.asked, pos.phase, pos.at_peace_with(0)) == (0, "choice", None)


@pytest.mark.rule("C-POWER-DIPLOMAT-2")
def test_a_peace_not_named_again_binds_no_longer() -> None:
    pos = position("classic", board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1})
    pos.give(1, "ratmen", "hill", regions={"b": 4}).turn(player=0, phase="end")
    pos.play("peace 1", "expand", "done")
    assert pos.rule_against("conquer a") == "C-POWER-DIPLOMAT-2"
    pos.play("done", "redeploy b 4", "done")
    pos.play(*IDLE_TURN, "peace none")
    pos.play("expand", "conquer a")
    assert pos.holder("a") == 1


@pytest.mark.rule("C-POWER-DIPLOMAT-3")
def test_ghouls_in_decline_of_the_named_enemy_may_attack() -> None:
    pos = position("classic", board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1})
    pos.give(1, "ratmen", "hill", regions={"b": 4}).declined(1, "ghouls", regions={"c": 4})
    pos.turn(player=0, phase="end")
    pos.play("peace 1", "expand")
    assert pos.phase == "army_in_decline"
    pos.play("conquer a")
    assert pos.race_in("a") == "ghouls"


@pytest.mark.rule("C-POWER-DIPLOMAT-3")
def test_the_race_in_decline_of_the_diplomat_is_not_protected() -> None:
    pos = position("classic", board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1}).declined(0, "elves", regions={"d": 1})
    pos.give(1, "ratmen", "hill", regions={"b": 4})
    pos.turn(player=0, phase="end")
    pos.play("peace 1", "expand", "conquer d")
    assert pos.holder("d") == 1


@pytest.mark.rule("C-POWER-DIPLOMAT-4")
def test_the_named_enemy_may_change_each_turn() -> None:
    pos = three_seats().turn(player=0, phase="end")
    pos.play("peace 1", *IDLE_TURN, *IDLE_TURN, *IDLE_TURN, "peace 2")
    assert pos.at_peace_with(0) == 2


@pytest.mark.rule("C-POWER-DIPLOMAT-4")
def test_the_same_enemy_may_be_named_again() -> None:
    pos = three_seats().turn(player=0, phase="end")
    pos.play("peace 1", *IDLE_TURN, *IDLE_TURN, *IDLE_TURN, "peace 1")
    assert pos.at_peace_with(0) == 1


@pytest.mark.rule("C-POWER-DIPLOMAT-4", "C-RUL-47")
def test_an_enemy_without_active_race_may_be_named_and_the_race_he_picks_is_bound() -> None:
    pos = position("classic", board=ALL_NEIGHBOURS)
    pos.give(0, "wizards", "diplomat", regions={"a": 1})
    pos.row([("ratmen", "hill")]).turn(player=0, phase="end")
    pos.play("peace 1", "pick 0")
    assert pos.phase == "conquer"
    assert pos.rule_against("conquer a") == "C-POWER-DIPLOMAT-2"
    assert pos.why_not("conquer b") == ""


@pytest.mark.rule("C-RUL-47")
def test_peace_may_be_made_with_two_players_too() -> None:
    pos = position("classic")
    pos.give(0, "wizards", "diplomat", regions={"r05": 1})
    pos.give(1, "ratmen", "hill", regions={"r10": 4})
    pos.turn(player=0, phase="end")
    assert pos.legal() == ["peace 1", "peace none"]
    pos.play("peace 1", "expand", "done")
    assert pos.rule_against("conquer r05") == "C-POWER-DIPLOMAT-2"


@pytest.mark.rule("C-POWER-DIPLOMAT-1")
def test_a_diplomat_race_that_declines_names_nobody() -> None:
    pos = three_seats().turn(player=0)
    pos.play("decline")
    assert (pos.asked, pos.phase) == (1, "choice")
    assert pos.at_peace_with(0) is None


@pytest.mark.rule("C-POWER-DIPLOMAT-3")
def test_peace_is_never_the_reason_against_attacks_it_does_not_cover() -> None:
    pos = position("classic")
    pos.give(0, "wizards", "diplomat", regions={"r18": 1}).declined(0, "elves", regions={"r22": 1})
    pos.give(1, "ratmen", "hill", regions={"r05": 4}).declined(1, "ghouls", regions={"r03": 4})
    pos.turn(player=0, phase="end")
    pos.play("peace 1", "expand")
    assert (pos.phase, pos.rule_against("conquer r18")) == ("army_in_decline", "C-CONQ-3")
    pos.play("done", "done")
    assert (pos.phase, pos.rule_against("conquer r22")) == ("conquer", "C-CONQ-3")
