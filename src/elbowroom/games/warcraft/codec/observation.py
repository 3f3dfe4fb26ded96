"""What is seen of this game beyond the shared fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from elbowroom.conquest.codec.cache import ConquestCache
from elbowroom.conquest.codec.observation import ConquestObserver, mark_seats
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
from elbowroom.games.warcraft.engine.position import ABILITIES, WarcraftPosition
from elbowroom.games.warcraft.engine.rules import WarcraftRules

if TYPE_CHECKING:
    from elbowroom.envs.codecs.bytewise import Page


class WarcraftCache(ConquestCache):
    """The cache of one game, with what only this game writes."""

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


class WarcraftObserver(ConquestObserver):
    """Writes what everybody may know: the shared fields, and those only this game has."""

    def __init__(
        self,
        rules: WarcraftRules,
        layout: Layout,
        regions: int,
        islands: int,
    ) -> None:
        super().__init__(rules, layout, regions)
        self._warcraft_rules = rules
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

    def new_cache(self) -> WarcraftCache:
        return WarcraftCache(self._warcraft_rules, self._layout, self._row_length)

    def note_all(self, pos: Position, cache: ConquestCache) -> None:
        """Compare everything with what is written of it."""
        super().note_all(pos, cache)
        islands = cast("WarcraftPosition", pos)
        kept = cast("WarcraftCache", cache)
        if kept.charted is not pos.rules:
            kept.charted = pos.rules
            self._put_chart(islands, kept.page)
        self._note_extras(islands, kept)
        self._note_sites(islands, kept)

    def note_question(self, step: int, cache: ConquestCache) -> None:
        """Mark who is asked, what, and about what; the questions of these games too."""
        super().note_question(step, cache)
        kind = step >> 12
        region = site = NOWHERE
        if kind in (steps.STRIKE, steps.LAKE):
            region = self._about_region + (step & 63)
        elif kind == steps.LAY:
            site = self._about_site + (step & 63)
        kept = cast("WarcraftCache", cache)
        if region != kept.about_region:
            move_mark(cache.page, kept.about_region, region)
            kept.about_region = region
        if site != kept.about_site:
            move_mark(cache.page, kept.about_site, site)
            kept.about_site = site

    def _note_extras(self, pos: WarcraftPosition, kept: WarcraftCache) -> None:
        page = kept.page
        if pos.uses != kept.uses:
            put_changed(page, self._uses, pos.uses, kept.uses)
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
        if this_turn != kept.this_turn:
            put_changed(page, self._this_turn, this_turn, kept.this_turn)
        if pos.defeats != kept.defeats:
            put_changed(page, self._defeats, pos.defeats, kept.defeats)
        if pos.saved != kept.saved:
            put_changed_at(page, self._saved, pos.saved, kept.saved)
        if pos.harmony != kept.harmony:
            mark_seats(page, self._harmony, pos.harmony, kept.harmony)
            kept.harmony = pos.harmony
        put_changed(page, self._bombs, [pos.explosive, pos.duds], kept.bombs)

    def _note_sites(self, pos: WarcraftPosition, kept: WarcraftCache) -> None:
        page = kept.page
        if pos.unseen != kept.unseen:
            put_changed_flags(page, self._unseen, pos.unseen, kept.unseen)
            kept.unseen = pos.unseen
        if pos.used_sites != kept.used_sites:
            put_changed_flags(page, self._used_sites, pos.used_sites, kept.used_sites)
            kept.used_sites = pos.used_sites
        if pos.face_down != kept.face_down:
            put_changed_flags(page, self._face_down, pos.face_down, kept.face_down)
            kept.face_down = pos.face_down
        if pos.site_at != kept.site_at:
            for site, place in enumerate(pos.site_at):
                self._move_site(page, site, kept.site_at[site], place)
                kept.site_at[site] = place
        if pos.keeper != kept.keeper:
            _hand_over(page, self._keeps, pos.keeper, kept.keeper)
        if pos.former != kept.former:
            _hand_over(page, self._kept, pos.former, kept.former)

    def _move_site(self, page: Page, site: int, before: int, now: int) -> None:
        at = self._sites + site * self._regions
        if before != NONE:
            page[at + before] = 0
        if now != NONE:
            page[at + now] = 1

    # What differs from game to game and never changes in one.

    def _put_chart(self, pos: WarcraftPosition, page: Page) -> None:
        board = pos.rules.board
        regions = self._regions
        at = self._chart
        for face in pos.drawn or _named_faces(pos):
            page[at + face] = 1
        at += len(pos.game_rules.faces)
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


def _named_faces(pos: WarcraftPosition) -> list[int]:
    """List the faces a set-up names; a map of one's own has none."""
    chosen: list[str] = pos.setup["islands"] or []
    return [pos.game_rules.faces.index(name) for name in chosen]
