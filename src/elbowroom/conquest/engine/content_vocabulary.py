"""What packs may say in a game of the family, as plain data made from the bounds of its effects."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.content import Standard, effect_dict
from elbowroom.conquest.engine.content_bounds import (
    CATEGORIES,
    LARGEST_BADGE,
    LARGEST_BANNER,
    LARGEST_TRAY,
    MARKER,
    MARKER_FIELDS,
    MOST_EFFECTS,
    MUST,
    RECORDS,
    WHEN,
    Shape,
    fitting,
    type_name,
)
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.kernel.content_fields import (
    COUNT,
    LOOKED_AT,
    Field,
    dashed,
    described,
    described_head,
    named,
)

KINDS = {
    "race": (
        "races",
        (
            *named(),
            Field("tokens", COUNT, required=True, least=1, most=LARGEST_BANNER),
            Field("effects", "effects", required=True, most=MOST_EFFECTS),
            Field("tray", COUNT, required=False, least=1, most=LARGEST_TRAY),
            Field("borrows", "race", required=False),
            *LOOKED_AT,
        ),
    ),
    "power": (
        "powers",
        (
            *named(),
            Field("tokens", COUNT, required=True, least=0, most=LARGEST_BADGE),
            Field("effects", "effects", required=True, most=MOST_EFFECTS),
            *LOOKED_AT,
        ),
    ),
    "marker": (
        "markers",
        (
            *named(),
            *MARKER_FIELDS,
            *LOOKED_AT,
        ),
    ),
}
"""What a pack may hold: the list it stands in, and its fields."""


def vocabulary(standard: Standard) -> dict[str, Any]:
    """Describe everything a pack may say in a game."""
    return {
        **described_head(standard.game, standard.rules_version, MOST_EFFECTS),
        "kinds": [
            {"kind": kind, "list": listed, "fields": [described(field) for field in fields]}
            | _begun(kind, standard)
            for kind, (listed, fields) in _kinds(standard).items()
        ],
        "records": {
            name: [_condition(name, field) for field in fields] for name, fields in RECORDS.items()
        },
        "names": {
            "terrain": list(standard.terrains),
            "symbol": list(standard.symbols),
            "marker": [marker.id for marker in standard.markers],
            "race": [race.id for race in standard.races],
        },
        "categories": [
            {"id": category, "label": f"effect-category-{category}"}
            for category in (
                *CATEGORIES,
                *[each for kind in standard.further for each in kind.categories],
            )
        ],
        "effects": [
            *[_effect(name, shape, standard) for name, shape in standard.effects.shapes.items()],
            *[effect for kind in standard.further for effect in kind.effects],
        ],
    }


def _begun(kind: str, standard: Standard) -> dict[str, Any]:
    """Give what a new thing of a kind begins with, where its fields alone make none."""
    found = [each.example for each in standard.further if each.kind == kind and each.example]
    return {"example": found[0]} if found else {}


def _kinds(standard: Standard) -> dict[str, tuple[str, tuple[Field, ...]]]:
    """Give what a pack may hold; races name a faction where there are any."""
    more = {kind.kind: (kind.listed, kind.fields) for kind in standard.further}
    if not standard.factions:
        return KINDS | more
    listed, fields = KINDS["race"]
    faction = Field("faction", "faction", required=False, options=standard.factions)
    return {**KINDS, "race": (listed, (*fields, faction)), **more}


def _effect(name: str, shape: Shape, standard: Standard) -> dict[str, Any]:
    fields = [described(field) for field in shape.fields]
    for field in fields:
        if field["kind"] == MARKER:
            field["options"] = [marker.id for marker in fitting(name, standard.markers)]
            field["default"] = field["options"][0] if field["options"] else ""
    return {
        "type": name,
        "category": shape.category,
        "kinds": ["race", "power"],
        "sentence": f"effect-{dashed(name)}",
        "fields": fields,
        "lasts": shape.lasts,
        "when": shape.when,
        "owners": [_owner(trait) for trait in _owners(name, standard)],
        "example": _example(name, shape, fields, standard),
    }


def _condition(record: str, field: Field) -> dict[str, Any]:
    """Describe a field of a record, and how its condition is said."""
    name = dashed(field.name)
    sentence = f"effect-when-{name}" if record == WHEN else f"effect-where-{name}"
    return {**described(field), "sentence": sentence}


def _owners(name: str, standard: Standard) -> list[Race | Power]:
    traits: list[Race | Power] = [*standard.races, *standard.powers]
    return [
        trait
        for trait in traits
        if any([type_name(type(bare(effect)).__name__) == name for effect in trait.effects])
    ]


def _owner(trait: Race | Power) -> dict[str, str]:
    return {"kind": "race" if isinstance(trait, Race) else "power", "id": trait.id}


def _within_bounds(effect: dict[str, Any], shape: Shape) -> bool:
    """Whether packs may write what a race or power of the box does."""
    counts = [field for field in shape.fields if field.kind == COUNT and field.name in effect]
    return all([field.least <= effect[field.name] <= field.most for field in counts])


def _example(
    name: str, shape: Shape, fields: list[dict[str, Any]], standard: Standard
) -> dict[str, Any]:
    """Show an effect as the first of the box has it, else with what a new one holds."""
    for trait in _owners(name, standard):
        for effect in trait.effects:
            written = effect_dict(effect)
            if written["type"] == name and _within_bounds(written, shape):
                return written
    example = {"type": name}
    example |= {field["name"]: field["default"] for field in fields if field["required"]}
    return {**example, "lasts": True} if shape.lasts == MUST else example
