"""What a combo can do, as a few numbers: no names, so that combos of packs are understood too."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of_rules
from elbowroom.conquest.engine.combo import BASE_COST, NO_POWER, Combo, combo_key, power_of, race_of
from elbowroom.conquest.engine.rules import Rules
from elbowroom.kernel.bits import size

FACT_NAMES: Final = (
    "coins_per_nonempty_conquest",
    "coins_each_turn",
    "paying_share_of_the_land",
    "coins_per_marker",
    "cost_change_on_land",
    "cost_change_beside_own_regions",
    "reach_anywhere",
    "enters_water",
    "links",
    "tokens_saved_when_beaten",
    "tokens_gained_by_four_conquests",
    "attack_only_tokens",
    "markers_of_defence",
    "conquests_for_one_token",
    "rolls_before_conquests",
    "names_peace",
    "substitutes",
    "declines_after_scoring",
    "stays_beside_newer_decline",
    "acts_in_decline",
    "keeps_tokens_in_decline",
    "paying_share_in_decline",
)
"""The numbers that describe a combo, in order."""
NO_FACTS: Final[list[float]] = [0.0] * len(FACT_NAMES)
"""What describes a seat without an active race."""
_CONQUESTS: Final = 4
"""Conquests of non-empty regions for which gained tokens are reckoned."""


class Facts:
    """A combo's numbers, and what every region pays it."""

    def __init__(self, rules: Rules, key: int) -> None:
        combo = rules.combo(key)
        self.combo = combo
        self.pays = _pay_by_region(rules, combo)
        """Per region: the coins it brings each turn while held."""
        self.declined_pays = self.pays
        """Per region: the coins it goes on to bring once the race is in decline."""
        self.numbers = NO_FACTS
        if not combo.declined:
            declined = rules.combo(_key_in_decline(rules, key))
            self.declined_pays = _pay_by_region(rules, declined)
            own = heuristics_of_rules(rules).facts(rules, combo)
            self.numbers = _numbers(rules, combo, declined) + own


def _key_in_decline(rules: Rules, key: int) -> int:
    """Give the key of the same race in decline, with its badge if an effect of it lasts."""
    power = power_of(key)
    lasts = any(effect.lasts() for effect in rules.powers[power].effects)
    return combo_key(race_of(key), power if lasts else NO_POWER, declined=True)


def _pay_by_region(rules: Rules, combo: Combo) -> list[int]:
    pays = [1] * len(rules.board.regions)
    for each, regions in combo.coins_for_regions:
        for region in range(len(pays)):
            if regions >> region & 1:
                pays[region] += each
    return pays


def _numbers(rules: Rules, combo: Combo, declined: Combo) -> list[float]:
    land = rules.board.land
    defending = 0
    for kind, count in combo.marks + combo.spread + combo.standing + combo.built:
        marker = rules.markers[kind]
        if marker.immune or marker.defence:
            defending += min(count, marker.supply) * (2 if marker.immune else 1)
    return [
        float(combo.coins_per_nonempty),
        float(combo.coins_each_turn),
        _share(combo.coins_for_regions, land),
        float(sum([coins for _, coins in combo.coins_per_marker])),
        _mean_change(combo, land),
        float(sum([change for change, _ in combo.cost_beside])),
        size(combo.reach & land) / size(land),
        float(bool(combo.enterable & ~land)),
        float(combo.adjacent != rules.board.adjacent),
        float(1 - combo.tokens_lost),
        float(combo.tokens_gained(_CONQUESTS)),
        float(combo.attack_only_tokens),
        float(min(defending, 10)),
        float(sum([min(count, 3) for _, count in combo.for_one])),
        float(combo.rolls),
        float(combo.names_peace),
        float(combo.substitutes),
        float(combo.declines_after_scoring),
        float(declined.stays),
        float(declined.acts_in_decline),
        float(combo.keeps_tokens),
        _share(declined.coins_for_regions, land),
    ]


def _share(paying: list[tuple[int, int]], land: int) -> float:
    """Give the coins all regions would bring together, for each land region there is."""
    return sum([each * size(regions) for each, regions in paying]) / size(land)


def _mean_change(combo: Combo, land: int) -> float:
    costs = [cost for region, cost in enumerate(combo.base_cost) if land >> region & 1]
    return sum(costs) / len(costs) - BASE_COST
