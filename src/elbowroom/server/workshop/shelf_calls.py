"""The calls of the shelf: looking for what others made, reading it, publishing, taking back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from elbowroom.hosting.making import checked
from elbowroom.protocol import shelf as messages
from elbowroom.server.gate.networks import network_in
from elbowroom.server.http.calls import FAILURES, AllRooms, Network, Secrets, answer
from elbowroom.server.http.limits import Limits
from elbowroom.server.workshop.calls import playable
from elbowroom.server.workshop.cards import Wish
from elbowroom.server.workshop.publishing import Publishing, one_secret
from elbowroom.server.workshop.shelf import PAGE, Shelf, shown
from elbowroom.table.identity import hashed
from elbowroom.table.refused import Refused

MOST_PAGES = 1000
MOST_ONLY = 60
"""Addresses that somebody may ask for at once."""

router = APIRouter(prefix="/api/shelf")


def shelf_of(request: Request) -> Shelf:
    """Find the shelf of this server."""
    found: Shelf = request.app.state.shelf
    return found


def publishing_of(request: Request) -> Publishing:
    """Find who puts things on the shelf of this server."""
    found: Publishing = request.app.state.publishing
    return found


def may_publish(request: Request) -> None:
    """Refuse a network that publishes, or tries secrets, too often."""
    limits: Limits = request.app.state.limits
    if not limits.publishings.take(network_in(request.scope)):
        raise Refused(
            "too_many", "So much is not published at once; wait a while.", key="shelf-too-often"
        )


TheShelf = Annotated[Shelf, Depends(shelf_of)]
ThePublishing = Annotated[Publishing, Depends(publishing_of)]
Address = Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$")]
Content = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
Some = Annotated[Sequence[str], Query(max_length=MOST_ONLY)]
PUBLISHING: dict[str, Any] = {"responses": FAILURES, "dependencies": [Depends(may_publish)]}


@router.get("", response_model=messages.ShelfPage, responses=FAILURES)
async def page(
    shelf: TheShelf,
    text: Annotated[str, Query(max_length=100)] = "",
    game: Some = (),
    what: Annotated[Sequence[messages.What], Query(max_length=8)] = (),
    verdict: Annotated[Sequence[Literal["fair", "unfair", "none"]], Query(max_length=8)] = (),
    only: Some = (),
    sort: Literal["played", "newest", "fairest"] = "played",
    page: Annotated[int, Query(ge=0, lt=MOST_PAGES)] = 0,
) -> Response:
    """Look for packs and maps by words, game, kind and verdict, in an order of one's choice."""
    wish = Wish(
        text,
        frozenset(game),
        frozenset(what),
        frozenset(verdict),
        frozenset(only) if only else None,
        sort,
    )
    return answer(await shelf.page(wish, page * PAGE))


@router.get("/mine", response_model=messages.ShelfMine, responses=FAILURES)
async def mine(publishing: ThePublishing, secrets: Secrets) -> Response:
    """Give all that is kept of an author: names, packs with their versions, the newest of each whole."""
    return answer(await publishing.mine(one_secret(secrets)))


@router.post("/mine/forget", response_model=messages.Forgotten, **PUBLISHING)
async def forget(publishing: ThePublishing, secrets: Secrets, wish: messages.Forget) -> Response:
    """Forget an author: the name, and all that was published under it, go for good."""
    gone = await publishing.forget(wish.name, one_secret(secrets))
    return answer({"packs": gone})


@router.get("/{address}", response_model=messages.ShelfWhole, responses=FAILURES)
async def whole(shelf: TheShelf, address: Address) -> Response:
    """Tell everything about something published: its newest version, all versions, the verdicts."""
    return answer(await _whole(shelf, address, None))


@router.get("/{address}/versions/{content}", response_model=messages.ShelfWhole, responses=FAILURES)
async def version(shelf: TheShelf, address: Address, content: Content) -> Response:
    """Tell the same of an earlier version."""
    return answer(await _whole(shelf, address, content))


async def _whole(shelf: Shelf, address: str, content: str | None) -> dict[str, Any]:
    card = await shelf.card(address)
    document = await shelf.document(card, content)
    found = await asyncio.to_thread(checked, card["game"], document) if document else {"faults": []}
    return {
        "card": shown(card),
        "document": document,
        "faults": found["faults"],
        "versions": await shelf.versions(card),
        "verdicts": await shelf.verdicts(card, document),
    }


@router.post("", response_model=messages.OnTheShelf, **PUBLISHING)
async def publish(
    rooms: AllRooms,
    publishing: ThePublishing,
    network: Network,
    secrets: Secrets,
    wish: messages.Publish,
) -> Response:
    """Put a pack or a map on the shelf, or a new version of one; the secret is the author's own."""
    secret = one_secret(secrets)
    mark = hashed(f"network|{network}") if rooms.limits.rates.publishings and network else ""
    release = await publishing.publish(wish, secret, mark, rooms.now(), playable)
    return answer(
        {
            "address": release.address,
            "content": release.hash,
            "version": release.version,
            "link": f"/shelf/{release.address}",
        }
    )


@router.post("/{address}/withdraw", response_model=messages.Withdrawn, **PUBLISHING)
async def withdraw(
    rooms: AllRooms,
    publishing: ThePublishing,
    secrets: Secrets,
    address: Address,
    wish: messages.Withdraw,
) -> Response:
    """Take something back, or put it on the shelf again; tables that use it go on."""
    await publishing.withdraw(address, one_secret(secrets), wish.withdrawn, rooms.now())
    return answer({"withdrawn": wish.withdrawn})
