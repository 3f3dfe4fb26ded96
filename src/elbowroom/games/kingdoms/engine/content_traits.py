"""Reading own factions and own heroes from a pack, one at a time (K-CUSTOM)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.content_bounds import FACTION, HERO
from elbowroom.games.kingdoms.engine.content_effects import read_levels
from elbowroom.games.kingdoms.engine.content_needs import needs_of
from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.terms import ACTIONS
from elbowroom.games.kingdoms.engine.traits import (
    HEROES_CALL,
    OWN,
    THREE_OR_MORE,
    WAR_WON,
    Advance,
    Faction,
    Hero,
)
from elbowroom.kernel.content_fields import (
    COUNT,
    LONGEST_TEXT,
    LOOKED_AT,
    MOST_LANGUAGES,
    Field,
    named,
)
from elbowroom.kernel.content_head import LONGEST_NAME, read_looks
from elbowroom.kernel.content_reading import (
    Faults,
    at,
    read_choice,
    read_count,
    read_id,
    read_line,
    read_object,
    read_texts,
)

WAR: Final = "war"
ADVANCING: Final = ("build", "research", "expand", WAR)
"""How a hero reaches its next level: by an action that is paid for, or by winning a war."""
MOST_PAID: Final = 6

FACTION_FIELDS: Final = (
    *named(),
    Field("effects", "effects", required=True, least=5, most=5),
    *LOOKED_AT,
)
HERO_FIELDS: Final = (
    *named(),
    Field("effects", "effects", required=True, least=2, most=2),
    Field("second_by", "advance", required=True, options=ADVANCING),
    Field("second_for", COUNT, required=False, least=1, most=MOST_PAID, default=3),
    Field("third_by", "advance", required=True, options=ADVANCING),
    Field("third_for", COUNT, required=False, least=1, most=MOST_PAID, default=4),
    *LOOKED_AT,
)


def read_faction(faults: Faults, place: str, value: Any) -> Faction | None:
    """Read an own faction; None if anything in it is wrong."""
    found = _read_thing(faults, place, value, FACTION, FACTION_FIELDS)
    if found is None:
        return None
    ident, name, effects, _ = found
    needed = needs_of(effects)
    return Faction(
        ident,
        name,
        OWN,
        *effects,
        needs=tuple([word for word in needed if word != HEROES_CALL]),
        needs_heroes_call=HEROES_CALL in needed,
        suits_dummy=False,
    )


def read_hero(faults: Faults, place: str, value: Any) -> Hero | None:
    """Read an own hero card; None if anything in it is wrong."""
    before = len(faults.found)
    found = _read_thing(faults, place, value, HERO, HERO_FIELDS)
    entry = value if isinstance(value, dict) else {}
    ways = [
        _read_advance(faults, place, entry, way, price, usual)
        for way, price, usual in (("second_by", "second_for", 3), ("third_by", "third_for", 4))
    ]
    if found is None or len(faults.found) > before:
        return None
    ident, name, (first, second), _ = found
    alone = THREE_OR_MORE in needs_of((first,)) or THREE_OR_MORE in needs_of((second,))
    needs = (THREE_OR_MORE,) if alone else ()
    return Hero(ident, name, first, ways[0], second, ways[1], needs=needs)


def _read_advance(
    faults: Faults, place: str, entry: dict[str, Any], way: str, price: str, usual: int
) -> Advance:
    """Read how a level is left: an action with its price, or a war won, which has none."""
    if way not in entry:
        return WAR_WON
    name = read_choice(faults, at(place, way), entry[way], "advance", list(ADVANCING))
    if name == WAR:
        if price in entry:
            faults.add(at(place, price), "a war won has no price", "no-price")
        return WAR_WON
    paid = read_count(faults, at(place, price), entry.get(price, usual), 1, MOST_PAID)
    return Advance(ACTIONS.index(name), paid) if name else WAR_WON


def _read_thing(
    faults: Faults, place: str, value: Any, kind: str, fields: tuple[Field, ...]
) -> tuple[str, str, tuple[Effect, ...], dict[str, Any]] | None:
    """Read what factions and heroes share."""
    before = len(faults.found)
    required = [field.name for field in fields if field.required]
    optional = [field.name for field in fields if not field.required]
    entry = read_object(faults, place, value, required, optional)
    if not all([field in entry for field in ("id", "name", "effects")]):
        return None
    ident = read_id(faults, at(place, "id"), entry["id"])
    name = read_line(faults, at(place, "name"), entry["name"], LONGEST_NAME, name=True)
    effects = read_levels(faults, at(place, "effects"), entry["effects"], kind)
    read_looks(faults, place, entry)
    if "text" in entry:
        read_texts(faults, at(place, "text"), entry["text"], LONGEST_TEXT, MOST_LANGUAGES)
    return None if len(faults.found) > before else (ident, name, effects, entry)
