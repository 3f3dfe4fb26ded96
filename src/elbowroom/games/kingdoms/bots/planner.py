"""The bots that think ahead in the game of territories and secret dice, and how they explain it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from elbowroom.bots.clock import WorkClock
from elbowroom.games.kingdoms.bots.noise import Fate
from elbowroom.games.kingdoms.bots.quick_play import asked
from elbowroom.games.kingdoms.bots.search import Effort, Option, RealmSearch
from elbowroom.games.kingdoms.bots.value import learned
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


class Thinker(NamedTuple):
    """How far a bot looks ahead."""

    effort: Effort

    def think(self, seed: int | str, view: View, seconds: float | None = None) -> Thought:
        """Choose the answer with the best outlook, and say why; `seconds` are for a whole turn."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return Thought(legal[0], None)
        pos = view.sample(0)
        if not isinstance(pos, KingdomsState):
            raise TypeError("the position is not one of this game")
        pos.rng = UNSEEDED
        search = RealmSearch(learned(), self.effort, _limit(seconds))
        fate = Fate(seed, pos, view.player)
        if is_dial(pos):
            return _dial(search, pos, view.player, fate)
        options = search.ranked(pos, view.player, f"{seed}:{pos.turns}")
        return Thought(options[0].action, _explained(search, options, pos, view.player))


def _limit(seconds: float | None) -> Callable[[], bool] | None:
    """Make the question whether there is time left; None where no clock has a say."""
    if seconds is None:
        return None
    clock = WorkClock()
    return lambda: clock() < seconds * SHARE


def _dial(search: RealmSearch, pos: KingdomsState, player: int, fate: Fate) -> Thought:
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
    search: RealmSearch, options: list[Option], pos: KingdomsState, player: int
) -> dict[str, Any]:
    """Say what is planned, what is expected of it, and what came second."""
    best = _told(search, options[0], pos, player)
    best["looks_ahead"] = search.looks
    best["runner_up"] = _told(search, options[1], pos, player) if len(options) > 1 else None
    return best


def _told(search: RealmSearch, option: Option, pos: KingdomsState, player: int) -> dict[str, Any]:
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
