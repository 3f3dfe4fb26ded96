"""What bots know of Warcraft: sites, factions, tolls and pieces of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from elbowroom.conquest.bots.evaluation.heuristics import (
    BY_JUDGEMENT,
    BY_RISK,
    CHEAPEST,
    FIRST,
    MOST,
    NOTHING,
    PAID,
    STRONGEST,
    Heuristics,
)
from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.champion import place_of, standing_at
from elbowroom.games.warcraft.engine.combo import WarcraftCombo
from elbowroom.games.warcraft.engine.markers import OBJECTIVE
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.rules import SiteTable
from elbowroom.games.warcraft.engine.scoring import shore_pays, site_income
from elbowroom.games.warcraft.engine.traits import FACTIONS, SIDES
from elbowroom.kernel.bits import size
from elbowroom.kernel.notation import first_of, second_of, verb_of

PASSAGE_WORTH: Final = 0.5
"""What free passage is worth each turn, in coins."""
ANYWHERE_WORTH: Final = 0.8
"""What a conquest anywhere is worth each turn."""
DISCOUNT_WORTH: Final = 0.45
"""What a token saved each turn is worth."""
LONE_WORTH: Final = 0.3
SHIELD_WORTH: Final = 0.8
SPARED_WORTH: Final = 0.8
TOKEN_WORTH: Final = 0.8
"""What a token more each turn is worth."""
BONUS_WORTH: Final = 0.5
TRIBUTE_WORTH: Final = 0.6
PUSH_WORTH: Final = 0.7
"""What a defender less is worth on the way to a conquest."""
RAID_WORTH: Final = 0.8
"""What an artifact brought home promises beyond its own worth."""
MOST_PUSHES: Final = 6
MOST_SWAPS: Final = 6
MOST_STRIKES: Final = 6
LATE: Final = 2
"""Rounds before the end from which new tokens are not bought any more."""


def worth_of(table: SiteTable) -> float:
    """Reckon what a site is worth each turn beyond the coins it pays now."""
    worth = DISCOUNT_WORTH * table.discount + TOKEN_WORTH * table.tokens
    worth += ANYWHERE_WORTH if table.anywhere else 0.0
    worth += LONE_WORTH if table.lone_units else 0.0
    worth += SHIELD_WORTH if table.shield else 0.0
    worth += SPARED_WORTH if table.spares_units else 0.0
    worth += PASSAGE_WORTH if table.ships_free else 0.0
    worth += BONUS_WORTH if table.widens_bonus else 0.0
    return worth + TRIBUTE_WORTH * table.tribute


class WarcraftHeuristics(Heuristics):
    """Sites, tools, tolls, factions and pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = str(Path(__file__).with_name("weights.npz"))
        self.playing = self.weights
        self.looked_at = 0
        self.attempts = (shared_verbs.ATTEMPT, verbs.VENTURE)
        self.throws = (verbs.STRIKE,)
        self.estimates = ESTIMATES
        self.fact_names = FACT_NAMES
        self.seat_names = SEAT_NAMES

    def key(self, pos: Position) -> list[int]:
        islands = cast("WarcraftPosition", pos)
        flags = islands.harmony_paid | islands.shield_paid << 1 | islands.anywhere << 2
        return [
            *islands.site_at,
            islands.face_down,
            islands.used_sites,
            *islands.uses,
            flags,
            *islands.defeats,
            islands.routed,
            islands.fallen,
            islands.form_discount,
            islands.faction,
            islands.tools,
        ]

    def way(self, pos: Position) -> int:
        islands = cast("WarcraftPosition", pos)
        kind = verb_of(islands.stack[-1])
        army = first_of(islands.stack[-1])
        if kind == steps.RECRUIT:
            return NOTHING if islands.rules.rounds - islands.round < LATE else MOST
        if kind == steps.STATION:
            waits = islands.marker_hand[place_of(islands, army)]
            return BY_RISK if waits and standing_at(islands, army) == NONE else NOTHING
        if kind in (steps.TOWERS, steps.RETREAT):
            return BY_RISK
        if kind == steps.LAY:
            laid = islands.site(second_of(islands.stack[-1]))
            return PAID if laid.tribute else BY_RISK
        if kind == steps.OBJECTIVES:
            return CHEAPEST
        if kind == steps.PLANT:
            return STRONGEST
        if kind in (steps.START, steps.ASSIGN, steps.STRIKE):
            return FIRST
        return BY_JUDGEMENT

    def usual_outcome(self, pos: ConquestState) -> int:
        """Think of a site that is neither the best nor the worst of those not yet seen."""
        islands = cast("WarcraftPosition", pos)
        if verb_of(islands.stack[-1]) not in (steps.SITE, steps.REPLACEMENT):
            return -1
        ranked: list[tuple[float, int]] = []
        for action, _ in islands.chance_outcomes():
            table = islands.site(first_of(action))
            ranked.append((worth_of(table) + table.coins + table.like_regions, action))
        ranked.sort()
        return ranked[len(ranked) // 2][1]

    def worthwhile(self, pos: ConquestState, actions: list[int]) -> list[int]:
        """Keep few of the many ways that hardly differ."""
        found: list[int] = []
        pushed: list[int] = []
        swaps = 0
        strikes: list[tuple[int, int]] = []
        for action in actions:
            verb = verb_of(action)
            if verb == verbs.SWAP:
                swaps += 1
                if swaps > MOST_SWAPS:
                    continue
            elif verb in (verbs.PUSH, verbs.PUSH_BEAST, verbs.RAZE):
                region = first_of(action)
                if region in pushed or len(pushed) >= MOST_PUSHES:
                    continue
                pushed.append(region)
            elif verb == verbs.STRIKE:
                region = first_of(action)
                if not second_of(action):
                    strikes.append((pos.tokens[region] + pos.defence[region], action))
                continue
            found.append(action)
        strikes.sort()
        return found + [action for _, action in strikes[:MOST_STRIKES]]

    def promise(self, before: ConquestState, after: ConquestState, action: int) -> float:
        verb = verb_of(action)
        if verb in (verbs.PUSH, verbs.PUSH_BEAST, verbs.RAZE):
            return PUSH_WORTH
        return RAID_WORTH if verb == verbs.STEAL else 0.0

    def steady_income(self, pos: Position, army: int) -> float:
        islands = cast("WarcraftPosition", pos)
        worth = 0.0
        for site, place in enumerate(islands.site_at):
            if place != NONE and islands.site(site).shore and shore_pays(islands, army, place):
                worth += islands.site(site).shore
        if not islands.is_active(army):
            return worth
        table = islands.table(army)
        if table.coins_per_island:
            worth += table.coins_per_island * islands_of(islands, army)
        for site in islands.controlled(army):
            worth += table.coins_per_site + worth_of(islands.site(site))
            worth += site_income(islands, army, site)
        return worth

    def region_worth(self, pos: Position, army: int, region: int) -> float:
        islands = cast("WarcraftPosition", pos)
        if not islands.is_active(army):
            return 0.0
        worth = 0.0
        table = islands.table(army)
        for site, place in enumerate(islands.site_at):
            if place == region:
                worth += table.coins_per_site + worth_of(islands.site(site))
                worth += site_income(islands, army, site)
        if table.coins_per_island:
            island = islands.game_rules.island_of(region)
            if islands.held[army] & island == 1 << region:
                worth += table.coins_per_island
        return worth

    def facts(self, rules: Rules, combo: Combo) -> list[float]:
        table = cast("WarcraftCombo", combo)
        land = rules.board.land
        return [
            *[float(table.faction == side) for side in SIDES],
            float(table.coins_per_island),
            float(table.coins_per_site),
            float(table.coins_per_routed_unit),
            float(sum([each for _, each in table.coins_per_conquest_from])),
            float(sum([each * size(regions) for each, regions in table.tolls])) / size(land),
            float(table.harmony),
            float(table.recruit_price),
            float(table.forms.coins),
            float(table.objectives.coins),
            float(table.pushes),
            float(table.strikes),
            float(table.tokens_saved),
            float(table.site_raids),
            float(table.ransom > 0),
            float(table.explosive),
            float(table.swaps),
            float(table.most_beasts),
            float(table.tower_regions != 0),
            float(table.fewest_tokens),
            float(table.shipped == 0),
            size(table.linked) / size(land),
        ]

    def seat_numbers(self, pos: Position, player: int) -> list[float]:
        islands = cast("WarcraftPosition", pos)
        army = islands.active(player)
        if not islands.has_race(army):
            return [0.0] * len(SEAT_NAMES)
        tools = 0.0
        coins = 0.0
        shields = 0.0
        tokens = 0.0
        controlled = islands.controlled(army)
        for site in controlled:
            table = islands.site(site)
            tools += table.discount + table.anywhere + 0.5 * (table.lone_units > 0)
            coins += site_income(islands, army, site) + table.tribute
            shields += (table.shield > 0) + table.spares_units
            tokens += table.tokens
        steady = self.steady_income(islands, army)
        left = islands.rules.rounds - islands.round
        near = islands.rules.board.neighbours(islands.held[army])
        return [
            float(len(controlled)),
            tools,
            coins,
            shields,
            tokens,
            steady,
            steady * left,
            float(islands_of(islands, army)),
            float(size(near & islands.face_down)),
            float(size(near & islands.standing[OBJECTIVE])),
            float(islands.harmony >> player & 1),
            float(enemy_faction_near(islands, army, near)),
        ]


def islands_of(pos: WarcraftPosition, army: int) -> int:
    """Count the islands an army stands on."""
    return len([1 for island in pos.rules.board.islands if island & pos.held[army]])


def enemy_faction_near(pos: WarcraftPosition, army: int, near: int) -> int:
    """Count the races of the other faction next door, each of which pays a bonus once."""
    faction = pos.faction_number(army)
    if FACTIONS[faction] not in SIDES:
        return 0
    found = 0
    for other in range(pos.rules.armies):
        if pos.held[other] & near and pos.game_rules.faction_of[pos.race(other)] == 1 - faction:
            found += 1
    return found


FACT_NAMES: Final = (
    *[f"fights_for_{side}" for side in SIDES],
    "coins_per_island",
    "coins_per_site",
    "coins_per_routed_unit",
    "coins_per_conquest_from_a_faction",
    "tolls_share_of_the_land",
    "harmony",
    "recruit_price",
    "form_coins",
    "objective_coins",
    "pushes",
    "strikes",
    "tokens_saved",
    "site_raids",
    "has_champion",
    "explosives",
    "swaps",
    "most_beasts",
    "raises_towers",
    "fewest_tokens",
    "ships_free",
    "linked_share_of_the_land",
)
SEAT_NAMES: Final = (
    "sites",
    "site_tools",
    "site_coins",
    "site_shields",
    "site_tokens",
    "steady_income",
    "steady_income_x_rounds",
    "islands",
    "hidden_sites_near",
    "objectives_near",
    "holds_harmony",
    "enemy_faction_near",
)
ESTIMATES: Final = [
    6.1,
    7.7,
    7.8,
    8.2,
    8.0,
    3.6,
    5.2,
    5.6,
    6.0,
    6.0,
    2.8,
    0.8,
    0.17,
    0.8,
    0.7,
    9.5,
    0.7,
    0.85,
]
"""What is usual on islands, measured where planners play each other; see `estimates.py`."""
HEURISTICS: Final = WarcraftHeuristics()
