"""The limits of content packs: sizes of texts and lists, and bounds for every effect."""

from __future__ import annotations

from typing import Any, NamedTuple

from elbowroom.conquest.engine.hooks import UNLIMITED
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.own_effects import OWN_EFFECTS
from elbowroom.conquest.engine.situations import ROUNDS
from elbowroom.conquest.engine.vocabulary import EFFECTS
from elbowroom.conquest.engine.where import HOLDERS
from elbowroom.kernel.content_fields import COUNT, FLAG, Field

MOST_EFFECTS = 8
LARGEST_BANNER = 10
LARGEST_BADGE = 5
SPARE_TOKENS = 5
"""What a tray holds beyond the banner number, so that every badge can be supplied."""
LARGEST_TRAY = 20
MOST_OWN_MARKERS = 4
"""Kinds of marker that a pack may bring."""
MOST_MARKERS = 24
"""Kinds of marker in one game: what the words of actions have room for."""
MOST_TRAITS = 62
"""Races, or powers, in one game: what the numbers of combos have room for."""
MOST_EXEMPT = 4
"""Traits in one game whose races stay beside a newer race in decline: each keeps one more
banner out of the row, and a picking player must find a combo there."""

MARKER = "marker"
WHERE = "where"
TARGET = "target"
WHEN = "when"

MAY = "may"
MUST = "must"
NEVER = "never"

COINS = "coins"
TOKENS = "tokens"
CONQUEST = "conquest"
DEFENCE = "defence"
MARKERS = "markers"
CHOICES = "choices"
DECLINE = "decline"
CATEGORIES = (COINS, TOKENS, CONQUEST, DEFENCE, MARKERS, CHOICES, DECLINE)
"""What effects are about, in the order they are offered."""


class Shape(NamedTuple):
    """What packs may write for one type of effect."""

    category: str
    fields: tuple[Field, ...]
    lasts: str
    """Whether `lasts` may be true, must be true or never is."""
    when: bool = False
    """Whether it may depend on the situation: it needs no pieces that come and stay."""


_TARGET = Field("where", TARGET, required=False)
_FROM_CONQUEROR = Field("from_conqueror", FLAG, required=False)
_BY_DIE = Field("by_die", FLAG, required=False)
_WHERE = Field("where", WHERE, required=False)
_MARKER = Field("marker", MARKER, required=True)


def _count(name: str, least: int, most: int, required: bool = True) -> Field:
    """A whole number; bounds of both signs leave zero out, which would say nothing."""
    return Field(name, COUNT, required, least, most)


_FIRST_CONQUESTS = Field("conquests", COUNT, required=False, least=1, most=63, default=UNLIMITED)
_EACH_TURN = _count("each_turn", 1, 3, required=False)
_TOKENS_OR_DIE = _count("tokens", 1, 3, required=False)

