"""The effects of a faction level or hero level, asked once and kept as tables."""

from __future__ import annotations

from typing import Final

from elbowroom.games.kingdoms.engine.hooks import Effect, Gain
from elbowroom.games.kingdoms.engine.terms import ACTIONS, BASIC, NONE, PRICED


class Abilities:
    """What a player may do beyond the rules; what depends on the position stays a question."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects
        actions = range(len(ACTIONS))
        self.extra_moves = [sum([e.extra_moves(action) for e in effects]) for action in actions]
        self.patrol_steps = max([1, *[e.patrol_steps() for e in effects]])
        self.crosses = _united([e.crosses() for e in effects])
        self.enters = _united([e.enters() for e in effects])
        self.quest = _united([e.widens_quest() for e in effects])
        self.substitutes = [_united([e.substitutes(a) for e in effects]) for a in actions]
        self.hero_substitutes = [_united([e.hero_substitutes(a) for e in effects]) for a in actions]
        self.stands_in = [_united([e.stands_in(a) for e in effects]) for a in actions]
        self.fixed_price = [_fixed([e.fixed_price(p) for e in effects]) for p in range(len(PRICED))]
        self.own_war_value = [_fixed([e.own_war_value(r) for e in effects]) for r in BASIC]
        self.rival_war_value = [_fixed([e.rival_war_value(r) for e in effects]) for r in BASIC]
        self.fortress_discount = max([1, *[e.fortress_discount() for e in effects]])
        self.units_after_reveal = sum([e.units_after_reveal() for e in effects])
        self.shifts_dial = max([0, *[e.shifts_dial() for e in effects]])
        self.free_loss_margin = max([0, *[e.free_loss_margin() for e in effects]])
        self.flag_loss = sum([e.flag_loss() for e in effects])
        self.revival = _price([e.revival_price() for e in effects])
        self.trades_two = sum(
            [1 << r for r in BASIC if any([e.trades_two_types(r) for e in effects])]
        )
        self.expands_next_door = any([e.expands_next_door() for e in effects])
        self.expands_beside_hero = any([e.expands_beside_hero() for e in effects])
        self.builds_beside_hero = any([e.builds_beside_hero() for e in effects])
        self.charges_on = any([e.charges_on() for e in effects])
        self.leaves_ruins_lying = any([e.leaves_ruins_lying() for e in effects])
        self.keeps_ruins = any([e.keeps_ruins() for e in effects])
        self.stays_in_tundra = any([e.stays_in_tundra() for e in effects])
        self.retreats_for_anything = any([e.retreats_for_anything() for e in effects])
        self.shares_discounts = any([e.shares_discounts() for e in effects])
        self.takes_toll = any([e.takes_toll() for e in effects])
        self._keep_questions()

    def _keep_questions(self) -> None:
        """Keep the effects that answer a question about the position, by question."""
        self.discounts = self._answering("discount")
        self.taxes = self._answering("rival_tax")
        self.war_discounts = self._answering("war_discount")
        self.auras = self._answering("aura_discount")
        self.surcharges = self._answering("war_surcharge")
        self.ties = self._answering("wins_ties")
        self.fortress_ignorers = self._answering("ignores_fortress")
        self.locks = self._answering("locks_alliance")
        self.doublers = self._answering("doubled")
        self.converters = self._answering("convertible")
        self.scorers = self._answering("victory_points")
        self.enterers = self._answering("on_enter")
        self.collectors = self._answering("on_collect")
        self.clearers = self._answering("on_clear")
        self.followers = self._answering("on_follow")
        self.traders = self._answering("on_trade")
        self.attacked = self._answering("on_attacked")
        self.winners = self._answering("on_war_won")
        self.losers = self._answering("rival_loses_on_loss")
        self.mourners = self._answering("on_removed")
        self.killers = self._answering("on_rival_removed")
        self.watchers = self._answering("on_other_war")
        self.standup_watchers = self._answering("on_rival_stood_up")
        self.razers = self._answering("on_fortress_removed")
        self.allies = self._answering("on_alliance")
        self.ally_givers = self._answering("on_alliance_for_ally")
        self.flag_bearers = self._answering("on_flag")
        self.arrivals = self._answering("on_arrival")
        self.stealers = self._answering("steals_on_arrival")

    def _answering(self, hook: str) -> tuple[Effect, ...]:
        base = getattr(Effect, hook)
        return tuple([e for e in self.effects if getattr(type(e), hook) is not base])


def _united(sets: list[int]) -> int:
    union = 0
    for each in sets:
        union |= each
    return union


def _fixed(values: list[int]) -> int:
    """Give the largest of the values that are there; NONE if there is none."""
    return max([NONE, *values])


def _price(prices: list[Gain]) -> Gain:
    for price in prices:
        if price.amount:
            return price
    return Gain(0, 0)


NO_ABILITIES: Final = Abilities([])
