"""Packs and maps that people make: every fault with its place, a table to try a thing at, what can be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from elbowroom.hosting.plans import usual_hints
from elbowroom.kernel.errors import ElbowroomError, Fault, InvalidSetup
from elbowroom.kernel.state import State
from elbowroom.table.drafts import draft_plan
from elbowroom.table.new_table import Plan, SeatPlan
from elbowroom.table.refused import Refused
from elbowroom.workshop.describing import check as check_pack
from elbowroom.workshop.describing import described
from elbowroom.workshop.map_check import check_map, kept_from_drawing, regions_of
from elbowroom.workshop.samples import Thing, weigher_of

ReadBack = Callable[[str, Any], dict[str, Any]]
"""Reads everything in a pack of a game back, by its list and place."""


class ThingToTry(Protocol):
    """One thing of a pack, by its list and id, or one part of what it does."""

    game: str
    pack: dict[str, Any]
    list: str
    thing: str
    part: int | None


def unread(game: str, pack: Any) -> dict[str, Any]:
    """Read nothing back: for those whose reader does it."""
    return {}


def of_game(describe: Callable[[str], dict[str, Any]], game: str) -> dict[str, Any]:
    """Describe something of a game; refuse a game that has no such thing."""
    try:
        return describe(game)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault


def checked(game: str, document: Any, read: ReadBack = unread) -> dict[str, Any]:
    """Check a pack and read it back, or what has regions as a map."""
    try:
        if isinstance(document, dict) and "regions" in document:
            faults = [_map_fault(fault, document) for fault in check_map(game, document)]
            return {"kind": "map", "faults": faults, "read": {}}
        faults = [_pack_fault(fault) for fault in check_pack(document, game)]
        return {"kind": "pack", "faults": faults, "read": read(game, document)}
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault


def sound(game: str, pack: dict[str, Any]) -> None:
    """Refuse a pack with faults."""
    faults = checked(game, pack)["faults"]
    if faults:
        raise Refused("malformed", f"{faults[0]['place']}: {faults[0]['message']}")


def tried(wish: ThingToTry, seats: list[SeatPlan]) -> Plan:
    """Set a game up with the new thing first in the row for whoever begins."""
    own = max([1, *[len(each) for each in wish.pack.values() if isinstance(each, list)]])
    options = {"players": len(seats), "packs": [wish.pack], "own_limit": own}
    try:
        state = _begun(wish, options)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    hints = usual_hints(wish.game, seats)
    return draft_plan(
        wish.game, state.setup, state.position_dict(), seats, hints=hints, private=True
    )


def _begun(wish: ThingToTry, options: dict[str, Any]) -> State:
    """Begin with the thing first in the row, or at a turn at which one part of it matters."""
    weigher, thing = weigher_of(wish.game), Thing(wish.list, wish.thing)
    listed = wish.pack.get(wish.list, []) if wish.list in weigher.lists else []
    made = next((each for each in listed if each["id"] == wish.thing), None)
    if made is None:
        raise InvalidSetup(f"The pack holds no {wish.thing} among its {wish.list}.")
    if wish.part is None:
        return weigher.begin(wish.game, options, thing, 0)
    if wish.part >= len(made.get("effects", [])):
        raise InvalidSetup(f"{wish.thing} has no part {wish.part + 1}.")
    return weigher.scene(wish.game, options, thing, wish.part, 0)


def drawable(game: str, data: dict[str, Any]) -> None:
    """Refuse a map or land that cannot be drawn; one that is not done yet can."""
    try:
        faults = kept_from_drawing(game, data)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    if faults:
        raise Refused("malformed", str(faults[0]))


def _map_fault(fault: Fault, data: Any) -> dict[str, Any]:
    return {**_pack_fault(described(fault)), "regions": regions_of(fault, data)}


def _pack_fault(fault: dict[str, Any]) -> dict[str, Any]:
    """Give a fault of a pack with its place apart from its words."""
    place = fault["path"]
    return {
        "place": place,
        "message": fault["sentence"].removeprefix(f"{place}: "),
        "key": fault["key"],
        "values": fault["values"],
        "nearest": fault["nearest"],
        "regions": [],
    }
