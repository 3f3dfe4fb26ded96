"""Setting a game of Ledges up, and reading one back."""

from __future__ import annotations

from typing import Any

from elbowroom.kernel.errors import InvalidPosition, InvalidSetup
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import fingerprint
from elbowroom_ledges.position import EMPTY, HIDDEN, HOME, LEDGES, NESTS, ROUNDS, Cliff, beside
from elbowroom_ledges.steps import BEGINNING, DEALING, KINDS


class Ledges(Game):
    """Flocks of gulls, and a cliff with too few ledges for all of them."""

    def __init__(self) -> None:
        self.id = "ledges"
        self.name = "Ledges"
        self.rules_version = 1
        self.fewest_players = 2
        self.most_players = 4

    def check_setup(self, **options: Any) -> dict[str, Any]:
        for option in options:
            if option not in ("players", "names"):
                raise InvalidSetup(f"No option '{option}'. Options: players, names.")
        players = options["players"]
        self.check_player_count(players)
        return {"players": players, "names": self.check_names(options.get("names"), players)}

    def begin(self, setup: dict[str, Any]) -> Cliff:
        cliff = Cliff(setup, KINDS)
        cliff.push(BEGINNING)
        for player in reversed(range(cliff.players)):
            cliff.push(DEALING, player)
        return cliff

    def restore(self, setup: dict[str, Any], position: dict[str, Any]) -> Cliff:
        cliff = Cliff(self.check_setup(**setup), KINDS)
        seats = range(cliff.players)
        cliff.turns = int(position["turns"])
        cliff.holder = [EMPTY if seat is None else seats[seat] for seat in position["holder"]]
        cliff.score = [int(points) for points in position["points"]]
        unknown = HIDDEN if cliff.turns else EMPTY
        cliff.homes = [
            unknown if home is None else LEDGES.index(home) for home in position["homes"]
        ]
        sizes = (len(cliff.holder), len(cliff.score), len(cliff.homes))
        if sizes != (len(LEDGES), cliff.players, cliff.players):
            raise InvalidPosition("Every ledge has a place in `holder`, every flock in the rest.")
        cliff.stack = cliff.read_steps(position["steps"])
        return cliff

    def content_hash(self, setup: dict[str, Any]) -> str:
        return fingerprint([LEDGES, ROUNDS, NESTS, HOME])

    def map_names(self) -> list[str]:
        return ["cliff"]

    def map_facts(self, name: str) -> dict[str, Any]:
        return {"regions": len(LEDGES), "land": len(LEDGES), "borders": len(LEDGES) - 1}

    def map_regions(self, name: str) -> list[dict[str, Any]]:
        return [
            {"id": ledge, "adjacent": [LEDGES[other] for other in beside(number)]}
            for number, ledge in enumerate(LEDGES)
        ]


GAME = Ledges()
