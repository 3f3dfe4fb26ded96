"""The calls of those who want to be told: by which way, about which tables, and no more."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from elbowroom.protocol import notices
from elbowroom.server.http.calls import (
    FAILURES,
    AllRooms,
    Network,
    Secrets,
    TheRoom,
    answer,
)
from elbowroom.server.http.limits import Limits
from elbowroom.server.notices.offered import Offer
from elbowroom.server.ops.trouble import unavailable
from elbowroom.server.rooms.rooms import Rooms
from elbowroom.server.store.interface import StoreUnavailable
from elbowroom.server.store.listening import MAIL, PUSH, Listener, Listening
from elbowroom.table.clocks import written
from elbowroom.table.identity import hashed
from elbowroom.table.refused import Refused
from elbowroom.text.locales import FALLBACK, LANGUAGES

MOST_ASKED = 3
"""Letters to one address, within a day, that ask whether it wants any."""
MOST_TABLES = 200
"""Tables of which one listener is told."""
LEAST_SECRET = 20
KINDS = (PUSH, MAIL)

router = APIRouter(prefix="/api/notices")
tables_router = APIRouter(prefix="/api/tables")


def offer_of(request: Request) -> Offer:
    """Find what this server offers."""
    offer: Offer = request.app.state.notices
    return offer


TheOffer = Annotated[Offer, Depends(offer_of)]


def listener_of(kind: str, secret: str) -> str:
    """Name the listener of a kind whose owner keeps this secret."""
    return hashed(f"{kind}|{secret}")


def own_secret(secrets: Secrets) -> str:
    """Read the secret of whoever listens."""
    if len(secrets) != 1 or len(secrets[0]) < LEAST_SECRET:
        raise Refused("not_your_seat", "Bring the secret this browser made for its notices.")
    return secrets[0]


Own = Annotated[str, Depends(own_secret)]


@router.get("", response_model=notices.Offered, responses=FAILURES)
async def offered(offer: TheOffer) -> Response:
    """Tell in which ways this server can tell people something."""
    return answer({"push": offer.push_key, "mail": offer.mail})


@router.get("/mine", response_model=notices.Heard, responses=FAILURES)
async def mine(rooms: AllRooms, offer: TheOffer, secret: Own) -> Response:
    """Tell how whoever brings the secret is told."""
    return answer(await _heard(rooms, offer, secret))


@router.post("/push", response_model=notices.Heard, responses=FAILURES)
async def subscribe(
    rooms: AllRooms, offer: TheOffer, secret: Own, wish: notices.Subscribe
) -> Response:
    """Tell a browser from now on."""
    body = offer.checked_subscription(wish.endpoint, wish.p256dh, wish.auth)
    await _keep(rooms, offer, secret, PUSH, {**body, **_habits(wish)}, wish.endpoint)
    return answer(await _heard(rooms, offer, secret))


@router.post("/mail", response_model=notices.Heard, responses=FAILURES)
async def write_to(
    request: Request,
    rooms: AllRooms,
    offer: TheOffer,
    secret: Own,
    network: Network,
    wish: notices.WriteTo,
) -> Response:
    """Ask an address whether it wants letters; nothing else is sent there before it says so."""
    desk = offer.desk_with_mail()
    address = offer.checked_address(wish.address)
    listening, mark = desk.listening, desk.keys.mark(address)
    known = await _known(listening, listener_of(MAIL, secret))
    if known is None or known.mark != mark or not known.confirmed:
        limits: Limits = request.app.state.limits
        day = written(rooms.time.now() - timedelta(days=1))
        asked = await _stored(listening.with_mark(mark, day))
        if asked >= MOST_ASKED or not limits.mails.take(network):
            raise Refused("too_many", "This was asked often enough for today; look into the mail.")
    listener = await _keep(
        rooms, offer, secret, MAIL, {"address": address, **_habits(wish)}, address
    )
    if not listener.confirmed:
        await offer.ask_address(listener.id, address, _habits(wish)["language"])
    return answer(await _heard(rooms, offer, secret))


@router.post("/habits", response_model=notices.Heard, responses=FAILURES)
async def habits(rooms: AllRooms, offer: TheOffer, secret: Own, wish: notices.Habits) -> Response:
    """Change when and in which language somebody is told."""
    desk = offer.the_desk()
    for kind in KINDS:
        known = await _known(desk.listening, listener_of(kind, secret))
        body = None if known is None else desk.keys.open(known.body)
        if known is not None and body is not None:
            sealed = desk.keys.seal({**body, **_habits(wish)})
            seen = written(rooms.time.now())
            await _stored(desk.listening.keep(replace(known, body=sealed, seen=seen)))
    return answer(await _heard(rooms, offer, secret))


@router.delete("", response_model=notices.Heard, responses=FAILURES)
async def stop_all(
    rooms: AllRooms,
    offer: TheOffer,
    secret: Own,
    kind: Annotated[str | None, Query(pattern="^(push|mail)$")] = None,
) -> Response:
    """Tell somebody nothing more, in one way or in any, and forget how."""
    kinds = KINDS if kind is None else (kind,)
    gone = [listener_of(each, secret) for each in kinds]
    await _stored(Listening(rooms.store).forget(gone))
    return answer(await _heard(rooms, offer, secret))


@router.post("/confirm", response_model=notices.Confirmed, responses=FAILURES)
async def confirm(offer: TheOffer, wish: notices.Token) -> Response:
    """Write to an address from now on: whoever reads its mail has said so."""
    desk = offer.the_desk()
    listener = desk.keys.listener_in("confirm", wish.token)
    if listener is None or await _known(desk.listening, listener) is None:
        raise Refused("not_now", "This link is too old, or not whole. Ask for another letter.")
    await _stored(desk.listening.confirm(listener))
    return answer({"done": "confirmed"})


@router.post("/stop", response_model=notices.Confirmed, responses=FAILURES)
async def stop(offer: TheOffer, token: Annotated[str, Query(max_length=200)]) -> Response:
    """Write to an address no more, as the link in every letter asks for; again is harmless."""
    desk = offer.the_desk()
    listener = desk.keys.listener_in("stop", token)
    if listener is None:
        raise Refused("not_now", "This link is not whole: copy all of it from the letter.")
    await _stored(desk.listening.forget([listener]))
    return answer({"done": "stopped"})


@tables_router.post("/{table}/notices", response_model=notices.Heard, responses=FAILURES)
async def want(
    rooms: AllRooms, room: TheRoom, offer: TheOffer, secrets: Secrets, wish: notices.Want
) -> Response:
    """Tell whoever holds seats of a table about them, or no longer."""
    seats = room.identify(secrets).seats
    if not seats:
        raise Refused("not_your_seat", "You hold no seat at this table.")
    desk = offer.the_desk()
    ids = [listener_of(kind, wish.listener) for kind in KINDS]
    for listener in await _stored(desk.listening.find(ids)):
        if not wish.want:
            await _stored(desk.listening.want_no_more(listener.id, room.row.id))
        elif len(await _stored(desk.listening.tables_of(listener.id))) < MOST_TABLES:
            await _stored(offer.want(listener.id, room, seats))
    return answer(await _heard(rooms, offer, wish.listener))


async def _heard(rooms: Rooms, offer: Offer, secret: str) -> dict[str, Any]:
    listening = Listening(rooms.store)
    found = {
        each.kind: each
        for each in await _stored(listening.find([listener_of(kind, secret) for kind in KINDS]))
    }
    bodies = {kind: offer.opened(each) for kind, each in found.items()}
    push, mail = bodies.get(PUSH), bodies.get(MAIL)
    tables: set[str] = set()
    for each in found.values():
        tables |= set(await _stored(listening.tables_of(each.id)))
    return {
        "push": push is not None,
        "mail": None if mail is None else mail["address"],
        "confirmed": mail is not None and found[MAIL].confirmed,
        "quiet": (push or mail or {"quiet": [22, 8]})["quiet"],
        "tables": sorted(tables),
    }


async def _keep(
    rooms: Rooms, offer: Offer, secret: str, kind: str, body: dict[str, Any], address: str
) -> Listener:
    """Keep a way to somebody; a new address has to be confirmed, a browser asks by itself."""
    desk = offer.the_desk()
    id, mark, now = listener_of(kind, secret), desk.keys.mark(address), written(rooms.time.now())
    known = await _known(desk.listening, id)
    same = known is not None and known.mark == mark
    confirmed = kind == PUSH or (known is not None and same and known.confirmed)
    since = known.at if known is not None and same else now
    listener = Listener(id, kind, mark, desk.keys.seal(body), confirmed, since, now)
    await _stored(desk.listening.keep(listener))
    return listener


async def _known(listening: Listening, id: str) -> Listener | None:
    found = await _stored(listening.find([id]))
    return found[0] if found else None


async def _stored(work: Any) -> Any:
    try:
        return await work
    except StoreUnavailable as fault:
        raise unavailable(fault) from fault


def _habits(wish: notices.Habits) -> dict[str, Any]:
    language = wish.language if wish.language in LANGUAGES else FALLBACK
    return {
        "language": language,
        "zone": wish.zone,
        "offset": wish.offset,
        "quiet": list(wish.quiet),
    }
