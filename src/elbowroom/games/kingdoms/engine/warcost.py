"""What a number costs in war (K-WAR-3 to -8): values, discounts, legal payments."""

from __future__ import annotations

from elbowroom.games.kingdoms.engine.abilities import Abilities
from elbowroom.games.kingdoms.engine.position import ATTACKER, Position
from elbowroom.games.kingdoms.engine.terms import BASIC, FOOD, HIGHEST_NUMBER, MANA, NONE, ORE
from elbowroom.kernel.reasons import Explanation, Part


def war_value(pos: Position, player: int, resource: int) -> int:
    """Give what a unit pays (K-WAR-4)."""
    value = 2 if resource == MANA else 1 if resource == ORE else 0
    own = pos.abilities(player).own_war_value[resource]
    if pos.hero_fights(player):
        own = max(own, pos.hero_abilities(player).own_war_value[resource])
    if own != NONE:
        value = own
    rival = pos.war_rival(player)
    if rival != NONE:
        theirs = pos.abilities(rival).rival_war_value[resource]
        if theirs == NONE and pos.hero_fights(rival):
            theirs = pos.hero_abilities(rival).rival_war_value[resource]
        if theirs != NONE:
            value = theirs
    return value


def fighting(pos: Position, player: int) -> list[Abilities]:
    """List the abilities that count for a player at war: the hero's only if it fights."""
    found = [pos.abilities(player)]
    if pos.hero_fights(player):
        found.append(pos.hero_abilities(player))
    return found


def fortress_discount(pos: Position, player: int) -> int:
    """Give what a standing fortress in the war region takes off (K-TOWER-5)."""
    region = pos.war_region
    if not pos.forts[player] & ~pos.forts_laid[player] & 1 << region:
        return 0
    rival = pos.war_rival(player)
    if rival != NONE:
        for effect in pos.abilities(rival).fortress_ignorers:
            if effect.ignores_fortress(pos, rival, region):
                return 0
        if pos.hero_fights(rival):
            for effect in pos.hero_abilities(rival).fortress_ignorers:
                if effect.ignores_fortress(pos, rival, region):
                    return 0
    amount = pos.abilities(player).fortress_discount
    if pos.hero_fights(player):
        amount = max(amount, pos.hero_abilities(player).fortress_discount)
    return amount


def has_discounts(pos: Position, player: int) -> bool:
    """Whether any ability may take something off for a player at war."""
    own = pos.abilities(player)
    heroic = pos.hero_abilities(player)
    return bool(own.war_discounts or heroic.war_discounts or heroic.auras or own.shares_discounts)


def ability_discount(pos: Position, player: int, paid: int) -> int:
    """Give what abilities take off when these types of resources are paid (K-WAR-8)."""
    region = pos.war_region
    own = pos.abilities(player)
    less = 0
    for effect in own.war_discounts:
        less += effect.war_discount(pos, player, region, paid)
    heroic = pos.hero_abilities(player)
    if pos.hero_fights(player):
        for effect in heroic.war_discounts:
            less += effect.war_discount(pos, player, region, paid)
    elif pos.meeple_fights(player):
        for effect in heroic.auras:
            less += effect.aura_discount(pos, player, region)
    rival = pos.war_rival(player)
    if own.shares_discounts and rival != NONE:
        for effect in (
            *pos.abilities(rival).war_discounts,
            *pos.hero_abilities(rival).war_discounts,
        ):
            less += effect.war_discount(pos, player, region, paid)
    return less


def surcharge(pos: Position, player: int) -> int:
    """Give what the opponent's abilities add to a number's price."""
    rival = pos.war_rival(player)
    if rival == NONE:
        return 0
    more = 0
    for effect in pos.abilities(rival).surcharges:
        more += effect.war_surcharge(pos, rival, pos.war_region)
    if pos.hero_fights(rival):
        for effect in pos.hero_abilities(rival).surcharges:
            more += effect.war_surcharge(pos, rival, pos.war_region)
    return more


