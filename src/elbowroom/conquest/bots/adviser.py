"""Turns thought through for those who study: the best ones, and those that were played.

A turn is judged from what the seat knew when it began, and luck is left out: a try with the die counts
as all its faces, a throw in the middle of a turn as its usual face, and what a pick uncovers for nobody.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from elbowroom.bots.foresight import foreseen, pass_certain
from elbowroom.bots.study import Answered, Better, Fact, Played, Turn, Written, rank, ranked
from elbowroom.conquest.bots.calibrated import CalibratedJudge
from elbowroom.conquest.bots.evaluation.judge import Judgement
from elbowroom.conquest.bots.evaluation.turn_phase import begins, closes, conquers, is_extra
from elbowroom.conquest.bots.players.planner import Planner, decisive, differs
from elbowroom.conquest.bots.search.conquest_beam import Line, usual_face
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.bots.search.planning import Plan
from elbowroom.conquest.bots.search.turn_end import (
    close_turn,
    closing_actions,
    show_combo,
    show_row,
)
from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import size
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.notation import encode, verb_of
from elbowroom.kernel.state import State

LOOKED_THROUGH: Final = 3
"""Of so many of the best turns what chance decides is thought through once more."""


class Outlook(NamedTuple):
    """What every seat may expect: its share of the victory, its coins."""

    wins: list[float]
    coins: list[float]

    def mixed(self, other: Outlook, share: float) -> Outlook:
        """Weigh this with a share of another."""
        return Outlook(_mixed(self.wins, other.wins, share), _mixed(self.coins, other.coins, share))


class ThoughtTurn:
    """One plan of the adviser's bot."""

    def __init__(self, pos: ConquestState, player: int, plan: Plan, bot: Planner) -> None:
        self.pos = pos
        self.player = player
        self.plan = plan
        self.bot = bot
        self.wins = plan.wins
        self.scores = plan.coins
        self._foreseen: Any = None

    def expect(self, outlook: Outlook) -> None:
        """Change what is expected of the turn."""
        self.wins, self.scores = outlook

    def foreseen(self) -> tuple[list[int], str | None]:
        """Give the answers up to the first thing nobody can know, and what that is."""
        if self._foreseen is None:
            plan = self.plan
            closing = plan.closing if plan.attempt < 0 else [plan.attempt]
            self._foreseen = foreseen(self.pos, [*plan.line.actions, *closing])
        return cast("tuple[list[int], str | None]", self._foreseen)

    def tries(self) -> bool:
        """Whether what is foreseen ends with the try of the plan."""
        actions, _ = self.foreseen()
        return self.plan.attempt >= 0 and actions[-1] == self.plan.attempt

    def written(self) -> Written:
        """Write the answers, cut at the first die, face-down piece or new combo."""
        actions, then = self.foreseen()
        plan = [self.pos.text(action) for action in actions]
        chance = self.plan.chance
        if not self.tries() or self.plan.lucky_end is None or chance >= 1.0:
            return Written(plan, then)
        lucky = self.bot.judge.judge(self.plan.lucky_end).wins[self.player]
        unlucky = (self.wins[self.player] - chance * lucky) / (1.0 - chance)
        return Written(plan, then, chance, lucky, max(0.0, unlucky))

    def facts(self) -> list[Fact]:
        """Say what the turn brings."""
        end = self.plan.end if self.plan.lucky_end is None else self.plan.lucky_end
        return [*turn_facts(self.pos, end, self.player), *score_facts(self.scores, self.player)]

    def differs(self, other: Any) -> bool:
        """Whether another turn begins with another combo or target, or does without the roll."""
        mine, others = decisive(self.pos, self.plan), decisive(self.pos, other.plan)
        return differs(self.pos, mine, others)


