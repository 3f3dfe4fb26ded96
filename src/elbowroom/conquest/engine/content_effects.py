"""Reading the effects of a race or power from a pack."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.conquest.engine.board import WATERS
from elbowroom.conquest.engine.content_bounds import (
    CONDITIONS,
    COUNTED_FROM_SUPPLY,
    MARKER,
    MOST_EFFECTS,
    MUST,
    NEVER,
    RECORDS,
    SHARED,
    WHEN,
    WHERE,
    Effects,
    Shape,
    fitting,
)
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.situations import ALWAYS, When
from elbowroom.conquest.engine.vocabulary import Lasting, Situational
from elbowroom.conquest.engine.where import ANYWHERE, Where
from elbowroom.kernel.content_fields import COUNT, FLAG, Field
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_flag,
    read_list,
    read_object,
)
from elbowroom.kernel.errors import shown


class Names(NamedTuple):
    """What the fields of effects may name: the markers and printed facts of the box."""

    markers: list[Marker]
    terrains: list[str]
    symbols: list[str]
    effects: Effects = SHARED


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
            told = f"it repeats {same}: same type, marker and where, so write it once"
            faults.add(here, told, "repeats", number=seen[sort] + 1)
        seen.setdefault(sort, number)
        effects.append(effect)
    return tuple(effects)


def _sort_of(entry: dict[str, Any]) -> str:
    """Tell effects apart that could be one with a larger number."""
    where = entry.get("where", {})
    conditions = [f"{name}={where[name]}" for name in CONDITIONS if where.get(name)]
    conditions.append(str(sorted(entry.get("when", {}).items(), key=str)))
    return " ".join([entry["type"], str(entry.get("marker", "")), *conditions])


def _read_effect(faults: Faults, place: str, value: Any, names: Names) -> Effect | None:
    """Read one effect; None if anything in it is wrong."""
    before = len(faults.found)
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value, "object")
        return None
    if "type" not in value:
        told = f"this field is missing; types: {', '.join(names.effects.shapes)}"
        faults.add(at(place, "type"), told, "missing")
        return None
    name = read_choice(
        faults, at(place, "type"), value["type"], "effect", list(names.effects.shapes)
    )
    if not name:
        return None
    shape = names.effects.shapes[name]
    fields = shape.fields
    required = ["type", *[field.name for field in fields if field.required]]
    optional = [field.name for field in fields if not field.required]
    entry = read_object(faults, place, value, required, [*optional, *_always(shape)])
    lasting = _read_lasts(faults, at(place, "lasts"), name, shape, entry.get("lasts", False))
    when = ALWAYS
    if "when" in entry:
        when = _read_when(faults, at(place, "when"), entry["when"], names)
        if when.in_decline and not lasting:
            told = "true is expected: the effect works in decline only"
            faults.add(at(place, "lasts"), told, "lasts-must")
    values: dict[str, Any] = {}
    for field in fields:
        if field.name in entry:
            values[field.name] = _read_field(faults, place, name, field, entry, names)
    if len(faults.found) > before:
        return None
    _check_marker(faults, place, name, values, lasting, names)
    if len(faults.found) > before:
        return None
    effect: Effect = names.effects.classes[name](**values)
    if when != ALWAYS:
        effect = Situational(effect, when)
    return Lasting(effect) if lasting else effect


def _always(shape: Shape) -> list[str]:
    """List the fields that stand beside those of an effect."""
    return ["lasts", "when"] if shape.when else ["lasts"]


def _read_lasts(faults: Faults, place: str, name: str, shape: Shape, value: Any) -> bool:
    """Read whether an effect goes on in decline (C-CUSTOM-8)."""
    lasting = read_flag(faults, place, value)
    if not isinstance(value, bool):
        return False
    if shape.lasts == MUST and not lasting:
        faults.add(place, f"true is expected: {name} says what happens in decline", "lasts-must")
    if shape.lasts == NEVER and lasting:
        faults.add(place, f"false is expected: {name} has nothing to do in decline", "lasts-never")
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
    if field.kind == FLAG:
        return read_flag(faults, here, value)
    return _read_where(faults, here, field.kind, value, names)


def _read_marker(faults: Faults, place: str, effect: str, value: Any, names: Names) -> str:
    """Read the name of a standard marker that the effect can work with (C-CUSTOM-9)."""
    fits = [marker.id for marker in fitting(effect, names.markers)]
    known = [marker.id for marker in names.markers]
    if isinstance(value, str) and value in known and value not in fits:
        listed = ", ".join(fits) or "none"
        told = f"{effect} cannot use the {value}; markers that fit: {listed}"
        faults.add(place, told, "marker-fits", tuple(fits[:3]), marker=value, known=listed)
        return ""
    return read_choice(faults, place, value, "marker", fits)


def _check_marker(
    faults: Faults, place: str, effect: str, values: dict[str, Any], lasting: bool, names: Names
) -> None:
    """Check what depends on the marker an effect names."""
    for marker in names.markers:
        if marker.id != values.get("marker", ""):
            continue
        if lasting and not marker.stays_in_decline:
            told = f"false is expected: the {marker.id} goes at decline"
            faults.add(at(place, "lasts"), told, "marker-declines", marker=marker.id)
        if effect in COUNTED_FROM_SUPPLY and values["count"] > marker.supply:
            faults.add(
                at(place, "count"),
                f"there are only {marker.supply} of the {marker.id}, not {values['count']}",
                "marker-supply",
                marker=marker.id,
                most=marker.supply,
                value=values["count"],
            )


def _read_where(faults: Faults, place: str, kind: str, value: Any, names: Names) -> Where:
    """Read which regions are meant; conditions no region can meet together are refused."""
    before = len(faults.found)
    values = read_record(faults, place, kind, value, names)
    if len(faults.found) > before:
        return ANYWHERE
    where = Where(**values)
    wet = where.water or where.terrain in WATERS
    dry = where.coastal or where.land or (where.terrain != "" and where.terrain not in WATERS)
    if wet and dry:
        told = f"no region is land and water at once: {_conditions(value)}"
        faults.add(place, told, "land-and-water")
    return where


def read_record(faults: Faults, place: str, kind: str, value: Any, names: Names) -> dict[str, Any]:
    """Read an object inside an effect by the table of its fields."""
    fields = RECORDS[kind]
    entry = read_object(faults, place, value, [], [field.name for field in fields])
    values: dict[str, Any] = {}
    for field in fields:
        if field.name not in entry:
            continue
        here = at(place, field.name)
        given = entry[field.name]
        if field.kind == COUNT:
            values[field.name] = read_count(faults, here, given, field.least, field.most)
        elif field.kind == FLAG:
            values[field.name] = read_flag(faults, here, given)
        elif field.kind == WHERE:
            values[field.name] = _read_where(faults, here, WHERE, given, names)
        else:
            known = list(field.options) or (
                names.terrains if field.kind == "terrain" else names.symbols
            )
            values[field.name] = read_choice(faults, here, given, field.kind, known)
    return values


def _read_when(faults: Faults, place: str, value: Any, names: Names) -> When:
    """Read when an effect works."""
    before = len(faults.found)
    values = read_record(faults, place, WHEN, value, names)
    when = When(**values) if len(faults.found) == before else ALWAYS
    if when.regions_at_most and when.regions_at_most < when.regions_at_least:
        told = f"nobody holds at least {when.regions_at_least} regions and at most {when.regions_at_most}"
        faults.add(place, told, "when-regions")
    if when.coins_at_most and when.coins_at_most < when.coins_at_least:
        told = f"nobody has at least {when.coins_at_least} coins and at most {when.coins_at_most}"
        faults.add(place, told, "when-coins")
    if (when.holds != ANYWHERE) != bool(when.holds_at_least or when.for_each):
        told = "holds goes with holds_at_least or for_each, and they with it"
        faults.add(at(place, "holds"), told, "when-holds")
    if when.for_each and not when.first_conquests:
        faults.add(at(place, "for_each"), "for_each goes with first_conquests", "when-each")
    return when


def _conditions(entry: dict[str, Any]) -> str:
    return ", ".join([f"{name} {shown(entry[name])}" for name in CONDITIONS if name in entry])
