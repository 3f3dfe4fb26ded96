"""Packs for tests: small ones written by hand, and any pack within the limits."""

from typing import Any

from hypothesis import strategies as st

from elbowroom.conquest.engine.content import add_packs
from elbowroom.conquest.engine.content_bounds import (
    COUNT,
    FITTING,
    MARKER,
    MAY,
    MUST,
    SHAPES,
    Field,
)
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.games.classic.engine.game import CLASSIC
from elbowroom.kernel.errors import InvalidPack

STANDARD = CLASSIC.standard()


def own_race(tokens: Any = 5, effects: Any = (), **fields: Any) -> dict[str, Any]:
    return {
        "id": "gnomes",
        "name": "Gnomes",
        "tokens": tokens,
        "effects": list(effects),
        **fields,
    }


def own_power(tokens: Any = 4, effects: Any = (), **fields: Any) -> dict[str, Any]:
    return {
        "id": "curious",
        "name": "Curious",
        "tokens": tokens,
        "effects": list(effects),
        **fields,
    }


def pack(races: Any = (), powers: Any = (), **fields: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "id": "sample",
        "name": "Sample",
        "races": list(races),
        "powers": list(powers),
        **fields,
    }


def content(*packs: Any, own_limit: Any = 1) -> tuple[list[Race], list[Power]]:
    return add_packs(STANDARD, list(packs), own_limit)


def faults(*packs: Any, own_limit: Any = 1) -> list[str]:
    try:
        content(*packs, own_limit=own_limit)
    except InvalidPack as refused:
        return refused.faults
    return []


def race_faults(*effects: Any, **fields: Any) -> list[str]:
    return faults(pack([own_race(effects=effects, **fields)]))


def power_faults(*effects: Any, **fields: Any) -> list[str]:
    return faults(pack(powers=[own_power(effects=effects, **fields)]))


# Any pack within the limits.

WHERES = st.one_of(
    st.just({}),
    st.sampled_from([{"terrain": terrain} for terrain in STANDARD.terrains]),
    st.sampled_from([{"symbol": symbol} for symbol in STANDARD.symbols]),
    st.sampled_from([{"coastal": True}, {"land": True}, {"water": True}]),
)


def _fitting(effect: str) -> list[str]:
    return [
        marker.id
        for marker in STANDARD.markers
        if all(bool(getattr(marker, fact)) == needed for fact, needed in FITTING[effect])
    ]


def _values(effect: str, field: Field) -> st.SearchStrategy[Any]:
    if field.kind == COUNT:
        return st.integers(field.least, min(field.most, 5)).filter(bool)
    return st.sampled_from(_fitting(effect)) if field.kind == MARKER else WHERES


@st.composite
def effects(draw: st.DrawFn) -> dict[str, Any]:
    name = draw(st.sampled_from(sorted(SHAPES)))
    shape = SHAPES[name]
    effect: dict[str, Any] = {"type": name}
    for field in shape.fields:
        if field.required or draw(st.booleans()):
            effect[field.name] = draw(_values(name, field))
    if shape.lasts == MUST or (shape.lasts == MAY and draw(st.booleans())):
        effect["lasts"] = True
    return effect


@st.composite
def fair_packs(draw: st.DrawFn) -> dict[str, Any]:
    """An own race and an own power; effects that break a limit are left out again."""
    race = own_race(draw(st.integers(1, 10)))
    power = own_power(draw(st.integers(0, 5)))
    for trait in (race, power):
        for effect in draw(st.lists(effects(), max_size=5)):
            trait["effects"].append(effect)
            if faults(pack([race], [power])):
                trait["effects"].pop()
    return pack([race], [power])
