"""The calls of the protocol about tables, answered in the page."""

from __future__ import annotations

from elbowroom import __version__, bots
from elbowroom.bots.study import studied
from elbowroom.browser import (  # noqa: F401 - they answer calls too
    letter_calls,
    people_calls,
    study_calls,
    workshop_calls,
)
from elbowroom.browser.api import CREATED, Answer, Call, answers
from elbowroom.browser.room import Room
from elbowroom.catalogue import GAMES
from elbowroom.hosting.access import (
    explain,
    opened_with,
    refuse_another_rematch,
    rematch_secrets,
)
from elbowroom.hosting.answers import opened_told, seat_key
from elbowroom.hosting.game_infos import game_info
from elbowroom.hosting.plans import (
    checked_bot,
    checked_stand_in,
    plan_of,
    seats_of,
    usual_hints,
)
from elbowroom.table import commands
from elbowroom.table.identity import hashed, matches, new_secret, taken_secret, tidy
from elbowroom.table.new_table import NewTable, fork_of, open_table, rematch_of, sealed_by_host
from elbowroom.table.refused import Refused
from elbowroom.table.replays import draws_of, missed_of, moment_view, record_of, replay_of
from elbowroom.table.views import looking_of, table_face

FOR_EVER = 10.0**6
"""Seconds of somebody's absence, where nobody but who is here can be waited for."""


async def opened(call: Call, new: NewTable) -> Answer:
    """Keep a new table and tell what whoever opened it needs to know."""
    await call.page.open(new)
    return CREATED, opened_told(new)


@answers("GET", "/health")
async def health(call: Call) -> Answer:
    """Tell that the page is well."""
    return 200, {"status": "ok", "version": __version__}


@answers("GET", "/address")
async def address(call: Call) -> Answer:
    """Tell that nobody else reaches this page."""
    return 200, {"network": None, "alone": True}


@answers("GET", "/games")
async def games(call: Call) -> Answer:
    """List the games that can be played."""
    return 200, {"games": [game_info(game) for game in GAMES.values()]}


@answers("GET", "/tables")
async def tables(call: Call) -> Answer:
    """List public tables: a page has none."""
    return 200, {"tables": []}


@answers("POST", "/tables")
async def open_new(call: Call) -> Answer:
    """Open a table."""
    if any(seat.kind == "open" for seat in call.wish.seats):
        raise Refused("malformed", "Nobody comes by chance to a table that lives in one browser.")
    return await opened(call, open_table(plan_of(call.wish), call.page.now()))


@answers("GET", "/tables/{table}")
async def face(call: Call) -> Answer:
    """Give the public face of a table."""
    room = await call.room()
    shown = table_face(room.row, room.table, room.connected, call.page.time())
    return 200, {**shown, "study": studied(room.row.game)}


@answers("GET", "/tables/{table}/invitation")
async def invitation(call: Call) -> Answer:
    """Tell whoever was joined by a code what they are invited to, and to which chair."""
    room = await call.room()
    for number, seat in enumerate(room.table.seats):
        kept = room.kept.get(f"seat:{number}")
        if not seat.taken and not seat.open and any(matches(each, kept) for each in call.secrets):
            break
    else:
        raise Refused("not_your_seat", "This link opens no chair any more.")
    shown = table_face(room.row, room.table, room.connected, call.page.time())
    host = room.row.host
    by = "" if host is None else room.table.seats[host].name
    return 200, {**shown, "study": studied(room.row.game), "chair": number, "by": by}


