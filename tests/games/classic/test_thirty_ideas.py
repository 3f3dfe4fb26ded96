"""Ideas of expansions and fans, said as data alone: the shipped packs hold them, each is played here.

The table in docs/packs.md names the idea, the own race or power that says it, and the test.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elbowroom import game
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.testing import Scenario, position
from elbowroom.workshop import load_pack
from tests.conquest.content_samples import own_power, own_race, pack

FOLDER = Path(__file__).resolve().parents[3] / "examples" / "packs"
NAMES = ("wayfarers", "hearth_and_hollow", "the_old_marsh")
PACKS = {name: load_pack(FOLDER / f"{name}.json") for name in NAMES}
BOARD = tiny_board(
    {
        "a": ("hill edge", "b c"),
        "b": ("swamp edge", "c d"),
        "c": ("forest", "d e"),
        "d": ("mountain magic", "e f"),
        "e": ("farmland", "f"),
        "f": ("swamp magic", "g"),
        "g": ("forest edge", "h"),
        "h": ("sea edge", ""),
    }
)


def table(*names: str, board: Any = BOARD, players: int = 2) -> Scenario:
    """A table on the small board with some of the shipped packs."""
    given = [PACKS[name] for name in names]
    return position("classic", players=players, board=board, packs=given, own_limit=8)


def way() -> Scenario:
    return table("wayfarers")


def hearth() -> Scenario:
    return table("hearth_and_hollow")


# Races.


@pytest.mark.rule("C-CUSTOM-8")
def test_a_race_that_stays_put_is_not_redeployed():
    scene = way().give(0, "stormhewers", "throngs_of", {"a": 3, "b": 1}, hand=2)
    scene.turn(0, phase="redeploy")
    counts = [text for text in scene.legal() if text.startswith("redeploy")]
    assert sorted(counts) == ["redeploy a 4", "redeploy a 5", "redeploy b 2", "redeploy b 3"]


@pytest.mark.rule("C-CUSTOM-8")
def test_what_stands_beyond_the_most_comes_back_next_turn():
    scene = way().give(0, "mothlings", "throngs_of", {"a": 3, "b": 2}).give(1, "elves", "hill")
    scene.turn(0, phase="redeploy").play("done")
    assert (scene.tokens("a"), scene.tokens("b"), scene.aside(0)) == (1, 1, 3)


@pytest.mark.rule("C-CUSTOM-8")
def test_abandoned_regions_pay():
    scene = way().give(0, "caravaneers", "throngs_of", {"a": 2, "b": 1}, coins=5)
    scene.turn(0, phase="ready").play("abandon a")
    assert scene.coins(0) == 6


@pytest.mark.rule("C-CUSTOM-8")
def test_two_tokens_take_and_hold_a_region():
    scene = way().give(0, "burrowkin", "throngs_of", {"a": 2}, hand=4).tribes()
    scene.turn(0, phase="conquer")
    assert scene.cost("b") == 2
    scene.play("conquer b")
    assert scene.tokens("b") == 2


@pytest.mark.rule("C-CUSTOM-8")
def test_races_in_decline_fall_for_less():
    scene = way().give(0, "carrionjacks", "throngs_of", {"a": 1}, hand=5)
    scene.declined(1, "elves", {"b": 1}).give(1, "orcs", "hill", {"c": 1}).tribes()
    scene.turn(0, phase="conquer")
    assert (scene.cost("b"), scene.cost("c")) == (2, 3)


@pytest.mark.rule("C-CUSTOM-8")
def test_far_regions_are_reached_and_pay():
    scene = way().give(0, "skipstones", "throngs_of", {"a": 1}, hand=6, coins=5).tribes()
    scene.turn(0, phase="conquer")
    assert "conquer d" in scene.legal()
    assert "conquer f" not in scene.legal()
    scene.play("conquer b")
    assert scene.coins(0) == 5
    scene.play("conquer e")
    assert scene.coins(0) == 6


@pytest.mark.rule("C-CUSTOM-8")
def test_tokens_gather_on_a_combo_that_is_passed_over():
    state = game("classic").new(players=2, chance="ask", packs=[PACKS["wayfarers"]], own_limit=8)
    state.play("combo crocklings throngs_of")
    state = state.completed(3)
    state.answer_chance()
    player = state.decision.player
    state.play("pick 1")
    while state.decision.player == player:
        state.apply(state.legal_actions()[-1])
    assert state.position_dict()["row"][0]["coins"] == 1
    assert state.position_dict()["row"][0]["tokens"] == 11
    state.play("pick 0")
    assert state.hand[state.active(1 - player)] == 5 + 5 + 1


@pytest.mark.rule("C-CUSTOM-8")
def test_conquests_from_active_races_bring_tokens():
    scene = way().give(0, "reedpipers", "throngs_of", {"a": 1}, hand=6)
    scene.give(1, "orcs", "hill", {"b": 1, "g": 1}).tribes()
    scene.turn(0, phase="conquer").play("conquer b")
    assert scene.hand(0) == 6 - 3 + 1
    scene.play("conquer c")
    assert scene.hand(0) == 4 - 2


@pytest.mark.rule("C-CUSTOM-9")
def test_pots_pay_while_they_stand_and_whoever_takes_them():
    scene = hearth().give(0, "potkeepers", "hill", {"b": 1}, markers={"b": {"pot": 1}})
    scene.give(1, "orcs", "swamp", {"g": 1, "d": 1}, hand=6, coins=5)
    assert scene.income(0) == 1 + 1
    scene.turn(1, phase="conquer").play("conquer b")
    assert scene.coins(1) == 6
    assert scene.supply("pot") == 8


@pytest.mark.rule("C-CUSTOM-8")
def test_tokens_gather_at_decline_and_each_pays():
    scene = (
        hearth().give(0, "bellwardens", "hill", {"a": 2, "b": 1, "c": 1}).give(1, "orcs", "swamp")
    )
    scene.turn(0, phase="choice").play("decline")
    assert scene.regions(0) == ["a"]
    assert scene.tokens("a") == 4
    assert scene.income(0) == 1 + 4


@pytest.mark.rule("C-CUSTOM-8")
def test_a_race_is_immune_in_decline_only():
    scene = (
        hearth().give(0, "mistwives", "hill", {"b": 1}).give(1, "orcs", "swamp", {"a": 1}, hand=6)
    )
    scene.turn(1, phase="conquer")
    assert "conquer b" in scene.legal()
    scene = hearth().declined(0, "mistwives", {"b": 1}).give(1, "orcs", "swamp", {"a": 1}, hand=6)
    scene.turn(1, phase="conquer")
    assert "conquer b" not in scene.legal()
    assert scene.state.why_not(scene.state.notation.parse("conquer b")).key == "immune_land"


@pytest.mark.rule("C-CUSTOM-9")
def test_frost_is_built_and_defends():
    scene = hearth().give(0, "rimeweavers", "hill", {"b": 1, "d": 1}).give(1, "orcs", "swamp")
    scene.turn(0, phase="place").play("frost b", "frost d")
    assert scene.markers("b") == {"frost": 1}
    assert "frost" not in " ".join(scene.legal())
    scene = hearth().give(0, "rimeweavers", "hill", {"b": 1}, markers={"b": {"frost": 1}})
    scene.give(1, "orcs", "swamp", {"a": 1}, hand=6).turn(1, phase="conquer")
    assert scene.cost("b") == 4


@pytest.mark.rule("C-CUSTOM-9")
def test_loot_lies_on_conquests_and_pays_who_takes_it():
    scene = hearth().give(0, "magpies", "hill", {"a": 1}, hand=5).give(1, "orcs", "swamp").tribes()
    scene.turn(0, phase="conquer").play("conquer b")
    assert scene.markers("b") == {"loot": 1}
    assert scene.income(0) == 2 + 1 + 2  # two regions, a hill, loot in both


@pytest.mark.rule("C-CUSTOM-8")
def test_a_loss_brings_as_many_tokens_as_the_die_shows():
    scene = hearth().give(0, "thistlefolk", "hill", {"b": 2, "g": 1})
    scene.give(1, "orcs", "swamp", {"a": 1}, hand=6).turn(1, phase="conquer")
    scene.roll(3).play("conquer b")
    assert scene.hand(0) == 1 + 3
    assert scene.tray("thistlefolk") == 16 - 4 - 1


@pytest.mark.rule("C-CUSTOM-8")
def test_forests_are_immune():
    scene = hearth().give(0, "bramblekin", "hill", {"b": 1, "c": 1})
    scene.give(1, "orcs", "swamp", {"a": 1}, hand=6).turn(1, phase="conquer")
    assert "conquer b" in scene.legal()
    assert "conquer c" not in scene.legal()


# Powers.


@pytest.mark.rule("C-CUSTOM-8")
@pytest.mark.parametrize(("round", "cost"), [(1, 2), (2, 1)])
def test_even_rounds_make_conquests_cheaper(round: int, cost: int):
    scene = way().give(0, "elves", "moonlit", {"a": 1}, hand=5).tribes()
    assert scene.turn(0, round=round, phase="conquer").cost("b") == cost


@pytest.mark.rule("C-CUSTOM-8")
def test_regions_beyond_the_third_pay():
    scene = way().give(0, "elves", "sprawling", {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1})
    assert scene.income(0) == 5 + 2


@pytest.mark.rule("C-CUSTOM-8")
def test_few_regions_pay():
    assert way().give(0, "elves", "walled_in", {"a": 1, "b": 1}).income(0) == 2 + 3
    many = way().give(0, "elves", "walled_in", dict.fromkeys("abcde", 1))
    assert many.income(0) == 5


@pytest.mark.rule("C-CUSTOM-8")
def test_who_attacks_nobody_is_paid():
    scene = way().give(0, "elves", "gentle", {"a": 1}, hand=6)
    scene.give(1, "orcs", "hill", {"b": 1, "g": 1}).tribes().turn(0, phase="conquer")
    scene.play("conquer c")
    assert scene.income(0) == 2 + 3
    scene.play("conquer b")
    assert scene.income(0) == 3


@pytest.mark.rule("C-CUSTOM-8")
def test_the_conqueror_pays_the_loser():
    scene = way().give(0, "elves", "grasping", {"b": 1}, coins=5)
    scene.give(1, "orcs", "hill", {"a": 1}, hand=5, coins=1).turn(1, phase="conquer")
    scene.play("conquer b")
    assert (scene.coins(0), scene.coins(1)) == (6, 0)


@pytest.mark.rule("C-CUSTOM-8")
def test_a_badge_of_the_row_is_copied():
    scene = hearth().give(0, "elves", "parroting", {"a": 1}, hand=5).tribes()
    scene.row([("orcs", "commando")]).turn(0, phase="conquer")
    assert scene.cost("b") == 1
    scene = hearth().give(0, "elves", "parroting", {"a": 1}, hand=5).tribes()
    scene.row([("orcs", "fortified"), ("ratmen", "commando")]).turn(0, phase="conquer")
    assert scene.cost("b") == 2
    assert "fortress" not in " ".join(scene.legal())


@pytest.mark.rule("C-CUSTOM-8")
def test_what_lies_beside_a_mountain_burns():
    scene = hearth().give(0, "elves", "emberfoot", {"d": 1}, hand=6, coins=5)
    scene.give(1, "orcs", "hill", {"e": 1}).tribes().turn(0, phase="conquer")
    assert (scene.cost("f"), scene.cost("e")) == (1, 2)
    scene.play("conquer e")
    assert scene.coins(0) == 6


@pytest.mark.rule("C-CUSTOM-8")
def test_the_shore_pays():
    assert hearth().give(0, "elves", "shoreborn", {"a": 1, "g": 1}).income(0) == 2 + 1


@pytest.mark.rule("C-CUSTOM-9")
def test_a_colossus_grows_with_the_swamps():
    board = tiny_board(
        {
            "a": ("hill edge", "b c"),
            **dict.fromkeys("bcde", ("swamp", "a")),
            "f": ("hill", "a"),
        }
    )
    for swamps, cost in ((0, 2), (2, 1), (4, 1)):
        scene = table("the_old_marsh", board=board)
        held = {"a": 1, **dict.fromkeys("bcde"[:swamps], 1)}
        scene.give(0, "elves", "lumbering", held, hand=5).tribes().turn(0, phase="conquer")
        assert scene.cost("f") == cost
    scene = table("the_old_marsh").give(
        0, "elves", "lumbering", {"b": 1}, markers={"b": {"colossus": 1}}
    )
    scene.give(1, "orcs", "hill", {"a": 1}, hand=6).turn(1, phase="conquer")
    assert scene.cost("b") == 2 + 1 + 2


@pytest.mark.rule("C-CUSTOM-8")
def test_sparks_serve_as_many_conquests_as_there_are_magic_regions():
    scene = hearth().give(0, "elves", "sparkflinging", {"d": 1}, hand=8).tribes()
    scene.turn(0, phase="conquer")
    assert scene.cost("e") == 1
    scene.play("conquer e")
    assert scene.cost("c") == 2


@pytest.mark.rule("C-CUSTOM-8")
def test_who_attacked_is_attacked_for_less():
    scene = way().give(0, "elves", "grudging", {"b": 3, "g": 2})
    scene.give(1, "orcs", "hill", {"a": 1}, hand=9).tribes().turn(1, phase="conquer")
    scene.play("conquer b", "done", "redeploy b 9", "done")
    state = scene.state
    while state.decision.kind != "choice":
        state.apply(state.legal_actions()[0])
    state.play("expand", "done")
    assert (state.cost("b"), state.cost("f")) == (2 + 9 - 1, 2)
    parts = {part.key for part in state.explain_cost("b").parts}
    assert "power.grudging" in parts
    assert "power.grudging" not in {part.key for part in state.explain_cost("f").parts}


@pytest.mark.rule("C-CUSTOM-8")
def test_the_wind_carries_anywhere_for_one_token_more():
    scene = way().give(0, "elves", "windborne", {"a": 1}, hand=6).tribes()
    scene.turn(0, phase="conquer")
    assert (scene.cost("b"), scene.cost("g")) == (2, 3)
    assert "conquer g" in scene.legal()


@pytest.mark.rule("C-CUSTOM-6")
def test_a_badge_may_bring_nothing_but_tokens():
    state = game("classic").new(players=2, seed=4, packs=[PACKS["wayfarers"]], own_limit=8)
    combo = next(power for power in state.rules.powers if power.id == "throngs_of")
    assert (combo.tokens, combo.effects) == (5, ())


@pytest.mark.rule("C-CUSTOM-9")
def test_an_engine_takes_a_far_region_for_one_token_and_guards_it():
    scene = hearth().give(0, "elves", "trebuchet", {"a": 1}, hand=5)
    scene.give(1, "orcs", "hill", {"e": 4}).tribes().turn(0, phase="conquer")
    assert "engine e" in scene.legal()
    scene.play("engine e")
    assert (scene.tokens("e"), scene.markers("e")) == (1, {"engine": 1})
    assert "conquer f" in scene.legal()  # beside e
    assert "conquer g" not in scene.legal()  # two borders away, and the first conquest is over


# What packs can say beyond those ideas.


def own(effects: list[Any], **fields: Any) -> Scenario:
    given = pack([own_race(5, effects)], [own_power(4)], **fields)
    return position("classic", players=2, board=BOARD, packs=[given])


@pytest.mark.rule("C-CUSTOM-8")
def test_coins_and_tokens_come_at_the_start_of_a_turn():
    effects = [{"type": "coins_at_start", "coins": 1}, {"type": "tokens_at_start", "tokens": 2}]
    scene = (
        own(effects)
        .give(0, "gnomes", "hill", {"a": 1, "b": 1}, coins=5)
        .give(1, "orcs", "swamp", {"g": 1})
    )
    scene.turn(1, phase="conquer").play("done", "done")
    assert scene.state.decision.kind == "choice"
    assert (scene.coins(0), scene.hand(0)) == (7, 2)


@pytest.mark.rule("C-CUSTOM-8")
def test_going_in_decline_pays_once():
    scene = own([{"type": "coins_on_decline", "coins": 4}]).give(
        0, "gnomes", "swamp", {"a": 1}, coins=5
    )
    scene.give(1, "orcs", "hill").turn(0, phase="choice").play("decline")
    assert scene.coins(0) == 5 + 4 + 1


@pytest.mark.rule("C-CUSTOM-8")
@pytest.mark.parametrize(
    ("when", "works"),
    [
        ({"regions_at_least": 3}, False),
        ({"regions_at_least": 2}, True),
        ({"coins_at_least": 6}, False),
        ({"coins_at_most": 5}, True),
        ({"neighbours_at_least": 1}, True),
        ({"neighbours_at_least": 2}, False),
        ({"holds": {"terrain": "swamp"}, "holds_at_least": 1}, True),
        ({"holds": {"terrain": "forest"}, "holds_at_least": 1}, False),
        ({"round": "first"}, True),
        ({"round": "odd"}, True),
        ({"round": "last"}, False),
    ],
)
def test_every_condition_decides(when: dict[str, Any], works: bool):
    effects = [{"type": "coins_each_turn", "coins": 3, "when": when}]
    scene = own(effects).give(0, "gnomes", "commando", {"a": 1, "b": 1}, coins=5)
    scene.give(1, "orcs", "hill", {"c": 1}).turn(0, round=1)
    assert scene.income(0) == (5 if works else 2)


@pytest.mark.rule("C-CUSTOM-9")
def test_a_marker_explodes_under_who_takes_it():
    marker = {"id": "mine_trap", "name": "Trap", "supply": 5, "harm": 2}
    effects = [{"type": "marks_conquests", "marker": "mine_trap"}]
    scene = own(effects, markers=[marker]).give(
        0, "gnomes", "hill", {"b": 1}, markers={"b": {"mine_trap": 1}}
    )
    scene.give(1, "orcs", "swamp", {"a": 1}, hand=6).turn(1, phase="conquer")
    scene.play("conquer b")
    assert scene.hand(1) == 6 - 3 - 2
