"""The closed list of conditions an effect may name; a list of them holds if all do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elbowroom.games.kingdoms.engine.terms import (
    MANA,
    NONE,
    ORE,
    PATROL,
    QUEST,
    RUINS,
)
from elbowroom.kernel.bits import size

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position

_ATTACKS: Final = 0
_DEFENDS: Final = 1
_CAME_BY: Final = 2
_WAR_TERRAIN: Final = 3
_AT_HOME: Final = 4
_ABROAD: Final = 5
_BESIDE: Final = 6
_BUILD_BESIDE: Final = 7
_PAYS_ORE: Final = 8
_PAYS_ONE_TYPE: Final = 9
_PAYS_MANA_ONLY: Final = 10
_RIVAL_MEEPLE: Final = 11
_RIVAL_MEEPLE_LAID: Final = 12
_RIVAL_FORTRESS: Final = 13
_NO_RIVAL_FORTRESS: Final = 14
_HERO_FIGHTS: Final = 15
_OTHER_FIGHTS: Final = 16
_HERO_ON: Final = 17
_HERO_AT_HOME: Final = 18
_HERO_REGION: Final = 19
_HERO_ALLIED: Final = 20
_WAR_BESIDE_HERO: Final = 21
_WAR_ON_HERO_TERRITORY: Final = 22
_UNALLIED: Final = 23
_OCCUPIES: Final = 24
_OCCUPIES_BORDER: Final = 25
_OCCUPIES_BESIDE: Final = 26
_OCCUPIES_BESIDE_ABROAD: Final = 27

NO_PAYMENT: Final = 0
"""The set of resource types of an empty payment."""


class Condition(NamedTuple):
    """One condition: which, of what, how many."""

    code: int
    value: int = 0
    least: int = 0


When = tuple[Condition, ...]
ALWAYS: Final[When] = ()

ATTACKING: Final = Condition(_ATTACKS)
DEFENDING: Final = Condition(_DEFENDS)
BY_PATROL: Final = Condition(_CAME_BY, PATROL)
BY_QUEST: Final = Condition(_CAME_BY, QUEST)
AT_HOME: Final = Condition(_AT_HOME)
ABROAD: Final = Condition(_ABROAD)
PAYING_ORE: Final = Condition(_PAYS_ORE)
PAYING_ONE_TYPE: Final = Condition(_PAYS_ONE_TYPE)
PAYING_MANA_ONLY: Final = Condition(_PAYS_MANA_ONLY)
AGAINST_MEEPLE: Final = Condition(_RIVAL_MEEPLE)
AGAINST_LYING_MEEPLE: Final = Condition(_RIVAL_MEEPLE_LAID)
AGAINST_FORTRESS: Final = Condition(_RIVAL_FORTRESS)
AGAINST_NO_FORTRESS: Final = Condition(_NO_RIVAL_FORTRESS)
HERO_FIGHTS: Final = Condition(_HERO_FIGHTS)
OTHER_FIGHTS: Final = Condition(_OTHER_FIGHTS)
HERO_AT_HOME: Final = Condition(_HERO_AT_HOME)
IN_HERO_REGION: Final = Condition(_HERO_REGION)
HERO_ALLIED: Final = Condition(_HERO_ALLIED)
BESIDE_HERO: Final = Condition(_WAR_BESIDE_HERO)
ON_HERO_TERRITORY: Final = Condition(_WAR_ON_HERO_TERRITORY)
UNALLIED: Final = Condition(_UNALLIED)


def fought_in(terrain: int) -> Condition:
    """The war is in a region of a terrain."""
    return Condition(_WAR_TERRAIN, terrain)


def beside(feature: int) -> Condition:
    """The region concerned is beside a kind of feature."""
    return Condition(_BESIDE, feature)


def built_beside(feature: int) -> Condition:
    """The fortress goes beside a kind of feature."""
    return Condition(_BUILD_BESIDE, feature)


def hero_in(terrain: int) -> Condition:
    """The hero is in a region of a terrain."""
    return Condition(_HERO_ON, terrain)


def occupying(terrain: int, least: int) -> Condition:
    """At least so many regions of a terrain are occupied."""
    return Condition(_OCCUPIES, terrain, least)


def occupying_border(least: int) -> Condition:
    """At least so many border regions are occupied."""
    return Condition(_OCCUPIES_BORDER, 0, least)


def occupying_beside(feature: int, least: int) -> Condition:
    """At least so many regions beside a kind of feature are occupied."""
    return Condition(_OCCUPIES_BESIDE, feature, least)


def occupying_beside_abroad(feature: int, least: int) -> Condition:
    """The same, away from home."""
    return Condition(_OCCUPIES_BESIDE_ABROAD, feature, least)


def when(*conditions: Condition) -> When:
    """All of these conditions hold."""
    return conditions


def all_hold(when: When, pos: Position, me: int, region: int, paid: int = NO_PAYMENT) -> bool:
    """Whether every condition is true for a player, in a region, with these types paid."""
    for condition in when:
        code = condition.code
        if code <= _RIVAL_MEEPLE_LAID and code != _BUILD_BESIDE:
            if not _holds_in_war(condition, pos, me, region, paid):
                return False
        elif code <= _OTHER_FIGHTS and code != _BUILD_BESIDE:
            if not _fighters_are(code, pos, me, region):
                return False
        elif not _holds_anywhere(condition, pos, me, region):
            return False
    return True


def _holds_in_war(condition: Condition, pos: Position, me: int, region: int, paid: int) -> bool:
    code = condition.code
    if code == _ATTACKS:
        return pos.war_attacker == me
    if code == _DEFENDS:
        return pos.war_defender == me
    if code == _CAME_BY:
        return pos.war_via == condition.value
    if code == _WAR_TERRAIN:
        return bool(pos.rules.board.of_terrain[condition.value] >> region & 1)
    if code == _AT_HOME:
        return pos.rules.board.territory_of[region] == me
    if code == _ABROAD:
        return pos.rules.board.territory_of[region] != me
    if code == _BESIDE:
        return bool(pos.rules.board.beside[condition.value] >> region & 1)
    if code == _PAYS_ORE:
        return bool(paid >> ORE & 1)
    if code == _PAYS_ONE_TYPE:
        return size(paid) == 1
    if code == _PAYS_MANA_ONLY:
        return paid == 1 << MANA
    rival = pos.war_rival(me)
    if rival == NONE or not pos.first[rival] >> region & 1:
        return False
    if code == _RIVAL_MEEPLE:
        return True
    return bool(pos.laid[rival] & ~pos.rules.board.of_terrain[RUINS] & 1 << region)


def _fighters_are(code: int, pos: Position, me: int, region: int) -> bool:
    if code in (_RIVAL_FORTRESS, _NO_RIVAL_FORTRESS):
        rival = pos.war_rival(me)
        stands = rival != NONE and pos.forts[rival] & ~pos.forts_laid[rival] & 1 << region
        return bool(stands) == (code == _RIVAL_FORTRESS)
    if code == _HERO_FIGHTS:
        return pos.hero_fights(me)
    return pos.meeple_fights(me) and not pos.hero_fights(me)


def _holds_anywhere(condition: Condition, pos: Position, me: int, region: int) -> bool:
    code = condition.code
    board = pos.rules.board
    if code == _BUILD_BESIDE:
        if region == NONE:
            return bool(pos.occupied(me) & board.beside[condition.value])
        return bool(board.beside[condition.value] >> region & 1)
    if code == _UNALLIED:
        return not pos.allied(me)
    if code >= _OCCUPIES:
        return _occupies(condition, pos, me)
    hero = pos.hero_at[me]
    if hero == NONE:
        return False
    if code == _HERO_ON:
        return bool(board.of_terrain[condition.value] >> hero & 1)
    if code == _HERO_AT_HOME:
        return board.territory_of[hero] == me
    if code == _HERO_REGION:
        return hero == region
    if code == _HERO_ALLIED:
        return bool(pos.allied(me) & pos.working(me) & 1 << hero)
    if code == _WAR_BESIDE_HERO:
        return bool(board.adjacent[hero] >> region & 1)
    return board.territory_of[hero] == board.territory_of[region]


def _occupies(condition: Condition, pos: Position, me: int) -> bool:
    """Count the regions of a kind where a player can collect (K-COLLECT-8)."""
    board = pos.rules.board
    code = condition.code
    regions = pos.working(me)
    if code == _OCCUPIES:
        regions &= board.of_terrain[condition.value]
    elif code == _OCCUPIES_BORDER:
        regions &= board.border
    else:
        regions &= board.beside[condition.value]
        if code == _OCCUPIES_BESIDE_ABROAD:
            regions &= ~board.spaces_of[me]
    return size(regions) >= condition.least


def looks_at_building(when: When) -> bool:
    """Whether a price change depends on where the fortress goes (K-HERO-5)."""
    return any([condition.code == _BUILD_BESIDE for condition in when])
