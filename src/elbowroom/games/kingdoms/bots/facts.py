"""What is known of a seat in the game of territories and secret dice, as facts that weights can be learned for.

Every fact is a number; a position has some forty of them for each seat. What a seat may expect at
the end of the game is the sum of their weights (value.py).
"""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.terms import (
    BUILD,
    CAPITAL,
    EXPAND,
    FOOD,
    FOREST,
    MANA,
    MOST_MEEPLES,
    MOUNTAIN,
    NONE,
    ORE,
    PEAKS,
    PLAINS,
    RESEARCH,
    RUINS,
    SHIELDS,
    SILVER,
    TOP_MAGIC,
    TOP_TOWER,
    TUNDRA,
)
from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import first_of, verb_of

STAGES: Final = 6
"""How far the end is: 0 once it is sure to come, else by the levels that are missing to it."""
_LEVELS: Final = 8
"""Levels, meeples and heroes are counted below this."""
_TRACK: Final = 10
"""Where a resource is counted: 0 to 9."""
_FEW: Final = 5
"""Small numbers are counted below this."""
_HEROES_TO_RETIRE: Final = 3
MOST_FACTIONS: Final = 40
MOST_HEROES: Final = 40


class Layout:
    """Where each kind of fact begins among the weights."""

    def __init__(self) -> None:
        self.size = 0
        self.ore = self._add(STAGES * _LEVELS * _TRACK)
        self.mana = self._add(STAGES * _LEVELS * _TRACK)
        self.food = self._add(STAGES * _LEVELS * _TRACK)
        self.silver = self._add(STAGES * _TRACK)
        self.total = self._add(STAGES * 32)
        self.moment = self._add(STAGES * 6 * 4)
        self.to_act = self._add(STAGES * 6 * 4)
        self.open = self._add(STAGES * 3 * 4)
        self.yields = self._add(STAGES * 6 * _FEW)
        self.singles = self._add(STAGES * _LEVELS)
        self.points = self._add(STAGES * _LEVELS)
        self.ruins = self._add(STAGES * 2 * _FEW)
        self.bonus = self._add(STAGES * 6 * _LEVELS)
        self.power = self._add(STAGES * 11)
        self.exposed = self._add(STAGES * 3 * _FEW)
        self.faction = self._add(MOST_FACTIONS * 6)
        self.hero = self._add(STAGES * 4 * 4)
        self.hero_card = self._add(MOST_HEROES * 3)
        self.forts = self._add(STAGES * _FEW)
        self.lying = self._add(STAGES * _FEW)
        self.neutral = self._add(STAGES * _LEVELS)
        self.missing = self._add(STAGES * 6 * 6)

    def _add(self, count: int) -> int:
        begin = self.size
        self.size += count
        return begin


LAYOUT: Final = Layout()


def stage(pos: Position) -> int:
    """Tell how far the end of the game is."""
    if pos.triggered:
        return 0
    least = STAGES - 1
    for player in range(pos.rules.seats):
        least = min(least, missing(pos, player))
    return max(1, least)


def missing(pos: Position, player: int) -> int:
    """Count the levels or meeples a player still needs to bring the end about."""
    left = min(
        MOST_MEEPLES - pos.meeples(player),
        TOP_TOWER - pos.tower[player],
        TOP_MAGIC - pos.magic[player],
    )
    if pos.rules.heroes_call:
        left = min(left, _HEROES_TO_RETIRE - size(pos.retired[player]))
    return max(0, left)


def facts(pos: Position, player: int, at: int) -> list[int]:
    """List the facts of one seat; `at` is the stage of the game."""
    found: list[int] = []
    _add_resources(found, pos, player, at)
    _add_moment(found, pos, player, at)
    _add_regions(found, pos, player, at)
    _add_war(found, pos, player, at)
    _add_people(found, pos, player, at)
    if pos.rules.heroes_call:
        _add_heroes(found, pos, player, at)
    return found


def _add_resources(found: list[int], pos: Position, player: int, at: int) -> None:
    first = player * 4
    food, mana, ore = pos.resources[first], pos.resources[first + 1], pos.resources[first + 2]
    here = at * _LEVELS
    meeples = min(_LEVELS - 1, pos.meeples(player))
    found.append(LAYOUT.ore + (here + pos.tower[player]) * _TRACK + ore)
    found.append(LAYOUT.mana + (here + pos.magic[player]) * _TRACK + mana)
    found.append(LAYOUT.food + (here + meeples) * _TRACK + food)
    found.append(LAYOUT.total + at * 32 + food + mana + ore)


def _add_moment(found: list[int], pos: Position, player: int, at: int) -> None:
    """Tell where in the round the game is, and what the player may still do in it."""
    seats = pos.rules.seats
    covered = size(pos.shields)
    selecting = pos.selected == NONE
    following = pos.active if selecting else pos.active + 1
    left = SHIELDS - covered
    wait = (player - following) % seats
    mine = 0 if wait >= left else 1 + (left - wait - 1) // seats
    found.append(LAYOUT.moment + (at * 6 + left) * 4 + min(3, mine))
    found.append(LAYOUT.missing + (at * 6 + min(5, missing(pos, player))) * 6 + min(left, 5))
    affordable = _affordable(pos, player)
    for place, action in enumerate((BUILD, RESEARCH, EXPAND)):
        state = (affordable >> place & 1) * 2 + (pos.shields >> action & 1)
        found.append(LAYOUT.open + (at * 3 + place) * 4 + state)
    if not selecting and _acts_later(pos, player):
        place = {BUILD: 0, RESEARCH: 1, EXPAND: 2}.get(pos.selected, NONE)
        able = affordable >> place & 1 if place != NONE else 0
        leads = int(player == pos.active)
        found.append(LAYOUT.to_act + (at * 6 + pos.selected) * 4 + leads * 2 + able)


