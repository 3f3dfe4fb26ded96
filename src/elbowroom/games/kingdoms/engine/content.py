"""Factions, heroes and territories, read once from the data of the game."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine.abilities import NO_ABILITIES, Abilities
from elbowroom.games.kingdoms.engine.board import Territory, read_territory
from elbowroom.games.kingdoms.engine.conditions import When, read_when
from elbowroom.games.kingdoms.engine.hooks import Effect, Gain, Gains
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    BASIC,
    FEATURES,
    FROM_ANYWHERE,
    FROM_SHORE,
    NONE,
    PATROL,
    PRICED,
    QUEST,
    RESOURCE_NUMBERS,
    TERRAINS,
)
from elbowroom.games.kingdoms.engine.vocabulary import (
    actions,
    collecting,
    moving,
    pieces,
    scoring,
    war,
)
from elbowroom.kernel.errors import InvalidPack

Params = dict[str, Any]


class Faction(NamedTuple):
    """A faction: what it needs and its abilities at each magic level."""

    id: str
    name: str
    set: str
    requires: tuple[str, ...]
    needs: tuple[str, ...]
    effects: tuple[Effect, ...]
    """The effect of each level, from 1."""
    levels: tuple[Abilities, ...]
    """The abilities in force at each level, from 0 (K-MAGIC-1)."""
    suits_dummy: bool
    """Suggested for the dummy of a solo game (K-SOLO-1)."""


class Advance(NamedTuple):
    """How a hero reaches the next level: an action and its price, or a war won."""

    action: int
    """NONE for a war won."""
    pay: int


class Hero(NamedTuple):
    """A hero card."""

    id: str
    name: str
    needs: tuple[str, ...]
    effects: tuple[Effect, ...]
    levels: tuple[Abilities, ...]
    """The abilities in force at each level, from 0."""
    advances: tuple[Advance, ...]
    """How each level is left, from 0."""


class Content(NamedTuple):
    """All there is in the box."""

    factions: tuple[Faction, ...]
    heroes: tuple[Hero, ...]
    territories: tuple[Territory, ...]
    cards: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    """The territories on each card, by number."""
    tower_costs: tuple[int, ...]
    """The price of each tower level, from 0."""
    tower_points: tuple[int, ...]
    facts: dict[str, Any]


def _resource(params: Params) -> int:
    return RESOURCE_NUMBERS[params["resource"]]


def _when(params: Params) -> When:
    return read_when(params.get("when", []))


def _action(params: Params, key: str) -> int:
    return ACTIONS.index(params[key])


def _gains(params: Params) -> Gains:
    return tuple([Gain(RESOURCE_NUMBERS[name], n) for name, n in params["gains"].items()])


def _resources(names: list[str]) -> int:
    return sum([1 << RESOURCE_NUMBERS[name] for name in names])


def _terrains(names: list[str]) -> int:
    if "any" in names:
        return (1 << len(TERRAINS)) - 1
    return sum([1 << TERRAINS.index(name) for name in names])


def _cost_mod(params: Params) -> Effect:
    priced = PRICED.index(params["what"])
    if "set_to" in params:
        return actions.CostSet(priced, params["set_to"])
    return actions.CostMod(priced, -params["delta"], params["min"], _when(params))


def _enter_gain(params: Params) -> Effect:
    via = [ACTIONS.index(name) for name in params.get("via", ["patrol", "quest"])]
    return moving.EnterGain(
        _terrains(params["terrain"]),
        _resource(params),
        params["amount"],
        sum([1 << action for action in via]),
        params.get("where") == "other_home",
    )


def _collect_double(params: Params) -> Effect:
    where, _, named = params["where"].partition(":")
    if where == "hero_region":
        return collecting.CollectDouble(
            _terrains(named.split(",") if named else ["any"]), only_hero=True
        )
    return collecting.CollectDouble(_terrains([where]), only_hero=False)


_MOVES: Final = {"patrol_end": PATROL, "quest_end": QUEST}
_QUESTS: Final = {"from_any": FROM_ANYWHERE, "water_port": FROM_SHORE}

_READERS: Final[dict[str, Callable[[Params], Effect]]] = {
    "move_extra": lambda p: moving.MoveExtra(_action(p, "action"), p["extra"]),
    "patrol_steps": lambda p: moving.PatrolSteps(p["steps"]),
    "enter_gain": _enter_gain,
    "cost_mod": _cost_mod,
    "rival_build_tax": lambda p: actions.RivalBuildTax(p["delta"]),
    "action_sub": lambda p: actions.ActionSub(_action(p, "chosen"), _action(p, "instead")),
    "resource_sub": lambda p: actions.ResourceSub(
        RESOURCE_NUMBERS[p["use"]],
        _resources(p["for"]),
        sum([1 << ACTIONS.index(action) for action in p["actions"]]),
    ),
    "war_discount": lambda p: war.WarDiscount(p["amount"], _when(p)),
    "war_surcharge": lambda p: war.WarSurcharge(p["amount"], _when(p)),
    "war_resource_value": lambda p: war.WarResourceValue(
        _resource(p), p["value"], p["scope"] == "rival"
    ),
    "war_tie": lambda p: war.WarTie(_when(p)),
    "war_after_reveal": lambda p: war.WarAfterReveal(p["max"]),
    "war_shift_die": lambda p: war.WarShiftDie(p["by"]),
    "war_copy": lambda _: war.WarCopy(),
    "war_win_gain": lambda p: war.WarWinGain(
        _resource(p), p["amount"], p["from"] == "loser", _when(p)
    ),
    "war_loss_free": lambda p: war.WarLossFree(p["margin"]),
    "war_loss_punish": lambda p: war.WarLossPunish(
        _resource(p), NONE if p["amount"] == "all" else p["amount"]
    ),
    "on_removed_gain": lambda p: war.OnRemovedGain(_gains(p)),
    "on_rival_removed_gain": lambda p: war.OnRivalRemovedGain(_gains(p)),
    "on_other_war_gain": lambda p: war.OnOtherWarGain(_resource(p), p["amount"]),
    "on_reach_gain": lambda p: actions.OnReachGain(_gains(p)),
    "on_reach_rival_magic_loss": lambda p: actions.OnReachRivalMagicLoss(p["levels"]),
    "on_clear_gain": lambda p: collecting.OnClearGain(_resource(p), p["amount"], _when(p)),
    "on_attacked_gain": lambda p: war.OnAttackedGain(_resource(p), p["amount"]),
    "on_follow_gain": lambda p: actions.OnFollowGain(
        _action(p, "action"), _resource(p), p["amount"]
    ),
    "on_rival_standup_gain": lambda p: war.OnRivalStandupGain(_resource(p), p["amount"]),
    "rival_quest_toll": lambda _: moving.RivalQuestToll(),
    "rival_loss": lambda p: moving.RivalLoss(p["amount"]),
    "steal": lambda p: moving.Steal(p["amount"], p["trigger"] == "hero_enters_rival_home"),
    "collect_bonus": lambda p: collecting.CollectBonus(_resource(p), p["amount"], _when(p)),
    "collect_double": _collect_double,
    "collect_convert": lambda p: collecting.CollectConvert(_when(p)),
    "trade_bonus": lambda p: actions.TradeBonus(_resource(p), p["amount"]),
    "trade_multi": lambda p: actions.TradeMulti(
        sum([1 << r for r in BASIC]) if p["into"] == "any" else 1 << RESOURCE_NUMBERS[p["into"]]
    ),
    "expand_adjacent": lambda p: actions.ExpandAdjacent(p["near"] == "hero"),
    "build_adjacent": lambda _: actions.BuildAdjacent(),
    "terrain_cross": lambda p: moving.TerrainCross(FEATURES[p["feature"]]),
    "terrain_enter": lambda p: moving.TerrainEnter(FEATURES[p["feature"]]),
    "quest_free": lambda p: moving.QuestFree(_QUESTS[p["mode"]]),
    "charge_on": lambda _: moving.ChargeOn(),
    "ruins_free_move": lambda _: moving.RuinsFreeMove(),
    "ruins_scored": lambda _: scoring.RuinsScored(),
    "tundra_stay": lambda _: moving.TundraStay(),
    "knock_meeple": lambda p: moving.KnockMeeple(_MOVES[p["trigger"]]),
    "knock_fortress": lambda p: moving.KnockFortress(_MOVES[p["trigger"]]),
    "fortress_value": lambda p: pieces.FortressValue(p["amount"]),
    "rival_fortress_ignore": lambda p: pieces.RivalFortressIgnore(_when(p)),
    "fortress_kill_gain": lambda p: pieces.FortressKillGain(_resource(p), p["amount"]),
    "alliance_gain": lambda p: pieces.AllianceGain(p["amount"], p["who"] == "other", _when(p)),
    "alliance_lock": lambda p: pieces.AllianceLock(_when(p)),
    "flag_punish": lambda p: pieces.FlagPunish(p["amount"]),
    "flag_gain": lambda p: pieces.FlagGain(p["amount"]),
    "revive": lambda p: war.Revive(_resource(p), p["amount"]),
    "retreat_any": lambda _: war.RetreatAny(),
    "hero_action": lambda p: actions.HeroAction(_action(p, "chosen"), _action(p, "instead")),
    "aura_discount": lambda p: war.AuraDiscount(p["amount"], _when(p)),
    "vp": lambda p: scoring.Vp(p["rule"], p.get("each", 1), p.get("max", scoring.NO_CAP)),
    "retire": lambda _: actions.Retire(),
}
EFFECT_KINDS: Final = tuple(_READERS)
"""Every kind of effect a faction or hero may name."""


def read_effect(data: dict[str, Any]) -> Effect:
    """Make an effect from its kind and its parameters."""
    reader = _READERS.get(data["kind"])
    if reader is None:
        raise InvalidPack([f"There is no effect '{data['kind']}'."])
    return reader(data.get("params", {}))


def read_faction(data: dict[str, Any]) -> Faction:
    """Read a faction from its facts."""
    effects = [read_effect(level["effect"]) for level in data["levels"]]
    return Faction(
        data["id"],
        data["name"],
        data["set"],
        tuple(data["requires"]),
        tuple(data["needs"]),
        tuple(effects),
        tuple([Abilities(effects[:level]) for level in range(len(effects) + 1)]),
        bool(data["solo_recommended"]),
    )


def read_hero(data: dict[str, Any]) -> Hero:
    """Read a hero card from its facts."""
    effects = [read_effect(level["effect"]) for level in data["levels"]]
    advances = [Advance(NONE, 0)]
    for level in data["levels"][:-1]:
        by = level["advance"]["by"]
        action = ACTIONS.index(by) if by in ACTIONS else NONE
        advances.append(Advance(action, level["advance"].get("pay") or 0))
    return Hero(
        data["id"],
        data["name"],
        tuple(data["needs"]),
        tuple(effects),
        (NO_ABILITIES, *[Abilities(effects[:level]) for level in (1, 2, 3)]),
        tuple(advances),
    )


@lru_cache(maxsize=1)
def content() -> Content:
    """Read the box."""
    source = pkgutil.get_data("elbowroom.games.kingdoms.engine", "data/kingdoms.json")
    if source is None:
        raise LookupError("the data of the game is missing")
    facts: dict[str, Any] = json.loads(source)
    territories = tuple([read_territory(each) for each in facts["territories"]])
    numbers = {territory.id: number for number, territory in enumerate(territories)}
    levels = facts["tower_track"]["levels"]
    return Content(
        tuple([read_faction(each) for each in facts["factions"]]),
        tuple([read_hero(each) for each in facts["heroes"]]),
        territories,
        tuple([card["id"] for card in facts["territory_cards"]]),
        tuple([tuple([numbers[s] for s in card["sides"]]) for card in facts["territory_cards"]]),
        (0, *[level["cost_ore"] for level in levels]),
        (0, *[level["vp"] for level in levels]),
        facts,
    )
