"""The end of a turn: tokens and markers where enemies would hurt most, peace, late declines."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.handmade_judge import expected_coins
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of
from elbowroom.conquest.bots.evaluation.judge import margin
from elbowroom.conquest.bots.evaluation.risk import Defence
from elbowroom.conquest.bots.evaluation.threats import Threat
from elbowroom.conquest.bots.evaluation.turn_phase import closes, is_extra
from elbowroom.conquest.bots.search.extra_steps import extra_answer
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.placing import driven_out, in_hand
from elbowroom.conquest.engine.position import Position
from elbowroom.conquest.engine.redeploy import moves_freely, redeploying
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import mask_of, members, size
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.state import UNSEEDED

REVEAL_SEED: Final = 715827882715827882
"""The generator that shows new combos while a turn is only thought through."""


def closing_actions(pos: ConquestState) -> list[int]:
    """Give answers to the step on top, one of the end of a turn, in order, at least one."""
    if is_extra(pos):
        return [extra_answer(pos)]
    step = pos.stack[-1]
    kind = verb_of(step)
    first = first_of(step)
    if kind == steps.REDEPLOY:
        return _redeploy(pos, first)
    player = pos.rules.army_player[first]
    if kind == steps.TAKE:
        return [_take(pos, player, first)]
    if kind == steps.PLACE:
        return [_place(pos, player, first)]
    if kind == steps.PEACE:
        return [_name_peace(pos, player, first)]
    if kind == steps.LATE_DECLINE:
        return [_decline_late(pos, player)]
    return [_withdraw(pos, player, first)]


def close_turn(pos: ConquestState, turns: int) -> list[int]:
    """Play the end of the turn with this number; give the answers of the turn's player."""
    player = pos.turn_player
    given: list[int] = []
    show_combo(pos)
    while pos.stack and pos.turns == turns and closes(pos):
        own = pos.asked_player() == player
        for action in closing_actions(pos):
            pos.perform(action)
            if own:
                given.append(action)
        show_combo(pos)
    return given


def show_combo(pos: ConquestState) -> None:
    """Answer for chance when new combos are to be shown, and where only the game's own is hidden.

    A position with a generator draws from it; one without shows the same combo every time.
    """
    while pos.stack and _shows(pos):
        usual = -1
        if is_extra(pos) and pos.rng == UNSEEDED:
            usual = heuristics_of(pos).usual_outcome(pos)
        pos.perform(_drawn(pos) if usual < 0 else usual)


def show_row(pos: ConquestState) -> None:
    """Answer for chance when new combos are to be shown, and nothing else."""
    while pos.stack and verb_of(pos.stack[-1]) == steps.REVEAL:
        pos.perform(_drawn(pos))


def _drawn(pos: ConquestState) -> int:
    """Draw what chance answers, without leaving a generator where there was none."""
    seeded = pos.rng != UNSEEDED
    if not seeded:
        pos.rng = REVEAL_SEED + pos.turns
    action = pos.draw()
    if not seeded:
        pos.rng = UNSEEDED
    return action


def _shows(pos: ConquestState) -> bool:
    """Whether chance is asked for anything but a die."""
    kind = verb_of(pos.stack[-1])
    if kind < steps.EXTRA:
        return kind == steps.REVEAL
    return pos.awaits_chance() and verb_of(pos.chance_outcomes()[0][0]) != verbs.DIE


def _redeploy(pos: ConquestState, player: int) -> list[int]:
    """Put the tokens where they help most: first the regions lowered, then those raised."""
    defence = Defence(pos, player)
    lowered: list[int] = []
    raised: list[int] = []
    for army in redeploying(pos, player):
        fewest = pos.combo(army).fewest_tokens
        regions = members(pos.held[army])
        if fewest > 1 or pos.rules.unit_kinds:
            regions = members(held_by_tokens(pos, army))
            if not regions:
                continue
        counts = [fewest if _free(pos, army, region) else pos.tokens[region] for region in regions]
        total = pos.hand[army]
        for index, region in enumerate(regions):
            total += pos.tokens[region] - counts[index]
        safe = _to_be_immune(pos, army, defence, regions)
        wanted = _spared(defence, army, regions, counts, total, safe)
        for index, region in enumerate(regions):
            if wanted[index] < pos.tokens[region]:
                lowered.append(encode(verbs.REDEPLOY, region, wanted[index]))
            elif wanted[index] > pos.tokens[region]:
                raised.append(encode(verbs.REDEPLOY, region, wanted[index]))
    return [*lowered, *raised, verbs.DONE_ACTION]


