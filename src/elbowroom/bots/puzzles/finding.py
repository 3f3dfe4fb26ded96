"""Decisions that matter: positions of a played game to which one way is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from elbowroom.bots.chances import lost_between, told_chances
from elbowroom.bots.parting import parting
from elbowroom.bots.puzzles.puzzle import AT_ONCE, GAP, RIGHT, WHOLE
from elbowroom.bots.study import (
    Adviser,
    Turn,
    by_the_best,
    known,
    looked_at,
    ranked,
    study_of,
    told_turn,
)
from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.state import State

HOPELESS: Final = 0.1
"""Whose chance is smaller has nothing to find."""
CERTAIN: Final = 0.95
"""Nor who has won already."""
ALIKE: Final = RIGHT * GAP
"""Ways that give away at most this are as good as the best."""
MOST_OTHERS: Final = 3
"""So many other ways are kept with what they give away."""


class Decision(NamedTuple):
    """A decision with a best way and others, judged as hints are."""

    pos: State
    seat: int
    kind: str
    theme: str
    now: float
    gap: float
    """What the best other way gives away; 0 where nobody has found another yet."""
    best: dict[str, Any]
    others: list[dict[str, Any]]
    losses: dict[str, float]


def moments_of(final: State) -> Iterator[tuple[State, int]]:
    """List the moments of a game at which something worth a thought is decided, as the seat knew them."""
    state = find_game(final.game_id).start_of(final)
    study = study_of(final.game_id)
    before: tuple[int, int | None] = (-1, None)
    last = ""
    for action in final.journal:
        asked = state.decision.player
        plays = study.plays(state)
        now = (state.turns_begun, plays)
        begins = asked == plays and now != before
        if begins:
            before = now
        kind = state.decision.kind
        midway = kind in study.midway and kind != last and len(state.legal_actions()) > 1
        last = kind
        if asked != CHANCE and plays is not None and (begins or midway):
            yield known(state.view(asked)), asked
        state.apply(action)


def decisions_at(pos: State, seat: int) -> list[Decision]:
    """Judge a position as a hint does; list what is decided in it with one way that is clearly the best."""
    return by_the_best(pos.game_id, lambda adviser: _decisions(adviser, pos, seat))


def _decisions(adviser: Adviser, pos: State, seat: int) -> list[Decision]:
    turns = ranked(adviser, pos, seat)
    best = turns[0]
    now = _chance(best, seat)
    if not HOPELESS <= now <= CERTAIN or len(pos.legal_actions()) == 1:
        return []
    study = study_of(pos.game_id)
    if len(turns) == 1:
        return _alone(pos, seat, best)
    found: list[Decision] = []
    if pos.decision.kind in study.at_once:
        found += _at_once(pos, seat, turns)
    first = best.written().plan[0]
    alike = [turn for turn in turns[1:] if turn.written().plan[0] == first]
    different = [turn for turn in alike if best.differs(turn)]
    if not different or lost_between(now, _chance(different[0], seat)) < GAP:
        return found
    theme = parting(pos, best.written().plan, different[0].written().plan)
    if theme not in study.at_once and not _rivalled(turns, seat):
        found.append(_told(pos, seat, WHOLE, theme, best, different, {}))
    return found


def _rivalled(turns: list[Turn], seat: int) -> bool:
    """Whether a way that begins otherwise comes near the best."""
    first, now = turns[0].written().plan[0], _chance(turns[0], seat)
    others = [turn for turn in turns if turn.written().plan[0] != first and turns[0].differs(turn)]
    return bool(others) and lost_between(now, _chance(others[0], seat)) < GAP


def _at_once(pos: State, seat: int, turns: list[Turn]) -> list[Decision]:
    """Compare the answers to the question of the moment, each by its best way."""
    ways: dict[str, Turn] = {}
    for turn in turns:
        ways.setdefault(turn.written().plan[0], turn)
    best, *others = ways.values()
    now = _chance(best, seat)
    losses = {text: lost_between(now, _chance(turn, seat)) for text, turn in ways.items()}
    for text in [pos.text(action) for action in pos.legal_actions()]:
        if text not in losses:  # of little promise at a glance
            losses[text] = looked_at(pos.view(seat), [(seat, text)])["lost"]
    kind = pos.decision.kind
    rest = sorted(losses.values())[1:]
    if kind in study_of(pos.game_id).midway:  # near ones are alike, as numbers of a die are
        rest = [lost for lost in rest if lost > ALIKE]
    if not rest or rest[0] < GAP:
        return []
    different = [turn for turn in others if lost_between(now, _chance(turn, seat)) > ALIKE]
    told = _told(pos, seat, AT_ONCE, kind, best, different, losses)
    return [told._replace(gap=rest[0])]


def _alone(pos: State, seat: int, best: Turn) -> list[Decision]:
    """Take a decision of which the adviser tells one way only: what others do is seen by playing it."""
    kind = pos.decision.kind
    if kind not in study_of(pos.game_id).midway:
        return []
    return [_told(pos, seat, WHOLE, kind, best, [], {})]


def _told(
    pos: State,
    seat: int,
    kind: str,
    theme: str,
    best: Turn,
    others: list[Turn],
    losses: dict[str, float],
) -> Decision:
    told = [told_turn(turn, best, best, seat) for turn in others[:MOST_OTHERS]]
    gap = min([each["lost"] for each in told], default=0.0)
    way = told_turn(best, best, others[0] if others else None, seat)
    short = [{"plan": each["plan"], "lost": each["lost"], "bots": []} for each in told]
    return Decision(pos, seat, kind, theme, _chance(best, seat), gap, way, short, losses)


def _chance(turn: Turn, seat: int) -> float:
    return told_chances(turn.wins)[seat]
