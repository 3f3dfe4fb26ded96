"""Where tokens and markers go: evenly, and first where enemies are near."""

from __future__ import annotations

from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.redeploy import moves_freely
from elbowroom.kernel.bits import members


def threat(pos: Position, player: int, region: int) -> int:
    """Count the tokens of other players next to a region."""
    tokens = 0
    for beside in members(pos.rules.board.adjacent[region]):
        holder = pos.holder[beside]
        if holder != NONE and pos.rules.army_player[holder] != player:
            tokens += pos.tokens[beside]
    return tokens


def most_threatened(pos: Position, player: int, regions: int) -> list[int]:
    """List regions by the enemy tokens next to them, most first, then by number."""
    return sorted(members(regions), key=lambda region: (-threat(pos, player, region), region))


def even_shares(pieces: int, regions: list[int]) -> dict[int, int]:
    """Share pieces evenly among regions, the remainder to the first of them."""
    each, remainder = divmod(pieces, len(regions))
    return {region: each + (place < remainder) for place, region in enumerate(regions)}


def next_redeployment(pos: Position, army: int, order: list[int]) -> tuple[int, int] | None:
    """Give the next region of an army to set and its count; one that stays put only adds to its regions."""
    counts = {region: pos.tokens[region] for region in order}
    hand = pos.hand[army]
    if not moves_freely(pos, army):
        return next_change(counts, levelled(counts, hand), hand, pos.settled)
    wanted = even_shares(sum(counts.values()) + hand, order)
    return next_change(counts, wanted, hand, pos.settled)


def levelled(counts: dict[int, int], pieces: int) -> dict[int, int]:
    """Add pieces one by one where fewest are; of equals, to the first named."""
    filled = dict(counts)
    for _ in range(pieces):
        lowest = min(filled, key=lambda region: filled[region])
        filled[lowest] += 1
    return filled


def next_change(
    counts: dict[int, int], wanted: dict[int, int], hand: int, settled: int
) -> tuple[int, int] | None:
    """Give the next region to set and its count: first those lowered, then those raised."""
    for region, count in counts.items():
        if count > wanted[region] and not settled >> region & 1:
            return (region, wanted[region])
    if hand:
        for region, count in counts.items():
            if count < wanted[region]:
                return (region, min(wanted[region], count + hand))
    return None
