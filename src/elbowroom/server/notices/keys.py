"""The keys of notices: kept in a file beside the database, never in it nor in its backups.

From one secret follow the key with which push services know this server (VAPID), the key that
seals endpoints and addresses before they are stored, and the marks in the links of mails.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECRET_BYTES = 32
_NONCE_BYTES = 12
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are 1 to this, less 1."""


class KeyUnusable(Exception):
    """The file of the key cannot be used, and why."""


def read_secret(file: Path | None) -> bytes:
    """Read the secret all keys are made from; a new one is made and written where there is none."""
    if file is None:
        return secrets.token_bytes(SECRET_BYTES)
    with suppress(FileExistsError):
        _write_new(file)
    try:
        found = base64.b64decode(file.read_text().strip(), validate=True)
    except (OSError, ValueError) as fault:
        raise KeyUnusable(f"the key of notices in {file} cannot be read") from fault
    if len(found) != SECRET_BYTES:
        raise KeyUnusable(f"{file} holds no key of notices")
    return found


def _write_new(file: Path) -> None:
    """Write a new secret, whole or not at all, and only where there is none."""
    if file.exists():
        return
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as new:
            new.write(base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode() + "\n")
        os.link(beside, file)
    except FileExistsError:
        raise
    except OSError as fault:
        told = fault.strerror or str(fault)
        raise KeyUnusable(f"the key of notices cannot be kept in {file}: {told}") from fault
    finally:
        beside.unlink(missing_ok=True)


class Keys:
    """All keys that follow from one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        number = int.from_bytes(hashlib.sha512(b"vapid" + secret).digest()) % (_ORDER - 1) + 1
        self.private = ec.derive_private_key(number, ec.SECP256R1())
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.public = unpadded(point)
        """With which browsers subscribe."""
        self._seal = AESGCM(self._made("seal", ""))

    def _made(self, purpose: str, text: str) -> bytes:
        return hmac.new(self._secret, f"{purpose}|{text}".encode(), hashlib.sha256).digest()

    def mark(self, address: str) -> str:
        """Mark an address, so that the same one is known again, and nothing else of it."""
        return self._made("mark", address.casefold()).hex()[:32]

    def token(self, purpose: str, listener: str) -> str:
        """Make what a link in a mail needs for one thing and one listener."""
        return f"{listener}.{unpadded(self._made(purpose, listener)[:18])}"

    def listener_in(self, purpose: str, token: str) -> str | None:
        """Read whom a link is about; None if it was not made here, or for something else."""
        listener = token.partition(".")[0]
        fits = hmac.compare_digest(token.encode(), self.token(purpose, listener).encode())
        return listener if fits else None

    def seal(self, body: dict[str, Any]) -> str:
        """Seal what must not be read from the database alone."""
        nonce = os.urandom(_NONCE_BYTES)
        sealed = self._seal.encrypt(nonce, json.dumps(body).encode(), None)
        return base64.b64encode(nonce + sealed).decode()

    def open(self, sealed: str) -> dict[str, Any] | None:
        """Open what was sealed; None if that was done with another key."""
        try:
            raw = base64.b64decode(sealed)
            plain = self._seal.decrypt(raw[:_NONCE_BYTES], raw[_NONCE_BYTES:], None)
            found: dict[str, Any] = json.loads(plain)
        except (InvalidTag, ValueError):
            return None
        return found


def unpadded(raw: bytes) -> str:
    """Write bytes for addresses and headers."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def from_unpadded(text: str) -> bytes:
    """Read what browsers write; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
