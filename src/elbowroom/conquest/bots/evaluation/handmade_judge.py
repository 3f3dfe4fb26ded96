"""A judge made by hand: incomes to come, what enemies will take, and when to decline."""

from __future__ import annotations

from typing import Final

from elbowroom.conquest.bots.evaluation.estimates import Estimates
from elbowroom.conquest.bots.evaluation.heuristics import Heuristics, heuristics_of
from elbowroom.conquest.bots.evaluation.judge import Judge, Judgement
from elbowroom.conquest.bots.evaluation.threats import Threat, threats
from elbowroom.conquest.bots.evaluation.turn_phase import begins
from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.rules import ACTIVE, LIMITED
from elbowroom.conquest.engine.scoring import income
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode

MOST_LOSS: Final = 0.5
"""No race is reckoned to lose a larger share of its regions every round."""

_ESTIMATES: Final[dict[str, Estimates]] = {}


def usual_estimates(heuristics: Heuristics) -> Estimates:
    """Give the estimates of a game, reckoned when first asked for."""
    found = _ESTIMATES.get(heuristics.weights)
    if found is None:
        found = Estimates(heuristics.estimates)
        _ESTIMATES[heuristics.weights] = found
    return found


class HandJudge(Judge):
    """Adds up the incomes to come, with the best moment for the next decline."""

    def __init__(self, estimates: Estimates | None = None) -> None:
        self.estimates = estimates

    def judge_all(self, positions: list[ConquestState]) -> list[Judgement]:
        """Judge each position by itself."""
        return [Judgement(expected_coins(position, self.estimates), []) for position in positions]


def expected_coins(pos: Position, given: Estimates | None = None) -> list[float]:
    """Reckon every player's coins at the end of the game, with the game's estimates or others."""
    estimates = given or usual_estimates(heuristics_of(pos))
    players = pos.rules.players
    if not pos.stack:
        return [float(coins) for coins in pos.coins]
    mover = pos.turn_player
    waiting = begins(pos)
    scoring = not waiting and encode(steps.SCORE, mover) in pos.stack
    attacks = threats(pos)
    found: list[float] = []
    for player in range(players):
        coins = float(pos.coins[player])
        if player == mover and scoring:
            coins += income(pos, player)
        turns = turns_left(pos, player, waiting)
        if turns > 0:
            outlook = Outlook(pos, player, attacks, waiting, estimates)
            coins += outlook.stream(turns)
        found.append(coins)
    return found


def _bonus_rate(combo: Combo, land: int) -> float:
    """Reckon the coins one more region brings beyond its own."""
    enterable = land | combo.enterable
    rate = 0.0
    for each, paying in combo.coins_for_regions:
        rate += each * size(paying & enterable) / size(enterable)
    return rate


def turns_left(pos: Position, player: int, waiting: bool) -> int:
    """Count the turns a player still begins, the one about to begin included."""
    players = pos.rules.players
    left = pos.rules.rounds - pos.round
    own = (player - pos.first_player) % players
    moving = (pos.turn_player - pos.first_player) % players
    if own > moving or (own == moving and waiting):
        return left + 1
    return left


