"""Setting this game up."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from elbowroom.games.kingdoms.engine.board import Territory
from elbowroom.games.kingdoms.engine.checks import breaches, check_position
from elbowroom.games.kingdoms.engine.content import Content, content, content_data
from elbowroom.games.kingdoms.engine.content_packs import check_packs, content_of
from elbowroom.games.kingdoms.engine.map_info import printed_counts, printed_regions
from elbowroom.games.kingdoms.engine.rules import Rules, rules_for
from elbowroom.games.kingdoms.engine.serialisation import read_lands, restore
from elbowroom.games.kingdoms.engine.setting_up import ANY_FACTION, DIFFICULTIES, NORMAL, SUGGESTED
from elbowroom.games.kingdoms.engine.state import KingdomsState, first_state
from elbowroom.games.kingdoms.engine.terms import BASIC, FULL, NONE
from elbowroom.kernel.errors import InvalidSetup, unknown
from elbowroom.kernel.game import Game
from elbowroom.kernel.laws import Breach
from elbowroom.kernel.state import State, fingerprint

_OPTIONS: Final = (
    "players",
    "names",
    "heroes_call",
    "frozen_lands",
    "factions",
    "faction_pool",
    "territories",
    "dummy_faction",
    "difficulty",
    "packs",
    "own_limit",
)
_FACTIONS: Final = ("random", "choose")
_WEEK: Final = ("easy", "normal", "normal", "normal", "normal", "hard", "hard")
"""How hard the challenge of a day is, from Monday on."""
_POOLS: Final = ("all", "heroes_call")


class Kingdoms(Game):
    """Tiny Epic Kingdoms, with Heroes' Call."""

    def __init__(self) -> None:
        self.id = "kingdoms"
        self.name = "Tiny Epic Kingdoms"
        self.rules_version = 4
        self.fewest_players = 1
        self.most_players = 5

    def map_names(self) -> list[str]:
        """List the territories there are."""
        return [territory.id for territory in content().territories]

    def map_facts(self, name: str) -> dict[str, Any]:
        return printed_counts(self._territory(name))

    def map_regions(self, name: str) -> list[dict[str, Any]]:
        return printed_regions(self._territory(name))

    def map_places(self, setup: dict[str, Any]) -> list[str]:
        return [""] * _places(setup["players"])

    def map_side(self, name: str) -> tuple[str, str]:
        return self._territory(name).card, ""

    def _territory(self, name: str) -> Territory:
        for territory in content().territories:
            if territory.id == name:
                return territory
        raise unknown("map", name, self.map_names())

    def check_setup(self, **options: Any) -> dict[str, Any]:
        for option in options:
            if option not in _OPTIONS:
                raise InvalidSetup(f"No option '{option}'. Options: {', '.join(_OPTIONS)}.")
        players = options["players"]
        self.check_player_count(players)
        heroes_call = self.check_flag(options, "heroes_call")
        frozen = self.check_flag(options, "frozen_lands")
        pool = _choice(options, "faction_pool", _POOLS)
        for name, wanted in (("frozen_lands", frozen), ("faction_pool", pool != _POOLS[0])):
            if wanted and not heroes_call:
                raise InvalidSetup(f"{name} needs heroes_call.")
        own = self._check_packs(options)
        box = self.box(own)
        checked = {
            "players": players,
            "names": self.check_names(options.get("names"), players),
            "heroes_call": heroes_call,
            "frozen_lands": frozen,
            "factions": _choice(options, "factions", _FACTIONS),
            "faction_pool": pool,
            "territories": _check_territories(options.get("territories"), players, box),
        }
        return checked | _check_solo(options, players, heroes_call, box) | own

    def _check_packs(self, options: dict[str, Any]) -> dict[str, Any]:
        """Check the packs a table plays with (K-CUSTOM-1); without any there is nothing to say."""
        if not options.get("packs"):
            return {}
        own_limit = options.get("own_limit", 1)
        packs = check_packs(options["packs"], own_limit, self.rules_version)
        return {"packs": packs, "own_limit": own_limit}

    def box(self, setup: dict[str, Any]) -> Content:
        """Give the content of a setup: that of the box, with what packs add to it."""
        return content_of(setup, self.rules_version)

    def challenge(self, day: date) -> dict[str, Any] | None:
        """Play alone: easy on Mondays, hard at the weekend, with Heroes' Call on Sundays."""
        weekday = day.isoweekday()
        return {"difficulty": _WEEK[weekday - 1], "heroes_call": weekday == len(_WEEK)}

    def begin(self, setup: dict[str, Any]) -> KingdomsState:
        box = self.box(setup)
        lands = _lands(setup, box)
        return first_state(_rules(setup, lands, box), setup, lands)

    def restore(self, setup: dict[str, Any], position: dict[str, Any]) -> State:
        state = self.read(setup, position)
        check_position(state)
        return state

    def breaches(self, state: Any) -> list[Breach]:
        return breaches(state)

    def read(self, setup: dict[str, Any], position: dict[str, Any]) -> KingdomsState:
        setup = self.check_setup(**setup)
        box = self.box(setup)
        known = [territory.id for territory in box.territories]
        lands = read_lands(position["territories"], known)
        rules = _rules(setup, lands, box)
        state = first_state(rules, setup, lands)
        state.lands = lands
        cards = list(rules.box.cards)
        state.cards = [NONE if c is None else cards.index(c) for c in position["cards"]]
        if len(state.cards) != rules.places or len(lands) != rules.places:
            raise InvalidSetup(f"{rules.places} territories are needed, {len(lands)} are given.")
        restore(state, position)
        return state

    def deals_face_down(self, setup: dict[str, Any]) -> bool:
        return bool(setup["heroes_call"])

    def content_hash(self, setup: dict[str, Any]) -> str:
        return fingerprint(content_data(self.box(setup)))


