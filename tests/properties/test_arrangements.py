"""Every arrangement the rules allow can be reached, and no other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest

from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.test_kit.boards import tiny_board
from elbowroom.conquest.test_kit.scenario import ConquestScenario
from elbowroom.testing import position

BOARD = tiny_board(
    {
        "a": ("hill edge", "b c d e"),
        "b": ("swamp edge", "c d e"),
        "c": ("forest edge", "d e"),
        "d": ("farmland edge", "e"),
        "e": ("hill edge", "f"),
        "f": ("swamp edge", ""),
    }
)
Counts = tuple[int, ...]


def reached(
    state: ConquestState, inside: Callable[[ConquestState], bool], result: Callable[..., Counts]
) -> set[Counts]:
    """Every result with which a step can end, found by trying all that is allowed."""
    found: set[Counts] = set()
    seen: set[str] = set()
    waiting = [state]
    while waiting:
        current = waiting.pop()
        for action in current.legal_actions():
            after = current.copy()
            after.apply(action)
            if not inside(after):
                found.add(result(after))
            elif after.digest() not in seen:
                seen.add(after.digest())
                waiting.append(after)
    return found


def in_phase(phase: str, player: int) -> Callable[[ConquestState], bool]:
    return lambda state: (state.decision.kind, state.decision.player) == (phase, player)


def tokens_in(*regions: str) -> Callable[[ConquestState], Counts]:
    return lambda state: tuple(state.tokens[state.rules.board.number(region)] for region in regions)


def markers_in(marker: str, *regions: str) -> Callable[[ConquestState], Counts]:
    def counted(state: ConquestState) -> Counts:
        kind = [each.id for each in state.rules.markers].index(marker)
        return tuple(
            state.marker_count(kind, state.rules.board.number(region)) for region in regions
        )

    return counted


def spread(total: int, places: int, least: int) -> set[Counts]:
    """All ways to put so many pieces into so many places."""
    return {
        counts for counts in product(range(least, total + 1), repeat=places) if sum(counts) == total
    }


def redeploying(regions: dict[str, int], hand: int) -> ConquestScenario:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions=regions, hand=hand)
    return pos.turn(player=0, round=2, phase="redeploy")


ARMIES = [
    ({"a": 1, "b": 1, "c": 1}, 4),
    ({"a": 4, "b": 2, "c": 1}, 0),
    ({"a": 1, "b": 5, "c": 1}, 1),
    ({"a": 2, "b": 2, "c": 1, "d": 2}, 1),
    ({"a": 6}, 2),
]


@pytest.mark.parametrize(("regions", "hand"), ARMIES)
def test_redeployment_reaches_every_arrangement(regions: dict[str, int], hand: int) -> None:
    state = redeploying(regions, hand).state
    total = sum(regions.values()) + hand
    found = reached(state, in_phase("redeploy", 0), tokens_in(*regions))
    assert found == spread(total, len(regions), least=1)


@pytest.mark.parametrize(("regions", "hand"), ARMIES)
def test_arrange_does_it_in_one_text(regions: dict[str, int], hand: int) -> None:
    total = sum(regions.values()) + hand
    for counts in spread(total, len(regions), least=1):
        pos = redeploying(regions, hand)
        wanted = " ".join(
            f"{region} {count}" for region, count in zip(regions, counts, strict=True)
        )
        pos.play(f"arrange {wanted}")
        assert pos.phase == "redeploy", wanted
        assert pos.hand(0) == 0
        pos.play("done")
        assert pos.asked == 1
        assert [pos.tokens(region) for region in regions] == list(counts)


def test_two_armies_are_redeployed_apart() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"a": 2, "b": 1}, hand=1)
    pos.declined(0, "ghouls", regions={"c": 1, "d": 3}, hand=1)
    state = pos.turn(player=0, round=3, phase="redeploy").state
    found = reached(state, in_phase("redeploy", 0), tokens_in("a", "b", "c", "d"))
    own, ghouls = spread(4, 2, least=1), spread(5, 2, least=1)
    assert found == {first + second for first in own for second in ghouls}


def test_arrange_may_stand_for_the_end_of_the_ghouls_acts() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"a": 4, "b": 1})
    pos.declined(0, "ghouls", regions={"c": 1, "d": 1})
    pos.turn(player=0, round=3, phase="army_in_decline")
    pos.play("arrange a 4 b 1", "done")
    assert pos.asked == 1
    assert (pos.tokens("a"), pos.tokens("b")) == (4, 1)


def taken(regions: Counts) -> set[Counts]:
    """What four Amazons taken away may leave: as few regions emptied as possible."""
    total = sum(regions)
    owed = min(4, total)
    left = [
        counts
        for counts in product(*[range(tokens + 1) for tokens in regions])
        if sum(counts) == total - owed
    ]
    emptied = min(counts.count(0) for counts in left)
    return {counts for counts in left if counts.count(0) == emptied}


@pytest.mark.parametrize(
    "tokens",
    [
        (5,),
        (3, 3),
        (1, 5),
        (2, 2, 2),
        (3, 1, 1, 1),
        (2, 2, 1, 1, 1),
        (1, 1, 1, 1, 1, 1),
        (3, 1),
        (2, 1),
        (4, 3, 2),
    ],
)
def test_the_amazons_take_leaves_exactly_what_is_allowed(tokens: Counts) -> None:
    names = "abcdef"[: len(tokens)]
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "amazons", "hill", regions=dict(zip(names, tokens, strict=True)))
    pos.turn(player=0, round=2, phase="redeploy").play("done")
    assert pos.state.owed == min(4, sum(tokens))
    found = reached(pos.state, lambda state: state.owed > 0, tokens_in(*names))
    assert found == taken(tokens)


def withdrawing(regions: dict[str, int], hand: int) -> ConquestScenario:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"f": 2})
    pos.give(1, "ratmen", "merchant", regions=regions, hand=hand)
    return pos.turn(player=0, round=2, phase="withdraw")


@pytest.mark.parametrize(
    ("regions", "hand"),
    [({"a": 1, "b": 1, "c": 1}, 4), ({"a": 2, "b": 3}, 3), ({"a": 1}, 5), ({"a": 2, "b": 1}, 1)],
)
def test_withdrawn_tokens_may_go_to_every_region_still_held(
    regions: dict[str, int], hand: int
) -> None:
    state = withdrawing(regions, hand).state
    found = reached(state, in_phase("withdraw", 1), tokens_in(*regions))
    expected = {
        tuple(there + more for there, more in zip(regions.values(), added, strict=True))
        for added in spread(hand, len(regions), least=0)
    }
    assert found == expected


def test_withdrawn_encampments_are_put_back_none_to_all() -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "hill", regions={"f": 1}, hand=9)
    pos.give(
        1,
        "ratmen",
        "bivouacking",
        regions={"e": 1, "a": 1, "b": 1},
        markers={"e": {"encampment": 3}, "a": {"encampment": 1}},
    )
    pos.turn(player=0, round=2, phase="conquer").play("conquer e", "redeploy e 9", "done")
    assert (pos.phase, pos.asked) == ("withdraw", 1)
    found = reached(pos.state, in_phase("withdraw", 1), markers_in("encampment", "a", "b"))
    assert found == {
        (1 + first, second) for first, second in product(range(4), repeat=2) if first + second <= 3
    }


@pytest.mark.parametrize("standing", [{}, {"a": {"encampment": 3}, "b": {"encampment": 2}}])
def test_encampments_may_be_spread_in_every_way(standing: dict[str, dict[str, int]]) -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "bivouacking", regions={"a": 1, "b": 1, "c": 1}, markers=standing)
    state = pos.turn(player=0, round=2, phase="place").state
    found = reached(state, in_phase("place", 0), markers_in("encampment", "a", "b", "c"))
    assert found == {counts for counts in product(range(6), repeat=3) if sum(counts) <= 5}


@pytest.mark.parametrize("standing", [{}, {"a": "hero", "b": "hero"}])
def test_heroes_may_stand_in_any_two_regions(standing: dict[str, str]) -> None:
    pos = position("classic", players=2, board=BOARD)
    pos.give(0, "orcs", "heroic", regions={"a": 1, "b": 1, "c": 1, "d": 1}, markers=standing)
    state = pos.turn(player=0, round=2, phase="place").state
    found = reached(state, in_phase("place", 0), markers_in("hero", *"abcd"))
    assert found == {
        tuple(int(place in pair) for place in range(4)) for pair in combinations(range(4), 2)
    }
