"""Packs in a folder of the server: found as soon as they lie there, without a restart."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import structlog

from elbowroom.kernel.errors import ElbowroomError
from elbowroom.server.workshop.cards import NOT_WEIGHED, Card, about, rules_of
from elbowroom.workshop.describing import check
from elbowroom.workshop.map_check import check_map
from elbowroom.workshop.packs import game_of, games_with_packs, load_pack
from elbowroom.workshop.sharing import content_mark, is_map

log = structlog.get_logger("elbowroom.shelf")
MOST_FILES = 200
"""Files of the folder that are looked at, by name."""
Stamp = tuple[int, int]


class Folder:
    """A folder whose packs and maps lie on the shelf beside those that were published."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._found: dict[str, tuple[Stamp, Card | None, dict[str, Any]]] = {}

    def cards(self) -> list[Card]:
        """Give a card of every sound file there is now; files that did not change are not read again."""
        found: dict[str, tuple[Stamp, Card | None, dict[str, Any]]] = {}
        for file in self._files():
            try:
                told = file.stat()
            except OSError:
                continue
            stamp = (told.st_mtime_ns, told.st_size)
            known = self._found.get(file.name)
            found[file.name] = known if known and known[0] == stamp else (stamp, *_read(file))
        self._found = found
        return [card for _, card, _ in found.values() if card is not None]

    def document(self, content: str) -> dict[str, Any]:
        """Give what a card stands for; empty if it is not there any more."""
        for _, card, document in self._found.values():
            if card is not None and card["content"] == content:
                return document
        return {}

    def _files(self) -> list[Path]:
        if self._path is None or not self._path.is_dir():
            return []
        return sorted(self._path.glob("*.json"))[:MOST_FILES]


def _read(file: Path) -> tuple[Card | None, dict[str, Any]]:
    """Read a file into its card and document; what has faults is named in the log, once."""
    try:
        document = load_pack(file)
        game = _game_of(document)
        faults = (
            list(map(str, check_map(game, document)))
            if is_map(document)
            else [each["sentence"] for each in check(document, game)]
        )
    except ElbowroomError as fault:
        faults, document, game = [str(fault)], {}, ""
    if faults:
        log.warning("pack in folder has faults", file=file.name, faults=faults[:5])
        return None, {}
    return _card(file, game, document), document


def _game_of(document: dict[str, Any]) -> str:
    named = document.get("game")
    return named if isinstance(named, str) and named in games_with_packs() else game_of(document)


def _card(file: Path, game: str, document: dict[str, Any]) -> Card:
    told = about(game, document)
    mark = content_mark(document)
    at = datetime.fromtimestamp(file.stat().st_mtime, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    author = str(document.get("author", ""))
    return {
        "address": f"file-{mark[:16]}",
        "content": mark,
        "game": game,
        "kind": "map" if is_map(document) else "pack",
        "name": document["name"],
        "author": author,
        "version": document.get("version", ""),
        "licence": document.get("licence", ""),
        "at": at,
        "rules": rules_of(game),
        "rules_here": rules_of(game),
        "state": "",
        "local": True,
        "games": 0,
        "forks": 0,
        "things": told["things"],
        "players": told["players"],
        "cells": told["cells"],
        "credits": document.get("credits", []),
        "verdict": NOT_WEIGHED,
        "words": f"{document['name']} {author} {told['words']}".casefold(),
        "keys": [],
    }
