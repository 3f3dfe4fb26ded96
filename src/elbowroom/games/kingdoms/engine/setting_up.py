"""Setting up: cards, sides, factions, heroes, resources, start regions (K-SETUP)."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.gaining import gain
from elbowroom.games.kingdoms.engine.hiring import CARDS_DRAWN
from elbowroom.games.kingdoms.engine.position import Position
from elbowroom.games.kingdoms.engine.questions import (
    Deed,
    ObviousQuestion,
    OfChance,
    Question,
    refuse,
)
from elbowroom.games.kingdoms.engine.rules import rules_for
from elbowroom.games.kingdoms.engine.terms import (
    BASIC,
    DUMMY,
    FOOD,
    FOREST,
    HUMAN,
    MANA,
    MOUNTAIN,
    NONE,
    ORE,
    PEAKS,
    REGULAR,
    RUINS,
    STANDING,
    TERRAINS,
    TUNDRA,
)
from elbowroom.games.kingdoms.engine.traits import BASE, Faction
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, first_of, second_of, verb_of
from elbowroom.kernel.reasons import Refusal
from elbowroom.kernel.steps import Step

START_UNITS: Final = 6
_BASE_CARDS: Final = 5
_FROZEN_CARDS = (5, 6, 7)
_FROZEN_AND_TWO = (0, 1, 5, 6, 7)
_FROZEN_ONLY: Final = 3
_BOX_CARDS: Final = 8
"""Territory cards of the box; those of packs come after them."""
_FEW: Final = 3
CHOOSE = "choose"
SUGGESTED = "suggested"
ANY_FACTION = "any"
NORMAL = "normal"
DIFFICULTIES = {"easy": [1, 1, 1], "normal": [3, 3, 3], "hard": [5, 5, 5]}
"""The dummy's first food, mana and ore, by name."""


def script_setup(pos: Position) -> None:
    """Put the whole setup on the stack, last step first (K-SETUP-10)."""
    people = pos.rules.players
    pos.stack = []
    pos.push(steps.OPEN_TURN, 0, 1)
    for player in reversed(range(people)):
        pos.push(steps.START, player)
        pos.push(steps.SPLIT, player)
    if pos.rules.heroes_call:
        _script_heroes(pos, people)
    if pos.rules.solo:  # the human begins (K-SOLO-5)
        for terrain in (MOUNTAIN, FOREST):
            pos.push(steps.DUMMY_START, HUMAN, terrain)
    else:
        pos.push(steps.FIRST)
    pos.push(steps.FACTIONS)
    if pos.setup["territories"] is None:
        _script_land(pos, people)


def _script_heroes(pos: Position, people: int) -> None:
    pos.push(steps.HEROES_DEALT)
    for player in reversed(range(people)):
        pos.push(steps.KEEP, player)
    for player in reversed(range(people)):
        for _ in range(CARDS_DRAWN):
            pos.push(steps.DRAW, player)


def _script_land(pos: Position, people: int) -> None:
    """Deal cards, then let players choose sides; nobody's card has its side drawn."""
    if pos.rules.lost_kingdom:
        pos.push(steps.LOST_SIDE, people)
        pos.push(steps.CARD, people)
    if pos.rules.solo:
        pos.push(steps.LOST_SIDE, DUMMY)
    for player in reversed(range(people)):
        pos.push(steps.SIDE, player)
    for player in reversed(range(pos.rules.seats)):
        pos.push(steps.CARD, player)


# Territories.


class Card(OfChance):
    """Deal a territory card to a place."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return card_options(pos)

    def answer(self, pos: Position, step: int, action: int) -> None:
        place, card = first_of(step), first_of(action)
        pos.cards[place] = card
        player = place if place < pos.rules.seats else NONE
        pos.note("card_dealt", player, card=pos.rules.box.cards[card])


def card_options(pos: Position) -> list[int]:
    """List the territory cards that may be dealt (K-SETUP-3)."""
    if pos.setup["frozen_lands"]:
        pool = _FROZEN_CARDS if pos.rules.places <= _FROZEN_ONLY else _FROZEN_AND_TWO
        cards = list(pool)
    else:
        cards = list(range(_BOX_CARDS if pos.rules.heroes_call else _BASE_CARDS))
    cards += _own_cards(pos)
    return [encode(verbs.CARD, card) for card in cards if card not in pos.cards]


def _own_cards(pos: Position) -> list[int]:
    """List the territory cards of packs that go with these modules (K-CUSTOM-7)."""
    box = pos.rules.box
    found: list[int] = []
    for card in range(_BOX_CARDS, len(box.cards)):
        land = box.territories[box.sides[card][0]]
        frozen = any([place.terrain in (PEAKS, TUNDRA) for place in land.places])
        if frozen if pos.setup["frozen_lands"] else pos.rules.heroes_call or not frozen:
            found.append(card)
    return found


class Side(Question):
    """Let a player choose a side of the card dealt."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return _side_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        _choose_side(pos, first_of(step), first_of(action))


