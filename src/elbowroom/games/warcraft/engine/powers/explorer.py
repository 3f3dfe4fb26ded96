"""Explorer: islands pay."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.games.warcraft.engine.vocabulary.coins import CoinsPerIsland

EXPLORER = Power(
    id="explorer",
    name="Explorer",
    tokens=5,
    effects=(CoinsPerIsland(1),),
    rule="W-POWER-EXPLORER",
)
