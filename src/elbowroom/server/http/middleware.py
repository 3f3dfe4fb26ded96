"""Before and around every call: sizes, rates, origins, headers, one line of log."""

from __future__ import annotations

import time
from contextlib import AbstractAsyncContextManager, nullcontext
from urllib.parse import urlsplit

import structlog
from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.hosting.answers import STATUS
from elbowroom.server.gate.networks import network_in
from elbowroom.server.gate.prices import SOCKET, price_of, price_of_bytes, waits_for_bots
from elbowroom.server.http.hosts import Hosts
from elbowroom.server.http.limits import Limits, largest_body
from elbowroom.server.ops import metrics
from elbowroom.server.ops.logs import plain_path
from elbowroom.server.ops.trouble import unforeseen
from elbowroom.server.socket.frame_socket import NAME as FRAMES
from elbowroom.table.refused import Refused

log = structlog.get_logger("elbowroom.http")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""What the page may load; styles inline are the attributes that move pieces."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TOO_MANY = "too_many"


def same_origin(headers: Headers) -> bool:
    """Whether a call comes from a page of ours, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Lets through what is allowed, and adds what every answer carries."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one call."""
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        call = _Call(scope, receive, send)
        try:
            self._check(scope)
            async with self._turn(scope):
                await self._app(scope, call.receive, call.send)
        except Exception as fault:
            if call.status:
                raise
            refused = (
                fault
                if isinstance(fault, Refused)
                else unforeseen(fault, path=plain_path(scope["path"]))
            )
            await call.refuse(refused)
        finally:
            self._limits.calls.charge(network_in(scope), price_of_bytes(call.written))
            call.note()

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket for a page of ours, or for no page; others are refused."""
        headers = Headers(scope=scope)
        try:
            self._hosts.check(headers.get("host"))
            if not same_origin(headers):
                raise Refused("not_your_seat", "Sockets of other servers' pages are not allowed.")
            self._count_socket(scope)
        except Refused as refused:
            metrics.REFUSALS.labels(refused.code).inc()
            await _turn_away(refused, send)
            return
        await self._app(scope, receive, send)

    def _turn(self, scope: Scope) -> AbstractAsyncContextManager[None]:
        """Wait for other calls of the same network, unless this one waits for a bot anyway."""
        waits = waits_for_bots(scope["path"])
        return nullcontext() if waits else self._limits.turns.of(network_in(scope))

    def _count_socket(self, scope: Scope) -> None:
        network = network_in(scope)
        if not self._limits.calls.take(network, SOCKET):
            raise Refused(TOO_MANY, "Too many calls; wait a moment.")
        if not scope["extensions"][FRAMES].belongs(network):
            raise Refused(TOO_MANY, "Too many connections; close some of them.")

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        price = price_of(scope["method"], scope["path"])
        if not self._limits.calls.take(network_in(scope), price):
            raise Refused(TOO_MANY, "Too many calls; wait a moment.")
        self._hosts.check(headers.get("host"))
        if not scope["path"].startswith("/api/"):
            return
        if scope["method"] != "GET" and not same_origin(headers):
            raise Refused("not_your_seat", "Calls from pages of other servers are not allowed.")
        length = headers.get("content-length", "0")
        most = largest_body(scope["path"])
        if not length.isdigit() or int(length) > most:
            raise Refused("too_large", f"A call may have {most} bytes at most.")


async def _turn_away(refused: Refused, send: Send) -> None:
    """Answer a wish for a socket as a call is answered."""
    await send(
        {
            "type": "websocket.http.response.start",
            "status": STATUS[refused.code],
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "websocket.http.response.body", "body": to_json(refused.body())})


class _Call:
    """One call on its way: counted bytes in, headers out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._read = 0
        self._began = time.perf_counter()
        self.status = 0
        self.written = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        most = largest_body(self._scope["path"])
        if self._read > most:
            raise Refused("too_large", f"A call may have {most} bytes at most.")
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self._scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
        else:
            self.written += len(message.get("body", b""))
        await self._send(message)

    async def refuse(self, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        body = to_json(refused.body())
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        await self.send(
            {"type": "http.response.start", "status": STATUS[refused.code], "headers": headers}
        )
        await self.send({"type": "http.response.body", "body": body})

    def note(self) -> None:
        """Log the call: never its headers, its query or its body, which may hold secrets.

        Nor a path that is none of ours: it may be a seat's link, secret and all.

        Calls of a network that asks for too much are counted, but fill no disk.
        """
        if self.status == STATUS[TOO_MANY]:
            return
        log.info(
            "call",
            method=self._scope["method"],
            path=plain_path(self._scope["path"]),
            status=self.status,
            ms=round((time.perf_counter() - self._began) * 1000, 1),
        )
