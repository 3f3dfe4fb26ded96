from __future__ import annotations

import pytest

from elbowroom import game
from elbowroom.testing import position
from tests.games.classic.printed import POWERS, RACES

ROW = [
    ("ratmen", "spirit"),
    ("humans", "hill"),
    ("trolls", "swamp"),
    ("giants", "forest"),
    ("elves", "stout"),
    ("orcs", "merchant"),
]


@pytest.mark.rule("C-PICK-1")
@pytest.mark.parametrize("place", [0, 1, 2, 3, 4, 5])
def test_any_combo_may_be_taken_for_one_coin_on_each_combo_before_it(place: int) -> None:
    pos = position("classic").row(ROW).purse(0, 9).turn(0)
    pos.play(f"pick {place}")
    assert pos.races(0) == [ROW[place][0]]
    assert pos.coins(0) == 9 - place
    assert [coins for _, _, coins in pos.shown()] == [1] * place + [0] * (6 - place)


@pytest.mark.rule("C-PICK-1")
def test_coins_pile_up_on_a_combo_nobody_takes() -> None:
    pos = position("classic", players=3).row(ROW).turn(0)
    pos.play("pick 3", "done", "pick 3", "done", "done")
    assert pos.shown()[:4] == [
        ("ratmen", "spirit", 2),
        ("humans", "hill", 2),
        ("trolls", "swamp", 2),
        ("orcs", "merchant", 0),
    ]
    assert [pos.coins(0), pos.coins(1)] == [2, 2]


@pytest.mark.rule("C-PICK-2")
def test_the_price_must_be_owned_before_the_pick() -> None:
    pos = position("classic").row(ROW).purse(0, 2).turn(0)
    assert pos.legal() == ["pick 0", "pick 1", "pick 2"]
    assert pos.rule_against("pick 3") == "C-PICK-2"
    assert "costs 3" in pos.why_not("pick 3")
    assert pos.play("pick 2").coins(0) == 0


@pytest.mark.rule("C-PICK-2")
def test_position_0_is_free_even_without_a_coin() -> None:
    pos = position("classic").row(ROW).purse(0, 0).turn(0)
    assert pos.legal() == ["pick 0"]
    assert pos.play("pick 0").coins(0) == 0


@pytest.mark.rule("C-PICK-3")
def test_coins_on_the_taken_combo_go_to_the_player() -> None:
    pos = position("classic").row([*ROW[:2], ("trolls", "swamp", 4)]).purse(0, 5).turn(0)
    pos.play("pick 2")
    assert pos.coins(0) == 5 - 2 + 4
    assert pos.shown()[:2] == [("ratmen", "spirit", 1), ("humans", "hill", 1)]


@pytest.mark.rule("C-PICK-2", "C-PICK-3")
def test_coins_on_a_combo_do_not_pay_for_it() -> None:
    pos = position("classic").row([*ROW[:2], ("trolls", "swamp", 4)]).purse(0, 1).turn(0)
    assert pos.legal() == ["pick 0", "pick 1"]
    assert pos.rule_against("pick 2") == "C-PICK-2"


@pytest.mark.rule("C-PICK-3")
def test_coins_on_the_free_combo_are_a_gift() -> None:
    pos = position("classic").row([("ratmen", "spirit", 3)]).purse(0, 0).turn(0)
    assert pos.play("pick 0").coins(0) == 3


@pytest.mark.rule("C-PICK-4")
def test_a_pick_gives_banner_number_plus_badge_number_tokens() -> None:
    pos = position("classic").row([("orcs", "merchant")]).turn(0)
    pos.play("pick 0")
    assert pos.hand(0) == 5 + 2
    assert pos.tray("orcs") == 10 - 7


@pytest.mark.rule("C-PICK-4")
def test_amazons_get_four_more() -> None:
    pos = position("classic").row([("amazons", "merchant")]).turn(0)
    assert pos.play("pick 0").hand(0) == 6 + 2 + 4


@pytest.mark.rule("C-PICK-4")
def test_tokens_are_not_refilled_in_later_turns() -> None:
    pos = position("classic").give(0, "ratmen", "spirit", {"r05": 3}).turn(0, round=3)
    pos.play("expand")
    assert pos.hand(0) + pos.tokens("r05") == 3
    assert pos.tray("ratmen") == 10


@pytest.mark.rule("C-PICK-5")
def test_tokens_granted_later_come_from_the_tray() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "commando", {"r10": 1}, hand=9).turn(0, phase="conquer")
    assert pos.tray("skeletons") == 10
    pos.play("conquer r11", "conquer r04", "done")
    assert pos.hand(0) == 5 + 1
    assert pos.tray("skeletons") == 9


