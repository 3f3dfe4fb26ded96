"""Content packs of this game: own factions, heroes and territories beside those of the box (K-CUSTOM).

`content_with` is the gate for everything strangers send. Whatever JSON it is given, it gives
content within all limits, or raises `InvalidPack` with every fault.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine.board import Territory, read_territory
from elbowroom.games.kingdoms.engine.content import Content, content
from elbowroom.games.kingdoms.engine.content_map import read_territory_data
from elbowroom.games.kingdoms.engine.content_traits import read_faction, read_hero
from elbowroom.games.kingdoms.engine.traits import Faction, Hero
from elbowroom.kernel.content_fields import LARGEST_OWN_LIMIT, MOST_PACKS
from elbowroom.kernel.content_head import HEAD, read_head
from elbowroom.kernel.content_names import Named, check_limit, check_names
from elbowroom.kernel.content_reading import Faults, at, read_count, read_list, read_object
from elbowroom.kernel.errors import InvalidPack
from elbowroom.kernel.state import fingerprint

LISTS: Final = ("factions", "heroes", "territories")
_MOST_KEPT: Final = 64
_KEPT: Final[OrderedDict[str, Content]] = OrderedDict()


class Own(NamedTuple):
    """Everything own of the packs of one game, and where it stands."""

    factions: list[Faction]
    heroes: list[Hero]
    territories: list[dict[str, Any]]
    named: list[Named]


def check_packs(packs: Any, own_limit: Any, rules_version: int) -> list[dict[str, Any]]:
    """Refuse packs with faults; give a copy that nobody else can change (K-CUSTOM-1)."""
    content_with(packs, own_limit, rules_version)
    return [] if packs is None else [_copied(pack) for pack in packs]


def content_with(packs: Any, own_limit: Any, rules_version: int) -> Content:
    """Give the box with what packs add to it; refuse what breaks K-CUSTOM."""
    faults = Faults()
    limit = read_count(faults, "own_limit", own_limit, 1, LARGEST_OWN_LIMIT)
    given = [] if packs is None else read_list(faults, "packs", packs, MOST_PACKS)
    if not given and not faults.found:
        return content()
    own = Own([], [], [], [])
    for number, pack in enumerate(given):
        place = f"packs[{number}]" if len(given) > 1 else ""
        _read_pack(faults, place, pack, own, rules_version)
    _check_together(faults, limit, given, own)
    if faults.found:
        raise InvalidPack(faults.found)
    return _added(own, fingerprint(given))


def content_of(setup: dict[str, Any], rules_version: int) -> Content:
    """Give the content of a setup that was checked; equal packs share it."""
    packs = setup.get("packs")
    if not packs:
        return content()
    key = fingerprint(packs)
    found = _KEPT.get(key)
    if found is None:
        found = _KEPT[key] = content_with(packs, setup["own_limit"], rules_version)
        if len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    return found


def _read_pack(faults: Faults, place: str, value: Any, own: Own, rules_version: int) -> None:
    """Read one pack document into the lists of own things."""
    entry = read_object(faults, place, value, ["format", "id", "name"], [*HEAD, *LISTS])
    read_head(faults, place, entry, "kingdoms", rules_version)
    if entry and not any([entry.get(name, []) != [] for name in LISTS]):
        told = "the pack is empty: factions, heroes or territories are expected"
        faults.add(place, told, "empty")
    for name in LISTS:
        here = at(place, name)
        for number, each in enumerate(
            read_list(faults, here, entry.get(name, []), LARGEST_OWN_LIMIT)
        ):
            _read_thing(faults, f"{here}[{number}]", name, each, own)


def _read_thing(faults: Faults, place: str, name: str, value: Any, own: Own) -> None:
    if name == "territories":
        land = read_territory_data(faults, place, value)
        if land is not None:
            own.territories.append(land)
            own.named.append(Named(land["id"], land["name"], place))
        return
    read: Any = read_faction if name == "factions" else read_hero
    thing = read(faults, place, value)
    if thing is not None:
        getattr(own, name).append(thing)
        own.named.append(Named(thing.id, thing.name, place))


def _check_together(faults: Faults, limit: int, given: list[Any], own: Own) -> None:
    """Check what packs must meet together, and with the box (K-CUSTOM-1)."""
    box = content()
    for name in LISTS:
        lists = [pack.get(name, []) for pack in given if isinstance(pack, dict)]
        check_limit(
            faults, name, limit, sum([len(each) for each in lists if isinstance(each, list)])
        )
    standard = [Named(each.id, each.name) for each in box.factions]
    standard += [Named(each.id, each.name) for each in box.heroes]
    standard += [Named(each.id, each.name) for each in box.territories]
    check_names(faults, standard, own.named)
    taken = [place.id for land in box.territories for place in land.places]
    for land in own.territories:
        place = next(each.place for each in own.named if each.id == land["id"])
        for number, region in enumerate(land["regions"]):
            if region["id"] in taken:
                told = f"'{region['id']}' is the id of a region of another territory"
                here = f"{place}.regions[{number}].id"
                faults.add(here, told, "id-taken", value=region["id"])
            taken.append(region["id"])


def _added(own: Own, key: str) -> Content:
    """Give the box with own things behind its own; each own territory is a card of its own."""
    box = content()
    lands = [
        {**land, "card": f"own-{land['id']}", "set": "own", "side": "A"} for land in own.territories
    ]
    territories: tuple[Territory, ...] = (
        *box.territories,
        *[read_territory(land) for land in lands],
    )
    own_sides = [(len(box.territories) + number,) for number in range(len(lands))]
    return Content(
        (*box.factions, *own.factions),
        (*box.heroes, *own.heroes),
        territories,
        (*box.cards, *[land["card"] for land in lands]),
        (*box.sides, *own_sides),
        {**box.land, "territories": [*box.land["territories"], *lands]},
        key,
    )


def _copied(value: Any) -> Any:
    """Copy the plain data of a checked pack."""
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
