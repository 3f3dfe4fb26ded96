"""What is seen of a game on islands beyond the shared fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from elbowroom.conquest.codec.cache import ConquestMemory
from elbowroom.conquest.codec.observation import Sight, mark_seats
from elbowroom.conquest.codec.offsets import Marks, mark_questions, of_seats, shared_marks
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.steps import EXTRA
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    NOWHERE,
    move_mark,
    put_changed,
    put_changed_at,
    put_changed_flags,
)
from elbowroom.envs.codecs.layout import Layout
from elbowroom.games.warcraft.codec.schema import THIS_TURN
from elbowroom.games.warcraft.engine import steps
from elbowroom.games.warcraft.engine.islands import facts
from elbowroom.games.warcraft.engine.position import ABILITIES, Islands
from elbowroom.games.warcraft.engine.rules import WarcraftRules

if TYPE_CHECKING:
    from elbowroom.envs.codecs.bytewise import Page


class IslandMemory(ConquestMemory):
    """The memory of one game, with what only games on islands write."""

    def __init__(self, rules: WarcraftRules, layout: Layout, places: int) -> None:
        super().__init__(rules, layout, places)
        sites = len(rules.sites)
        self.charted: Rules | None = None
        self.about_region = NOWHERE
        self.about_site = NOWHERE
        self.uses = [0] * len(ABILITIES)
        self.this_turn = [0] * len(THIS_TURN)
        self.defeats = [0] * len(rules.races)
        self.saved = [0] * rules.players
        self.harmony = 0
        self.bombs = [0, 0]
        self.unseen = 0
        self.used_sites = 0
        self.face_down = 0
        self.site_at = [NONE] * sites
        self.keeper = [NONE] * sites
        self.former = [NONE] * sites


class IslandSight(Sight):
    """Writes what everybody may know on islands: the shared fields and `islands_fields`."""

    def __init__(
        self,
        rules: WarcraftRules,
        layout: Layout,
        regions: int,
        islands: int,
    ) -> None:
        super().__init__(rules, layout, regions)
        self._own_rules = rules
        self._regions = regions
        self._islands = islands
        self._terrains: list[str] = list(facts()["terrains"])
        self._symbols: list[str] = list(facts()["symbols"])
        at = layout.common
        self._about_region = at["about_region"]
        self._about_site = at["about_site"]
        self._uses = at["uses"]
        self._this_turn = at["this_turn"]
        self._defeats = at["defeats"]
        self._bombs = at["bombs"]
        self._unseen = at["unseen"]
        self._used_sites = at["used_sites"]
        self._sites = at["sites"]
        self._face_down = at["face_down"]
        self._chart = at["faces"]
        self._saved = of_seats(layout, "saved")
        self._harmony = of_seats(layout, "harmony")
        self._keeps = of_seats(layout, "keeps")
        self._kept = of_seats(layout, "kept")

    def marks(self) -> Marks:
        """Give what is marked while a step asks; the questions of these games too."""
        marks = shared_marks(self._rules, self._layout)
        kinds = range(EXTRA, len(self._rules.step_kinds))
        first = self._layout.common["own_question"]
        mark_questions(marks, self._rules, kinds, first, NOWHERE)
        return marks

    def memory(self) -> IslandMemory:
        return IslandMemory(self._own_rules, self._layout, self._row_length)

    def note_all(self, pos: Position, memory: ConquestMemory) -> None:
        """Compare everything with what is written of it."""
        super().note_all(pos, memory)
        isles = cast("Islands", pos)
        own = cast("IslandMemory", memory)
        if own.charted is not pos.rules:
            own.charted = pos.rules
            self._put_chart(isles, own.page)
        self._note_own_turn(isles, own)
        self._note_sites(isles, own)

    def note_question(self, step: int, memory: ConquestMemory) -> None:
        """Mark who is asked, what, and about what; the questions of these games too."""
        super().note_question(step, memory)
        kind = step >> 12
        region = site = NOWHERE
        if kind in (steps.STRIKE, steps.LAKE):
            region = self._about_region + (step & 63)
        elif kind == steps.LAY:
            site = self._about_site + (step & 63)
        own = cast("IslandMemory", memory)
        if region != own.about_region:
            move_mark(memory.page, own.about_region, region)
            own.about_region = region
        if site != own.about_site:
            move_mark(memory.page, own.about_site, site)
            own.about_site = site

    def _note_own_turn(self, pos: Islands, own: IslandMemory) -> None:
        page = own.page
        if pos.uses != own.uses:
            put_changed(page, self._uses, pos.uses, own.uses)
        this_turn = [
            min(pos.routed, HIGHEST),
            min(pos.fallen, HIGHEST),
            pos.form_discount,
            0 if pos.faction == NONE else pos.faction + 1,
            1 if pos.harmony_paid else 0,
            1 if pos.shield_paid else 0,
            pos.tools,
            1 if pos.anywhere else 0,
        ]
        if this_turn != own.this_turn:
            put_changed(page, self._this_turn, this_turn, own.this_turn)
        if pos.defeats != own.defeats:
            put_changed(page, self._defeats, pos.defeats, own.defeats)
        if pos.saved != own.saved:
            put_changed_at(page, self._saved, pos.saved, own.saved)
        if pos.harmony != own.harmony:
            mark_seats(page, self._harmony, pos.harmony, own.harmony)
            own.harmony = pos.harmony
        put_changed(page, self._bombs, [pos.explosive, pos.duds], own.bombs)

    def _note_sites(self, pos: Islands, own: IslandMemory) -> None:
        page = own.page
        if pos.unseen != own.unseen:
            put_changed_flags(page, self._unseen, pos.unseen, own.unseen)
            own.unseen = pos.unseen
        if pos.used_sites != own.used_sites:
            put_changed_flags(page, self._used_sites, pos.used_sites, own.used_sites)
            own.used_sites = pos.used_sites
        if pos.face_down != own.face_down:
            put_changed_flags(page, self._face_down, pos.face_down, own.face_down)
            own.face_down = pos.face_down
        if pos.site_at != own.site_at:
            for site, place in enumerate(pos.site_at):
                self._move_site(page, site, own.site_at[site], place)
                own.site_at[site] = place
        if pos.keeper != own.keeper:
            _hand_over(page, self._keeps, pos.keeper, own.keeper)
        if pos.former != own.former:
            _hand_over(page, self._kept, pos.former, own.former)

    def _move_site(self, page: Page, site: int, before: int, now: int) -> None:
        at = self._sites + site * self._regions
        if before != NONE:
            page[at + before] = 0
        if now != NONE:
            page[at + now] = 1

    # What differs from game to game and never changes in one.

    def _put_chart(self, pos: Islands, page: Page) -> None:
        board = pos.rules.board
        regions = self._regions
        at = self._chart
        for face in pos.drawn or _named_faces(pos):
            page[at + face] = 1
        at += len(pos.own.faces)
        for number, island in enumerate(board.islands[: self._islands]):
            put_changed_flags(page, at + number * regions, island, 0)
        at += self._islands * regions
        for name in self._terrains:
            put_changed_flags(page, at, board.terrain.get(name, 0), 0)
            at += regions
        for name in self._symbols:
            put_changed_flags(page, at, board.symbol.get(name, 0), 0)
            at += regions
        put_changed_flags(page, at, board.border, 0)
        at += regions
        for beside in board.adjacent:
            put_changed_flags(page, at, beside, 0)
            at += regions


def _hand_over(page: Page, seats: list[int], now: list[int], before: list[int]) -> None:
    """Mark each site at the seat it belongs to, or at none."""
    for site, seat in enumerate(now):
        former = before[site]
        if seat != former:
            if former != NONE:
                page[seats[former] + site] = 0
            if seat != NONE:
                page[seats[seat] + site] = 1
            before[site] = seat


def _named_faces(pos: Islands) -> list[int]:
    """List the faces a set-up names; a map of one's own has none."""
    chosen: list[str] = pos.setup["islands"] or []
    return [pos.own.faces.index(name) for name in chosen]
