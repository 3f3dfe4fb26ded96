"""A position as plain data, readable and complete, and back."""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.retreat import HERO_WAITS, LYING, REGULAR_WAITS
from elbowroom.games.kingdoms.engine.terms import ACTIONS, FLAG, HIDDEN, NONE, RESOURCES
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition

_HIDDEN_CARD = "?"
_SET = "set"
_NO_ACTION = "none"
_WAITING = {
    0: None,
    REGULAR_WAITS: "regular",
    HERO_WAITS: "hero",
    REGULAR_WAITS + LYING: "regular lying",
    HERO_WAITS + LYING: "hero lying",
}


def position_dict(pos: Position) -> dict[str, Any]:
    """Give the position as plain data; a hidden card is '?', a hidden die is 'set'."""
    box = pos.rules.box
    return {
        "round": pos.round,
        "turns": pos.turns,
        "active": pos.active,
        "turn_player": pos.active,
        "first_player": pos.first_player,
        "selected": _NO_ACTION if pos.selected == NONE else ACTIONS[pos.selected],
        "shields": [ACTIONS[action] for action in members(pos.shields)],
        "triggered": pos.triggered,
        "cards": [None if card == NONE else box.cards[card] for card in pos.cards],
        "territories": [None if n == NONE else box.territories[n].id for n in pos.lands],
        "players": [_player_dict(pos, player) for player in range(pos.rules.seats)],
        "regions": _region_dicts(pos),
        "deck": [pos.rules.heroes[card].id for card in members(pos.deck)],
        "steps": pos.written_steps(),
        "acting": _acting_dict(pos),
        "war": _war_dict(pos),
        "compass": _compass_dict(pos),
    }


def _hero(pos: Position, card: int) -> str | None:
    if card == HIDDEN:
        return _HIDDEN_CARD
    return None if card == NONE else pos.rules.heroes[card].id


def _player_dict(pos: Position, player: int) -> dict[str, Any]:
    faction = pos.faction[player]
    offered = pos.offered[player * 2 : player * 2 + 2]
    return {
        "faction": None if faction == NONE else pos.rules.factions[faction].id,
        "resources": {name: pos.resource(player, n) for n, name in enumerate(RESOURCES)},
        "tower": pos.tower[player],
        "magic": pos.magic[player],
        "reached": pos.reached[player],
        "hero": _hero(pos, pos.hero_card[player]),
        "hero_level": pos.hero_level[player],
        "retired": [pos.rules.heroes[card].id for card in members(pos.retired[player])],
        "offered": [_hero(pos, card) for card in offered if card != NONE],
        "returned": _hero(pos, pos.returned[player]),
        "waiting": _WAITING[pos.waiting[player]],
        "wars_won": pos.wars_won[player],
        "fortresses_removed": pos.forts_taken[player],
    }


def _region_dicts(pos: Position) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for space, name in enumerate(pos.rules.board.ids):
        bit = 1 << space
        meeples: list[dict[str, Any]] = []
        fortress = None
        for player in range(pos.rules.seats):
            if pos.first[player] & bit:
                meeples += _meeple_dicts(pos, player, space)
            if pos.forts[player] & bit:
                fortress = {"player": player, "laid": bool(pos.forts_laid[player] & bit)}
        found[name] = {
            "meeples": meeples,
            "fortress": fortress,
            "neutral": bool(pos.neutral & bit),
        }
    return found


def _meeple_dicts(pos: Position, player: int, space: int) -> list[dict[str, Any]]:
    bit = 1 << space
    count = bool(pos.first[player] & bit) + bool(pos.second[player] & bit)
    laid = bool(pos.laid[player] & bit) + bool(pos.both_laid[player] & bit)
    found: list[dict[str, Any]] = []
    if pos.hero_at[player] == space:
        hero_lies = bool(pos.hero_laid >> player & 1)
        found.append({"player": player, "hero": True, "laid": hero_lies})
        count -= 1
        laid -= hero_lies
    for number in range(count):
        found.append({"player": player, "hero": False, "laid": number < laid})
    return found


