"""What a learner sees of the cliff."""

from __future__ import annotations

from typing import Any

from elbowroom.envs.simple_codec import Field, SimpleCodec, seat_field
from elbowroom.kernel.state import State
from elbowroom_ledges.position import LEDGES, Cliff


class LedgesCodec(SimpleCodec):
    """Who nests where, who has how many points, and the own home."""

    longest = 200
    chance_verbs = ("die", "deal")

    def fields(self, state: State) -> list[Field]:
        return [
            Field("hop", (1,), 1, "whether a hop is asked for, not an act"),
            Field("home", (len(LEDGES),), 1, "the own home"),
            seat_field("nests", (self.players, len(LEDGES)), 1, "who nests where"),
            seat_field("points", (self.players,), 255, "points so far"),
        ]

    def values(self, seen: Cliff, player: int) -> dict[str, Any]:
        return {
            "hop": seen.decision.kind == "hop",
            "home": [seen.homes[player] == ledge for ledge in range(len(LEDGES))],
            "nests": [[held == seat for held in seen.holder] for seat in range(self.players)],
            "points": seen.score,
        }
