"""Who plays the conquest games by the names of the ladder."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.expert import Expert
from elbowroom.conquest.bots.greedy import Greedy
from elbowroom.conquest.bots.hard import Hard
from elbowroom.conquest.bots.people import Easy, Normal
from elbowroom.conquest.bots.planner import Planner

PLAYERS: Final[dict[str, type[Bot]]] = {
    kind.name: kind for kind in (Easy, Normal, Greedy, Planner, Hard, Expert)
}
