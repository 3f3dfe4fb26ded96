"""Effects at the end of the game: the bonuses of level 5."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from elbowroom.games.kingdoms.engine.hooks import Effect
from elbowroom.games.kingdoms.engine.terms import (
    BASIC,
    CAPITAL,
    CRAGS,
    FOREST,
    MANA,
    MOUNTAIN,
    PEAKS,
    PLAINS,
    RUINS,
    SILVER,
    TUNDRA,
    WATERS,
)
from elbowroom.kernel.bits import members, size

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position

NO_CAP: Final = 0

# The rules a bonus counts by.
COPY_BEST: Final = "copy_best_rival_bonus"
_TERRAIN_RULES: Final = {"per_forest": FOREST, "per_mountain": MOUNTAIN, "per_plains": PLAINS}
_FEW_RESOURCES: Final = 3
_MANY: Final = 4
_VERY_MANY: Final = 5
_MANY_TYPES: Final = 4
_MANY_ABROAD: Final = 2


@dataclass(frozen=True)
class Vp(Effect):
    """Points for something counted at the end."""

    rule: str
    each: int = 1
    most: int = NO_CAP

    def victory_points(self, pos: Position, me: int) -> int:
        if self.rule == COPY_BEST:
            return max(1, min(self.most, pos.best_rival_bonus(me)))
        points = self.each * _count(self.rule, pos, me)
        return points if self.most == NO_CAP else min(self.most, points)


@dataclass(frozen=True)
class RuinsScored(Effect):
    """Meeples in ruins are kept and count."""

    def keeps_ruins(self) -> bool:
        return True


def _count(rule: str, pos: Position, me: int) -> int:
    if rule in _TERRAIN_RULES:
        return size(pos.occupied(me) & pos.rules.board.of_terrain[_TERRAIN_RULES[rule]])
    if rule.startswith(("per_beside", "per_meeple_")):
        return _count_places(rule, pos, me)
    if rule.startswith(("per_rival", "tower_top")):
        return _compare(rule, pos, me)
    if rule.startswith(("per_track", "per_two", "per_war", "per_fortress", "per_alliance")):
        return _count_own(rule, pos, me)
    return _judge(rule, pos, me)


def _count_places(rule: str, pos: Position, me: int) -> int:
    board = pos.rules.board
    if rule == "per_meeple_in_crag":
        return pos.meeples_in(me, board.enterable_features[CRAGS])
    if rule == "per_meeple_in_water":
        return pos.meeples_in(me, board.enterable_features[WATERS])
    if rule == "per_meeple_peaks_tundra":
        return pos.meeples_in(me, board.of_terrain[PEAKS] | board.of_terrain[TUNDRA])
    occupied = pos.occupied(me)
    if rule == "per_beside_crag":
        return size(occupied & board.beside[CRAGS])
    if rule == "per_beside_water":
        return size(occupied & board.beside[WATERS])
    return size(occupied & board.beside[WATERS] & ~board.spaces_of[me])


def _compare(rule: str, pos: Position, me: int) -> int:
    rivals = [player for player in range(pos.rules.seats) if player != me]
    if rule == "tower_top":
        return int(all([pos.tower[rival] <= pos.tower[me] for rival in rivals]))
    if rule == "per_rival_fewer_meeples":
        return sum([pos.meeples(rival) < pos.meeples(me) for rival in rivals])
    if rule == "per_rival_poor":
        return sum([pos.basic_total(rival) <= _FEW_RESOURCES for rival in rivals])
    if rule == "per_rival_less_mana":
        mine = pos.resource(me, MANA)
        return sum([pos.resource(rival, MANA) < mine for rival in rivals])
    laid = 0
    for rival in rivals:
        outside = ~pos.rules.board.of_terrain[RUINS]
        laid += size(pos.laid[rival] & outside) + size(pos.both_laid[rival] & outside)
    return laid


def _count_own(rule: str, pos: Position, me: int) -> int:
    if rule == "per_alliance":
        return size(pos.allied(me))
    if rule == "per_two_fortresses":
        return size(pos.forts[me]) // 2
    if rule == "per_two_tower_levels":
        return pos.tower[me] // 2
    if rule == "per_war_won":
        return pos.wars_won[me]
    if rule == "per_fortress_removed":
        return pos.forts_taken[me]
    if rule == "per_track_ge4":
        return sum([pos.resource(me, resource) >= _MANY for resource in BASIC])
    tracks = (*BASIC, SILVER)
    return sum([pos.resource(me, resource) >= _VERY_MANY for resource in tracks])


def _judge(rule: str, pos: Position, me: int) -> int:
    board = pos.rules.board
    mine = pos.first[me]
    if rule == "home_clear":
        others = [pos.first[rival] for rival in range(pos.rules.seats) if rival != me]
        return int(not any([other & board.spaces_of[me] for other in others]))
    if rule == "per_foreign_territory":
        foreign = [spaces for number, spaces in enumerate(board.spaces_of) if number != me]
        return sum([bool(mine & spaces) for spaces in foreign])
    if rule == "all_on_border":
        return int(mine != 0 and not mine & ~board.border)
    if rule == "meeples_on_rival_homes_ge2":
        homes = 0
        for rival in range(pos.rules.seats):
            if rival != me:
                homes |= board.spaces_of[rival]
        return int(pos.meeples_in(me, homes) >= _MANY_ABROAD)
    if rule == "region_types_ge4":
        regions = pos.occupied(me) & ~board.of_terrain[RUINS]
        return int(len({board.terrain[region] for region in members(regions)}) >= _MANY_TYPES)
    if rule == "capital_or_alliance":
        return int(bool(pos.occupied(me) & board.of_terrain[CAPITAL] or pos.allied(me)))
    raise LookupError(rule)


VP_RULES: Final = (
    COPY_BEST,
    *_TERRAIN_RULES,
    "per_meeple_in_crag",
    "per_meeple_in_water",
    "per_meeple_peaks_tundra",
    "per_beside_crag",
    "per_beside_water",
    "per_beside_water_foreign",
    "tower_top",
    "per_rival_fewer_meeples",
    "per_rival_poor",
    "per_rival_less_mana",
    "per_rival_laid_down",
    "per_alliance",
    "per_two_fortresses",
    "per_two_tower_levels",
    "per_war_won",
    "per_fortress_removed",
    "per_track_ge4",
    "per_track_ge5_with_silver",
    "home_clear",
    "per_foreign_territory",
    "all_on_border",
    "meeples_on_rival_homes_ge2",
    "region_types_ge4",
    "capital_or_alliance",
)
"""Every rule a bonus may count by."""
