"""The calls of the protocol as their description lists them, and what of them is answered here."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote, urlsplit

from elbowroom.browser.messages import Message, Messages
from elbowroom.browser.own_calls import PATHS as OWN_PATHS
from elbowroom.hosting.access import Identity, admit, require_seat
from elbowroom.table.refused import Refused

if TYPE_CHECKING:
    from elbowroom.browser.page import Page
    from elbowroom.browser.room import Room

PREFIX = "/api"
FILE = "api.json"
"""The description, written beside this module when the site is built."""
CREATED, ACCEPTED = 201, 202
NEEDS_SERVER = "This needs a server; the page works without one."
Answer = tuple[int, Any]
Handler = Callable[["Call"], Awaitable[Answer]]

HANDLERS: dict[tuple[str, str], Handler] = {}
"""What answers each call, by method and path."""


def answers(method: str, path: str) -> Callable[[Handler], Handler]:
    """Let a function answer a call."""

    def keep(handler: Handler) -> Handler:
        HANDLERS[method, PREFIX + path] = handler
        return handler

    return keep


class Call:
    """One call: what was said, by whom, and where to look for the answer."""

    def __init__(self, page: Page, wish: Any, given: dict[str, Any], secrets: list[str]) -> None:
        self.page = page
        self.wish = wish
        self.given = given
        """What stands in the address: parts of its path, and its query."""
        self.secrets = secrets

    async def room(self) -> Room:
        """Find the table this call is about."""
        return await self.page.room(self.given["table"])

    async def seen(self) -> tuple[Room, Identity]:
        """Find the table, and who asks; a spectator is refused where none is wanted."""
        room = await self.room()
        identity = self.identity(room)
        admit(room.table, identity)
        return room, identity

    async def mine(self, seat: int) -> Room:
        """Find the table; whoever does not hold that seat is refused."""
        room = await self.room()
        require_seat(room.table, self.identity(room), seat)
        return room

    def identity(self, room: Room) -> Identity:
        """Find out who asks."""
        return room.identify(self.secrets)


class Described:
    """The description of the protocol."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.messages = Messages(document["components"]["schemas"])
        self._routes = [
            (re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), path, methods)
            for path, methods in {**document["paths"], **OWN_PATHS}.items()
        ]

    def find(self, method: str, address: str, body: Any) -> tuple[Handler, Any, dict[str, Any]]:
        """Find what answers a call, with what was said checked; refuse what there is not."""
        parts = urlsplit(address)
        for pattern, path, methods in self._routes:
            found = pattern.fullmatch(parts.path)
            described = methods.get(method.lower()) if found else None
            if found and described is not None:
                given = self._given(described, found.groupdict(), parts.query)
                handler = HANDLERS.get((method, path))
                if handler is None:
                    raise Refused("not_now", NEEDS_SERVER, key="needs_server")
                return handler, self._said(described, body), given
        raise Refused("no_such_call", "There is nothing at this address.")

    def _given(self, described: dict[str, Any], path: dict[str, str], query: str) -> dict[str, Any]:
        said = dict(parse_qsl(query, keep_blank_values=True))
        given: dict[str, Any] = {}
        for each in described.get("parameters", ()):
            name, where, schema = each["name"], each["in"], each["schema"]
            if where == "header":
                continue
            text = unquote(path[name]) if where == "path" else said.get(name)
            if text is None and each.get("required"):
                raise Refused("malformed", f"{name}: this is missing")
            plain = None if text is None else _from_text(schema, text)
            given[name] = schema.get("default") if text is None else self._fit(schema, plain, name)
        return given

    def _fit(self, schema: dict[str, Any], value: Any, place: str) -> Any:
        return self.messages.read(schema, value, place)

    def _said(self, described: dict[str, Any], body: Any) -> Message | None:
        wanted = described.get("requestBody")
        if wanted is None:
            return None
        schema = wanted["content"]["application/json"]["schema"]
        found: Message = self.messages.read(schema, body)
        return found


def _from_text(schema: dict[str, Any], text: str) -> Any:
    """Read a number out of an address where one is expected."""
    kinds = {each.get("type") for each in schema.get("anyOf", [schema])}
    if "integer" in kinds and re.fullmatch(r"-?\d{1,15}", text):
        return int(text)
    return text


def shipped() -> Described:
    """Read the description that was written when the site was built."""
    return Described(json.loads(files("elbowroom.browser").joinpath(FILE).read_text("utf-8")))


def trimmed(document: dict[str, Any]) -> dict[str, Any]:
    """Keep of a description what is needed to check calls: no words, and nothing of answers."""
    paths = {
        path: {method: _call(described) for method, described in methods.items()}
        for path, methods in document["paths"].items()
    }
    known = document["components"]["schemas"]
    wanted = _referred(paths) | {"Hello", "Ping"}
    wanted |= {name for name in known if name.startswith("Socket")}
    while missing := {each for name in wanted for each in _referred(known[name])} - wanted:
        wanted |= missing
    schemas = {name: _wordless(known[name]) for name in sorted(wanted)}
    return {"paths": paths, "components": {"schemas": schemas}}


def _call(described: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _wordless(described[key]) for key in ("parameters", "requestBody") if key in described
    }


def _wordless(schema: Any, named: bool = False) -> Any:
    """Leave titles and descriptions out; `named`: the keys are names of fields."""
    if isinstance(schema, list):
        return [_wordless(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: _wordless(value, key == "properties")
        for key, value in schema.items()
        if named or key not in ("title", "description")
    }


def _referred(schema: Any) -> set[str]:
    """Name the messages that are spoken of."""
    return set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schema)))