class ConquestAdviser:
    """Thinks turns through with a planner and its judge."""

    def __init__(self, bot: Planner) -> None:
        self.bot = bot
        self.name = bot.name

    def turns(self, pos: State, player: int) -> list[Turn]:
        """List the turns found, the best ones thought through to where chance decides."""
        start = cast("ConquestState", pos)
        self._judge_for(player)
        found = self.rough_turns(start, player)
        found.sort(key=lambda turn: rank(turn, player), reverse=True)
        looked = 0
        for turn in found:
            if looked == LOOKED_THROUGH:
                break
            if looked == 0 or found[0].differs(turn):
                looked += 1
                self._look_through(turn)
        return cast("list[Turn]", found)

    def looked_at(self, turn: Answered, best: Turn) -> Played:
        """Compare a turn with the best one; what others answered is thought of anew."""
        self._judge_for(turn.player)
        return PlayedTurn(self, turn, best).looked_at()

    def _judge_for(self, player: int) -> None:
        """Let the judge know who chooses, where it makes a difference."""
        if isinstance(self.bot.judge, CalibratedJudge):
            self.bot.judge.mover = player

    def rough_turns(self, pos: ConquestState, player: int) -> list[ThoughtTurn]:
        """List the turns as the bot's own search sees them."""
        if closes(pos) or not (begins(pos) or conquers(pos)):
            plans = [self._closing(pos)]
        else:
            plans = self.bot.ranked_plans(pos, player)
        return [ThoughtTurn(pos, player, plan, self.bot) for plan in plans]

    def _closing(self, pos: ConquestState) -> Plan:
        """Plan the rest of a turn in which only its end is left, for whoever is asked."""
        end = pos.copy()
        answers = closing_actions(end)
        close_turn(end, pos.turns)
        plan = Plan(Line(pos, [], pos.turns), answers, end)
        judgement = self.bot.judge.judge(end)
        plan.coins, plan.wins = judgement.coins, judgement.wins
        return plan

    def _look_through(self, turn: ThoughtTurn) -> None:
        """Think a turn through to the first thing that chance decides, as one that is played."""
        actions, then = turn.foreseen()
        if then is None:
            return
        pos = turn.pos.copy()
        for action in actions:  # as they were foreseen
            pos.perform(action)
            pass_certain(pos)
        show_row(pos)
        if _goes_on(pos, turn.pos.turns) and pos.awaits_chance():
            turn.expect(self.before_chance(pos, turn.player))

    def best(self, pos: ConquestState, player: int) -> Outlook:
        """Say what the best way to go on leads to."""
        found = max(self.rough_turns(pos, player), key=lambda turn: rank(turn, player))
        return Outlook(found.wins, found.scores)

    def before_chance(self, pos: ConquestState, player: int) -> Outlook:
        """Say what is expected before chance answers: of a try all faces, else the usual one."""
        outcomes = pos.chance_outcomes()
        weights = sum(weight for _, weight in outcomes)
        ends: list[tuple[float, ConquestState]] = []
        for action, weight in outcomes:
            trial = pos.copy()
            go(trial, action)
            if _goes_on(trial, pos.turns) and not closes(trial):
                return self._after_usual(pos, player)
            ends.append((weight / weights, closed(trial, pos.turns)))
        return self.weighed(ends)

    def _after_usual(self, pos: ConquestState, player: int) -> Outlook:
        usual = pos.copy()
        if verb_of(pos.chance_outcomes()[0][0]) == verbs.DIE:
            go(usual, encode(verbs.DIE, usual_face(pos.rules.die)))
        show_combo(usual)
        if not _goes_on(usual, pos.turns):
            return self.weighed([(1.0, usual)])
        if usual.awaits_chance():
            return self.before_chance(usual, player)
        return self.best(usual, player)

    def weighed(self, ends: list[tuple[float, ConquestState]]) -> Outlook:
        """Judge ends of a turn, each with its chance."""
        judgements = self.bot.judge.judge_all([end for _, end in ends])
        seats = [0.0] * len(judgements[0].coins)
        found = Outlook(seats, seats)
        for (chance, _), judgement in zip(ends, judgements, strict=True):
            found = found.mixed(_outlook(judgement), chance)
        return found


