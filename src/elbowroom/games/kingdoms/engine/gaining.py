"""Gaining and losing units (K-COMP-3), also those of choice."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.hooks import Gain
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import ANY, BASIC, FULL, RESOURCES


def gain(pos: Position, player: int, resource: int, amount: int) -> None:
    """Give a player units; what does not fit on the track is lost."""
    if resource == ANY:
        if amount and any([pos.room_for(player, each) for each in BASIC]):
            pos.push(steps.GAIN, player, amount)
        return
    place = player * 4 + resource
    got = min(amount, FULL - pos.resources[place])
    pos.resources[place] += got
    if got and pos.events is not None:
        pos.note("gained", player, resource=RESOURCES[resource], amount=got)


def gain_all(pos: Position, player: int, gains: tuple[Gain, ...]) -> None:
    """Give a player several gains; the units of choice are asked for in order."""
    for each in reversed(gains):
        if each.resource == ANY:
            gain(pos, player, ANY, each.amount)
    for each in gains:
        if each.resource != ANY:
            gain(pos, player, each.resource, each.amount)


def lose(pos: Position, player: int, resource: int, amount: int) -> None:
    """Take units from a player."""
    pos.resources[player * 4 + resource] -= amount
    if amount and pos.events is not None:
        pos.note("lost", player, resource=RESOURCES[resource], amount=amount)


def held(pos: Position, player: int) -> list[int]:
    """List the resources a player has that can be taken: food, mana, ore."""
    return [resource for resource in BASIC if pos.resource(player, resource)]
