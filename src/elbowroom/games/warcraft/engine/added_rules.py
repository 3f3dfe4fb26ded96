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
from elbowroom.games.warcraft.engine.costs import Discounts
from elbowroom.games.warcraft.engine.losses import UnitLosses
from elbowroom.games.warcraft.engine.rules import WarcraftRules
from elbowroom.games.warcraft.engine.scoring import ConquestCounter, IslandIncome
from elbowroom.games.warcraft.engine.ways import WAYS
from elbowroom.kernel.steps import OF_CHANCE, OF_PLAYER, Step

STEPS: Final[list[Step[Any]]] = [
    landing.IslandStep("island", OF_CHANCE, "island", once=True),
    site_control.SiteStep("site", OF_CHANCE, "site", ("region",), once=True),
    site_control.ReplacementStep("replacement", OF_CHANCE, "site", ("region",), once=True),
    bombs.FuseStep("fuse", OF_CHANCE, "bomb", ("region",), once=True),
    tools.StrikeDieStep("strike_die", OF_CHANCE, "die", "region", once=True),
    bombs.StartStep("start", OF_PLAYER, "start"),
    forming.FormStep("form", OF_PLAYER, "form_up", once=True),
    site_control.FactionStep("faction", OF_PLAYER, "form_up", once=True),
    tools.StrikeStep("strike", OF_PLAYER, "conquer", "region", once=True),
    site_control.LakeStep("lake", OF_PLAYER, "conquer", "region", once=True),
    forming.RecruitStep("recruit", OF_PLAYER, "recruit", once=True),
    champion.StationStep("station", OF_PLAYER, "redeploy", once=True),
    forming.AssignStep("assign", OF_PLAYER, "redeploy"),
    placing.TowersStep("towers", OF_PLAYER, "place"),
    placing.LayStep("lay", OF_PLAYER, "place", "site", once=True),
    placing.ObjectivesStep("objectives", OF_PLAYER, "place", "taken_up"),
    bombs.PlantStep("plant", OF_PLAYER, "place"),
    retreat.RetreatStep("retreat", OF_PLAYER, "withdraw"),
    turn.OpeningStep("opening"),
    turn.ScriptStep("script"),
    forming.FormUpStep("form_up"),
    champion.ReadyUnitsStep("ready_units"),
    forming.HealStep("heal"),
    placing.GiveHarmonyStep("give_harmony"),
    retreat.RetreatsStep("retreats"),
    forming.ShedStep("shed"),
    placing.ClaimStep("claim", about="region"),
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
    rules.set_steps([*rules.step_kinds, *STEPS])
    rules.opening = [steps.OPENING]
    rules.expansion = [steps.SCRIPT]
    rules.decline = list(DECLINE)
    rules.losses = UnitLosses()
    rules.ways = list(WAYS)
    rules.attack_rules = [Tolls(), Teammates()] if len(rules.sides) > 1 else [Tolls()]
    rules.cost_rules = [Discounts()]
    rules.income_rules = [IslandIncome()]
    rules.listeners = [
        ConquestCounter(),
        bombs.BombListener(),
        champion.ChampionListener(),
        tools.ToolListener(),
        placing.ObjectiveListener(),
        site_control.SiteListener(),
    ]
