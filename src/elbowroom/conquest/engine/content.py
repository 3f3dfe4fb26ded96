"""Content packs: own races and own powers beside the standard ones (C-CUSTOM).

`add_packs` is the gate for everything strangers send. Whatever JSON it is given, it gives
races and powers within all limits, or raises `InvalidPack` with every fault.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from elbowroom.conquest.engine.content_bounds import SHARED, Effects, type_name
from elbowroom.conquest.engine.content_checks import (
    Own,
    check_borrowed,
    check_exempt,
    check_markers,
    check_numbers,
    check_supply,
)
from elbowroom.conquest.engine.content_effects import Names
from elbowroom.conquest.engine.content_further import Further, read_further
from elbowroom.conquest.engine.content_markers import read_markers
from elbowroom.conquest.engine.content_traits import read_power, read_race
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.situations import ALWAYS
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import Lasting, bare, situation_of
from elbowroom.kernel.content_fields import LARGEST_OWN_LIMIT, MOST_PACKS
from elbowroom.kernel.content_head import HEAD, read_head
from elbowroom.kernel.content_names import Named, check_names
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_count,
    read_list,
    read_object,
)
from elbowroom.kernel.errors import InvalidPack


class Standard(NamedTuple):
    """The content of a box that packs add to."""

    races: list[Race]
    powers: list[Power]
    markers: list[Marker]
    terrains: list[str]
    symbols: list[str]
    game: str = ""
    rules_version: int = 0
    effects: Effects = SHARED
    factions: tuple[str, ...] = ()
    """The factions an own race names one of, where races have them."""
    further: tuple[Further, ...] = ()
    """What else packs may hold in this game."""


def trait_dict(trait: Race | Power) -> dict[str, Any]:
    """Give a race or power as plain data, the way packs write it."""
    data: dict[str, Any] = {"id": trait.id, "name": trait.name, "tokens": trait.tokens}
    if isinstance(trait, Race):
        data["tray"] = trait.tray
    data["effects"] = [effect_dict(effect) for effect in trait.effects]
    return data


def effect_dict(effect: Effect) -> dict[str, Any]:
    """Give an effect as plain data."""
    data: dict[str, Any] = {"type": type_name(type(bare(effect)).__name__)}
    data.update(_field_values(bare(effect)))
    if situation_of(effect) != ALWAYS:
        data["when"] = _field_values(situation_of(effect))
    if isinstance(effect, Lasting):
        data["lasts"] = True
    return data


def _field_values(record: Any) -> dict[str, Any]:
    """Give the fields of a record that differ from their defaults."""
    values: dict[str, Any] = {}
    for field in fields(record):
        value = getattr(record, field.name)
        if value != field.default:
            values[field.name] = _field_values(value) if is_dataclass(value) else value
    return values


def check_packs(standard: Standard, packs: Any, own_limit: Any) -> list[dict[str, Any]]:
    """Refuse packs with faults; give a copy that nobody else can change (C-CUSTOM-1)."""
    add_packs(standard, packs, own_limit)
    return [] if packs is None else [_copied(pack) for pack in packs]


def add_packs(standard: Standard, packs: Any, own_limit: Any) -> tuple[list[Race], list[Power]]:
    """Add the races and powers of packs to the standard ones; refuse what breaks C-CUSTOM."""
    faults = Faults()
    limit = read_count(faults, "own_limit", own_limit, 1, LARGEST_OWN_LIMIT)
    given = [] if packs is None else read_list(faults, "packs", packs, MOST_PACKS)
    if not given and not faults.found:
        return standard.races, standard.powers
    own_races: list[Own] = []
    own_powers: list[Own] = []
    for number, pack in enumerate(given):
        place = f"packs[{number}]" if len(given) > 1 else ""
        _read_pack(faults, place, pack, standard, own_races, own_powers)
    races = [race for race in standard.races if race.id not in [own.borrows for own in own_races]]
    races += [own.trait for own in own_races if isinstance(own.trait, Race)]
    powers = standard.powers.copy()
    powers += [own.trait for own in own_powers if isinstance(own.trait, Power)]
    check_numbers(faults, limit, len(own_races), len(own_powers), len(races), len(powers))
    named = read_further(faults, given, standard.further, limit)
    standard_names = [Named(race.id, race.name) for race in standard.races]
    standard_names += [Named(power.id, power.name) for power in standard.powers]
    standard_names += [each for kind in standard.further for each in kind.standard]
    check_names(faults, standard_names, [*_named([*own_races, *own_powers]), *named])
    check_borrowed(faults, own_races)
    check_supply(faults, [*own_races, *own_powers], races, standard.powers)
    check_exempt(faults, [*own_races, *own_powers], races, powers)
    check_markers(faults, given, len(standard.markers))
    if faults.found:
        raise InvalidPack(faults.found)
    return races, powers


def _read_pack(
    faults: Faults,
    place: str,
    value: Any,
    standard: Standard,
    own_races: list[Own],
    own_powers: list[Own],
) -> None:
    """Read one pack document into the lists of own races and own powers."""
    lists = ["races", "powers", *[kind.listed for kind in standard.further]]
    known = [*HEAD, *lists, "markers"]
    entry = read_object(faults, place, value, ["format", "id", "name"], known)
    read_head(faults, place, entry, standard.game, standard.rules_version)
    if entry and all([entry.get(name, []) == [] for name in lists]):
        faults.add(place, f"the pack is empty: {' or '.join(lists)} are expected", "empty")
    markers = read_markers(faults, at(place, "markers"), entry.get("markers", []), standard.markers)
    names = Names(
        [*standard.markers, *markers], standard.terrains, standard.symbols, standard.effects
    )
    races = at(place, "races")
    for number, given in enumerate(
        read_list(faults, races, entry.get("races", []), LARGEST_OWN_LIMIT)
    ):
        here = f"{races}[{number}]"
        race = read_race(faults, here, given, standard.races, names, standard.factions)
        borrows = given.get("borrows", "") if race is not None else ""
        own_races.append(Own(here, race, borrows))
    powers = at(place, "powers")
    for number, given in enumerate(
        read_list(faults, powers, entry.get("powers", []), LARGEST_OWN_LIMIT)
    ):
        here = f"{powers}[{number}]"
        own_powers.append(Own(here, read_power(faults, here, given, names), ""))


def _named(own: list[Own]) -> list[Named]:
    return [Named(trait.id, trait.name, place) for place, trait, _ in own if trait is not None]


def _copied(value: Any) -> Any:
    """Copy the plain data of a checked pack."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


def own_markers(standard: Standard, packs: Any) -> list[Marker]:
    """Give the own markers of packs that were checked."""
    found: list[Marker] = []
    for pack in packs or []:
        found += read_markers(Faults(), "markers", pack.get("markers", []), standard.markers)
    return found


def own_texts(packs: list[dict[str, Any]]) -> dict[str, dict[str, str]]:
    """Give the rule texts of checked packs: id of race or power -> language -> text."""
    texts: dict[str, dict[str, str]] = {}
    for pack in packs:
        for trait in [*pack.get("races", []), *pack.get("powers", [])]:
            texts[trait["id"]] = dict(trait.get("text", {}))
    return texts
