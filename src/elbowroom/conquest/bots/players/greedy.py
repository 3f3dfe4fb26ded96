"""The greedy bot: the frozen baseline. See docs/bots.md for its definition."""

from __future__ import annotations

from typing import ClassVar, cast

from elbowroom.bots.bot import Bot
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.players.redeploy_plan import (
    even_shares,
    levelled,
    most_threatened,
    next_change,
    next_redeployment,
    threat,
)
from elbowroom.conquest.bots.players.targets import (
    Target,
    best_conquest,
    planned_conquests,
    purse_and_income,
    within_the_die,
)
from elbowroom.conquest.bots.search.extra_steps import region_named
from elbowroom.conquest.bots.search.turn_end import held_by_tokens
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.placing import driven_out, in_hand
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.redeploy import redeploying
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.view import View

FEW_CONQUESTS = 1
"""A turn that brings no more conquests than this is given up for a decline."""


class Greedy(Bot):
    """Takes most coins this turn per token; the frozen baseline that others are measured by."""

    name: ClassVar[str] = "greedy"

    def choose(self, view: View) -> int:
        pos = cast("ConquestState", view.state)
        step = pos.stack[-1]
        kind = verb_of(step)
        first = first_of(step)
        if kind in (steps.CONQUER, steps.ARMY_IN_DECLINE):
            return _conquer(pos, first, view.legal_actions())
        if kind >= steps.EXTRA:
            return answer_greedily(pos, view.legal_actions())
        if kind == steps.REDEPLOY:
            return _redeploy(pos, first)
        if kind == steps.CHOICE:
            declines = planned_conquests(pos, first) <= FEW_CONQUESTS
            return encode(verbs.DECLINE if declines else verbs.EXPAND)
        if kind == steps.PICK:
            return _pick(pos, view.legal_actions())
        if kind == steps.TAKE:
            return _take(pos, first)
        if kind == steps.PLACE:
            return _place(pos, first)
        if kind == steps.PEACE:
            return _name_peace(pos, first, view.legal_actions())
        if kind == steps.LATE_DECLINE:
            return _decline_late(pos, pos.rules.army_player[first])
        if kind == steps.WITHDRAW:
            return _withdraw(pos, first)
        return verbs.DONE_ACTION  # READY: no region is ever abandoned.


def _pick(pos: ConquestState, affordable: list[int]) -> int:
    """Pick the combo with most tokens + coins lying on it - price; of equals the first."""
    shown = shown_to(pos, pos.asked_player())

    def worth(action: int) -> int:
        price = first_of(action)
        place = shown[price]
        return pos.rules.combo(pos.row[place]).tokens_at_pick + pos.row_coins[place] - price

    return max(affordable, key=worth)


def _conquer(pos: ConquestState, army: int, allowed: list[int]) -> int:
    """Take the best sure conquest; when there is none, trust the die."""
    best = best_conquest(pos, army)
    if best is not None:
        return best.action
    if pos.rules.ways:
        thrown = extra_throw(pos, allowed)
        if thrown is not None:
            return thrown
    hoped_for = within_the_die(pos, army)
    if not hoped_for or pos.roll != NONE:
        return verbs.DONE_ACTION
    if pos.combo(army).rolls:
        return encode(verbs.ROLL)
    return encode(verbs.ATTEMPT, likeliest(pos, army, hoped_for).region)


def extra_throw(pos: ConquestState, allowed: list[int]) -> int | None:
    """Find the throw of a game's own that costs nothing, at the weakest region."""
    thrown = [action for action in allowed if verb_of(action) in heuristics_of(pos).throws]

    def weakness(action: int) -> tuple[int, int]:
        region = first_of(action)
        return (-pos.tokens[region] - pos.defence[region], -action)

    return max(thrown, key=weakness, default=None)


def likeliest(pos: ConquestState, army: int, targets: list[Target]) -> Target:
    """Find the target the die is likeliest to bring, then most coins, then the lower region."""

    def promise(target: Target) -> tuple[int, int, int]:
        missing = target.cost - pos.hand[army]
        faces = len([face for face in pos.rules.die if face >= missing])
        return (faces, target.coins, -target.region)

    return max(targets, key=promise)


