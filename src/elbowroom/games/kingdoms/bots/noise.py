"""Numbers between 0 and 1 that follow from a seed and a moment, for slips and feints."""

from __future__ import annotations

import hashlib

from elbowroom.games.kingdoms.engine.state import KingdomsState


class Fate:
    """Numbers between 0 and 1 that follow from the seed and the moment, for slips and feints."""

    def __init__(self, seed: int | str, pos: KingdomsState, player: int) -> None:
        moment = [pos.turns, pos.round, player, len(pos.stack), *pos.resources, *pos.first]
        self._key = f"{seed}:{moment}"

    def number(self, which: int) -> float:
        """Give one of them."""
        digest = hashlib.blake2b(f"{self._key}:{which}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") / 2**32
