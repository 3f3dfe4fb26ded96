"""Which regions to take in a turn: a beam over sets of conquests, not over their orders."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.conquest_value import ConquestValue
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.turn_phase import conquers, is_extra
from elbowroom.conquest.bots.search.turn_end import show_combo
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.reach import cost
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.notation import encode, first_of, verb_of

DEEPEST: Final = 40
"""No turn has more conquests than this; a guard against content without end."""
MOST_ABANDONED: Final = 2
"""How many regions a plan may give up."""


class Line:
    """A way through a turn: the answers so far and the position they lead to."""

    def __init__(
        self, pos: ConquestState, actions: list[int], turns: int, abandoned: int = 0
    ) -> None:
        self.pos = pos
        self.actions = actions
        self.turns = turns
        """How many turns had begun when the line began."""
        self.abandoned = abandoned
        self.score = 0.0

    def then(self, action: int) -> Line:
        """Give the line with one more answer."""
        pos = self.pos.copy()
        pos.perform(action)
        show_combo(pos)
        abandoned = self.abandoned + (verb_of(action) == verbs.ABANDON)
        return Line(pos, [*self.actions, action], self.turns, abandoned)

    def goes_on(self) -> bool:
        """Whether the turn the line began in is still being played."""
        return bool(self.pos.stack) and self.pos.turns == self.turns


def usual_face(die: tuple[int, ...]) -> int:
    """Give the face that stands for all when a roll is only thought of: the one nearest the mean."""
    mean = sum(die) / len(die)
    best = die[0]
    for face in die:
        if abs(face - mean) < abs(best - mean):
            best = face
    return best


def conquest_lines(start: Line, value: ConquestValue, width: int) -> list[Line]:
    """Search the conquests of a turn; give every line worth closing, at its last conquest.

    Each line ends where its active army may end its conquests.
    """
    ends: list[Line] = []
    level = [start]
    for _ in range(DEEPEST):
        seen: dict[tuple[int, ...], Line] = {}
        for line in level:
            if not line.goes_on() or not conquers(line.pos):
                ends.append(line)
                continue
            if verb_of(line.pos.stack[-1]) == steps.CONQUER:
                ends.append(line)
            for action in worthwhile(line):
                following = line.then(action)
                answer_usually(following.pos)
                following.score = line.score + value.change(line.pos, following.pos, action)
                key = sameness(following.pos)
                if key not in seen or seen[key].score < following.score:
                    seen[key] = following
        if not seen:
            break
        level = _best(list(seen.values()), width)
    return ends


def answer_usually(pos: ConquestState) -> None:
    """Let a die that is only thought of show its usual face; a last try fails."""
    if pos.awaits_chance():
        kind = verb_of(pos.stack[-1])
        face = 0 if kind == steps.FINAL_DIE else usual_face(pos.rules.die)
        pos.perform(encode(verbs.DIE, face))
        show_combo(pos)


def _best(lines: list[Line], width: int) -> list[Line]:
    lines.sort(key=score_of, reverse=True)
    return lines[:width]


def score_of(line: Line) -> float:
    """Give what a line promises before anybody judges it."""
    return line.score


def worthwhile(line: Line) -> list[int]:
    """List the answers worth a thought: conquests, some regions given up, the end of a step."""
    pos = line.pos
    step = pos.stack[-1]
    kind = verb_of(step)
    army = first_of(step)
    if is_extra(pos):
        return pos.list_actions()
    found: list[int] = []
    own: list[int] = []
    attempts: list[int] = []
    pays = False
    rolls = False
    for action in pos.list_actions():
        verb = verb_of(action)
        if verb == verbs.CONQUER:
            pays = True
            found.append(action)
        elif verb == verbs.ATTEMPT:
            attempts.append(action)
        elif verb == verbs.ROLL:
            rolls = True
        elif verb == verbs.ABANDON:
            if line.abandoned < MOST_ABANDONED:
                found.append(action)
        elif verb >= verbs.EXTRA:
            own.append(action)
        elif verb != verbs.DONE:
            found.append(action)
    found += _own_ways(pos, own)
    if rolls:
        # A roll costs nothing while something can be paid for without it.
        others = [action for action in found if verb_of(action) != verbs.CONQUER]
        return [*others, encode(verbs.ROLL)]
    if kind == steps.ARMY_IN_DECLINE and attempts and not pays:
        # The try costs nothing, and this army has no other use for the tokens.
        found.append(_likeliest(pos, army, attempts))
    elif kind != steps.CONQUER:
        found.append(verbs.DONE_ACTION)
    return found


def _own_ways(pos: ConquestState, actions: list[int]) -> list[int]:
    """List the actions of the game's own that are worth a thought; last tries come later."""
    if not actions:
        return actions
    heuristics = heuristics_of(pos)
    sure = [action for action in actions if verb_of(action) not in heuristics.attempts]
    return heuristics.worthwhile(pos, sure)


def _likeliest(pos: ConquestState, army: int, attempts: list[int]) -> int:
    best = attempts[0]
    least = cost(pos, army, first_of(best))
    for action in attempts[1:]:
        needed = cost(pos, army, first_of(action))
        if needed < least:
            least = needed
            best = action
    return best


def sameness(pos: ConquestState) -> tuple[int, ...]:
    """Give what tells the results of conquests apart, whatever order they came in."""
    step = pos.stack[-1] if pos.stack else 0
    return (
        step,
        len(pos.stack),
        pos.nonempty,
        pos.substituted,
        pos.conquests_for_one,
        pos.roll,
        pos.attacked,
        *pos.held,
        *pos.hand,
        *pos.standing,
        *(heuristics_of(pos).key(pos) if pos.rules.ways else ()),
    )
