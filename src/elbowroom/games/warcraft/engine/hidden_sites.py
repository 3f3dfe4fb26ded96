"""What the sites that lie face down may be, and how likely each is."""

from __future__ import annotations

from math import comb, lcm
from typing import Final

from elbowroom.conquest.engine.position import NONE
from elbowroom.games.warcraft.engine.position import WarcraftPosition
from elbowroom.kernel.bits import members, size

MOST_PLACES: Final = 12
"""More places than any box holds: weights are whole numbers up to so many."""
SCALE: Final = lcm(*range(1, MOST_PLACES + 1))


def likely_sites(pos: WarcraftPosition) -> list[tuple[int, int]]:
    """List the sites one that lies face down may be, with weights.

    All are equally likely until the box has given a place for one that could not stay
    (W-PLACE-WELL-1): a box that held few places was then likelier to give that one.
    """
    if not _box_gave_a_place(pos):
        return [(site, 1) for site in members(pos.unseen)]
    places = size(pos.unseen & pos.game_rules.places)
    others = size(pos.unseen) - places
    box = size(pos.unseen) - size(pos.face_down)
    of_place = _weight(places - 1, others, box)
    of_other = _weight(places, others - 1, box)
    return [
        (site, of_place if pos.game_rules.places >> site & 1 else of_other)
        for site in members(pos.unseen)
    ]


def _box_gave_a_place(pos: WarcraftPosition) -> bool:
    """Whether a site was seen that lies nowhere: it went to the box for another."""
    for site in pos.game_rules.shores:
        if pos.site_at[site] == NONE and not pos.unseen >> site & 1:
            return True
    return False


def _weight(places: int, others: int, box: int) -> int:
    """Sum over every box these sites could fill: one with n places more gave its own in n + 1 ways."""
    if places < 0 or others < 0:
        return 0
    return sum(
        [
            comb(places, count) * comb(others, box - count) * SCALE // (count + 1)
            for count in range(min(places, box) + 1)
        ]
    )