@answers("POST", "/tables/{table}/seats/{seat}/take")
async def take(call: Call) -> Answer:
    """Sit down on a waiting seat; a resend with the same key gets the first answer."""
    room, seat, wish = await call.room(), call.given["seat"], call.wish
    if seat >= len(room.table.seats):
        raise Refused("malformed", f"There is no seat {seat} at this table.")
    kept = room.kept.get(f"seat:{seat}")
    secret = new_secret() if wish.key is None else taken_secret(wish.key, room.row.id, seat)
    place = room.table.seats[seat]
    if not place.taken and not place.open and not matches(wish.secret or "", kept):
        raise Refused("not_your_seat", "The seat link does not fit this seat.")
    if not (place.taken and matches(secret, kept)):
        key = None if wish.key is None else hashed(secret)
        sit = commands.Sit(seat, tidy(wish.name), None, wish.seal, key=key)
        await room.carry_out(sit, {f"seat:{seat}": hashed(secret)})
    return 200, seat_key(room.row.id, seat, secret)


@answers("POST", "/tables/{table}/seats/{seat}/bot")
async def seat_bot(call: Call) -> Answer:
    """Fill a waiting seat with a bot; for the host."""
    room = await call.room()
    if not call.identity(room).host:
        raise Refused("not_your_seat", "Only whoever opened the table may do that.")
    bot = checked_bot(call.wish.bot)
    return 200, await room.done(commands.Sit(call.given["seat"], bot, bot))


@answers("POST", "/tables/{table}/seats/{seat}/leave")
async def leave(call: Call) -> Answer:
    """Let a bot stand in: for oneself, or as the host for somebody who is away for too long."""
    seat, bot = call.given["seat"], checked_stand_in(call.wish.bot)
    room = await call.room()
    identity = call.identity(room)
    if identity.host and seat not in identity.seats:
        return 200, await room.done(commands.Replace(seat, bot, _away(room, seat)))
    room = await call.mine(seat)
    return 200, await room.done(commands.Leave(seat, bot, call.wish.resign))


@answers("POST", "/tables/{table}/seats/{seat}/vote")
async def vote(call: Call) -> Answer:
    """Say whether to go on without a seat that lets the others wait."""
    wish, without = call.wish, call.given["seat"]
    room = await call.mine(wish.seat)
    present = frozenset(room.connected | {wish.seat})
    away = _away(room, without)
    given = (without, wish.agree, bots.DEFAULT_LEVEL, away, present, call.page.time())
    return 200, await room.done(commands.Vote(wish.seat, *given))


def _away(room: Room, seat: int) -> float | None:
    """Tell for how long nobody has looked from a seat; None: somebody does."""
    return None if seat in room.connected else FOR_EVER


@answers("POST", "/tables/{table}/seats/{seat}/return")
async def come_back(call: Call) -> Answer:
    """Take one's seat back from the bot."""
    room = await call.mine(call.given["seat"])
    return 200, await room.done(commands.Return(call.given["seat"]))


@answers("GET", "/tables/{table}/view")
async def view(call: Call) -> Answer:
    """Give all that you may know now, and the entries you missed."""
    room, identity = await call.seen()
    looking = looking_of(identity.seats, call.given["looking"])
    return 200, room.snapshot(identity.seats, looking, identity.host, call.given["since"])


@answers("GET", "/tables/{table}/entries")
async def entries(call: Call) -> Answer:
    """Give what happened after a version, oldest first, a page at a time."""
    room, _ = await call.seen()
    return 200, room.page_of_entries(call.given["since"])


@answers("POST", "/tables/{table}/act")
async def act(call: Call) -> Answer:
    """Answer the present question."""
    wish = call.wish
    room = await call.mine(wish.seat)
    return 200, await room.done(commands.Act(wish.seat, wish.version, wish.action, key=wish.key))


@answers("POST", "/tables/{table}/undo")
async def undo(call: Call) -> Answer:
    """Take the last action back."""
    wish = call.wish
    room = await call.mine(wish.seat)
    return 200, await room.done(commands.Undo(wish.seat, wish.version, key=wish.key))


@answers("POST", "/tables/{table}/chat")
async def chat(call: Call) -> Answer:
    """Say something to the others."""
    wish = call.wish
    room = await call.mine(wish.seat)
    text = tidy(wish.text)
    if not text:
        raise Refused("malformed", "There is nothing to read in that.")
    return 200, await room.done(commands.Chat(wish.seat, text, key=wish.key))


