"""What authors have published: packs with their versions, who may publish them, and verdicts."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any

from elbowroom.kernel.plain_names import looks
from elbowroom.server.store.moderating import Asked, Statement

WITHDRAWN, REMOVED, ON_THE_SHELF = "withdrawn", "removed", ""
"""What has become of a pack: taken back by its author, taken away by the operator, or neither."""
PACKS = (
    "address",
    "game",
    "kind",
    "looks",
    "author",
    "created",
    "changed",
    "state",
    "network",
)
RELEASES = (
    "hash",
    "address",
    "number",
    "at",
    "name",
    "author",
    "version",
    "licence",
    "rules",
    "changes",
    "played",
    "origin",
    "about",
    "credits",
    "document",
    "games",
)
"""The columns of both tables, in their order."""

_LIGHT = ", ".join(f"release.{name}" for name in RELEASES if name != "document")
_RELEASE = ", ".join(RELEASES)
_PACK = ", ".join(PACKS)
_NEW_PACK = f"INSERT INTO {{prefix}}packs VALUES ({', '.join(['{mark}'] * len(PACKS))})"  # noqa: S608 - names of our own
_NEW_RELEASE = f"INSERT INTO {{prefix}}releases VALUES ({', '.join(['{mark}'] * len(RELEASES))})"  # noqa: S608 - names of our own
_RENAMED = "UPDATE {prefix}packs SET looks = {mark} WHERE address = {mark}"
_FORGET = (
    (
        "DELETE FROM {prefix}releases WHERE address IN "
        "(SELECT address FROM {prefix}packs WHERE author = {mark})"
    ),
    "DELETE FROM {prefix}packs WHERE author = {mark}",
    "DELETE FROM {prefix}authors WHERE looks = {mark}",
)
_SHELF = f"""
SELECT {", ".join(f"pack.{name}" for name in PACKS)}, {_LIGHT}
FROM {{prefix}}packs AS pack JOIN {{prefix}}releases AS release
ON release.address = pack.address ORDER BY pack.address, release.number
"""  # noqa: S608 - names of our own


@dataclass(frozen=True)
class Author:
    """Who publishes under a name: whoever has the secret."""

    looks: str
    """What the name looks like: names that look alike are one."""
    name: str
    secret: str
    """The hash of the author's secret."""
    at: str


@dataclass(frozen=True)
class Pack:
    """Something published, whatever its newest version is."""

    address: str
    game: str
    kind: str
    looks: str
    """What its name looks like."""
    author: str
    """What its author's name looks like."""
    created: str
    changed: str
    state: str
    network: str
    """A mark of the network it was published from; empty where limits are off."""


@dataclass(frozen=True)
class Release:
    """One version of a pack, with the document that never changes again."""

    hash: str
    address: str
    number: int
    at: str
    name: str
    author: str
    version: str
    licence: str
    rules: int
    changes: str
    played: str
    """A mark of what is played, whatever it is called and looks like."""
    origin: str
    """The address of what it was forked from, or nothing."""
    about: str
    credits: str
    document: str
    games: int = 0