SHAPES: dict[str, Shape] = {
    "acts_in_decline": Shape(DECLINE, (), MUST),
    "attack_only_tokens": Shape(TOKENS, (_count("tokens", 1, 9),), NEVER),
    "builds_markers": Shape(MARKERS, (_MARKER, _EACH_TURN), NEVER),
    "coins_at_loss": Shape(DEFENCE, (_count("coins", 1, 3), _FROM_CONQUEROR), MAY, when=True),
    "coins_at_start": Shape(COINS, (_count("coins", 1, 2), _WHERE), MAY, when=True),
    "coins_beyond": Shape(COINS, (_count("regions", 2, 12), _count("coins", 1, 2)), MAY, when=True),
    "coins_each_turn": Shape(COINS, (_count("coins", 1, 5),), MAY, when=True),
    "coins_for_abandoned": Shape(COINS, (_count("coins", 1, 2),), NEVER, when=True),
    "coins_for_conquests": Shape(COINS, (_count("coins", 1, 2), _TARGET), NEVER, when=True),
    "coins_for_regions": Shape(COINS, (_count("coins", 1, 3), _WHERE), MAY, when=True),
    "coins_for_tokens": Shape(COINS, (_count("tokens", 1, 5),), MAY, when=True),
    "coins_on_decline": Shape(DECLINE, (_count("coins", 1, 10),), NEVER, when=True),
    "coins_on_pick_turn": Shape(COINS, (_count("coins", 1, 20),), NEVER),
    "coins_per_marker": Shape(MARKERS, (_MARKER, _count("coins", 1, 3)), MAY),
    "coins_per_nonempty_conquest": Shape(COINS, (_count("coins", 1, 3),), NEVER, when=True),
    "conquers_for_one_token": Shape(MARKERS, (_MARKER, _EACH_TURN), NEVER),
    "conquest_cost": Shape(CONQUEST, (_count("change", -3, 3), _TARGET), MAY, when=True),
    "conquest_cost_beside": Shape(CONQUEST, (_count("change", -3, 3), _WHERE), MAY, when=True),
    "copies_badge": Shape(CHOICES, (_count("place", 1, 6),), NEVER),
    "declines_after_scoring": Shape(DECLINE, (), NEVER, when=True),
    "enters": Shape(CONQUEST, (_WHERE,), MAY),
    "enters_first": Shape(CONQUEST, (_WHERE,), MAY, when=True),
    "gathers_at_decline": Shape(DECLINE, (), NEVER),
    "gathers_in_row": Shape(TOKENS, (_count("tokens", 1, 2),), NEVER),
    "holds_with_at_least": Shape(TOKENS, (_count("tokens", 2, 3),), NEVER),
    "immune": Shape(DEFENCE, (_WHERE,), MAY, when=True),
    "keeps_markers_standing": Shape(MARKERS, (_MARKER, _count("count", 1, 10)), NEVER),
    "keeps_tokens_in_decline": Shape(DECLINE, (), NEVER),
    "links": Shape(CONQUEST, (_WHERE,), MAY, when=True),
    "marks_conquests": Shape(MARKERS, (_MARKER, _FIRST_CONQUESTS), NEVER),
    "most_in_region": Shape(TOKENS, (_count("tokens", 1, 3),), NEVER),
    "names_peace": Shape(CHOICES, (), NEVER, when=True),
    "reaches": Shape(CONQUEST, (_WHERE,), MAY, when=True),
    "reaches_far": Shape(CONQUEST, (_count("distance", 2, 4),), MAY, when=True),
    "rolls_before_conquests": Shape(CHOICES, (), MAY),
    "spreads_markers": Shape(MARKERS, (_MARKER, _count("count", 1, 10)), NEVER),
    "stays_beside_newer_decline": Shape(DECLINE, (), MUST),
    "stays_put": Shape(TOKENS, (), NEVER),
    "substitutes_lone_tokens": Shape(CHOICES, (), MAY, when=True),
    "tokens_at_loss": Shape(DEFENCE, (_TOKENS_OR_DIE, _BY_DIE), NEVER, when=True),
    "tokens_at_start": Shape(TOKENS, (_count("tokens", 1, 2),), NEVER, when=True),
    "tokens_for_conquests": Shape(TOKENS, (_count("tokens", 1, 2), _TARGET), NEVER, when=True),
    "tokens_gained": Shape(TOKENS, (_count("conquests", 1, 10),), NEVER, when=True),
    "tokens_lost": Shape(DEFENCE, (_count("change", -1, 3),), MAY, when=True),
}
"""Every effect a pack may name, with the bounds of its fields."""

MARKER_FIELDS: tuple[Field, ...] = (
    _count("supply", 1, 10),
    Field("defence", COUNT, required=False, least=0, most=2, default=0),
    Field("immune", FLAG, required=False),
    Field("bounty", COUNT, required=False, least=0, most=3, default=0),
    Field("harm", COUNT, required=False, least=0, most=2, default=0),
    Field("moves", FLAG, required=False),
    Field("lasts", FLAG, required=False),
)
"""What an own marker may do; `moves` keeps it with its player, `lasts` lets it stay in decline."""

