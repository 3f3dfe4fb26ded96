"""Traits as plain data: reading, checking and bounding content packs (C-CUSTOM)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from elbowroom.conquest.hooks import Effect
from elbowroom.conquest.markers import Marker
from elbowroom.conquest.traits import Power, Race
from elbowroom.conquest.vocabulary.decline import Lasting, bare


class Standard(NamedTuple):
    """The content of a box that packs add to."""

    races: list[Race]
    powers: list[Power]
    markers: list[Marker]
    terrains: list[str]
    symbols: list[str]


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


def type_name(class_name: str) -> str:
    """Turn a class name into the name packs use: CoinsEachTurn is coins_each_turn."""
    words = ""
    for letter in class_name:
        words += "_" + letter.lower() if letter.isupper() and words else letter.lower()
    return words


def add_packs(
    standard: Standard, packs: list[Any], own_limit: int
) -> tuple[list[Race], list[Power]]:
    """Add the races and powers of packs to the standard ones."""
    return standard.races, standard.powers
