"""The conditions packs may put on effects of this game, as records of words, and the engine's own."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import conditions as engine
from elbowroom.games.kingdoms.engine.conditions import Condition, When
from elbowroom.games.kingdoms.engine.terms import CRAGS, TERRAINS, WATER, WATERS
from elbowroom.kernel.content_fields import COUNT, FLAG, Field

WAR: Final = "war"
WAR_COST: Final = "war_cost"
NEAR_HERO: Final = "near_hero"
PACT: Final = "pact"
PRICE: Final = "price"
COLLECTING: Final = "collecting"
REGION: Final = "region"
_LAND: Final = TERRAINS[:WATER]
_FEATURES: Final = {"water": WATERS, "crag": CRAGS}
_HERO: Final = ("hero",)
MOST_OCCUPIED: Final = 4

MEANT: Final[dict[str, dict[str, Condition]]] = {
    "role": {"attack": engine.ATTACKING, "defend": engine.DEFENDING},
    "via": {"patrol": engine.BY_PATROL, "quest": engine.BY_QUEST},
    "terrain": {name: engine.fought_in(number) for number, name in enumerate(_LAND)},
    "place": {"home": engine.AT_HOME, "abroad": engine.ABROAD},
    "beside": {name: engine.beside(kind) for name, kind in _FEATURES.items()},
    "paying": {
        "ore": engine.PAYING_ORE,
        "one_type": engine.PAYING_ONE_TYPE,
        "mana_only": engine.PAYING_MANA_ONLY,
    },
    "against": {"meeple": engine.AGAINST_MEEPLE, "lying_meeple": engine.AGAINST_LYING_MEEPLE},
    "fortress": {"standing": engine.AGAINST_FORTRESS, "none": engine.AGAINST_NO_FORTRESS},
    "built_beside": {name: engine.built_beside(kind) for name, kind in _FEATURES.items()},
    "near": {"beside": engine.BESIDE_HERO, "territory": engine.ON_HERO_TERRITORY},
    "hero_on": {
        "home": engine.HERO_AT_HOME,
        **{name: engine.hero_in(number) for number, name in enumerate(_LAND)},
    },
    "occupies": {
        **{name: engine.occupying(number, 1) for number, name in enumerate(_LAND)},
        "border": engine.occupying_border(1),
        **{f"beside_{name}": engine.occupying_beside(kind, 1) for name, kind in _FEATURES.items()},
        "beside_water_abroad": engine.occupying_beside_abroad(WATERS, 1),
    },
}
"""What each word stands for, by its field."""
FLAGS: Final[dict[str, Condition]] = {
    "unallied": engine.UNALLIED,
    "hero_allied": engine.HERO_ALLIED,
    "hero_region": engine.IN_HERO_REGION,
}
"""What holds where a field is true."""


def _word(name: str, kinds: tuple[str, ...] = ()) -> Field:
    return Field(name, name, required=False, options=tuple(MEANT[name]), kinds=kinds)


def _flag(name: str, kinds: tuple[str, ...] = ()) -> Field:
    return Field(name, FLAG, required=False, kinds=kinds)


_OCCUPIES: Final = (
    _word("occupies"),
    Field("at_least", COUNT, required=False, least=1, most=MOST_OCCUPIED),
)
_GROUND: Final = (_word("terrain"), _word("place"), _word("beside"))
_WARS: Final = (
    _word("role"),
    _word("via"),
    *_GROUND,
    _word("against"),
    _word("fortress"),
    *_OCCUPIES,
    _flag("unallied"),
)
RECORDS: Final[dict[str, tuple[Field, ...]]] = {
    WAR: _WARS,
    WAR_COST: (*_WARS, _word("paying")),
    NEAR_HERO: (_word("near"), *_WARS),
    PACT: (*_GROUND, _flag("hero_region", _HERO)),
    PRICE: (
        _word("built_beside"),
        *_OCCUPIES,
        _flag("unallied"),
        _word("hero_on", _HERO),
    ),
    COLLECTING: (
        *_OCCUPIES,
        _flag("unallied"),
        _word("hero_on", _HERO),
        _flag("hero_allied", _HERO),
    ),
    REGION: _GROUND,
}
"""The conditions each kind of effect can be asked for: others could not be told where it works."""

AMONG_FIGHTERS: Final = (engine.HERO_FIGHTS, engine.OTHER_FIGHTS)
"""Who fights for a hero's player: follows from the effect, so packs do not say it (K-HERO-12)."""


def conditions_of(record: dict[str, Any]) -> When:
    """Give the conditions a checked record stands for."""
    found: list[Condition] = []
    for name, value in record.items():
        if name in FLAGS:
            found += [FLAGS[name]] if value else []
        elif name in MEANT:
            condition = MEANT[name][value]
            if name == "occupies":
                condition = condition._replace(least=record.get("at_least", 1))
            found.append(condition)
    return tuple(found)


def record_of(when: When) -> dict[str, Any]:
    """Write conditions the way packs do."""
    record: dict[str, Any] = {}
    for condition in when:
        if condition not in AMONG_FIGHTERS:
            record.update(_written(condition))
    return record


def _written(condition: Condition) -> dict[str, Any]:
    for name, flag in FLAGS.items():
        if condition == flag:
            return {name: True}
    plain = condition._replace(least=min(1, condition.least))
    for name, words in MEANT.items():
        for word, meant in words.items():
            if meant == plain:
                more = {"at_least": condition.least} if condition.least > 1 else {}
                return {name: word, **more}
    raise LookupError(condition)
