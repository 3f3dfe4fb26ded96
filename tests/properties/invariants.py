"""What holds in every position of a conquest game, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from elbowroom.conquest.engine import steps
from elbowroom.conquest.engine.combo import NO_POWER, declined_of, power_of, race_of
from elbowroom.conquest.engine.position import NONE
from elbowroom.conquest.engine.rules import ACTIVE, LIMITED
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.games.warcraft.engine.state import WarcraftState
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import first_of, verb_of
from tests.properties.warcraft import island_breaches


def breaches(state: ConquestState) -> list[str]:
    """List everything that is wrong with a position."""
    return [
        *_tokens(state),
        *_markers(state),
        *_regions(state),
        *_races_and_badges(state),
        *_declines(state),
        *_coins_and_row(state),
        *(island_breaches(state) if isinstance(state, WarcraftState) else ()),
    ]


def check(state: ConquestState) -> None:
    """Fail with everything that is wrong with a position."""
    found = breaches(state)
    assert not found, "\n".join(found)


def _armies(state: ConquestState) -> list[int]:
    return [army for army in range(state.rules.armies) if state.has_race(army)]


def _tokens(state: ConquestState) -> Iterator[str]:
    """Tokens of each race are in the tray, in a hand, set aside or on the map."""
    found = list(state.tray)
    for army in _armies(state):
        found[state.race(army)] += state.hand[army] - state.borrowed_tokens(army)
        if army % state.rules.slots == ACTIVE:
            found[state.race(army)] += state.aside[state.rules.army_player[army]]
    for region, army in enumerate(state.holder):
        if army != NONE:
            found[state.race(army)] += state.tokens[region]
    for number, race in enumerate(state.rules.races):
        if found[number] != race.tray:
            yield f"{found[number]} tokens of {race.id}, there are {race.tray}"
    for name, counts in (
        ("tray", state.tray),
        ("hand", state.hand),
        ("aside", state.aside),
        ("tokens", state.tokens),
    ):
        if min(counts) < 0:
            yield f"{name} has a negative count: {counts}"
    for army in range(state.rules.armies):
        if not state.has_race(army) and (state.hand[army] or state.held[army]):
            yield f"army {army} has no race but tokens or regions"


def _markers(state: ConquestState) -> Iterator[str]:
    """Markers of each kind are in the box, in a hand, driven out or standing."""
    kinds = len(state.rules.markers)
    regions = range(len(state.tokens))
    for kind, marker in enumerate(state.rules.markers):
        standing = sum(state.marker_count(kind, region) for region in regions)
        hands = sum(state.marker_hand[kind::kinds]) + sum(state.driven_out[kind::kinds])
        # Bombs that were turned over leave the game: tests/properties/warcraft.py counts them.
        found = state.supply[kind] + hands + standing
        if found != marker.supply and marker.id != "bomb":
            yield (
                f"{state.supply[kind]} {marker.id} in the box, {hands} in hands, {standing} "
                f"standing; there are {marker.supply}"
            )
        for region in members(state.standing[kind]):
            if state.holder[region] == NONE and not marker.bound_to_region:
                yield f"a {marker.id} stands in {state.rules.board.ids[region]}, which nobody holds"
        for region in regions:
            if (state.marker_count(kind, region) > 0) != bool(state.standing[kind] >> region & 1):
                yield f"the {marker.id} in {state.rules.board.ids[region]} is counted in two ways"
    if min([*state.supply, *state.marker_hand, *state.driven_out, *state.marks_left]) < 0:
        yield "a negative number of markers"


def _regions(state: ConquestState) -> Iterator[str]:
    """Holder, regions held, tokens and defence of every region agree."""
    for region, army in enumerate(state.holder):
        name = state.rules.board.ids[region]
        holders = [each for each in range(state.rules.armies) if state.held[each] >> region & 1]
        if holders != ([] if army == NONE else [army]):
            yield f"{name} is held by {holders}, its holder is {army}"
        if army != NONE and state.units(region) < 1:
            yield f"{name} is held by nothing"
        # Portals may carry a lost tribe elsewhere; tests/properties/warcraft.py counts them all.
        tribe = isinstance(state, WarcraftState) or state.rules.board.lost_tribes >> region & 1
        if army == NONE and state.tokens[region] > int(tribe):
            yield f"{name} holds {state.tokens[region]} tokens of nobody"
        defence = state.rules.board.mountains >> region & 1
        for kind, marker in enumerate(state.rules.markers):
            defence += marker.defence * state.marker_count(kind, region)
        if state.defence[region] != defence:
            yield f"{name} has defence {state.defence[region]}, its pieces give {defence}"


def _races_and_badges(state: ConquestState) -> Iterator[str]:
    """Every race and every badge is in exactly one place."""
    races = Counter([race_of(key) for key in state.row])
    badges = Counter([power_of(key) for key in state.row])
    races.update(members(state.banners))
    races.update(state.returned)
    # A banner on its way into a short row is known to the step that reveals it.
    races.update(
        first_of(step) - 1
        for step in state.stack
        if verb_of(step) == steps.REVEAL and first_of(step)
    )
    badges.update(members(state.badges))
    badges.update(members(state.discards))
    for army in _armies(state):
        races[state.race(army)] += 1
        if state.power(army) != NO_POWER:
            badges[state.power(army)] += 1
    for number, race in enumerate(state.rules.races):
        if races[number] != 1:
            yield f"{race.id} is in {races[number]} places"
    for number, power in enumerate(state.rules.powers):
        if badges[number] != 1:
            yield f"the badge {power.id} is in {badges[number]} places"


def _declines(state: ConquestState) -> Iterator[str]:
    """A player has one race in decline at most, apart from those the limit does not count."""
    for army in _armies(state):
        slot = army % state.rules.slots
        if declined_of(state.combo_of[army]) != (slot != ACTIVE):
            yield f"army {army} is on the wrong side"
        exempt = state.combo(army).stays
        if (slot == LIMITED and exempt) or (slot > LIMITED and not exempt):
            yield f"army {army} is in decline in the wrong slot"
        if slot != ACTIVE and not state.held[army] and not state.combo(army).acts_in_decline:
            yield f"army {army} in decline holds nothing but is still there"
        if slot != ACTIVE and state.hand[army] and not state.combo(army).acts_in_decline:
            yield f"army {army} in decline has tokens in hand"


def _coins_and_row(state: ConquestState) -> Iterator[str]:
    """Nobody owes coins, and at least three combos are shown."""
    if min(state.coins) < 0:
        yield f"negative coins: {state.coins}"
    if len(state.row) != len(state.row_coins) or min(state.row_coins, default=0) < 0:
        yield f"coins on the row: {state.row_coins} for {len(state.row)} combos"
    most = state.rules.row_length * len(state.rules.sides)
    if state.round and not 3 <= len(state.row) <= most:
        yield f"{len(state.row)} combos are shown"
    flows = [state.rules.starting_coins] * state.rules.players
    for place in range(0, len(state.gains), 2):
        flows[state.gains[place]] += state.gains[place + 1]
    if flows != state.coins:
        yield f"coins {state.coins}, the public flows give {flows}"