def _acting_dict(pos: Position) -> dict[str, Any]:
    return {
        "took": pos.took,
        "duty": pos.names(pos.duty),
        "moves_left": pos.moves_left,
        "moves_extra": pos.moves_extra,
        "only_hero": pos.only_hero,
        "moved": pos.moved.copy(),
        "hero_moved": pos.hero_moved,
        "via": pos.via,
        "mover_from": pos.mover_from,
        "mover_at": pos.mover_at,
        "mover_hero": pos.mover_hero,
        "steps_left": pos.steps_left,
        "target": pos.target,
        "advancing": pos.advancing,
        "converted": pos.converted,
        "pay_due": pos.pay_due,
        "pay_types": pos.pay_types,
        "pay_for": pos.pay_for,
        "paid": pos.paid.copy(),
        "retreat_to": pos.retreat_to,
        "winner": pos.war_winner,
    }


def _war_dict(pos: Position) -> dict[str, Any]:
    region = pos.war_region
    return {
        "region": None if region == NONE else pos.name(region),
        "attacker": pos.war_attacker,
        "defender": pos.war_defender,
        "via": ACTIONS[pos.war_via],
        "broken": pos.war_break,
        "heroes": pos.war_heroes,
        "meeples": pos.war_meeples,
        "revealed": pos.war_revealed,
        "dials": [_dial(number) for number in pos.dials],
        "added": pos.added.copy(),
    }


def _compass_dict(pos: Position) -> dict[str, Any]:
    return {
        "night": pos.night,
        "roll": pos.roll,
        "fresh_roll": pos.fresh_roll,
        "number": pos.war_number,
    }


def _dial(number: int) -> int | str | None:
    if number == HIDDEN:
        return _SET
    return "flag" if number == FLAG else number or None


# Reading back.


def restore(pos: Position, data: dict[str, Any]) -> None:
    """Set a position, whose land is laid, to its plain data."""
    pos.round = _count(data["round"])
    pos.turns = _count(data["turns"])
    pos.active = _seat(pos, data["active"])
    pos.first_player = _seat(pos, data["first_player"])
    if _seat(pos, data["turn_player"]) != pos.active:
        raise InvalidPosition("The player whose turn it is must be the active one.")
    selected = data["selected"]
    pos.selected = NONE if selected == _NO_ACTION else ACTIONS.index(selected)
    pos.shields = sum([1 << ACTIONS.index(name) for name in _list(data["shields"])])
    pos.triggered = _flag(data["triggered"])
    pos.stack = pos.read_steps(_list(data["steps"]))
    ids = [hero.id for hero in pos.rules.heroes]
    pos.deck = sum([1 << ids.index(name) for name in _list(data["deck"])])
    players = _list(data["players"])
    if len(players) != pos.rules.seats:
        raise InvalidPosition(f"{len(players)} players are described, {pos.rules.seats} play.")
    for player, each in enumerate(players):
        _restore_player(pos, player, each, ids)
    _restore_regions(pos, data["regions"])
    _restore_acting(pos, data["acting"])
    _restore_war(pos, data["war"])
    _restore_compass(pos, data["compass"])


def _restore_player(pos: Position, player: int, data: dict[str, Any], heroes: list[str]) -> None:
    factions = [faction.id for faction in pos.rules.factions]
    pos.faction[player] = NONE if data["faction"] is None else factions.index(data["faction"])
    for number, name in enumerate(RESOURCES):
        pos.resources[player * 4 + number] = _count(data["resources"][name])
    pos.tower[player] = _count(data["tower"])
    pos.magic[player] = _count(data["magic"])
    pos.reached[player] = _count(data["reached"])
    pos.hero_card[player] = _card(data["hero"], heroes)
    pos.hero_level[player] = _count(data["hero_level"])
    pos.retired[player] = sum([1 << heroes.index(name) for name in _list(data["retired"])])
    pos.returned[player] = _card(data["returned"], heroes)
    for place in range(2):
        offered = _list(data["offered"])
        card = _card(offered[place], heroes) if place < len(offered) else NONE
        pos.offered[player * 2 + place] = card
    for code, word in _WAITING.items():
        if word == data["waiting"]:
            pos.waiting[player] = code
    pos.wars_won[player] = _count(data["wars_won"])
    pos.forts_taken[player] = _count(data["fortresses_removed"])


