"""Publishing: who may put what on the shelf, under which name, and what stays with it for ever."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from elbowroom.kernel.content_head import LICENCES, LONGEST_AUTHOR, LONGEST_VERSION
from elbowroom.kernel.content_reading import Faults, read_line
from elbowroom.kernel.plain_names import looks
from elbowroom.protocol.shelf import LONGEST_CHANGES, Publish
from elbowroom.server.rooms.moderator import Moderator
from elbowroom.server.store.moderating import Moderation
from elbowroom.server.store.published import (
    ON_THE_SHELF,
    REMOVED,
    WITHDRAWN,
    Author,
    Pack,
    Published,
    Release,
)
from elbowroom.server.workshop.cards import rules_of
from elbowroom.server.workshop.shelf import Shelf, told_about
from elbowroom.table.identity import hashed, matches, tidy
from elbowroom.table.refused import Refused
from elbowroom.table.word_filter import lines_of
from elbowroom.workshop.sharing import (
    Credit,
    content_mark,
    credit_of,
    credited,
    is_map,
    licence_after,
    played_mark,
    released,
    says_something,
)

SHORTEST_SECRET = 32
LONGEST_SECRET = 64
MOST_PACKS_OF_AUTHOR = 100
MOST_VERSIONS = 50
MOST_ON_SHELF = 5_000
CONTENT, PUBLISHER = "pack", "publisher"
"""What the operator blocks: content by the mark of what it plays, and networks that publish."""
RESERVED = ("elbowroom", "operator", "admin", "moderator", "theelbowroomteam")
"""What no author and no pack of somebody else looks like."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
_ADDRESS = 10


def said_no(key: str, message: str, code: str = "malformed", **values: Any) -> Refused:
    """Refuse with a sentence of the catalogue."""
    return Refused(code, message, key=f"shelf-{key}", values=values)


def one_secret(given: list[str]) -> str:
    """Read the author's secret; it is long, so that nobody guesses it."""
    secret = given[0] if given else ""
    fits = SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET
    if not fits or not all(each.isascii() and (each.isalnum() or each in "-_") for each in secret):
        told = f"The author's secret is missing: {SHORTEST_SECRET} or more letters and digits."
        raise said_no("no-secret", told, "not_your_seat")
    return secret


