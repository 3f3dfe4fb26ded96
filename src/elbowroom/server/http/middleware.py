"""Before and around every call: sizes, rates, origins, headers, one line of log."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import structlog
from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.server.http.faults import STATUS
from elbowroom.server.http.hosts import Hosts
from elbowroom.server.http.limits import LARGEST_BODY, Buckets, Rates
from elbowroom.server.ops import metrics
from elbowroom.server.socket.connections import BAD
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
_OPENING = ("POST", "/api/tables")


def same_origin(headers: Headers) -> bool:
    """Whether a call comes from a page of ours, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Lets through what is allowed, and adds what every answer carries."""

    def __init__(self, app: ASGIApp, rates: Rates, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts
        self._calls = Buckets(rates.calls, rates.saved_calls)
        self._openings = Buckets(rates.openings, rates.saved_openings)

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
            await self._app(scope, call.receive, call.send)
        except Refused as refused:
            if call.status:
                raise
            await call.refuse(refused)
        finally:
            call.note()

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a socket for a page of ours, or for no page; others get 403."""
        headers = Headers(scope=scope)
        try:
            self._hosts.check(headers.get("host"))
            if not same_origin(headers):
                raise Refused("not_your_seat", "Sockets of other servers' pages are not allowed.")
        except Refused as refused:
            metrics.REFUSALS.labels(refused.code).inc()
            await send({"type": "websocket.close", "code": BAD})
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self._hosts.check(headers.get("host"))
        if not scope["path"].startswith("/api/"):
            return
        address = _address(scope)
        if not self._calls.take(address):
            raise Refused("too_many", "Too many calls; wait a moment.")
        opening = (scope["method"], scope["path"]) == _OPENING
        if opening and not self._openings.take(address):
            raise Refused("too_many", "Too many new tables; wait a minute.")
        if scope["method"] != "GET" and not same_origin(headers):
            raise Refused("not_your_seat", "Calls from pages of other servers are not allowed.")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refused("too_large", f"A call may have {LARGEST_BODY} bytes at most.")


class _Call:
    """One call on its way: counted bytes in, headers out."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._read = 0
        self._began = time.perf_counter()
        self.status = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > LARGEST_BODY:
            raise Refused("too_large", f"A call may have {LARGEST_BODY} bytes at most.")
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self._scope["path"].startswith("/api/"):
                headers["cache-control"] = "no-store"
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
        """Log the call: never its headers, its query or its body, which may hold secrets."""
        log.info(
            "call",
            method=self._scope["method"],
            path=self._scope["path"],
            status=self.status,
            ms=round((time.perf_counter() - self._began) * 1000, 1),
        )


def _address(scope: dict[str, Any] | Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