def _free(pos: Position, army: int, region: int) -> bool:
    """Whether tokens may still be taken out of a region."""
    return moves_freely(pos, army) and not pos.settled >> region & 1


def _to_be_immune(pos: Position, army: int, defence: Defence, regions: list[int]) -> list[int]:
    """List the regions that markers put down later will make immune."""
    if not pos.is_active(army):
        return []
    count = 0
    for kind, _ in pos.combo(army).standing:
        if pos.rules.markers[kind].immune:
            count += in_hand(pos, army, kind) + size(pos.standing[kind] & pos.held[army])
    return defence.most_at_risk(army, regions, count) if count else []


def _spared(
    defence: Defence, army: int, regions: list[int], counts: list[int], pieces: int, safe: list[int]
) -> list[int]:
    """Share pieces among the regions that will not be immune anyway."""
    places = [index for index, region in enumerate(regions) if region not in safe]
    if not places:
        return defence.shares(army, regions, counts, pieces)
    shared = defence.shares(
        army, [regions[index] for index in places], [counts[index] for index in places], pieces
    )
    wanted = counts.copy()
    for place, index in enumerate(places):
        wanted[index] = shared[place]
    return wanted


def _take(pos: Position, player: int, army: int) -> int:
    """Take one attack-only token from where it is missed least."""
    defence = Defence(pos, player)
    regions = members(pos.held[army])
    spare = sum([pos.tokens[region] - 1 for region in regions])
    chosen = -1
    least = 0.0
    for region in regions:
        here = pos.tokens[region]
        if here == 1 and spare:
            continue
        if here == 1:
            missed = 9.0 - defence.harm(army, region, here)
        else:
            missed = defence.harm(army, region, here - 1) - defence.harm(army, region, here)
            missed -= 0.0001 * here
        if chosen < 0 or missed < least:
            chosen = region
            least = missed
    return encode(verbs.TAKE, chosen, 1)


def _place(pos: Position, player: int, army: int) -> int:
    """Place the next marker where it helps most."""
    combo = pos.combo(army)
    defence = Defence(pos, player)
    regions = members(pos.held[army])
    for kind, _ in combo.spread:
        change = _spread_markers(pos, army, kind, defence, regions, in_hand(pos, army, kind))
        if change >= 0:
            return change
    for kind, each_turn in combo.built:
        bare = [region for region in regions if not pos.standing[kind] >> region & 1]
        if bare and pos.supply[kind] and pos.built < each_turn:
            return encode(verbs.MARKER + kind, _most_helped(pos, army, defence, bare))
    for kind, _ in combo.standing:
        standing = pos.standing[kind] & pos.held[army]
        lifted = pos.lifted >> kind & 1
        missing = min(in_hand(pos, army, kind), len(regions) - size(standing))
        if missing <= 0 and lifted:
            continue
        count = in_hand(pos, army, kind) + size(standing)
        wanted = _at_risk_without(pos, army, kind, defence, regions, count)
        bare = [region for region in wanted if not standing >> region & 1]
        if bare:
            # The first one placed takes up all that stood before.
            return encode(verbs.MARKER + kind, bare[0] if lifted else wanted[0])
    return verbs.DONE_ACTION


def _at_risk_without(
    pos: Position, army: int, kind: int, defence: Defence, regions: list[int], count: int
) -> list[int]:
    """List where markers that stand anew each turn help most, as if none stood yet."""
    trial_standing = pos.standing[kind]
    pos.standing[kind] = trial_standing & ~pos.held[army]
    fresh = Defence(pos, defence.player)
    wanted = fresh.most_at_risk(army, regions, count)
    pos.standing[kind] = trial_standing
    return wanted


