"""The tracks of all factions: what the rules print is what the engine reads."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elbowroom.games.kingdoms.engine.content import EFFECT_KINDS, content, read_effect
from tests.games.kingdoms.factions.stage import points, realm

PAGE = Path(__file__).resolve().parents[4] / "docs" / "rules" / "kingdoms.md"
ROW = re.compile(r"^\| K-FAC-([a-z_]+)-L(\d) \| (\d) \| .*? \| `(\w+)`(?: (\{.*\}))? \| [PH] \|$")


def printed() -> dict[tuple[str, int], tuple[int, str, dict[str, Any]]]:
    """Read cost, kind and parameters of every level from the rules."""
    rows = [ROW.match(line) for line in PAGE.read_text().splitlines()]
    return {
        (row[1], int(row[2])): (int(row[3]), row[4], json.loads(row[5] or "{}"))
        for row in rows
        if row
    }


@pytest.mark.rule("K-COMP-6", "K-COMP-5")
def test_29_factions_have_the_levels_the_rules_print() -> None:
    read = {
        (faction["id"], level["level"]): (
            level["cost"],
            level["effect"]["kind"],
            level["effect"].get("params", {}),
        )
        for faction in content().facts["factions"]
        for level in faction["levels"]
    }
    assert len(content().factions) == 29
    assert len(read) == 29 * 5
    assert read == printed()


@pytest.mark.rule("K-COMP-5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_costs_as_much_mana_as_its_number(level: int) -> None:
    pos = realm().give(0, "orcs", {"a1": 2}, magic=level - 1, mana=level).turn(select="research")
    pos.play("research")
    assert (pos.state.magic[0], pos.has(0, "mana")) == (level, 0)
    bonus = 2 if level == 5 else 0
    assert points(pos) == 2 + level + bonus


def test_every_kind_of_effect_a_faction_names_is_known() -> None:
    for faction in content().facts["factions"]:
        for level in faction["levels"]:
            assert level["effect"]["kind"] in EFFECT_KINDS
            assert read_effect(level["effect"]) is not None
