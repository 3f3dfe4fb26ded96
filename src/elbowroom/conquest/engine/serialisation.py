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
        "row": _row_dicts(pos),
        "banners": [pos.rules.races[race].id for race in members(pos.banners)],
        "returned": [pos.rules.races[race].id for race in pos.returned],
        "badges": [pos.rules.powers[power].id for power in members(pos.badges)],
        "discards": [pos.rules.powers[power].id for power in members(pos.discards)],
        "gains": pos.gains.copy(),
        "turn": _turn_dict(pos),
    }


def _row_dicts(pos: Position) -> list[dict[str, Any]]:
    known = pos.rules.combos
    described: list[dict[str, Any]] = []
    for key, coins in zip(pos.row, pos.row_coins, strict=True):
        combo = known[key] or pos.rules.combo(key)
        described.append(
            {
                "race": combo.race.id,
                "power": None if combo.power is None else combo.power.id,
                "coins": coins,
                "tokens": combo.tokens_at_pick + combo.tokens_for_row_coins * coins,
            }
        )
    return described


def _player_dict(pos: Position, player: int) -> dict[str, Any]:
    return {
        "coins": None if pos.coins[player] == HIDDEN else pos.coins[player],
        "armies": _army_dicts(pos, player),
        "aside": pos.aside[player],
        **_marker_dicts(pos, player),
        "peace": None if pos.peace[player] == NONE else pos.peace[player],
    }


def _army_dicts(pos: Position, player: int) -> list[dict[str, Any]]:
    first = player * pos.rules.slots
    described: list[dict[str, Any]] = []
    for army in range(first, first + pos.rules.slots):
        if pos.combo_of[army] != NONE:
            combo = pos.combo(army)
            described.append(
                {
                    "slot": army - first,
                    "race": combo.race.id,
                    "power": None if combo.power is None else combo.power.id,
                    "declined": combo.declined,
                    "hand": pos.hand[army],
                }
            )
    return described


def _marker_dicts(pos: Position, player: int) -> dict[str, dict[str, int]]:
    """Count a player's markers by kind: in hand, driven out, still to be put on conquests."""
    described: dict[str, dict[str, int]] = {"markers": {}, "driven_out": {}, "marks_left": {}}
    markers = pos.rules.markers
    first = player * len(markers)
    places = (pos.marker_hand, pos.driven_out, pos.marks_left)
    for counts, told in zip(places, described.values(), strict=True):
        own = counts[first : first + len(markers)]
        if any(own):
            told.update({each.id: own[kind] for kind, each in enumerate(markers) if own[kind]})
    return described


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
    markers = pos.rules.markers
    told = {
        "nonempty": pos.nonempty,
        "conquests_for_one": pos.conquests_for_one,
        "roll": pos.roll,
        "owed": pos.owed,
        "built": pos.built,
        "picked": pos.picked,
        "lifted": [markers[kind].id for kind in members(pos.lifted)] if pos.lifted else [],
        "attacked": [*members(pos.attacked)] if pos.attacked else [],
        "substituted": [*members(pos.substituted)] if pos.substituted else [],
        "settled": pos.rules.names(pos.settled) if pos.settled else [],
    }
    if pos.memory:
        told["memory"] = pos.memory.copy()
    return told


def restore(pos: Position, data: dict[str, Any]) -> None:
    """Fill a freshly set up position from plain data."""
    pos.round = int(data["round"])
    pos.turns = int(data["turns"])
    pos.first_player = int(data["first_player"])
    pos.turn_player = int(data["turn_player"])
    pos.stack = pos.read_steps(data["steps"])
    pos.gains = [int(amount) for amount in data["gains"]]
    pos.gains_shared = False
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
    pos.memory = [int(number) for number in entry.get("memory", pos.memory)]