def _affordable(pos: Position, player: int) -> int:
    """Give what a player can pay the printed price of: tower 1, magic 2, meeple 4."""
    first = player * 4
    silver = pos.resources[first + SILVER]
    tower, magic, meeples = pos.tower[player], pos.magic[player], pos.meeples(player)
    found = 0
    if tower < TOP_TOWER and pos.resources[first + ORE] + silver > tower:
        found |= 1
    if magic < TOP_MAGIC and pos.resources[first + MANA] + silver > magic:
        found |= 2
    if meeples < MOST_MEEPLES and pos.resources[first + FOOD] + silver > meeples:
        found |= 4
    return found


def _acts_later(pos: Position, player: int) -> bool:
    """Whether a player has still to act in this turn."""
    for step in pos.stack:
        kind = verb_of(step)
        if kind in (steps.BEGIN_ACT, steps.ACT) and first_of(step) == player:
            return True
    return False


def _add_regions(found: list[int], pos: Position, player: int, at: int) -> None:
    """Count what collecting would bring by kind, and what capitals and ruins do."""
    lands = pos.rules.board.of_terrain
    working = pos.working(player)
    here = at * 6
    for place, terrains in enumerate(
        (
            lands[PLAINS],
            lands[FOREST],
            lands[MOUNTAIN],
            lands[PEAKS],
            lands[RUINS] | lands[TUNDRA],
        )
    ):
        count = min(_FEW - 1, size(working & terrains))
        found.append(LAYOUT.yields + (here + place) * _FEW + count)
    points = 0
    capitals = pos.first[player] & lands[CAPITAL]
    if capitals:
        others = 0
        for other in range(pos.rules.seats):
            if other != player:
                others |= pos.first[other]
        points = 2 * size(capitals & ~others) + size(capitals & others)
    found.append(LAYOUT.points + at * _LEVELS + min(_LEVELS - 1, points))
    searching = min(_FEW - 1, pos.meeples_in(player, lands[RUINS]))
    if searching:
        kept = int(pos.abilities(player).keeps_ruins)
        found.append(LAYOUT.ruins + (at * 2 + kept) * _FEW + searching)
    alone = pos.first[player] & ~pos.second[player]
    found.append(LAYOUT.singles + at * _LEVELS + min(_LEVELS - 1, size(alone)))


def _add_war(found: list[int], pos: Position, player: int, at: int) -> None:
    """Compare what can be paid for in war, and count the meeples within reach of others."""
    mine = 2 * pos.resources[player * 4 + MANA] + pos.resources[player * 4 + ORE]
    theirs = 0
    near = 0
    board = pos.rules.board
    for other in range(pos.rules.seats):
        if other != player:
            theirs = max(
                theirs, 2 * pos.resources[other * 4 + MANA] + pos.resources[other * 4 + ORE]
            )
            near |= pos.first[other]
    lead = max(-5, min(5, (mine - theirs) // 2))
    found.append(LAYOUT.power + at * 11 + lead + 5)
    alone = pos.first[player] & ~pos.second[player] & ~board.of_terrain[TUNDRA]
    exposed = 0
    for spaces in board.spaces_of:
        if spaces & near:
            exposed += size(alone & spaces)
    if exposed:
        side = 0 if lead < 0 else 1 if lead == 0 else 2
        found.append(LAYOUT.exposed + (at * 3 + side) * _FEW + min(_FEW - 1, exposed))


def _add_people(found: list[int], pos: Position, player: int, at: int) -> None:
    """Tell the faction, its level, and what its bonus would bring by now."""
    magic = pos.magic[player]
    number = pos.faction[player]
    if number >= 0:
        found.append(LAYOUT.faction + number * 6 + magic)
        bonus = 0
        for effect in pos.rules.factions[number].levels[TOP_MAGIC].scorers:
            bonus += effect.victory_points(pos, player)
        found.append(LAYOUT.bonus + (at * 6 + magic) * _LEVELS + max(0, min(_LEVELS - 1, bonus)))
    lying = size(pos.laid[player] & ~pos.rules.board.of_terrain[RUINS])
    if lying:
        found.append(LAYOUT.lying + at * _FEW + min(_FEW - 1, lying))
    if pos.rules.lost_kingdom:
        left = min(_LEVELS - 1, size(pos.neutral))
        found.append(LAYOUT.neutral + at * _LEVELS + left)


def _add_heroes(found: list[int], pos: Position, player: int, at: int) -> None:
    """Tell the hero, the heroes retired, silver and fortresses abroad."""
    level = pos.hero_level[player] if pos.hero_at[player] != NONE else 0
    retired = min(3, size(pos.retired[player]))
    found.append(LAYOUT.hero + (at * 4 + retired) * 4 + min(3, level))
    card = pos.hero_card[player]
    if level and card >= 0:
        found.append(LAYOUT.hero_card + card * 3 + min(2, level))
    found.append(LAYOUT.silver + at * _TRACK + pos.resources[player * 4 + SILVER])
    if pos.rules.has_land:
        abroad = size(pos.forts[player] & ~pos.rules.board.spaces_of[player])
        found.append(LAYOUT.forts + at * _FEW + min(_FEW - 1, abroad))
