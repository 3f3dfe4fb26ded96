"""Setting up the classic game."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.checks import breaches, check_position
from elbowroom.conquest.engine.content import (
    Standard,
    add_packs,
    check_packs,
    own_markers,
    trait_dict,
)
from elbowroom.conquest.engine.map_info import printed_counts, printed_regions
from elbowroom.conquest.engine.own_rules import add_own_rules
from elbowroom.conquest.engine.rules import DRAWN, Rules
from elbowroom.conquest.engine.serialisation import restore
from elbowroom.conquest.engine.shared_rules import add_shared_rules
from elbowroom.conquest.engine.state import ConquestState, first_state
from elbowroom.games.classic.engine.citations import CITATIONS
from elbowroom.games.classic.engine.maps import board, facts, map_names, read_board
from elbowroom.games.classic.engine.markers import MARKERS
from elbowroom.games.classic.engine.powers import POWERS
from elbowroom.games.classic.engine.races import RACES
from elbowroom.kernel.bits import size
from elbowroom.kernel.errors import InvalidSetup, unknown
from elbowroom.kernel.game import Game
from elbowroom.kernel.laws import Breach
from elbowroom.kernel.state import State, fingerprint

_OPTIONS = ("players", "map", "names", "packs", "own_limit", "open_coins", "first")
_MOST_RULES_KEPT = 64


class Classic(Game):
    """Small World of 2009, without expansions."""

    def __init__(self) -> None:
        self.id = "classic"
        self.name = "Classic Small World"
        self.rules_version = 3
        self.fewest_players = 2
        self.most_players = 5
        self._rules: dict[tuple[object, ...], Rules] = {}

    def map_names(self) -> list[str]:
        """List the boards there are."""
        return map_names()

    def map_facts(self, name: str) -> dict[str, Any]:
        plan = _known_board(name)
        return {
            "players": facts()["maps"][name]["players"],
            "turns": facts()["turns"][name],
            "tribes": size(plan.lost_tribes),
            **printed_counts(plan, facts()["terrains"], facts()["symbols"]),
        }

    def map_regions(self, name: str) -> list[dict[str, Any]]:
        plan = _known_board(name)
        return printed_regions(
            plan, lost_tribe=plan.lost_tribes, border=plan.border, coastal=plan.coastal
        )

    def standard(self) -> Standard:
        """Give the content of the box, which packs add to."""
        return Standard(
            list(RACES),
            list(POWERS),
            list(MARKERS),
            facts()["terrains"],
            facts()["symbols"],
            self.id,
            self.rules_version,
        )

    def check_setup(self, **options: Any) -> dict[str, Any]:
        for option in options:
            if option not in _OPTIONS:
                raise InvalidSetup(f"No option '{option}'. Options: {', '.join(_OPTIONS)}.")
        players = options["players"]
        self.check_player_count(players)
        own_limit = options.get("own_limit", 1)
        setup = {
            "players": players,
            "map": _check_map(options.get("map"), players),
            "names": self.check_names(options.get("names"), players),
            "packs": check_packs(self.standard(), options.get("packs"), own_limit),
            "own_limit": own_limit,
            "open_coins": self.check_flag(options, "open_coins"),
        }
        if options.get("first") is not None:
            setup["first"] = _check_first(options["first"], players)
        self.rules(setup)
        return setup

    def setup_after(self, state: State) -> dict[str, Any]:
        if not isinstance(state, ConquestState):
            raise TypeError("a classic game ends in a conquest state")
        following = (state.first_player + 1) % state.rules.players
        return {**state.setup, "first": following}

    def begin(self, setup: dict[str, Any]) -> ConquestState:
        return first_state(self.rules(setup), setup)

    def restore(self, setup: dict[str, Any], position: dict[str, Any]) -> ConquestState:
        state = self.read(setup, position)
        check_position(state)
        return state

    def read(self, setup: dict[str, Any], position: dict[str, Any]) -> ConquestState:
        setup = self.check_setup(**setup)
        state = first_state(self.rules(setup), setup)
        restore(state, position)
        return state

    def breaches(self, state: Any) -> list[Breach]:
        return breaches(state)

    def rules(self, setup: dict[str, Any]) -> Rules:
        """Give the rules of a setup; equal setups share them."""
        key = _all_but_names(setup)
        if key not in self._rules:
            if len(self._rules) >= _MOST_RULES_KEPT:
                self._rules.clear()
            self._rules[key] = self._make_rules(setup)
        return self._rules[key]

    def _make_rules(self, setup: dict[str, Any]) -> Rules:
        races, powers = add_packs(self.standard(), setup["packs"], setup["own_limit"])
        players = setup["players"]
        rounds = facts()["turns"][str(players)]
        markers = [*MARKERS, *own_markers(self.standard(), setup["packs"])]
        rules = Rules(_board(setup), races, powers, markers, players, rounds)
        add_shared_rules(rules)
        rules.game_id = self.id
        rules.open_coins = setup["open_coins"]
        rules.first_player = setup.get("first", DRAWN)
        rules.citations = CITATIONS
        if setup["packs"]:
            add_own_rules(rules)
        return rules

    def content_hash(self, setup: dict[str, Any]) -> str:
        rules = self.rules(setup)
        content: dict[str, Any] = {
            "map": _map_data(setup),
            "races": [trait_dict(race) for race in rules.races],
            "powers": [trait_dict(power) for power in rules.powers],
            "rounds": rules.rounds,
        }
        own = [repr(marker) for marker in rules.markers[len(MARKERS) :]]
        return fingerprint({**content, "markers": own} if own else content)


def _all_but_names(setup: dict[str, Any]) -> tuple[object, ...]:
    """Give what the rules of a setup follow from, to find them by."""
    return tuple([(name, _in_key(setup[name])) for name in setup if name != "names"])


def _in_key(value: Any) -> int | str:
    """Let a hash stand for a map or packs of one's own, which others may change."""
    if isinstance(value, int | str):
        return value
    return fingerprint(value) if value else ""


def _map_data(setup: dict[str, Any]) -> Any:
    given = setup["map"]
    return facts()["maps"][given] if isinstance(given, str) else given


def _board(setup: dict[str, Any]) -> Board:
    given = setup["map"]
    return board(given) if isinstance(given, str) else read_board("own map", given)


def _known_board(name: str) -> Board:
    if name not in map_names():
        raise unknown("map", name, map_names())
    return board(name)


def _check_map(given: Any, players: int) -> Any:
    """Use the map of the player count (C-SETUP-1), or a board of one's own given as data."""
    if given is None:
        return str(players)
    if isinstance(given, dict):
        return given
    name = str(given)
    _known_board(name)
    if name != str(players):
        raise InvalidSetup(f"Map {name} is for {name} players; {players} play on map {players}.")
    return name


def _check_first(given: Any, players: int) -> int:
    """Let a seat begin, instead of one that is drawn (C-SETUP-6)."""
    if type(given) is not int or not 0 <= given < players:
        raise InvalidSetup(f"The first player is a seat from 0 to {players - 1}, not {given!r}.")
    return given


CLASSIC = Classic()
GAME = CLASSIC