class Purse:
    """What a player at war can pay with, asked once for every set of types."""

    def __init__(self, pos: Position, player: int) -> None:
        self.held = [pos.resource(player, resource) for resource in BASIC]
        self.values = [war_value(pos, player, resource) for resource in BASIC]
        for resource in BASIC:
            if not self.values[resource]:
                self.held[resource] = 0
        fixed = fortress_discount(pos, player) - surcharge(pos, player)
        if has_discounts(pos, player):
            self.less = [fixed + ability_discount(pos, player, paid) for paid in range(8)]
        else:
            self.less = [fixed] * 8

    def highest(self) -> int:
        """Give the highest number that can be paid for (K-WAR-3)."""
        return self.best()[0]

    def best(self) -> tuple[int, int]:
        """Give the highest number that can be paid for, and the types of resources it takes."""
        best = self.less[0]
        taken = 0
        for types in range(1, 8):
            worth = self.less[types]
            possible = True
            for resource in BASIC:
                if types >> resource & 1:
                    possible = possible and self.held[resource] > 0
                    worth += self.held[resource] * self.values[resource]
            if possible and worth > best:
                best = worth
                taken = types
        return best, taken

    def covers(self, number: int, food: int, mana: int, ore: int) -> bool:
        """Whether a payment covers a number."""
        types = (food > 0) << FOOD | (mana > 0) << MANA | (ore > 0) << ORE
        worth = food * self.values[FOOD] + mana * self.values[MANA] + ore * self.values[ORE]
        return worth + self.less[types] >= number

    def payments(self, number: int) -> list[tuple[int, int, int]]:
        """List the legal payments: none could leave out a unit (K-WAR-7)."""
        if self.covers(number, 0, 0, 0):
            return [(0, 0, 0)]
        found: list[tuple[int, int, int]] = []
        for food in range(self.held[FOOD] + 1):
            for mana in range(self.held[MANA] + 1):
                for ore in range(self.held[ORE] + 1):
                    if self.covers(number, food, mana, ore) and not (
                        (food and self.covers(number, food - 1, mana, ore))
                        or (mana and self.covers(number, food, mana - 1, ore))
                        or (ore and self.covers(number, food, mana, ore - 1))
                    ):
                        found.append((food, mana, ore))
        return found


def highest_number(pos: Position, player: int) -> int:
    """Give the highest number a player may set."""
    return min(HIGHEST_NUMBER, Purse(pos, player).highest())


def explain_number(pos: Position, player: int, number: int) -> Explanation:
    """Take the price of a number apart, for a payment of nothing special."""
    parts = [Part(number, "war.number", "K-WAR-7")]
    return war_explanation([*parts, *explain_discounts(pos, player)])


def war_explanation(parts: list[Part]) -> Explanation:
    """Put the parts of a war cost together; it never drops below nothing (K-COST-1)."""
    total = sum([part.amount for part in parts])
    if total < 0:
        parts = [*parts, Part(-total, "war.least", "K-COST-1")]
    return Explanation("war", tuple(parts), "kingdoms")


def explain_discounts(pos: Position, player: int) -> list[Part]:
    """List what makes a number cheaper or dearer."""
    parts: list[Part] = []
    fortress = fortress_discount(pos, player)
    less = ability_discount(pos, player, 0)
    more = surcharge(pos, player)
    if fortress:
        parts.append(Part(-fortress, "war.fortress", "K-TOWER-5"))
    if less:
        parts.append(Part(-less, "war.abilities", "K-WAR-8"))
    if more:
        parts.append(Part(more, "war.surcharge", "K-WAR-8"))
    return parts


def can_conquer_neutral(pos: Position, player: int, space: int, via: int, hero: bool) -> bool:
    """Whether a player could pay for a neutral meeple (K-2P-3)."""
    begin_neutral_war(pos, player, space, via, hero)
    affordable = Purse(pos, player).highest() >= neutral_price(pos)
    end_neutral_war(pos)
    return affordable


def begin_neutral_war(pos: Position, player: int, space: int, via: int, hero: bool) -> None:
    """Set the war fields for the conquest of a neutral meeple (K-2P-8)."""
    pos.war_region = space
    pos.war_attacker = player
    pos.war_defender = NONE
    pos.war_via = via
    pos.war_break = False
    pos.war_heroes = int(hero) << ATTACKER
    pos.war_meeples = 1 << ATTACKER


def end_neutral_war(pos: Position) -> None:
    """Forget a conquest that was only thought of: whoever looks at a position leaves it as it was."""
    pos.war_region = NONE
    pos.war_attacker = NONE
    pos.war_via = 0
    pos.war_heroes = 0
    pos.war_meeples = 0


def neutral_price(pos: Position) -> int:
    """Give the war cost of a neutral meeple: as many as are still in play."""
    return pos.neutral.bit_count()