def _most_helped(pos: Position, army: int, defence: Defence, regions: list[int]) -> int:
    best = regions[0]
    most = -1.0
    for region in regions:
        here = pos.tokens[region]
        helped = defence.harm(army, region, here) - defence.harm(army, region, here + 1)
        if helped > most:
            most = helped
            best = region
    return best


def _spread_markers(
    pos: Position, army: int, kind: int, defence: Defence, regions: list[int], hand: int
) -> int:
    """Give the next change of spread markers, or -1: first those lowered, then those raised."""
    pieces = hand
    counts: list[int] = []
    for region in regions:
        here = pos.marker_count(kind, region)
        kept = here if pos.settled >> region & 1 else 0
        pieces += here - kept
        # Markers that stand count in the defence already.
        counts.append(pos.tokens[region] - here + kept)
    wanted = defence.shares(army, regions, counts, pieces)
    for index, region in enumerate(regions):
        here = pos.marker_count(kind, region)
        count = wanted[index] - pos.tokens[region] + here
        if count < here and not pos.settled >> region & 1:
            return encode(verbs.MARKER + kind, region, count)
    for index, region in enumerate(regions):
        here = pos.marker_count(kind, region)
        count = wanted[index] - pos.tokens[region] + here
        if count > here and hand:
            return encode(verbs.MARKER + kind, region, min(count, here + hand))
    return -1


def _name_peace(pos: Position, player: int, army: int) -> int:
    """Name the enemy who threatens the active race most."""
    best = pos.rules.players
    most = -1.0
    for enemy in range(pos.rules.players):
        if enemy == player or pos.attacked >> enemy & 1:
            continue
        attack = Threat(pos, enemy)
        risk = sum(
            [attack.danger(pos, region, pos.tokens[region]) for region in members(pos.held[army])]
        )
        if risk > most:
            most = risk
            best = enemy
    return encode(verbs.PEACE, best)


def _decline_late(pos: ConquestState, player: int) -> int:
    """Decline after scoring if that promises more."""
    values: list[float] = []
    for action in (encode(verbs.DECLINE), verbs.DONE_ACTION):
        trial = pos.copy()
        trial.perform(action)
        close_turn(trial, pos.turns)
        values.append(margin(expected_coins(trial), player))
    return encode(verbs.DECLINE) if values[0] > values[1] else verbs.DONE_ACTION


def _withdraw(pos: Position, player: int, army: int) -> int:
    """Put withdrawn pieces where they help most."""
    defence = Defence(pos, player)
    regions = members(pos.held[army])
    counts = [pos.tokens[region] for region in regions]
    if pos.hand[army]:
        wanted = defence.shares(army, regions, counts, pos.hand[army])
        for index, region in enumerate(regions):
            if wanted[index] > counts[index]:
                return encode(verbs.PLACE, region, wanted[index] - counts[index])
    for kind, _ in pos.combo(army).spread:
        waiting = driven_out(pos, army, kind)
        if waiting:
            wanted = defence.shares(army, regions, counts, waiting)
            for index, region in enumerate(regions):
                if wanted[index] > counts[index]:
                    here = pos.marker_count(kind, region)
                    count = here + wanted[index] - counts[index]
                    return encode(verbs.MARKER + kind, region, count)
    return verbs.DONE_ACTION


def held_by_tokens(pos: Position, army: int) -> int:
    """Give the regions of an army that hold tokens; a piece may hold one alone.

    If pieces hold all of them, those that the tokens in hand suffice for.
    """
    held = pos.held[army]
    if not pos.rules.unit_kinds:
        return held
    for region in members(held):
        if not pos.tokens[region]:
            held &= ~(1 << region)
    if held:
        return held
    enough = pos.hand[army] // pos.combo(army).fewest_tokens
    return mask_of(members(pos.held[army])[:enough])
