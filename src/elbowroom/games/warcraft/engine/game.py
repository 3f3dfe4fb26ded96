"""Setting this game up."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine.checks import breaches, check_position
from elbowroom.conquest.engine.content import Standard, check_packs, trait_dict
from elbowroom.conquest.engine.map_info import printed_counts, printed_regions
from elbowroom.conquest.engine.state import begin_history
from elbowroom.games.warcraft.engine import steps
from elbowroom.games.warcraft.engine.content import standard
from elbowroom.games.warcraft.engine.content_sites import site_dict
from elbowroom.games.warcraft.engine.islands import (
    check_islands,
    compose,
    drawable,
    faces,
    facts,
    needed,
)
from elbowroom.games.warcraft.engine.landing import land_on
from elbowroom.games.warcraft.engine.markers import MARKERS
from elbowroom.games.warcraft.engine.rulemaking import rules_on
from elbowroom.games.warcraft.engine.serialisation import restore
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.kernel.bits import size
from elbowroom.kernel.errors import InvalidSetup, unknown
from elbowroom.kernel.game import Game
from elbowroom.kernel.laws import Breach
from elbowroom.kernel.notation import encode
from elbowroom.kernel.state import State, fingerprint

_OPTIONS: Final = (
    "players",
    "islands",
    "map",
    "names",
    "packs",
    "own_limit",
    "open_coins",
    "two_player_islands",
    "teams",
    "team_scoring",
    "sizes",
)
_LARGE_AND_MEDIUM: Final = "L+M"
_LARGE_AND_SMALL: Final = "L+S"
_SCORINGS: Final = ("best", "sum")


class Warcraft(Game):
    """Small World of Warcraft, with the variant for two sides."""

    def __init__(self) -> None:
        self.id = "warcraft"
        self.name = "Small World of Warcraft"
        self.rules_version = 3
        self.fewest_players = 2
        self.most_players = 5

    def map_names(self) -> list[str]:
        """List the island faces there are."""
        return list(faces())

    def map_facts(self, name: str) -> dict[str, Any]:
        self._check_face(name)
        island, face = compose((name,)), faces()[name]
        return {
            "name": face["name"],
            "size": face["size"],
            "sites": size(island.icons),
            "murlocs": size(island.board.lost_tribes),
            **printed_counts(island.board, facts()["terrains"], facts()["symbols"]),
        }

    def map_regions(self, name: str) -> list[dict[str, Any]]:
        self._check_face(name)
        island = compose((name,))
        return printed_regions(
            island.board,
            murlocs=island.board.lost_tribes,
            landing=island.board.border,
            site=island.icons,
        )

    def map_places(self, setup: dict[str, Any]) -> list[str]:
        return list(setup["sizes"])

    def map_side(self, name: str) -> tuple[str, str]:
        self._check_face(name)
        return str(faces()[name]["board"]), str(faces()[name]["size"])

    def _check_face(self, name: str) -> None:
        if name not in faces():
            raise unknown("map", name, self.map_names())

    def check_setup(self, **options: Any) -> dict[str, Any]:
        for option in options:
            if option not in _OPTIONS:
                raise InvalidSetup(f"No option '{option}'. Options: {', '.join(_OPTIONS[:-1])}.")
        players = options["players"]
        self.check_player_count(players)
        alternative = _choice(options, "two_player_islands", (_LARGE_AND_MEDIUM, _LARGE_AND_SMALL))
        if alternative == _LARGE_AND_SMALL and players != self.fewest_players:
            raise InvalidSetup(f"two_player_islands is for 2 players; {players} play.")
        sizes = needed(players, alternative == _LARGE_AND_SMALL)
        own_map = options.get("map")
        given = options.get("islands")
        if own_map is not None and not isinstance(own_map, dict):
            raise InvalidSetup(
                "map is a map of one's own as data; islands are chosen by 'islands'."
            )
        if own_map is not None and given is not None:
            raise InvalidSetup("Both islands and map are given; choose one of them.")
        setup = {
            "players": players,
            "islands": None if given is None else check_islands(given, sizes),
            "map": own_map,
            "sizes": sizes,
            "names": self.check_names(options.get("names"), players),
            "open_coins": self.check_flag(options, "open_coins"),
            "two_player_islands": alternative,
            "teams": self.check_flag(options, "teams"),
            "team_scoring": _choice(options, "team_scoring", _SCORINGS),
        }
        if not setup["teams"]:
            setup["team_scoring"] = _SCORINGS[0]
        if options.get("packs"):
            own_limit = options.get("own_limit", 1)
            setup["packs"] = check_packs(self.standard(), options["packs"], own_limit)
            setup["own_limit"] = own_limit
        if own_map is not None:
            rules_on(setup, [])  # refuses a map that cannot be played
        return setup

    def standard(self) -> Standard:
        """Give the content of the box, which packs add to."""
        return standard(self.rules_version)

    def begin(self, setup: dict[str, Any]) -> WarcraftState:
        rules = rules_on(setup, _first_islands(setup))
        state = WarcraftState(rules)
        begin_history(state, setup)
        land_on(state, rules)
        if setup["islands"] is None and setup["map"] is None:
            state.stack = [encode(steps.ISLAND)] * len(setup["sizes"])
        return state

    def restore(self, setup: dict[str, Any], position: dict[str, Any]) -> State:
        state = self.read(setup, position)
        check_position(state)
        return state

    def read(self, setup: dict[str, Any], position: dict[str, Any]) -> WarcraftState:
        setup = self.check_setup(**setup)
        state = self.begin(setup)
        restore(state, position)
        return state

    def breaches(self, state: Any) -> list[Breach]:
        return breaches(state)

    def content_hash(self, setup: dict[str, Any]) -> str:
        rules = rules_on(setup, _first_islands(setup))
        content: dict[str, Any] = {
            "islands": faces() if setup["map"] is None else setup["map"],
            "races": [trait_dict(race) for race in rules.races],
            "powers": [trait_dict(power) for power in rules.powers],
            "rounds": rules.rounds,
        }
        own = [site_dict(site) for site in rules.sites[len(SITES) :]]
        markers = [repr(marker) for marker in rules.markers[len(MARKERS) :]]
        brought = {"sites": own, "markers": markers}
        return fingerprint(content | {name: each for name, each in brought.items() if each})


def _first_islands(setup: dict[str, Any]) -> list[str]:
    """Give the islands of a setup; where they are to be drawn, the first that could be."""
    if setup["islands"] is not None:
        return list(setup["islands"])
    chosen: list[str] = []
    while setup["map"] is None and len(chosen) < len(setup["sizes"]):
        chosen.append(drawable(tuple(chosen), setup["sizes"][len(chosen)])[0])
    return chosen


def first_islands(players: int, two_player_islands: str = "") -> list[str]:
    """Give the first islands a game may be played on."""
    sizes = needed(players, two_player_islands == _LARGE_AND_SMALL)
    return _first_islands({"islands": None, "map": None, "sizes": sizes})


def _choice(options: dict[str, Any], name: str, allowed: tuple[str, ...]) -> str:
    given = options.get(name, allowed[0])
    if given not in allowed:
        raise InvalidSetup(f"{name} is {given!r}; it may be {' or '.join(allowed)}.")
    return str(given)


WARCRAFT = Warcraft()
GAME = WARCRAFT
