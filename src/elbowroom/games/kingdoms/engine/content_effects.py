"""Reading the effects of factions and heroes from a pack, and writing those of the box the same way."""

from __future__ import annotations

from typing import Any

from elbowroom.games.kingdoms.engine.conditions import HERO_FIGHTS, OTHER_FIGHTS, When
from elbowroom.games.kingdoms.engine.content_bounds import (
    BONUS,
    FACTION,
    HERO,
    LEVELS,
    SCORING,
    SHAPES,
    WORDS,
    Shape,
)
from elbowroom.games.kingdoms.engine.content_conditions import RECORDS, conditions_of, record_of
from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.terms import ACTIONS, BUILD, PAYS, PRICED, RESOURCES
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

_ONLY_HERO_FIGHTS = ("rival_fortress_ignore", "war_discount", "war_tie")
_ONLY_OTHERS_FIGHT = ("aura_discount",)


def read_levels(faults: Faults, place: str, value: Any, kind: str) -> tuple[Effect, ...]:
    """Read the effects of a thing, one for each level (K-CUSTOM-2, K-CUSTOM-4)."""
    wanted = LEVELS[kind]
    given = read_list(faults, place, value, wanted)
    if isinstance(value, list) and len(value) < wanted:
        told = f"{wanted} effects are expected, one for each level, not {len(value)}"
        faults.add(place, told, "levels", least=wanted, count=len(value))
    effects = [
        read_effect(faults, f"{place}[{number}]", entry, kind, number + 1)
        for number, entry in enumerate(given)
    ]
    return tuple([effect for effect in effects if effect is not None])


def read_effect(faults: Faults, place: str, value: Any, kind: str, level: int) -> Effect | None:
    """Read one effect; None if anything in it is wrong."""
    before = len(faults.found)
    name = _read_type(faults, place, value, kind, level)
    if not name:
        return None
    shape = SHAPES[name]
    fields = [field for field in shape.fields if not field.kinds or kind in field.kinds]
    required = ["type", *[field.name for field in fields if field.required]]
    optional = [field.name for field in fields if not field.required]
    entry = read_object(faults, place, value, required, optional)
    values = {
        field.name: _read_field(faults, at(place, field.name), field, entry[field.name], kind)
        for field in fields
        if field.name in entry
    }
    if len(faults.found) > before:
        return None
    _check_sense(faults, place, name, entry)
    if len(faults.found) > before:
        return None
    return _made(name, shape, values, kind == HERO)


def _read_type(faults: Faults, place: str, value: Any, kind: str, level: int) -> str:
    """Read which effect it is: one of its kind, the bonus at level 5 alone (K-CUSTOM-3)."""
    if not isinstance(value, dict):
        faults.wrong(place, "an object", value, "object")
        return ""
    known = [name for name, shape in SHAPES.items() if kind in shape.kinds]
    if "type" not in value:
        told = f"this field is missing; types: {', '.join(known)}"
        faults.add(at(place, "type"), told, "missing")
        return ""
    name = read_choice(faults, at(place, "type"), value["type"], "effect", known)
    if not name or kind != FACTION or level in SHAPES[name].levels:
        return name
    if level == BONUS:
        bonuses = [each for each, shape in SHAPES.items() if shape.category == SCORING]
        told = f"level {BONUS} is a bonus: {' or '.join(bonuses)}, not {name}"
        faults.add(at(place, "type"), told, "bonus-wanted", level=BONUS)
    else:
        told = f"{name} is a bonus, which only level {BONUS} has"
        faults.add(at(place, "type"), told, "bonus-elsewhere", level=BONUS)
    return ""


def _read_field(faults: Faults, place: str, field: Field, value: Any, kind: str) -> Any:
    if field.kind == COUNT:
        return read_count(faults, place, value, field.least, field.most)
    if field.kind == FLAG:
        return read_flag(faults, place, value)
    if field.kind in RECORDS:
        return _read_when(faults, place, field.kind, value, kind)
    word = read_choice(faults, place, value, field.kind, list(field.options))
    return WORDS[field.kind].get(word)


def _read_when(faults: Faults, place: str, record: str, value: Any, kind: str) -> When:
    """Read when an effect works; conditions about heroes belong to heroes."""
    before = len(faults.found)
    fields = [field for field in RECORDS[record] if not field.kinds or kind in field.kinds]
    entry = read_object(faults, place, value, [], [field.name for field in fields])
    for field in fields:
        if field.name not in entry:
            continue
        here = at(place, field.name)
        if field.kind == COUNT:
            read_count(faults, here, entry[field.name], field.least, field.most)
        elif field.kind == FLAG:
            read_flag(faults, here, entry[field.name])
        else:
            read_choice(faults, here, entry[field.name], field.name, list(field.options))
    if "at_least" in entry and "occupies" not in entry:
        told = "a number needs a kind of region to count: occupies"
        faults.add(at(place, "at_least"), told, "at-least-alone")
    known = {field.name: entry[field.name] for field in fields if field.name in entry}
    return conditions_of(known) if len(faults.found) == before else ()


def _check_sense(faults: Faults, place: str, name: str, entry: dict[str, Any]) -> None:
    """Refuse what could never do anything."""
    if name in ("action_sub", "hero_action") and entry["chosen"] == entry["instead"]:
        told = f"another action than {entry['chosen']} is expected"
        faults.add(at(place, "instead"), told, "same-action", value=entry["chosen"])
    if name == "resource_sub":
        for field in ("action", "also"):
            paid = RESOURCES[PAYS[ACTIONS.index(entry[field])]] if field in entry else ""
            if paid == entry["use"]:
                told = f"{entry[field]} is paid with {paid} anyway"
                faults.add(at(place, field), told, "same-payment", value=paid)
    builds = entry.get("priced") == PRICED[BUILD]
    if name == "cost_mod" and "built_beside" in entry.get("when", {}) and not builds:
        told = "only build puts a fortress somewhere"
        faults.add(at(place, "when.built_beside"), told, "built-only")


def _made(name: str, shape: Shape, values: dict[str, Any], hero: bool) -> Effect:
    if hero and name in _ONLY_HERO_FIGHTS:
        values["when"] = (HERO_FIGHTS, *values.get("when", ()))
    if name in _ONLY_OTHERS_FIGHT:
        values["when"] = (OTHER_FIGHTS, *values.get("when", ()))
    if name == "collect_convert":
        values.setdefault("when", ())
    made: Effect = shape.made(**values) if shape.make is None else shape.make(values, hero)
    return made


def effect_dict(effect: Effect) -> dict[str, Any]:
    """Write an effect the way packs do."""
    name, shape = next(
        (name, shape) for name, shape in SHAPES.items() if shape.made is type(effect)
    )
    values = _values(effect, shape) if shape.write is None else shape.write(effect)
    data: dict[str, Any] = {"type": name}
    for field in shape.fields:
        if field.name in values:
            data |= _written(field, values[field.name])
    return data


def _values(effect: Effect, shape: Shape) -> dict[str, Any]:
    return {field.name: getattr(effect, field.name) for field in shape.fields}


def _written(field: Field, value: Any) -> dict[str, Any]:
    """Write a field; what stands for it anyway is left out."""
    if field.kind in RECORDS:
        record = record_of(value)
        return {field.name: record} if record else {}
    if field.kind == FLAG:
        return {field.name: True} if value else {}
    if field.kind == COUNT:
        usual = not field.required and value == field.default
        return {} if usual else {field.name: value}
    words = WORDS[field.kind]
    return {field.name: next(word for word in words if words[word] == value)}
