"""Own artifacts and places: the example that ships, scene by scene, and the limits."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from elbowroom import game
from elbowroom.testing import position
from elbowroom.workshop import check, load_pack
from tests.games.warcraft.boards import ISLANDS

RELICS = load_pack("examples/packs/lost_relics.json")
WARCRAFT = game("warcraft")


def scene(players: int = 2):
    return position("warcraft", players=players, board=ISLANDS, packs=[RELICS], own_limit=2)


def site(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"id": "old_mill", "name": "Old Mill", "effects": list(effects), **fields}


def sentences(*sites: Any) -> list[str]:
    pack = {"format": 1, "game": "warcraft", "id": "sample", "name": "Sample", "sites": list(sites)}
    return [fault["sentence"] for fault in check(pack)]


@pytest.mark.rule("W-CUSTOM-2")
def test_the_compass_makes_one_conquest_a_turn_cheaper() -> None:
    pos = scene().give(0, "orcs", "farmer", {"a3": 1}, hand=9).site("wayfarers_compass", "a3")
    pos.turn(phase="conquer")
    without, helped = pos.cost("a4"), pos.explain("wield a4 wayfarers_compass").total
    assert helped == without - 1
    pos.play("wield a4 wayfarers_compass")
    assert pos.site_in("a4") == ["wayfarers_compass"]
    assert not [text for text in pos.legal() if text.startswith("wield")]


@pytest.mark.rule("W-CUSTOM-2")
def test_the_compass_asks_neighbours_for_a_coin_where_it_is_laid() -> None:
    pos = (
        scene()
        .give(0, "orcs", "farmer", {"a3": 1, "a4": 1}, coins=0)
        .give(1, "humans", "mining", {"a6": 2}, coins=5)
        .site("wayfarers_compass", "a3")
    )
    pos.turn(phase="place").play("lay wayfarers_compass a4")
    assert (pos.coins(1), pos.site_in("a4")) == (4, ["wayfarers_compass"])


@pytest.mark.rule("W-CUSTOM-2")
def test_the_orchard_pays_and_brings_a_token() -> None:
    pos = scene().give(0, "orcs", "farmer", {"a3": 3}).site("moonlit_orchard", "a3")
    plain = scene().give(0, "orcs", "farmer", {"a3": 3}).turn(phase="conquer")
    pos.turn(phase="conquer")
    assert pos.state.income(0).total == plain.state.income(0).total + 1
    assert [part.amount for part in pos.state.income(0).parts if part.key == "site.moonlit_orchard"]


@pytest.mark.rule("W-CUSTOM-3")
def test_own_sites_are_among_those_not_yet_seen() -> None:
    state = WARCRAFT.new(3, 4, packs=[RELICS], own_limit=2)
    unseen = state.position_dict()["unseen"]
    assert len(unseen) == 12 + 2
    assert {"wayfarers_compass", "moonlit_orchard"} <= set(unseen)


@pytest.mark.rule("W-CUSTOM-3")
def test_there_is_room_for_so_many() -> None:
    pays = {"type": "pays_each_turn", "coins": 1}
    five = [{**site(pays), "id": f"mill_{n}", "name": f"Mill {'abcdef'[n]}"} for n in range(5)]
    assert sentences(*five) == []
    six = [*five, {**site(pays), "id": "mill_5", "name": "Mill f"}]
    assert any("at most 12" in each for each in sentences(*six))
    tools = [
        {**site({"type": "discount", "tokens": 1}, artifact=True), "id": f"axe_{n}", "name": f"Axe {'abcd'[n]}"}
        for n in range(4)
    ]  # fmt: skip
    assert any("at most 5" in each for each in sentences(*tools))


@pytest.mark.rule("W-CUSTOM-2")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (site(), "at least one effect"),
        (site({"type": "discount", "tokens": 1}), "belongs to artifacts"),
        (site({"type": "pays_each_turn", "coins": 1}, artifact=True), "belongs to places"),
        (site({"type": "pays_each_turn", "coins": 9}), "from 1 to 3"),
        (site({"type": "flies"}), "there is no effect"),
        (site({"type": "spares_units"}, {"type": "spares_units"}), "repeats"),
        (site({"type": "pays_for_the_shore", "coins": 2}, {"type": "spares_units"}), "alone"),
        (site({"type": "spares_units"}, name="Doomhammer"), "Doomhammer"),
    ],
)
def test_a_wrong_site_is_told_why(wrong: dict[str, Any], told: str) -> None:
    assert any(told in sentence for sentence in sentences(wrong)), sentences(wrong)


@pytest.mark.rule("W-CUSTOM-1")
def test_sites_come_with_races_of_a_faction_in_one_pack_and_replay() -> None:
    race = {"id": "mudlarks", "name": "Mudlarks", "tokens": 6, "effects": [], "faction": "horde"}
    pack = {**RELICS, "races": [race]}
    state = WARCRAFT.new(3, 8, packs=[pack], own_limit=2)
    assert state.rules.races[-1].faction == "horde"
    rng = Random(3)
    while not state.over:
        state.apply(rng.choice(state.legal_actions()))
    record = json.loads(json.dumps(WARCRAFT.record(state)))
    assert WARCRAFT.replay(record).digest() == state.digest()


def test_sites_are_part_of_the_content() -> None:
    plain = WARCRAFT.content_hash(WARCRAFT.check_setup(players=2))
    own = WARCRAFT.content_hash(WARCRAFT.check_setup(players=2, packs=[RELICS], own_limit=2))
    assert own != plain
