"""Pushes: a defence or a unit is driven out of a neighbouring region."""

from __future__ import annotations

from elbowroom.conquest.engine.battle import note_attack
from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.losses import discard, give_up, save_token
from elbowroom.games.warcraft.engine.markers import BEAST, FORT, WALL
from elbowroom.games.warcraft.engine.position import PUSHES, WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, refuse, why_untouchable
from elbowroom.games.warcraft.engine.site_control import spares_units
from elbowroom.games.warcraft.engine.tolls import guarded, pay_touch, shield_price, untouchable
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal

_DEFENCES = (WALL, FORT)


def push_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List what may be pushed out of which neighbouring region (W-POWER-INTIMIDATING-1)."""
    if pos.uses[PUSHES] >= pos.table(army).pushes:
        return []
    actions: list[int] = []
    for region in members(pos.rules.board.neighbours(pos.held[army]) & ~pos.held[army]):
        actions += _pushes_out_of(pos, army, region)
    return actions


def _pushes_out_of(pos: WarcraftPosition, army: int, region: int) -> list[int]:
    player = pos.rules.army_player[army]
    holder = pos.holder[region]
    if holder == NONE:
        return [encode(verbs.PUSH, region, region)] if pos.tokens[region] else []
    if not pos.is_enemy(player, holder) or untouchable(pos, player, region, attack=False):
        return []
    defences = [kind for kind in _DEFENCES if pos.standing[kind] >> region & 1]
    if defences:
        return [encode(verbs.RAZE, region, kind) for kind in defences]
    beasts = pos.marker_count(BEAST, region)
    goals = _goals(pos, player, region)
    if goals == [region] and untouchable(pos, player, region, attack=True):
        return []
    actions: list[int] = []
    for goal in goals:
        if pos.tokens[region] > beasts:
            actions.append(encode(verbs.PUSH, region, goal))
        if beasts:
            actions.append(encode(verbs.PUSH_BEAST, region, goal))
    return actions


def _goals(pos: WarcraftPosition, player: int, region: int) -> list[int]:
    """List where a token may be pushed; the region itself stands for out of the game."""
    others = members(pos.held[pos.holder[region]] & ~(1 << region))
    if not others:
        return [region]
    # W-RULING-55: a shield must not cost its owner a token.
    return [
        other
        for other in others
        if not guarded(pos, player, other) and not shield_price(pos, player, other)
    ]


def raze(pos: WarcraftPosition, army: int, region: int, kind: int) -> None:
    """Remove a wall or a fort."""
    player = pos.rules.army_player[army]
    pay_touch(pos, player, region, attack=False)
    pos.uses[PUSHES] += 1
    pos.supply[kind] += pos.lift_markers(kind, region)
    _tell(pos, player, region, region, pos.rules.markers[kind].id)


def push(pos: WarcraftPosition, army: int, region: int, goal: int, beast: bool) -> None:
    """Push a unit to another region of its race, or out of the game."""
    player = pos.rules.army_player[army]
    loser = pos.holder[region]
    leaves = goal == region
    pay_touch(pos, player, region, attack=leaves and loser != NONE)
    pos.uses[PUSHES] += 1
    if loser == NONE:
        pos.tokens[region] = 0
        _tell(pos, player, region, goal, "tribe")
        return
    _tell(pos, player, region, goal, "beast" if beast else "token")
    if leaves:
        note_attack(pos, army, region)
        _remove(pos, player, loser, region, beast)
    else:
        _move(pos, region, goal, beast)
        give_up(pos, goal)  # W-RULING-57: beside the champion it would stand alone
    give_up(pos, region)


def _move(pos: WarcraftPosition, region: int, goal: int, beast: bool) -> None:
    pos.tokens[region] -= 1
    pos.tokens[goal] += 1
    if beast:
        left = pos.lift_markers(BEAST, region) - 1
        for _ in range(left):
            pos.put_marker(BEAST, region)
        pos.put_marker(BEAST, goal)


def _remove(pos: WarcraftPosition, player: int, loser: int, region: int, beast: bool) -> None:
    """Take a token that has nowhere to go; sites and the race itself may save it."""
    owner = pos.rules.army_player[loser]
    saved = pos.is_active(loser) and spares_units(pos, loser)
    saved = saved or (not beast and pos.is_active(loser) and save_token(pos, loser))
    pos.tokens[region] -= 1
    if beast:
        left = pos.lift_markers(BEAST, region) - 1
        for _ in range(left):
            pos.put_marker(BEAST, region)
    if not saved:
        discard(pos, player, loser, 0 if beast else 1, 1 if beast else 0)
        return
    pos.hand[loser] += 1
    if beast:
        pos.driven_out[owner * len(pos.supply) + BEAST] += 1


def _tell(pos: WarcraftPosition, player: int, region: int, goal: int, what: str) -> None:
    if pos.events is not None:
        ids = pos.rules.board.ids
        facts: dict[str, object] = {"region": ids[region], "goal": ids[goal], "what": what}
        pos.note(Event("pushed", player, facts))


def pushing(pos: WarcraftPosition, army: int, action: int) -> Refusal:
    """Say why a neighbour may not be pushed."""
    table = pos.table(army)
    region = first_of(action)
    rule = "W-POWER-INTIMIDATING-1"
    if not table.pushes:
        return refuse("cannot_push", rule)
    if pos.uses[PUSHES] >= table.pushes:
        return refuse("pushes_used", rule, ("times", table.pushes))
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        return refuse("not_adjacent", rule, at(pos, region))
    player = pos.rules.army_player[army]
    holder = pos.holder[region]
    own = holder != NONE and pos.rules.army_player[holder] == player
    if own or not pos.units(region):
        return refuse("nobody_to_push", "W-RULING-56", at(pos, region))
    blocked = why_untouchable(pos, player, region)
    if blocked is not None:
        return blocked
    return _push_in_order(pos, action)


def _push_in_order(pos: WarcraftPosition, action: int) -> Refusal:
    """Say why a push does not fit what stands in the region."""
    region = first_of(action)
    where = at(pos, region)
    defences = [kind for kind in (WALL, FORT) if pos.standing[kind] >> region & 1]
    if verb_of(action) == verbs.RAZE:
        marker = pos.rules.markers[second_of(action)].id
        return refuse("nothing_to_raze", "W-POWER-INTIMIDATING-1", where, ("marker", marker))
    if defences:
        marker = pos.rules.markers[defences[0]].id
        return refuse("raze_first", "W-POWER-INTIMIDATING-1", where, ("marker", marker))
    if not pos.tokens[region]:
        return refuse("champion_stays", "W-POWER-INTIMIDATING-2", where)
    if verb_of(action) == verbs.PUSH_BEAST and not pos.marker_count(BEAST, region):
        return refuse("no_beast", "W-POWER-INTIMIDATING-2", where)
    return refuse("push_goal", "W-RULING-55", where)
