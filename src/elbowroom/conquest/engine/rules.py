"""Everything fixed for one game: board, traits, markers, numbers, compiled combos."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final

from elbowroom.conquest.engine.additions import AttackRule, CostRule, IncomeRule, Listener, Way
from elbowroom.conquest.engine.board import Board
from elbowroom.conquest.engine.combo import (
    EVERY_SITUATION,
    NO_POWER,
    Combo,
    combo_key,
    declined_of,
    power_of,
    race_of,
)
from elbowroom.conquest.engine.markers import Marker
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.conquest.engine.verbs import make_notation
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import Verb

if TYPE_CHECKING:
    from elbowroom.conquest.engine.battle import Losses
    from elbowroom.conquest.engine.position import Position
    from elbowroom.kernel.steps import Step

ACTIVE: Final = 0
"""The army slot of the active race."""
LIMITED: Final = 1
"""The army slot of the one race in decline that the limit allows."""
DRAWN: Final = -1
"""No seat: the first player is drawn."""


class Rules:
    """Board, content and numbers of one game; shared by all its states."""

    step_kinds: list[Step[Any]]
    """Every kind of step, by number; see `shared_rules.py`."""
    steps_of_player: int
    """The kinds of step that are about a player, not about an army."""
    opening: list[int]
    """The steps before the first choice of a turn, all of the player."""
    expansion: list[int]
    """The steps of an expansion turn, in order."""
    expansion_scripts: list[list[int]]
    """Per player: the steps of an expansion turn as they lie on the stack; see `push_expansion`."""
    decline: list[int]
    """The steps of a decline turn, in order, all of the player."""
    losses: Losses[Any]
    """What the holder of a conquered region loses."""

    def __init__(
        self,
        board: Board,
        races: list[Race],
        powers: list[Power],
        markers: list[Marker],
        players: int,
        rounds: int,
    ) -> None:
        self.board = board
        self.races = races
        self.powers = powers
        self.markers = markers
        self.players = players
        self.rounds = rounds
        self.sides = [(1 << len(races)) - 1]
        """The races of each side; a row of combos is laid out for every side."""
        self.side_of = [0] * players
        """Per player: the side whose row the player picks from."""
        self.starting_coins = 5
        self.row_length = 6
        self.die = (0, 0, 0, 1, 2, 3)
        """Its faces, lowest first."""
        self.best_roll = max(self.die)
        self.odds = [
            (needed, (len(self.die) - bisect_left(self.die, needed)) / len(self.die))
            for needed in range(self.best_roll + 1)
        ]
        """Per lowest roll that is enough: that roll, and how likely the die shows it or more."""
        self.open_coins = False
        self.lands_anywhere = False
        """Whether the border may be conquered from anywhere, not only first."""
        self.passage = 0
        """What landing costs beyond the region when the race does not stand beside it."""
        self.game_id = ""
        """The game these are the rules of."""
        self.first_player = DRAWN
        """The seat that begins."""
        self.tray_may_run_short = False
        """Whether a pick is supplied only as far as the tray goes."""
        self.pieces_are_moved = False
        """Whether a game moves tokens and markers to regions by other ways than the shared ones."""
        self.ways: list[Way[Any]] = []
        """Further ways to conquer."""
        self.attack_rules: list[AttackRule[Any]] = []
        self.cost_rules: list[CostRule[Any]] = []
        self.income_rules: list[IncomeRule[Any]] = []
        self.listeners: list[Listener[Any]] = []
        self.citations: dict[str, str] = {}
        """The rule behind each kind of refusal and part of a number."""
        self.slots = LIMITED + 1 + self._exempt_traits()
        self.armies = self.slots * players
        self.army_player = [army // self.slots for army in range(self.armies)]
        self.notation = make_notation(
            board.ids,
            [race.id for race in races],
            [power.id for power in powers],
            markers,
            players,
            self.extra_verbs(),
            self.extra_names(),
        )
        self._index_markers()
        self._count_pieces()
        self.combos: list[Combo | None] = [None] * combo_key(len(races), 0, declined=False)
        """The combos compiled so far, by key; see `combo`."""
        self.combos_elsewhere: list[Combo | None] = []
        """Combos of the same content compiled for any map, where maps share them."""
        self._leave_room_for_packs()

    def _leave_room_for_packs(self) -> None:
        """Set what the effects of packs need to nothing; see `own_rules.py`."""
        self.changing: dict[int, Combo] = {}
        """Combos that the position changes, by key, with every effect working; not among `combos`."""
        self.changed: dict[int, Combo] = {}
        """Those combos as they are in the situations met so far."""
        self.memory = 0
        """How many numbers the effects of packs have to remember; see `situations.py`."""
        self.loss_die = -1
        """The kind of step that rolls for a lost region, where a pack asks for it."""
        self.has_immune_land = False
        """Whether some race can be immune in its regions without a marker."""

    def set_steps(self, kinds: list[Step[Any]]) -> None:
        """Let the game have these kinds of step."""
        self.step_kinds = kinds
        self.steps_of_player = sum(
            [1 << number for number, kind in enumerate(kinds) if kind.arguments[:1] == ("player",)]
        )

    def extra_verbs(self) -> list[Verb]:
        """List the verbs the game adds."""
        return []

    def extra_names(self) -> dict[str, list[str]]:
        """List the names only the verbs the game adds take."""
        return {}

    def _exempt_traits(self) -> int:
        """Count the traits whose races in decline stay beside the limited one."""
        effects = [effect for race in self.races for effect in race.effects]
        effects += [effect for power in self.powers for effect in power.effects]
        return sum([effect.lasts() and _stays(effect) for effect in effects])

    def _count_pieces(self) -> None:
        """Count the pieces of a new game once; every game begins with a copy."""
        regions = range(len(self.board.regions))
        self.first_tokens = [self.board.lost_tribes >> region & 1 for region in regions]
        self.first_defence = [self.board.mountains >> region & 1 for region in regions]
        self.first_supply = [marker.supply for marker in self.markers]
        self.first_tray = [race.tray for race in self.races]

    def _index_markers(self) -> None:
        kinds = range(len(self.markers))
        self.kinds = {self.markers[kind].id: kind for kind in kinds}
        self.immune_kinds = [kind for kind in kinds if self.markers[kind].immune]
        self.stacking = [kind for kind in kinds if self.markers[kind].stacks]
        self.pile_base = [0] * len(self.markers)
        for place, kind in enumerate(self.stacking):
            self.pile_base[kind] = place * len(self.board.regions)
        self.token_kinds = [kind for kind in kinds if self.markers[kind].counts_as_token]
        self.unit_kinds = [kind for kind in kinds if self.markers[kind].counts_as_unit]
        self.guarding_kinds = [kind for kind in kinds if self.markers[kind].stands_in_for_token]

    def first_players(self) -> list[int]:
        """List the seats that may begin: the one that was set, or any."""
        return list(range(self.players)) if self.first_player == DRAWN else [self.first_player]

    def combo(self, key: int) -> Combo:
        """Give the tables of a race and power, compiled when first asked for."""
        combo = self.combos[key]
        return self._compiled(key) if combo is None else combo

    def _compiled(self, key: int) -> Combo:
        if key in self.changing:
            return self.changing[key]
        shared = self.combos_elsewhere
        elsewhere = shared[key] if shared else None
        combo = self._make(key, elsewhere, EVERY_SITUATION, NO_POWER)
        if combo.situations or combo.copied_place:
            self.changing[key] = combo
            return combo
        self.combos[key] = combo
        if shared:
            shared[key] = combo
        return combo

    def _make(self, key: int, elsewhere: Combo | None, working: int, copied: int) -> Combo:
        power = power_of(key)
        combo = self.make_combo(
            self.races[race_of(key)],
            None if power == NO_POWER else self.powers[power],
            declined_of(key),
            elsewhere,
            working,
            None if copied == NO_POWER else self.powers[copied],
        )
        if elsewhere is None:
            combo.ways = [way for way in self.ways if way.belongs_to(combo)]
        return combo

    def combo_now(self, pos: Position, army: int) -> Combo:
        """Give the tables of an army as its situation makes them."""
        key = pos.combo_of[army]
        whole = self.combo(key)
        if not (whole.situations or whole.copied_place):
            return whole
        working = 0
        for place, situation in enumerate(whole.situations):
            if situation.met(pos, army):
                working |= 1 << place
        copied = NO_POWER
        if 0 < whole.copied_place <= len(pos.row):
            copied = power_of(pos.row[whole.copied_place - 1])
        name = working << 20 | copied << 14 | key
        now = self.changed.get(name)
        if now is None:
            now = self._make(key, None, working, copied)
            self.changed[name] = now
        return now

    def make_combo(
        self,
        race: Race,
        power: Power | None,
        declined: bool,
        elsewhere: Combo | None,
        working: int = EVERY_SITUATION,
        copied: Power | None = None,
    ) -> Combo:
        """Compile a race and a power into tables, with those for another map if there are any."""
        return Combo(
            race,
            power,
            declined,
            self.board,
            self.kinds,
            self.lands_anywhere,
            elsewhere,
            working,
            copied,
        )

    def way(self, verb: int) -> Way[Any] | None:
        """Find the further way to conquer that has a verb; None if there is none."""
        for way in self.ways:
            if verb in way.verbs:
                return way
        return None

    def citation(self, key: str) -> str:
        """Give the ID of the rule behind a refusal or a part of a number."""
        return self.citations.get(key, "")

    def army(self, player: int, slot: int) -> int:
        """Number the army in a slot of a player."""
        return player * self.slots + slot

    def names(self, regions: int) -> list[str]:
        """List the ids of a set of regions."""
        return [self.board.ids[region] for region in members(regions)]


def _stays(effect: object) -> bool:
    inner = getattr(effect, "effect", None)
    return inner is not None and bool(inner.stays_beside_newer_decline())
