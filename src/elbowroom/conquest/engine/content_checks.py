"""What the packs of one game must meet together, and with the standard races and powers."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.conquest.engine.content_bounds import MOST_EXEMPT, MOST_MARKERS, MOST_TRAITS
from elbowroom.conquest.engine.content_traits import tokens_only_for_attack
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.kernel.content_names import check_limit
from elbowroom.kernel.content_reading import Faults, at


class Own(NamedTuple):
    """An own race or power with the place it stands at; no trait if it had faults."""

    place: str
    trait: Race | Power | None
    borrows: str


def check_numbers(
    faults: Faults, limit: int, own_races: int, own_powers: int, races: int, powers: int
) -> None:
    """A game takes one own race and one own power, unless the table says more (C-CUSTOM-2)."""
    for field, count in (("races", own_races), ("powers", own_powers)):
        check_limit(faults, field, limit, count)
    for field, count in (("races", races), ("powers", powers)):
        if count > MOST_TRAITS:
            told = f"with the standard ones there are {count}, at most {MOST_TRAITS}"
            faults.add(field, told, "traits", count=count, most=MOST_TRAITS)


def check_borrowed(faults: Faults, own_races: list[Own]) -> None:
    """The tokens of a standard race can be borrowed once (C-CUSTOM-5)."""
    borrowers: dict[str, str] = {}
    for place, _, borrows in own_races:
        if borrows in borrowers:
            faults.add(
                at(place, "borrows"),
                f"the tokens of {borrows} are used by {borrowers[borrows]}",
                "borrowed-twice",
                race=borrows,
            )
        elif borrows:
            borrowers[borrows] = place


def check_supply(
    faults: Faults, own: list[Own], races: list[Race], standard_powers: list[Power]
) -> None:
    """Every tray can supply every pairing in full (C-CUSTOM-7, C-PICK-11)."""
    scarcest = min([(_spare(race), race.id) for race in races])
    largest = max([(_brought(power), power.id) for power in standard_powers])
    for place, trait, _ in own:
        if isinstance(trait, Power) and _brought(trait) > scarcest[0]:
            faults.add(
                at(place, "tokens"),
                f"badge number and tokens only for attack make {_brought(trait)}, at most "
                f"{scarcest[0]} are allowed: the tray of {scarcest[1]} has no more",
                "badge-sum",
                count=_brought(trait),
                most=scarcest[0],
                race=scarcest[1],
            )
        if isinstance(trait, Race) and _spare(trait) < largest[0]:
            faults.add(
                at(place, "tray"),
                f"beyond the banner the tray has {_spare(trait)} tokens, "
                f"{largest[1]} needs {largest[0]}",
                "tray-short",
                count=_spare(trait),
                power=largest[1],
                least=largest[0],
            )


def _brought(trait: Race | Power) -> int:
    """Count the tokens a trait asks of the tray at the pick."""
    return trait.tokens + tokens_only_for_attack(trait.effects)


def _spare(race: Race) -> int:
    """Count the tokens a tray has for the badge."""
    return race.tray - _brought(race)


def check_exempt(faults: Faults, own: list[Own], races: list[Race], powers: list[Power]) -> None:
    """Few enough races stay in decline beside newer ones that the row never runs dry."""
    traits: list[Race | Power] = [*races, *powers]
    exempt = len([trait for trait in traits if _is_exempt(trait)])
    if exempt <= MOST_EXEMPT:
        return
    for place, trait, _ in own:
        if trait is not None and _is_exempt(trait):
            faults.add(
                at(place, "effects"),
                f"{exempt} races and powers of this game stay beside a newer decline, "
                f"at most {MOST_EXEMPT} are allowed",
                "exempt",
                count=exempt,
                most=MOST_EXEMPT,
            )


def check_markers(faults: Faults, packs: list[Any], standard: int) -> None:
    """Own markers have ids of their own, and there is room for all of them (C-CUSTOM-9)."""
    ids: list[str] = []
    for number, pack in enumerate(packs):
        listed = pack.get("markers", []) if isinstance(pack, dict) else []
        for place, marker in enumerate(listed if isinstance(listed, list) else []):
            ident = str(marker.get("id", "")) if isinstance(marker, dict) else ""
            if ident in ids and number:
                told = f"'{ident[:40]}' is the id of a marker of another pack"
                here = f"packs[{number}].markers[{place}].id"
                faults.add(here, told, "id-taken", value=ident[:40])
            ids.append(ident)
    if standard + len(ids) > MOST_MARKERS:
        told = f"with the standard ones there are {standard + len(ids)}, at most {MOST_MARKERS}"
        faults.add("markers", told, "traits", count=standard + len(ids), most=MOST_MARKERS)


def _is_exempt(trait: Race | Power) -> bool:
    return any(
        [effect.lasts() and bare(effect).stays_beside_newer_decline() for effect in trait.effects]
    )