class Published:
    """Packs, their versions, their authors and verdicts in a database."""

    def __init__(self, store: Asked) -> None:
        self._store = store

    async def author(self, looks: str) -> Author | None:
        """Find who has a name."""
        query = "SELECT looks, name, secret, at FROM {prefix}authors WHERE looks = {mark}"
        found = await self._store.ask(query, looks)
        return Author(*found[0]) if found else None

    async def authors_with(self, secret: str) -> list[Author]:
        """List the names under which the holder of a secret has published, by its hash."""
        query = (
            "SELECT looks, name, secret, at FROM {prefix}authors WHERE secret = {mark} ORDER BY at"
        )
        return [Author(*row) for row in await self._store.ask(query, secret)]

    async def of_author(self, looks: str) -> list[Pack]:
        """List what an author has published, whatever became of it."""
        query = f"SELECT {_PACK} FROM {{prefix}}packs WHERE author = {{mark}} ORDER BY created"  # noqa: S608 - same
        return [Pack(*row) for row in await self._store.ask(query, looks)]

    async def forget(self, author: Author) -> None:
        """Take an author's name away, and all that was published under it."""
        await self._store.tell([(each, (author.looks,)) for each in _FORGET])

    async def pack(self, address: str) -> Pack | None:
        """Find a pack by its address."""
        query = f"SELECT {_PACK} FROM {{prefix}}packs WHERE address = {{mark}}"  # noqa: S608 - same
        found = await self._store.ask(query, address)
        return Pack(*found[0]) if found else None

    async def named(self, game: str, looks: str) -> list[Pack]:
        """List the packs of a game whose names look like this."""
        query = f"SELECT {_PACK} FROM {{prefix}}packs WHERE game = {{mark}} AND looks = {{mark}}"  # noqa: S608 - same
        return [Pack(*row) for row in await self._store.ask(query, game, looks)]

    async def release(self, hash: str) -> Release | None:
        """Find a version by the hash of its content."""
        query = f"SELECT {_RELEASE} FROM {{prefix}}releases WHERE hash = {{mark}}"  # noqa: S608 - same
        found = await self._store.ask(query, hash)
        return Release(*found[0]) if found else None

    async def releases(self, address: str) -> list[Release]:
        """List the versions of a pack, the oldest first."""
        query = (
            f"SELECT {_RELEASE} FROM {{prefix}}releases WHERE address = {{mark}} ORDER BY number"  # noqa: S608 - same
        )
        return [Release(*row) for row in await self._store.ask(query, address)]

    async def playing_alike(self, played: str) -> list[Release]:
        """List the versions of all packs that play the same."""
        query = f"SELECT {_RELEASE} FROM {{prefix}}releases WHERE played = {{mark}} ORDER BY at"  # noqa: S608 - same
        return [Release(*row) for row in await self._store.ask(query, played)]

    async def state(self) -> tuple[Any, ...]:
        """Tell what changes whenever anything on the shelf does."""
        (packs,) = await self._store.ask("SELECT count(*), max(changed) FROM {prefix}packs")
        (games,) = await self._store.ask("SELECT count(*), sum(games) FROM {prefix}releases")
        (verdicts,) = await self._store.ask("SELECT count(*), max(at) FROM {prefix}verdicts")
        return (*packs, *games, *verdicts)

    async def all(self) -> list[tuple[Pack, Release]]:
        """List every version of every pack, without the documents."""
        found = await self._store.ask(_SHELF)
        count = len(PACKS)
        at = RELEASES.index("document")
        return [
            (Pack(*row[:count]), Release(*[*row[count : count + at], "", row[-1]])) for row in found
        ]

    async def packs_of(self, author: str) -> int:
        """Count the packs of an author."""
        query = "SELECT count(*) FROM {prefix}packs WHERE author = {mark}"
        ((count,),) = await self._store.ask(query, author)
        return int(count)

    async def publish(self, release: Release, pack: Pack | None, author: Author | None) -> None:
        """Put a version on the shelf, with its pack and its author where they are new."""
        told: list[Statement] = []
        if author is not None:
            told.append(
                (
                    "INSERT INTO {prefix}authors VALUES ({mark}, {mark}, {mark}, {mark})",
                    astuple(author),
                )
            )
        if pack is not None:
            told.append((_NEW_PACK, astuple(pack)))
        told.append((_NEW_RELEASE, astuple(release)))
        if pack is None:
            told.append(becoming(release.address, ON_THE_SHELF, release.at))
            told.append((_RENAMED, (looks(release.name), release.address)))
        await self._store.tell(told)

    async def become(self, address: str, state: str, at: str) -> None:
        """Take a pack back, or put it on the shelf again."""
        await self._store.tell([becoming(address, state, at)])

    async def played(self, hashes: Sequence[str]) -> None:
        """Count a game for every version that was played with."""
        query = "UPDATE {prefix}releases SET games = games + 1 WHERE hash = {mark}"
        await self._store.tell([(query, (each,)) for each in hashes])

    async def verdicts(self) -> dict[str, str]:
        """Give what is known of all that was weighed, by the key of its content."""
        return dict(await self._store.ask("SELECT key, body FROM {prefix}verdicts"))

    async def weighed_keys(self) -> set[str]:
        """Give the keys of all that was weighed."""
        return {key for (key,) in await self._store.ask("SELECT key FROM {prefix}verdicts")}

    async def verdicts_of(self, keys: Sequence[str]) -> dict[str, str]:
        """Give what is known of some things, by their keys."""
        if not keys:
            return {}
        marks = ", ".join(["{mark}"] * len(keys))
        query = f"SELECT key, body FROM {{prefix}}verdicts WHERE key IN ({marks})"  # noqa: S608 - marks only
        return dict(await self._store.ask(query, *keys))

    async def weighed(self, key: str, at: str, body: str) -> None:
        """Keep a verdict; it takes the place of an earlier one."""
        await self._store.tell(
            [
                ("DELETE FROM {prefix}verdicts WHERE key = {mark}", (key,)),
                ("INSERT INTO {prefix}verdicts VALUES ({mark}, {mark}, {mark})", (key, at, body)),
            ]
        )


def becoming(address: str, state: str, at: str) -> Statement:
    """Say what becomes of a pack."""
    query = "UPDATE {prefix}packs SET state = {mark}, changed = {mark} WHERE address = {mark}"
    return query, (state, at, address)


def emptying(address: str) -> Statement:
    """Take the content of a pack away; that it was there stays known."""
    query = "UPDATE {prefix}releases SET document = '{{}}', about = '{{}}' WHERE address = {mark}"
    return query, (address,)
