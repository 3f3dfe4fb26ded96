"""A game that goes on elsewhere: packed into a file by whoever holds all its people's seats, and opened again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.table.drafts import replayed_record
from elbowroom.table.new_table import Plan, SeatPlan
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

FORMAT = 1


def parcel_of(table: Table, held: Collection[int]) -> dict[str, Any]:
    """Pack a game that goes on, secrets and all; nobody may who does not hold every person's seat."""
    if table.play is None or table.finished:
        raise Refused("not_now", "Only a game that goes on can go on elsewhere.")
    if table.challenge or table.facts.get("lesson") or table.facts.get("puzzle"):
        raise Refused("not_now", "This game stays at its table.", key="parcel_published")
    if table.by_letters:
        raise Refused("not_now", "This game travels in letters.", key="by_letters")
    if any(not seat.bot and place not in held for place, seat in enumerate(table.seats)):
        fault = "Only whoever holds the seats of all people may take a game elsewhere."
        raise Refused("not_your_seat", fault, key="parcel_others")
    return {
        "parcel": FORMAT,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in table.seats],
        "hints": table.hints,
        "record": find_game(table.facts["game"]).record(table.play.state),
    }


def parcel_plan(parcel: Any, seats: list[SeatPlan]) -> Plan:
    """Plan a table at which the game of a parcel goes on; the first thing in it that does not fit is told."""
    if not isinstance(parcel, dict) or parcel.get("parcel") != FORMAT:
        raise Refused("malformed", "This is no game that goes on elsewhere.", key="parcel_none")
    state = replayed_record(parcel.get("record"))
    if state.over:
        raise Refused("malformed", "This game is over.", key="parcel_over")
    names = state.setup["names"]
    if len(seats) != len(names):
        raise Refused("malformed", f"{len(seats)} seats are given for {len(names)} players.")
    try:
        start = find_game(state.game_id).restore(state.setup, state.position_dict())
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault), key="record_edited") from fault
    return Plan(
        state.game_id,
        state.setup,
        seats,
        start=start.position_dict(),
        hints=parcel.get("hints") is True,
    )
