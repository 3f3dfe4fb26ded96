"""What packs may say in this game, as plain data made from the bounds of its effects."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.content import content
from elbowroom.games.kingdoms.engine.content_bounds import (
    CATEGORIES,
    FACTION,
    HERO,
    LEVELS,
    SHAPES,
    Shape,
)
from elbowroom.games.kingdoms.engine.content_conditions import RECORDS
from elbowroom.games.kingdoms.engine.content_effects import effect_dict
from elbowroom.games.kingdoms.engine.content_map import TERRITORY_FIELDS, shapes
from elbowroom.games.kingdoms.engine.content_traits import FACTION_FIELDS, HERO_FIELDS
from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.traits import Faction, Hero
from elbowroom.kernel.content_fields import COUNT, Field, dashed, described, described_head

OF_THE_PLAYER: Final = (
    "aura_discount",
    "build_adjacent",
    "collect_bonus",
    "cost_mod",
    "cost_set",
    "expand_adjacent",
    "hero_action",
    "on_clear_gain",
    "trade_bonus",
    "trade_multi",
)
"""What a hero does for its player, or says of the hero by itself; all else is for it alone (K-HERO-12)."""
KINDS: Final = {
    "faction": ("factions", FACTION_FIELDS),
    "hero": ("heroes", HERO_FIELDS),
    "territory": ("territories", TERRITORY_FIELDS),
}
"""What a pack may hold: the list it stands in, and its fields."""


def vocabulary(game: str, rules_version: int) -> dict[str, Any]:
    """Describe everything a pack may say in this game."""
    return {
        **described_head(game, rules_version, LEVELS[FACTION]),
        "kinds": [
            {
                "kind": kind,
                "list": listed,
                "fields": [described(field) for field in fields],
                "example": _example_land() if kind == "territory" else {},
            }
            for kind, (listed, fields) in KINDS.items()
        ],
        "records": {
            name: [_condition(field) for field in fields] for name, fields in RECORDS.items()
        },
        "shapes": shapes(),
        "names": {},
        "categories": [
            {"id": category, "label": f"effect-category-{category}"} for category in CATEGORIES
        ],
        "effects": [_effect(name, shape) for name, shape in SHAPES.items()],
    }


def _example_land() -> dict[str, Any]:
    """Show the first territory of the box as a pack would write one of its own."""
    land = content().land["territories"][0]
    ids = {region["id"]: f"own{number}" for number, region in enumerate(land["regions"], 1)}
    shown = ("type", "x", "y", "border", "polygon")
    lying = ("id", "kind", "x", "y", "polygon")
    return {
        "regions": [
            {"id": ids[region["id"]], **{name: region[name] for name in shown}}
            for region in land["regions"]
        ],
        "adjacency": [[ids[one], ids[other]] for one, other in land["adjacency"]],
        "features": [
            {
                **{name: each[name] for name in lying},
                "adjacent": [ids[name] for name in each["adjacent"]],
            }
            for each in land["features"]
        ],
    }


def _condition(field: Field) -> dict[str, Any]:
    """Describe a condition, and how it is said."""
    return {**described(field), "sentence": f"effect-when-{dashed(field.name)}"}


def _effect(name: str, shape: Shape) -> dict[str, Any]:
    fields = [described(field) for field in shape.fields]
    return {
        "type": name,
        "category": shape.category,
        "kinds": list(shape.kinds),
        "levels": list(shape.levels),
        "sentence": f"effect-{dashed(name)}",
        "fields": fields,
        "lasts": "",
        "scope": {HERO: "effect-scope-hero"} if _for_the_hero(name, shape) else {},
        "when": False,
        "owners": [_owner(thing) for thing in _owners(shape)],
        "example": _example(name, shape, fields),
    }


def _for_the_hero(name: str, shape: Shape) -> bool:
    return HERO in shape.kinds and name not in OF_THE_PLAYER


def _owners(shape: Shape) -> list[Faction | Hero]:
    things: list[Faction | Hero] = [*content().factions, *content().heroes]
    return [thing for thing in things if _effects_of(thing, shape)]


def _effects_of(thing: Faction | Hero, shape: Shape) -> list[Effect]:
    return [effect for effect in thing.effects if type(effect) is shape.made]


def _owner(thing: Faction | Hero) -> dict[str, str]:
    return {"kind": "faction" if isinstance(thing, Faction) else "hero", "id": thing.id}


def _example(name: str, shape: Shape, fields: list[dict[str, Any]]) -> dict[str, Any]:
    """Show an effect as the first of the box has it within the bounds, else as a new one."""
    for thing in _owners(shape):
        for effect in _effects_of(thing, shape):
            written = effect_dict(effect)
            if _within_bounds(written, shape):
                return written
    return {"type": name} | {each["name"]: each["default"] for each in fields if each["required"]}


def _within_bounds(effect: dict[str, Any], shape: Shape) -> bool:
    """Whether packs may write what a faction or hero of the box does."""
    counts = [field for field in shape.fields if field.kind == COUNT and field.name in effect]
    return all([field.least <= effect[field.name] <= field.most for field in counts])
