"""The limits of content packs of this game: what factions, heroes and their effects may say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from elbowroom.games.kingdoms.engine.content_conditions import (
    COLLECTING,
    NEAR_HERO,
    PACT,
    PRICE,
    REGION,
    WAR,
    WAR_COST,
)
from elbowroom.games.kingdoms.engine.hooks import ALL, Effect, Gain
from elbowroom.games.kingdoms.engine.terms import (
    ACTIONS,
    ANY,
    BASIC,
    CRAGS,
    EVERY_TERRAIN,
    FROM_ANYWHERE,
    FROM_SHORE,
    FULL,
    PATROL,
    PAYS,
    PRICED,
    QUEST,
    RECEIVED,
    RESOURCES,
    TERRAINS,
    WATER,
    WATERS,
)
from elbowroom.games.kingdoms.engine.vocabulary import actions, collecting, moving, pieces, war
from elbowroom.games.kingdoms.engine.vocabulary.scoring import VP_RULES, RuinsScored, Vp
from elbowroom.kernel.content_fields import COUNT, FLAG, Field

FACTION: Final = "faction"
HERO: Final = "hero"
LEVELS: Final = {FACTION: 5, HERO: 2}
"""How many effects a thing has, one for each level (K-CUSTOM-2, K-CUSTOM-4)."""
BONUS: Final = 5
"""The level of a faction that scores; no other does (K-CUSTOM-3)."""

ACTING: Final = "actions"
COLLECT: Final = "collecting"
MOVING: Final = "moving"
WARS: Final = "war"
PIECES: Final = "pieces"
RIVALS: Final = "rivals"
SCORING: Final = "bonus"
CATEGORIES: Final = (ACTING, COLLECT, MOVING, WARS, PIECES, RIVALS, SCORING)
"""What effects are about, in the order they are offered."""

_ANY_TERRAIN: Final = "any"
LAND: Final = TERRAINS[:WATER]
WORDS: Final[dict[str, dict[str, Any]]] = {
    "resource": {
        **{name: number for number, name in enumerate(RESOURCES)},
        "any": ANY,
        "received": RECEIVED,
    },
    "action": {name: number for number, name in enumerate(PRICED)},
    "feature": {"water": WATERS, "crag": CRAGS, "both": WATERS | CRAGS},
    "mode": {"anywhere": FROM_ANYWHERE, "shore": FROM_SHORE},
    "terrain": {
        **{name: (TERRAINS.index(name),) for name in LAND},
        _ANY_TERRAIN: EVERY_TERRAIN,
    },
    "rule": {name: name for name in VP_RULES},
}
"""The words of packs with what they stand for, by the kind of their field."""
_BASIC: Final = tuple([RESOURCES[each] for each in BASIC])
_GAINED: Final = ("any", *_BASIC)
_ALL_UNITS: Final = FULL
"""So many units lost are all there are: a track holds no more."""
_MOVES: Final = ("patrol", "quest")
_PAID: Final = ("build", "research", "expand")

Make = Callable[[dict[str, Any], bool], Effect]
Write = Callable[[Any], dict[str, Any]]


class Shape(NamedTuple):
    """What packs may write for one type of effect, and how it becomes one and is written again."""

    category: str
    kinds: tuple[str, ...]
    fields: tuple[Field, ...]
    made: Any
    """The class of the effect."""
    make: Make | None = None
    """Makes it from its values, for a hero or not, where they are not its fields."""
    write: Write | None = None
    """Gives the values back."""

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels of a faction at which it may stand."""
        return (BONUS,) if self.category == SCORING else tuple(range(1, BONUS))


def _word(name: str, kind: str, *options: str, required: bool = True) -> Field:
    return Field(name, kind, required=required, options=options)


def _count(name: str, least: int, most: int, required: bool = True, default: int = 1) -> Field:
    return Field(name, COUNT, required, least, most, default=default)


def _resource(*options: str) -> Field:
    return _word("resource", "resource", *options)


def _when(record: str) -> Field:
    return Field("when", record, required=False)


_ALSO: Final = _word("also", "resource", *_GAINED, required=False)


