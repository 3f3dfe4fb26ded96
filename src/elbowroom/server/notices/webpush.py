"""Web Push: a message sealed for one browser (RFC 8291) and brought to its push service (RFC 8030)."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import socket
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from elbowroom.server.notices.keys import Keys, from_unpadded, unpadded
from elbowroom.server.notices.outcome import GONE, REFUSED, SENT, Outcome, later

LONGEST_ENDPOINT = 1024
SECONDS = 8.0
"""How long a push service gets to answer."""
RECORD = 4096
"""Bytes of a message at most, sealed; push services promise no more."""
_TOKEN_SECONDS = 12 * 3600
_POINT, _AUTH = 65, 16
_GONE = (401, 403, 404, 410)
"""The subscription is no more, or was made for another key of ours: it will never work again."""
_LATER = 429
_FAULT = 500
_LEAST_PORT_LESS = 443


class BadEndpoint(ValueError):
    """This is no subscription we would send anything to, and why."""


@dataclass(frozen=True)
class Subscription:
    """Where a browser is told something, and the keys that only it has."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def host(self) -> str:
        """The push service."""
        return urlsplit(self.endpoint).netloc


@dataclass(frozen=True)
class Message:
    """What is told, and how urgently."""

    body: dict[str, object]
    topic: str
    """A newer message of the same topic takes the place of one that has not arrived."""
    ttl: int
    """Seconds after which it is not worth telling any more."""
    urgency: str = "normal"


def checked(subscription: Subscription, *, local: bool = False) -> Subscription:
    """Refuse what cannot be a subscription; `local` allows a push service of this machine."""
    endpoint = subscription.endpoint
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint("the endpoint is no address") from None
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not parts.hostname:
        raise BadEndpoint("the endpoint is no address")
    if parts.username or parts.fragment or any(letter <= " " for letter in endpoint):
        raise BadEndpoint("the endpoint is no address")
    if not local and (parts.scheme != "https" or port not in (None, _LEAST_PORT_LESS)):
        raise BadEndpoint("push services are reached by https only")
    if local and parts.scheme not in ("http", "https"):
        raise BadEndpoint("the endpoint is no address")
    if not _may_be_public(parts.hostname, local):
        raise BadEndpoint("push services have no private addresses")
    _check_keys(subscription)
    return subscription


def _may_be_public(host: str, local: bool) -> bool:
    """Whether a host is allowed, as far as it is written; a name is looked up when it is used."""
    try:
        return _allowed(ip_address(host), local)
    except ValueError:
        return True


def _check_keys(subscription: Subscription) -> None:
    try:
        point = from_unpadded(subscription.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(point) != _POINT or len(from_unpadded(subscription.auth)) != _AUTH:
            raise ValueError
    except ValueError:
        raise BadEndpoint("the keys are no keys of a subscription") from None


def _allowed(address: IPv4Address | IPv6Address, local: bool) -> bool:
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if local:
        return address.is_loopback
    return address.is_global and not address.is_multicast


def sealed(subscription: Subscription, plain: bytes) -> bytes:
    """Seal a message so that only the subscribed browser can open it: aes128gcm of RFC 8291."""
    theirs = from_unpadded(subscription.p256dh)
    own = ec.generate_private_key(ec.SECP256R1())
    ours: bytes = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    info = b"WebPush: info\0" + theirs + ours
    secret = derived(from_unpadded(subscription.auth), shared, info, 32)
    salt = os.urandom(16)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    body: bytes = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return head + body


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Derive a key of up to 32 bytes: HKDF with SHA-256."""
    step = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(step, info + b"\x01", hashlib.sha256).digest()[:length]


def introduced(keys: Keys, endpoint: str, contact: str) -> str:
    """Tell a push service who sends: VAPID, RFC 8292."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + _TOKEN_SECONDS,
        "sub": contact,
    }
    head = {"typ": "JWT", "alg": "ES256"}
    text = ".".join(unpadded(json.dumps(each).encode()) for each in (head, claims))
    one, other = decode_dss_signature(keys.private.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = unpadded(one.to_bytes(32) + other.to_bytes(32))
    return f"vapid t={text}.{signature}, k={keys.public}"


class Pusher:
    """Brings messages to push services."""

    def __init__(self, keys: Keys, contact: str, *, local: bool = False) -> None:
        self._keys = keys
        self._contact = contact
        self._local = local
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)

    async def send(self, subscription: Subscription, message: Message) -> Outcome:
        """Send a message; whatever happens, only how it went comes back."""
        try:
            checked(subscription, local=self._local)
            return await asyncio.wait_for(self._post(subscription, message), 2 * SECONDS)
        except BadEndpoint:
            return GONE
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
            return later()

    async def _post(self, subscription: Subscription, message: Message) -> Outcome:
        endpoint = subscription.endpoint
        parts = urlsplit(endpoint)
        body = sealed(subscription, json.dumps(message.body, ensure_ascii=False).encode())
        address = await self._looked_up(parts.hostname or "", parts.port or _LEAST_PORT_LESS)
        shown = f"[{address}]" if ":" in address else address
        port = "" if parts.port is None else f":{parts.port}"
        pinned = parts._replace(netloc=f"{shown}{port}").geturl()
        answer = await self._client.post(
            pinned,  # the address that was looked at, not what the name may mean a moment later
            content=body,
            headers={
                "host": parts.netloc,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(message.ttl),
                "topic": message.topic,
                "urgency": message.urgency,
                "authorization": introduced(self._keys, endpoint, self._contact),
            },
            extensions={"sni_hostname": parts.hostname},
        )
        return outcome_of(answer.status_code, answer.headers.get("retry-after"))

    async def _looked_up(self, host: str, port: int) -> str:
        """Find an address of a push service; BadEndpoint if it lies on this machine or network."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        for address in addresses:
            if not _allowed(ip_address(address.partition("%")[0]), self._local):
                raise BadEndpoint("push services have no private addresses")
        return addresses[0]

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()


def outcome_of(status: int, retry_after: str | None) -> Outcome:
    """Read what a push service answers."""
    if 200 <= status < 300:  # noqa: PLR2004 - what HTTP calls success
        return SENT
    if status in _GONE:
        return GONE
    if status == _LATER or status >= _FAULT:
        return later(_seconds(retry_after))
    return REFUSED


def _seconds(retry_after: str | None) -> float | None:
    """Read after how many seconds a server wants to be asked again."""
    if retry_after is None:
        return None
    if retry_after.strip().isdigit():
        return float(retry_after)
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError, OverflowError):
        return None
