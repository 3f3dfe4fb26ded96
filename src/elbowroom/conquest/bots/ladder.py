"""Who plays the conquest games by the names of the ladder."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.players.expert import Expert
from elbowroom.conquest.bots.players.greedy import Greedy
from elbowroom.conquest.bots.players.hard import Hard
from elbowroom.conquest.bots.players.people import Easy, Normal
from elbowroom.conquest.bots.players.planner import Planner

PLAYERS: Final[dict[str, type[Bot]]] = {
    kind.name: kind for kind in (Easy, Normal, Greedy, Planner, Hard, Expert)
}