def _gains(values: dict[str, Any]) -> tuple[Gain, ...]:
    also = [values["also"]] if "also" in values else []
    return tuple([Gain(each, values["amount"]) for each in (values["resource"], *also)])


def _gains_written(effect: Any) -> dict[str, Any]:
    first, *more = effect.gains
    also = {"also": more[0].resource} if more else {}
    return {"resource": first.resource, "amount": first.amount, **also}


def _gaining(category: str, kinds: tuple[str, ...], most: int, made: Any) -> Shape:
    """Describe an effect that brings units of one or two resources."""
    fields = (_resource(*_GAINED), _count("amount", 1, most), _ALSO)
    return Shape(
        category, kinds, fields, made, lambda values, _: made(_gains(values)), _gains_written
    )


def _steal(values: dict[str, Any], hero: bool) -> Effect:
    return moving.Steal(values["amount"], by_hero=hero)


def _steal_written(effect: Any) -> dict[str, Any]:
    return {"amount": effect.amount}


def _expand_adjacent(_values: dict[str, Any], hero: bool) -> Effect:
    return actions.ExpandAdjacent(near_hero=hero)


def _enter_gain(values: dict[str, Any], _hero: bool) -> Effect:
    via = (values["via"],) if "via" in values else (PATROL, QUEST)
    abroad = values.get("abroad", False)
    return moving.EnterGain(values["terrain"], values["resource"], values["amount"], via, abroad)


def _enter_gain_written(effect: Any) -> dict[str, Any]:
    via = {"via": effect.via[0]} if len(effect.via) == 1 else {}
    told = {"terrain": effect.terrains, "resource": effect.resource, "amount": effect.amount}
    return {**told, **via, "abroad": effect.abroad}


def _resource_sub(values: dict[str, Any], _hero: bool) -> Effect:
    chosen = [values["action"], *[values[name] for name in ("also",) if name in values]]
    paid = tuple([PAYS[action] for action in chosen])
    return actions.ResourceSub(values["use"], paid, tuple(chosen))


def _resource_sub_written(effect: Any) -> dict[str, Any]:
    first, *more = effect.actions
    return {"use": effect.use, "action": first, **({"also": more[0]} if more else {})}


def _trade_multi(values: dict[str, Any], _hero: bool) -> Effect:
    into = values["into"]
    return actions.TradeMulti(BASIC if into == ANY else (into,))


def _trade_multi_written(effect: Any) -> dict[str, Any]:
    return {"into": effect.into[0] if len(effect.into) == 1 else ANY}


def _collect_double(values: dict[str, Any], hero: bool) -> Effect:
    terrains = (*values["terrain"], *values.get("also", ()))
    return collecting.CollectDouble(terrains, only_hero=hero)


def _collect_double_written(effect: Any) -> dict[str, Any]:
    if effect.terrains == EVERY_TERRAIN:
        return {"terrain": EVERY_TERRAIN}
    first, *more = effect.terrains
    return {"terrain": (first,), **({"also": (more[0],)} if more else {})}


def _war_loss_punish(values: dict[str, Any], _hero: bool) -> Effect:
    amount = ALL if values["amount"] == _ALL_UNITS else values["amount"]
    return war.WarLossPunish(values["resource"], amount)


def _war_loss_punish_written(effect: Any) -> dict[str, Any]:
    amount = _ALL_UNITS if effect.amount == ALL else effect.amount
    return {"resource": effect.resource, "amount": amount}


_F: Final = (FACTION,)
_H: Final = (HERO,)
_FH: Final = (FACTION, HERO)
_AMOUNT: Final = _count("amount", 1, 2)
_ONE_TO_THREE: Final = _count("amount", 1, 3)
_MOVE: Final = _word("action", "action", *_MOVES)
_FEATURE: Final = _word("feature", "feature", *WORDS["feature"])
_TERRAIN: Final = _word("terrain", "terrain", *LAND, _ANY_TERRAIN)

