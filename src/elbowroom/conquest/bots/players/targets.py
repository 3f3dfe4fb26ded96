"""What a conquest would bring and cost, reckoned without making it."""

from __future__ import annotations

from typing import NamedTuple

from elbowroom.conquest.engine import verbs
from elbowroom.conquest.engine.battle import conquer
from elbowroom.conquest.engine.conquering import before_attack, kinds_for_one
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.reach import costs, substitution_targets, targets
from elbowroom.conquest.engine.redeploy import take_up
from elbowroom.conquest.engine.rules import ACTIVE
from elbowroom.conquest.engine.scoring import income
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of


class Target(NamedTuple):
    """A region an army could take: what it brings this turn and what it takes from hand."""

    coins: int
    cost: int
    region: int
    verb: int = verbs.CONQUER
    detail: int = 0
    """The second argument of the action, if it has one."""

    @property
    def action(self) -> int:
        """The action that takes the region."""
        return encode(self.verb, self.region, self.detail)

    @property
    def merit(self) -> tuple[float, int, int, int]:
        """Coins per token (none spent counts as one), then the cheaper, then the lower region."""
        return (self.coins / max(self.cost, 1), -self.cost, -self.region, -self.verb)


def coins_of(pos: ConquestState, army: int, region: int) -> int:
    """Count what the income of this turn grows by if the army takes the region."""
    if pos.rules.income_rules:
        return _coins_by_trial(pos, army, region)
    combo = pos.combo(army)
    coins = 0
    if not combo.attack_only_tokens or _can_keep_one_more(pos, army):
        coins = 1 + sum(each for each, regions in combo.coins_for_regions if regions >> region & 1)
    if army % pos.rules.slots == ACTIVE:
        if pos.tokens[region]:
            coins += combo.coins_per_nonempty
        if combo.coins_per_marker:
            coins += _coins_of_mark(pos, army)
    holder = pos.holder[region]
    if holder != NONE and pos.rules.army_player[holder] == pos.rules.army_player[army]:
        coins -= _coins_lost(pos, holder, region)
    return coins


def _coins_by_trial(pos: ConquestState, army: int, region: int) -> int:
    """Count the coins by taking the region on a copy: what is paid at once, and the income."""
    trial = pos.copy()
    before_attack(trial, army, region)
    conquer(trial, army, region, 0, "conquer")
    return purse_and_income(trial, army) - purse_and_income(pos, army)


def purse_and_income(pos: ConquestState, army: int) -> int:
    """Count a player's coins with what would be scored now."""
    player = pos.rules.army_player[army]
    return pos.coins[player] + income(pos, player)


def _can_keep_one_more(pos: Position, army: int) -> bool:
    """Whether enough tokens stay on the map, once the attack-only ones are taken off it."""
    staying = pos.hand[army] + pos.tokens_of(army) - pos.combo(army).attack_only_tokens
    return size(pos.held[army]) < staying


def _coins_of_mark(pos: Position, army: int) -> int:
    """Count the coins of the markers the army's next conquest would get."""
    combo = pos.combo(army)
    first = pos.rules.army_player[army] * len(pos.supply)
    marked = [kind for kind, _ in combo.marks if pos.marks_left[first + kind] and pos.supply[kind]]
    return sum(each for kind, each in combo.coins_per_marker if kind in marked)


def _coins_lost(pos: Position, army: int, region: int) -> int:
    """Count what an army of the player's own would lose with the region."""
    combo = pos.combo(army)
    coins = 1 + sum(each for each, regions in combo.coins_for_regions if regions >> region & 1)
    return coins + sum(
        each for kind, each in combo.coins_per_marker if pos.standing[kind] >> region & 1
    )


def paying_targets(pos: ConquestState, army: int) -> list[Target]:
    """List the regions in reach that would bring coins, at their normal cost, payable or not."""
    regions = members(targets(pos, army))
    found = []
    for region, needed in zip(regions, costs(pos, army, regions), strict=True):
        coins = coins_of(pos, army, region)
        if coins > 0:
            found.append(Target(coins, needed, region))
    return found


def other_ways(pos: ConquestState, army: int, paying: list[Target]) -> list[Target]:
    """List the conquests for one token and the substitutions that would bring coins."""
    combo = pos.combo(army)
    found: list[Target] = []
    if combo.for_one and pos.hand[army] and pos.roll == NONE:
        for kind in kinds_for_one(pos, army):
            extra = _coins_of_marker(pos, army, kind)
            for target in paying:
                found.append(Target(target.coins + extra, 1, target.region, verbs.MARKER + kind))
    if combo.substitutes:
        for region in members(substitution_targets(pos, army)):
            coins = coins_of(pos, army, region)
            if coins > 0:
                found.append(Target(coins, 0, region, verbs.SUBSTITUTE))
    return found + own_ways(pos, army) if pos.rules.ways else found


def own_ways(pos: ConquestState, army: int) -> list[Target]:
    """List the conquests that only this game knows, need no die and would bring coins."""
    found: list[Target] = []
    for action in [each for way in pos.combo(army).ways for each in way.actions(pos, army)]:
        trial = pos.copy()
        trial.perform(action)
        gained = members(trial.held[army] & ~pos.held[army])
        coins = purse_and_income(trial, army) - purse_and_income(pos, army)
        if gained and coins > 0 and gained[0] == first_of(action):
            cost = pos.hand[army] - trial.hand[army]
            found.append(Target(coins, cost, gained[0], verb_of(action), second_of(action)))
    return found


def _coins_of_marker(pos: Position, army: int, kind: int) -> int:
    """Count the coins of a marker that would come to the map with a conquest for one token."""
    in_hand = pos.marker_hand[pos.rules.army_player[army] * len(pos.supply) + kind]
    if not in_hand or pos.standing[kind] & pos.held[army]:
        return 0
    return sum(each for paid, each in pos.combo(army).coins_per_marker if paid == kind)


def best_conquest(pos: ConquestState, army: int) -> Target | None:
    """Find the conquest that can be made now, for sure, with most coins per token."""
    hand = pos.hand[army]
    paying = paying_targets(pos, army) if hand else []
    certain = [target for target in paying if target.cost <= hand]
    certain += other_ways(pos, army, paying)
    return max(certain, key=_merit, default=None)


def within_the_die(pos: ConquestState, army: int) -> list[Target]:
    """List the paying regions the hand cannot pay for but the die may bring."""
    hand = pos.hand[army]
    if hand < pos.combo(army).fewest_tokens:
        return []
    most = hand + pos.rules.best_roll
    return [target for target in paying_targets(pos, army) if hand < target.cost <= most]


def planned_conquests(state: ConquestState, player: int) -> int:
    """Count the conquests the next expansion would bring at normal cost, without the die.

    Everything stays as it is until then, and every conquest is the best of its moment.
    """
    trial = state.copy()
    made = 0
    for army in [*trial.acting_armies(player), trial.active(player)]:
        take_up(trial, army)
        while trial.hand[army]:
            hand = trial.hand[army]
            payable = [each for each in paying_targets(trial, army) if each.cost <= hand]
            best = max(payable, key=_merit, default=None)
            if best is None:
                break
            conquer(trial, army, best.region, best.cost, "conquer")
            made += 1
    return made


def _merit(target: Target) -> tuple[float, int, int, int]:
    return target.merit
