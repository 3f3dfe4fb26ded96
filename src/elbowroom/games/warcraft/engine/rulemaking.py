"""The rules of a setup on given islands; equal ones are shared."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine.combo import Combo
from elbowroom.conquest.engine.content import own_markers
from elbowroom.conquest.engine.own_rules import add_own_rules
from elbowroom.games.warcraft.engine.added_rules import add_rules
from elbowroom.games.warcraft.engine.citations import CITATIONS
from elbowroom.games.warcraft.engine.content import standard, with_packs
from elbowroom.games.warcraft.engine.content_sites import own_sites
from elbowroom.games.warcraft.engine.islands import compose, faces, facts, read_map
from elbowroom.games.warcraft.engine.markers import MARKERS
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.sites import SITES
from elbowroom.kernel.state import fingerprint

_MOST_RULES_KEPT: Final = 256
_made: Final[dict[tuple[str, ...], WarcraftRules]] = {}
_combos: Final[list[Combo | None]] = []
"""Combos compiled for any islands; races and powers are the same on all of them."""


def rules_on(setup: dict[str, Any], islands: list[str]) -> WarcraftRules:
    """Give the rules of a setup on islands, in whatever order they are named, or on its own map."""
    islands = sorted(islands)
    own_map = setup["map"]
    key = (
        str(setup["players"]),
        str(setup["open_coins"]),
        str(setup["team_scoring"]) if setup["teams"] else "",
        "" if own_map is None else fingerprint(own_map),
        fingerprint([setup["packs"], setup["own_limit"]]) if setup.get("packs") else "",
        *islands,
    )
    rules = _made.get(key)
    if rules is None:
        if len(_made) >= _MOST_RULES_KEPT:
            _made.clear()
        rules = make_rules(setup, islands)
        _made[key] = rules
    return rules


def make_rules(setup: dict[str, Any], islands: list[str]) -> WarcraftRules:
    """Make the rules of a setup; `rules_on` shares equal ones."""
    players = setup["players"]
    own_map = setup["map"]
    archipelago = compose(tuple(islands)) if own_map is None else read_map(own_map)
    packs = setup.get("packs", [])
    box = standard(0)
    races, powers = with_packs(box, packs, setup.get("own_limit", 1))
    rules = WarcraftRules(
        archipelago,
        list(faces()),
        races,
        powers,
        [*MARKERS, *own_markers(box, packs)],
        [*SITES, *own_sites(packs)],
        players,
        facts()["players"][str(players)]["turns"],
    )
    if not packs:
        if not _combos:
            _combos.extend(rules.combos)
        rules.combos_elsewhere = _combos
    rules.open_coins = setup["open_coins"]
    rules.citations = CITATIONS
    if setup["teams"]:
        rules.play_in_sides(by_sum=setup["team_scoring"] == "sum")
    add_rules(rules)
    if packs:
        add_own_rules(rules)
    return rules
