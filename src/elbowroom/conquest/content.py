"""The content face of the games of the family: races and powers made of effects."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.content import Standard, add_packs
from elbowroom.conquest.engine.content_vocabulary import vocabulary


class ConquestContent:
    """What packs may add to a game of the family."""

    def __init__(self, standard: Standard) -> None:
        self.standard = standard
        """The content of the box, which packs add to."""

    def check(self, packs: Any, own_limit: Any) -> None:
        """Refuse packs with faults; `own_limit` is how many own races and powers a table takes."""
        add_packs(self.standard, packs, own_limit)

    def vocabulary(self) -> dict[str, Any]:
        """Describe everything a pack may say."""
        return vocabulary(self.standard)