def _card(name: str | None, heroes: list[str]) -> int:
    if name is None:
        return NONE
    return HIDDEN if name == _HIDDEN_CARD else heroes.index(name)


def _restore_regions(pos: Position, data: dict[str, Any]) -> None:
    if sorted(data) != sorted(pos.rules.board.ids):
        raise InvalidPosition("The regions described are not those of the territories in play.")
    pos.neutral = 0
    for name, each in data.items():
        space = pos.rules.board.number(name)
        for meeple in _list(each["meeples"]):
            player = _seat(pos, meeple["player"])
            pos.put(player, space, _flag(meeple["hero"]), _flag(meeple["laid"]))
        fortress = each["fortress"]
        if fortress is not None:
            player = _seat(pos, fortress["player"])
            pos.forts[player] |= 1 << space
            pos.forts_laid[player] |= int(_flag(fortress["laid"])) << space
        pos.neutral |= int(_flag(each["neutral"])) << space


def _restore_acting(pos: Position, data: dict[str, Any]) -> None:
    pos.took = _number(data["took"])
    pos.duty = sum([1 << pos.rules.board.number(name) for name in _list(data["duty"])])
    pos.moves_left = _count(data["moves_left"])
    pos.moves_extra = _count(data["moves_extra"])
    pos.only_hero = _flag(data["only_hero"])
    pos.moved = [_count(space) for space in _list(data["moved"])]
    pos.hero_moved = _flag(data["hero_moved"])
    pos.via = _count(data["via"])
    pos.mover_from = _number(data["mover_from"])
    pos.mover_at = _number(data["mover_at"])
    pos.mover_hero = _flag(data["mover_hero"])
    pos.steps_left = _count(data["steps_left"])
    pos.target = _number(data["target"])
    pos.advancing = _flag(data["advancing"])
    pos.converted = _number(data["converted"])
    pos.pay_due = _count(data["pay_due"])
    pos.pay_types = _count(data["pay_types"])
    pos.pay_for = _number(data["pay_for"])
    pos.paid = [_number(units) for units in _list(data["paid"])]
    pos.retreat_to = _number(data["retreat_to"])
    pos.war_winner = _number(data["winner"])


def _restore_war(pos: Position, data: dict[str, Any]) -> None:
    region = data["region"]
    pos.war_region = NONE if region is None else pos.rules.board.number(region)
    pos.war_attacker = _number(data["attacker"])
    pos.war_defender = _number(data["defender"])
    pos.war_via = ACTIONS.index(data["via"])
    pos.war_break = _flag(data["broken"])
    pos.war_heroes = _count(data["heroes"])
    pos.war_meeples = _count(data["meeples"])
    pos.war_revealed = _flag(data["revealed"])
    codes = {None: 0, "flag": FLAG, _SET: HIDDEN}
    pos.dials = [codes[n] if n in codes else _count(n) for n in _list(data["dials"])]
    pos.added = [_count(units) for units in _list(data["added"])]


def _restore_compass(pos: Position, data: dict[str, Any]) -> None:
    pos.night = _flag(data["night"])
    pos.roll = _count(data["roll"])
    pos.fresh_roll = _count(data["fresh_roll"])
    pos.war_number = _count(data["number"])


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < HIDDEN:
        raise InvalidPosition(f"{value!r} is no number of the game.")
    return value


def _count(value: Any) -> int:
    if _number(value) < 0:
        raise InvalidPosition(f"{value!r} is below 0.")
    return int(value)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise InvalidPosition(f"{value!r} is neither true nor false.")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidPosition(f"{value!r} is no list.")
    return value


def _seat(pos: Position, value: Any) -> int:
    seat = _count(value)
    if seat >= pos.rules.seats:
        raise InvalidPosition(f"There is no seat {seat}.")
    return seat


def read_lands(names: Any, known: list[str]) -> list[int]:
    """Read the territories of a position."""
    return [NONE if name is None else known.index(name) for name in _list(names)]
