"""The bots that think ahead, and how they explain it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, cast

from elbowroom.bots.bot import Bot
from elbowroom.bots.thinking_time import WorkClock, read_time
from elbowroom.games.kingdoms.bots.noise import Fate
from elbowroom.games.kingdoms.bots.quick_play import asked
from elbowroom.games.kingdoms.bots.search import Effort, Option, Search
from elbowroom.games.kingdoms.bots.value import Worth, learned, newest
from elbowroom.games.kingdoms.bots.war_dice import War, is_dial
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.state import UNSEEDED
from elbowroom.kernel.view import View

NUMBERS: Final = 7
"""So many numbers of each die are weighed when one is really set."""
RARE: Final = 0.01
"""What is set less often is not told."""
LONGEST_PLAN: Final = 12
"""A plan is told up to so many answers."""
SHARE: Final = 0.3
"""How much of the time for a whole turn one answer may take."""


class Thought(NamedTuple):
    """An answer with its reasons."""

    action: int
    why: dict[str, Any] | None


class Planner(Bot):
    """Plays on from its best answers for some turns, and compares where the game stands then."""

    name: ClassVar[str] = "planner"
    effort: ClassVar[Effort] = Effort(turns=3, most=4, sweeps=1, numbers=4)
    """How far it looks ahead."""
    alone: ClassVar[Effort] = effort
    """The same against the dummy, whose die decides what it does."""
    seconds: float | None = None
    """The time for a whole turn; None where no clock has a say."""
    _why: dict[str, Any] | None = None

    def choose(self, view: View) -> int:
        action, self._why = self._think(view)
        return action

    def why(self) -> dict[str, Any] | None:
        """Give the plan that is followed, the points expected of it and the runner-up."""
        return self._why

    def worth(self) -> Worth:
        """Give what positions are judged by."""
        return learned()

    def _think(self, view: View) -> Thought:
        legal = view.legal_actions()
        if len(legal) == 1:
            return Thought(legal[0], None)
        pos = cast("KingdomsState", view.sample(0))
        pos.rng = UNSEEDED
        effort = self.alone if pos.rules.solo else self.effort
        search = Search(self.worth(), effort, _limit(self.seconds))
        fate = Fate(self.seed, pos, view.player)
        if is_dial(pos):
            return _dial(search, pos, view.player, fate)
        options = search.ranked(pos, view.player, f"{self.seed}:{pos.turns}")
        return Thought(options[0].action, _explained(search, options, pos, view.player))


class Hard(Planner):
    """Looks at more answers than the planner and further, and judges by what the newest play has taught."""

    name: ClassVar[str] = "hard"
    effort: ClassVar[Effort] = Effort(turns=6, most=6, sweeps=2, numbers=4)
    alone: ClassVar[Effort] = Effort(turns=4, most=5, sweeps=2, numbers=4, samples=3)

    def worth(self) -> Worth:
        return newest()


class Expert(Hard):
    """Looks on while its time lasts: half a second for a whole turn (expert:2s takes longer)."""

    name: ClassVar[str] = "expert"
    timed: ClassVar[bool] = True
    effort: ClassVar[Effort] = Effort(turns=4, most=8, sweeps=4, numbers=5)
    alone: ClassVar[Effort] = Effort(turns=4, most=8, sweeps=4, numbers=5, samples=4)

    def __init__(self, seed: int | str = 0, seconds: float = 0.5) -> None:
        super().__init__(seed)
        self.seconds = seconds

    @classmethod
    def configured(cls, setting: str, seed: int | str = 0) -> Bot:
        """Make the expert with the time for a whole turn after the colon: expert:500ms."""
        return cls(seed, read_time(cls.name, setting))


def _limit(seconds: float | None) -> Callable[[], bool] | None:
    """Make the question whether there is time left; None where no clock has a say."""
    if seconds is None:
        return None
    clock = WorkClock()
    return lambda: clock() < seconds * SHARE


def _dial(search: Search, pos: KingdomsState, player: int, fate: Fate) -> Thought:
    """Set a die: what both sides can set is weighed, and one of the good numbers drawn."""
    war = War(pos, player, search.quick, NUMBERS)
    action = war.drawn(fate.number(1))
    mixed = {
        pos.text(die): round(share, 3)
        for die, share in zip(war.mine, war.my_mix, strict=True)
        if share > RARE
    }
    why = {
        "plan": [pos.text(action)],
        "expected_points": [round(points, 2) for points in search.worth.expected(pos)],
        "advantage": round(war.value(), 3),
        "chances": mixed,
        "looks_ahead": 0,
        "runner_up": None,
    }
    return Thought(action, why)


def _explained(
    search: Search, options: list[Option], pos: KingdomsState, player: int
) -> dict[str, Any]:
    """Say what is planned, what is expected of it, and what came second."""
    best = _told(search, options[0], pos, player)
    best["looks_ahead"] = search.looks
    best["runner_up"] = _told(search, options[1], pos, player) if len(options) > 1 else None
    return best


def _told(search: Search, option: Option, pos: KingdomsState, player: int) -> dict[str, Any]:
    plan = [pos.text(option.action)]
    after = option.after.copy_without_history()
    while len(plan) < LONGEST_PLAN and _goes_on(after, pos, player):
        action = search.quick.answer(after)
        plan.append(pos.text(action))
        after.perform(action)
    return {
        "plan": plan,
        "expected_points": [round(points, 2) for points in search.worth.expected(after)],
        "advantage": round(option.worth(), 3),
    }


def _goes_on(after: KingdomsState, begun: KingdomsState, player: int) -> bool:
    """Whether the same player is asked again in the same turn, and not for a die."""
    if after.over or after.awaits_chance() or after.turns != begun.turns:
        return False
    return asked(after) == player and not is_dial(after)