@answers("GET", "/tables/{table}/why")
async def why(call: Call) -> Answer:
    """Say whether an action is allowed, what the number behind it is, and why not."""
    room = await call.room()
    identity = call.identity(room)
    return 200, explain(room.table, identity, call.given["seat"], call.given["action"])


@answers("POST", "/tables/{table}/close")
async def close(call: Call) -> Answer:
    """Agree to close the table, or no longer."""
    room = await call.mine(call.wish.seat)
    return 200, await room.done(commands.Agree(call.wish.seat, call.wish.agree))


@answers("POST", "/tables/{table}/rematch")
async def rematch(call: Call) -> Answer:
    """Open a table for another game; everybody's secret opens their seat there too."""
    wish = call.wish
    room = await call.mine(wish.seat)
    plan = rematch_of(room.table, wish.seat, wish.seal)
    refuse_another_rematch(room.table)
    kept = rematch_secrets(room.table, room.kept)
    for each in plan.seats:
        if each.bot:
            checked_bot(each.bot)
    new = open_table(plan, call.page.now(), kept)
    yours = opened_with(call.secrets, kept)
    await call.page.open(new, yours)
    await room.carry_out(commands.Announce(wish.seat, new.row.id))
    return CREATED, opened_told(new, yours)


@answers("POST", "/tables/{table}/fork")
async def fork(call: Call) -> Answer:
    """Go on from a moment of a finished game, at a new table."""
    room, _ = await call.seen()
    wish = call.wish
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    hints = usual_hints(room.row.game, seats)
    plan = fork_of(room.table.copy(), wish.move, seats, wish.private, hints)
    return await opened(call, open_table(plan, call.page.now()))


@answers("GET", "/tables/{table}/record")
async def record(call: Call) -> Answer:
    """Give the game record; before the end without result, hashes and seed."""
    room, _ = await call.seen()
    return 200, record_of(room.table.copy())


@answers("GET", "/tables/{table}/moments")
async def moments(call: Call) -> Answer:
    """Give the view after so many moves."""
    room, identity = await call.seen()
    seen_by = looking_of(identity.seats, call.given["looking"])
    return 200, moment_view(room.table.copy(), call.given["move"], seen_by)


@answers("GET", "/tables/{table}/missed")
async def missed(call: Call) -> Answer:
    """Give what happened since the last turn of who looks, with what each move changed."""
    room, identity = await call.seen()
    seen_by = looking_of(identity.seats, call.given["looking"])
    return 200, missed_of(room.table.copy(), seen_by, call.given["seen"])


@answers("GET", "/tables/{table}/replay")
async def replay(call: Call) -> Answer:
    """Give a finished game move by move, with what each move changed."""
    room, _ = await call.seen()
    return 200, replay_of(room.table.copy())


@answers("POST", "/tables/{table}/seats/{seat}/seal")
async def seal(call: Call) -> Answer:
    """Seal the words a seat will bring."""
    room = await call.mine(call.given["seat"])
    return 200, await room.done(commands.SealWords(call.given["seat"], call.wish.seal))


@answers("POST", "/tables/{table}/seats/{seat}/unseal")
async def unseal(call: Call) -> Answer:
    """Open the words a seat has sealed."""
    room = await call.mine(call.given["seat"])
    return 200, await room.done(commands.OpenWords(call.given["seat"], call.wish.words))


@answers("POST", "/tables/{table}/redraw")
async def redraw(call: Call) -> Answer:
    """Wait no longer for the words of others."""
    room = await call.mine(call.wish.seat)
    return 200, await room.done(commands.Redraw(call.wish.seat))


@answers("GET", "/tables/{table}/draws")
async def draws(call: Call) -> Answer:
    """Tell what chance could have answered each time in a finished game, and what it did."""
    room, _ = await call.seen()
    return 200, draws_of(room.table)