def _rules(setup: dict[str, Any], lands: list[int], box: Content) -> Rules:
    return rules_for(setup["players"], setup["heroes_call"], lands, box)


def _lands(setup: dict[str, Any], box: Content) -> list[int]:
    places = _places(setup["players"])
    if setup["territories"] is None:
        return [NONE] * places
    known = [territory.id for territory in box.territories]
    return [known.index(name) for name in setup["territories"]]


def _places(players: int) -> int:
    """Count the territories: the dummy and the Lost Kingdom have one (K-SOLO-2, K-2P-1)."""
    return players + 1 if players <= 2 else players  # noqa: PLR2004 - one or two players


def _check_solo(
    options: dict[str, Any], players: int, heroes_call: bool, box: Content
) -> dict[str, Any]:
    """Check what is asked of the dummy; only who plays alone has one (K-SOLO-1, K-SOLO-3)."""
    if players > 1:
        for name in ("dummy_faction", "difficulty"):
            if options.get(name) is not None:
                raise InvalidSetup(f"{name} is for one player alone.")
        return {}
    faction = options.get("dummy_faction", SUGGESTED)
    known = [each.id for each in box.factions if heroes_call or not each.needs_heroes_call]
    allowed = [SUGGESTED, ANY_FACTION, *known]
    if faction not in allowed:
        names = ", ".join(allowed)
        raise InvalidSetup(f"dummy_faction is {faction!r}; it may be one of {names}.")
    return {
        "dummy_faction": faction,
        "difficulty": _check_difficulty(options.get("difficulty", NORMAL)),
    }


def _check_difficulty(given: Any) -> str | list[int]:
    """Check the dummy's first resources: a name for them, or food, mana and ore."""
    if isinstance(given, str) and given in DIFFICULTIES:
        return given
    units = list(given) if isinstance(given, list | tuple) else []
    if len(units) == len(BASIC) and all(type(each) is int and 0 <= each <= FULL for each in units):
        return units
    raise InvalidSetup(
        f"difficulty is {given!r}; it may be {', '.join(DIFFICULTIES)} "
        f"or the dummy's food, mana and ore, each 0 to {FULL}."
    )


def _check_territories(given: Any, players: int, box: Content) -> list[str] | None:
    """Check territories named beforehand: one for each home, and the Lost Kingdom for two."""
    if given is None:
        return None
    known = {territory.id: territory.card for territory in box.territories}
    names = [str(name) for name in given] if isinstance(given, list | tuple) else []
    unknown = [name for name in names if name not in known]
    if unknown:
        raise InvalidSetup(f"No territory '{unknown[0]}'. Territories: {', '.join(known)}.")
    places = _places(players)
    if len(names) != places:
        raise InvalidSetup(f"{players} players need {places} territories, {len(names)} are given.")
    cards = [known[name] for name in names]
    if len(set(cards)) != len(cards):
        raise InvalidSetup("Two of the territories are sides of one card (K-SETUP-3).")
    return names


def _choice(options: dict[str, Any], name: str, allowed: tuple[str, ...]) -> str:
    given = options.get(name, allowed[0])
    if given not in allowed:
        raise InvalidSetup(f"{name} is {given!r}; it may be {' or '.join(allowed)}.")
    return str(given)


KINGDOMS = Kingdoms()
GAME = KINGDOMS
