"""A position of this game as plain data, and back."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.serialisation import position_dict as shared_dict
from elbowroom.conquest.engine.serialisation import restore as restore_shared
from elbowroom.games.warcraft.engine.islands import check_islands
from elbowroom.games.warcraft.engine.landing import land_on
from elbowroom.games.warcraft.engine.position import ABILITIES, WarcraftPosition
from elbowroom.games.warcraft.engine.rulemaking import rules_on
from elbowroom.games.warcraft.engine.traits import FACTIONS
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.errors import InvalidPosition


def position_dict(pos: WarcraftPosition) -> dict[str, Any]:
    """Give the position as plain data; what is hidden is null or not there."""
    data = shared_dict(pos)
    data["islands"] = _islands(pos)
    data["sites"] = {
        pos.game_rules.sites[site].id: pos.rules.board.ids[place]
        for site, place in enumerate(pos.site_at)
        if place != NONE
    }
    data["face_down"] = pos.rules.names(pos.face_down)
    data["unseen"] = [pos.game_rules.sites[site].id for site in members(pos.unseen)]
    data["keepers"] = _seats(pos, pos.keeper)
    data["former_keepers"] = _seats(pos, pos.former)
    data["bombs"] = {"explosive": pos.explosive, "duds": pos.duds}
    data["harmony"] = [*members(pos.harmony)]
    data["turn"].update(_turn_dict(pos))
    return data


def _islands(pos: WarcraftPosition) -> list[str] | None:
    if pos.setup["map"] is not None:
        return None
    if pos.setup["islands"] is not None:
        return list(pos.setup["islands"])
    return [pos.game_rules.faces[face] for face in pos.drawn]


def _seats(pos: WarcraftPosition, seats: list[int]) -> dict[str, int]:
    return {pos.game_rules.sites[site].id: seat for site, seat in enumerate(seats) if seat != NONE}


def _turn_dict(pos: WarcraftPosition) -> dict[str, Any]:
    races = pos.rules.races
    return {
        "used_sites": [pos.game_rules.sites[site].id for site in members(pos.used_sites)],
        "uses": dict(zip(ABILITIES, pos.uses, strict=True)),
        "harmony_paid": pos.harmony_paid,
        "shield_paid": pos.shield_paid,
        "defeats": {races[race].id: count for race, count in enumerate(pos.defeats) if count},
        "routed": pos.routed,
        "fallen": pos.fallen,
        "saved": pos.saved.copy(),
        "form_discount": pos.form_discount,
        "faction": None if pos.faction == NONE else FACTIONS[pos.faction],
        "tools": pos.tools,
        "anywhere": pos.anywhere,
    }


def restore(pos: WarcraftPosition, data: dict[str, Any]) -> None:
    """Fill a freshly set up position from plain data."""
    drawn = data["islands"]
    if pos.setup["islands"] is None and pos.setup["map"] is None:
        sizes = pos.setup["sizes"]
        if len(drawn) == len(sizes):
            land_on(pos, rules_on(pos.setup, check_islands(drawn, sizes)))
        pos.drawn = [pos.game_rules.faces.index(name) for name in drawn]
    restore_shared(pos, data)
    sites = {site.id: number for number, site in enumerate(pos.game_rules.sites)}
    for name, region in data["sites"].items():
        pos.site_at[sites[name]] = pos.rules.board.number(region)
    for name, seat in data["keepers"].items():
        pos.keeper[sites[name]] = int(seat)
    for name, seat in data["former_keepers"].items():
        pos.former[sites[name]] = int(seat)
    pos.face_down = 0
    for name in data["face_down"]:
        pos.face_down |= 1 << pos.rules.board.number(name)
    pos.unseen = 0
    for name in data["unseen"]:
        if pos.unseen >> sites[name] & 1 or pos.site_at[sites[name]] != NONE:
            raise InvalidPosition(f"The site {name} is in two places.")
        pos.unseen |= 1 << sites[name]
    if size(pos.face_down) > size(pos.unseen):
        raise InvalidPosition(
            f"{size(pos.face_down)} sites lie face down; {size(pos.unseen)} are unseen."
        )
    pos.explosive = int(data["bombs"]["explosive"])
    pos.duds = int(data["bombs"]["duds"])
    pos.harmony = 0
    for seat in data["harmony"]:
        pos.harmony |= 1 << int(seat)
    _restore_turn(pos, data["turn"], sites)


def _restore_turn(pos: WarcraftPosition, turn: dict[str, Any], sites: dict[str, int]) -> None:
    pos.used_sites = sum([1 << sites[name] for name in turn["used_sites"]])
    pos.uses = [int(turn["uses"][name]) for name in ABILITIES]
    pos.harmony_paid = bool(turn["harmony_paid"])
    pos.shield_paid = bool(turn["shield_paid"])
    for number, race in enumerate(pos.rules.races):
        pos.defeats[number] = int(turn["defeats"].get(race.id, 0))
    pos.routed = int(turn["routed"])
    pos.fallen = int(turn["fallen"])
    pos.saved = [int(count) for count in turn["saved"]]
    pos.form_discount = int(turn["form_discount"])
    pos.faction = NONE if turn["faction"] is None else FACTIONS.index(turn["faction"])
    pos.tools = int(turn["tools"])
    pos.anywhere = bool(turn["anywhere"])
