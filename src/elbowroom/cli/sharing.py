"""`elbowroom pack publish|fork|get`: a pack put on the shelf of a server, and taken from it or from a link."""

from __future__ import annotations

import json
import secrets
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from elbowroom.cli.failing import FAILED_CHECK, fail
from elbowroom.cli.serve import data_folder, tell
from elbowroom.workshop.describing import check
from elbowroom.workshop.packs import LARGEST_FILE, game_of, load_pack
from elbowroom.workshop.sharing import LINK_MARK, content_mark, fork_of, is_map, unlinked

AUTHOR_FILE = "author.secret"
"""Where this account's secret is kept, unless another file is named."""
SECONDS = 30.0
LARGEST_ANSWER = 16 * LARGEST_FILE
_BYTES = 24


class Wishes(NamedTuple):
    """How a pack is to be published."""

    server: str
    author: str | None
    version: str | None
    licence: str | None
    changes: str
    address: str | None
    secret: Path | None


def publish_pack(file: Path, wishes: Wishes) -> None:
    """Publish a pack or a map; the secret with which later versions are published is kept in a file."""
    document = load_pack(file)
    game = str(document.get("game") or game_of(document))
    faults = [] if is_map(document) else check(document, game)
    if faults:
        fail("\n".join(each["sentence"] for each in faults), FAILED_CHECK)
    author = wishes.author or document.get("author")
    if not author:
        fail("Who publishes it? Give --author NAME.")
    credits = document.get("credits") or []
    body = {
        "game": game,
        "document": document,
        "author": author,
        "version": wishes.version or document.get("version") or "1.0",
        "licence": wishes.licence or document.get("licence") or "CC-BY-4.0",
        "changes": wishes.changes,
        "address": wishes.address,
        "origin": None,
    }
    kept = wishes.secret or data_folder() / AUTHOR_FILE
    secret = _secret(kept)
    told = _ask(wishes.server, "/api/shelf", body, secret)
    tell(f"{document['name']} {told['version']} is at {_at(wishes.server)}{told['link']}")
    if credits:
        tell(f"After {', '.join(each['author'] for each in credits)}.")
    tell(f"Whoever has {kept} publishes as {author}: keep it, and show it to nobody.")


def get_pack(source: str, file: Path | None, server: str | None, *, fork: bool = False) -> None:
    """Write a pack from a shelf or a link into a file; a fork names what it was made from."""
    document, licence, author = _found(source, server)
    if fork:
        document = fork_of(document, licence, author)
    target = file or Path(f"{document['id']}.json")
    if target.exists():
        fail(f"{target} is there already; choose another name.", FAILED_CHECK)
    target.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    after = f", a fork of {author}'s" if fork else ""
    tell(f"{document['name']} is in {target}{after}.")


def _found(source: str, server: str | None) -> tuple[dict[str, Any], str, str]:
    """Find a document by a link that holds it, a link to a shelf, or an address there."""
    if LINK_MARK in source:
        items = [each for each in unlinked(source) if isinstance(each.get("document"), dict)]
        if not items:
            fail("The link holds no pack itself; give the address of one.")
        document: dict[str, Any] = items[0]["document"]
        return document, str(document.get("licence", "CC-BY-4.0")), str(document.get("author", ""))
    parts = urlsplit(source)
    if parts.scheme:
        server, source = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").split("/")[-1]
    if server is None:
        fail("Where is it? Give the whole link, or --server https://….")
    told = _ask(server, f"/api/shelf/{source}")
    card = told["card"]
    if not told["document"]:
        fail(f"{card['name']} was taken from the shelf.", FAILED_CHECK)
    if content_mark(told["document"]) != card["content"]:
        fail("What came is not what the shelf promised: its content has another mark.")
    return told["document"], card["licence"], card["author"]


def _secret(file: Path) -> str:
    """Read the author's secret, or make one that only this account reads."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(_BYTES) + "\n", encoding="ascii")
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"{file} cannot be read: {fault}")


def _at(server: str) -> str:
    return server.rstrip("/")


def _ask(server: str, path: str, body: dict[str, Any] | None = None, secret: str = "") -> Any:
    """Ask a server; what it refuses is told in its own words."""
    if urlsplit(server).scheme not in ("http", "https"):
        fail(f"{server} is no address of a server: it begins with https:// or http://.")
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    asked = Request(_at(server) + path, data, headers if data else {})  # noqa: S310 - checked above
    try:
        with urlopen(asked, timeout=SECONDS) as answer:  # noqa: S310 - same
            return json.loads(answer.read(LARGEST_ANSWER))
    except HTTPError as refused:
        fail(_why(refused), FAILED_CHECK)
    except (OSError, HTTPException, ValueError) as fault:
        fail(f"{server} does not answer: {getattr(fault, 'reason', fault)}.")


def _why(refused: HTTPError) -> str:
    try:
        return str(json.loads(refused.read(LARGEST_FILE))["error"]["message"])
    except (ValueError, KeyError, OSError, TypeError):
        return f"The server refused: {refused.code}."
