"""Packs for tests: small ones written by hand, and any pack within the limits."""

from typing import Any

from hypothesis import strategies as st

from elbowroom.conquest.engine.content import Standard, add_packs
from elbowroom.conquest.engine.content_bounds import (
    MARKER,
    MAY,
    MUST,
    SHARED,
    TARGET,
    Effects,
    fitting,
)
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.where import HOLDERS
from elbowroom.games.classic.engine.game import CLASSIC
from elbowroom.kernel.content_fields import COUNT, FLAG, Field
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


TARGETS = st.one_of(
    WHERES,
    st.sampled_from([{"held_by": holder} for holder in HOLDERS]),
    st.just({"apart": True}),
)
WHENS = st.one_of(
    st.sampled_from([{"round": word} for word in ("even", "odd", "first", "last")]),
    st.builds(lambda most: {"regions_at_most": most}, st.integers(1, 8)),
    st.builds(lambda least: {"regions_at_least": least}, st.integers(1, 8)),
    st.builds(lambda least: {"neighbours_at_least": least}, st.integers(1, 4)),
    st.builds(lambda least: {"coins_at_least": least}, st.integers(1, 60)),
    st.builds(lambda first: {"first_conquests": first}, st.integers(1, 5)),
    st.just({"attacked_nobody": True}),
    st.just({"holds": {"symbol": "magic"}, "holds_at_least": 1}),
    st.just({"first_conquests": 1, "for_each": True, "holds": {"terrain": "hill"}}),
)


def _values(effect: str, field: Field, standard: Standard) -> st.SearchStrategy[Any]:
    if field.kind == COUNT:
        return st.integers(field.least, min(field.most, 5)).filter(bool)
    if field.kind == FLAG:
        return st.booleans()
    if field.kind == TARGET:
        return TARGETS
    if field.kind != MARKER:
        return WHERES
    fits = [marker.id for marker in fitting(effect, standard.markers)]
    return st.sampled_from(fits or ["none"])


@st.composite
def written(draw: st.DrawFn, known: Effects, standard: Standard) -> dict[str, Any]:
    """Any effect that a game knows, within its bounds."""
    name = draw(st.sampled_from(sorted(known.shapes)))
    shape = known.shapes[name]
    effect: dict[str, Any] = {"type": name}
    for field in shape.fields:
        if field.required or draw(st.booleans()):
            effect[field.name] = draw(_values(name, field, standard))
    if shape.lasts == MUST or (shape.lasts == MAY and draw(st.booleans())):
        effect["lasts"] = True
    if shape.when and draw(st.booleans()):
        effect["when"] = draw(WHENS)
    return effect


def effects() -> st.SearchStrategy[dict[str, Any]]:
    """Any effect of the classic game, within its bounds."""
    return written(SHARED, STANDARD)


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
