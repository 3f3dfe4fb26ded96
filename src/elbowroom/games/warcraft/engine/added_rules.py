"""What this game adds to the shared rules: steps by number, scripts, ways to conquer, and more."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.conquest.engine import steps as shared
from elbowroom.conquest.engine.shared_rules import add_shared_rules
from elbowroom.games.warcraft.engine import (
    bombs,
    champion,
    forming,
    landing,
    placing,
    retreat,
    site_control,
    steps,
    tools,
    turn,
)
from elbowroom.games.warcraft.engine.attacking import Teammates, Tolls
from elbowroom.games.warcraft.engine.income import ConquestCounter, IslandIncome
from elbowroom.games.warcraft.engine.losses import UnitLosses
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.ways import WAYS
from elbowroom.kernel.steps import Step

STEPS: Final[list[Step[Any]]] = [
    landing.ISLAND_STEP,
    site_control.SITE_STEP,
    site_control.REPLACEMENT_STEP,
    bombs.FUSE_STEP,
    tools.STRIKE_DIE_STEP,
    bombs.START_STEP,
    forming.FORM_STEP,
    site_control.FACTION_STEP,
    tools.STRIKE_STEP,
    site_control.LAKE_STEP,
    forming.RECRUIT_STEP,
    champion.STATION_STEP,
    forming.ASSIGN_STEP,
    placing.TOWERS_STEP,
    placing.LAY_STEP,
    placing.OBJECTIVES_STEP,
    bombs.PLANT_STEP,
    retreat.RETREAT_STEP,
    turn.OPENING_STEP,
    turn.SCRIPT_STEP,
    forming.FORM_UP_STEP,
    champion.READY_UNITS_STEP,
    forming.HEAL_STEP,
    placing.GIVE_HARMONY_STEP,
    retreat.RETREATS_STEP,
    forming.SHED_STEP,
]
"""The steps of this game, in the order of their numbers."""

DECLINE: Final = [
    shared.REMOVE_OLDER,
    steps.SHED,
    shared.GO_IN_DECLINE,
    shared.SCORE,
    steps.RETREATS,
    shared.END_TURN,
]
"""The steps of a decline turn (W-DECL)."""


def add_rules(rules: WarcraftRules) -> None:
    """Let the rules of a game have the shared ones, and what this game adds."""
    add_shared_rules(rules)
    rules.step_kinds += STEPS
    rules.opening = [steps.OPENING]
    rules.expansion = [steps.SCRIPT]
    rules.decline = list(DECLINE)
    rules.losses = UnitLosses()
    rules.ways = list(WAYS)
    rules.attack_rules = [Tolls(), Teammates()] if len(rules.sides) > 1 else [Tolls()]
    rules.cost_rules = [forming.FormCost(), tools.ToolCost()]
    rules.income_rules = [IslandIncome()]
    rules.listeners = [
        ConquestCounter(),
        bombs.BombListener(),
        champion.ChampionListener(),
        tools.ToolListener(),
        placing.ObjectiveListener(),
        site_control.SiteListener(),
    ]
