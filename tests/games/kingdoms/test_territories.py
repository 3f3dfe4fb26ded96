"""The territories region by region, as section 22 of the rules prints them."""

from __future__ import annotations

import re

import pytest

from elbowroom.games.kingdoms.engine.board import Board, Territory
from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.terms import TERRAINS
from elbowroom.kernel.bits import members
from tests.games.kingdoms.printed import PAGE

ROW = re.compile(r"^\| (\w+) \| (\w+) \| \d+ \| \d+ \| ([B-]) \| ([\w, ]+) \|$", re.MULTILINE)
FEATURE = re.compile(r"(\w+) (water|river|crag) at \(\d+, \d+\), adjacent: ((?:\w+(?:, )?)+)")
Printed = dict[str, tuple[str, bool, list[str]]]


def section_of(territory: str) -> str:
    """Cut the part of the page about one territory out."""
    return PAGE.partition(f"### K-TERR-{territory} ")[2].partition("\n### ")[0]


def neighbours(text: str) -> list[str]:
    return sorted(text.split(", "))


@pytest.mark.rule("K-TERM-3", "K-TERM-4", "K-TERM-5")
@pytest.mark.parametrize("territory", content().territories, ids=lambda each: each.id)
def test_every_region_has_its_printed_type_edge_and_neighbours(territory: Territory) -> None:
    board = Board([territory])
    found: Printed = {
        board.ids[space]: (
            TERRAINS[board.terrain[space]],
            bool(board.border >> space & 1),
            sorted([board.ids[other] for other in members(board.adjacent[space])]),
        )
        for space in range(len(board.ids))
    }
    section = section_of(territory.id)
    printed: Printed = {
        region: (kind, edge == "B", neighbours(beside))
        for region, kind, edge, beside in ROW.findall(section)
    }
    for feature, kind, beside in FEATURE.findall(section):
        printed[f"{territory.id}.{feature}"] = (kind, False, neighbours(beside))
    assert found == printed
