"""Actions of this game by number, and what they show to a learner.

The islands are drawn for every game, so numbers and fields have room for the largest ones; an
observation tells the map. Regions a game does not have are never allowed.
"""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.codec import schema as shared_schema
from elbowroom.conquest.codec.codec import ConquestCodec
from elbowroom.conquest.engine.position import Position
from elbowroom.envs.codecs.layout import Layout
from elbowroom.games.warcraft.codec import actions
from elbowroom.games.warcraft.codec.observation import WarcraftObserver
from elbowroom.games.warcraft.codec.schema import chart_fields, extra_fields
from elbowroom.games.warcraft.engine.islands import faces
from elbowroom.games.warcraft.engine.position import WarcraftPosition


class WarcraftCodec(ConquestCodec):
    """Numbers and fields of one set-up of Warcraft."""

    def __init__(self, state: WarcraftPosition) -> None:
        rules = state.game_rules
        self.version = 2
        self.rules = rules
        regions = most_regions(state)
        islands = max(1, len(state.setup["sizes"]), len(rules.board.islands))
        fields = [
            *shared_schema.fields(rules, regions),
            *extra_fields(rules, regions),
            *chart_fields(regions, islands),
        ]
        self.layout = Layout(fields, rules.players)
        self.number(
            actions.player_actions(rules, regions),
            actions.chance_answers(rules),
        )
        self.observer = WarcraftObserver(rules, self.layout, regions, islands)


def most_regions(state: Position) -> int:
    """Count the regions of the largest islands that may be drawn, or of those that were chosen."""
    setup: dict[str, Any] = state.setup
    if setup["islands"] is not None or setup["map"] is not None:
        return len(state.rules.board.regions)
    total = 0
    for size in sorted(set(setup["sizes"])):
        largest: dict[str, int] = {}
        for face in faces().values():
            if face["size"] == size:
                board = str(face["board"])
                largest[board] = max(largest.get(board, 0), len(face["regions"]))
        total += sum(sorted(largest.values(), reverse=True)[: setup["sizes"].count(size)])
    return total