FITTING: dict[str, tuple[tuple[str, bool], ...]] = {
    # From the supply and back to it: one that returned to hand could not be built again.
    "builds_markers": (("verb", True), ("stacks", False), ("returns_to_hand", False)),
    # Regions are counted, and a stack would pay for one marker only.
    "coins_per_marker": (("stacks", False),),
    # It moves with its player's conquests, so it is kept in hand, and it guards the last one.
    "conquers_for_one_token": (
        ("verb", True),
        ("stacks", False),
        ("returns_to_hand", True),
        ("immune", True),
    ),
    # One that went back to the supply could not be stood up again.
    "keeps_markers_standing": (("verb", True), ("stacks", False), ("returns_to_hand", True)),
    # Put down by a conquest alone: one that returned to hand would be stuck there.
    "marks_conquests": (("stacks", False), ("returns_to_hand", False)),
    "spreads_markers": (("verb", True), ("stacks", True), ("returns_to_hand", True)),
}
"""Which facts of a marker an effect needs to work (the reason stands beside each)."""

COUNTED_FROM_SUPPLY = ("keeps_markers_standing", "spreads_markers")
"""Effects that take their markers at the pick, so they cannot ask for more than there are."""

GAINING = (
    "tokens_gained",
    "substitutes_lone_tokens",
    "tokens_at_loss",
    "tokens_at_start",
    "tokens_for_conquests",
    "gathers_in_row",
)
"""Effects that bring tokens from the tray during play (C-CUSTOM-4)."""

RECORDS: dict[str, tuple[Field, ...]] = {
    WHERE: (
        Field("terrain", "terrain", required=False),
        Field("symbol", "symbol", required=False),
        Field("coastal", FLAG, required=False),
        Field("land", FLAG, required=False),
        Field("water", FLAG, required=False),
        Field("beside_water", FLAG, required=False),
        Field("beside_terrain", "terrain", required=False),
        Field("beside_symbol", "symbol", required=False),
    ),
    WHEN: (
        Field("round", "round", required=False, options=ROUNDS),
        _count("regions_at_most", 1, 30, required=False),
        _count("regions_at_least", 1, 30, required=False),
        Field("attacked_nobody", FLAG, required=False),
        _count("coins_at_most", 1, 60, required=False),
        _count("coins_at_least", 1, 60, required=False),
        _count("neighbours_at_least", 1, 4, required=False),
        _count("holds_at_least", 1, 10, required=False),
        _count("first_conquests", 1, 5, required=False),
        Field("for_each", FLAG, required=False),
        Field("holds", WHERE, required=False),
        Field("in_decline", FLAG, required=False),
    ),
}
RECORDS[TARGET] = (
    *RECORDS[WHERE],
    Field("held_by", "holder", required=False, options=tuple(HOLDERS)),
    Field("apart", FLAG, required=False),
)
"""The objects that stand inside effects, with their fields."""

CONDITIONS = tuple([field.name for field in RECORDS[TARGET]])
"""The fields of `where`, the last of them only where regions are conquered."""


def fitting(effect: str, markers: list[Marker]) -> list[Marker]:
    """List the markers an effect can work with."""
    needs = FITTING[effect]
    return [
        marker
        for marker in markers
        if all([bool(getattr(marker, fact)) == needed for fact, needed in needs])
    ]


def type_name(class_name: str) -> str:
    """Turn a class name into the name packs use: CoinsEachTurn is coins_each_turn."""
    words = ""
    for letter in class_name:
        words += "_" + letter.lower() if letter.isupper() and words else letter.lower()
    return words


EFFECT_TYPES: dict[str, Any] = {
    type_name(effect.__name__): effect for effect in (*EFFECTS, *OWN_EFFECTS)
}
"""The class behind each name."""


class Effects(NamedTuple):
    """The effects packs may name in a game: the bounds of each, and the class behind it."""

    shapes: dict[str, Shape]
    classes: dict[str, Any]


SHARED = Effects(SHAPES, EFFECT_TYPES)
"""All that the games of the family share."""
