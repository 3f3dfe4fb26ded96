"""What no game can reach: the laws that a position from outside is held against."""

from __future__ import annotations

from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.position import HIDDEN, NONE, Position
from elbowroom.conquest.engine.rules import ACTIVE
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.vocabulary import bare
from elbowroom.kernel.bits import members
from elbowroom.kernel.errors import InvalidPosition
from elbowroom.kernel.laws import Breach, hold
from elbowroom.kernel.notation import first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal


def check_position(state: Position) -> None:
    """Refuse a position that no game can reach, with the reason."""
    _check_steps(state)
    hold(breaches(state))


def breaches(state: Position) -> list[Breach]:
    """List the laws that a position breaks."""
    found: list[Breach] = []
    if not 0 <= state.round <= state.rules.rounds:
        found.append(_breach(state, "law_round", round=state.round, rounds=state.rules.rounds))
    for player, coins in enumerate(state.coins):
        if coins < 0 and coins != HIDDEN:
            found.append(_breach(state, "law_coins", seat=player, coins=coins))
    found += _row(state)
    found += _twice(state)
    for race in range(len(state.tray)):
        found += _tokens(state, race)
    for kind, left in enumerate(state.supply):
        if left < 0:
            marker = state.rules.markers[kind]
            used = marker.supply - left
            places = members(state.standing[kind])
            found.append(
                _breach(
                    state, "law_markers", places, marker=marker.id, count=used, box=marker.supply
                )
            )
    found += _left_behind(state)
    for army in range(state.rules.armies):
        if state.has_race(army):
            found += _army(state, army)
        elif state.held[army]:
            player = state.rules.army_player[army]
            found.append(_breach(state, "law_no_race", members(state.held[army]), seat=player))
    return found


def _breach(
    state: Position, key: str, regions: list[int] | None = None, **values: str | int
) -> Breach:
    """Name a broken law, the regions where it is, and the numbers in its sentence."""
    places = [state.rules.board.ids[region] for region in regions or []]
    if places:
        values["region"] = places[0]
    rule = state.rules.citation(key)
    told = tuple(values.items())
    return Breach(Refusal(key, rule, told, state.rules.game_id), tuple(places))


def _left_behind(state: Position) -> list[Breach]:
    """Find markers in regions nobody holds that leave with whoever they belong to."""
    if state.rules.pieces_are_moved:
        return []
    held = 0
    for army in range(state.rules.armies):
        held |= state.held[army]
    return [
        _breach(state, "law_marker_alone", members(state.standing[kind] & ~held), marker=marker.id)
        for kind, marker in enumerate(state.rules.markers)
        if state.standing[kind] & ~held and not marker.bound_to_region
    ]


def _row(state: Position) -> list[Breach]:
    """Hold the row against the number of its places."""
    found: list[Breach] = []
    most = state.rules.row_length * len(state.rules.sides)
    if len(state.row) > most:
        found.append(_breach(state, "law_row", count=len(state.row), most=most))
    for place, coins in enumerate(state.row_coins):
        if coins < 0:
            found.append(_breach(state, "law_row_coins", place=place + 1, coins=coins))
    return found


def _twice(state: Position) -> list[Breach]:
    """Find races and powers of which the box has one and the table two."""
    shown = [*state.row, *[key for key in state.combo_of if key != NONE]]
    races = [race_of(key) for key in shown] + state.returned
    powers = [power_of(key) for key in shown if power_of(key) != NO_POWER]
    found = [
        _breach(state, "law_race_twice", race=state.rules.races[race].id)
        for race in range(len(state.rules.races))
        if races.count(race) > 1
    ]
    return found + [
        _breach(state, "law_power_twice", power=state.rules.powers[power].id)
        for power in range(len(state.rules.powers))
        if powers.count(power) > 1
    ]


def _army(state: Position, army: int) -> list[Breach]:
    """Find what keeps an army from standing as written."""
    name = state.rules.races[race_of(state.combo_of[army])].id
    if state.hand[army] < 0:
        return [_breach(state, "law_hand", race=name, count=state.hand[army])]
    if army % state.rules.slots != ACTIVE:
        return _declined(state, army, name)
    closed = state.held[army] & ~state.combo(army).enterable
    found = [_breach(state, "law_closed", members(closed), race=name)] if closed else []
    return found + _markers(state, army, name)