@pytest.mark.rule("C-PICK-5")
def test_tokens_granted_later_are_limited_by_the_tray() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "commando", {"r10": 16}, hand=4).turn(0, phase="conquer")
    pos.play("conquer r11", "conquer r04", "done")
    assert pos.hand(0) == 0
    assert pos.tray("skeletons") == 0


@pytest.mark.rule("C-PICK-6")
def test_combos_behind_the_gap_move_up_with_their_coins_and_a_new_one_comes() -> None:
    row = [*ROW[:3], ("giants", "forest", 2), *ROW[4:]]
    pos = position("classic").row(row).reveal("wizards", "wealthy").turn(0)
    pos.play("pick 2")
    assert pos.shown() == [
        ("ratmen", "spirit", 1),
        ("humans", "hill", 1),
        ("giants", "forest", 2),
        ("elves", "stout", 0),
        ("orcs", "merchant", 0),
        ("wizards", "wealthy", 0),
    ]


@pytest.mark.rule("C-PICK-6")
def test_the_row_is_refilled_before_the_next_player_picks() -> None:
    pos = position("classic").row(ROW).turn(0)
    pos.play("pick 0", "done")
    assert (pos.asked, pos.phase) == (1, "pick")
    assert len(pos.shown()) == 6
    assert "pick 5" in pos.legal()


@pytest.mark.rule("C-PICK-10")
def test_the_next_combo_is_any_hidden_banner_with_any_hidden_badge() -> None:
    state = game("classic").new(players=2, chance="ask")
    for race, power in ROW:
        state.play(f"combo {race} {power}")
    state.play("first 0", "pick 0")
    outcomes = {state.text(action): weight for action, weight in state.chance_outcomes()}
    assert len(outcomes) == (RACES - len(ROW)) * (POWERS - len(ROW))
    assert set(outcomes.values()) == {1}
    shown = {name for race, power in ROW for name in (race, power)}
    assert not [text for text in outcomes if shown.intersection(text.split())]


@pytest.mark.rule("C-PICK-10")
def test_a_player_sees_the_row_its_coins_and_the_discards_but_not_the_order_of_the_stacks() -> None:
    pos = position("classic").row([("ratmen", "spirit", 2), *ROW[1:]]).discarded("wealthy").turn(0)
    seen = pos.state.view(1).to_dict()["position"]
    assert seen["row"][0] == {"race": "ratmen", "power": "spirit", "coins": 2, "tokens": 13}
    assert seen["discards"] == ["wealthy"]
    names = pos.state.notation.names
    assert seen["banners"] == sorted(seen["banners"], key=names["race"].index)
    assert seen["badges"] == sorted(seen["badges"], key=names["power"].index)
    assert len(seen["banners"]) == RACES - len(ROW)


@pytest.mark.rule("C-PICK-10")
def test_a_view_does_not_know_which_combo_will_come() -> None:
    state = game("classic").new(players=2, seed=5)
    drawn = set()
    for seed in range(40):
        sample = state.sample(0, seed)
        sample.play("pick 0")
        last = sample.position_dict()["row"][-1]
        drawn.add((last["race"], last["power"]))
    assert len(drawn) > 20


@pytest.mark.rule("C-PICK-11")
@pytest.mark.parametrize(
    ("race", "banner", "tray"),
    [
        ("amazons", 10, 15),
        ("dwarves", 3, 8),
        ("elves", 6, 11),
        ("ghouls", 5, 10),
        ("giants", 6, 11),
        ("halflings", 6, 11),
        ("humans", 5, 10),
        ("orcs", 5, 10),
        ("ratmen", 8, 13),
        ("skeletons", 6, 20),
        ("sorcerers", 5, 18),
        ("tritons", 6, 11),
        ("trolls", 5, 10),
        ("wizards", 5, 10),
    ],
)
def test_the_largest_badge_number_is_always_supplied_in_full(
    race: str, banner: int, tray: int
) -> None:
    pos = position("classic").row([(race, "flying")]).turn(0)
    pos.play("pick 0")
    assert pos.hand(0) == banner + 5
    assert pos.tray(race) == tray - banner - 5 >= 0


@pytest.mark.rule("C-PICK-11")
def test_a_race_that_returns_to_the_row_has_all_its_tokens_in_the_tray_again() -> None:
    pos = position("classic")
    pos.give(0, "skeletons", "hill", {"r05": 3}, hand=2).declined(0, "ratmen", {"r10": 1, "r11": 1})
    pos.turn(0, round=4).play("decline")
    assert pos.tray("ratmen") == 13


@pytest.mark.rule("C-PICK-11")
def test_the_engine_refuses_to_give_tokens_the_tray_lacks() -> None:
    state = position("classic").row([("orcs", "flying")]).turn(0).state
    state.tray[state.row[0] >> 7] = 9
    with pytest.raises(AssertionError, match="tray of orcs holds 9, not 10"):
        state.play("pick 0")
