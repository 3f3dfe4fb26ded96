"""What no game can reach: the checks of a position written by hand."""

from __future__ import annotations

from elbowroom.conquest.combo import race_of
from elbowroom.conquest.rules import ACTIVE
from elbowroom.conquest.state import ConquestState
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition


def check_position(state: ConquestState) -> None:
    """Refuse a position that no game can reach, with the reason."""
    if not 1 <= state.round <= state.rules.rounds:
        raise InvalidPosition(f"Round {state.round}: the game has {state.rules.rounds} rounds.")
    for player, coins in enumerate(state.coins):
        if coins < 0:
            raise InvalidPosition(f"Seat {player} has {coins} coins.")
    for place, coins in enumerate(state.row_coins):
        if coins < 0:
            raise InvalidPosition(f"{coins} coins lie on combo {place}.")
    if len(state.row) > state.rules.row_length:
        raise InvalidPosition(f"The row shows at most {state.rules.row_length} combos.")
    for race, left in enumerate(state.tray):
        if left < 0:
            name, tray = state.rules.races[race].id, state.rules.races[race].tray
            raise InvalidPosition(f"{tray - left} tokens of {name} are used; there are {tray}.")
    for kind, left in enumerate(state.supply):
        if left < 0:
            marker = state.rules.markers[kind]
            raise InvalidPosition(f"More {marker.id} markers stand than the {marker.supply}.")
    for army in range(state.rules.armies):
        if state.has_race(army):
            check_army(state, army)


def check_army(state: ConquestState, army: int) -> None:
    """Refuse an army that cannot stand as written."""
    combo = state.combo(army)
    name = state.rules.races[race_of(state.combo_of[army])].id
    if state.hand[army] < 0:
        raise InvalidPosition(f"{name} has {state.hand[army]} tokens in hand.")
    if army % state.rules.slots == ACTIVE:
        closed = state.held[army] & ~combo.enterable
        if closed:
            raise InvalidPosition(
                f"{name} cannot hold {', '.join(state.rules.names(closed))}: it cannot enter there."
            )
        _check_markers(state, army)
        return
    original = state.rules.races[state.race(army)]
    keeps = any(effect.keeps_tokens_in_decline() for effect in original.effects)
    if not state.held[army] and not state.hand[army]:
        raise InvalidPosition(f"{name} in decline has no token, so it has left the game.")
    if state.hand[army] and not combo.acts_in_decline:
        raise InvalidPosition(f"{name} in decline has no hand.")
    for region in members(state.held[army]):
        if state.tokens[region] > 1 and not keeps:
            raise InvalidPosition(
                f"{name} in decline holds {state.rules.board.ids[region]} with one token, "
                f"not {state.tokens[region]}."
            )
    for kind, marker in enumerate(state.rules.markers):
        if state.standing[kind] & state.held[army] and not marker.stays_in_decline:
            raise InvalidPosition(f"A {marker.id} does not stay with {name} in decline.")


def _check_markers(state: ConquestState, army: int) -> None:
    """Refuse a marker with a race that has none of its kind."""
    combo = state.combo(army)
    groups = (combo.marks, combo.spread, combo.standing, combo.built, combo.for_one)
    owned = [kind for group in groups for kind, _ in group]
    for kind, marker in enumerate(state.rules.markers):
        if state.standing[kind] & state.held[army] and kind not in owned:
            raise InvalidPosition(f"{combo.race.id} with this power has no {marker.id}.")
        for region in members(state.standing[kind] & state.held[army]):
            if state.marker_count(kind, region) > 1 and not marker.stacks:
                raise InvalidPosition(f"A region holds one {marker.id} at most.")