class Publishing:
    """Puts things on the shelf of a server, one at a time."""

    def __init__(self, shelf: Shelf, moderation: Moderation, moderator: Moderator) -> None:
        self._shelf = shelf
        self._kept: Published = shelf.kept
        self._moderation = moderation
        self._moderator = moderator
        self._turn = asyncio.Lock()

    async def publish(
        self, wish: Publish, secret: str, network: str, at: str, check: Callable[..., None]
    ) -> Release:
        """Put a pack or a map, or a new version of one, on the shelf; the same content is put there once."""
        await asyncio.to_thread(check, wish.game, wish.document)
        self._check_words(wish)
        async with self._turn:
            found = await self._publish(wish, secret, network, at, check)
        self._shelf.forget()
        return found

    async def _publish(
        self, wish: Publish, secret: str, network: str, at: str, check: Callable[..., None]
    ) -> Release:
        author = await self._author(wish.author, secret, at)
        origin = await self._origin(wish)
        credits = self._credits(wish, origin)
        document = released(
            wish.document, wish.game, author.name, wish.version, wish.licence, credits
        )
        await asyncio.to_thread(check, wish.game, document)
        again = await self._kept.release(content_mark(document))
        if again is not None and again.author == author.name:
            await self._put_back(again, at)
            return again
        await self._check_rules(document, network)
        await self._check_alone(wish, document, author, credits)
        pack, number = await self._pack(wish, author, network, at)
        new_pack = pack if number == 1 else None
        release = Release(
            content_mark(document),
            pack.address,
            number,
            at,
            document["name"],
            author.name,
            wish.version,
            wish.licence,
            rules_of(wish.game),
            wish.changes,
            played_mark(document),
            "" if origin is None else origin.address,
            json.dumps(await asyncio.to_thread(told_about, wish.game, document)),
            json.dumps(credits, ensure_ascii=False),
            json.dumps(document, ensure_ascii=False),
        )
        new_author = None if await self._kept.author(author.looks) else author
        await self._kept.publish(release, new_pack, new_author)
        return release

    async def withdraw(self, address: str, secret: str, withdrawn: bool, at: str) -> None:
        """Take something back, or put it on the shelf again; tables that use it go on either way."""
        pack = await self._mine(address, secret)
        await self._kept.become(pack.address, WITHDRAWN if withdrawn else ON_THE_SHELF, at)
        self._shelf.forget()

    async def mine(self, secret: str) -> dict[str, Any]:
        """Give all that is kept of whoever holds a secret."""
        authors = []
        for author in await self._kept.authors_with(hashed(secret)):
            packs = [await self._own(pack) for pack in await self._kept.of_author(author.looks)]
            authors.append({"name": author.name, "since": author.at, "packs": packs})
        return {"authors": authors}

    async def _own(self, pack: Pack) -> dict[str, Any]:
        releases = await self._kept.releases(pack.address)
        told = ("content", "version", "licence", "at", "changes", "games", "name")
        versions = [
            {name: getattr(each, name) for name in told[1:]} | {told[0]: each.hash}
            for each in reversed(releases)
        ]
        document = json.loads(releases[-1].document) if releases else {}
        same = {
            name: getattr(pack, name) for name in ("address", "game", "kind", "state", "created")
        }
        return {**same, "versions": versions, "document": document}

    async def forget(self, name: str, secret: str) -> int:
        """Forget an author; what was published goes from the shelf, and tables that use it go on."""
        async with self._turn:
            author = await self._kept.author(looks(tidy(name)))
            if author is None or not matches(secret, author.secret):
                told = "The secret is not that of an author of this name."
                raise said_no("not-author", told, "not_your_seat")
            packs = await self._kept.of_author(author.looks)
            await self._kept.forget(author)
        self._shelf.forget()
        return len(packs)

    async def _mine(self, address: str, secret: str) -> Pack:
        pack = await self._kept.pack(address)
        author = None if pack is None else await self._kept.author(pack.author)
        if pack is None or author is None:
            raise said_no("none", "Nothing is published under this address.", "no_such_call")
        if not matches(secret, author.secret):
            told = f"This is published by {author.name}, and the secret is another's."
            raise said_no("not-yours", told, "not_your_seat", author=author.name)
        if pack.state == REMOVED:
            raise said_no("removed", "The operator took this from the shelf.", "not_now")
        return pack

    async def _author(self, name: str, secret: str, at: str) -> Author:
        """Find the author of a name, or let somebody new have it; names that look alike are one."""
        plain = tidy(name)
        faults = Faults()
        read_line(faults, "author", plain, LONGEST_AUTHOR, name=True)
        if faults.found:
            raise said_no("author-name", str(faults.found[0]))
        if looks(plain) in RESERVED:
            told = f"'{plain}' cannot be an author's name here. Choose another."
            raise said_no("author-reserved", told, name=plain)
        known = await self._kept.author(looks(plain))
        if known is None:
            return Author(looks(plain), plain, hashed(secret), at)
        if not matches(secret, known.secret):
            told = f"Somebody else publishes here as {known.name}. Choose another name, or bring that author's secret."
            raise said_no("author-taken", told, "not_your_seat", name=known.name)
        return known

    async def _origin(self, wish: Publish) -> Release | None:
        """Find what something was forked from: as its author says, or as its last credit does."""
        named = wish.document.get("credits") or []
        content = wish.origin or (named[-1]["content"] if named else None)
        origin = None if content is None else await self._kept.release(content)
        if origin is None and wish.origin is not None:
            raise said_no("no-origin", "What this was forked from is not on this shelf.")
        return origin

    def _credits(self, wish: Publish, origin: Release | None) -> list[Credit]:
        """Add the origin to the credits of a document; they stay, and so does what their licences ask."""
        given: list[Credit] = [dict(each) for each in wish.document.get("credits", [])]
        if origin is not None and origin.address != wish.address:
            before: list[Credit] = json.loads(origin.credits)
            for each in before:
                given = credited(given, each)
            document = json.loads(origin.document)
            given = credited(given, credit_of(document, origin.licence, origin.author))
        least = licence_after([each["licence"] for each in given])
        if LICENCES.index(wish.licence) < LICENCES.index(least):
            told = f"What this was made from asks for {least}; a fork keeps it or asks for more."
            raise said_no("licence", told, licence=least)
        return given

    async def _check_rules(self, document: dict[str, Any], network: str) -> None:
        """Refuse what the operator has blocked, and a shelf that is full."""
        rules = {(rule.kind, rule.text) for rule in await self._moderation.rules()}
        if network and (PUBLISHER, network) in rules:
            told = "The operator of this server lets you publish nothing."
            raise said_no("blocked-network", told, "not_now")
        if (CONTENT, played_mark(document)) in rules:
            raise said_no("blocked", "The operator of this server does not allow this.", "not_now")
        if len(await self._shelf.cards()) >= MOST_ON_SHELF:
            raise said_no("full", "The shelf of this server is full.", "not_now")

    async def _check_alone(
        self, wish: Publish, document: dict[str, Any], author: Author, credits: list[Credit]
    ) -> None:
        """Refuse what another author has published already, and names that imitate."""
        alike = await self._kept.playing_alike(played_mark(document))
        for other in alike if says_something(document) else []:
            credit = [each["content"] for each in credits]
            if other.author != author.name and other.hash not in credit:
                told = f"{other.name} by {other.author} plays just like this. Publish yours as a fork of it, or change it."
                values = {"name": other.name, "author": other.author, "content": other.hash}
                raise said_no("same", told, "not_now", **values)
        name = document["name"]
        if looks(name) in RESERVED:
            raise said_no("name-reserved", f"'{name}' cannot be a name here.", name=name)
        for each in await self._kept.named(wish.game, looks(name)):
            if each.address != wish.address and each.state == ON_THE_SHELF:
                told = f"{name} is on the shelf already. Choose another name, or publish a new version of it."
                raise said_no("name-taken", told, name=name)

    async def _pack(self, wish: Publish, author: Author, network: str, at: str) -> tuple[Pack, int]:
        """Find the pack of a new version and its number, or make a new pack."""
        if wish.address is None:
            if await self._kept.packs_of(author.looks) >= MOST_PACKS_OF_AUTHOR:
                told = f"An author may have {MOST_PACKS_OF_AUTHOR} packs here."
                raise said_no("most-packs", told, "too_many", most=MOST_PACKS_OF_AUTHOR)
            kind = "map" if is_map(wish.document) else "pack"
            name = looks(wish.document["name"])
            address = "".join(secrets.choice(_LETTERS) for _ in range(_ADDRESS))
            pack = Pack(address, wish.game, kind, name, author.looks, at, at, ON_THE_SHELF, network)
            return pack, 1
        pack = await self._of_author(wish, author)
        versions = await self._kept.releases(pack.address)
        if len(versions) >= MOST_VERSIONS:
            told = f"There are {MOST_VERSIONS} versions of this already."
            raise said_no("most-versions", told, "too_many", most=MOST_VERSIONS)
        if wish.version in [each.version for each in versions]:
            told = f"Version {wish.version} is on the shelf already. Give it another number."
            raise said_no("version-taken", told, version=wish.version)
        return pack, len(versions) + 1

    async def _of_author(self, wish: Publish, author: Author) -> Pack:
        pack = await self._kept.pack(wish.address or "")
        if pack is None:
            raise said_no("none", "Nothing is published under this address.", "no_such_call")
        if pack.author != author.looks:
            told = "A new version is published by its author. Publish it as a fork."
            raise said_no("not-author", told, "not_your_seat")
        if pack.state == REMOVED:
            raise said_no("removed", "The operator took this from the shelf.", "not_now")
        if pack.game != wish.game or (pack.kind == "map") != is_map(wish.document):
            raise said_no("other-kind", "A new version is for the same game, and of the same kind.")
        return pack

    async def _put_back(self, release: Release, at: str) -> None:
        pack = await self._kept.pack(release.address)
        if pack is not None and pack.state == WITHDRAWN:
            await self._kept.become(pack.address, ON_THE_SHELF, at)

    def _check_words(self, wish: Publish) -> None:
        """Refuse hidden marks and addresses in what the author says, and words not allowed here."""
        faults = Faults()
        read_line(faults, "version", wish.version, LONGEST_VERSION)
        if wish.changes:
            read_line(faults, "changes", wish.changes, LONGEST_CHANGES)
        if faults.found:
            raise said_no("words", str(faults.found[0]))
        self._moderator.check_name(wish.author)
        for line in [wish.changes, *lines_of(wish.document)]:
            self._moderator.check_text(line)
