"""The champion: conquers for nothing, holds a region alone, is never lost."""

from __future__ import annotations

from elbowroom.conquest.engine import verbs as shared_verbs
from elbowroom.conquest.engine.additions import Listener
from elbowroom.conquest.engine.battle import conquer
from elbowroom.conquest.engine.conquering import before_attack
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.reach import allowed, near
from elbowroom.conquest.engine.refusals import unreachable
from elbowroom.conquest.engine.steps import ArmyStep, AskedStep
from elbowroom.games.warcraft.engine import verbs
from elbowroom.games.warcraft.engine.markers import CHAMPION
from elbowroom.games.warcraft.engine.position import MARCHES, WarcraftPosition
from elbowroom.games.warcraft.engine.refusals import at, not_held, refuse, short_of_hand
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, verb_of
from elbowroom.kernel.reasons import Refusal


class ReadyUnitsStep(ArmyStep[WarcraftPosition]):
    """The champion is made ready."""

    def carry_out(self, pos: WarcraftPosition, step: int) -> None:
        make_ready(pos, first_of(step))


class StationStep(AskedStep[WarcraftPosition]):
    """The champion may be moved."""

    def answers(self, pos: WarcraftPosition, step: int) -> list[int]:
        actions = station_actions(pos, first_of(step))
        return [*actions, shared_verbs.DONE_ACTION] if actions else []

    def answer(self, pos: WarcraftPosition, step: int, action: int) -> None:
        if action != shared_verbs.DONE_ACTION:
            station(pos, first_of(step), first_of(action))

    def refuse(self, pos: WarcraftPosition, step: int, action: int) -> Refusal | None:
        region = first_of(action)
        if verb_of(action) != verbs.CHAMPION:
            return None
        if not pos.held[first_of(step)] >> region & 1:
            return not_held(pos, region)
        return refuse("champion_needed", "W-DEPLOY-1", at(pos, region))


class ChampionListener(Listener[WarcraftPosition]):
    """The champion comes with his badge."""

    def picked(self, pos: WarcraftPosition, army: int) -> None:
        if pos.table(army).ransom:
            pos.take_from_box(army, CHAMPION, 1)


def place_of(pos: WarcraftPosition, army: int) -> int:
    """Give where the champion's count of an army's player is kept."""
    return pos.rules.army_player[army] * len(pos.supply) + CHAMPION


def has_champion(pos: WarcraftPosition, army: int) -> bool:
    """Whether an army's race has a champion."""
    return pos.has_race(army) and pos.table(army).ransom > 0


def standing_at(pos: WarcraftPosition, army: int) -> int:
    """Find the region where an army's champion stands; NONE if in hand."""
    for region in members(pos.standing[CHAMPION] & pos.held[army]):
        return region
    return NONE


def march_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List the neighbouring regions the champion may take (W-POWER-CHAMPION-1)."""
    if not has_champion(pos, army) or not pos.marker_hand[place_of(pos, army)]:
        return []
    table = pos.table(army)
    if pos.uses[MARCHES] or pos.hand[army] < table.fewest_tokens:  # W-RULING-48
        return []
    beside = near(pos, army)
    if pos.held[army]:  # W-POWER-CHAMPION-2: never the first conquest
        beside |= table.linked  # W-RULING-79
    regions = allowed(pos, army, beside & table.enterable & ~pos.held[army])
    return [encode(verbs.CHAMPION, region) for region in members(regions)]


def march(pos: WarcraftPosition, army: int, region: int) -> None:
    """Let the champion take a region alone, whatever is in it."""
    before_attack(pos, army, region)
    pos.uses[MARCHES] += 1
    conquer(pos, army, region, 0, "champion")
    pos.marker_hand[place_of(pos, army)] -= 1
    pos.put_marker(CHAMPION, region)


def make_ready(pos: WarcraftPosition, army: int) -> None:
    """Take the champion up where other units stay (W-READY-1)."""
    if not has_champion(pos, army):
        return
    region = standing_at(pos, army)
    if region != NONE and pos.tokens[region]:
        pos.marker_hand[place_of(pos, army)] += pos.lift_markers(CHAMPION, region)


def station_actions(pos: WarcraftPosition, army: int) -> list[int]:
    """List where the champion may stand while every region stays held (W-DEPLOY-1)."""
    if not has_champion(pos, army):
        return []
    stood = standing_at(pos, army)
    alone = stood != NONE and not pos.tokens[stood]
    fewest = pos.combo(army).fewest_tokens
    actions: list[int] = []
    for region in members(pos.held[army]):
        if region == stood:
            continue
        spare = pos.hand[army] + _spare_tokens(pos, army) + min(pos.tokens[region], fewest)
        if not alone or spare >= fewest:
            actions.append(encode(verbs.CHAMPION, region))
    return actions


def _spare_tokens(pos: WarcraftPosition, army: int) -> int:
    fewest = pos.combo(army).fewest_tokens
    spare = [pos.tokens[region] - fewest for region in members(pos.held[army])]
    return sum([count for count in spare if count > 0])


def station(pos: WarcraftPosition, army: int, region: int) -> None:
    """Move the champion; tokens take his place where he stood alone."""
    stood = standing_at(pos, army)
    if stood == NONE:
        pos.marker_hand[place_of(pos, army)] -= 1
    else:
        pos.lift_markers(CHAMPION, stood)
        if not pos.tokens[stood]:
            _man(pos, army, stood, region)
    pos.put_marker(CHAMPION, region)


def _man(pos: WarcraftPosition, army: int, region: int, donor: int) -> None:
    """Bring the fewest tokens into a region: from hand, from spare ones, from the donor."""
    fewest = pos.combo(army).fewest_tokens
    missing = fewest - min(fewest, pos.hand[army])
    pos.hand[army] -= fewest - missing
    for other in members(pos.held[army]):
        kept = 0 if other == donor else fewest
        taken = min(missing, max(0, pos.tokens[other] - kept))
        if other == donor and 0 < pos.tokens[other] - taken < fewest:
            pos.hand[army] += pos.tokens[other] - taken
            pos.tokens[other] = taken
        pos.tokens[other] -= taken
        missing -= taken
    pos.tokens[region] = fewest


def marching(pos: WarcraftPosition, army: int, region: int) -> Refusal:
    """Say why the champion may not take a region."""
    if not has_champion(pos, army):
        return refuse("no_champion", "W-POWER-CHAMPION-1")
    if pos.uses[MARCHES]:
        return refuse("champion_used", "W-POWER-CHAMPION-1")
    if not pos.marker_hand[place_of(pos, army)]:
        return refuse("champion_stands", "W-POWER-CHAMPION-4")
    if not pos.held[army]:
        return refuse("champion_first", "W-POWER-CHAMPION-2")
    blocked = short_of_hand(pos, army) or unreachable(pos, army, region)
    if blocked is not None:
        return blocked
    return refuse("not_adjacent", "W-POWER-CHAMPION-2", at(pos, region))
