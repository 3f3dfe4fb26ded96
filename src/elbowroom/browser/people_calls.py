"""The calls about one's own tables, challenges and data, answered in the page."""

from __future__ import annotations

from elbowroom import bots
from elbowroom.browser.api import CREATED, Answer, Call, answers
from elbowroom.browser.journal import Batch
from elbowroom.browser.room import Room
from elbowroom.hosting.answers import opened_told
from elbowroom.hosting.challenges import (
    BEST,
    EARLIER,
    OWN,
    challenge_told,
    day_of,
    the_challenge,
    todays_challenge,
)
from elbowroom.hosting.turns import NO_LINE, turn_line
from elbowroom.table import commands
from elbowroom.table.challenges import player_of, today
from elbowroom.table.entries import Entry, Result
from elbowroom.table.identity import tidy
from elbowroom.table.new_table import challenge_plan, open_table
from elbowroom.table.personal import all_forgotten, data_of, without_person
from elbowroom.table.refused import Refused


@answers("POST", "/turns")
async def turns(call: Call) -> Answer:
    """Tell of several tables at once whose turn it is there, to whoever holds seats."""
    lines = []
    for held in call.wish.tables:
        try:
            room = await call.page.room(held.table)
        except Refused as refused:
            status = "gone" if refused.code == "no_such_table" else "away"
            lines.append({**NO_LINE, "table": held.table, "status": status})
            continue
        identity = room.identify(held.secrets)
        lines.append(turn_line(room.row, room.table, identity, call.page.time()))
    return 200, {"tables": lines}


# Challenges.


@answers("GET", "/challenges/{game}")
async def challenge(call: Call) -> Answer:
    """Give the challenge of a day with the results in this browser."""
    asked = the_challenge(call.given["game"], day_of(call.given["day"]))
    player = _player(call.given["name"] or "")
    results = sorted(await call.page.journal.results(asked.game), key=_rank)
    counted = _counted(results)
    best = [each for each in counted if each.day == asked.day.isoformat()][:BEST]
    days = sorted({each.day for each in counted if each.day < today().isoformat()}, reverse=True)
    earlier = [next(each for each in counted if each.day == day) for day in days[:EARLIER]]
    own = sorted((e for e in counted if e.player == player), key=lambda e: e.day, reverse=True)
    return 200, challenge_told(asked, best, earlier, own[:OWN], player)


def _rank(result: Result) -> tuple[bool, int, int, str]:
    """Order results: a victory first, then more points, a weaker rival, an earlier end."""
    return (not result.won, -result.points, result.rival or 0, result.at)


def _counted(results: list[Result]) -> list[Result]:
    """Keep the first result of each player and day."""
    first: dict[tuple[str, str], str] = {}
    for each in results:
        place = (each.player, each.day)
        first[place] = min(first.get(place, each.at), each.at)
    return [each for each in results if first[each.player, each.day] == each.at]


def _player(name: str) -> str | None:
    """Tell whose results are asked for: at one device a name is enough."""
    return player_of("", tidy(name)) if tidy(name) else None


@answers("POST", "/challenges/{game}")
async def take_up(call: Call) -> Answer:
    """Open a table for today's challenge; the first result of a player and day counts."""
    asked = todays_challenge(call.given["game"], call.wish.day)
    player = _player(call.wish.name)
    if player is None:
        raise Refused("malformed", "A challenge needs a name.")
    new = open_table(challenge_plan(asked, tidy(call.wish.name), player), call.page.now())
    await call.page.open(new)
    return CREATED, opened_told(new)


# One's own data.


@answers("GET", "/tables/{table}/seats/{seat}/data")
async def data(call: Call) -> Answer:
    """Give all that is kept of whoever holds a seat."""
    room = await call.mine(call.given["seat"])
    return 200, data_of(room.row, room.table, room.entries, call.given["seat"], [])


@answers("POST", "/tables/{table}/seats/{seat}/erase")
async def erase(call: Call) -> Answer:
    """Forget whoever holds a seat: name, chat and secret; a table only of theirs goes wholly."""
    seat = call.given["seat"]
    room = await call.mine(seat)
    if call.wish.name != room.table.seats[seat].name:
        raise Refused("malformed", "To be sure, say the name that is to be forgotten.")
    await room.carry_out(commands.Erase(seat, bots.DEFAULT_LEVEL))
    if all_forgotten(room.table):
        await call.page.remove(room.row.id)
        return 200, {"removed": True}
    kept = {name: value for name, value in room.kept.items() if name != f"seat:{seat}"}
    await room.rewrite(_without(room, seat), kept)
    return 200, {"removed": False}


def _without(room: Room, seat: int) -> list[Batch]:
    """Give what happened at a table without a person's words."""
    redacted = without_person(room.entries, seat)
    return [tuple(_redacted(entry, redacted) for entry in batch) for batch in room.batches]


def _redacted(entry: Entry, bodies: dict[int, dict[str, object]]) -> Entry:
    if entry.version not in bodies:
        return entry
    return Entry(entry.version, entry.kind, entry.seat, entry.key, entry.at, bodies[entry.version])
