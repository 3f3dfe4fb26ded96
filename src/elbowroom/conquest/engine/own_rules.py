"""The rules that the further effects of packs need, added to a game where a race or power has one."""

from __future__ import annotations

from typing import Any

from elbowroom.conquest.engine.additions import IncomeRule, Listener
from elbowroom.conquest.engine.battle import Losses
from elbowroom.conquest.engine.conquering import DieStep, tell_die
from elbowroom.conquest.engine.explaining import acting_army
from elbowroom.conquest.engine.hooks import Effect
from elbowroom.conquest.engine.own_effects import OwnEffect
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.reach import beside, holder_bits
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.situations import ALWAYS, ATTACKERS, CONQUESTS
from elbowroom.conquest.engine.steps import PlayerStep
from elbowroom.conquest.engine.traits import trait_key
from elbowroom.conquest.engine.vocabulary import bare, situation_of
from elbowroom.conquest.engine.where import APART, NOBODY, TRIBE
from elbowroom.kernel.bits import size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import first_of
from elbowroom.kernel.reasons import Part
from elbowroom.kernel.steps import OF_CHANCE, Step


def add_own_rules(rules: Rules) -> None:
    """Add what the effects of packs need; a game in which nobody has any stays as it is."""
    effects = [effect for race in rules.races for effect in race.effects]
    effects += [effect for power in rules.powers for effect in power.effects]
    dangerous = [kind for kind, each in enumerate(rules.markers) if each.bounty or each.harm]
    if dangerous:
        rules.losses = OwnLosses(rules.losses, dangerous)
    if not any([_needs_rules(effect, rules) for effect in effects]):
        return
    rules.memory = ATTACKERS + rules.players
    rules.has_immune_land = any(
        [bare(effect).immune_regions(rules.board) != 0 for effect in effects]
    )
    kinds: list[Step[Any]] = list(rules.step_kinds)
    rules.loss_die = len(kinds)
    kinds.append(LossDieStep("loss_die", OF_CHANCE, "die", once=True))
    start = len(kinds)
    kinds.append(OwnStartStep("own_start"))
    rules.set_steps(kinds)
    rules.opening = [*rules.opening, start]
    rules.listeners.append(OwnListener())
    rules.income_rules.append(OwnIncome())


def _needs_rules(effect: Effect, rules: Rules) -> bool:
    core = bare(effect)
    if isinstance(core, OwnEffect) or situation_of(effect) is not ALWAYS:
        return True
    return core.conquest_cost_of(rules.board)[1] != 0


class OwnLosses(Losses[Position]):
    """What the taker of a region gets, or suffers, from the markers there."""

    def __init__(self, inner: Losses[Any], kinds: list[int]) -> None:
        self.inner = inner
        self.kinds = kinds

    def drive_out(self, pos: Position, army: int, region: int, saved: bool) -> None:
        bounty = 0
        harm = 0
        taker = pos.rules.army_player[army]
        if taker != pos.rules.army_player[pos.holder[region]]:
            for kind in self.kinds:
                marker = pos.rules.markers[kind]
                count = pos.marker_count(kind, region)
                bounty += marker.bounty * count
                harm += marker.harm * count
        self.inner.drive_out(pos, army, region, saved)
        pay(pos, taker, bounty)
        lost = min(harm, pos.hand[army])
        pos.hand[army] -= lost
        pos.tray[pos.race(army)] += lost
        if lost and pos.events is not None:
            pos.note(Event("tokens_lost", taker, {"tokens": lost}))


class OwnStartStep(PlayerStep[Position]):
    """A turn starts for races of packs: what was remembered is forgotten, coins and tokens come."""

    def carry_out(self, pos: Position, step: int) -> None:
        player = first_of(step)
        pos.memory[CONQUESTS] = 0
        before = (player - 1) % pos.rules.players
        pos.memory[ATTACKERS + before] = 0
        for slot in range(pos.rules.slots):
            army = pos.rules.army(player, slot)
            if pos.has_race(army):
                _start(pos, army)


def _start(pos: Position, army: int) -> None:
    own = pos.combo(army).own
    coins = 0
    for each, regions in own.coins_at_start:
        coins += each * size(pos.held[army] & regions)
    pay(pos, pos.rules.army_player[army], coins)
    if own.tokens_at_start and pos.is_active(army):
        gain_tokens(pos, army, own.tokens_at_start)


class LossDieStep(DieStep[Position]):
    """The die says how many tokens a loss brings."""

    def answer(self, pos: Position, step: int, action: int) -> None:
        army = first_of(step)
        die = first_of(action)
        tell_die(pos, army, die)
        if pos.has_race(army):
            gain_tokens(pos, army, die)


