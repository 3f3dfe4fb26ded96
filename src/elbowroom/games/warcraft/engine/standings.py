"""Who is ahead: players, or sides (W-END, W-TEAM-7)."""

from __future__ import annotations

from elbowroom.conquest.engine.scoring import map_tokens
from elbowroom.conquest.engine.scoring import ranks as ranks_of_players
from elbowroom.games.warcraft.engine.position import Islands


def ranks(pos: Islands) -> list[int]:
    """Rank the seats; in the variant with sides, all seats of a side alike."""
    if len(pos.rules.sides) == 1:
        return ranks_of_players(pos)
    standing = [_side_standing(pos, seat) for seat in range(pos.rules.players)]
    better = [
        {pos.rules.side_of[other] for other, theirs in enumerate(standing) if theirs > own}
        for own in standing
    ]
    return [1 + len(sides) for sides in better]


def _side_standing(pos: Islands, seat: int) -> list[int]:
    """Give what a side is compared by: its best player, the other one, all its tokens."""
    mates = [other for other in range(pos.rules.players) if pos.are_mates(seat, other)]
    coins = sorted([pos.coins[mate] for mate in mates], reverse=True)
    tokens = sum([map_tokens(pos, mate) for mate in mates])
    if not pos.own.best_counts:
        return [sum(coins), 0, tokens]
    second = coins[1] if len(coins) > 1 else 0
    return [coins[0], second, tokens]
