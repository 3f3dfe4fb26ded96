"""Turns thought through for those who study: what each answer leads to by the end of the turn.

Everybody has a part in every turn: who is active selects an action, then one after the other acts. A part is
judged where the turn ends, everybody else playing on quickly; the secret die of another counts as all the
numbers that may be set, each as likely as it is good.
"""

from __future__ import annotations

from typing import Any, Final, cast

from elbowroom.bots.study import Answered, Better, Fact, Played, Turn, Written
from elbowroom.games.kingdoms.bots.chances import wins_of
from elbowroom.games.kingdoms.bots.dials import ThoughtDial, score_facts, thought_dials
from elbowroom.games.kingdoms.bots.quick_play import QuickPlay, asked
from elbowroom.games.kingdoms.bots.value import learned
from elbowroom.games.kingdoms.bots.war_dice import War, is_dial
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.kernel.randomness import seeded
from elbowroom.kernel.state import State

MOST: Final = 8
"""So many answers are thought through to the end of the turn."""
LONGEST: Final = 200
"""No turn asks more questions than this."""
NUMBERS: Final = 4
"""How many numbers of each die are weighed while a war is thought of."""
DRAWN: Final = "study"
"""The seed of what chance answers while a turn is only thought through."""


def part_of(pos: KingdomsState) -> int | None:
    """Say whose part of a turn it is; nobody's before the first."""
    if not pos.turns:
        return None
    for step in reversed(pos.stack):
        if verb_of(step) == steps.END_ACT:
            return first_of(step)
    return pos.active


class ThoughtPart:
    """One way to play a part of a turn: an answer, and the quick ones after it."""

    def __init__(self, pos: KingdomsState, player: int, action: int, quick: QuickPlay) -> None:
        self.pos = pos
        self.player = player
        self.action = action
        self.quick = quick
        after = pos.copy_without_history()
        after.perform(action)
        self.plan = [action]
        self.then = self._go_on(after)
        self.after = after
        self.wins, self.scores = expected_after(after, player, pos.turns, quick)

    def _go_on(self, after: KingdomsState) -> str | None:
        """Give the quick answers of the part as far as they can be known."""
        while not after.over and after.turns == self.pos.turns and len(self.plan) < LONGEST:
            if after.awaits_chance():
                return after.decision.kind
            if asked(after) != self.player or part_of(after) != part_of(self.pos):
                return None
            if is_dial(after):
                return "dial"
            action = self.quick.answer(after)
            self.plan.append(action)
            after.perform(action)
        return None

    def written(self) -> Written:
        """Write the answers, cut at the first die or card."""
        return Written([self.pos.text(action) for action in self.plan], self.then)

    def facts(self) -> list[Fact]:
        """Say what the part brings."""
        return [
            *part_facts(self.pos, self.after, self.player),
            *score_facts(self.scores, self.player),
        ]

    def differs(self, other: Any) -> bool:
        """Whether another way begins with another answer."""
        return bool(self.action != other.action)


class KingdomsAdviser:
    """Thinks parts of turns through with quick play and the learned worth of positions."""

    name = "hard"

    def __init__(self) -> None:
        self.quick = QuickPlay(learned())

    def turns(self, pos: State, player: int) -> list[Turn]:
        """List the answers worth a thought, each thought through to the end of the turn."""
        start = cast("KingdomsState", pos)
        if is_dial(start):
            return cast("list[Turn]", thought_dials(start, player, self.quick, expected_after))
        found = [
            ThoughtPart(start, player, action, self.quick)
            for action in self._answers(start, player)
        ]
        return cast("list[Turn]", found)

    def _answers(self, pos: KingdomsState, player: int) -> list[int]:
        """List the answers that promise most at a glance."""
        legal = pos.list_actions()
        if len(legal) <= MOST:
            return legal
        glances: list[tuple[float, int]] = []
        for action in legal:
            after = pos.copy_without_history()
            after.perform(action)
            glances.append((self.quick.outlook(after, player, len(legal)), action))
        glances.sort(key=lambda each: -each[0])
        return [action for _, action in glances[:MOST]]

    def looked_at(self, turn: Answered, best: Turn) -> Played:
        """Compare a part with the best way from where it began."""
        start, player = cast("KingdomsState", turn.start), turn.player
        if is_dial(start):
            numbers = cast("list[ThoughtDial]", self.turns(start, player))
            return _set(best, numbers, player, turn.answers[0][1])
        after = start.copy_without_history()
        for _, action in turn.answers:
            if is_dial(after) or after.awaits_chance():
                break  # what the die of another or a card decides is luck
            after.perform(action)
        wins, scores = expected_after(after, player, start.turns, self.quick)
        facts = [*part_facts(start, after, player), *score_facts(scores, player)]
        if best.wins[player] <= wins[player]:
            return Played(1.0, None, facts)
        return Played(wins[player] / best.wins[player], Better(best, 0), facts)


def _set(best: Turn, numbers: list[ThoughtDial], player: int, action: int) -> Played:
    """Compare a number with the best; one that was not thought of counts as the nearest."""
    chosen = min(numbers, key=lambda each: abs(each.action - action))
    if best.wins[player] <= chosen.wins[player]:
        return Played(1.0, None, chosen.facts())
    return Played(chosen.wins[player] / best.wins[player], Better(best, 0), chosen.facts())


def expected_after(
    pos: KingdomsState, player: int, turn: int, quick: QuickPlay
) -> tuple[list[float], list[float]]:
    """Judge where a turn ends, everybody playing on quickly; a war by all its dice."""
    after = pos.copy_without_history()
    after.rng = seeded(DRAWN)
    for _ in range(LONGEST):
        if after.over or after.turns != turn or _selects_anew(after, pos):
            break
        if after.awaits_chance():
            after.perform(after.draw())
        elif is_dial(after) and player in (after.war_attacker, after.war_defender):
            return _after_war(after, player, turn, quick)
        else:
            after.perform(quick.answer(after))
    return wins_of(after, learned())


def _selects_anew(after: KingdomsState, begun: KingdomsState) -> bool:
    """Whether the next turn has come to its selection."""
    return after.turns != begun.turns and verb_of(after.stack[-1]) == steps.SELECT


def _after_war(
    pos: KingdomsState, player: int, turn: int, quick: QuickPlay
) -> tuple[list[float], list[float]]:
    """Weigh the ends of a war by how likely each number is to be set."""
    war = War(pos, player, quick, NUMBERS)
    seats = pos.rules.seats
    wins, scores = [0.0] * seats, [0.0] * seats
    for row, mine in zip(war.ends, war.my_mix, strict=True):
        for end, theirs in zip(row, war.their_mix, strict=True):
            share = mine * theirs
            if share <= 0.0:
                continue
            found = expected_after(end, player, turn, quick)
            for seat in range(seats):
                wins[seat] += share * found[0][seat]
                scores[seat] += share * found[1][seat]
    return wins, scores


def part_facts(begun: KingdomsState, end: KingdomsState, player: int) -> list[Fact]:
    """Say what a part brought: points, resources, and the end of the game."""
    facts = [
        Fact("points_now", player, end.scores()[player], weight=2.0, alone=False),
        Fact("resources", player, end.basic_total(player), weight=0.4, alone=False),
    ]
    if end.triggered and not begun.triggered:
        facts.append(Fact("last_round", player, 1, weight=2.0))
    return facts
