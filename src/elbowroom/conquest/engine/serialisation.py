"""A position as plain data, readable and complete, and back."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.combo import NO_POWER, combo_key
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.kernel.bits import members


def position_dict(pos: Position) -> dict[str, Any]:
    """Give the position as plain data; what is hidden is null."""
    return {
        "round": pos.round,
        "turns": pos.turns,
        "first_player": pos.first_player,
        "turn_player": pos.turn_player,
        "steps": pos.written_steps(),
        "players": [_player_dict(pos, player) for player in range(pos.rules.players)],
        "regions": _region_dicts(pos),
        "tray": {race.id: pos.tray[number] for number, race in enumerate(pos.rules.races)},
        "supply": {marker.id: pos.supply[kind] for kind, marker in enumerate(pos.rules.markers)},
        "row": [_offer_dict(pos, place) for place in range(len(pos.row))],
        "banners": _race_ids(pos, members(pos.banners)),
        "returned": _race_ids(pos, pos.returned),
        "badges": _power_ids(pos, pos.badges),
        "discards": _power_ids(pos, pos.discards),
        "gains": pos.gains.copy(),
        "turn": _turn_dict(pos),
    }


def _race_ids(pos: Position, races: list[int]) -> list[str]:
    return [pos.rules.races[race].id for race in races]


def _power_ids(pos: Position, powers: int) -> list[str]:
    return [pos.rules.powers[power].id for power in members(powers)]


def _offer_dict(pos: Position, place: int) -> dict[str, Any]:
    combo = pos.rules.combo(pos.row[place])
    return {
        "race": combo.race.id,
        "power": None if combo.power is None else combo.power.id,
        "coins": pos.row_coins[place],
        "tokens": combo.tokens_at_pick,
    }


def _army_dict(pos: Position, army: int, slot: int) -> dict[str, Any]:
    combo = pos.combo(army)
    return {
        "slot": slot,
        "race": combo.race.id,
        "power": None if combo.power is None else combo.power.id,
        "declined": combo.declined,
        "hand": pos.hand[army],
    }


def _player_dict(pos: Position, player: int) -> dict[str, Any]:
    first = player * pos.rules.slots
    armies = [
        _army_dict(pos, army, army - first)
        for army in range(first, first + pos.rules.slots)
        if pos.combo_of[army] != NONE
    ]
    return {
        "coins": None if pos.coins[player] == HIDDEN else pos.coins[player],
        "armies": armies,
        "aside": pos.aside[player],
        "markers": _marker_counts(pos, player, pos.marker_hand),
        "driven_out": _marker_counts(pos, player, pos.driven_out),
        "marks_left": _marker_counts(pos, player, pos.marks_left),
        "peace": None if pos.peace[player] == NONE else pos.peace[player],
    }


def _marker_counts(pos: Position, player: int, counts: list[int]) -> dict[str, int]:
    first = player * len(pos.supply)
    own = counts[first : first + len(pos.supply)]
    if not any(own):
        return {}
    return {marker.id: own[kind] for kind, marker in enumerate(pos.rules.markers) if own[kind]}


def _region_dicts(pos: Position) -> dict[str, Any]:
    slots = pos.rules.slots
    described: list[dict[str, Any]] = []
    for region, army in enumerate(pos.holder):
        held = army != NONE
        described.append(
            {
                "tokens": pos.tokens[region],
                "player": army // slots if held else None,
                "slot": army % slots if held else None,
                "markers": {},
            }
        )
    for kind, marker in enumerate(pos.rules.markers):
        standing = pos.standing[kind]
        for region in members(standing) if standing else []:
            described[region]["markers"][marker.id] = pos.marker_count(kind, region)
    return dict(zip(pos.rules.board.ids, described, strict=True))


def _turn_dict(pos: Position) -> dict[str, Any]:
    return {
        "nonempty": pos.nonempty,
        "conquests_for_one": pos.conquests_for_one,
        "roll": pos.roll,
        "owed": pos.owed,
        "built": pos.built,
        "picked": pos.picked,
        "lifted": [pos.rules.markers[kind].id for kind in members(pos.lifted)],
        "attacked": members(pos.attacked),
        "substituted": members(pos.substituted),
        "settled": pos.rules.names(pos.settled),
    }


def restore(pos: Position, data: dict[str, Any]) -> None:
    """Fill a freshly set up position from plain data."""
    pos.round = int(data["round"])
    pos.turns = int(data["turns"])
    pos.first_player = int(data["first_player"])
    pos.turn_player = int(data["turn_player"])
    pos.stack = pos.read_steps(data["steps"])
    pos.gains = [int(amount) for amount in data["gains"]]
    races = {race.id: number for number, race in enumerate(pos.rules.races)}
    powers = {power.id: number for number, power in enumerate(pos.rules.powers)}
    for player, entry in enumerate(data["players"]):
        _restore_player(pos, player, entry, races, powers)
    for name, entry in data["regions"].items():
        _restore_region(pos, pos.rules.board.number(name), entry)
    pos.tray = [int(data["tray"][race.id]) for race in pos.rules.races]
    pos.supply = [int(data["supply"][marker.id]) for marker in pos.rules.markers]
    pos.row = [
        combo_key(races[entry["race"]], powers[entry["power"]], declined=False)
        for entry in data["row"]
    ]
    pos.row_coins = [int(entry["coins"]) for entry in data["row"]]
    pos.banners = _mask(data["banners"], races)
    pos.returned = [races[name] for name in data["returned"]]
    pos.badges = _mask(data["badges"], powers)
    pos.discards = _mask(data["discards"], powers)
    _restore_turn(pos, data["turn"])


def _mask(names: list[str], numbers: dict[str, int]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << numbers[name]
    return mask


def _restore_player(
    pos: Position,
    player: int,
    entry: dict[str, Any],
    races: dict[str, int],
    powers: dict[str, int],
) -> None:
    pos.coins[player] = HIDDEN if entry["coins"] is None else int(entry["coins"])
    pos.aside[player] = int(entry["aside"])
    pos.peace[player] = NONE if entry["peace"] is None else int(entry["peace"])
    for army in entry["armies"]:
        number = pos.rules.army(player, int(army["slot"]))
        power = NO_POWER if army["power"] is None else powers[army["power"]]
        pos.set_combo(number, races[army["race"]], power, bool(army["declined"]))
        pos.hand[number] = int(army["hand"])
    first = player * len(pos.supply)
    for kind, marker in enumerate(pos.rules.markers):
        pos.marker_hand[first + kind] = int(entry["markers"].get(marker.id, 0))
        pos.driven_out[first + kind] = int(entry["driven_out"].get(marker.id, 0))
        pos.marks_left[first + kind] = int(entry["marks_left"].get(marker.id, 0))


def _restore_region(pos: Position, region: int, entry: dict[str, Any]) -> None:
    pos.tokens[region] = int(entry["tokens"])
    if entry["player"] is not None:
        army = pos.rules.army(int(entry["player"]), int(entry["slot"]))
        pos.occupy(army, region, pos.tokens[region])
    for kind, marker in enumerate(pos.rules.markers):
        for _ in range(int(entry["markers"].get(marker.id, 0))):
            pos.put_marker(kind, region)


def _restore_turn(pos: Position, entry: dict[str, Any]) -> None:
    pos.nonempty = int(entry["nonempty"])
    pos.conquests_for_one = int(entry["conquests_for_one"])
    pos.roll = int(entry["roll"])
    pos.owed = int(entry["owed"])
    pos.built = int(entry["built"])
    pos.picked = bool(entry["picked"])
    kinds = {marker.id: kind for kind, marker in enumerate(pos.rules.markers)}
    pos.lifted = _mask(entry["lifted"], kinds)
    pos.attacked = sum([1 << player for player in entry["attacked"]])
    pos.substituted = sum([1 << player for player in entry["substituted"]])
    pos.settled = sum([1 << pos.rules.board.number(name) for name in entry["settled"]])