class OwnListener(Listener[Position]):
    """What conquests, losses, abandoned regions and decline bring to races of packs."""

    def conquered(self, pos: Position, army: int, region: int, loser: int, units: int) -> None:
        player = pos.rules.army_player[army]
        if loser != NONE and pos.rules.army_player[loser] != player:
            _lose(pos, player, loser)
        if pos.is_active(army):
            _reward(pos, army, region, _from_whom(pos, army, region, loser, units))
            pos.memory[CONQUESTS] += 1

    def abandoned(self, pos: Position, region: int) -> None:
        army = acting_army(pos)
        if pos.has_race(army):
            pay(pos, pos.rules.army_player[army], pos.combo(army).own.coins_for_abandoned)

    def declining(self, pos: Position, army: int) -> None:
        pay(pos, pos.rules.army_player[army], pos.combo(army).own.coins_on_decline)


def _from_whom(pos: Position, army: int, region: int, loser: int, units: int) -> int:
    """Say, as bits, from whom a region was taken, and whether it lies apart from all others."""
    if loser == NONE:
        bits = TRIBE if units else NOBODY
    else:
        bits = holder_bits(pos, pos.rules.army_player[army], loser)
    others = pos.held[army] & ~(1 << region)
    if others and not beside(pos.combo(army), others) >> region & 1:
        bits |= APART
    return bits


def _reward(pos: Position, army: int, region: int, bits: int) -> None:
    own = pos.combo(army).own
    coins = 0
    for each, regions, whom in own.coins_for_conquests:
        if regions >> region & 1 and _meant(whom, bits):
            coins += each
    pay(pos, pos.rules.army_player[army], coins)
    tokens = 0
    for each, regions, whom in own.tokens_for_conquests:
        if regions >> region & 1 and _meant(whom, bits):
            tokens += each
    gain_tokens(pos, army, tokens)


def _meant(whom: int, bits: int) -> bool:
    """Whether a conquest was from one of those meant, and apart if it must be."""
    return bool(whom & bits & ~APART) and not whom & ~bits & APART


def _lose(pos: Position, player: int, loser: int) -> None:
    """Let a region lost to another player bring its holder what a pack says."""
    own = pos.combo(loser).own
    owner = pos.rules.army_player[loser]
    if pos.is_active(loser):
        pos.memory[ATTACKERS + owner] |= 1 << player
        gain_tokens(pos, loser, own.tokens_at_loss)
        if own.rolls_at_loss and pos.tray[pos.race(loser)]:
            pos.push(pos.rules.loss_die, loser)
    pay(pos, owner, own.coins_at_loss)
    if own.coins_of_conqueror:
        _hand_over(pos, player, owner, own.coins_of_conqueror)


def _hand_over(pos: Position, giver: int, taker: int, coins: int) -> None:
    """Let a player pay another, as far as the coins go."""
    due = coins if pos.coins[giver] == HIDDEN else min(coins, pos.coins[giver])
    if not due:
        return
    pos.pay(giver, -due)
    pos.pay(taker, due)
    if pos.events is not None:
        pos.note(Event("coins_handed", giver, {"coins": due, "to": taker}))


def pay(pos: Position, player: int, coins: int) -> None:
    """Pay a player coins from the supply, if there are any to pay."""
    if not coins:
        return
    pos.pay(player, coins)
    if pos.events is not None:
        pos.note(Event("coins_gained", player, {"coins": coins}))


def gain_tokens(pos: Position, army: int, tokens: int) -> None:
    """Bring an army tokens from its tray, as far as that goes."""
    race = pos.race(army)
    gained = min(tokens, pos.tray[race])
    if not gained:
        return
    pos.tray[race] -= gained
    pos.hand[army] += gained
    if pos.events is not None:
        pos.note(Event("gained", pos.rules.army_player[army], {"tokens": gained}))


class OwnIncome(IncomeRule[Position]):
    """Coins for tokens on the map and for the number of regions."""

    def coins(self, pos: Position, army: int) -> int:
        combo = pos.combo(army)
        if not combo.own.pays:
            return 0
        tokens = pos.tokens_of(army)
        regions = size(pos.held[army])
        return sum(
            [
                effect.coins_for_tokens(tokens) + effect.coins_for_holdings(regions)
                for effect in combo.effects
            ]
        )

    def parts(self, pos: Position, army: int) -> list[Part]:
        tokens = pos.tokens_of(army)
        regions = size(pos.held[army])
        found: list[Part] = []
        for effect, trait in pos.combo(army).sources:
            amount = effect.coins_for_tokens(tokens) + effect.coins_for_holdings(regions)
            if amount:
                found.append(Part(amount, trait_key(trait), trait.rule))
        return found
