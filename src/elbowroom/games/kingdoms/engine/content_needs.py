"""What an own faction cannot do without: it follows from its effects (K-CUSTOM-5)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.content_bounds import SCORING, SHAPES
from elbowroom.games.kingdoms.engine.content_effects import effect_dict
from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.traits import HEROES_CALL, THREE_OR_MORE

_SEVERAL: Final = 2
_FEATURES: Final = ("water", "crag")
_FROZEN: Final = ("peaks", "tundra")
_RARE: Final = ("ruins", "capital", *_FROZEN)
"""Terrains that not every territory has."""
_ALWAYS: Final = ("knock_fortress", "knock_meeple")
"""Effects with pieces that only the module has."""
_EFFECTS: Final = {
    "alliance_gain": THREE_OR_MORE,
    "alliance_lock": THREE_OR_MORE,
    "flag_gain": THREE_OR_MORE,
    "fortress_kill_gain": HEROES_CALL,
    "fortress_value": HEROES_CALL,
    "knock_fortress": HEROES_CALL,
    "knock_meeple": HEROES_CALL,
    "on_rival_standup_gain": HEROES_CALL,
    "rival_fortress_ignore": HEROES_CALL,
    "rival_loss": "crag",
    "ruins_free_move": "ruins",
    "ruins_scored": "ruins",
    "tundra_stay": "tundra",
}
_RULES: Final = {
    "per_alliance": THREE_OR_MORE,
    "capital_or_alliance": "capital",
    "per_meeple_in_crag": "crag",
    "per_beside_crag": "crag",
    "per_meeple_in_water": "water",
    "per_beside_water": "water",
    "per_beside_water_foreign": "water",
    "per_meeple_peaks_tundra": "tundra",
    "per_rival_laid_down": HEROES_CALL,
    "per_two_fortresses": HEROES_CALL,
    "per_fortress_removed": HEROES_CALL,
}


def needs_of(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """Name what two of the effects, or one that scores, could not work without."""
    counted: dict[str, int] = {}
    for effect in effects:
        written = effect_dict(effect)
        alone = len(effects) == 1 or SHAPES[written["type"]].category == SCORING
        for word in _needs_of(written):
            counted[word] = counted.get(word, 0) + (_SEVERAL if alone else 1)
        if written["type"] in _ALWAYS or written.get("resource") == "silver":
            counted[HEROES_CALL] = _SEVERAL
    found = [word for word, count in counted.items() if count >= _SEVERAL]
    if any([word in _FROZEN for word in found]) and HEROES_CALL not in found:
        found.append(HEROES_CALL)
    return tuple(found)


def _needs_of(effect: dict[str, Any]) -> list[str]:
    """Name what one effect could not work without."""
    found = [_EFFECTS[effect["type"]]] if effect["type"] in _EFFECTS else []
    if effect.get("rule") in _RULES:
        found.append(_RULES[effect["rule"]])
    when = effect.get("when", {})
    told = [effect.get("terrain", ""), effect.get("feature", ""), when.get("terrain", "")]
    told += [str(when.get("occupies", "")).removeprefix("beside_").removesuffix("_abroad")]
    told += [when.get("beside", ""), when.get("built_beside", "")]
    found += [word for word in told if word in (*_FEATURES, *_RARE)]
    if effect.get("mode") == "shore":
        found.append("water")
    if when.get("fortress") == "standing":
        found.append(HEROES_CALL)
    return list(dict.fromkeys(found))
