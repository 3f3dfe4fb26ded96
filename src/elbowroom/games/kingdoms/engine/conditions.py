"""The closed list of conditions an effect may name; a list of them holds if all do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from elbowroom.games.kingdoms.engine.terms import (
    CRAGS,
    FEATURES,
    MANA,
    NONE,
    ORE,
    PATROL,
    QUEST,
    RUINS,
    TERRAINS,
    WATERS,
)
from elbowroom.kernel.bits import size
from elbowroom.kernel.errors import InvalidPack

if TYPE_CHECKING:
    from elbowroom.games.kingdoms.engine.position import Position

ATTACKS: Final = 0
DEFENDS: Final = 1
CAME_BY: Final = 2
WAR_TERRAIN: Final = 3
AT_HOME: Final = 4
ABROAD: Final = 5
BESIDE: Final = 6
BUILD_BESIDE: Final = 7
PAYS_ORE: Final = 8
PAYS_ONE_TYPE: Final = 9
PAYS_MANA_ONLY: Final = 10
RIVAL_MEEPLE: Final = 11
RIVAL_MEEPLE_LAID: Final = 12
RIVAL_FORTRESS: Final = 13
NO_RIVAL_FORTRESS: Final = 14
HERO_FIGHTS: Final = 15
OTHER_FIGHTS: Final = 16
HERO_ON: Final = 17
HERO_AT_HOME: Final = 18
HERO_REGION: Final = 19
HERO_ALLIED: Final = 20
WAR_BESIDE_HERO: Final = 21
WAR_ON_HERO_TERRITORY: Final = 22
UNALLIED: Final = 23
OCCUPIES: Final = 24
OCCUPIES_BORDER: Final = 25
OCCUPIES_BESIDE: Final = 26
OCCUPIES_BESIDE_ABROAD: Final = 27

NO_PAYMENT: Final = 0
"""The set of resource types of an empty payment."""


class Condition(NamedTuple):
    """One condition: which, of what, how many."""

    code: int
    value: int = 0
    least: int = 0


When = tuple[Condition, ...]
ALWAYS: Final[When] = ()

_PLAIN: Final = {
    "role:attack": Condition(ATTACKS),
    "role:defend": Condition(DEFENDS),
    "via:patrol": Condition(CAME_BY, PATROL),
    "via:quest": Condition(CAME_BY, QUEST),
    "home:yes": Condition(AT_HOME),
    "home:no": Condition(ABROAD),
    "payment:has_ore": Condition(PAYS_ORE),
    "payment:single_type": Condition(PAYS_ONE_TYPE),
    "payment:mana_only": Condition(PAYS_MANA_ONLY),
    "rival_meeple:present": Condition(RIVAL_MEEPLE),
    "rival_meeple:laid_down": Condition(RIVAL_MEEPLE_LAID),
    "rival_fortress:standing": Condition(RIVAL_FORTRESS),
    "rival_fortress:none": Condition(NO_RIVAL_FORTRESS),
    "hero:fights": Condition(HERO_FIGHTS),
    "hero:absent": Condition(OTHER_FIGHTS),
    "hero_on:home": Condition(HERO_AT_HOME),
    "region:hero": Condition(HERO_REGION),
    "hero_region:allied": Condition(HERO_ALLIED),
    "war_region:adjacent_to_hero": Condition(WAR_BESIDE_HERO),
    "war_region:hero_territory": Condition(WAR_ON_HERO_TERRITORY),
    "alliances:none": Condition(UNALLIED),
}


def read_condition(text: str) -> Condition:
    """Read a condition code."""
    if text in _PLAIN:
        return _PLAIN[text]
    words = text.split(":")
    if words[0] == "region_type" and words[1] in TERRAINS:
        return Condition(WAR_TERRAIN, TERRAINS.index(words[1]))
    if words[0] == "hero_on" and words[1] in TERRAINS:
        return Condition(HERO_ON, TERRAINS.index(words[1]))
    if words[0] == "beside" and words[1] in FEATURES:
        return Condition(BESIDE, FEATURES[words[1]])
    if words[0] == "build_beside" and words[1] in FEATURES:
        return Condition(BUILD_BESIDE, FEATURES[words[1]])
    if words[0] == "occupy" and len(words) == len(("occupy", "kind", "count")):
        return _read_occupation(words[1], int(words[2]))
    raise InvalidPack([f"There is no condition '{text}'."])


def _read_occupation(kind: str, count: int) -> Condition:
    if kind in TERRAINS:
        return Condition(OCCUPIES, TERRAINS.index(kind), count)
    found = {
        "border": Condition(OCCUPIES_BORDER, 0, count),
        "beside_water": Condition(OCCUPIES_BESIDE, WATERS, count),
        "beside_crag": Condition(OCCUPIES_BESIDE, CRAGS, count),
        "beside_water_foreign": Condition(OCCUPIES_BESIDE_ABROAD, WATERS, count),
    }.get(kind)
    if found is None:
        raise InvalidPack([f"There is no kind of region '{kind}' to occupy."])
    return found


def read_when(codes: list[str]) -> When:
    """Read a list of condition codes."""
    return tuple([read_condition(code) for code in codes])


def all_hold(when: When, pos: Position, me: int, region: int, paid: int = NO_PAYMENT) -> bool:
    """Whether every condition is true for a player, in a region, with these types paid."""
    for condition in when:
        code = condition.code
        if code <= RIVAL_MEEPLE_LAID and code != BUILD_BESIDE:
            if not _holds_in_war(condition, pos, me, region, paid):
                return False
        elif code <= OTHER_FIGHTS and code != BUILD_BESIDE:
            if not _fighters_are(code, pos, me, region):
                return False
        elif not _holds_anywhere(condition, pos, me, region):
            return False
    return True


def _holds_in_war(condition: Condition, pos: Position, me: int, region: int, paid: int) -> bool:
    code = condition.code
    if code == ATTACKS:
        return pos.war_attacker == me
    if code == DEFENDS:
        return pos.war_defender == me
    if code == CAME_BY:
        return pos.war_via == condition.value
    if code == WAR_TERRAIN:
        return bool(pos.rules.board.of_terrain[condition.value] >> region & 1)
    if code == AT_HOME:
        return pos.rules.board.territory_of[region] == me
    if code == ABROAD:
        return pos.rules.board.territory_of[region] != me
    if code == BESIDE:
        return bool(pos.rules.board.beside[condition.value] >> region & 1)
    if code == PAYS_ORE:
        return bool(paid >> ORE & 1)
    if code == PAYS_ONE_TYPE:
        return size(paid) == 1
    if code == PAYS_MANA_ONLY:
        return paid == 1 << MANA
    rival = pos.war_rival(me)
    if rival == NONE or not pos.first[rival] >> region & 1:
        return False
    if code == RIVAL_MEEPLE:
        return True
    return bool(pos.laid[rival] & ~pos.rules.board.of_terrain[RUINS] & 1 << region)


def _fighters_are(code: int, pos: Position, me: int, region: int) -> bool:
    if code in (RIVAL_FORTRESS, NO_RIVAL_FORTRESS):
        rival = pos.war_rival(me)
        stands = rival != NONE and pos.forts[rival] & ~pos.forts_laid[rival] & 1 << region
        return bool(stands) == (code == RIVAL_FORTRESS)
    if code == HERO_FIGHTS:
        return pos.hero_fights(me)
    return pos.meeple_fights(me) and not pos.hero_fights(me)


def _holds_anywhere(condition: Condition, pos: Position, me: int, region: int) -> bool:
    code = condition.code
    board = pos.rules.board
    if code == BUILD_BESIDE:
        if region == NONE:
            return bool(pos.occupied(me) & board.beside[condition.value])
        return bool(board.beside[condition.value] >> region & 1)
    if code == UNALLIED:
        return not pos.allied(me)
    if code >= OCCUPIES:
        return _occupies(condition, pos, me)
    hero = pos.hero_at[me]
    if hero == NONE:
        return False
    if code == HERO_ON:
        return bool(board.of_terrain[condition.value] >> hero & 1)
    if code == HERO_AT_HOME:
        return board.territory_of[hero] == me
    if code == HERO_REGION:
        return hero == region
    if code == HERO_ALLIED:
        return bool(pos.allied(me) & pos.working(me) & 1 << hero)
    if code == WAR_BESIDE_HERO:
        return bool(board.adjacent[hero] >> region & 1)
    return board.territory_of[hero] == board.territory_of[region]


def _occupies(condition: Condition, pos: Position, me: int) -> bool:
    """Count the regions of a kind where a player can collect (K-COLLECT-8)."""
    board = pos.rules.board
    code = condition.code
    regions = pos.working(me)
    if code == OCCUPIES:
        regions &= board.of_terrain[condition.value]
    elif code == OCCUPIES_BORDER:
        regions &= board.border
    else:
        regions &= board.beside[condition.value]
        if code == OCCUPIES_BESIDE_ABROAD:
            regions &= ~board.spaces_of[me]
    return size(regions) >= condition.least


def looks_at_building(when: When) -> bool:
    """Whether a price change depends on where the fortress goes (K-HERO-5)."""
    return any([condition.code == BUILD_BESIDE for condition in when])
