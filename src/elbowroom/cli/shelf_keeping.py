"""What an operator does about published packs: listed, removed, their publishers blocked; each deed is written down."""

from __future__ import annotations

from typing import Any

from elbowroom.cli.failing import fail
from elbowroom.cli.moderation import Desk, at_desk, show
from elbowroom.cli.serve import tell
from elbowroom.server.store.moderating import Statement, allowing, forbidding
from elbowroom.server.store.published import (
    REMOVED,
    WITHDRAWN,
    Pack,
    Published,
    Release,
    becoming,
    emptying,
)
from elbowroom.server.workshop.publishing import CONTENT, PUBLISHER
from elbowroom.table.clocks import now

_STATES = {"": "on the shelf", WITHDRAWN: "withdrawn", REMOVED: "removed"}


def list_packs(database: str | None, text: str, as_json: bool) -> None:
    """List what is published, the newest version of each."""

    async def find(desk: Desk) -> list[dict[str, Any]]:
        newest: dict[str, tuple[Pack, Release]] = {}
        games: dict[str, int] = {}
        for pack, release in await Published(desk.store).all():
            newest[pack.address] = (pack, release)
            games[pack.address] = games.get(pack.address, 0) + release.games
        return [
            _line(pack, release, games[pack.address])
            for pack, release in sorted(
                newest.values(), key=lambda each: each[0].changed, reverse=True
            )
        ]

    wanted = text.casefold()
    lines = at_desk(database, find)
    show(
        [line for line in lines if wanted in " ".join(map(str, line.values())).casefold()], as_json
    )


def _line(pack: Pack, release: Release, games: int) -> dict[str, Any]:
    return {
        "pack": pack.address,
        "game": pack.game,
        "kind": pack.kind,
        "name": release.name,
        "version": release.version,
        "author": release.author,
        "games": games,
        "state": _STATES[pack.state],
        "changed": pack.changed,
    }


def remove_pack(database: str | None, address: str, why: str) -> None:
    """Take a pack from the shelf for good; the same content is not published again."""

    async def remove(desk: Desk, releases: list[Release]) -> None:
        forbidden = [
            statement for each in releases for statement in forbidding(CONTENT, each.played, now())
        ]
        gone = [becoming(address, REMOVED, now()), emptying(address)]
        await desk.do("packs remove", None, f"{address} {why}".strip(), *forbidden, *gone)

    _about(database, address, remove)
    tell(f"{address} is removed. Tables that use it go on.")


def block_publisher(database: str | None, address: str, why: str) -> None:
    """Let the network that published a pack publish nothing more."""

    async def block(desk: Desk, _: list[Release]) -> str:
        pack = await Published(desk.store).pack(address)
        network = "" if pack is None else pack.network
        if network:
            told = f"{address} {why}".strip()
            await desk.do("packs block", None, told, *forbidding(PUBLISHER, network, now()))
        return network

    if not _about(database, address, block):
        fail("It is not known from where this pack was published: limits were off.")
    tell(f"Whoever published {address} publishes no more.")


def allow_publisher(database: str | None, address: str, why: str) -> None:
    """Take back what was blocked with a pack: its content and the network it came from."""

    async def allow(desk: Desk, releases: list[Release]) -> None:
        pack = await Published(desk.store).pack(address)
        allowed: list[Statement] = [allowing(CONTENT, each.played) for each in releases]
        if pack is not None and pack.network:
            allowed.append(allowing(PUBLISHER, pack.network))
        await desk.do("packs allow", None, f"{address} {why}".strip(), *allowed)

    _about(database, address, allow)
    tell(f"{address}: its content and its publisher are allowed from now on.")


def _about(database: str | None, address: str, deed: Any) -> Any:
    """Do something about a pack that has to exist."""

    async def work(desk: Desk) -> tuple[bool, Any]:
        releases = await Published(desk.store).releases(address)
        return bool(releases), await deed(desk, releases) if releases else None

    found, answer = at_desk(database, work)
    if not found:
        fail(f"There is no pack {address}; `elbowroom packs list` lists them.")
    return answer
