"""What bots must know of a game beyond the shared rules, and which heuristics a position is played by."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from elbowroom.catalogue import GAMES, face
from elbowroom.conquest.bots.evaluation.estimates import USUAL
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.compiler_marks import mypyc_attr

# How an answer to a step of a game's own is found.
BY_JUDGEMENT: Final = 0
"""Try every answer and look what it brings."""
BY_RISK: Final = 1
"""Take the own region whose loss would hurt most."""
FIRST: Final = 2
"""Take the first answer."""
MOST: Final = 3
"""Take the last answer that does anything."""
NOTHING: Final = 4
"""Leave it."""
CHEAPEST: Final = 5
"""Take the region the own race takes most easily next turn."""
STRONGEST: Final = 6
"""Take the region with most tokens."""
PAID: Final = 7
"""Take the answer that pays most at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The shared rules alone; a game with rules of its own brings what it needs."""

    def __init__(self) -> None:
        self.weights = str(Path(__file__).parents[1] / "learned" / "weights.npz")
        """The file of the learned judge's numbers for this game, as those who study hear it."""
        self.playing = str(Path(__file__).parents[1] / "learned" / "playing.npz")
        """The same for those who play: what they hear may change without any odds or puzzles."""
        self.looked_at = 4
        """Of how many of its best turns the strong bot looks at the answers; 0 where that has not helped."""
        self.fact_names: tuple[str, ...] = ()
        """What describes a combo beyond the shared facts, in order."""
        self.seat_names: tuple[str, ...] = ()
        """What describes a seat beyond the shared numbers, in order."""
        self.attempts: tuple[int, ...] = (verbs.ATTEMPT,)
        """The verbs of the final attempt."""
        self.throws: tuple[int, ...] = ()
        """The verbs that throw a die for one conquest without ending the turn."""
        self.estimates: list[float] = USUAL
        """The numbers of the hand-made judge."""

    def key(self, pos: Position) -> list[int]:
        """Give what tells positions within a turn apart beyond the shared numbers."""
        return []

    def way(self, pos: Position) -> int:
        """Say how the step on top, one of the game's own, is answered."""
        return BY_JUDGEMENT

    def usual_outcome(self, pos: ConquestState) -> int:
        """Give what chance is thought to answer to a question of the game's own; -1 to draw."""
        return -1

    def worthwhile(self, pos: ConquestState, actions: list[int]) -> list[int]:
        """Leave out the actions of the game's own that are not worth a thought."""
        return actions

    def promise(self, before: ConquestState, after: ConquestState, action: int) -> float:
        """Reckon what an action of the game's own promises beyond regions and coins."""
        return 0.0

    def steady_income(self, pos: Position, army: int) -> float:
        """Reckon what rules of the game's own are worth to an army each turn, in coins."""
        return 0.0

    def region_worth(self, pos: Position, army: int, region: int) -> float:
        """Reckon what an army loses each turn, beyond the region, when it loses it."""
        return 0.0

    def facts(self, rules: Rules, combo: Combo) -> list[float]:
        """Describe a combo beyond the shared facts."""
        return []

    def seat_numbers(self, pos: Position, player: int) -> list[float]:
        """Describe a seat beyond the shared numbers."""
        return []


SHARED: Final = Heuristics()
"""What is known of a game without rules of its own."""


_KNOWN: Final[dict[str, Heuristics]] = {}
"""By game; asked for at every node of a search."""


def heuristics_of(pos: Position) -> Heuristics:
    """Give what bots know of the game of a position."""
    return heuristics_of_rules(pos.rules)


def heuristics_of_rules(rules: Rules) -> Heuristics:
    """Give what bots know of the game with these rules; of an unknown one, the shared rules."""
    found = _KNOWN.get(rules.game_id)
    if found is None:
        brought: Heuristics | None = None
        if rules.game_id in GAMES:
            brought = face(rules.game_id, "heuristics")
        found = brought or SHARED
        _KNOWN[rules.game_id] = found
    return found
