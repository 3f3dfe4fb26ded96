"""Games of Kingdoms for weighing: everything is dealt by lot, and the new thing to one seat."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, cast

from elbowroom import bots
from elbowroom.catalogue import game as find_game
from elbowroom.games.kingdoms.engine import steps, verbs
from elbowroom.games.kingdoms.engine.setting_up import CHOOSE, needs_met
from elbowroom.games.kingdoms.engine.state import KingdomsState
from elbowroom.games.kingdoms.engine.terms import NONE
from elbowroom.games.kingdoms.engine.traits import THREE_OR_MORE
from elbowroom.kernel.game import ASK
from elbowroom.kernel.notation import first_of, verb_of
from elbowroom.workshop.samples import Begun, Plan, Thing

MOST_DECISIONS: Final = 12000
"""Answers after which a game is called endless; the longest of the box need a tenth."""
MOST_TRIES: Final = 40
"""Lands that are dealt until the new faction has what it needs."""
FACTIONS: Final = "factions"
HEROES: Final = "heroes"
TERRITORIES: Final = "territories"
_DEALT: Final = (steps.SIDE, steps.LOST_SIDE, steps.FACTION, steps.CARD, steps.FIRST, steps.DRAW)
"""What a lot decides before the first turn, also where players could choose."""


class KingdomsWeigher:
    """Plays games that are dealt by lot: one seat has the new thing, at first nobody else."""

    lists = (FACTIONS, HEROES, TERRITORIES)
    earned = "points"
    partners: ClassVar = {FACTIONS: "territory", HEROES: "faction", TERRITORIES: "faction"}

    def play(self, plan: Plan, number: int) -> list[Begun] | None:
        """Play one game; the new thing goes round the seats from game to game."""
        lots = Random(f"{plan.seed}:{number}")
        ours = number % plan.players
        state = _dealt(plan, ours, lots, number)
        seated = [
            bots.make(plan.bot, f"{plan.seed}:{number}:{seat}") for seat in range(plan.players)
        ]
        begun: dict[int, tuple[str, str]] = {}
        for _ in range(MOST_DECISIONS):
            if state.over:
                return _told(state, ours, begun)
            if state.awaits_chance() or _asks(state, steps.KEEP):
                state.apply(_lot(state, plan.thing, ours, lots))
                continue
            if not begun:
                begun = _begun(state, plan.thing)
            player = state.decision.player
            state.apply(seated[player].choose(state.view(player)))
        return None

    def begin(self, game: str, options: dict[str, Any], thing: Thing, seat: int) -> KingdomsState:
        """Set a game up in which a seat begins and has the thing; the rest of it is dealt by lot."""
        lots = Random()
        plan = Plan(game, options["players"], thing, options, "", "")
        state = _dealt(plan, seat, lots, 0, until=(steps.SPLIT, steps.START))
        state.first_player = seat
        return state

    def scene(
        self, game: str, options: dict[str, Any], thing: Thing, part: int, seat: int
    ) -> KingdomsState:
        """Begin a game in which a seat has come to the level of a part already."""
        state = self.begin(game, options, thing, seat)
        if thing.list == FACTIONS:
            state.magic[seat] = part + 1
        elif thing.list == HEROES and state.hero_card[seat] != NONE:
            state.hero_level[seat] = part + 1
        return state


def _dealt(
    plan: Plan, ours: int, lots: Random, number: int, until: tuple[int, ...] = ()
) -> KingdomsState:
    """Deal lands and factions until the new faction has what it needs, or it is long enough."""
    for _ in range(MOST_TRIES):
        state = _new(plan, number)
        while state.stack and verb_of(state.stack[-1]) in (*_DEALT, *_before(until)):
            state.apply(_lot(state, plan.thing, ours, lots))
        if plan.thing.list != FACTIONS or _is_at_home(state, ours):
            break
    return state


def _before(until: tuple[int, ...]) -> tuple[int, ...]:
    """Give what else a lot decides: the first hero, where a game is begun for somebody."""
    return (steps.KEEP,) if until else ()


def _new(plan: Plan, number: int) -> KingdomsState:
    """Begin a game whose chance is asked; every other one has heroes, unless the thing needs them."""
    options = {key: value for key, value in plan.options.items() if key != "players"}
    box = find_game(plan.game)
    heroes = _needs_heroes(plan, box) or bool(number // plan.players % 2)
    return cast(
        "KingdomsState",
        box.new(plan.players, chance=ASK, heroes_call=heroes, factions=CHOOSE, **options),
    )


def _needs_heroes(plan: Plan, box: Any) -> bool:
    if plan.thing.list == HEROES:
        return True
    content = box.box(plan.options)
    if plan.thing.list == FACTIONS:
        return any(each.needs_heroes_call for each in content.factions if each.id == plan.thing.id)
    lands = [each for each in plan.options["packs"][0][TERRITORIES] if each["id"] == plan.thing.id]
    return any(region["type"] in ("peaks", "tundra") for region in lands[0]["regions"])


def _is_at_home(state: KingdomsState, ours: int) -> bool:
    """Whether what our faction needs is there; more players cannot be dealt."""
    faction = state.rules.factions[state.faction[ours]]
    return THREE_OR_MORE in faction.needs or needs_met(state, faction)


def _asks(state: KingdomsState, kind: int) -> bool:
    """Whether a step of a kind is asked before the first turn."""
    return bool(state.stack) and verb_of(state.stack[-1]) == kind and not state.round


def _lot(state: KingdomsState, thing: Thing, ours: int, lots: Random) -> int:
    """Draw an answer: the new thing for the seat that has it, anything else for others."""
    step = state.stack[-1]
    found = _fitting(state, step, ours)
    wanted = [action for action in found if _is_thing(state, thing, action)]
    if wanted and not state.round:
        others = [action for action in found if action not in wanted]
        found = wanted if first_of(step) == ours else others or found
    return lots.choice(found)


def _fitting(state: KingdomsState, step: int, ours: int) -> list[int]:
    """List the answers a lot may draw: others get no faction whose needs are not met."""
    found = state.legal_actions()
    if verb_of(step) != steps.FACTION or first_of(step) == ours:
        return found
    met = [each for each in found if needs_met(state, state.rules.factions[first_of(each)])]
    return met or found


def _is_thing(state: KingdomsState, thing: Thing, action: int) -> bool:
    """Whether an answer brings the new thing to somebody."""
    verb, number = verb_of(action), first_of(action)
    if thing.list == FACTIONS:
        return verb == verbs.FACTION and state.rules.factions[number].id == thing.id
    if thing.list == HEROES:
        return verb in (verbs.DRAW, verbs.KEEP) and state.rules.heroes[number].id == thing.id
    box = state.rules.box
    return verb == verbs.CARD and box.territories[box.sides[number][0]].id == thing.id


def _begun(state: KingdomsState, thing: Thing) -> dict[int, tuple[str, str]]:
    """Tell what every seat has begun with: the kind of thing that is weighed, and what goes with it."""
    rules = state.rules
    begun: dict[int, tuple[str, str]] = {}
    for seat in range(rules.players):
        faction = rules.factions[state.faction[seat]].id
        land = rules.box.territories[state.lands[seat]].id
        card = state.hero_card[seat]
        hero = "" if card == NONE else rules.heroes[card].id
        mine = {FACTIONS: faction, HEROES: hero, TERRITORIES: land}[thing.list]
        begun[seat] = (mine, land if thing.list == FACTIONS else faction)
    return begun


def _told(state: KingdomsState, ours: int, begun: dict[int, tuple[str, str]]) -> list[Begun]:
    ranks, points = state.ranks(), state.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    order = [ours, *[seat for seat in range(state.rules.players) if seat != ours]]
    return [
        Begun(*begun[seat], 1 / len(winners) if seat in winners else 0.0, points[seat])
        for seat in order
    ]


WEIGHER: Final = KingdomsWeigher()
