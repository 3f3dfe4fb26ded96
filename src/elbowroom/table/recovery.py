"""Recovery codes: what a person prints or writes down, and with which lost seats are found again."""

from __future__ import annotations

from elbowroom.table.identity import hashed

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None of them is taken for another on paper."""
LENGTH = 25  # 123 bits: a code cannot be guessed


def tidy_code(text: str) -> str | None:
    """Read a code as a person types it, in any case and with anything between; None: it is none."""
    letters = "".join(letter for letter in text.lower() if letter.isalnum())
    return letters if len(letters) == LENGTH and set(letters) <= set(LETTERS) else None


def kept_as(code: str) -> str:
    """Give what is stored of a code; it is long and random, so one round of hashing is enough."""
    return hashed(f"recovery|{code}")
