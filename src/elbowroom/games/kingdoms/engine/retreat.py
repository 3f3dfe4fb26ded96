"""What becomes of the loser: fortress, retreat, removal, the last meeple (K-RETREAT, K-WAR-13)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.fortresses import remove_fortress, trample
from elbowroom.games.kingdoms.engine.gaining import gain_all, lose
from elbowroom.games.kingdoms.engine.hiring import lose_hero_card
from elbowroom.games.kingdoms.engine.moving import lay_in_ruins
from elbowroom.games.kingdoms.engine.paying import HERO_RETREATS
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.prices import can_pay, price, units_for
from elbowroom.games.kingdoms.engine.questions import Deed, Question, refuse
from elbowroom.games.kingdoms.engine.reach import entering
from elbowroom.games.kingdoms.engine.solo.dummy import pick_refuge
from elbowroom.games.kingdoms.engine.terms import (
    DUMMY,
    HERO,
    NONE,
    REGULAR,
    RETREAT,
    TUNDRA,
)
from elbowroom.games.kingdoms.engine.warcost import fighting
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step

REGULAR_WAITS: Final = 1
HERO_WAITS: Final = 2
LYING: Final = 4


class Rout(Deed):
    """Take the loser's fortress away, then ask where each of its meeples goes."""

    def carry_out(self, pos: Position, step: int) -> None:
        loser, region = first_of(step), pos.war_region
        remove_fortress(pos, loser, region, pos.war_rival(loser))
        if not pos.first[loser] >> region & 1:
            return
        pos.stack.append(step)
        if pos.meeples(loser) == 1 and not _free_retreats(pos, loser):
            _wait(pos, loser, region)
        else:
            pos.push(steps.RETREAT, loser)


def _wait(pos: Position, player: int, region: int) -> None:
    hero = pos.hero_at[player] == region
    lies = pos.lies(player, region, hero)
    pos.take(player, region, hero, lies)
    pos.waiting[player] = (HERO_WAITS if hero else REGULAR_WAITS) + LYING * lies
    _forget_mover(pos, player, region, NONE, hero)
    pos.note("waits", player, hero=hero)


class Retreat(Question):
    """Let a beaten meeple retreat, or fall where it is not the last (K-RETREAT-1)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return _retreat_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, hero = first_of(step), verbs.is_of_hero(action)
        if verb_of(action) in (verbs.FALL, verbs.FALL_HERO):
            _fall(pos, player, hero)
            return
        pos.retreat_to = first_of(action)
        pos.push(steps.LEAVE, player, int(hero))
        if pos.meeples(player) > 1:
            pos.push(steps.START_PAY, player, RETREAT + HERO_RETREATS * hero)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        next_door = bool(_retreat_regions(pos, DUMMY, REGULAR))
        return pick_refuge(pos, found, next_door)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        hero, player = verb_of(action) == verbs.RETREAT_HERO, first_of(step)
        if not hero and verb_of(action) != verbs.RETREAT:
            return None
        due = price(pos, player, RETREAT, NONE, hero)
        if pos.meeples(player) > 1 and not can_pay(pos, player, RETREAT, due):
            return refuse("retreat_too_dear", "K-RETREAT-1", ("price", due))
        where = ("region", pos.name(first_of(action)))
        return refuse("no_retreat_there", "K-RETREAT-3", where)


def _retreat_regions(pos: Position, player: int, hero: bool) -> int:
    """Give the spaces next to the war a meeple may retreat to (K-RETREAT-3)."""
    board = pos.rules.board
    reach = board.reach(0, entering(pos, player, hero))[pos.war_region]
    return reach & pos.peaceful(player)


def _home_regions(pos: Position, player: int) -> int:
    """Give the regions at home, other than tundra, where a meeple may be put without war."""
    return _peaceful_home(pos, player) & ~pos.rules.board.of_terrain[TUNDRA]


def _peaceful_home(pos: Position, player: int) -> int:
    board = pos.rules.board
    found = board.spaces_of[player] & board.regions & pos.peaceful(player)
    return found & ~(1 << pos.war_region) if pos.war_region >= 0 else found


def _free_retreats(pos: Position, player: int) -> int:
    """Give where a last meeple may and must go (K-WAR-13)."""
    hero = pos.hero_at[player] == pos.war_region
    return _retreat_regions(pos, player, hero) or _home_regions(pos, player)


def _retreat_options(pos: Position, player: int) -> list[int]:
    """List where the beaten meeples of a player may go; falling is the other choice."""
    region = pos.war_region
    has_hero = pos.hero_at[player] == region
    if pos.meeples(player) == 1:
        verb = verbs.RETREAT_HERO if has_hero else verbs.RETREAT
        return [encode(verb, each) for each in members(_free_retreats(pos, player))]
    found: list[int] = []
    if pos.has_regular(player, region):
        found += _paid_retreats(pos, player, verbs.RETREAT, REGULAR)
        found.append(encode(verbs.FALL))
    if has_hero:
        found += _paid_retreats(pos, player, verbs.RETREAT_HERO, HERO)
        found.append(encode(verbs.FALL_HERO))
    return found


def _paid_retreats(pos: Position, player: int, verb: int, hero: bool) -> list[int]:
    if not can_pay(pos, player, RETREAT, price(pos, player, RETREAT, NONE, hero)):
        return []
    return [encode(verb, each) for each in members(_retreat_regions(pos, player, hero))]


class Loss(NamedTuple):
    """What a lost war would mean for a side."""

    outcome: str
    """What becomes of its meeple: `retreat`, `dear` or `nowhere` (it falls), `last`, or `none` there."""
    price: int
    units: int
    """How many units it has to pay the price with."""


def loss_of(pos: Position, player: int) -> Loss:
    """Tell what a side of the present war would suffer if it lost with what it has now."""
    region = pos.war_region
    if not pos.first[player] >> region & 1:
        return Loss("none", 0, 0)
    if pos.meeples(player) == 1:
        return Loss("last", 0, 0)
    hero = not pos.has_regular(player, region)
    due = price(pos, player, RETREAT, NONE, hero)
    units = units_for(pos, player, RETREAT)
    if not _retreat_regions(pos, player, hero):
        return Loss("nowhere", due, units)
    return Loss("retreat" if units >= due else "dear", due, units)


class Leave(Deed):
    """A meeple retreats; it stays as it was, standing or lying (K-RETREAT-7)."""

    def carry_out(self, pos: Position, step: int) -> None:
        player, hero = first_of(step), bool(second_of(step))
        region, dest = pos.war_region, pos.retreat_to
        _leave(pos, player, dest, hero)
        pos.retreat_to = NONE
        facts = {"from": pos.name(region), "to": pos.name(dest)}
        pos.note("retreated", player, **facts, hero=hero)


def _leave(pos: Position, player: int, dest: int, hero: bool) -> None:
    region = pos.war_region
    lies = pos.lies(player, region, hero)
    pos.take(player, region, hero, lies)
    trample(pos, player, dest)
    pos.put(player, dest, hero, lies)
    lay_in_ruins(pos, player, dest, hero)
    _forget_mover(pos, player, region, dest, hero)


def _forget_mover(pos: Position, player: int, region: int, dest: int, hero: bool) -> None:
    """Keep track of a moved meeple that was beaten."""
    if player != pos.war_attacker:
        return
    if hero == pos.mover_hero and pos.mover_at == region:
        pos.mover_at = NONE
    if not hero and region in pos.moved:
        pos.moved.remove(region)
        if dest != NONE:
            pos.moved.append(dest)


def _fall(pos: Position, player: int, hero: bool) -> None:
    """Let a beaten meeple go back to the supply, unless it is brought home."""
    if not hero and _revive_options(pos, player):
        pos.push(steps.REVIVE, player)
        return
    _remove_beaten(pos, player, hero)


class Revive(Question):
    """Bring a fallen meeple home for its price, or let it go."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [*_revive_options(pos, first_of(step)), verbs.DONE_ACTION]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, dest = first_of(step), first_of(action)
        if action == verbs.DONE_ACTION:
            _remove_beaten(pos, player, REGULAR)
            return
        cost = pos.abilities(player).revival
        lose(pos, player, cost.resource, cost.amount)
        _leave(pos, player, dest, REGULAR)
        pos.note("revived", player, region=pos.name(dest))

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_refuge(pos, found, next_door=False)