class LostSide(OfChance):
    """Draw the side of a card nobody chooses."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return _side_options(pos, first_of(step))

    def answer(self, pos: Position, step: int, action: int) -> None:
        _choose_side(pos, first_of(step), first_of(action))


def _side_options(pos: Position, place: int) -> list[int]:
    return [encode(verbs.SIDE, side) for side in pos.rules.box.sides[pos.cards[place]]]


def _choose_side(pos: Position, place: int, territory: int) -> None:
    """Fix the territory of a place; with the last one the land is known."""
    pos.lands[place] = territory
    player = place if place < pos.rules.seats else NONE
    pos.note("territory_chosen", player, territory=pos.rules.box.territories[territory].id)
    if NONE not in pos.lands:
        lay_land(pos)


def lay_land(pos: Position) -> None:
    """Lay the territories out; neutral meeples people the Lost Kingdom (K-2P-2)."""
    pos.rules = rules_for(pos.rules.players, pos.rules.heroes_call, pos.lands, pos.rules.box)
    board = pos.rules.board
    if pos.rules.lost_kingdom:
        lost = board.spaces_of[pos.rules.seats] & board.regions
        pos.neutral = lost & ~board.of_terrain[TUNDRA]


# Factions.


class Factions(Deed):
    """Ask for a faction for every seat in order, of chance or of the player."""

    def carry_out(self, pos: Position, step: int) -> None:
        chosen = pos.setup["factions"] == CHOOSE
        if pos.rules.solo:
            _ask_dummy_faction(pos, chosen)
        for player in reversed(range(pos.rules.players)):
            pos.push(steps.FACTION if chosen else steps.FACTION_DRAW, player)


def _ask_dummy_faction(pos: Position, chosen: bool) -> None:
    """Give the dummy the faction it was set up with, or ask for one (K-SOLO-1)."""
    for resource, units in zip(BASIC, dummy_resources(pos.setup["difficulty"]), strict=True):
        gain(pos, DUMMY, resource, units)
    named = [each.id for each in pos.rules.factions]
    if pos.setup["dummy_faction"] in named:
        _take_faction(pos, DUMMY, named.index(pos.setup["dummy_faction"]))
    elif chosen:
        pos.push(steps.DUMMY_FACTION, HUMAN)
    else:
        pos.push(steps.FACTION_DRAW, DUMMY)


def dummy_resources(difficulty: str | list[int]) -> list[int]:
    """Give the dummy's first food, mana and ore (K-SOLO-3)."""
    return DIFFICULTIES[difficulty] if isinstance(difficulty, str) else difficulty


class FactionDraw(OfChance):
    """Deal a faction."""

    def answers(self, pos: Position, step: int) -> list[int]:
        if pos.rules.solo and first_of(step) == DUMMY:
            return _dummy_faction_options(pos)
        return _faction_options(pos, any_needs=False)

    def answer(self, pos: Position, step: int, action: int) -> None:
        _take_faction(pos, first_of(step), first_of(action))


class ChosenFaction(Question):
    """Let a player choose a faction."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return _faction_options(pos, any_needs=True)

    def answer(self, pos: Position, step: int, action: int) -> None:
        _take_faction(pos, first_of(step), first_of(action))


class DummyFaction(ChosenFaction):
    """Let the human choose the dummy's faction."""

    def answer(self, pos: Position, step: int, action: int) -> None:
        _take_faction(pos, DUMMY, first_of(action))


def _dummy_faction_options(pos: Position) -> list[int]:
    """List the factions the dummy may draw: the suggested ones, if any is left (K-SOLO-1)."""
    found = _faction_options(pos, any_needs=False)
    if pos.setup["dummy_faction"] == ANY_FACTION:
        return found
    suggested = [each for each in found if pos.rules.factions[first_of(each)].suits_dummy]
    return suggested or found


