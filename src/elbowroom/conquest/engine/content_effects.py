"""Reading the effects of a race or power from a pack."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.conquest.engine.board import WATERS
from elbowroom.conquest.engine.content_bounds import (
    CONDITIONS,
    COUNT,
    COUNTED_FROM_SUPPLY,
    EFFECT_TYPES,
    FITTING,
    MARKER,
    MOST_EFFECTS,
    MUST,
    NEVER,
    SHAPES,
    Field,
)
from elbowroom.conquest.engine.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_flag,
    read_list,
    read_object,
)
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.vocabulary import Lasting
from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.kernel.errors import shown


class Names(NamedTuple):
    """What the fields of effects may name: the markers and printed facts of the box."""

    markers: list[Marker]
    terrains: list[str]
    symbols: list[str]


def read_effects(faults: Faults, place: str, value: Any, names: Names) -> tuple[Effect, ...]:
    """Read the effects of a trait; those with faults are left out."""
    effects: list[Effect] = []
    seen: dict[str, int] = {}
    for number, entry in enumerate(read_list(faults, place, value, MOST_EFFECTS)):
        here = f"{place}[{number}]"
        effect = _read_effect(faults, here, entry, names)
        if effect is None:
            continue
        sort = _sort_of(entry)
        if sort in seen:
            same = f"{place}[{seen[sort]}]"
            faults.add(here, f"it repeats {same}: same type, marker and where, so write it once")
        seen.setdefault(sort, number)
        effects.append(effect)
    return tuple(effects)


def _sort_of(entry: dict[str, Any]) -> str:
    """Tell effects apart that could be one with a larger number."""
    where = entry.get("where", {})
    conditions = [f"{name}={where[name]}" for name in CONDITIONS if where.get(name)]
    return " ".join([entry["type"], str(entry.get("marker", "")), *conditions])


def _read_effect(faults: Faults, place: str, value: Any, names: Names) -> Effect | None:
    """Read one effect; None if anything in it is wrong."""
    before = len(faults.found)
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value)
        return None
    if "type" not in value:
        faults.add(at(place, "type"), f"this field is missing; types: {', '.join(SHAPES)}")
        return None
    name = read_choice(faults, at(place, "type"), value["type"], "effect", list(SHAPES))
    if not name:
        return None
    fields = SHAPES[name].fields
    required = ["type", *[field.name for field in fields if field.required]]
    optional = [field.name for field in fields if not field.required]
    entry = read_object(faults, place, value, required, [*optional, "lasts"])
    lasting = _read_lasts(faults, at(place, "lasts"), name, entry.get("lasts", False))
    values: dict[str, Any] = {}
    for field in fields:
        if field.name in entry:
            values[field.name] = _read_field(faults, place, name, field, entry, names)
    if len(faults.found) > before:
        return None
    _check_marker(faults, place, name, values, lasting, names)
    if len(faults.found) > before:
        return None
    effect: Effect = EFFECT_TYPES[name](**values)
    return Lasting(effect) if lasting else effect


def _read_lasts(faults: Faults, place: str, name: str, value: Any) -> bool:
    """Read whether an effect goes on in decline (C-CUSTOM-8)."""
    lasting = read_flag(faults, place, value)
    if not isinstance(value, bool):
        return False
    if SHAPES[name].lasts == MUST and not lasting:
        faults.add(place, f"true is expected: {name} says what happens in decline")
    if SHAPES[name].lasts == NEVER and lasting:
        faults.add(place, f"false is expected: {name} has nothing to do in decline")
    return lasting


def _read_field(
    faults: Faults, place: str, effect: str, field: Field, entry: dict[str, Any], names: Names
) -> Any:
    here = at(place, field.name)
    value = entry[field.name]
    if field.kind == COUNT:
        return read_count(faults, here, value, field.least, field.most)
    if field.kind == MARKER:
        return _read_marker(faults, here, effect, value, names)
    return _read_where(faults, here, value, names)


def _read_marker(faults: Faults, place: str, effect: str, value: Any, names: Names) -> str:
    """Read the name of a standard marker that the effect can work with (C-CUSTOM-9)."""
    fitting = [marker.id for marker in names.markers if _fits(effect, marker)]
    known = [marker.id for marker in names.markers]
    if isinstance(value, str) and value in known and value not in fitting:
        listed = ", ".join(fitting) or "none"
        faults.add(place, f"{effect} cannot use the {value}; markers that fit: {listed}")
        return ""
    return read_choice(faults, place, value, "marker", fitting)


def _fits(effect: str, marker: Marker) -> bool:
    return all([bool(getattr(marker, fact)) == needed for fact, needed in FITTING[effect]])


def _check_marker(
    faults: Faults, place: str, effect: str, values: dict[str, Any], lasting: bool, names: Names
) -> None:
    """Check what depends on the marker an effect names."""
    for marker in names.markers:
        if marker.id != values.get("marker", ""):
            continue
        if lasting and not marker.stays_in_decline:
            faults.add(at(place, "lasts"), f"false is expected: the {marker.id} goes at decline")
        if effect in COUNTED_FROM_SUPPLY and values["count"] > marker.supply:
            faults.add(
                at(place, "count"),
                f"there are only {marker.supply} of the {marker.id}, not {values['count']}",
            )


def _read_where(faults: Faults, place: str, value: Any, names: Names) -> Where:
    """Read which regions are meant; conditions no region can meet together are refused."""
    before = len(faults.found)
    entry = read_object(faults, place, value, [], list(CONDITIONS))
    terrain = symbol = ""
    if "terrain" in entry:
        terrain = read_choice(
            faults, at(place, "terrain"), entry["terrain"], "terrain", names.terrains
        )
    if "symbol" in entry:
        symbol = read_choice(faults, at(place, "symbol"), entry["symbol"], "symbol", names.symbols)
    flags = [
        read_flag(faults, at(place, name), entry.get(name, False))
        for name in ("coastal", "land", "water", "beside_water")
    ]
    if len(faults.found) > before:
        return ANYWHERE
    where = Where(terrain, symbol, flags[0], flags[1], flags[2], flags[3])
    wet = where.water or terrain in WATERS
    dry = where.coastal or where.land or (terrain != "" and terrain not in WATERS)
    if wet and dry:
        faults.add(place, f"no region is land and water at once: {_conditions(entry)}")
    return where


def _conditions(entry: dict[str, Any]) -> str:
    return ", ".join([f"{name} {shown(entry[name])}" for name in CONDITIONS if name in entry])
