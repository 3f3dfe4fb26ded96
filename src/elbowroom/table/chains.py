"""Dice of a game by letters: every seat has a chain of hashes and releases it link by link, from its end.

A link is settled before the game, by the end of the chain that everybody gets, and known to nobody but its seat until
it is released. The dice of a seat's turn follow from its newest link and those of the others.
"""

from __future__ import annotations

import hashlib
import hmac

from elbowroom.table.fairness import Chance, commitment_to

LINKS = 4096
"""Links of a chain: more letters than a game takes."""
SIZE = 64
"""Hexadecimal digits of a link."""


def link_of(secret: str, number: int) -> str:
    """Give a link of the chain that grows from a secret; number 0 is its end, which everybody gets."""
    return earlier(secret, LINKS - number)


def earlier(link: str, steps: int) -> str:
    """Give the link that was released so many links before."""
    value = bytes.fromhex(link)
    for _ in range(steps):
        value = hashlib.sha256(value).digest()
    return value.hex()


def is_link(text: object) -> bool:
    """Whether something can be a link of a chain."""
    return isinstance(text, str) and len(text) == SIZE and set(text) <= set("0123456789abcdef")


def follows(link: str, before: str) -> bool:
    """Whether a link is the next of a chain whose newest is known."""
    return is_link(link) and earlier(link, 1) == before


def chance_by_letters(table_id: str) -> Chance:
    """Give the chance of a game by letters: nothing of it is secret but links not yet released."""
    return Chance(public_seed(table_id), table_id)


def public_seed(table_id: str) -> str:
    """Give what stands in the place of a referee's seed, who is none."""
    return hashlib.sha256(f"letters|{table_id}".encode()).hexdigest()


def public_commitment(table_id: str) -> str:
    """Commit to what everybody knows."""
    return commitment_to(public_seed(table_id))


# Answers given in secret.


def salt_of(secret: str, move: int) -> str:
    """Give what makes a sealed answer unguessable: from the secret of the chain, so that it need not be kept."""
    return hmac.new(bytes.fromhex(secret), f"answer|{move}".encode(), hashlib.sha256).hexdigest()


def seal_of_answer(salt: str, move: int, text: str) -> str:
    """Seal an answer."""
    return hashlib.sha256(f"{salt}|{move}|{text}".encode()).hexdigest()
