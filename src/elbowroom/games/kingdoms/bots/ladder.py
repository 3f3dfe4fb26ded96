"""Who plays this game by the names of the ladder."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.games.kingdoms.bots.greedy import Easy, Greedy, Normal
from elbowroom.games.kingdoms.bots.planner import Expert, Hard, Planner

PLAYERS: Final[dict[str, type[Bot]]] = {
    kind.name: kind for kind in (Easy, Normal, Greedy, Planner, Hard, Expert)
}
