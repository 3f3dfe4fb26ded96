"""What the defender loses: units discarded, saved or withdrawn (W-LOSS)."""

from __future__ import annotations

from elbowroom.conquest.engine.battle import Losses, retire_if_gone
from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB, CHAMPION
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.site_control import spares_units
from elbowroom.kernel.events import Event


class UnitLosses(Losses[WarcraftPosition]):
    """Units are lost, not only tokens, and some are saved."""

    def drive_out(self, pos: WarcraftPosition, army: int, region: int, saved: bool) -> None:
        drive_out(pos, pos.rules.army_player[army], region)


def drive_out(pos: WarcraftPosition, player: int, region: int) -> None:
    """Drive the holder out of a region that a player takes (W-LOSS-1, W-LOSS-2)."""
    loser = pos.holder[region]
    owner = pos.rules.army_player[loser]
    beasts = pos.lift_markers(BEAST, region)
    champion = pos.lift_markers(CHAMPION, region)
    if not pos.is_active(loser):
        tokens = pos.vacate(region)
        pos.tray[pos.race(loser)] += tokens
        if owner != player:
            pos.fallen += tokens
    else:
        spared = spares_units(pos, loser)
        tokens = pos.vacate(region)
        lost_beasts = 0
        lost = 0
        if not (spared or champion):  # W-LOSS-6, in this order
            if beasts:
                lost_beasts = 1
            elif tokens and not save_token(pos, loser):
                lost = 1
        discard(pos, player, loser, lost, lost_beasts)
        pos.hand[loser] += tokens - lost - lost_beasts
        place = owner * len(pos.supply)
        pos.driven_out[place + BEAST] += beasts - lost_beasts
        pos.driven_out[place + CHAMPION] += champion
        if champion:
            pay_ransom(pos, loser, player)
    pos.strip_markers(region, owner, pos.driven_out)


def save_token(pos: WarcraftPosition, army: int) -> bool:
    """Save a token that would be lost in an opponent's turn (W-RACE-DRAENEI-1)."""
    owner = pos.rules.army_player[army]
    if owner == pos.turn_player or pos.saved[owner] >= pos.table(army).tokens_saved:
        return False
    pos.saved[owner] += 1
    return True


def discard(pos: WarcraftPosition, player: int, loser: int, tokens: int, beasts: int) -> None:
    """Discard tokens to the tray and beasts to the supply, and count them (W-RACE-FORSAKEN-1)."""
    pos.tray[pos.race(loser)] += tokens
    pos.supply[BEAST] += beasts
    if pos.rules.army_player[loser] != player:
        pos.fallen += tokens + beasts


def pay_ransom(pos: WarcraftPosition, loser: int, player: int) -> None:
    """Let the owner of a captured champion pay (W-POWER-CHAMPION-5, W-RULING-49)."""
    owner = pos.rules.army_player[loser]
    if pos.are_mates(player, owner):
        return
    amount = min(pos.table(loser).ransom, pos.purse(owner))
    if amount:
        pos.spend(owner, amount, player)
        if pos.events is not None:
            pos.note(Event("ransom", owner, {"coins": amount, "to": player}))


def give_up(pos: WarcraftPosition, region: int) -> None:
    """Let a region that has no unit left, or too few, be given up (W-READY-6).

    A lone token of a race that needs more goes to hand (W-RACE-TAUREN-4).
    """
    army = pos.holder[region]
    if army == NONE:
        return
    active = pos.is_active(army)
    if active and 0 < pos.tokens[region] < pos.combo(army).fewest_tokens:
        owner = pos.rules.army_player[army]
        beasts = pos.lift_markers(BEAST, region)
        pos.hand[army] += pos.tokens[region]
        pos.tokens[region] = 0
        pos.driven_out[owner * len(pos.supply) + BEAST] += beasts
    if pos.units(region):
        return
    leave(pos, region)
    retire_if_gone(pos, army)


def leave(pos: WarcraftPosition, region: int) -> None:
    """Clear what a race leaves behind in a region it holds no longer."""
    army = pos.holder[region]
    owner = pos.rules.army_player[army]
    pos.vacate(region)
    pos.strip_markers(region, owner, pos.driven_out)
    take_back_bomb(pos, region)
    if pos.events is not None:
        pos.note(Event("abandoned", owner, {"region": pos.rules.board.ids[region]}))


def take_back_bomb(pos: WarcraftPosition, region: int) -> None:
    """Put the bomb of a region back on the pile, unseen (W-RACE-GOBLINS-4)."""
    pos.supply[BOMB] += pos.lift_markers(BOMB, region)
