"""A scene for one part of a thing: a turn of whoever has it, and for almost every effect one at which it matters."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom.conquest.scenes import _goes_otherwise
from elbowroom.workshop import check, load_pack, vocabulary
from elbowroom.workshop.samples import Thing, weigher_of

MARKER = {"id": "stone", "name": "Stone", "supply": 5}
RARE = {"coins_for_abandoned", "coins_per_marker"}
"""Quick bots abandon nothing, and a marker pays only where something else places it."""


def pack_with(effect: dict[str, Any]) -> dict[str, Any]:
    race = {"id": "quixlings", "name": "Quixlings", "tokens": 5, "effects": [effect]}
    pack = {"format": 1, "game": "classic", "id": "quix", "name": "Quix", "races": [race]}
    return pack if not check(pack, "classic") else {**pack, "markers": [MARKER]}


EFFECTS = [each for each in vocabulary("classic")["effects"] if "race" in each["kinds"]]


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda each: each["type"])
def test_there_is_a_turn_at_which_an_effect_matters(effect: dict[str, Any]) -> None:
    pack = pack_with(effect["example"])
    options = {"players": 3, "packs": [pack], "own_limit": 1}
    bare = {**pack, "races": [{**pack["races"][0], "effects": []}]}
    matters = False
    for _ in range(1 if effect["type"] in RARE else 4):  # scenes are found by chance
        state: Any = weigher_of("classic").scene(
            "classic", options, Thing("races", "quixlings"), 0, 0
        )
        assert (state.decision.player, state.over) == (0, False)
        matters = matters or _goes_otherwise(state, {**state.setup, "packs": [bare]}, 0)
        if matters:
            break
    assert matters or effect["type"] in RARE


def test_a_level_of_a_faction_and_a_hero_are_reached_already() -> None:
    pack = load_pack("examples/packs/salt_and_ember.json")
    options = {"players": 3, "packs": [pack], "own_limit": 2}
    weigher = weigher_of("kingdoms")
    state: Any = weigher.scene("kingdoms", options, Thing("factions", "emberkin"), 2, 0)
    assert state.magic[0] == 3
    hero: Any = weigher.scene("kingdoms", options, Thing("heroes", "hearthkeeper"), 1, 0)
    assert hero.hero_level[0] == 2
    assert hero.rules.heroes[hero.hero_card[0]].id == "hearthkeeper"
