"""Whole turns thought through: candidates, their ends, and what a judge makes of them."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.conquest_value import ConquestValue
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.judge import Judge, Judgement
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, conquers, is_extra
from elbowroom.conquest.bots.search.conquest_beam import (
    Line,
    answer_usually,
    conquest_lines,
    sameness,
    score_of,
)
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.bots.search.turn_end import close_turn, closing_actions, show_combo
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import encode, first_of, verb_of

MOST_ATTEMPTS: Final = 3
"""How many targets of the final die are tried on each of the best lines."""
LINES_WITH_DIE: Final = 6
"""How many of the best lines are usually tried with the final die."""


class Plan:
    """One whole turn: the answers, the target of the die if any, and what is expected of it."""

    def __init__(self, line: Line, closing: list[int], end: ConquestState) -> None:
        self.line = line
        self.closing = closing
        self.end = end
        self.attempt = -1
        self.chance = 0.0
        self.lucky_end: ConquestState | None = None
        self.coins: list[float] = []
        self.wins: list[float] = []
        """The share of the victory of every seat; empty when the judge cannot say."""
        self.worth = 0.0

    def judged(self, judge: Judge, player: int, judgement: Judgement) -> None:
        """Keep what is expected of the end of the turn."""
        self.coins = judgement.coins
        self.wins = judgement.wins
        self.worth = judge.worth(judgement, player)

    def ends(self) -> list[tuple[float, ConquestState]]:
        """List the positions the turn may lead to, with their chances."""
        if self.lucky_end is None:
            return [(1.0, self.end)]
        return [(self.chance, self.lucky_end), (1.0 - self.chance, self.end)]


class TurnSearch:
    """Searches the rest of a turn and ranks whole turns by what a judge says of their ends."""

    def __init__(
        self,
        judge: Judge,
        width: int,
        pick_width: int,
        closings: int,
        daring: int = LINES_WITH_DIE,
    ) -> None:
        self.judge = judge
        self.daring = daring
        self.width = width
        self.pick_width = pick_width
        self.closings = closings

    def plans(self, pos: ConquestState, player: int) -> list[Plan]:
        """List the turns found from here, best first; the player must be asked."""
        start = opened(Line(pos, [], pos.turns))
        kind = verb_of(start.pos.stack[-1])
        if kind == steps.CHOICE:
            plans = self._choose(start, player)
        elif kind == steps.PICK:
            plans = self._pick(start, player)
        else:
            plans = self._play_on([start], player, self.width)[0]
        plans.sort(key=_worth, reverse=True)
        return plans

    def _choose(self, start: Line, player: int) -> list[Plan]:
        """Expand in every way worth a thought, or decline."""
        begun = [start.then(encode(verbs.EXPAND)), start.then(encode(verbs.DECLINE))]
        expanding, declining = self._play_on(begun, player, self.width)
        return expanding + declining

    def _pick(self, start: Line, player: int) -> list[Plan]:
        """Think every combo through at a glance, the promising ones with care."""
        begun = [start.then(action) for action in start.pos.list_actions()]
        rough: list[tuple[float, int]] = []
        plans: list[Plan] = []
        for place, found in enumerate(self._play_on(begun, player, self.pick_width)):
            rough.append((max([plan.worth for plan in found]), place))
            plans += found
        if self.width == self.pick_width:
            return plans
        rough.sort(reverse=True)
        promising = [begun[place] for _, place in rough[:2]]
        for found in self._play_on(promising, player, self.width):
            plans += found
        return plans

    def _play_on(self, starts: list[Line], player: int, width: int) -> list[list[Plan]]:
        """Search the turns that begin in each way, and try the die on the best of each.

        All of them are judged together, because a judge is quicker with many at once.
        """
        groups = [self._closed(self._lines(start, player, width)) for start in starts]
        self._judge([plan for group in groups for plan in group], player)
        daring: list[list[Plan]] = []
        for group in groups:
            group.sort(key=_worth, reverse=True)
            tried: list[Plan] = []
            for plan in group[: self.daring]:
                tried += attempts(plan)
            daring.append(tried)
        self._judge_luck([plan for tried in daring for plan in tried], player)
        return [group + daring[place] for place, group in enumerate(groups)]

    def _lines(self, start: Line, player: int, width: int) -> list[Line]:
        """Search the conquests of a turn; list the ways worth closing, the most promising first."""
        if not start.goes_on() or not conquers(start.pos):
            return [start]
        lines = conquest_lines(start, ConquestValue(start.pos, player), width)
        lines.sort(key=score_of, reverse=True)
        # A glance at a combo of a game with further ways to conquer must do with fewer ends of turns.
        glance = bool(start.pos.rules.ways) and width < self.width
        return lines[: self.closings // 2 if glance else self.closings]

    def _closed(self, lines: list[Line]) -> list[Plan]:
        """End the turn after each line, but only once after the same conquests."""
        plans: list[Plan] = []
        seen: set[tuple[int, ...]] = set()
        for line in lines:
            end = line.pos.copy()
            own: list[int] = []
            while end.stack and end.turns == line.turns and conquers(end):
                end.perform(verbs.DONE_ACTION)
                show_combo(end)
                own.append(verbs.DONE_ACTION)
            key = sameness(end)
            if key in seen:
                continue
            seen.add(key)
            own += close_turn(end, line.turns)
            plans.append(Plan(line, own, end))
        return plans

    def _judge(self, plans: list[Plan], player: int) -> None:
        if not plans:
            return
        judgements = self.judge.judge_all([plan.end for plan in plans])
        for plan, judgement in zip(plans, judgements, strict=True):
            plan.judged(self.judge, player, judgement)

    def _judge_luck(self, daring: list[Plan], player: int) -> None:
        """Weigh what a plan is worth when the die helps against what it is worth when not."""
        ends = [plan.lucky_end for plan in daring if plan.lucky_end is not None]
        if not ends:
            return
        judgements = self.judge.judge_all(ends)
        for plan, judgement in zip(daring, judgements, strict=True):
            lucky = self.judge.worth(judgement, player)
            plan.worth += plan.chance * (lucky - plan.worth)
            plan.coins = between(plan.coins, judgement.coins, plan.chance)
            plan.wins = between(plan.wins, judgement.wins, plan.chance)


def between(unlucky: list[float], lucky: list[float], chance: float) -> list[float]:
    """Weigh what is expected without luck against what is expected with it."""
    return [less + chance * (more - less) for less, more in zip(unlucky, lucky, strict=True)]


def opened(line: Line) -> Line:
    """Answer what a game asks before the first choice of a turn."""
    while line.goes_on() and is_extra(line.pos) and begins(line.pos):
        line = line.then(extra_answer(line.pos))
    return line


def attempts(plan: Plan) -> list[Plan]:
    """Try the final die after a line: the targets it is likeliest to bring."""
    pos = plan.line.pos
    if not pos.stack or verb_of(pos.stack[-1]) != steps.CONQUER:
        return []
    army = first_of(pos.stack[-1])
    tries = heuristics_of(pos).attempts
    ranked: list[tuple[int, int]] = []
    for action in pos.list_actions():
        if verb_of(action) in tries:
            ranked.append((cost(pos, army, first_of(action)), action))
    ranked.sort()
    found: list[Plan] = []
    for _, action in ranked[:MOST_ATTEMPTS]:
        lucky = plan.line.then(action).pos
        needed = cost(lucky, army, first_of(action))
        faces = [face for face in pos.rules.die if pos.hand[army] + face >= needed]
        lucky.perform(encode(verbs.DIE, max(faces)))
        show_combo(lucky)
        daring = Plan(plan.line, plan.closing, plan.end)
        daring.attempt = action
        daring.chance = len(faces) / len(pos.rules.die)
        close_turn(lucky, plan.line.turns)
        daring.lucky_end = lucky
        daring.coins = plan.coins
        daring.wins = plan.wins
        daring.worth = plan.worth
        found.append(daring)
    return found


def _worth(plan: Plan) -> float:
    return plan.worth


class Answers:
    """What a plan answers at every position it may lead to, and what is still to come."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], list[int]] = {}

    def follow(self, start: ConquestState, plan: Plan) -> None:
        """Note the answers of a plan from its first position on."""
        pos = start.copy()
        actions = plan.line.actions.copy()
        if plan.attempt >= 0:
            self._note(pos, [*actions, plan.attempt])
            for face in (0, max(pos.rules.die)):
                trial = pos.copy()
                trial.perform(plan.attempt)
                trial.perform(encode(verbs.DIE, face))
                show_combo(trial)
                self._note_closing(trial)
            return
        self._note(pos, actions)
        turns = start.turns
        while pos.stack and pos.turns == turns and conquers(pos):
            self.known[position_key(pos)] = [verbs.DONE_ACTION]
            pos.perform(verbs.DONE_ACTION)
            show_combo(pos)
        if pos.turns == turns:
            self._note_closing(pos)

    def _note(self, pos: ConquestState, actions: list[int]) -> None:
        """Note these answers; leave the position before an attempt."""
        tries = heuristics_of(pos).attempts
        for place, action in enumerate(actions):
            self.known[position_key(pos)] = actions[place:]
            if verb_of(action) in tries and verb_of(pos.stack[-1]) == steps.CONQUER:
                return
            pos.perform(action)
            show_combo(pos)
            answer_usually(pos)

    def _note_closing(self, pos: ConquestState) -> None:
        player = pos.turn_player
        turns = pos.turns
        while pos.stack and pos.turns == turns and closes(pos):
            own = pos.asked_player() == player
            actions = closing_actions(pos)
            for place, action in enumerate(actions):
                if own:
                    self.known[position_key(pos)] = actions[place:]
                pos.perform(action)
            show_combo(pos)


def position_key(pos: ConquestState) -> tuple[int, ...]:
    """Give what tells positions within a turn apart; coins, row and history do not count."""
    return (
        *pos.stack,
        -1,
        pos.turns,
        pos.roll,
        pos.settled,
        pos.owed,
        pos.built,
        pos.lifted,
        pos.nonempty,
        pos.attacked,
        pos.substituted,
        pos.conquests_for_one,
        *pos.combo_of,
        *pos.hand,
        *pos.aside,
        *pos.tokens,
        *pos.holder,
        *pos.standing,
        *pos.piles,
        *pos.marker_hand,
        *pos.driven_out,
        *(heuristics_of(pos).key(pos) if pos.rules.ways else ()),
    )
