"""The tracks of all factions: what the rules print is what the table holds."""

from __future__ import annotations

import pytest

from elbowroom.games.kingdoms.engine.factions import FACTIONS
from tests.games.kingdoms.factions.stage import kingdom, points
from tests.games.kingdoms.printed import FACTIONS as PRINTED_FACTIONS
from tests.games.kingdoms.printed import Head, effect_of, faction_heads, faction_levels


@pytest.mark.rule("K-COMP-6", "K-COMP-5")
def test_all_factions_have_the_levels_the_rules_print() -> None:
    printed = faction_levels()
    assert [faction.id for faction in FACTIONS] == list(printed)
    assert len(FACTIONS) == PRINTED_FACTIONS, "docs/rules/kingdoms.md, K-COMP-6"
    for faction in FACTIONS:
        levels = printed[faction.id]
        assert [level.price for level in levels] == ["1", "2", "3", "4", "5"]
        assert list(faction.effects) == [effect_of(level) for level in levels], faction.id


def test_the_table_says_of_each_faction_what_the_rules_say() -> None:
    assert faction_heads() == {
        each.id: Head(each.name, each.set, each.needs, each.needs_heroes_call, each.suits_dummy)
        for each in FACTIONS
    }


@pytest.mark.rule("K-COMP-5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_as_much_mana_as_its_number(level: int) -> None:
    pos = kingdom().give(0, "orcs", {"a1": 2}, magic=level - 1, mana=level).turn(select="research")
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (level, 0)
    bonus = 2 if level == 5 else 0
    assert points(pos) == 2 + level + bonus