def _faction_options(pos: Position, any_needs: bool) -> list[int]:
    """List the factions still free; dealing skips those whose needs are not met (K-SETUP-9)."""
    return [
        encode(verbs.FACTION, number)
        for number, faction in enumerate(pos.rules.factions)
        if number not in pos.faction
        and _is_in_pool(pos, faction)
        and (any_needs or needs_met(pos, faction))
    ]


def _is_in_pool(pos: Position, faction: Faction) -> bool:
    """Whether a faction may be played with these modules (K-SETUP-2)."""
    if not pos.rules.heroes_call:
        return not faction.needs_heroes_call
    return pos.setup["faction_pool"] == "all" or faction.set != BASE


def needs_met(pos: Position, faction: Faction) -> bool:
    """Whether one of the things a faction needs is there."""
    if not faction.needs:
        return True
    for word in faction.needs:
        if word in TERRAINS:
            if pos.rules.board.of_terrain[TERRAINS.index(word)]:
                return True
        elif pos.rules.seats >= _FEW:
            return True
    return False


def _take_faction(pos: Position, player: int, faction: int) -> None:
    """Give a player a faction."""
    pos.faction[player] = faction
    pos.note("faction_taken", player, faction=pos.rules.factions[faction].id)


# Resources and start regions.


class Split(Question):
    """Split the first units: food, mana, the rest ore (K-SETUP-4)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [
            encode(verbs.SPLIT, food, mana)
            for food in range(START_UNITS + 1)
            for mana in range(START_UNITS + 1 - food)
        ]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, food, mana = first_of(step), first_of(action), second_of(action)
        gain(pos, player, FOOD, food)
        gain(pos, player, MANA, mana)
        gain(pos, player, ORE, START_UNITS - food - mana)

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        return refuse("bad_split", "K-SETUP-4") if verb_of(action) == verbs.SPLIT else None


class Start(Question):
    """Put the first two meeples into a region; one is the hero with Heroes' Call (K-SETUP-5)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        board = pos.rules.board
        regions = board.spaces_of[first_of(step)] & board.regions & ~board.of_terrain[TUNDRA]
        return [encode(verbs.START, region) for region in members(regions)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        player, region = first_of(step), first_of(action)
        lies = bool(pos.rules.board.of_terrain[RUINS] >> region & 1)
        pos.put(player, region, REGULAR, lies)
        pos.put(player, region, pos.rules.heroes_call, lies)
        pos.note("started", player, region=pos.name(region))

    def refuse(self, pos: Position, step: int, action: int) -> Refusal | None:
        if verb_of(action) != verbs.START:
            return None
        return refuse("bad_start", "K-SETUP-5", ("region", pos.name(first_of(action))))


class DummyStart(ObviousQuestion):
    """Put one of the dummy's two meeples into a region of a terrain at its home (K-SOLO-3)."""

    def answers(self, pos: Position, step: int) -> list[int]:
        board = pos.rules.board
        regions = board.spaces_of[DUMMY] & board.of_terrain[second_of(step)]
        return [encode(verbs.START, region) for region in members(regions)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        region = first_of(action)
        pos.put(DUMMY, region, REGULAR, STANDING)
        pos.note("started", DUMMY, region=pos.name(region))


class First(OfChance):
    """Draw who begins."""

    def answers(self, pos: Position, step: int) -> list[int]:
        return [encode(verbs.FIRST, seat) for seat in range(pos.rules.seats)]

    def answer(self, pos: Position, step: int, action: int) -> None:
        pos.first_player = first_of(action)
        pos.note("first_player", pos.first_player)


STEPS: Final[dict[int, Step[Any]]] = {
    steps.CARD: Card("card", "place"),
    steps.SIDE: Side("side"),
    steps.LOST_SIDE: LostSide("lost_side", "place", phase="side"),
    steps.FACTIONS: Factions("factions"),
    steps.FACTION_DRAW: FactionDraw("faction_draw", "player", phase="faction"),
    steps.FACTION: ChosenFaction("faction"),
    steps.DUMMY_FACTION: DummyFaction("dummy_faction"),
    steps.SPLIT: Split("split"),
    steps.START: Start("start"),
    steps.DUMMY_START: DummyStart("dummy_start", "terrain"),
    steps.FIRST: First("first"),
}
