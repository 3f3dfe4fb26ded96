"""What a seat sees of Kingdoms, written down anew at every look."""

from __future__ import annotations

from typing import Final

from elbowroom.envs.codecs.bytewise import HIGHEST
from elbowroom.envs.codecs.codec import Parts
from elbowroom.envs.codecs.layout import Layout
from elbowroom.games.kingdoms.codec.schema import (
    FIRST_QUESTION,
    LAST_QUESTION,
    UNSEEN,
    WAR,
    chart_fields,
)
from elbowroom.games.kingdoms.engine import steps
from elbowroom.games.kingdoms.engine.against_rivals import MAGIC_LOSS
from elbowroom.games.kingdoms.engine.board import Board
from elbowroom.games.kingdoms.engine.position import ATTACKER, DEFENDER, Position
from elbowroom.games.kingdoms.engine.retreat import HERO_WAITS, LYING, REGULAR_WAITS
from elbowroom.games.kingdoms.engine.rules import Rules
from elbowroom.games.kingdoms.engine.terms import HIDDEN, NONE, QUEST, RETREAT
from elbowroom.kernel.bits import members

_MOST_KEPT: Final = 256
"""So many maps are kept as bytes, and so many sets of homes."""


def put_flags(page: bytearray, at: int, found: int) -> None:
    """Mark the members of a set on a page without marks."""
    for member in members(found):
        page[at + member] = 1


def put_mark(page: bytearray, at: int, place: int) -> None:
    """Mark one place, unless it is NONE or hidden."""
    if place >= 0:
        page[at + place] = 1


