"""What is known of each seat at the start of a turn, as a list of numbers."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.estimates import Estimates
from elbowroom.conquest.bots.evaluation.handmade_judge import expected_coins
from elbowroom.conquest.bots.evaluation.heuristics import heuristics_of_rules
from elbowroom.conquest.bots.evaluation.turn_phase import begins
from elbowroom.conquest.bots.learned.facts import FACT_NAMES, NO_FACTS, Facts
from elbowroom.conquest.bots.learned.outlook import Outlook, entrance, expansion
from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.combo import BASE_COST
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.rules import LIMITED, Rules
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode

VERSION: Final = 1
"""Raised whenever a number changes its meaning; weights are made for one version."""
SEAT_NAMES: Final = (
    # Time and coins.
    "turns_left",
    "seats_before",
    "to_move",
    "coins",
    "reckoned_to_come",
    # The active race.
    "has_race",
    "regions",
    "tokens_on_map",
    "tokens_to_move",
    "income_active",
    "bonus_coins",
    "lone_regions",
    "immune_regions",
    "defended_regions",
    "marks_left",
    "under_peace",
    # Races in decline.
    "declined_regions",
    "declined_income",
    "declined_exempt_regions",
    "acting_tokens",
    "declined_defended",
    # What the next turn is likely to bring.
    "next_conquests",
    "next_nonempty",
    "next_coins",
    "next_tokens_left",
    "next_missing",
    "next_income",
    # What a decline would bring.
    "income_if_declined",
    "income_kept_if_declined",
    # What rivals can do before the seat moves again.
    "active_taken",
    "declined_taken",
    "active_reachable",
    "active_cheap",
    "active_middling",
    "active_safe",
    "declined_reachable",
    "declined_cheap",
    "rival_tokens",
    # Turns and income together.
    "turns_x_income_active",
    "turns_x_declined_income",
    "turns_x_next_income",
    "turns_x_income_if_declined",
    "turns_x_tokens_to_move",
    # The row, for this purse.
    "best_offer",
    "second_offer",
    "best_offer_coins",
    "entrance_conquests",
    "entrance_coins",
    *FACT_NAMES,
)
"""The numbers of one seat, in order; those of the combo come last."""
BOARD_NAMES: Final = (
    "players",
    "rounds_left",
    "open_regions",
    "cheap_open_regions",
    "lost_tribes",
    "row_length",
    "row_coins",
    "mean_offer_tokens",
)
"""The numbers of the whole position, in order."""
_RECKONING: Final = Estimates(
    [5.2, 7.0, 8.5, 8.5, 8.0, 4.2, 5.9, 6.8, 6.5, 6.0, 2.8, 0.8, 0.2, 0.8, 0.7, 9.5, 0.7, 0.85]
)
"""The numbers the coins to come are reckoned with by hand; weights are made for these."""
_TRIED: Final = 2
"""Offers of the row whose first turn is guessed."""
_CHEAP: Final = 2
_MIDDLING: Final = 4
_NEWCOMERS: Final = 9
"""Tokens expected of a race that is still to be picked."""


class Extractor:
    """Turns positions of one game's rules into numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.heuristics = heuristics_of_rules(rules)
        self._no_facts = NO_FACTS + [0.0] * len(self.heuristics.fact_names)
        self._facts: dict[int, Facts] = {}

    def facts(self, key: int) -> Facts:
        """Give the numbers of a combo, reckoned when first asked for."""
        found = self._facts.get(key)
        if found is None:
            found = Facts(self.rules, key)
            self._facts[key] = found
        return found

    def board_numbers(self, pos: Position) -> list[float]:
        """Describe the whole position."""
        free = 0
        cheap = 0
        for region in members(self.rules.board.land):
            if pos.holder[region] == NONE:
                free += 1
                if not pos.tokens[region] + pos.defence[region]:
                    cheap += 1
        tokens = sum([self.rules.combo(key).tokens_at_pick for key in pos.row])
        return [
            float(self.rules.players),
            float(self.rules.rounds - pos.round),
            float(free),
            float(cheap),
            float(sum([pos.tokens[region] for region in members(_lost_tribes(pos))])),
            float(len(pos.row)),
            float(sum(pos.row_coins)),
            tokens / max(1, len(pos.row)),
        ]

    def seat_numbers(self, pos: Position) -> list[list[float]]:
        """Describe every seat, by seat."""
        players = self.rules.players
        coins = known_coins(pos)
        reckoned = _reckoned_to_come(pos, coins)
        outlooks: list[Outlook] = []
        entrances: list[Outlook] = []
        for player in range(players):
            entering = self._best_entrance(pos, player, coins[player])
            entrances.append(entering)
            active = pos.active(player)
            if pos.combo_of[active] == NONE:
                outlooks.append(entering)
            else:
                outlooks.append(expansion(pos, player, self.facts(pos.combo_of[active])))
        found: list[list[float]] = []
        for player in range(players):
            numbers = self._time_and_coins(pos, player, coins[player])
            numbers.append(reckoned[player])
            numbers += self._seat(pos, player, coins[player], outlooks, entrances[player])
            if self.heuristics.seat_names:
                numbers += self.heuristics.seat_numbers(pos, player)
            found.append(numbers)
        return found

    def _time_and_coins(self, pos: Position, player: int, coins: int) -> list[float]:
        turns = turns_left(pos, player)
        before = (player - pos.turn_player) % self.rules.players
        return [float(turns), before / self.rules.players, float(before == 0), float(coins)]

    def _seat(
        self, pos: Position, player: int, coins: int, outlooks: list[Outlook], entering: Outlook
    ) -> list[float]:
        active = pos.active(player)
        key = pos.combo_of[active]
        turns = turns_left(pos, player)
        army = self._active_numbers(pos, player)
        declined = self._declined_numbers(pos, player)
        outlook = outlooks[player]
        income_active = army[4]
        next_income = income_active + declined[1] + outlook.coins
        if key != NONE:
            next_income += self.rules.combo(key).coins_each_turn
        kept = self._income_if_declined(pos, player)
        numbers = army + declined
        numbers += [
            float(outlook.conquests),
            float(outlook.nonempty),
            float(outlook.coins),
            float(outlook.tokens_left),
            float(max(0, outlook.next_cost - outlook.tokens_left)),
            next_income,
            kept[0],
            kept[1],
        ]
        numbers += self._exposure(pos, player, outlooks)
        numbers += [
            turns * income_active,
            turns * declined[1],
            turns * next_income,
            turns * kept[0],
            turns * army[3],
        ]
        numbers += self._offers(pos, player, coins)
        numbers += [float(entering.conquests), float(entering.coins)]
        numbers += self._no_facts if key == NONE else self.facts(key).numbers
        return numbers

    def _active_numbers(self, pos: Position, player: int) -> list[float]:
        """Describe the active race of a seat."""
        army = pos.active(player)
        key = pos.combo_of[army]
        if key == NONE:
            return [0.0] * 11
        facts = self.facts(key)
        fewest = facts.combo.fewest_tokens
        held = pos.held[army]
        tokens = 0
        lone = 0
        defended = 0
        coins = 0
        for region in members(held):
            tokens += pos.tokens[region]
            lone += pos.tokens[region] == 1
            defended += pos.defence[region]
            coins += facts.pays[region]
        for kind, each in facts.combo.coins_per_marker:
            coins += each * size(held & pos.standing[kind])
        regions = size(held)
        first = player * len(pos.supply)
        marks = 0
        for kind, _ in facts.combo.marks:
            marks += min(pos.marks_left[first + kind], pos.supply[kind])
        return [
            1.0,
            float(regions),
            float(tokens),
            float(tokens - fewest * regions + pos.hand[army] + pos.aside[player]),
            float(coins),
            float(coins - regions),
            float(lone),
            float(size(held & pos.immune())),
            float(defended),
            float(marks),
            float(pos.peace[player] != NONE),
        ]

    def _declined_numbers(self, pos: Position, player: int) -> list[float]:
        """Describe the races in decline of a seat."""
        regions = 0
        income = 0
        exempt = 0
        acting = 0
        defended = 0
        first = player * self.rules.slots
        for army in range(first + LIMITED, first + self.rules.slots):
            key = pos.combo_of[army]
            if key == NONE:
                continue
            facts = self.facts(key)
            held = pos.held[army]
            regions += size(held)
            if army > first + LIMITED:
                exempt += size(held)
            for region in members(held):
                income += facts.pays[region]
                defended += pos.defence[region]
                if facts.combo.acts_in_decline:
                    acting += pos.tokens[region] - 1
            if facts.combo.acts_in_decline:
                acting += pos.hand[army]
        return [float(regions), float(income), float(exempt), float(acting), float(defended)]

    def _income_if_declined(self, pos: Position, player: int) -> list[float]:
        """Give the income of a decline turn now, and how much of it is no new region."""
        active = pos.active(player)
        key = pos.combo_of[active]
        first = player * self.rules.slots
        stays = key != NONE and bool(self.facts(key).numbers[18])
        kept = 0
        for army in range(first + LIMITED, first + self.rules.slots):
            if pos.combo_of[army] != NONE and (army > first + LIMITED or stays or key == NONE):
                facts = self.facts(pos.combo_of[army])
                for region in members(pos.held[army]):
                    kept += facts.pays[region]
        total = kept
        if key != NONE:
            pays = self.facts(key).declined_pays
            for region in members(pos.held[active]):
                total += pays[region]
        return [float(total), float(kept)]

    def _exposure(self, pos: Position, player: int, outlooks: list[Outlook]) -> list[float]:
        """Count what rivals would take, and what they reach, by the tokens it costs them."""
        taken_active = 0
        taken_declined = 0
        tokens = 0
        least: list[int] = [0] * len(pos.tokens)
        own = pos.own_regions(player)
        for rival in range(self.rules.players):
            if rival == player:
                continue
            taken_active += outlooks[rival].taken_active[player]
            taken_declined += outlooks[rival].taken_declined[player]
            tokens += self._threaten(pos, rival, own, least)
        active = pos.held[pos.active(player)]
        counts = [0] * 6
        for region in members(own & ~pos.immune()):
            cost = least[region]
            if active >> region & 1:
                counts[0] += cost > 0
                counts[1] += 0 < cost <= _CHEAP
                counts[2] += _CHEAP < cost <= _MIDDLING
                counts[3] += cost == 0
            else:
                counts[4] += cost > 0
                counts[5] += 0 < cost <= _CHEAP + 1
        numbers = [float(taken_active), float(taken_declined)]
        numbers += [float(count) for count in counts]
        numbers.append(tokens / max(1, self.rules.players - 1))
        return numbers

    def _threaten(self, pos: Position, rival: int, own: int, least: list[int]) -> int:
        """Note the least a rival's active race needs for each region; give its free tokens."""
        army = pos.active(rival)
        key = pos.combo_of[army]
        if key == NONE:
            for region in members(self.rules.board.border & own):
                cost = BASE_COST + pos.tokens[region] + pos.defence[region] + self.rules.passage
                if not least[region] or cost < least[region]:
                    least[region] = cost
            return _NEWCOMERS
        combo = self.facts(key).combo
        held = pos.held[army]
        tokens = pos.hand[army] + pos.aside[rival]
        reach = combo.reach if held else combo.first
        beside = 0
        for region in members(held):
            tokens += max(0, pos.tokens[region] - combo.fewest_tokens)
            beside |= combo.adjacent[region]
        reach |= beside
        far = combo.shipped & ~beside
        for region in members(reach & own & combo.enterable):
            cost = max(1, combo.base_cost[region] + pos.tokens[region] + pos.defence[region])
            if far >> region & 1:
                cost += self.rules.passage
            if not least[region] or cost < least[region]:
                least[region] = cost
        return tokens

    def _offers(self, pos: Position, player: int, coins: int) -> list[float]:
        """Weigh the row by tokens, coins lying on it and price, as far as the purse reaches."""
        best = 0
        second = 0
        lying = 0
        for price, place in enumerate(shown_to(pos, player)):
            if price > coins:
                break
            worth = self._offer(pos, place, price)
            if worth > best:
                second = best
                best = worth
                lying = pos.row_coins[place] - price
            elif worth > second:
                second = worth
        return [float(best), float(second), float(lying)]

    def _offer(self, pos: Position, place: int, price: int) -> int:
        combo = self.rules.combo(pos.row[place])
        return combo.tokens_at_pick + pos.row_coins[place] - price

    def _best_entrance(self, pos: Position, player: int, coins: int) -> Outlook:
        """Guess the first turn of the most promising offers; give the one with most coins."""
        shown = shown_to(pos, player)
        prices = [price for price in range(len(shown)) if price <= coins]
        tried = 0
        left = 0
        best = Outlook(self.rules.players)
        while prices and tried < _TRIED:
            chosen = prices[0]
            for price in prices:
                if self._offer(pos, shown[price], price) > self._offer(pos, shown[chosen], chosen):
                    chosen = price
            prices.remove(chosen)
            tried += 1
            facts = self.facts(pos.row[shown[chosen]])
            found = entrance(pos, player, facts)
            found.coins += facts.combo.coins_each_turn + facts.combo.coins_on_pick_turn
            worth = found.coins + pos.row_coins[shown[chosen]] - chosen
            if tried == 1 or worth > left:
                left = worth
                best = found
        return best


