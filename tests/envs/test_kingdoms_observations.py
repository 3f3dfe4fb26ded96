"""Observations of Kingdoms tell all that a seat may know of the position, and nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from elbowroom.envs.arena import Arena
from elbowroom.games.kingdoms.engine import verbs
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import FLAG, NONE, RESOURCES
from elbowroom.kernel.decisions import CHANCE
from tests.envs.kingdoms import ARENAS, TABLES, marked, played, seen

HIDDEN_DIE = FLAG + 1


# Secrets.


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_an_observation_tells_nothing_the_seat_may_not_know(players: int, heroes: bool):
    """Whatever is filled in for what the seat does not know, it sees the same."""
    arena = ARENAS[players, heroes]
    codec, highest = arena.codec, arena.highest()
    concealed = 0
    for number, state in enumerate(played(players, 9, heroes_call=heroes)):
        secret = state.decision.concealed or state.decision.kind == "keep"
        if number % 9 and not secret:
            continue
        concealed += secret
        for seat in range(players):
            whole = codec.observation(state, seat)
            assert len(whole) == arena.width
            assert (np.frombuffer(whole, np.uint8) <= highest).all()
            assert codec.observation(state.redacted(seat), seat) == whole
            assert codec.observation(state.sample(seat, number), seat) == whole
    assert concealed or not (heroes or players > 1)


def at_war(players: int, **options: Any) -> KingdomsState:
    """A position in which the attacker of a war is to set its die, with a choice."""
    for seed in range(50):
        for state in played(players, seed, **options):
            if state.decision.kind == "dial" and len(state.legal_actions()) > 2:
                return state
    raise AssertionError("no war begins")


@pytest.mark.rule("K-WAR-2")
def test_a_die_is_told_to_its_owner_and_to_others_when_both_are_set():
    arena = Arena("kingdoms", 3)
    state = at_war(3)
    attacker, defender = state.war_attacker, state.war_defender
    told: list[list[bytes]] = []
    for answer in state.legal_actions():
        after = state.copy()
        after.apply(answer)
        number = FLAG if answer == verbs.FLAG_ACTION else answer >> 6 & 63
        assert seen(arena, after, attacker)["die"][0] == number
        assert seen(arena, after, defender)["die"][attacker - defender] == HIDDEN_DIE
        told.append([arena.codec.observation(after, s) for s in range(3) if s != attacker])
        assert f"{number} against" not in arena.codec.render(after)
    assert all(one == other for one, other in pairwise(told))
    after.apply(after.legal_actions()[0])
    if after.war_region != NONE:
        assert [seen(arena, after, seat)["war_revealed"][0] for seat in range(3)] == [1, 1, 1]
        assert seen(arena, after, defender)["die"][attacker - defender] == number


@pytest.mark.rule("K-ENG-1")
def test_hero_cards_are_told_to_who_chooses():
    arena = Arena("kingdoms", 3, heroes_call=True)
    state = next(s for s in played(3, 2, heroes_call=True) if s.decision.kind == "keep")
    for seat in range(3):
        fields = seen(arena, state, seat)
        own = state.offered[seat * 2 : seat * 2 + 2]
        others = {card for card in state.offered if card not in own}
        assert marked(fields["offered"]) == sorted(own)
        assert others <= set(marked(fields["deck"]))
        assert not set(own) & set(marked(fields["deck"]))
        assert fields["choices"].tolist() == [2, 2, 2]
    state.apply(state.legal_actions()[0])
    mine = seen(arena, state, 0)
    assert marked(mine["given_back"]) == [state.returned[0]]
    assert mine["gave_back"].tolist() == [1, 0, 0]
    assert state.returned[0] in marked(seen(arena, state, 1)["deck"])


# What the fields say.


@pytest.mark.parametrize(("players", "heroes"), TABLES)
def test_fields_agree_with_the_view_as_plain_data(players: int, heroes: bool):
    arena = ARENAS[players, heroes]
    for number, state in enumerate(played(players, 5, heroes_call=heroes)):
        if number % 11:
            continue
        for seat in range(players):
            fields = seen(arena, state, seat)
            position = state.view(seat).to_dict()["position"]
            assert fields["round"][0] == position["round"]
            check_question(fields, state, seat)
            check_seats(fields, position, state, seat)
            check_map(fields, position, state, seat)


def check_question(fields: dict[str, Any], state: KingdomsState, seat: int) -> None:
    asked = state.decision.player
    if state.over or asked == CHANCE:
        assert not fields["question"].any()
        assert not fields["asked"].any()
    else:
        assert fields["question"].sum() == 1
        assert marked(fields["asked"]) == [(asked - seat) % state.rules.seats]

    drawn = any(state.text(answer).startswith("first") for answer in state.journal)
    first = [(state.first_player - seat) % state.rules.seats]
    assert marked(fields["first"]) == (first if drawn or state.rules.solo else [])
    turn = [(state.active - seat) % state.rules.seats]
    assert marked(fields["turn"]) == (turn if state.round else [])


def check_seats(
    fields: dict[str, Any], position: dict[str, Any], state: KingdomsState, seat: int
) -> None:
    rules = state.rules
    names = {
        "faction": [faction.id for faction in rules.factions],
        "hero": [hero.id for hero in rules.heroes],
        "retired": [hero.id for hero in rules.heroes],
    }
    for distance in range(rules.seats):
        entry = position["players"][(seat + distance) % rules.seats]
        assert fields["resources"][distance].tolist() == [entry["resources"][r] for r in RESOURCES]
        for name in ("tower", "magic", "reached", "wars_won"):
            assert fields[name][distance] == entry[name]
        told = {
            name: [ids[place] for place in marked(fields[name][distance])]
            for name, ids in names.items()
            if name in fields
        }
        assert told["faction"] == ([entry["faction"]] if entry["faction"] else [])
        if rules.heroes_call:
            assert told["hero"] == ([entry["hero"]] if entry["hero"] else [])
            assert told["retired"] == entry["retired"]
            assert fields["hero_level"][distance] == entry["hero_level"]
            assert fields["fortresses_taken"][distance] == entry["fortresses_removed"]


def check_map(
    fields: dict[str, Any], position: dict[str, Any], state: KingdomsState, seat: int
) -> None:
    seats = state.rules.seats
    for space, region in enumerate(position["regions"].values()):
        assert fields["neutral"][space] == region["neutral"]
        for distance in range(seats):
            owner = (seat + distance) % seats
            meeples = [each for each in region["meeples"] if each["player"] == owner]
            assert fields["meeples"][distance, space] == len(meeples)
            assert fields["laid"][distance, space] == sum(each["laid"] for each in meeples)
            if state.rules.heroes_call:
                heroes = [each for each in meeples if each["hero"]]
                assert fields["hero_at"][distance, space] == len(heroes)
                fort = region["fortress"]
                owned = fort is not None and fort["player"] == owner
                assert fields["fortresses"][distance, space] == owned
                assert fields["fortresses_laid"][distance, space] == (owned and fort["laid"])
    if position["war"]["region"] is not None:
        assert marked(fields["war_region"]) == [state.rules.board.number(position["war"]["region"])]


def test_an_observation_tells_the_territories_of_its_game():
    arena = Arena("kingdoms", 2)
    state = next(s for s in played(2, 6) if s.decision.kind == "select")
    board = state.rules.board
    for seat in range(2):
        fields = seen(arena, state, seat)
        spaces = len(board.ids)
        terrains = [marked(fields["terrain"][:, space]) for space in range(spaces)]
        assert terrains == [[terrain] for terrain in board.terrain]
        for space in range(spaces):
            assert fields["neighbours"][space].tolist() == [
                board.adjacent[space] >> other & 1 for other in range(fields["border"].size)
            ]
        assert not fields["neighbours"][spaces:].any()
        assert marked(fields["territory"][0]) == [state.lands[seat]]
        assert marked(fields["lost_territory"]) == [state.lands[2]]
        homes = [*fields["home"], fields["lost_kingdom"]]
        assert sum(int(home.sum()) for home in homes) == spaces
        own = board.spaces_of[seat]
        assert marked(homes[0]) == [space for space in range(spaces) if own >> space & 1]


def test_what_is_asked_is_told_in_full():
    """Payments, units to choose, victims: the numbers of a question stand in its fields."""
    arena = Arena("kingdoms", 4, heroes_call=True)
    kinds: set[str] = set()
    for seed in range(4):
        for state in played(4, seed, heroes_call=True):
            kind, step = state.decision.kind, state.stack[-1] if state.stack else 0
            if kind not in ("pay", "gain", "steal", "move"):
                continue
            kinds.add(kind)
            seat = state.decision.player
            fields = seen(arena, state, seat)
            if kind == "pay":
                assert marked(fields["resource"]) == [step & 63]
                assert fields["pay_due"][0] == state.pay_due
                assert fields["paid"].tolist() == [units + 1 for units in state.paid]
            elif kind == "gain":
                assert fields["amount"][0] == step & 63
            elif kind == "steal":
                assert marked(fields["concerned"]) == [((step >> 3 & 7) - seat) % 4]
            else:
                assert fields["moves_left"].tolist() == [state.moves_left, state.moves_extra]
                assert fields["moved"].sum() == len(state.moved)
    assert kinds == {"pay", "gain", "steal", "move"}