def _revive_options(pos: Position, player: int) -> list[int]:
    """List where a fallen regular meeple may be brought straight back to; tundra will do."""
    cost = pos.abilities(player).revival
    if not cost.amount or pos.resource(player, cost.resource) < cost.amount:
        return []
    return [encode(verbs.REVIVE, each) for each in members(_peaceful_home(pos, player))]


def _remove_beaten(pos: Position, player: int, hero: bool) -> None:
    """Return a beaten meeple to its supply (K-RETREAT-4)."""
    region = pos.war_region
    rival = pos.war_rival(player)
    pos.take(player, region, hero, pos.lies(player, region, hero))
    _forget_mover(pos, player, region, NONE, hero)
    pos.note("meeple_removed", player, region=pos.name(region), hero=hero)
    for abilities in reversed(fighting(pos, rival)):
        for effect in abilities.killers:
            gain_all(pos, rival, effect.on_rival_removed())
    for effect in pos.abilities(player).mourners:
        gain_all(pos, player, effect.on_removed())
    if hero:
        lose_hero_card(pos, player)


def return_options(pos: Position, player: int) -> list[int]:
    """List where a waiting meeple may be put back (K-TURN-9)."""
    return [encode(verbs.RETURN, each) for each in members(_home_regions(pos, player))]


class Return(Question):
    """Put a waiting meeple back at home."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return return_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, dest = first_of(step), first_of(action)
        waiting = pos.waiting[player]
        hero = bool(waiting & HERO_WAITS)
        pos.waiting[player] = 0
        trample(pos, player, dest)
        pos.put(player, dest, hero, bool(waiting & LYING))
        lay_in_ruins(pos, player, dest, hero)
        pos.note("returned", player, region=pos.name(dest), hero=hero)

    def dummy_answer(self, pos: Position, step: int, found: list[int]) -> int:
        return pick_refuge(pos, found, next_door=False)


STEPS: Final[dict[int, Step[Any]]] = {
    steps.ROUT: Rout("rout"),
    steps.RETREAT: Retreat("retreat"),
    steps.LEAVE: Leave("leave", "hero"),
    steps.REVIVE: Revive("revive"),
    steps.RETURN: Return("return"),
}
