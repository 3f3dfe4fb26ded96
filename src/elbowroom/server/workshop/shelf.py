"""The shelf of a server: packs and maps that were published here, found again, taken back, counted."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any

import structlog

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.lab.weighing.scales import content_key, things_in
from elbowroom.server.store.interface import JournalStore, StoreError
from elbowroom.server.store.published import ON_THE_SHELF, REMOVED, Pack, Published, Release
from elbowroom.server.workshop.cards import (
    NOT_WEIGHED,
    Card,
    Wish,
    about,
    found_by,
    rules_of,
    verdict_of,
)
from elbowroom.server.workshop.folder import Folder
from elbowroom.table.refused import Refused
from elbowroom.workshop.sharing import content_mark, is_map

log = structlog.get_logger("elbowroom.shelf")
SECONDS_BETWEEN_LOOKS = 1.0
"""How old what a page of the shelf tells may be, while that is little."""
TIMES_ITS_LENGTH = 20
"""So much longer than it took to read the shelf nobody reads it again."""
PAGE = 24
"""Cards of one page."""


class Shelf:
    """Everything that is published at this server."""

    def __init__(self, store: JournalStore, folder: Folder) -> None:
        self.kept = Published(store)
        self.folder = folder
        self._cards: list[Card] = []
        self._known: tuple[Any, ...] | None = None
        self._due = 0.0
        """When the shelf is read again at the earliest."""
        self._turn = asyncio.Lock()

    # Finding.

    async def cards(self) -> list[Card]:
        """Give all cards, not older than a moment, and what lies in the folder now."""
        async with self._turn:
            begun = time.monotonic()
            if begun >= self._due:
                await self._read()
                took = time.monotonic() - begun
                self._due = begun + max(SECONDS_BETWEEN_LOOKS, took * TIMES_ITS_LENGTH)
        taken = {card["content"] for card in self._cards}
        local = [card for card in self.folder.cards() if card["content"] not in taken]
        return [*self._cards, *local]

    async def _read(self) -> None:
        """Make all cards anew, where anything has changed."""
        known = await self.kept.state()
        if known != self._known:
            kept, verdicts = await self.kept.all(), await self.kept.verdicts()
            self._cards = await asyncio.to_thread(cards_of, kept, verdicts)
            self._known = known

    def forget(self) -> None:
        """Look again the next time somebody asks."""
        self._due = 0.0
        self._known = None

    async def page(self, wish: Wish, skipped: int = 0) -> dict[str, Any]:
        """Give some cards of those that fit, with the counts of every filter."""
        cards = [card for card in await self.cards() if card["state"] == ON_THE_SHELF]
        found, counts = found_by(cards, wish)
        return {
            "packs": [shown(card) for card in found[skipped : skipped + PAGE]],
            "found": len(found),
            "all": len(cards),
            "counts": counts,
        }

    async def card(self, address: str) -> Card:
        """Find a card by its address."""
        for card in await self.cards():
            if card["address"] == address:
                return card
        raise Refused("no_such_call", "Nothing is published under this address.", key="shelf-none")

    async def document(self, card: Card, content: str | None = None) -> dict[str, Any]:
        """Give a version's document, the newest unless another is named; empty once it is gone."""
        if card["state"] != ON_THE_SHELF:
            return {}
        wanted = content or card["content"]
        if card["local"]:
            return self.folder.document(wanted)
        release = await self.kept.release(wanted)
        if release is None or release.address != card["address"]:
            raise Refused("no_such_call", "There is no such version.", key="shelf-no-version")
        found: dict[str, Any] = json.loads(release.document)
        return found

    async def versions(self, card: Card) -> list[dict[str, Any]]:
        """List the versions of a card, the newest first."""
        if card["local"]:
            return [
                {name: card[name] for name in ("content", "version", "licence", "at", "games")}
                | {"changes": ""}
            ]
        return [
            {
                "content": each.hash,
                "version": each.version,
                "licence": each.licence,
                "at": each.at,
                "changes": each.changes,
                "games": each.games,
            }
            for each in reversed(await self.kept.releases(card["address"]))
        ]

    async def verdicts(self, card: Card, document: dict[str, Any]) -> list[dict[str, Any]]:
        """List what the server's games say of everything in a pack."""
        keys = keys_in(card["game"], document)
        known = await self.kept.verdicts_of(keys)
        names = {(thing["list"], thing["id"]): thing["name"] for thing in card["things"]}
        reports = [json.loads(known[key]) for key in keys if key in known]
        alone = document["name"] if is_map(document) else None
        return [
            report
            | {"name": names.get((report["list"], report["thing"]), alone or report["thing"])}
            for report in reports
        ]

    # What games count.

    async def played(self, setup: dict[str, Any]) -> None:
        """Count a game that was played to its end for all that it was played with."""
        made = [*(setup.get("packs") or []), setup.get("map")]
        marks = [content_mark(each) for each in made if isinstance(each, dict)]
        if not marks:
            return
        try:
            await self.kept.played(marks)
        except StoreError as fault:
            log.error("game not counted", error=str(fault))


def cards_of(kept: Sequence[tuple[Pack, Release]], verdicts: dict[str, str]) -> list[Card]:
    """Make a card of every pack, from all its versions."""
    by_address: dict[str, tuple[Pack, list[Release]]] = {}
    forks: dict[str, set[str]] = {}
    for pack, release in kept:
        by_address.setdefault(pack.address, (pack, []))[1].append(release)
        if release.origin:
            forks.setdefault(release.origin, set()).add(pack.address)
    return [
        card_of(pack, releases, len(forks.get(pack.address, ())), verdicts)
        for pack, releases in by_address.values()
    ]


def card_of(pack: Pack, releases: list[Release], forks: int, verdicts: dict[str, str]) -> Card:
    """Make the card of a pack."""
    newest = releases[-1]
    told = json.loads(newest.about)
    keys = told.get("keys", [])
    reports = [json.loads(verdicts[key]) for key in keys if key in verdicts]
    return {
        "address": pack.address,
        "content": newest.hash,
        "game": pack.game,
        "kind": pack.kind,
        "name": newest.name,
        "author": newest.author,
        "version": newest.version,
        "licence": newest.licence,
        "at": newest.at,
        "rules": newest.rules,
        "rules_here": rules_of(pack.game),
        "state": pack.state,
        "local": False,
        "games": sum(release.games for release in releases),
        "forks": forks,
        "things": [] if pack.state == REMOVED else told.get("things", []),
        "players": told.get("players", []),
        "cells": told.get("cells", []),
        "credits": json.loads(newest.credits),
        "verdict": verdict_of(reports, len(keys)) if keys else NOT_WEIGHED,
        "words": f"{newest.name} {newest.author} {told.get('words', '')}".casefold(),
        "keys": keys,
    }


def shown(card: Card) -> Card:
    """Give a card without what is only for finding it."""
    return {name: value for name, value in card.items() if name not in ("words", "keys")}


def told_about(game: str, document: dict[str, Any]) -> dict[str, Any]:
    """Tell what a card shows, finds and was weighed by."""
    return about(game, document) | {"keys": keys_in(game, document)}


def keys_in(game: str, document: dict[str, Any]) -> list[str]:
    """Give the keys of everything in a document that can be weighed."""
    try:
        return [content_key(game, document, thing) for thing in things_in(game, document)]
    except (ElbowroomError, KeyError, TypeError):
        return []  # nothing of it can be weighed: a game that has no scales