class Outlook:
    """A player's races as they are likely to stand when the player's next turn comes."""

    def __init__(
        self,
        pos: Position,
        player: int,
        attacks: list[Threat],
        waiting: bool,
        estimates: Estimates,
    ) -> None:
        self.usual = estimates
        self.pos = pos
        self.player = player
        self.regions = 0.0
        self.bonus = 0.0
        self.later_loss = 0.0
        self.tokens = 0.0
        self.declined = 0.0
        self.lasting = 0.0
        self._soon = self._attackers(attacks, waiting, soon=True)
        self._all = self._attackers(attacks, waiting, soon=False)
        first = player * pos.rules.slots
        for army in range(first, first + pos.rules.slots):
            if pos.combo_of[army] == NONE:
                continue
            if army == first + ACTIVE:
                self._add_active(army)
            else:
                self._add_declined(army, army == first + LIMITED)

    def _attackers(self, attacks: list[Threat], waiting: bool, soon: bool) -> list[Threat]:
        """List who attacks before the player's next turn (soon) or in a whole round."""
        players = self.pos.rules.players
        mover = self.pos.turn_player
        distance = (self.player - mover) % players
        found: list[Threat] = []
        for attack in attacks:
            if attack.player == self.player:
                continue
            if soon:
                theirs = (attack.player - mover) % players
                if theirs == 0 and not waiting:
                    continue
                if (distance > 0 or waiting) and theirs > distance:
                    continue
            found.append(attack)
        return found

    def _lost(self, attackers: list[Threat], region: int) -> float:
        kept = 1.0
        for attack in attackers:
            kept *= 1.0 - self.usual.keenness * attack.danger(
                self.pos, region, self.pos.tokens[region]
            )
        return 1.0 - kept

    def _add_active(self, army: int) -> None:
        pos = self.pos
        combo = pos.combo(army)
        self.tokens = float(pos.hand[army] + pos.aside[self.player])
        later = 0.0
        for region in members(pos.held[army]):
            kept = 1.0 - self._lost(self._soon, region)
            self.regions += kept
            self.tokens += pos.tokens[region] - (1.0 - kept) * combo.tokens_lost
            later += self._lost(self._all, region)
            for each, paying in combo.coins_for_regions:
                if paying >> region & 1:
                    self.bonus += each * kept
            for kind, each in combo.coins_per_marker:
                if pos.standing[kind] >> region & 1:
                    self.bonus += each * kept
        held = size(pos.held[army])
        if pos.rules.income_rules and held:
            self.bonus += heuristics_of(pos).steady_income(pos, army) * self.regions / held
        self.later_loss = min(MOST_LOSS, self.usual.later_loss * later / held) if held else 0.0

    def _add_declined(self, army: int, limited: bool) -> None:
        pos = self.pos
        combo = pos.combo(army)
        coins = float(combo.coins_each_turn)
        for region in members(pos.held[army]):
            each = 1.0 - self._lost(self._soon, region)
            coins += each
            for paid, paying in combo.coins_for_regions:
                if paying >> region & 1:
                    coins += each * paid
        if pos.rules.income_rules:
            coins += heuristics_of(pos).steady_income(pos, army)
        if limited:
            self.declined += coins
        else:
            self.lasting += coins

    def stream(self, turns: int) -> float:
        """Reckon the coins of so many turns, declining at the best moment."""
        lasting = self.lasting * (1.0 + self.usual.declined[turns - 1])
        army = self.pos.active(self.player)
        if not self.pos.has_race(army):
            kept = self.declined * (1.0 + self.usual.declined[turns - 1])
            return lasting + kept + self.usual.fresh[turns] + self._row_worth()
        return lasting + self._best_moment(army, turns)

    def _best_moment(self, army: int, turns: int) -> float:
        """Try every turn for the decline, and never."""
        combo = self.pos.combo(army)
        fewest = float(combo.fewest_tokens)
        regions = self.regions
        tokens = self.tokens
        rate = _bonus_rate(combo, self.pos.rules.board.land)
        bonus = self.bonus
        declined = self.declined
        earned = 0.0
        best = 0.0
        for turn in range(turns):
            rest = turns - turn - 1
            stays = declined if combo.stays else 0.0
            given_up = (
                earned
                + (regions + stays) * (1.0 + self.usual.declined[rest])
                + self.usual.fresh[rest]
            )
            best = max(best, given_up)
            gained = max(0.0, tokens - fewest * regions) / self.usual.tokens_a_region
            bound = max(regions, self.usual.spread * (tokens - combo.attack_only_tokens) / fewest)
            gained = min(gained, bound - regions)
            regions += gained
            bonus += gained * rate
            earned += regions + bonus + declined + combo.coins_each_turn
            earned += combo.coins_per_nonempty * gained * self.usual.nonempty_share
            if combo.declines_after_scoring and rest > 0:
                best = max(
                    best, earned + regions * self.usual.declined[rest] + self.usual.fresh[rest]
                )
            lost = regions * self.later_loss
            regions -= lost
            bonus *= 1.0 - self.later_loss
            tokens -= lost * combo.tokens_lost
            declined *= 1.0 - self.usual.declined_loss
        return max(best, earned)

    def _row_worth(self) -> float:
        """Reckon how much better than usual the best combo within reach is."""
        pos = self.pos
        best = -5.0
        for price, place in enumerate(shown_to(pos, self.player)):
            if price <= pos.coins[self.player]:
                tokens = pos.rules.combo(pos.row[place]).tokens_at_pick
                worth = (
                    (tokens - self.usual.normal_pick) * self.usual.token_worth
                    + pos.row_coins[place]
                    - price
                )
                best = max(best, worth)
        return best