def _most_left(state: Position) -> int:
    """Give the most tokens decline may leave in a region: one, or what some race must hold one with."""
    traits: list[Race | Power] = [*state.rules.races, *state.rules.powers]
    return max([1, *[bare(e).fewest_tokens() for trait in traits for e in trait.effects]])


def _declined(state: Position, army: int, name: str) -> list[Breach]:
    """Find what keeps an army in decline from standing as written."""
    gathers = _gathers_tokens(state, army)
    if not state.held[army] and not state.hand[army]:
        return [_breach(state, "law_decline_gone", race=name)]
    found: list[Breach] = []
    if state.hand[army] and not gathers:
        found.append(_breach(state, "law_decline_hand", race=name, count=state.hand[army]))
    most = _most_left(state)
    crowded = [region for region in members(state.held[army]) if state.tokens[region] > most]
    if crowded and not (gathers or state.rules.pieces_are_moved):
        tokens = state.tokens[crowded[0]]
        found.append(_breach(state, "law_decline_tokens", crowded, race=name, count=tokens))
    for kind, marker in enumerate(state.rules.markers):
        lost = not (marker.stays_in_decline or marker.bound_to_region)
        standing = state.standing[kind] & state.held[army]
        if lost and standing:
            places = members(standing)
            found.append(_breach(state, "law_decline_marker", places, race=name, marker=marker.id))
    return found


def _gathers_tokens(state: Position, army: int) -> bool:
    """Whether a race in decline may have more than one token to a region.

    It kept them (by its own nature or by a badge given up since), acts, or loses none, be it at times only.
    """
    combo = state.combo(army)
    own = [*combo.race.effects, *(combo.power.effects if combo.power is not None else ())]
    loses_none = any([effect.lasts() and bare(effect).tokens_lost() < 0 for effect in own])
    effects = list(combo.race.effects)
    for power in state.rules.powers:
        effects += power.effects
    kept = any(
        [
            bare(effect).keeps_tokens_in_decline() or bare(effect).gathers_at_decline()
            for effect in effects
        ]
    )
    return kept or loses_none or combo.acts_in_decline or combo.tokens_lost == 0


def _markers(state: Position, army: int, name: str) -> list[Breach]:
    """Find markers with a race that has none of their kind, or too many in one region."""
    if state.rules.pieces_are_moved:
        return []
    combo = state.combo(army)
    groups = (combo.marks, combo.spread, combo.standing, combo.built, combo.for_one)
    owned = [kind for group in groups for kind, _ in group]
    found: list[Breach] = []
    for kind, marker in enumerate(state.rules.markers):
        standing = members(state.standing[kind] & state.held[army])
        if standing and kind not in owned:
            found.append(_breach(state, "law_no_marker", standing, race=name, marker=marker.id))
        piled = [region for region in standing if state.marker_count(kind, region) > 1]
        if piled and not marker.stacks:
            found.append(_breach(state, "law_one_marker", piled, marker=marker.id))
    return found


def _tokens(state: Position, race: int) -> list[Breach]:
    """Hold the tokens of a race against those the box has."""
    known = state.rules.races[race]
    used = used_tokens(state, race)
    if state.tray[race] >= 0 and used + state.tray[race] == known.tray:
        return []
    armies = [army for army in range(state.rules.armies) if _is_of(state, army, race)]
    places = [region for army in armies for region in members(state.held[army])]
    return [_breach(state, "law_tokens", places, race=known.id, count=used, box=known.tray)]


def _is_of(state: Position, army: int, race: int) -> bool:
    return state.has_race(army) and state.race(army) == race


def used_tokens(state: Position, race: int) -> int:
    """Count the tokens of a race that are not in the tray."""
    used = 0
    for army in range(state.rules.armies):
        if _is_of(state, army, race):
            used += state.hand[army] + state.tokens_of(army) - state.borrowed_tokens(army)
            player = state.rules.army_player[army]
            if army == state.active(player):
                used += state.aside[player]
    return used


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
