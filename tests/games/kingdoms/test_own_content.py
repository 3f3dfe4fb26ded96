"""Own factions, heroes and territories: the example that ships, scene by scene, and the limits."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from elbowroom import game
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.content_effects import effect_dict, read_effect
from elbowroom.games.kingdoms.engine.content_needs import needs_of
from elbowroom.games.kingdoms.engine.setting_up import card_options
from elbowroom.games.kingdoms.test_kit import KingdomsScenario
from elbowroom.kernel.content_reading import Faults
from elbowroom.kernel.errors import InvalidPack
from elbowroom.kernel.notation import first_of
from elbowroom.testing import position
from elbowroom.workshop import check, load_pack
from tests.games.kingdoms.factions.stage import bonus, go, highest, ones, stock

SALT = load_pack("examples/packs/salt_and_ember.json")
KINGDOMS = game("kingdoms")
OWN: dict[str, Any] = {"packs": [SALT], "own_limit": 2}


def kingdom(*homes: str, heroes_call: bool = False) -> KingdomsScenario:
    lands = list(homes or ("lanternmoor", "cinderholt", "eldwater"))
    return position(
        "kingdoms", players=len(lands), heroes_call=heroes_call, territories=lands, **OWN
    )


def faction(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"id": "foxes", "name": "Foxes", "effects": list(effects), **fields}


def pack(**lists: Any) -> dict[str, Any]:
    return {"format": 1, "game": "kingdoms", "id": "sample", "name": "Sample", **lists}


def sentences(*things: Any, kind: str = "factions", own_limit: int = 8) -> list[str]:
    return [fault["sentence"] for fault in check(pack(**{kind: list(things)}), None, own_limit)]


PLAIN = [{"type": "war_copy"}, {"type": "charge_on"}, {"type": "retreat_any"}]
BONUS = {"type": "vp", "rule": "per_forest", "most": 3}
FIVE = [*PLAIN, {"type": "rival_quest_toll"}, BONUS]


# Saltwardens.


@pytest.mark.rule("K-CUSTOM-2")
def test_saltwardens_trade_for_one_more_of_what_they_receive() -> None:
    pos = kingdom().give(0, "saltwardens", ones("lm1"), magic=1, ore=2).turn(select="trade")
    assert stock(pos.play("trade ore-food 2")) == (3, 0, 0)


@pytest.mark.rule("K-CUSTOM-2")
@pytest.mark.parametrize(("region", "food"), [("lm1", 2), ("c4", 1)])
def test_saltwardens_collect_a_food_more_beside_water(region: str, food: int) -> None:
    pos = kingdom().give(0, "saltwardens", {region: 2}, magic=2)
    pos.turn(active=2, select="build", acting=0).play("collect")
    assert pos.has(0, "food") == food


@pytest.mark.rule("K-CUSTOM-2")
@pytest.mark.parametrize(("magic", "number"), [(3, 2), (2, 1)])
def test_saltwardens_fight_cheaply_beside_water(magic: int, number: int) -> None:
    pos = (
        kingdom()
        .give(0, "saltwardens", {"lm1": 2}, magic=magic, ore=1)
        .give(1, regions=ones("lm2"))
    )
    assert highest(go(pos, "patrol lm1 lm2")) == number


@pytest.mark.rule("K-CUSTOM-2")
def test_saltwardens_quest_when_trade_is_chosen() -> None:
    pos = kingdom().give(0, "saltwardens", ones("lm1"), magic=4).turn(select="trade")
    assert "quest lm1 c1" in pos.legal()


@pytest.mark.rule("K-CUSTOM-3")
@pytest.mark.parametrize(("magic", "points"), [(5, 3), (4, 0)])
def test_saltwardens_score_at_most_three_regions_beside_water(magic: int, points: int) -> None:
    pos = kingdom().give(0, "saltwardens", ones("lm1", "lm2", "lm3", "lm5"), magic=magic)
    assert bonus(pos) == points


# Emberkin.


@pytest.mark.rule("K-CUSTOM-2")
def test_emberkin_earn_ore_in_mountains_and_research_with_it() -> None:
    pos = kingdom().give(0, "emberkin", ones("lm1"), magic=1)
    assert stock(go(pos, "patrol lm1 lm7")) == (0, 0, 1)
    pos = kingdom().give(0, "emberkin", ones("lm1"), magic=2, ore=3).turn(select="research")
    assert pos.play("research").state.magic[0] == 3
    assert pos.has(0, "ore") == 0


@pytest.mark.rule("K-CUSTOM-2")
def test_emberkin_build_for_one_less_but_never_for_nothing() -> None:
    pos = kingdom().give(0, "emberkin", ones("lm1"), magic=4, ore=9).turn(select="build")
    assert pos.explain("raise").total == 1
    pos = kingdom().give(0, "emberkin", ones("lm1"), magic=4, tower=2, ore=9).turn(select="build")
    assert pos.explain("raise").total == 2


# Ferrymaster and Hearthkeeper.


@pytest.mark.rule("K-CUSTOM-4")
def test_the_ferrymaster_alone_steps_across_water() -> None:
    pos = kingdom(heroes_call=True).give(0, regions=ones("lm2"), hero="ferrymaster", hero_in="lm1")
    legal = pos.turn(select="patrol").legal()
    assert "patrol-hero lm1 lm4" in legal
    assert "patrol lm2 lm5" not in legal


@pytest.mark.rule("K-CUSTOM-4")
def test_the_ferrymaster_finds_something_on_foreign_shores() -> None:
    pos = kingdom(heroes_call=True).give(
        0, regions=ones("lm2"), hero="ferrymaster", hero_in="lm1", hero_level=2
    )
    pos.turn(select="quest").play("quest-hero lm1 c1", "gain ore")
    assert pos.has(0, "ore") == 1


@pytest.mark.rule("K-CUSTOM-4")
def test_a_hero_rises_by_what_its_card_asks() -> None:
    pos = kingdom(heroes_call=True).give(
        0, regions=ones("lm2"), hero="hearthkeeper", hero_in="lm1", ore=9
    )
    assert pos.turn(select="build").explain("advance").total == 3
    pos.play("advance")
    assert pos.state.hero_level[0] == 2


@pytest.mark.rule("K-CUSTOM-4")
@pytest.mark.parametrize(("region", "number"), [("lm2", 2), ("c1", 1)])
def test_the_hearthkeeper_helps_others_at_home(region: str, number: int) -> None:
    pos = kingdom(heroes_call=True).give(
        0, "orcs", ones(region), hero="hearthkeeper", hero_in="lm4", ore=1
    )
    pos.give(1, "elves", {"e1": 2}).turn(active=1, select="quest", acting=1)
    pos.play(f"quest e1 {region}", "flag")
    assert highest(pos) == number


# Lanternmoor, dealing and needs.


@pytest.mark.rule("K-CUSTOM-6")
def test_lanternmoor_is_a_ring_around_a_lake() -> None:
    board = kingdom().state.rules.board
    lake = board.numbers["lanternmoor.w1"]
    assert board.names(board.adjacent[lake]) == [f"lm{number}" for number in range(1, 8)]
    assert board.names(board.adjacent[board.numbers["lm1"]]) == ["lm2", "lm7"]


@pytest.mark.rule("K-CUSTOM-7")
@pytest.mark.parametrize(
    ("types", "options", "dealt"),
    [
        ("plains", {}, True),
        ("peaks", {}, False),
        ("peaks", {"heroes_call": True}, True),
        ("plains", {"heroes_call": True, "frozen_lands": True}, False),
        ("tundra", {"heroes_call": True, "frozen_lands": True}, True),
    ],
)
def test_an_own_territory_is_dealt_where_it_fits(types: str, options: Any, dealt: bool) -> None:
    given = deepcopy(SALT)
    given["territories"][0]["regions"][0]["type"] = types
    given["territories"][0]["regions"][4]["type"] = "plains"
    state = KINGDOMS.new(3, packs=[given], own_limit=2, chance="ask", **options)
    assert (8 in [first_of(card) for card in card_options(state)]) is dealt


@pytest.mark.rule("K-CUSTOM-7")
def test_own_factions_are_in_the_pool_of_heroes_call() -> None:
    options = {"heroes_call": True, "faction_pool": "heroes_call", "factions": "choose"}
    state = KINGDOMS.new(
        3, 5, territories=["amberfold", "cinderholt", "eldwater"], **options, **OWN
    )
    offered = [state.text(action) for action in state.legal_actions()]
    assert {"faction saltwardens", "faction emberkin"} <= set(offered)
    assert "faction orcs" not in offered


@pytest.mark.rule("K-CUSTOM-5")
def test_a_faction_needs_what_two_levels_or_its_bonus_need() -> None:
    water = {"type": "war_discount", "amount": 1, "when": {"beside": "water"}}
    crossing = {"type": "terrain_cross", "feature": "water"}
    for effects, needs in (
        ([water, *PLAIN, BONUS], ()),
        ([water, crossing, *PLAIN[:2], BONUS], ("water",)),
        (
            [*FIVE[:4], {"type": "vp", "rule": "per_alliance", "most": 3}],
            ("three_or_more_players",),
        ),
    ):
        state = KINGDOMS.new(3, 1, packs=[pack(factions=[faction(*effects)])])
        assert state.rules.factions[-1].needs == needs
    silver = {"type": "enter_gain", "terrain": "plains", "resource": "silver", "amount": 1}
    state = KINGDOMS.new(3, 1, packs=[pack(factions=[faction(silver, *PLAIN, BONUS)])])
    assert state.rules.factions[-1].needs_heroes_call


def test_what_factions_of_the_box_need_mostly_follows_from_their_levels() -> None:
    printed = ("ice_giants", "lizardfolk", "yeti", "holy_order")
    for each in content().factions:
        if each.id not in printed:  # these say more than their levels do
            needed = set(each.needs) | ({"heroes_call"} if each.needs_heroes_call else set())
            assert set(needs_of(each.effects)) == needed, each.id


# Limits.


@pytest.mark.rule("K-CUSTOM-2")
def test_a_faction_has_five_levels() -> None:
    assert sentences(faction(*FIVE)) == []
    assert sentences(faction(*FIVE[:4])) == [
        "factions[0].effects: 5 effects are expected, one for each level, not 4."
    ]
    assert "at most 5 entries" in sentences(faction(*FIVE, BONUS))[0]


@pytest.mark.rule("K-CUSTOM-3")
def test_level_five_is_a_bonus_and_no_other_is() -> None:
    assert "level 5 is a bonus" in sentences(faction(*PLAIN, *FIVE[3:4], PLAIN[0]))[0]
    assert "only level 5 has" in sentences(faction(BONUS, *PLAIN, BONUS))[0]
    assert "from 1 to 4" in sentences(faction(*FIVE[:4], {**BONUS, "most": 5}))[0]


@pytest.mark.rule("K-CUSTOM-4")
def test_a_hero_has_two_levels_and_two_ways_on() -> None:
    hero = {
        "id": "miller",
        "name": "Miller",
        "effects": [{"type": "patrol_steps", "steps": 2}, {"type": "war_tie"}],
        "second_by": "war",
        "third_by": "build",
    }
    assert sentences(hero, kind="heroes") == []
    assert "has no price" in sentences({**hero, "second_for": 2}, kind="heroes")[0]
    assert "from 1 to 6" in sentences({**hero, "third_for": 7}, kind="heroes")[0]
    wrong = {**hero, "effects": [{"type": "charge_on"}, {"type": "war_tie"}]}
    assert "there is no effect 'charge_on'" in sentences(wrong, kind="heroes")[0]


@pytest.mark.rule("K-CUSTOM-6")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda land: land["regions"].pop(), "there is no region 'lm7'"),
        (lambda land: land["adjacency"].pop(3) and land["adjacency"].pop(), "no way leads"),
        (lambda land: land["regions"][1].update(type="plains") or land["regions"][5].update(type="ruins"), "forest"),
        (lambda land: [each.update(border=False) for each in land["regions"]], "at the border"),
        (lambda land: land["regions"][0].update(x=301), "from 0 to 300"),
        (lambda land: land["regions"][0].update(polygon=[[0, 0], [1, 1]]), "corners"),
        (lambda land: land["regions"][0].update(id="a1"), "a1"),
        (lambda land: land["features"][0].update(adjacent=[]), "no region lies beside it"),
        (lambda land: land["adjacency"].append(["lm1", "lm1"]), "same region"),
    ],
)  # fmt: skip
def test_a_territory_keeps_its_limits(change: Any, told: str) -> None:
    land = deepcopy(SALT["territories"][0])
    assert sentences(land, kind="territories") == []
    change(land)
    assert any(told in sentence for sentence in sentences(land, kind="territories"))


@pytest.mark.rule("K-CUSTOM-1")
def test_a_table_takes_one_of_each_kind_unless_it_says_more() -> None:
    other = {**faction(*FIVE), "id": "geese", "name": "Geese"}
    assert sentences(faction(*FIVE), other, own_limit=2) == []
    assert "this table takes 1" in sentences(faction(*FIVE), other, own_limit=1)[0]
    with pytest.raises(InvalidPack, match="takes 1"):
        KINGDOMS.new(3, 1, packs=[SALT])


@pytest.mark.rule("K-CUSTOM-1")
@pytest.mark.parametrize("taken", [{"id": "orcs"}, {"name": "Baron"}, {"name": "Amberfold"}])
def test_ids_and_names_are_its_own(taken: dict[str, str]) -> None:
    assert sentences(faction(*FIVE, **taken))


@pytest.mark.rule("K-CUSTOM-8")
def test_records_carry_the_pack_and_replay_without_the_file() -> None:
    state = KINGDOMS.new(3, 11, factions="choose", heroes_call=True, **OWN)
    for _ in range(120):
        if state.over:
            break
        state.apply(state.legal_actions()[-1])
    record = json.loads(json.dumps(KINGDOMS.record(state)))
    assert record["setup"]["packs"] == [SALT]
    assert KINGDOMS.replay(record).digest() == state.digest()


def test_a_pack_changes_the_content_and_none_changes_nothing() -> None:
    plain = KINGDOMS.content_hash(KINGDOMS.check_setup(players=3))
    assert KINGDOMS.content_hash(KINGDOMS.check_setup(players=3, packs=[])) == plain
    assert KINGDOMS.content_hash(KINGDOMS.check_setup(players=3, **OWN)) != plain


def test_conditions_about_heroes_belong_to_heroes() -> None:
    effect = {"type": "cost_mod", "priced": "build", "less": 1, "when": {"hero_on": "home"}}
    assert "unknown field 'hero_on'" in sentences(faction(effect, *PLAIN, BONUS))[0]


def test_what_could_never_do_anything_is_refused() -> None:
    for effect, told in (
        ({"type": "action_sub", "chosen": "trade", "instead": "trade"}, "another action"),
        ({"type": "resource_sub", "use": "ore", "action": "build"}, "paid with ore anyway"),
        ({"type": "collect_bonus", "resource": "ore", "amount": 1, "when": {"at_least": 2}}, "kind of region"),
        ({"type": "cost_mod", "priced": "expand", "less": 1, "when": {"built_beside": "crag"}}, "only build"),
    ):  # fmt: skip
        assert told in sentences(faction(effect, *PLAIN, BONUS))[0]


@pytest.mark.parametrize("kind", ["faction", "hero"])
def test_what_the_box_has_can_be_written_and_read_again(kind: str) -> None:
    things: Any = content().factions if kind == "faction" else content().heroes
    for thing in things:
        for level, effect in enumerate(thing.effects[: 5 if kind == "faction" else 2], 1):
            written = effect_dict(effect)
            if written.get("most") == 0:  # without a cap, which packs must have
                continue
            faults = Faults()
            read = read_effect(faults, "it", json.loads(json.dumps(written)), kind, level)
            assert (read, faults.found) == (effect, []), thing.id
