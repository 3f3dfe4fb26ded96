"""The islands region by region, as they are printed."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

from elbowroom import InvalidRecord, game
from elbowroom.games.warcraft.engine.islands import Archipelago, compose, faces
from elbowroom.kernel.bits import members
from tests.games.warcraft.boards import ISLANDS

PRINTED = Path(__file__).with_name("printed_islands.txt").read_text("utf-8")


def as_printed(island: Archipelago, region: int) -> str:
    """Write down what the engine knows of a region: terrain, symbols, marks, neighbours."""
    board = island.board
    signs = {**board.terrain, **dict(sorted(board.symbol.items()))}
    signs |= {"murloc": board.lost_tribes, "landing": board.border, "icon": island.icons}
    shown = [name for name, regions in signs.items() if regions >> region & 1]
    beside = sorted([board.ids[other] for other in members(board.adjacent[region])])
    return f"{board.ids[region]} {' '.join(shown)}: {' '.join(beside)}"


@pytest.mark.rule("W-DEF-3", "W-DEF-4")
@pytest.mark.parametrize("face", faces())
def test_every_region_lies_where_it_is_printed_and_shows_what_is_printed(face: str) -> None:
    printed = PRINTED.partition(f"island {face}\n")[2].partition("\n\n")[0].splitlines()
    island = compose((face,))
    regions = range(len(island.board.regions))
    assert [as_printed(island, region) for region in regions] == printed


def test_a_record_on_a_map_of_ones_own_is_refused_with_another_map() -> None:
    warcraft = game("warcraft")
    record = warcraft.record(warcraft.new(players=2, seed=1, map=ISLANDS))
    changed = deepcopy(ISLANDS)
    changed["regions"][0]["terrain"] = "hill"
    with pytest.raises(InvalidRecord, match="other content"):
        warcraft.replay({**record, "setup": {**record["setup"], "map": changed}})
