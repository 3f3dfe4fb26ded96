"""What no game can reach: the checks of a position that comes from outside."""

from __future__ import annotations

from elbowroom.conquest.engine.combo import race_of
from elbowroom.conquest.engine.position import HIDDEN, Position
from elbowroom.conquest.engine.rules import ACTIVE
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.notation import first_of, second_of, verb_of


def check_position(state: Position) -> None:
    """Refuse a position that no game can reach, with the reason."""
    if not 0 <= state.round <= state.rules.rounds:
        raise InvalidPosition(f"Round {state.round}: the game has {state.rules.rounds} rounds.")
    _check_steps(state)
    for player, coins in enumerate(state.coins):
        if coins < 0 and coins != HIDDEN:
            raise InvalidPosition(f"Seat {player} has {coins} coins.")
    for place, coins in enumerate(state.row_coins):
        if coins < 0:
            raise InvalidPosition(f"{coins} coins lie on combo {place}.")
    if len(state.row) > state.rules.row_length * len(state.rules.sides):
        raise InvalidPosition(f"The row shows at most {state.rules.row_length} combos.")
    for race in range(len(state.tray)):
        _check_tokens(state, race)
    for kind, left in enumerate(state.supply):
        if left < 0:
            marker = state.rules.markers[kind]
            raise InvalidPosition(f"More {marker.id} markers stand than the {marker.supply}.")
    for army in range(state.rules.armies):
        if state.has_race(army):
            check_army(state, army)


def check_army(state: Position, army: int) -> None:
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
    gathers = _gathers_tokens(state, army)
    if not state.held[army] and not state.hand[army]:
        raise InvalidPosition(f"{name} in decline has no token, so it has left the game.")
    if state.hand[army] and not gathers:
        raise InvalidPosition(f"{name} in decline has no hand.")
    for region in members(state.held[army]):
        if state.tokens[region] > 1 and not (gathers or state.rules.pieces_are_moved):
            raise InvalidPosition(
                f"{name} in decline holds {state.rules.board.ids[region]} with one token, "
                f"not {state.tokens[region]}."
            )
    for kind, marker in enumerate(state.rules.markers):
        lost = not (marker.stays_in_decline or marker.bound_to_region)
        if lost and state.standing[kind] & state.held[army]:
            raise InvalidPosition(f"A {marker.id} does not stay with {name} in decline.")


def _gathers_tokens(state: Position, army: int) -> bool:
    """Whether a race in decline may have more than one token to a region.

    It kept them (by its own nature or by a badge given up since), acts, or loses none.
    """
    combo = state.combo(army)
    effects = list(combo.race.effects)
    for power in state.rules.powers:
        effects += power.effects
    kept = any([bare(effect).keeps_tokens_in_decline() for effect in effects])
    return kept or combo.acts_in_decline or combo.tokens_lost == 0


def _check_markers(state: Position, army: int) -> None:
    """Refuse a marker with a race that has none of its kind."""
    if state.rules.pieces_are_moved:
        return
    combo = state.combo(army)
    groups = (combo.marks, combo.spread, combo.standing, combo.built, combo.for_one)
    owned = [kind for group in groups for kind, _ in group]
    for kind, marker in enumerate(state.rules.markers):
        if state.standing[kind] & state.held[army] and kind not in owned:
            raise InvalidPosition(f"{combo.race.id} with this power has no {marker.id}.")
        for region in members(state.standing[kind] & state.held[army]):
            if state.marker_count(kind, region) > 1 and not marker.stacks:
                raise InvalidPosition(f"A region holds one {marker.id} at most.")


def _check_tokens(state: Position, race: int) -> None:
    """Refuse a race with more or fewer tokens than the box has."""
    used = 0
    for army in range(state.rules.armies):
        if state.has_race(army) and state.race(army) == race:
            used += state.hand[army] + state.tokens_of(army) - state.borrowed_tokens(army)
            player = state.rules.army_player[army]
            if army == state.active(player):
                used += state.aside[player]
    known = state.rules.races[race]
    if state.tray[race] < 0 or used + state.tray[race] != known.tray:
        raise InvalidPosition(
            f"{used} tokens of {known.id} are used and {state.tray[race]} are in the tray; "
            f"there are {known.tray}."
        )


def _check_steps(state: Position) -> None:
    """Refuse steps that mean nothing."""
    kinds = state.rules.step_kinds
    limits = {
        "player": state.rules.players,
        "army": state.rules.armies,
        "region": len(state.rules.board.regions),
    }
    for step in state.stack:
        kind = kinds[verb_of(step)]
        for place, name in enumerate(kind.arguments):
            value = second_of(step) if place else first_of(step)
            if name in limits and value >= limits[name]:
                raise InvalidPosition(f"Step {kind.name}: there is no {name} {value}.")
    if state.stack:
        top = kinds[verb_of(state.stack[-1])]
        army = first_of(state.stack[-1])
        if top.asks and top.arguments[:1] == ("army",) and not state.has_race(army):
            raise InvalidPosition(f"Step {top.name} is for an army without a race.")
