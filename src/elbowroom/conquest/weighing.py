"""Games of the Small World family for weighing: first combos are dealt by lot, one of them with the new thing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from elbowroom import bots
from elbowroom.catalogue import game as find_game
from elbowroom.conquest.engine.combo import combo_key, power_of, race_of
from elbowroom.conquest.engine.row import shown_to
from elbowroom.conquest.engine.state import ConquestState
from elbowroom.conquest.scenes import scene_of
from elbowroom.workshop.samples import Begun, Course, Plan, Thing

if TYPE_CHECKING:
    from elbowroom.lab.weighing.boards import MapPlan

MOST_DECISIONS: Final = 8000
"""Answers after which a game is called endless; the longest of the box need a tenth."""
MOST_TRIES: Final = 60
"""Games that are set up until the right seat begins; five seats need a few."""
PICK: Final = "pick"
FREE: Final = "pick 0"
SPREAD_FROM: Final = 3
"""The first round at whose end it is looked which regions somebody holds."""
SCENE_GAMES: Final = 16
"""Games of bots in which a turn is looked for at which a part matters."""


class ConquestWeigher:
    """Plays games in which everybody begins with the first combo of the row, which costs nothing."""

    lists = ("races", "powers")
    earned = "coins"
    partners: ClassVar = {"races": "power", "powers": "race"}

    def play(self, plan: Plan, number: int) -> list[Begun] | None:
        """Play one game; the new thing goes round the seats from game to game."""
        seed = f"{plan.seed}:{number}"
        state = cast("ConquestState", find_game(plan.game).new(plan.players, seed, **plan.options))
        seated = [bots.make(plan.bot, f"{seed}:{seat}") for seat in range(plan.players)]
        ours = self._seat(state, plan, number)
        begun: dict[int, tuple[str, str]] = {}
        for _ in range(MOST_DECISIONS):
            if state.over:
                return self._told(state, plan, ours, begun)
            player = state.decision.player
            if state.decision.kind == PICK and player not in begun:
                begun[player] = self._deal(state, plan, player, ours)
                state.play(FREE)
            else:
                view = state.view(player)
                state.apply(seated[player].choose(view))
        return None

    def walk(self, plan: MapPlan, number: int) -> Course | None:
        """Play one game on a map, or on the board of the box, as people begin: by picking from the row."""
        seed = f"{plan.seed}:{number}"
        options = {} if plan.map is None else {"map": plan.map}
        state = cast("ConquestState", find_game(plan.game).new(plan.players, seed, **options))
        seated = [bots.make(plan.bot, f"{seed}:{seat}") for seat in range(plan.players)]
        held = dict.fromkeys(state.rules.names(state.rules.board.land), 0)
        looks, round_of_look = 0, SPREAD_FROM
        for _ in range(MOST_DECISIONS):
            if state.round > round_of_look or state.over:
                looks, round_of_look = looks + 1, state.round
                for region in state.rules.names(_held_by_anybody(state)):
                    held[region] += 1
            if state.over:
                return _course(state, looks, held)
            player = state.decision.player
            state.apply(seated[player].choose(state.view(player)))
        return None

    def begin(self, game: str, options: dict[str, Any], thing: Thing, seat: int) -> ConquestState:
        """Set a game up in which a seat begins and finds the new thing first in the row."""
        for _ in range(MOST_TRIES):
            state = cast("ConquestState", find_game(game).new(**options))
            if state.decision.kind == PICK and state.decision.player == seat:
                break
        plan = Plan(game, options["players"], thing, options, "", "")
        self._deal(state, plan, state.decision.player, state.decision.player)
        return state

    def scene(
        self, game: str, options: dict[str, Any], thing: Thing, part: int, seat: int
    ) -> ConquestState:
        """Find a turn at which one part of a thing makes a difference."""
        bare = _without(options["packs"][0], thing, part)
        without = find_game(game).check_setup(**{**options, "packs": [bare]})
        return scene_of(lambda: self.begin(game, options, thing, seat), without, seat, SCENE_GAMES)

    def _seat(self, state: ConquestState, plan: Plan, number: int) -> int:
        """Find the seat that has the new thing in this game: one that may pick it."""
        for shift in range(plan.players):
            seat = (number + shift) % plan.players
            if plan.thing.list == "powers" or self._may_pick(state, plan, seat):
                return seat
        return number % plan.players

    def _may_pick(self, state: ConquestState, plan: Plan, seat: int) -> bool:
        rules = state.rules
        own = rules.sides[rules.side_of[seat]]
        return bool(own >> _number(rules.races, plan.thing.id) & 1)

    def _deal(self, state: ConquestState, plan: Plan, player: int, ours: int) -> tuple[str, str]:
        """Lay the new thing first for the seat that has it, and never first for another."""
        place = shown_to(state, player)[0]
        deal = _deal_race if plan.thing.list == "races" else _deal_power
        wanted = _number(getattr(state.rules, plan.thing.list), plan.thing.id)
        deal(state, place, wanted, player == ours, shown_to(state, player))
        race, power = race_of(state.row[place]), power_of(state.row[place])
        names = (state.rules.races[race].id, state.rules.powers[power].id)
        return names if plan.thing.list == "races" else names[::-1]

    def _told(
        self, state: ConquestState, plan: Plan, ours: int, begun: dict[int, tuple[str, str]]
    ) -> list[Begun]:
        ranks, coins = state.ranks(), state.scores()
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        order = [ours, *[seat for seat in range(plan.players) if seat != ours]]
        return [
            Begun(*begun[seat], 1 / len(winners) if seat in winners else 0.0, coins[seat])
            for seat in order
        ]


def _held_by_anybody(state: ConquestState) -> int:
    """Give the regions that some army holds."""
    everywhere = 0
    for regions in state.held:
        everywhere |= regions
    return everywhere & state.rules.board.land


def _course(state: ConquestState, looks: int, held: dict[str, int]) -> Course:
    """Tell how a game went, its seats in the order in which they move."""
    players = state.rules.players
    order = [(state.first_player + turn) % players for turn in range(players)]
    ranks, coins = state.ranks(), state.scores()
    winners = ranks.count(1)
    victories = [1 / winners if ranks[seat] == 1 else 0.0 for seat in order]
    return Course(victories, [coins[seat] for seat in order], looks, held)


def _without(pack: dict[str, Any], thing: Thing, part: int) -> dict[str, Any]:
    """Give a pack whose thing lacks one of its parts; its trays stay as they are."""
    things = [
        {**each, "effects": [one for place, one in enumerate(each["effects"]) if place != part]}
        if each["id"] == thing.id
        else each
        for each in pack[thing.list]
    ]
    return {**pack, thing.list: things}


def _number(traits: Any, wanted: str) -> int:
    return [trait.id for trait in traits].index(wanted)


def _deal_race(state: ConquestState, place: int, wanted: int, ours: bool, shown: list[int]) -> None:
    """Let a race lie at a place of the row, or not lie there; another takes its place."""
    there = race_of(state.row[place])
    if ours and there != wanted:
        for other, key in enumerate(state.row):
            if race_of(key) == wanted:
                state.row[other] = combo_key(there, power_of(key), declined=False)
                break
        else:
            state.banners = state.banners & ~(1 << wanted) | 1 << there
        state.row[place] = combo_key(wanted, power_of(state.row[place]), declined=False)
    elif not ours and there == wanted:
        _swap(state, place, shown[1])


def _swap(state: ConquestState, one: int, other: int) -> None:
    state.row[one], state.row[other] = state.row[other], state.row[one]


def _deal_power(
    state: ConquestState, place: int, wanted: int, ours: bool, shown: list[int]
) -> None:
    """Let a power lie at a place of the row, or not lie there; another takes its place."""
    there = power_of(state.row[place])
    if ours and there != wanted:
        for other, key in enumerate(state.row):
            if power_of(key) == wanted:
                state.row[other] = combo_key(race_of(key), there, declined=False)
                break
        else:
            state.badges = state.badges & ~(1 << wanted) | 1 << there
        state.row[place] = combo_key(race_of(state.row[place]), wanted, declined=False)
    elif not ours and there == wanted:
        _swap(state, place, shown[1])


WEIGHER = ConquestWeigher()
