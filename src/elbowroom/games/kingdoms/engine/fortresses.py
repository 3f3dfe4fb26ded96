"""Removing fortresses: lost wars, and lying ones that are entered."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine.gaining import gain_all
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import NONE


def remove_fortress(pos: Position, owner: int, space: int, by: int) -> None:
    """Return a fortress to its owner's supply and lower the tower (K-TOWER-6)."""
    bit = 1 << space
    if not pos.forts[owner] & bit:
        return
    pos.forts[owner] &= ~bit
    pos.forts_laid[owner] &= ~bit
    pos.tower[owner] -= 1
    pos.note("fortress_removed", owner, region=pos.name(space), by=by)
    if by == NONE:
        return
    pos.forts_taken[by] += 1
    for abilities in (pos.abilities(by), pos.hero_abilities(by)):
        for effect in abilities.razers:
            gain_all(pos, by, effect.on_fortress_removed())


def trample(pos: Position, player: int, space: int) -> None:
    """Remove an opposing fortress that lies alone where a meeple comes in (K-TOWER-9)."""
    bit = 1 << space
    if pos.pieces(player) & bit:
        return  # K-ALLY-8
    for owner in range(pos.rules.seats):
        if owner != player and pos.forts_laid[owner] & bit and not pos.first[owner] & bit:
            remove_fortress(pos, owner, space, player)
