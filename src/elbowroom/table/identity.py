"""Who somebody is: secrets of seats, kept as hashes, and names made fit to show."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

_BYTES = 24


def new_secret() -> str:
    """Make a secret for a seat."""
    return secrets.token_urlsafe(_BYTES)


def derived_secret(pepper: str, seat: int, key: str) -> str:
    """Make the secret of a seat from a key of the taker's own, so that a resend finds it again."""
    digest = hmac.new(bytes.fromhex(pepper), f"{seat}|{key}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:_BYTES]).decode()


def hashed(secret: str) -> str:
    """Hash a secret for keeping; it is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return kept is not None and hmac.compare_digest(hashed(secret), kept)


def tidy(text: str) -> str:
    """Make a name or a line of chat fit to show: no control characters, no needless space."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace()
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
        or letter == "\u200d"
    )
    return " ".join(shown.split())
