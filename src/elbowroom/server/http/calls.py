"""The calls of the protocol over HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from pydantic_core import to_json

from elbowroom.bots.study import studied
from elbowroom.catalogue import GAMES
from elbowroom.hosting.access import (
    Identity,
    opened_with,
    refuse_another_rematch,
    rematch_secrets,
    require_seat,
)
from elbowroom.hosting.answers import done_told, opened_told, seat_key
from elbowroom.hosting.plans import (
    checked_bot,
    checked_stand_in,
    plan_of,
    seats_of,
    usual_hints,
)
from elbowroom.protocol import game_infos, replays, requests, responses
from elbowroom.server.gate.networks import network_in
from elbowroom.server.http.game_words import told_game
from elbowroom.server.http.limits import Limits
from elbowroom.server.rooms.going_on import seconds_away, vote_of
from elbowroom.server.rooms.inviting import invited, inviter
from elbowroom.server.rooms.room import Room
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store.interface import StoreError
from elbowroom.table import commands
from elbowroom.table.entries import Entry
from elbowroom.table.identity import hashed, matches, new_secret, taken_secret, tidy
from elbowroom.table.new_table import NewTable, fork_of, open_table, rematch_of, sealed_by_host
from elbowroom.table.refused import Refused
from elbowroom.table.replays import missed_of, moment_view, record_of, replay_of
from elbowroom.table.views import looking_of, table_face

MOST_TABLES = 100
"""Lines of the lobby."""

router = APIRouter(prefix="/api")
_FAULTS = (400, 403, 404, 409, 413, 422, 429, 503)
FAILURES: dict[int | str, dict[str, Any]] = {
    status: {"model": responses.Failure} for status in _FAULTS
}


def answer(body: Any, status: int = 200) -> Response:
    """Give plain data as JSON, without checking our own words again."""
    return Response(to_json(body), status, media_type="application/json")


def rooms_of(request: Request) -> Rooms:
    """Find the tables of this server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def secrets_of(authorization: Annotated[str | None, Header()] = None) -> list[str]:
    """Read the secrets somebody brings."""
    kind, _, value = (authorization or "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [secret.strip() for secret in value.split(",")][: requests.MOST_SEATS]


def asking_network(request: Request) -> str:
    """Name the network a call comes from."""
    return network_in(request.scope)


def sharing_network(request: Request) -> str:
    """Name the network that shares places with others; nobody, where nothing is limited."""
    limits: Limits = request.app.state.limits
    return network_in(request.scope) if limits.rates.calls else ""


def may_open(request: Request) -> None:
    """Refuse a network that opens too many tables, in whichever way."""
    limits: Limits = request.app.state.limits
    if not limits.openings.take(network_in(request.scope)):
        raise Refused("too_many", "Too many new tables; wait a minute.")


OPENING: dict[str, Any] = {
    "response_model": responses.Opened,
    "status_code": 201,
    "responses": FAILURES,
    "dependencies": [Depends(may_open)],
}
"""What all calls have in common that open a table."""


def packs_of(request: Request) -> list[dict[str, Any]]:
    """Give the content packs of this server."""
    packs: list[dict[str, Any]] = request.app.state.packs
    return packs


Packs = Annotated[list[dict[str, Any]], Depends(packs_of)]
AllRooms = Annotated[Rooms, Depends(rooms_of)]
Network = Annotated[str, Depends(asking_network)]
Sharing = Annotated[str, Depends(sharing_network)]
Secrets = Annotated[list[str], Depends(secrets_of)]
TableId = Annotated[str, Path(alias="table", pattern="^[a-z0-9]{1,40}$")]
Looking = Annotated[int | None, Query(ge=0, lt=requests.MOST_SEATS)]
"""Which of several seats on one device looks at it."""
SeatNumber = Annotated[int, Path(alias="seat", ge=0, lt=requests.MOST_SEATS)]


async def room_of(rooms: AllRooms, table_id: TableId) -> Room:
    """Find the table a call is about."""
    room = await rooms.get(table_id)
    room.look()
    return room


TheRoom = Annotated[Room, Depends(room_of)]


def mine(room: Room, secrets: list[str], seat: int) -> Identity:
    """Refuse somebody who does not hold a seat."""
    identity = room.identify(secrets)
    require_seat(room.table, identity, seat)
    room.rooms.presence.call(room.row.id, identity.seats)
    return identity


def done(room: Room, entries: list[Entry]) -> Response:
    """Answer with the entries that followed."""
    return answer(done_told(entries, room.table.version))


@router.get("/address", response_model=responses.Address)
async def address(request: Request) -> Response:
    """Tell how the server can be reached, for links that others are to follow."""
    state = request.app.state
    return answer({"network": state.address, "alone": state.alone})


@router.get("/games", response_model=game_infos.Games)
async def games() -> Response:
    """List the games that can be played."""
    return answer({"games": [told_game(game) for game in GAMES.values()]})


@router.get("/tables", response_model=responses.Tables, responses=FAILURES)
async def tables(
    rooms: AllRooms, game: Annotated[str | None, Query(max_length=40)] = None
) -> Response:
    """List public tables that wait or play."""
    try:
        found = await rooms.store.public_tables(MOST_TABLES, game)
    except StoreError as fault:
        raise Refused("unavailable", "The list of tables cannot be read now.") from fault
    lines = [
        {
            "table": listed.row.id,
            "game": listed.row.game,
            "version": listed.version,
            "created": listed.row.created,
            "challenge": None,
            **listed.summary,
        }
        for listed in found
    ]
    return answer({"tables": lines})


@router.post("/tables", **OPENING)
async def open_new(
    rooms: AllRooms, packs: Packs, network: Network, wish: requests.OpenTable
) -> Response:
    """Open a table."""
    new = open_table(plan_of(wish, packs), rooms.now())
    await rooms.open(new, network)
    return opened(new)


def opened(new: NewTable, yours: dict[int, str] | None = None) -> Response:
    """Tell whoever opened a table what they need to know."""
    return answer(opened_told(new, yours), 201)


@router.get("/tables/{table}", response_model=responses.TableFace, responses=FAILURES)
async def face(room: TheRoom) -> Response:
    """Give the public face of a table."""
    shown = table_face(room.row, room.table, room.connected, room.rooms.time.now())
    return answer({**shown, "study": studied(room.row.game)})


@router.get("/tables/{table}/invitation", response_model=responses.Invitation, responses=FAILURES)
async def invitation(room: TheRoom, secrets: Secrets) -> Response:
    """Tell whoever follows the link of a seat what they are invited to, and to which chair."""
    chair = invited(room, secrets)
    shown = table_face(room.row, room.table, room.connected, room.rooms.time.now())
    about = {"study": studied(room.row.game), "chair": chair, "by": inviter(room)}
    return answer({**shown, **about})


@router.post(
    "/tables/{table}/seats/{seat}/take", response_model=responses.SeatKey, responses=FAILURES
)
async def take(room: TheRoom, seat: SeatNumber, wish: requests.TakeSeat) -> Response:
    """Sit down on a waiting seat; a resend with the same key gets the first answer."""
    if seat >= len(room.table.seats):
        raise Refused("malformed", f"There is no seat {seat} at this table.")
    kept = room.kept.get(f"seat:{seat}")
    secret = new_secret() if wish.key is None else taken_secret(wish.key, room.row.id, seat)
    if room.table.seats[seat].taken and matches(secret, kept):
        return answer(seat_key(room.row.id, seat, secret))
    place = room.table.seats[seat]
    if not place.taken and not place.open and not matches(wish.secret or "", kept):
        raise Refused("not_your_seat", "The seat link does not fit this seat.")
    key = None if wish.key is None else hashed(secret)  # the taker's own would open the seat
    sit = commands.Sit(seat, tidy(wish.name), None, wish.seal, key=key)
    await room.carry_out(sit, {f"seat:{seat}": hashed(secret)})
    return answer(seat_key(room.row.id, seat, secret))


@router.post("/tables/{table}/seats/{seat}/bot", response_model=responses.Done, responses=FAILURES)
async def seat_bot(
    room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.SeatBot
) -> Response:
    """Fill a waiting seat with a bot; for the host."""
    if not room.identify(secrets).host:
        raise Refused("not_your_seat", "Only whoever opened the table may do that.")
    bot = checked_bot(wish.bot)
    return done(room, list(await room.carry_out(commands.Sit(seat, bot, bot))))


@router.post(
    "/tables/{table}/seats/{seat}/leave", response_model=responses.Done, responses=FAILURES
)
async def leave(
    room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.LeaveSeat
) -> Response:
    """Let a bot stand in: for oneself, or as the host for somebody who is away for too long."""
    bot = checked_stand_in(wish.bot)
    identity = room.identify(secrets)
    if not identity.host or seat in identity.seats:
        mine(room, secrets, seat)
        return done(room, list(await room.carry_out(commands.Leave(seat, bot, wish.resign))))
    away = await seconds_away(room, seat)
    return done(room, list(await room.carry_out(commands.Replace(seat, bot, away))))


@router.post("/tables/{table}/seats/{seat}/vote", response_model=responses.Done, responses=FAILURES)
async def vote(room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.Vote) -> Response:
    """Say whether to go on without a seat that lets the others wait."""
    mine(room, secrets, wish.seat)
    return done(room, list(await room.carry_out(await vote_of(room, wish.seat, seat, wish.agree))))


@router.post(
    "/tables/{table}/seats/{seat}/return", response_model=responses.Done, responses=FAILURES
)
async def come_back(
    room: TheRoom, seat: SeatNumber, secrets: Secrets, wish: requests.Nothing
) -> Response:
    """Take one's seat back from the bot."""
    mine(room, secrets, seat)
    return done(room, list(await room.carry_out(commands.Return(seat))))


@router.get("/tables/{table}/view", response_model=responses.Snapshot, responses=FAILURES)
async def view(
    room: TheRoom,
    secrets: Secrets,
    since: Annotated[int | None, Query(ge=0, le=10**9)] = None,
    looking: Looking = None,
) -> Response:
    """Give all that you may know now, and the entries you missed."""
    identity = room.identify(secrets)
    room.admit(identity)
    return answer(await room.snapshot(identity, since, looking))


@router.get("/tables/{table}/entries", response_model=responses.Entries, responses=FAILURES)
async def entries(
    room: TheRoom, secrets: Secrets, since: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> Response:
    """Give what happened after a version, oldest first, a page at a time."""
    room.admit(room.identify(secrets))
    return answer(await room.entries(since))


@router.post("/tables/{table}/act", response_model=responses.Done, responses=FAILURES)
async def act(room: TheRoom, secrets: Secrets, wish: requests.Act) -> Response:
    """Answer the present question."""
    mine(room, secrets, wish.seat)
    command = commands.Act(wish.seat, wish.version, wish.action, key=wish.key)
    return done(room, list(await room.carry_out(command)))


@router.post("/tables/{table}/undo", response_model=responses.Done, responses=FAILURES)
async def undo(room: TheRoom, secrets: Secrets, wish: requests.Undo) -> Response:
    """Take the last action back."""
    mine(room, secrets, wish.seat)
    command = commands.Undo(wish.seat, wish.version, key=wish.key)
    return done(room, list(await room.carry_out(command)))


@router.post("/tables/{table}/chat", response_model=responses.Done, responses=FAILURES)
async def chat(room: TheRoom, secrets: Secrets, wish: requests.Chat) -> Response:
    """Say something to the others."""
    mine(room, secrets, wish.seat)
    text = tidy(wish.text)
    if not text:
        raise Refused("malformed", "There is nothing to read in that.")
    return done(room, list(await room.carry_out(commands.Chat(wish.seat, text, key=wish.key))))


@router.get("/tables/{table}/why", response_model=responses.Why, responses=FAILURES)
async def why(
    room: TheRoom,
    secrets: Secrets,
    action: Annotated[str, Query(min_length=1, max_length=requests.LONGEST_ACTION)],
    seat: Annotated[int | None, Query(ge=0, lt=requests.MOST_SEATS)] = None,
) -> Response:
    """Say whether an action is allowed, what the number behind it is, and why not."""
    return answer(room.explain(room.identify(secrets), seat, action))


@router.post("/tables/{table}/close", response_model=responses.Done, responses=FAILURES)
async def close(room: TheRoom, secrets: Secrets, wish: requests.Agree) -> Response:
    """Agree to close the table, or no longer."""
    mine(room, secrets, wish.seat)
    return done(room, list(await room.carry_out(commands.Agree(wish.seat, wish.agree))))


@router.post("/tables/{table}/rematch", **OPENING)
async def rematch(
    rooms: AllRooms, room: TheRoom, secrets: Secrets, network: Network, wish: requests.Rematch
) -> Response:
    """Open a table for another game; everybody's secret opens their seat there too."""
    mine(room, secrets, wish.seat)
    async with room.rematching:
        new, kept = await _rematch(rooms, room, wish, network)
    return opened(new, opened_with(secrets, kept))


async def _rematch(
    rooms: Rooms, room: Room, wish: requests.Rematch, network: str
) -> tuple[NewTable, dict[int, str]]:
    """Open the table of a rematch, once; what its seats open with was kept from here."""
    plan = rematch_of(room.table, wish.seat, wish.seal)
    refuse_another_rematch(room.table)
    kept = rematch_secrets(room.table, room.kept)
    for each in plan.seats:
        if each.bot:
            checked_bot(each.bot)
    new = open_table(plan, rooms.now(), kept)
    fresh = await rooms.open(new, network)
    try:
        await room.carry_out(commands.Announce(wish.seat, new.row.id))
    except Refused:
        await fresh.give_up()
        refuse_another_rematch(room.table)
        raise
    return new, kept


@router.post("/tables/{table}/fork", **OPENING)
async def fork(
    rooms: AllRooms, room: TheRoom, secrets: Secrets, network: Network, wish: requests.Fork
) -> Response:
    """Go on from a moment of a finished game, at a new table."""
    room.admit(room.identify(secrets))
    seats = sealed_by_host(seats_of(wish.seats), wish.seal)
    hints = usual_hints(room.row.game, seats)
    plan = await asyncio.to_thread(
        fork_of, room.table.copy(), wish.move, seats, wish.private, hints
    )
    new = open_table(plan, rooms.now())
    await rooms.open(new, network)
    return opened(new)


@router.get("/tables/{table}/record", responses=FAILURES)
async def record(room: TheRoom, secrets: Secrets) -> Response:
    """Give the game record; before the end without result, hashes and seed."""
    room.admit(room.identify(secrets))
    return answer(await asyncio.to_thread(record_of, room.table.copy()))


@router.get("/tables/{table}/moments", response_model=replays.Moment, responses=FAILURES)
async def moments(
    room: TheRoom,
    secrets: Secrets,
    move: Annotated[int, Query(ge=0, le=10**6)],
    looking: Looking = None,
) -> Response:
    """Give the view after so many moves."""
    identity = room.identify(secrets)
    room.admit(identity)
    seen_by = looking_of(identity.seats, looking)
    return answer(await asyncio.to_thread(moment_view, room.table.copy(), move, seen_by))


@router.get("/tables/{table}/missed", response_model=replays.Missed, responses=FAILURES)
async def missed(
    room: TheRoom,
    secrets: Secrets,
    looking: Looking = None,
    seen: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> Response:
    """Give what happened since the last turn of who looks, with what each move changed."""
    identity = room.identify(secrets)
    room.admit(identity)
    seen_by = looking_of(identity.seats, looking)
    return answer(await asyncio.to_thread(missed_of, room.table.copy(), seen_by, seen))


@router.get("/tables/{table}/replay", response_model=replays.Replay, responses=FAILURES)
async def replay(room: TheRoom, secrets: Secrets) -> Response:
    """Give a finished game move by move, with what each move changed."""
    room.admit(room.identify(secrets))
    return answer(await asyncio.to_thread(replay_of, room.table.copy()))