class KingdomsObserver:
    """Writes observations; reads nothing of the position that the seat may not know."""

    def __init__(self, rules: Rules, layout: Layout, spaces: int) -> None:
        self._seats = rules.seats
        self._heroes_call = rules.heroes_call
        self._spaces = spaces
        self._common = layout.common
        self._of_seat = layout.of_seat
        self._seat_width = layout.seat_width
        self._chart_width = sum([field.size() for field in chart_fields(spaces)])
        self._common_width = layout.common_width - self._chart_width
        self._numbers = layout.of_seat["resources"]
        self._meeples = layout.of_seat["meeples"]
        self._laid = layout.of_seat["laid"]
        if rules.heroes_call:
            self._hero_numbers = layout.of_seat["hero_level"]
            self._hero_cards = layout.of_seat["hero"]
            self._hero_at = layout.of_seat["hero_at"]
        self._hero_count = len(rules.heroes)
        self._deck = 0
        self._deck_page = bytearray(self._hero_count)
        """The deck that was written last."""
        self._charts: dict[tuple[int, ...], bytearray] = {}
        self._homes: dict[tuple[int, ...], list[bytearray]] = {}

    def look(self, pos: Position, player: int) -> Parts:
        """Write what a seat sees: the table, the map, then its own page and the others' in order."""
        common = bytearray(self._common_width)
        pages = [bytearray(page) for page in self._home_pages(pos)]
        for seat, page in enumerate(pages):
            self._write_seat(pos, seat, page)
        self._write_table(pos, common, pages)
        if pos.stack:
            self._write_questions(pos, common, pages)
        if pos.selected != NONE:
            self._write_action(pos, common, pages)
        if pos.war_region != NONE:
            self._write_war(pos, player, common, pages)
        if self._heroes_call:
            self._write_cards(pos, player, common)
        return [common, self._chart(pos), *pages[player:], *pages[:player]]

    # The table.

    def _write_table(self, pos: Position, page: bytearray, pages: list[bytearray]) -> None:
        at = self._common
        page[at["round"]] = pos.round
        put_flags(page, at["shields"], pos.shields)
        put_mark(page, at["selected"], pos.selected)
        page[at["triggered"]] = pos.triggered
        page[at["night"]] = pos.night
        page[at["rolls"]] = pos.roll
        page[at["rolls"] + 1] = pos.fresh_roll
        put_flags(page, at["neutral"], pos.neutral)
        seats = self._seats
        if pos.rules.lost_kingdom:
            put_mark(page, at["lost_card"], pos.cards[seats])
            put_mark(page, at["lost_territory"], pos.lands[seats])
            if pos.rules.has_land:
                put_flags(page, at["lost_kingdom"], pos.rules.board.spaces_of[seats])
        if pos.round:
            pages[pos.active][self._of_seat["turn"]] = 1
        if pos.round or _first_is_known(pos):
            pages[pos.first_player][self._of_seat["first"]] = 1

    def _write_questions(self, pos: Position, page: bytearray, pages: list[bytearray]) -> None:
        """Write what is asked of whom, and what else waits for an answer."""
        of_seat = self._of_seat
        for step in pos.stack[:-1]:
            kind = step >> 12
            if FIRST_QUESTION <= kind <= LAST_QUESTION:
                pages[step >> 6 & 63][of_seat["pending"] + kind - FIRST_QUESTION] = 1
            elif kind == steps.BEGIN_ACT:
                pages[step >> 6 & 63][of_seat["to_act"]] = 1
        top = pos.stack[-1]
        kind = top >> 12
        if kind >= FIRST_QUESTION:
            page[self._common["question"] + kind - FIRST_QUESTION] = 1
            pages[top >> 6 & 63][of_seat["asked"]] = 1
            self._write_details(pos, kind, top & 63, page, pages)

    def _write_details(
        self, pos: Position, kind: int, second: int, page: bytearray, pages: list[bytearray]
    ) -> None:
        at = self._common
        if kind == steps.PAY:
            page[at["resource"] + second] = 1
            self._write_payment(pos, page)
        elif kind in (steps.ADD, steps.GAIN, steps.DISCARD):
            page[at["amount"]] = second
        elif kind == steps.STEAL:
            page[at["amount"]] = second & 7
            pages[second >> 3][self._of_seat["concerned"]] = 1
        elif kind == steps.TARGET:
            page[at["amount"]] = second & 7
            page[at["magic_loss"]] = second >> 3 == MAGIC_LOSS
        elif kind == steps.GIVE:
            pages[second][self._of_seat["concerned"]] = 1
        elif kind == steps.TRADE_MORE:
            page[at["exchange"] + second] = 1
        elif kind == steps.DUMMY_START:
            page[at["start_terrain"] + second] = 1

    def _write_payment(self, pos: Position, page: bytearray) -> None:
        at = self._common
        war = pos.pay_for == NONE
        page[at["pay_for"] + (len(WAR) - 1 if war else pos.pay_for)] = 1
        page[at["pay_due"]] = min(pos.pay_due, HIGHEST)
        put_flags(page, at["pay_types"], pos.pay_types)
        for resource, units in enumerate(pos.paid):
            page[at["paid"] + resource] = units + 1
        if pos.pay_for == RETREAT:
            put_mark(page, at["pay_region"], pos.retreat_to)
        elif not war:
            put_mark(page, at["pay_region"], pos.target)
            page[at["pay_advance"]] = pos.advancing

    def _write_action(self, pos: Position, page: bytearray, pages: list[bytearray]) -> None:
        """Write how far the action of the acting player has got."""
        at = self._common
        put_mark(page, at["took"], pos.took)
        page[at["moves_left"]] = pos.moves_left
        page[at["moves_left"] + 1] = pos.moves_extra
        page[at["only_hero"]] = pos.only_hero
        page[at["hero_moved"]] = pos.hero_moved
        for space in pos.moved:
            page[at["moved"] + space] += 1
        put_flags(page, at["duty"], pos.duty)
        if pos.mover_at != NONE:
            put_mark(page, at["mover_from"], pos.mover_from)
            page[at["mover_at"] + pos.mover_at] = 1
            page[at["mover_is_hero"]] = pos.mover_hero
            page[at["mover_by_quest"]] = pos.via == QUEST
            page[at["mover_steps"]] = pos.steps_left
        if pos.war_winner != NONE:
            pages[pos.war_winner][self._of_seat["winner"]] = 1

    # War: a die is told once it is revealed, one's own before (K-WAR-2).

    def _write_war(
        self, pos: Position, player: int, page: bytearray, pages: list[bytearray]
    ) -> None:
        at = self._common
        page[at["war_region"] + pos.war_region] = 1
        page[at["war_by_quest"]] = pos.war_via == QUEST
        page[at["war_break"]] = pos.war_break
        page[at["war_revealed"]] = pos.war_revealed
        attacker, defender = pos.war_attacker, pos.war_defender
        pages[attacker][self._of_seat["attacker"]] = 1
        self._write_fighter(pos, attacker, ATTACKER, pages[attacker])
        if defender == NONE:
            page[at["war_number"]] = min(pos.dials[ATTACKER], HIGHEST)
            return
        page[at["war_number"]] = min(pos.war_number, HIGHEST)
        pages[defender][self._of_seat["defender"]] = 1
        self._write_fighter(pos, defender, DEFENDER, pages[defender])
        self._write_die(pos, player, attacker, ATTACKER, pages[attacker])
        self._write_die(pos, player, defender, DEFENDER, pages[defender])

    def _write_die(
        self, pos: Position, player: int, fighter: int, side: int, page: bytearray
    ) -> None:
        number = pos.dials[side]
        if number and fighter != player and not pos.war_revealed:
            number = UNSEEN
        page[self._of_seat["die"]] = number

    def _write_fighter(self, pos: Position, fighter: int, side: int, page: bytearray) -> None:
        at = self._of_seat
        page[at["added"]] = pos.added[side]
        page[at["meeple_fights"]] = pos.war_meeples >> side & 1
        if self._heroes_call:
            page[at["hero_fights"]] = pos.war_heroes >> side & 1

    # Seats.

    def _write_seat(self, pos: Position, seat: int, page: bytearray) -> None:
        first = self._numbers
        page[first : first + 4] = bytes(pos.resources[seat * 4 : seat * 4 + 4])
        page[first + 4] = pos.tower[seat]
        page[first + 5] = pos.magic[seat]
        page[first + 6] = pos.reached[seat]
        page[first + 7] = min(pos.wars_won[seat], HIGHEST)
        first = self._meeples
        pairs = pos.second[seat]
        for space in members(pos.first[seat]):
            page[first + space] = 1 + (pairs >> space & 1)
        if pos.laid[seat]:
            first = self._laid
            pairs = pos.both_laid[seat]
            for space in members(pos.laid[seat]):
                page[first + space] = 1 + (pairs >> space & 1)
        waiting = pos.waiting[seat]
        if waiting:
            first = self._of_seat["waiting"]
            page[first] = waiting & REGULAR_WAITS != 0
            page[first + 1] = waiting & HERO_WAITS != 0
            page[first + 2] = waiting & LYING != 0
        if self._heroes_call:
            self._write_hero(pos, seat, page)

    def _write_hero(self, pos: Position, seat: int, page: bytearray) -> None:
        first = self._hero_numbers
        card = pos.hero_card[seat]
        if card != NONE:
            page[first] = pos.hero_level[seat]
            page[self._hero_cards + card] = 1
        space = pos.hero_at[seat]
        if space != NONE:
            page[self._hero_at + space] = 1
            page[first + 1] = pos.hero_laid >> seat & 1
        offered = pos.offered
        page[first + 2] = (offered[seat * 2] != NONE) + (offered[seat * 2 + 1] != NONE)
        page[first + 3] = pos.returned[seat] != NONE
        page[first + 4] = min(pos.forts_taken[seat], HIGHEST)
        if pos.retired[seat]:
            put_flags(page, self._of_seat["retired"], pos.retired[seat])
        if pos.forts[seat]:
            put_flags(page, self._of_seat["fortresses"], pos.forts[seat])
            put_flags(page, self._of_seat["fortresses_laid"], pos.forts_laid[seat])

    # Hero cards: what others choose from or gave back might as well be in the deck (K-ENG-1).

    def _write_cards(self, pos: Position, player: int, page: bytearray) -> None:
        at = self._common
        deck = pos.deck
        for place, card in enumerate(pos.offered):
            if place >> 1 == player:
                put_mark(page, at["offered"], card)
            elif card not in (NONE, HIDDEN):
                deck |= 1 << card
        for seat, card in enumerate(pos.returned):
            if seat == player:
                put_mark(page, at["given_back"], card)
            elif card not in (NONE, HIDDEN):
                deck |= 1 << card
        if deck != self._deck:
            self._deck = deck
            self._deck_page = bytearray(self._hero_count)
            put_flags(self._deck_page, 0, deck)
        page[at["deck"] : at["deck"] + self._hero_count] = self._deck_page

    # The map differs from game to game and never changes in one.

    def _chart(self, pos: Position) -> bytearray:
        key = tuple(pos.lands)
        chart = self._charts.get(key)
        if chart is None:
            if len(self._charts) >= _MOST_KEPT:
                self._charts.clear()
            chart = self._charts[key] = self._draw(pos.rules.board)
        return chart

    def _home_pages(self, pos: Position) -> list[bytearray]:
        """Give the pages of all seats with nothing on them but home and faction."""
        key = (*pos.lands, *pos.cards, *pos.faction)
        pages = self._homes.get(key)
        if pages is None:
            if len(self._homes) >= _MOST_KEPT:
                self._homes.clear()
            pages = self._homes[key] = [self._home_page(pos, seat) for seat in range(self._seats)]
        return pages

    def _home_page(self, pos: Position, seat: int) -> bytearray:
        at = self._of_seat
        page = bytearray(self._seat_width)
        put_mark(page, at["card"], pos.cards[seat])
        put_mark(page, at["territory"], pos.lands[seat])
        put_mark(page, at["faction"], pos.faction[seat])
        if pos.rules.has_land:
            put_flags(page, at["home"], pos.rules.board.spaces_of[seat])
        return page

    def _draw(self, board: Board) -> bytearray:
        page = bytearray(self._chart_width)
        at = 0
        for places in board.of_terrain:
            put_flags(page, at, places)
            at += self._spaces
        for places in (board.border, board.enterable_features[-1], *board.adjacent):
            put_flags(page, at, places)
            at += self._spaces
        return page


def _first_is_known(pos: Position) -> bool:
    """Whether it has been drawn who begins; of one player it is known at once."""
    return all(step >> 12 != steps.FIRST for step in pos.stack)