def _redeploy(pos: ConquestState, player: int) -> int:
    """Spread tokens evenly, the remainder to regions next to enemies."""
    for army in redeploying(pos, player):
        order = most_threatened(pos, player, held_by_tokens(pos, army))
        if not order:
            continue
        change = next_redeployment(pos, army, order)
        if change is not None:
            return encode(verbs.REDEPLOY, *change)
    return verbs.DONE_ACTION


def _take(pos: ConquestState, army: int) -> int:
    """Take attack-only tokens one by one from the fullest region, of equals the first."""
    fullest = max(members(pos.held[army]), key=lambda region: (pos.tokens[region], -region))
    return encode(verbs.TAKE, fullest, 1)


def _place(pos: ConquestState, army: int) -> int:
    """Place markers next to most enemy tokens first."""
    combo = pos.combo(army)
    order = most_threatened(pos, pos.rules.army_player[army], pos.held[army])
    for kind, _ in combo.spread:
        change = _spread_markers(pos, army, kind, order)
        if change is not None:
            return encode(verbs.MARKER + kind, *change)
    for kind, each_turn in combo.built:
        bare = [region for region in order if not pos.standing[kind] >> region & 1]
        if bare and pos.supply[kind] and pos.built < each_turn:
            return encode(verbs.MARKER + kind, bare[0])
    for kind, _ in combo.standing:
        standing = pos.standing[kind] & pos.held[army]
        wanted = order[: in_hand(pos, army, kind) + size(standing)]
        missing = [region for region in wanted if not standing >> region & 1]
        if missing:
            # The first one placed takes up all that stood before.
            return encode(verbs.MARKER + kind, (missing if pos.lifted else wanted)[0])
    return verbs.DONE_ACTION


def _spread_markers(
    pos: ConquestState, army: int, kind: int, order: list[int]
) -> tuple[int, int] | None:
    hand = in_hand(pos, army, kind)
    counts = {region: pos.marker_count(kind, region) for region in order}
    wanted = even_shares(sum(counts.values()) + hand, order)
    return next_change(counts, wanted, hand, pos.settled)


def _name_peace(pos: ConquestState, army: int, allowed: list[int]) -> int:
    """Name the enemy whose active race holds most regions next to own ones, then the first."""
    beside = pos.rules.board.neighbours(pos.held[army])

    def nearness(action: int) -> int:
        enemy = first_of(action)
        if enemy == pos.rules.players:
            return NONE  # nobody
        return size(pos.held[pos.active(enemy)] & beside)

    return max(allowed, key=nearness)


def _decline_late(pos: ConquestState, player: int) -> int:
    """Decline at once what would be declined next turn, if there is a next turn."""
    if pos.round < pos.rules.rounds and planned_conquests(pos, player) <= FEW_CONQUESTS:
        return encode(verbs.DECLINE)
    return verbs.DONE_ACTION


def _withdraw(pos: ConquestState, army: int) -> int:
    """Put withdrawn pieces where fewest are, of equals next to most enemy tokens."""
    player = pos.rules.army_player[army]
    order = most_threatened(pos, player, pos.held[army])
    if pos.hand[army]:
        counts = {region: pos.tokens[region] for region in order}
        wanted = levelled(counts, pos.hand[army])
        region = next(region for region in order if wanted[region] > counts[region])
        return encode(verbs.PLACE, region, wanted[region] - counts[region])
    for kind, _ in pos.combo(army).spread:
        waiting = driven_out(pos, army, kind)
        if waiting:
            counts = {region: pos.marker_count(kind, region) for region in order}
            wanted = levelled(counts, waiting)
            region = next(region for region in order if wanted[region] > counts[region])
            return encode(verbs.MARKER + kind, region, wanted[region])
    return verbs.DONE_ACTION


def answer_greedily(pos: ConquestState, allowed: list[int]) -> int:
    """Answer what only one game asks: most coins this turn, then fewest tokens there, then risk."""
    player = pos.asked_player()
    army = pos.active(player)

    def worth(action: int) -> tuple[int, int, int, int]:
        trial = pos.copy()
        trial.perform(action)
        coins = purse_and_income(trial, army)
        if action == verbs.DONE_ACTION:
            return (coins, NONE, 0, 0)
        region = region_named(pos, action)
        if region < 0:
            return (coins, 0, 0, -action)
        own = pos.holder[region] == army
        tokens = -pos.tokens[region] if own and verb_of(action) == verbs.PLACE else 0
        return (coins, tokens, threat(pos, player, region), -action)

    return max(allowed, key=worth)
