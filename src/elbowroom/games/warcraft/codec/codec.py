"""Actions of the games on islands by number, and what they show to a learner.

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
from elbowroom.games.warcraft.codec.observation import IslandSight
from elbowroom.games.warcraft.codec.schema import chart_fields, own_fields
from elbowroom.games.warcraft.engine.islands import faces
from elbowroom.games.warcraft.engine.position import Islands
from elbowroom.kernel.notation import COUNT, first_of, second_of
from elbowroom.kernel.state import State


class IslandsCodec(ConquestCodec):
    """Numbers and fields of one set-up of a game on islands."""

    def __init__(self, state: Islands) -> None:
        rules = state.own
        self.version = 2
        self.rules = rules
        regions = most_regions(state)
        islands = max(1, len(state.setup["sizes"]), len(rules.board.islands))
        fields = [
            *shared_schema.fields(rules, regions),
            *own_fields(rules, regions),
            *chart_fields(regions, islands),
        ]
        self.layout = Layout(fields, rules.players)
        self.number(
            actions.player_actions(rules, regions),
            actions.chance_answers(rules),
        )
        self.sight = IslandSight(rules, self.layout, regions, islands)

    def text(self, state: State, index: int) -> str:
        """Write an action in the notation; regions the map lacks are called by number."""
        action = self.action(index, 0)
        verb = state.notation.verb(action)
        words = [verb.word]
        for kind, number in zip(
            verb.arguments, (first_of(action), second_of(action)), strict=False
        ):
            names = [] if kind == COUNT else state.notation.names[kind]
            words.append(names[number] if number < len(names) else _by_number(kind, number))
        return " ".join(words)


def _by_number(kind: str, number: int) -> str:
    return str(number) if kind == COUNT else f"{kind}{number}"


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
