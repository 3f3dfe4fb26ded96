"""What packs may add to this game: factions and heroes made of its effects, and territories."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine.content_map import read_territory_data
from elbowroom.games.kingdoms.engine.content_packs import content_with
from elbowroom.games.kingdoms.engine.content_vocabulary import vocabulary
from elbowroom.games.kingdoms.engine.game import KINGDOMS
from elbowroom.kernel.content_reading import Faults
from elbowroom.kernel.errors import Fault


class KingdomsContent:
    """What packs may add to this game."""

    def check(self, packs: Any, own_limit: Any) -> None:
        """Refuse packs with faults; `own_limit` is how many own things of a kind a table takes."""
        content_with(packs, own_limit, KINGDOMS.rules_version)

    def check_map(self, data: Any, players: int = 0) -> list[Fault]:
        """List every fault of a territory, which is good for any number of players."""
        faults = Faults()
        read_territory_data(faults, "", data)
        return faults.found

    def vocabulary(self) -> dict[str, Any]:
        """Describe everything a pack may say."""
        return vocabulary(KINGDOMS.id, KINGDOMS.rules_version)


CONTENT: Final = KingdomsContent()
