"""Reading what was written after an option."""

from __future__ import annotations


def listed_names(text: str) -> list[str]:
    """Read names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed_of(text: str) -> int | str:
    """Read a seed: a whole number if it is one, else the word itself."""
    return int(text) if text.lstrip("-").isdecimal() and text.isascii() else text
