"""Choices that abilities ask for: gains of choice, thefts, discards, targets, knock-downs."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.acting import MAGIC_LOSS
from elbowroom.games.kingdoms.engine.gaining import gain, held, lose
from elbowroom.games.kingdoms.engine.hooks import KNOCK_MEEPLE, RIVAL_LOSS
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import BASIC, NONE, RUINS
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode


def gain_options(pos: Position, player: int) -> list[int]:
    """List the resources of choice (K-TERM-9); none when nothing fits any more."""
    if not any([pos.room_for(player, resource) for resource in BASIC]):
        return []
    return [encode(verbs.GAIN, resource) for resource in BASIC]


def held_options(pos: Position, player: int, verb: int) -> list[int]:
    """List the resources of a player that may be taken, discarded or given."""
    return [encode(verb, resource) for resource in held(pos, player)]


def take_unit(pos: Position, player: int, victim: int, resource: int) -> None:
    """Take one unit from a player."""
    lose(pos, victim, resource, 1)
    gain(pos, player, resource, 1)


def target_options(pos: Position, player: int, purpose: int) -> list[int]:
    """List the opponents that may be named."""
    return [
        encode(verbs.TARGET, rival)
        for rival in range(pos.rules.seats)
        if rival != player and (purpose != MAGIC_LOSS or pos.magic[rival])
    ]


def strike_target(pos: Position, target: int, purpose: int, amount: int) -> None:
    """Let an opponent that was named drop magic levels or discard."""
    if purpose == MAGIC_LOSS:
        pos.magic[target] -= min(amount, pos.magic[target])
        pos.note("magic_lost", target, level=pos.magic[target])
    elif held(pos, target):
        pos.push(steps.DISCARD, target, amount)


def begin_knock(pos: Position, player: int, what: int, amount: int) -> None:
    """Ask for what a finished move sets off against opponents."""
    if what == RIVAL_LOSS:
        pos.push(steps.TARGET, player, RIVAL_LOSS << 3 | amount)
    elif what == KNOCK_MEEPLE:
        pos.push(steps.KNOCK, player)
    else:
        pos.push(steps.TOPPLE, player)


def knock_options(pos: Position, player: int) -> list[int]:
    """List the standing opposing meeples next to the arriving one (K-LAID-7)."""
    if pos.mover_at == NONE:
        return []
    board = pos.rules.board
    near = board.adjacent[pos.mover_at] & ~board.of_terrain[RUINS]
    found: list[int] = []
    for rival in range(pos.rules.seats):
        if rival == player:
            continue
        for region in members(pos.standing_regulars(rival) & near):
            found.append(encode(verbs.KNOCK, region, rival))
        hero = pos.hero_at[rival]
        if hero != NONE and near >> hero & 1 and not pos.hero_laid >> rival & 1:
            found.append(encode(verbs.KNOCK_HERO, hero, rival))
    return found


def knock(pos: Position, player: int, region: int, rival: int, hero: bool) -> None:
    """Lay an opposing meeple down."""
    pos.lay(rival, region, hero)
    pos.note("laid_down", rival, region=pos.name(region), hero=hero, by=player)


def topple_options(pos: Position, player: int) -> list[int]:
    """List the standing opposing fortresses next to the arriving meeple."""
    if pos.mover_at == NONE:
        return []
    forts = 0
    for rival in range(pos.rules.seats):
        if rival != player:
            forts |= pos.forts[rival] & ~pos.forts_laid[rival]
    near = pos.rules.board.adjacent[pos.mover_at]
    return [encode(verbs.TOPPLE, region) for region in members(forts & near)]


def topple(pos: Position, player: int, region: int) -> None:
    """Lay an opposing fortress down."""
    for rival in range(pos.rules.seats):
        if rival != player and pos.forts[rival] >> region & 1:
            pos.forts_laid[rival] |= 1 << region
            pos.note("fortress_laid_down", rival, region=pos.name(region), by=player)


def stood_up(pos: Position, player: int, region: int, hero: bool) -> None:
    """Stand a meeple up by a Patrol move; opponents may gain by it."""
    pos.stand(player, region, hero)
    if hero:
        pos.hero_moved = True
    else:
        pos.moved.append(region)
    pos.note("stood_up", player, region=pos.name(region), hero=hero)
    for rival in reversed(pos.seats_from(pos.active)):
        if rival != player:
            for abilities in (pos.abilities(rival), pos.hero_abilities(rival)):
                for effect in abilities.standup_watchers:
                    for each in effect.on_rival_stood_up():
                        gain(pos, rival, each.resource, each.amount)