def turns_left(pos: Position, player: int) -> int:
    """Count the turns a seat will still score, the running one included until it has."""
    if not pos.stack:
        return 0
    players = pos.rules.players
    begun = (pos.turn_player - pos.first_player) % players
    own = (player - pos.first_player) % players
    left = pos.rules.rounds - pos.round
    if own > begun or (own == begun and not _has_scored(pos)):
        return left + 1
    return left


def _has_scored(pos: Position) -> bool:
    """Whether the turn that runs has been paid for already."""
    if begins(pos):
        return False
    return encode(steps.SCORE, pos.turn_player) not in pos.stack


def known_coins(pos: Position) -> list[int]:
    """Give everybody's coins; those not shown are reckoned from what was seen to be paid."""
    coins = pos.coins.copy()
    for player in range(len(coins)):
        if coins[player] == HIDDEN:
            reckoned = pos.rules.starting_coins
            for place in range(0, len(pos.gains), 2):
                if pos.gains[place] == player:
                    reckoned += pos.gains[place + 1]
            coins[player] = max(0, reckoned)
    return coins


def _reckoned_to_come(pos: Position, coins: list[int]) -> list[float]:
    """Reckon the coins to come by hand, as if everybody's coins were shown."""
    shown = pos.coins
    pos.coins = coins
    reckoned = expected_coins(pos, None if pos.rules.income_rules else _RECKONING)
    pos.coins = shown
    return [reckoned[player] - coins[player] for player in range(len(coins))]


def _lost_tribes(pos: Position) -> int:
    regions = 0
    for region in members(pos.rules.board.lost_tribes):
        if pos.holder[region] == NONE and pos.tokens[region]:
            regions |= 1 << region
    return regions
