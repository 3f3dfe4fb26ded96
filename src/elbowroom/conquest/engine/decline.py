"""Going in decline."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.battle import retire
from elbowroom.conquest.engine.combo import NO_POWER, combo_key
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import LIMITED
from elbowroom.conquest.engine.steps import (
    GO_IN_DECLINE,
    REMOVE_OLDER,
    ArmyStep,
    PlayerStep,
    push_script,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of
from elbowroom.kernel.steps import CLOSE, WAIT


class RemoveOlderStep(PlayerStep[Position]):
    """The race in decline that the limit no longer allows leaves the game."""

    def carry_out(self, pos: Position, step: int) -> None:
        remove_older(pos, first_of(step))


class GoInDeclineStep(PlayerStep[Position]):
    """The active race is turned over."""

    def carry_out(self, pos: Position, step: int) -> None:
        go_in_decline(pos, first_of(step))


class LateDeclineStep(ArmyStep[Position]):
    """A race that may decline after scoring is asked whether it does."""

    def opens(self, pos: Position, step: int, answered: bool) -> int:
        return WAIT if pos.combo(first_of(step)).declines_after_scoring else CLOSE

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.DECLINE), verbs.DONE_ACTION]

    def answer(self, pos: Position, step: int, action: int) -> None:
        if action != verbs.DONE_ACTION:
            push_script(pos, [REMOVE_OLDER, GO_IN_DECLINE], self.player(pos, step))


def stays_in_play(pos: Position, power: int) -> bool:
    """Whether a badge stays with its race in decline, because some effect of it lasts."""
    for effect in pos.rules.powers[power].effects:  # noqa: SIM110 - a generator would cost more
        if effect.lasts():
            return True
    return False


def declined_key(pos: Position, army: int) -> int:
    """Give the combo key an active army will have in decline (C-DECL-4)."""
    power = pos.power(army)
    kept = power if stays_in_play(pos, power) else NO_POWER
    return combo_key(pos.race(army), kept, declined=True)


def remove_older(pos: Position, player: int) -> None:
    """Clear the race in decline that the limit no longer allows (C-DECL-2, C-DECL-8)."""
    active = pos.active(player)
    older = pos.rules.army(player, LIMITED)
    if not pos.has_race(older) or pos.rules.combo(declined_key(pos, active)).stays:
        return
    for region in members(pos.held[older]):
        pos.tray[pos.race(older)] += pos.vacate(region)
        pos.strip_markers(region, player, pos.marker_hand)
    retire(pos, older)


def go_in_decline(pos: Position, player: int) -> None:
    """Turn the active race over (C-DECL-3 to C-DECL-5, C-DECL-10)."""
    active = pos.active(player)
    race = pos.race(active)
    if pos.events is not None:
        pos.note(Event("declined", player, {"race": pos.rules.races[race].id}))
    for listener in pos.rules.listeners:
        listener.declining(pos, active)
    _return_pieces(pos, player)
    pos.peace[player] = NONE
    if not pos.held[active]:
        retire(pos, active)
        return
    combo = pos.combo(active)
    if combo.gathers:
        _gather(pos, player)
    keeps_tokens = combo.keeps_tokens or combo.gathers
    fewest = combo.fewest_tokens
    key = declined_key(pos, active)
    if not stays_in_play(pos, pos.power(active)):
        pos.discards |= 1 << pos.power(active)
    army = _free_slot(pos, player) if pos.rules.combo(key).stays else active + LIMITED
    for region in members(pos.held[active]):
        spare = pos.tokens[region] - fewest
        if not keeps_tokens and spare > 0:
            pos.tray[race] += spare
            pos.tokens[region] = fewest
        pos.holder[region] = army
    pos.held[army] = pos.held[active]
    pos.held[active] = 0
    pos.combo_of[army] = key
    pos.combo_of[active] = NONE


def _gather(pos: Position, player: int) -> None:
    """Let all tokens of the active race stand where most of them are, of equals on the first region."""
    active = pos.active(player)
    regions = members(pos.held[active])
    chosen = regions[0]
    for region in regions:
        if pos.tokens[region] > pos.tokens[chosen]:
            chosen = region
    for region in regions:
        if region != chosen:
            pos.tokens[chosen] += pos.vacate(region)
            pos.strip_markers(region, player, pos.marker_hand)
            for listener in pos.rules.listeners:
                listener.left_behind(pos, region)


def _return_pieces(pos: Position, player: int) -> None:
    """Return tokens in hand (C-RUL-66) and the markers that do not outlive decline."""
    active = pos.active(player)
    pos.tray[pos.race(active)] += pos.hand[active] + pos.aside[player]
    pos.hand[active] = 0
    pos.aside[player] = 0
    for kind, marker in enumerate(pos.rules.markers):
        place = player * len(pos.supply) + kind
        if pos.marker_hand[place]:
            pos.supply[kind] += pos.marker_hand[place]
            pos.marker_hand[place] = 0
        pos.marks_left[place] = 0
        if not pos.standing[kind] & pos.held[active]:
            continue
        if not (marker.stays_in_decline or marker.bound_to_region):
            for region in members(pos.standing[kind] & pos.held[active]):
                pos.supply[kind] += pos.lift_markers(kind, region)


def _free_slot(pos: Position, player: int) -> int:
    """Find an empty slot for a race in decline outside the limit."""
    first = pos.rules.army(player, LIMITED + 1)
    for army in range(first, pos.rules.army(player, pos.rules.slots)):
        if not pos.has_race(army):
            return army
    raise AssertionError("more races in decline than badges that exempt them")
