"""Reading own races and own powers from a pack, one at a time."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.content_bounds import (
    GAINING,
    LARGEST_BADGE,
    LARGEST_BANNER,
    LARGEST_TRAY,
    SPARE_TOKENS,
    type_name,
)
from elbowroom.conquest.engine.content_effects import Names, read_effects
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.kernel.content_fields import LONGEST_TEXT, MOST_LANGUAGES
from elbowroom.kernel.content_head import LONGEST_NAME, LOOKS, read_looks
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

RULE = "C-CUSTOM-8"
"""The rule behind whatever an own race or power does."""

_TRAIT_FIELDS = ["id", "name", "tokens", "effects"]


def read_race(
    faults: Faults,
    place: str,
    value: Any,
    standard: list[Race],
    names: Names,
    factions: tuple[str, ...] = (),
) -> Race | None:
    """Read an own race (C-CUSTOM-3 to C-CUSTOM-5); None if anything in it is wrong."""
    before = len(faults.found)
    more = ["tray", "borrows", "text", *LOOKS, *["faction"][: len(factions)]]
    entry = read_object(faults, place, value, _TRAIT_FIELDS, more)
    if factions and "faction" in entry:
        read_choice(faults, at(place, "faction"), entry["faction"], "faction", list(factions))
    if not all([field in entry for field in _TRAIT_FIELDS]):
        return None
    ident, name, effects = _read_trait(faults, place, entry, names)
    tokens = read_count(faults, at(place, "tokens"), entry["tokens"], 1, LARGEST_BANNER)
    banner = tokens + tokens_only_for_attack(effects)
    if len(faults.found) == before and banner > LARGEST_BANNER:
        faults.add(
            at(place, "tokens"),
            f"banner number and tokens only for attack make {banner}, "
            f"at most {LARGEST_BANNER} are allowed",
            "banner-sum",
            count=banner,
            most=LARGEST_BANNER,
        )
    if len(faults.found) > before:
        return None
    tray = _read_tray(faults, place, entry, banner, effects)
    if "borrows" in entry:
        tray = _borrowed_tray(faults, at(place, "borrows"), entry["borrows"], tray, standard)
    if len(faults.found) > before:
        return None
    return Race(ident, name, tokens, tray, effects, RULE)


def read_power(faults: Faults, place: str, value: Any, names: Names) -> Power | None:
    """Read an own power (C-CUSTOM-6); None if anything in it is wrong."""
    before = len(faults.found)
    entry = read_object(faults, place, value, _TRAIT_FIELDS, ["text", *LOOKS])
    if not all([field in entry for field in _TRAIT_FIELDS]):
        return None
    ident, name, effects = _read_trait(faults, place, entry, names)
    tokens = read_count(faults, at(place, "tokens"), entry["tokens"], 0, LARGEST_BADGE)
    if len(faults.found) > before:
        return None
    return Power(ident, name, tokens, effects, RULE)


def _read_trait(
    faults: Faults, place: str, entry: dict[str, Any], names: Names
) -> tuple[str, str, tuple[Effect, ...]]:
    """Read what races and powers share."""
    ident = read_id(faults, at(place, "id"), entry["id"])
    name = read_line(faults, at(place, "name"), entry["name"], LONGEST_NAME, name=True)
    effects = read_effects(faults, at(place, "effects"), entry["effects"], names)
    read_looks(faults, place, entry)
    if "text" in entry:
        read_texts(faults, at(place, "text"), entry["text"], LONGEST_TEXT, MOST_LANGUAGES)
    return ident, name, effects


def _read_tray(
    faults: Faults, place: str, entry: dict[str, Any], banner: int, effects: tuple[Effect, ...]
) -> int:
    """Read the tokens there are of a race: banner + 5, more only if it gains some (C-CUSTOM-4)."""
    usual = banner + SPARE_TOKENS
    if "tray" not in entry:
        return usual
    if any([type_name(type(bare(effect)).__name__) in GAINING for effect in effects]):
        return read_count(faults, at(place, "tray"), entry["tray"], usual, LARGEST_TRAY)
    if entry["tray"] != usual or isinstance(entry["tray"], bool):
        faults.wrong(
            at(place, "tray"),
            f"{usual} (banner number + {SPARE_TOKENS}; up to {LARGEST_TRAY} only with "
            f"{' or '.join(GAINING)})",
            entry["tray"],
            "tray",
            usual=usual,
            most=LARGEST_TRAY,
        )
    return usual


def _borrowed_tray(faults: Faults, place: str, value: Any, asked: int, standard: list[Race]) -> int:
    """Give the tray of the standard race whose tokens are used (C-CUSTOM-5)."""
    enough = [race for race in standard if race.tray >= asked]
    for race in standard:
        if race.id == value and race.tray < asked:
            faults.add(
                place,
                f"{asked} tokens are needed, {race.id} has {race.tray}; "
                f"enough have: {', '.join([each.id for each in enough])}",
                "borrow",
                tuple([each.id for each in enough])[:3],
                count=asked,
                race=race.id,
                tray=race.tray,
            )
            return asked
    name = read_choice(faults, place, value, "race", [race.id for race in enough])
    for race in enough:
        if race.id == name:
            return race.tray
    return asked


def tokens_only_for_attack(effects: tuple[Effect, ...]) -> int:
    """Count the tokens a trait brings beyond its number."""
    return sum([bare(effect).tokens_at_pick() for effect in effects])