SHAPES: Final[dict[str, Shape]] = {
    "action_sub": Shape(
        ACTING,
        _F,
        (_word("chosen", "action", *ACTIONS), _word("instead", "action", *ACTIONS)),
        actions.ActionSub,
    ),
    "alliance_gain": Shape(
        PIECES,
        _FH,
        (_ONE_TO_THREE, Field("for_ally", FLAG, required=False), _when(PACT)),
        pieces.AllianceGain,
    ),
    "alliance_lock": Shape(PIECES, _FH, (_when(PACT),), pieces.AllianceLock),
    "aura_discount": Shape(WARS, _H, (_AMOUNT, _when(NEAR_HERO)), war.AuraDiscount),
    "build_adjacent": Shape(ACTING, _H, (), actions.BuildAdjacent),
    "charge_on": Shape(MOVING, _F, (), moving.ChargeOn),
    "collect_bonus": Shape(
        COLLECT, _FH, (_resource(*_GAINED), _AMOUNT, _when(COLLECTING)), collecting.CollectBonus
    ),
    "collect_convert": Shape(COLLECT, _F, (_when(REGION),), collecting.CollectConvert),
    "collect_double": Shape(
        COLLECT,
        _FH,
        (_TERRAIN, _word("also", "terrain", *LAND, required=False)),
        collecting.CollectDouble,
        _collect_double,
        _collect_double_written,
    ),
    "cost_mod": Shape(
        ACTING,
        _FH,
        (
            _word("priced", "action", *_PAID, "retreat"),
            _count("less", 1, 3),
            _count("least", 0, 3, required=False, default=0),
            _when(PRICE),
        ),
        actions.CostMod,
    ),
    "cost_set": Shape(
        ACTING,
        _FH,
        (_word("priced", "action", "retreat", "expand"), _count("price", 0, 5)),
        actions.CostSet,
    ),
    "enter_gain": Shape(
        MOVING,
        _FH,
        (
            _TERRAIN,
            _resource(*_GAINED, "silver"),
            _AMOUNT,
            _word("via", "action", *_MOVES, required=False),
            Field("abroad", FLAG, required=False),
        ),
        moving.EnterGain,
        _enter_gain,
        _enter_gain_written,
    ),
    "expand_adjacent": Shape(ACTING, _FH, (), actions.ExpandAdjacent, _expand_adjacent),
    "flag_gain": Shape(PIECES, _H, (_ONE_TO_THREE,), pieces.FlagGain),
    "flag_punish": Shape(RIVALS, _F, (_ONE_TO_THREE,), pieces.FlagPunish),
    "fortress_kill_gain": Shape(
        PIECES, _F, (_resource(*_GAINED), _ONE_TO_THREE), pieces.FortressKillGain
    ),
    "fortress_value": Shape(PIECES, _FH, (_count("amount", 2, 3),), pieces.FortressValue),
    "hero_action": Shape(
        ACTING,
        _H,
        (_word("chosen", "action", *ACTIONS), _word("instead", "action", *_MOVES)),
        actions.HeroAction,
    ),
    "knock_fortress": Shape(RIVALS, _F, (_MOVE,), moving.KnockFortress),
    "knock_meeple": Shape(RIVALS, _F, (_MOVE,), moving.KnockMeeple),
    "move_extra": Shape(MOVING, _FH, (_MOVE, _count("extra", 1, 2)), moving.MoveExtra),
    "on_attacked_gain": Shape(WARS, _F, (_resource(*_GAINED), _AMOUNT), war.OnAttackedGain),
    "on_clear_gain": Shape(
        COLLECT, _FH, (_resource(*_GAINED), _AMOUNT, _when(COLLECTING)), collecting.OnClearGain
    ),
    "on_follow_gain": Shape(
        ACTING,
        _F,
        (_word("action", "action", *ACTIONS), _resource(*_GAINED), _AMOUNT),
        actions.OnFollowGain,
    ),
    "on_other_war_gain": Shape(WARS, _F, (_resource(*_GAINED), _AMOUNT), war.OnOtherWarGain),
    "on_reach_gain": _gaining(ACTING, _F, 5, actions.OnReachGain),
    "on_reach_rival_magic_loss": Shape(
        RIVALS, _F, (_count("levels", 1, 1),), actions.OnReachRivalMagicLoss
    ),
    "on_removed_gain": _gaining(WARS, _F, 3, war.OnRemovedGain),
    "on_rival_removed_gain": _gaining(WARS, _FH, 3, war.OnRivalRemovedGain),
    "on_rival_standup_gain": Shape(
        RIVALS, _F, (_resource(*_GAINED), _AMOUNT), war.OnRivalStandupGain
    ),
    "patrol_steps": Shape(MOVING, _FH, (_count("steps", 2, 3),), moving.PatrolSteps),
    "quest_free": Shape(MOVING, _FH, (_word("mode", "mode", *WORDS["mode"]),), moving.QuestFree),
    "resource_sub": Shape(
        ACTING,
        _F,
        (
            _word("use", "resource", *_BASIC),
            _word("action", "action", *_PAID),
            _word("also", "action", *_PAID, required=False),
        ),
        actions.ResourceSub,
        _resource_sub,
        _resource_sub_written,
    ),
    "retreat_any": Shape(WARS, _F, (), war.RetreatAny),
    "revive": Shape(WARS, _F, (_resource(*_BASIC), _ONE_TO_THREE), war.Revive),
    "rival_build_tax": Shape(RIVALS, _F, (_count("more", 1, 2),), actions.RivalBuildTax),
    "rival_fortress_ignore": Shape(WARS, _FH, (_when(WAR),), pieces.RivalFortressIgnore),
    "rival_loss": Shape(RIVALS, _F, (_AMOUNT,), moving.RivalLoss),
    "rival_quest_toll": Shape(RIVALS, _F, (), moving.RivalQuestToll),
    "ruins_free_move": Shape(MOVING, _F, (), moving.RuinsFreeMove),
    "ruins_scored": Shape(SCORING, _F, (), RuinsScored),
    "steal": Shape(RIVALS, _FH, (_AMOUNT,), moving.Steal, _steal, _steal_written),
    "terrain_cross": Shape(MOVING, _FH, (_FEATURE,), moving.TerrainCross),
    "terrain_enter": Shape(MOVING, _F, (_FEATURE,), moving.TerrainEnter),
    "trade_bonus": Shape(
        ACTING, _FH, (_resource("received", *_GAINED), _AMOUNT), actions.TradeBonus
    ),
    "trade_multi": Shape(
        ACTING,
        _FH,
        (_word("into", "resource", *_GAINED),),
        actions.TradeMulti,
        _trade_multi,
        _trade_multi_written,
    ),
    "tundra_stay": Shape(MOVING, _F, (), moving.TundraStay),
    "vp": Shape(
        SCORING,
        _F,
        (
            _word("rule", "rule", *VP_RULES),
            _count("each", 1, 2, required=False),
            _count("most", 1, 4),
        ),
        Vp,
    ),
    "war_after_reveal": Shape(WARS, _F, (_count("most", 1, 2),), war.WarAfterReveal),
    "war_copy": Shape(WARS, _F, (), war.WarCopy),
    "war_discount": Shape(WARS, _FH, (_ONE_TO_THREE, _when(WAR_COST)), war.WarDiscount),
    "war_loss_free": Shape(WARS, _H, (_count("margin", 1, 3),), war.WarLossFree),
    "war_loss_punish": Shape(
        WARS,
        _H,
        (_resource(*_BASIC), _count("amount", 1, _ALL_UNITS)),
        war.WarLossPunish,
        _war_loss_punish,
        _war_loss_punish_written,
    ),
    "war_resource_value": Shape(
        WARS,
        _FH,
        (
            _resource(*_BASIC),
            _count("value", 1, 3),
            Field("of_rival", FLAG, required=False, kinds=_F),
        ),
        war.WarResourceValue,
    ),
    "war_shift_die": Shape(WARS, _H, (_count("by", 1, 1),), war.WarShiftDie),
    "war_surcharge": Shape(WARS, _F, (_AMOUNT, _when(WAR)), war.WarSurcharge),
    "war_tie": Shape(WARS, _FH, (_when(WAR),), war.WarTie),
    "war_win_gain": Shape(
        WARS,
        _FH,
        (
            _resource(*_GAINED),
            _AMOUNT,
            Field("from_loser", FLAG, required=False),
            _when(WAR),
        ),
        war.WarWinGain,
    ),
}
"""Every effect a pack may name, with the bounds of its fields."""
