"""End placements: towers, artifacts, objectives, harmony (W-TURN-3, 9)."""

from __future__ import annotations

from elbowroom.conquest.engine.additions import Listener
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.steps import ArmyStep, AskedStep
from elbowroom.games.warcraft.engine import steps, verbs
from elbowroom.games.warcraft.engine.markers import OBJECTIVE, TOWER
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, not_held, refuse
from elbowroom.games.warcraft.engine.site_control import carry
from elbowroom.games.warcraft.engine.tolls import shield_price
from elbowroom.games.warcraft.engine.traits import FACTIONS
from elbowroom.kernel.bits import members, size
from elbowroom.kernel.events import Event
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


class TowersStep(AskedStep[WarcraftPosition]):
    """Towers are raised; one is asked only when there are too few for all (W-COMP-8)."""

    def opens(self, pos: WarcraftPosition, step: int, answered: bool) -> int:
        army = first_of(step)
        check_towers(pos, army)
        missing = members(missing_towers(pos, army))
        if len(missing) <= pos.supply[TOWER]:
            for region in missing:
                raise_tower(pos, region)
        return super().opens(pos, step, answered)

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        missing = missing_towers(pos, first_of(step))
        return [encode(verbs.TOWER, region) for region in members(missing)]

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        raise_tower(pos, first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.TOWER:
            return None
        return refuse("no_tower", "W-POWER-DEFENSIVE-1", at(pos, first_of(action)))


class LayStep(AskedStep[WarcraftPosition]):
    """An artifact is laid on an own region."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return lay_actions(pos, first_of(step), second_of(step))

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        lay(pos, first_of(step), first_of(action), second_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.LAY:
            return None
        if first_of(action) != second_of(step):
            return refuse("other_site", "W-SITE-4")
        return not_held(pos, second_of(action))


class ObjectivesStep(AskedStep[WarcraftPosition]):
    """Objectives are laid, all of them anew: they are taken up once, when the step begins."""

    def opens(self, pos: WarcraftPosition, step: int, answered: bool) -> int:
        army = first_of(step)
        if pos.table(army).objectives.pieces and not second_of(step):
            take_up_objectives(pos, army)
            pos.stack[-1] = encode(steps.OBJECTIVES, army, 1)
        return super().opens(pos, step, answered)

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        return objective_actions(pos, first_of(step))

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        lay_objective(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.OBJECTIVE:
            return None
        return _why_no_objective(pos, first_of(step), first_of(action))


class GiveHarmonyStep(ArmyStep[WarcraftPosition]):
    """Opponents that were spared get harmony."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        give_harmony(pos, first_of(step))


class ClaimStep(ArmyStep[WarcraftPosition]):
    """An objective is paid for, after the site of its region is taken over (W-CONQ-7)."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        claim_objective(pos, first_of(step), second_of(step))


class ObjectiveListener(Listener[WarcraftPosition]):
    """Objectives come with their banner and pay for conquests."""

    def picked(self, pos: WarcraftPosition, army: int) -> None:
        if pos.table(army).objectives.pieces:
            pos.take_from_box(army, OBJECTIVE, pos.table(army).objectives.pieces)

    def conquered(
        self, pos: WarcraftPosition, army: int, region: int, loser: int, units: int
    ) -> None:
        if pos.standing[OBJECTIVE] >> region & 1:
            pos.push(steps.CLAIM, army, region)


def dominated(pos: WarcraftPosition, army: int) -> int:
    """Give the own regions where a race has strictly most neighbours (W-POWER-DEFENSIVE-1)."""
    found = 0
    for region in members(pos.held[army] & pos.table(army).tower_regions):
        if has_majority(pos, army, pos.rules.board.adjacent[region]):
            found |= 1 << region
    return found


def has_majority(pos: WarcraftPosition, army: int, regions: int) -> bool:
    """Whether a race holds strictly more of some regions than every other race (W-RULING-51)."""
    own = size(pos.held[army] & regions)
    rivals = [size(held & regions) for other, held in enumerate(pos.held) if other != army]
    unclaimed = [pos.tokens[region] and pos.holder[region] == NONE for region in members(regions)]
    rivals.append(sum([1 for murloc in unclaimed if murloc]))
    return own > max(rivals)


def check_towers(pos: WarcraftPosition, army: int) -> None:
    """Take down the towers of regions that no longer qualify."""
    for region in members(pos.standing[TOWER] & pos.held[army] & ~dominated(pos, army)):
        pos.supply[TOWER] += pos.lift_markers(TOWER, region)


def missing_towers(pos: WarcraftPosition, army: int) -> int:
    """Give the regions that shall get a tower."""
    return dominated(pos, army) & ~pos.standing[TOWER]


def raise_tower(pos: WarcraftPosition, region: int) -> None:
    """Put a tower into a region."""
    pos.supply[TOWER] -= 1
    pos.put_marker(TOWER, region)


def lay_actions(pos: WarcraftPosition, army: int, site: int) -> list[int]:
    """List where an artifact may be laid (W-SITE-4)."""
    if not pos.controls(army, site):
        return []
    return [encode(verbs.LAY, site, region) for region in members(pos.held[army])]


def lay(pos: WarcraftPosition, army: int, site: int, region: int) -> None:
    """Lay an artifact on an own region; those beside it may owe tribute (W-ART-HEART-1)."""
    carry(pos, site, region)
    tribute = pos.site(site).tribute
    player = pos.rules.army_player[army]
    if not tribute:
        return
    for distance in range(1, pos.rules.players):
        other = (player + distance) % pos.rules.players
        beside = pos.held[pos.active(other)] & pos.rules.board.adjacent[region]
        amount = min(tribute, pos.purse(other))
        if beside and amount and not pos.are_mates(player, other):
            pos.spend(other, amount, player)
            if pos.events is not None:
                pos.note(Event("tribute", other, {"coins": amount, "to": player}))


def take_up_objectives(pos: WarcraftPosition, army: int) -> int:
    """Take the objectives of a race from the islands; give how many it has."""
    place = pos.rules.army_player[army] * len(pos.supply) + OBJECTIVE
    for region in members(pos.standing[OBJECTIVE]):
        pos.marker_hand[place] += pos.lift_markers(OBJECTIVE, region)
    return pos.marker_hand[place]


def objective_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the land regions that may bear an objective (W-RACE-HUMANS-1, W-RULING-37)."""
    place = pos.rules.army_player[army] * len(pos.supply) + OBJECTIVE
    if not pos.marker_hand[place]:
        return []
    player = pos.rules.army_player[army]
    shunned = FACTIONS.index(pos.table(army).objectives.shunned)
    regions = pos.rules.board.land & ~pos.standing[OBJECTIVE]
    for other, held in enumerate(pos.held):
        if held and pos.faction_number(other) == shunned:
            regions &= ~held
    regions &= ~(pos.immune() & ~pos.own_regions(player))
    for site in pos.game_rules.shields:
        place = pos.site_at[site]
        if place != NONE and shield_price(pos, player, place):
            regions &= ~(1 << place)
    return [encode(verbs.OBJECTIVE, region) for region in members(regions)]


def lay_objective(pos: WarcraftPosition, army: int, region: int) -> None:
    """Put an objective on a region."""
    pos.marker_hand[pos.rules.army_player[army] * len(pos.supply) + OBJECTIVE] -= 1
    pos.put_marker(OBJECTIVE, region)


def claim_objective(pos: WarcraftPosition, army: int, region: int) -> None:
    """Pay for the conquest of a region with an objective (W-RACE-HUMANS-2)."""
    owner = objectives_owner(pos)
    if owner == NONE:
        return
    objectives = pos.table(pos.active(owner)).objectives
    if FACTIONS[pos.faction_number(army)] == objectives.excluded:
        return
    pos.lift_markers(OBJECTIVE, region)
    pos.marker_hand[owner * len(pos.supply) + OBJECTIVE] += 1
    player = pos.rules.army_player[army]
    pos.pay(player, objectives.coins)
    if army != pos.active(owner):
        pos.pay(owner, objectives.coins)
    if pos.events is not None:
        facts: dict[str, object] = {
            "region": pos.rules.board.ids[region],
            "owner": owner,
            "coins": objectives.coins,
        }
        pos.note(Event("objective", player, facts))


def objectives_owner(pos: WarcraftPosition) -> int:
    """Find the player whose active race lays objectives; NONE if nobody's does."""
    for player in range(pos.rules.players):
        army = pos.active(player)
        if pos.has_race(army) and pos.table(army).objectives.pieces:
            return player
    return NONE


def give_harmony(pos: WarcraftPosition, army: int) -> None:
    """Give harmony to all opponents whose active race was spared (W-RACE-PANDAREN-1)."""
    if not pos.table(army).harmony:
        return
    player = pos.rules.army_player[army]
    for other in range(pos.rules.players):
        if not pos.are_mates(player, other) and not pos.attacked >> other & 1:
            pos.harmony |= 1 << other


def _why_no_objective(pos: WarcraftPosition, army: int, region: int) -> Refusal:
    where = at(pos, region)
    if pos.standing[OBJECTIVE] >> region & 1:
        return refuse("objective_there", "W-RACE-HUMANS-1", where)
    if not pos.rules.board.land >> region & 1:
        return refuse("objective_on_water", "W-RULING-37", where)
    holder = pos.holder[region]
    shunned = pos.table(army).objectives.shunned
    if holder != NONE and FACTIONS[pos.faction_number(holder)] == shunned:
        return refuse("objective_shunned", "W-RACE-HUMANS-1", where, ("faction", shunned))
    return refuse("immune", "W-RULING-37", where, ("marker", "tower"))
