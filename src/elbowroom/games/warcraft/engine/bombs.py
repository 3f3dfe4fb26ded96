"""Bombs: planted face down next door, turned over at the start of the next turn."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.additions import Listener
from elbowroom.conquest.engine.battle import note_attack, retire_if_gone
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.steps import AskedStep, PlayerStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.losses import drive_out, take_back_bomb
from elbowroom.games.warcraft.engine.markers import BEAST, BOMB
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, refuse
from elbowroom.games.warcraft.engine.tolls import (
    guarded,
    pay_touch,
    touch_price,
    touch_toll,
    untouchable,
)
from elbowroom.kernel.bits import members
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step, ask_if_any


class StartStep(PlayerStep[WarcraftPosition]):
    """The bombs of a player are resolved, in an order the player chooses."""

    def opens(self, pos: WarcraftPosition, step: int, answered: bool) -> int:
        return ask_if_any(pos, bomb_actions(pos, first_of(step)))

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return bomb_actions(pos, first_of(step))

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        if verb_of(action) == verbs.BOMB:
            light(pos, first_of(step), first_of(action))
        else:
            disarm(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        region = first_of(action)
        if verb_of(action) not in (verbs.BOMB, verbs.DISARM):
            return None
        if not pos.standing[BOMB] >> region & 1:
            return refuse("no_bomb", "W-RACE-GOBLINS-3", at(pos, region))
        if verb_of(action) == verbs.DISARM:
            return refuse("bomb_free", "W-RACE-GOBLINS-3", at(pos, region))
        player = first_of(step)
        price = ("price", touch_toll(pos, player, region, attack=True).total)
        return refuse("toll", "W-RULING-33", at(pos, region), price, ("coins", pos.purse(player)))


class FuseStep(Step[WarcraftPosition]):
    """The face of the bomb in a region."""

    def outcomes(self, pos: WarcraftPosition, step: int) -> list[tuple[int, int]]:
        faces = [(encode(verbs.FUSE, verbs.EXPLOSIVE), pos.explosive)]
        faces.append((encode(verbs.FUSE, verbs.DUD), pos.duds))
        return [face for face in faces if face[1]]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        go_off(pos, first_of(step), first_of(action))


class PlantStep(AskedStep[WarcraftPosition]):
    """Bombs are planted, as many as one likes."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        actions = plant_actions(pos, first_of(step))
        return [*actions, shared_verbs.DONE_ACTION] if actions else []

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        if action == shared_verbs.DONE_ACTION:
            pos.stack.pop()
        else:
            plant(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.PLANT:
            return None
        return _why_not_plant(pos, first_of(step), first_of(action))


class BombListener(Listener[WarcraftPosition]):
    """Bombs come with their banner, and go back on the pile with a region that is given up."""

    def picked(self, pos: WarcraftPosition, army: int) -> None:
        take_pile(pos, army)

    def abandoned(self, pos: WarcraftPosition, region: int) -> None:
        take_back_bomb(pos, region)


def take_pile(pos: WarcraftPosition, army: int) -> None:
    """Shuffle all bombs face down when the banner is picked (W-RACE-GOBLINS-1)."""
    table = pos.table(army)
    if table.explosive or table.duds:
        for region in members(pos.standing[BOMB]):
            pos.lift_markers(BOMB, region)
        pos.explosive = table.explosive
        pos.duds = table.duds
        pos.supply[BOMB] = table.explosive + table.duds


def owns_bombs(pos: WarcraftPosition, player: int) -> bool:
    """Whether a player's active race plants bombs."""
    army = pos.active(player)
    return pos.has_race(army) and pos.table(army).explosive + pos.table(army).duds > 0


def sort_out(pos: WarcraftPosition, player: int) -> None:
    """Take away the bombs that cannot go off (W-RACE-GOBLINS-4, W-RULING-32)."""
    for region in members(pos.standing[BOMB]):
        holder = pos.holder[region]
        if holder == NONE or not pos.is_enemy(player, holder):
            take_back_bomb(pos, region)
        elif guarded(pos, player, region):
            pos.lift_markers(BOMB, region)


def bomb_actions(pos: WarcraftPosition, player: int) -> list[int]:
    """List the bombs to be resolved, in an order the owner chooses."""
    actions: list[int] = []
    for region in members(pos.standing[BOMB]):
        price = touch_toll(pos, player, region, attack=True).total
        if price <= pos.purse(player):
            actions.append(encode(verbs.BOMB, region))
        if price:
            actions.append(encode(verbs.DISARM, region))
    return actions


def light(pos: WarcraftPosition, player: int, region: int) -> None:
    """Turn a bomb over; chance says which it is."""
    pay_touch(pos, player, region, attack=True)
    pos.push(steps.FUSE, region)


def disarm(pos: WarcraftPosition, player: int, region: int) -> None:
    """Remove a bomb without effect rather than pay for it (W-RULING-33)."""
    pos.lift_markers(BOMB, region)
    _tell(pos, player, region, "disarmed")


def go_off(pos: WarcraftPosition, region: int, face: int) -> None:
    """Resolve a bomb; it leaves the game either way (W-RACE-GOBLINS-3)."""
    player = pos.turn_player
    pos.lift_markers(BOMB, region)
    if face == verbs.DUD:
        pos.duds -= 1
        _tell(pos, player, region, "dud")
        return
    pos.explosive -= 1
    _tell(pos, player, region, "explosive")
    loser = pos.holder[region]
    units = pos.units(region)
    note_attack(pos, pos.active(player), region)
    beasts = pos.supply[BEAST]
    tokens = pos.tray[pos.race(loser)]
    drive_out(pos, player, region)
    beasts = pos.supply[BEAST] - beasts
    tokens = pos.tray[pos.race(loser)] - tokens
    _tell_losses(pos, player, region, loser, tokens, beasts)
    pos.nonempty += 1
    pos.count_conquest(loser, units)
    retire_if_gone(pos, loser)


def plant_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List where bombs may be planted (W-RACE-GOBLINS-2)."""
    player = pos.rules.army_player[army]
    if not pos.supply[BOMB] or not owns_bombs(pos, player):
        return []
    beside = pos.rules.board.neighbours(pos.held[army]) & ~pos.standing[BOMB]
    found: list[int] = []
    for region in members(beside):
        holder = pos.holder[region]
        if holder == NONE or not pos.is_active(holder) or not pos.is_enemy(player, holder):
            continue
        if not untouchable(pos, player, region, attack=False) and not touch_price(
            pos, player, region
        ):
            found.append(encode(verbs.PLANT, region))
    return found


def plant(pos: WarcraftPosition, army: int, region: int) -> None:
    """Put the top bomb of the pile on a region, unseen."""
    pos.supply[BOMB] -= 1
    pos.put_marker(BOMB, region)
    _tell(pos, pos.rules.army_player[army], region, "planted")


def _tell(pos: WarcraftPosition, player: int, region: int, what: str) -> None:
    if pos.events is not None:
        facts: dict[str, object] = {"region": pos.rules.board.ids[region], "what": what}
        pos.note(Event("bomb", player, facts))


def _tell_losses(
    pos: WarcraftPosition, player: int, region: int, loser: int, tokens: int, beasts: int
) -> None:
    """Say who lost the region, and which pieces with it."""
    if pos.events is not None:
        facts: dict[str, object] = {
            "region": pos.rules.board.ids[region],
            "what": "losses",
            "owner": pos.rules.army_player[loser],
            "tokens": tokens,
            "beasts": beasts,
        }
        pos.note(Event("bomb", player, facts))


def _why_not_plant(pos: WarcraftPosition, army: int, region: int) -> Refusal:
    where = at(pos, region)
    rule = "W-RACE-GOBLINS-2"
    if pos.standing[BOMB] >> region & 1:
        return refuse("bomb_there", rule, where)
    if not pos.rules.board.neighbours(pos.held[army]) >> region & 1:
        return refuse("not_adjacent", rule, where)
    holder = pos.holder[region]
    player = pos.rules.army_player[army]
    if holder == NONE or not pos.is_active(holder) or not pos.is_enemy(player, holder):
        return refuse("not_an_active_enemy", rule, where)
    return refuse("immune", "W-RULING-32", where, ("marker", "tower"))
