"""The random bot."""

from __future__ import annotations

import random
from typing import ClassVar

from elbowroom.bots.bot import Bot
from elbowroom.kernel.view import View


class Random(Bot):
    """Every legal action is as likely as any other."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._rng = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._rng.choice(view.legal_actions())
