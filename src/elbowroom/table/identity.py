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


def taken_secret(key: str, table: str, seat: int) -> str:
    """Make the secret of a seat from the taker's key, so that a resend finds it again.

    The key is random, long, and kept nowhere: whoever reads all that is stored makes nothing of it.
    """
    digest = hmac.new(key.encode(), f"seat|{table}|{seat}".encode(), hashlib.sha256).digest()
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