class PlayedTurn:
    """A turn of one seat, looked at again in stretches from chance to chance."""

    def __init__(self, adviser: ConquestAdviser, turn: Answered, best: Turn) -> None:
        self.adviser = adviser
        self.turn = turn
        self.start = cast("ConquestState", turn.start)
        self.player = turn.player
        self.best = best
        self.kept = 1.0
        self.better: Better | None = None
        self.least_kept = 1.0

    def looked_at(self) -> Played:
        """Say what the turn kept, and what would have been better."""
        begun = Stretch(self.start, 0)
        pos = self.start.copy()
        thought = False
        for place, (asked, action) in enumerate(self.turn.answers):
            if asked not in (self.player, CHANCE):
                continue
            if (
                verb_of(action) != verbs.COMBO
            ):  # those are shown at once, the same for all who think ahead
                if not pos.awaits_chance():
                    thought = True
                elif thought:
                    self._weigh(begun, self.adviser.before_chance(pos, self.player))
                    thought = False
                go(pos, action)
            if not thought:
                begun = Stretch(self._known_after(place + 1, pos), place + 1)
                pos = begun.pos.copy()
        end = closed(pos, self.start.turns)
        reached = self.adviser.weighed([(1.0, end)])
        self._weigh(begun, reached)
        facts = [
            *turn_facts(self.start, end, self.player),
            *score_facts(reached.coins, self.player),
        ]
        return Played(self.kept, self.better, facts)

    def _known_after(self, place: int, pos: ConquestState) -> ConquestState:
        """Give what its player knew after chance had spoken, or else what it was thought to have said."""
        return cast("ConquestState", self.turn.later.get(place, pos))

    def _weigh(self, begun: Stretch, reached: Outlook) -> None:
        """Compare where a stretch led with the best one from where it began."""
        pos = begun.pos
        if begun.place == 0:
            best = self.best
        elif _goes_on(pos, self.start.turns) and not pos.awaits_chance():
            best = ranked(self.adviser, pos, self.player)[0]
        else:
            return  # whatever was left was not asked of anybody who knew
        most, got = best.wins[self.player], reached.wins[self.player]
        if got < most:
            self.kept *= got / most
            if got / most < self.least_kept:
                self.least_kept = got / most
                self.better = Better(best, begun.place)


class Stretch(NamedTuple):
    """Where a stretch of a turn begins."""

    pos: ConquestState
    place: int
    """How many answers of the turn had been given."""


def go(pos: ConquestState, action: int) -> None:
    """Answer, and show what a pick uncovers."""
    pos.perform(action)
    show_row(pos)


def closed(pos: ConquestState, turns: int) -> ConquestState:
    """End the turn, what others are asked included."""
    show_combo(pos)
    while _goes_on(pos, turns) and conquers(pos):
        go(pos, extra_answer(pos) if is_extra(pos) else verbs.DONE_ACTION)
    if _goes_on(pos, turns) and closes(pos):
        close_turn(pos, turns)
    return pos


def _goes_on(pos: ConquestState, turns: int) -> bool:
    return bool(pos.stack) and pos.turns == turns


def turn_facts(begun: ConquestState, end: ConquestState, player: int) -> list[Fact]:
    """Say what a turn brought: coins, land, whose land, tokens kept, a race let go."""
    facts = [Fact("income", player, end.coins[player] - begun.coins[player], weight=1.5)]
    held = _held(end, player)
    names = end.rules.names
    facts.append(Fact("regions", player, size(held)))
    for seat in range(end.rules.players):
        if seat != player:
            taken = _held(begun, seat) & held
            facts.append(Fact("taken", seat, size(taken), tuple(names(taken)), 1.2))
    if _declined(end, player) > _declined(begun, player):
        facts.append(Fact("decline", player, 1, weight=3.0))
    return facts


def score_facts(scores: list[float], player: int) -> list[Fact]:
    """Say what each seat should end with: more for oneself speaks for a turn, less for another."""
    found = [Fact("score", player, round(scores[player]), weight=0.9, alone=False)]
    for seat, score in enumerate(scores):
        if seat != player:
            found.append(Fact("rival", seat, round(score), weight=-0.6, alone=False))
    return found


def _held(pos: ConquestState, player: int) -> int:
    found = 0
    first = player * pos.rules.slots
    for army in range(first, first + pos.rules.slots):
        if pos.has_race(army):
            found |= pos.held[army]
    return found


def _declined(pos: ConquestState, player: int) -> int:
    first = player * pos.rules.slots
    armies = range(first, first + pos.rules.slots)
    return sum(1 for army in armies if pos.has_race(army) and pos.combo(army).declined)


def _outlook(judgement: Judgement) -> Outlook:
    return Outlook(judgement.wins, judgement.coins)


def _mixed(mine: list[float], others: list[float], share: float) -> list[float]:
    return [each + share * more for each, more in zip(mine, others, strict=True)]
