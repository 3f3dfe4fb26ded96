"""Points and ranks (K-SCORE, K-TIE)."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    BUILD,
    CAPITAL,
    EXPAND,
    TOP_MAGIC,
    TOP_TOWER,
    TOWER_POINTS,
)
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.reasons import Explanation, Part

_ALONE: Final = 2
_SHARED: Final = 1
_HERO_POINTS: Final = 3


def score_parts(pos: Position, player: int) -> list[Part]:
    """Take a player's points apart; meeples in ruins must be gone already."""
    rules = pos.rules
    parts = [
        Part(pos.meeples(player), "score.meeples", "K-SCORE-1"),
        Part(pos.magic[player], "score.magic", "K-SCORE-2"),
        Part(TOWER_POINTS[pos.tower[player]], "score.tower", "K-SCORE-4"),
    ]
    if pos.magic[player] == TOP_MAGIC and pos.faction[player] >= 0:
        faction = rules.factions[pos.faction[player]]
        bonus = 0
        for effect in pos.abilities(player).scorers:
            bonus += effect.victory_points(pos, player)
        parts.append(Part(bonus, f"faction.{faction.id}", "K-SCORE-3"))
    capital = capital_points(pos, player)
    if capital:
        parts.append(Part(capital, "score.capital", "K-SCORE-5"))
    retired = size(pos.retired[player])
    if retired:
        points = _HERO_POINTS * retired
        parts.append(Part(points, "score.heroes", "K-SCORE-6"))
    if rules.heroes_call and rules.has_land:
        abroad = size(pos.forts[player] & ~rules.board.spaces_of[player])
        if abroad:
            parts.append(Part(abroad, "score.fortresses", "K-SCORE-7"))
    return parts


def capital_points(pos: Position, player: int) -> int:
    """Count the points for capitals a player occupies (K-CAPITAL-1)."""
    points = 0
    for region in members(pos.occupied(player) & pos.rules.board.of_terrain[CAPITAL]):
        others = [
            other
            for other in range(pos.rules.seats)
            if other != player and pos.first[other] >> region & 1
        ]
        points += _SHARED if others else _ALONE
    return points


def points_gained(pos: Position, player: int, action: int) -> int:
    """Give the points that the next level of tower or magic, or one meeple more, brings at the end."""
    if action == EXPAND:
        return 1
    track = pos.tower if action == BUILD else pos.magic
    if track[player] >= (TOP_TOWER if action == BUILD else TOP_MAGIC):
        return 0
    before = _points(pos, player)
    track[player] += 1
    gained = _points(pos, player) - before
    track[player] -= 1
    return gained


def _points(pos: Position, player: int) -> int:
    return sum([part.amount for part in score_parts(pos, player)])


def explain_score(pos: Position, player: int) -> Explanation:
    """Take the points a player would have if the game ended now apart."""
    return Explanation("points", tuple(score_parts(pos, player)), "kingdoms")


def scores(pos: Position) -> list[int]:
    """Give every player's points."""
    return [_points(pos, player) for player in range(pos.rules.seats)]


def standings(pos: Position) -> list[tuple[int, int, int, int, int]]:
    """Give what decides the order of players (K-TIE-1)."""
    points = scores(pos)
    return [
        (
            points[player],
            pos.meeples(player),
            pos.tower[player],
            pos.magic[player],
            sum(pos.resources[player * 4 : player * 4 + 4]),
        )
        for player in range(pos.rules.seats)
    ]


def ranks(pos: Position) -> list[int]:
    """Rank the players from 1; equal ones share a rank."""
    found = standings(pos)
    return [1 + sum([other > mine for other in found]) for mine in found]
