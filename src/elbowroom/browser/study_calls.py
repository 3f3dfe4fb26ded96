"""The calls of those who learn, practise and study, answered in the page."""

from __future__ import annotations

from typing import Any

from elbowroom.bots.study import studied
from elbowroom.browser.api import ACCEPTED, CREATED, Answer, Call, answers
from elbowroom.hosting.answers import opened_told
from elbowroom.hosting.plans import seats_of, usual_hints
from elbowroom.hosting.puzzles import answer_told, puzzles_told, try_plan, verdict_told
from elbowroom.kernel.decisions import NOBODY
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.table.drafts import draft_plan, drafted, first_position, going_on, told_record
from elbowroom.table.identity import tidy
from elbowroom.table.lessons import lesson_named
from elbowroom.table.new_table import lesson_plan, open_table, sealed_by_host
from elbowroom.table.parcels import parcel_of, parcel_plan
from elbowroom.table.refused import Refused


def ready_or_not(found: dict[str, Any]) -> Answer:
    """Answer with a result, or with how far it is."""
    return ACCEPTED if found["status"] == "making" else 200, found


@answers("POST", "/lessons/{game}/{lesson}")
async def learn(call: Call) -> Answer:
    """Open a table for a guided first game or an exercise: the same for everybody."""
    game = call.given["game"]
    try:
        asked = lesson_named(game, call.given["lesson"])
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    plan = lesson_plan(asked, tidy(call.wish.name), studied(game))
    new = open_table(plan, call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


# Study at a table.


@answers("GET", "/tables/{table}/hint")
async def hint(call: Call) -> Answer:
    """Say what a bot would do in the place of your seat, if the table allows hints."""
    room = await call.mine(call.given["seat"])
    return 200, await call.page.studies.hint(room.table, call.given["seat"])


@answers("GET", "/tables/{table}/odds")
async def odds(call: Call) -> Answer:
    """Give the odds of a finished game, or those up to now: as a seat of yours may know them."""
    room, _ = await call.seen()
    seat, studies = call.given["seat"], call.page.studies
    if room.table.finished:
        return ready_or_not(await studies.odds(room.table))
    if seat is not None:
        await call.mine(seat)
    return ready_or_not(await studies.odds_so_far(room.table, NOBODY if seat is None else seat))


@answers("GET", "/tables/{table}/study")
async def judged(call: Call) -> Answer:
    """Give a finished game judged whole: its odds, and every turn with what it lost."""
    room, _ = await call.seen()
    return ready_or_not(await call.page.studies.game(room.table))


@answers("GET", "/tables/{table}/mistakes")
async def mistakes(call: Call) -> Answer:
    """Give the turns of a seat to which a better one existed; 202 while they are looked for."""
    room, _ = await call.seen()
    return ready_or_not(await call.page.studies.mistakes(room.table, call.given["seat"]))


@answers("POST", "/tables/{table}/study/stop")
async def stop(call: Call) -> Answer:
    """Judge the game no further."""
    room, _ = await call.seen()
    return 200, {"stopped": call.page.studies.stop(room.table)}


# Positions and records that people bring.


@answers("POST", "/positions/empty")
async def empty(call: Call) -> Answer:
    """Give a game at its first turn, to write a position on it."""
    wish = call.wish
    setup, state = first_position(wish.game, {**wish.options, "players": wish.players})
    return 200, drafted(wish.game, setup, state.position_dict())


@answers("POST", "/positions")
async def draft(call: Call) -> Answer:
    """Complete a position set up by hand and say whether a game can reach it."""
    wish = call.wish
    return 200, drafted(wish.game, wish.setup, wish.position, wish.player, wish.phase)


@answers("POST", "/positions/table")
async def go_on(call: Call) -> Answer:
    """Play on from a position at a new table."""
    wish = call.wish
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    hints = usual_hints(wish.game, seats)
    given = (wish.game, wish.setup, wish.position, seats)
    new = open_table(draft_plan(*given, hints=hints, private=wish.private), call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


@answers("GET", "/tables/{table}/parcel")
async def parcel(call: Call) -> Answer:
    """Pack a game that goes on for another place; for whoever holds the seats of all its people."""
    room = await call.room()
    return 200, parcel_of(room.table.copy(), call.identity(room).seats)


@answers("POST", "/parcels")
async def unpack(call: Call) -> Answer:
    """Go on with a game that was packed elsewhere, at a new table."""
    wish = call.wish
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    new = open_table(parcel_plan(wish.parcel, seats), call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


@answers("POST", "/positions/best")
async def best(call: Call) -> Answer:
    """List the best turns of whoever is asked in a position; 202 while they are looked for."""
    wish = call.wish
    state = going_on(wish.game, wish.setup, wish.position)
    return ready_or_not(await call.page.studies.best_turns(state, "here"))


@answers("POST", "/records")
async def record(call: Call) -> Answer:
    """Tell the game of a record move by move; nothing is kept of it."""
    told = told_record(call.wish.record)
    return 200, {**told, "judged": studied(told["game"])}


@answers("POST", "/records/study")
async def judged_record(call: Call) -> Answer:
    """Give the game of a record judged whole; 202 while it is looked at, nothing is kept for long."""
    return ready_or_not(await call.page.studies.record(call.wish.record, "here"))


# Puzzles.


def _unread(game: str, fault: Exception) -> None:
    """Leave out puzzles that cannot be read: the others are listed."""


@answers("GET", "/puzzles")
async def puzzles(call: Call) -> Answer:
    """List the puzzles of all games, those of the day, and the drills."""
    return 200, puzzles_told(_unread)


@answers("POST", "/puzzles/{game}/{puzzle}")
async def open_puzzle(call: Call) -> Answer:
    """Open a table for a try at a puzzle; nobody but you goes on there."""
    plan = try_plan(call.given["game"], call.given["puzzle"], tidy(call.wish.name))
    new = open_table(plan, call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


@answers("GET", "/puzzles/{game}/{puzzle}")
async def answered(call: Call) -> Answer:
    """Give a puzzle with its answer, and what other ways give away."""
    return 200, answer_told(call.given["game"], call.given["puzzle"])


@answers("GET", "/tables/{table}/puzzle")
async def tried(call: Call) -> Answer:
    """Say what the try at this table gave away, once it is decided."""
    room, _ = await call.seen()
    return ready_or_not(await verdict_told(room.table, call.page.studies))
