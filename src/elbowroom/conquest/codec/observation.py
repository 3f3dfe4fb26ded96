"""What is seen of a conquest game, written down where it has changed since it was last seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.conquest.codec.cache import ConquestCache
from elbowroom.conquest.codec.offsets import ConquestOffsets, Marks, shared_marks
from elbowroom.conquest.engine import steps, verbs
from elbowroom.conquest.engine.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.engine.content_traits import tokens_only_for_attack
from elbowroom.conquest.engine.position import NONE, Position
from elbowroom.conquest.engine.rules import Rules
from elbowroom.conquest.engine.traits import Power, Race
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    NOWHERE,
    move_mark,
    put_changed,
    put_changed_at,
    put_changed_flags,
)
from elbowroom.envs.codecs.layout import Layout
from elbowroom.kernel.bits import members
from elbowroom.kernel.notation import encode, second_of

if TYPE_CHECKING:
    from elbowroom.envs.codecs.bytewise import Page

NO_QUESTION: Final = encode(steps.FIRST_PLAYER)
"""Stands for the step of a game that is over."""


class ConquestObserver:
    """Writes what everybody may know; what a seat has lies in that seat's part of the page.

    Every part compares a piece of the position with what the cache says is written of it.
    """

    def __init__(self, rules: Rules, layout: Layout, regions: int) -> None:
        self._rules = rules
        self._layout = layout
        self._marks = self.marks()
        self._offsets = ConquestOffsets(rules, layout, regions)
        self._open_coins = rules.open_coins
        self._players = rules.players
        self._slots = rules.slots
        self._races = len(rules.races)
        self._row_length = rules.row_length * len(rules.sides)
        self._tokens_of_race = [tokens_brought(race) for race in rules.races]
        self._tokens_of_power = [tokens_brought(power) for power in rules.powers]

    def marks(self) -> Marks:
        """Give what is marked while a step asks."""
        return shared_marks(self._rules, self._layout)

    def new_cache(self) -> ConquestCache:
        """Make the cache of a game that begins."""
        return ConquestCache(self._rules, self._layout, self._row_length)

    def note(self, pos: Position, cache: ConquestCache) -> None:
        """Bring what is written up to date."""
        unread = cache.unread
        if unread == 0:
            return
        cache.unread = 0
        if unread == 1 and cache.answer >> 12 == verbs.REDEPLOY:
            self._note_redeployment(pos, cache)
        else:
            self.note_all(pos, cache)

    def _note_redeployment(self, pos: Position, cache: ConquestCache) -> None:
        """Write down what alone changes when a region is given another number of tokens."""
        offsets = self._offsets
        page = cache.page
        region = cache.answer >> 6 & 63
        army = pos.holder[region]
        count = cache.tokens[region] = pos.tokens[region]
        page[offsets.tokens[army] + region] = count
        hand = cache.hand[army] = pos.hand[army]
        page[offsets.hands[army]] = hand
        page[offsets.settled + region] = 1
        cache.settled = pos.settled

    def note_all(self, pos: Position, cache: ConquestCache) -> None:
        """Compare everything with what is written of it."""
        step = pos.stack[-1] if pos.stack else NO_QUESTION
        if step != cache.step:
            self.note_question(step, cache)
        if (
            pos.turns != cache.turns
            or len(pos.row) != cache.shown
            or pos.roll != cache.roll
            or pos.owed != cache.owed
            or pos.built != cache.built
            or pos.conquests_for_one != cache.conquests_for_one
            or pos.picked != cache.picked
            or pos.substituted != cache.substituted
            or pos.lifted != cache.lifted
        ):
            self._note_turn(pos, cache)
            self._note_stacks(pos, cache)
        if pos.nonempty != cache.nonempty:
            cache.page[self._offsets.nonempty] = cache.nonempty = pos.nonempty
        if pos.attacked != cache.attacked:
            mark_seats(cache.page, self._offsets.attacked, pos.attacked, cache.attacked)
            cache.attacked = pos.attacked
        if pos.settled != cache.settled:
            put_changed_flags(cache.page, self._offsets.settled, pos.settled, cache.settled)
            cache.settled = pos.settled
        if len(pos.gains) != cache.told_payments or self._open_coins or step == NO_QUESTION:
            self._note_coins(pos, cache)
        if pos.hand != cache.hand:
            self._note_hands(pos, cache)
        self._note_map(pos, cache)
        self._note_lists(pos, cache)

    # What is asked, and this turn so far.

    def note_question(self, step: int, cache: ConquestCache) -> None:
        """Mark who is asked, what, and about which army; nobody if chance is."""
        cache.step = step
        marks = self._marks
        page = cache.page
        asker = step >> 6
        asked = marks.asked[asker]
        if asked != cache.asked_mark:
            move_mark(page, cache.asked_mark, asked)
            cache.asked_mark = asked
        question = marks.question[asker]
        if question != cache.question_mark:
            move_mark(page, cache.question_mark, question)
            cache.question_mark = question
        slot = marks.slot[asker]
        if slot != cache.slot_mark:
            move_mark(page, cache.slot_mark, slot)
            cache.slot_mark = slot
        begun = step >> 12 == steps.ARMY_IN_DECLINE and second_of(step) != 0
        if begun != cache.begun:
            page[self._offsets.begun] = 1 if begun else 0
            cache.begun = begun

    def _note_turn(self, pos: Position, cache: ConquestCache) -> None:
        cache.turns = pos.turns
        cache.shown = len(pos.row)
        cache.roll = pos.roll
        cache.owed = pos.owed
        cache.built = pos.built
        cache.conquests_for_one = pos.conquests_for_one
        cache.picked = pos.picked
        offsets = self._offsets
        counts = [
            pos.round,
            self._rules.rounds - pos.round,
            0 if pos.roll == NONE else pos.roll + 1,
            pos.owed,
            pos.built,
            pos.conquests_for_one,
            1 if pos.picked else 0,
        ]
        if counts != cache.counts:
            put_changed(cache.page, offsets.counts, counts, cache.counts)
        if pos.turn_player != cache.turn_player:
            move_seat(cache.page, offsets.turn, cache.turn_player, pos.turn_player)
            cache.turn_player = pos.turn_player
        if pos.substituted != cache.substituted:
            mark_seats(cache.page, offsets.substituted, pos.substituted, cache.substituted)
            cache.substituted = pos.substituted
        if pos.lifted != cache.lifted:
            put_changed_flags(cache.page, offsets.lifted, pos.lifted, cache.lifted)
            cache.lifted = pos.lifted

    # What seats have. Most hands that change are those of the army whose turn it is.

    def _note_coins(self, pos: Position, cache: ConquestCache) -> None:
        """Write coins down; those that are hidden as everybody could have counted them."""
        cache.told_payments = len(pos.gains)
        counted = cache.count_coins(pos)
        coins = pos.coins if self._open_coins or not pos.stack else counted
        told = [0 if count < 0 else min(count, HIGHEST) for count in coins]
        put_changed_at(cache.page, self._offsets.coins, told, cache.told_coins)

    def _note_hands(self, pos: Position, cache: ConquestCache) -> None:
        acting = pos.turn_player * self._slots
        hand = pos.hand[acting]
        if hand != cache.hand[acting]:
            cache.hand[acting] = hand
            cache.page[self._offsets.hands[acting]] = hand
            if pos.hand == cache.hand:
                return
        put_changed_at(cache.page, self._offsets.hands, pos.hand, cache.hand)

    def _note_lists(self, pos: Position, cache: ConquestCache) -> None:
        """Write down what most answers leave as it is."""
        offsets = self._offsets
        page = cache.page
        if pos.combo_of != cache.combo_of:
            self._note_combos(pos, cache)
            self._note_stacks(pos, cache)
        if pos.tray != cache.tray:
            put_changed(page, offsets.tray, pos.tray, cache.tray)
        if pos.supply != cache.supply:
            put_changed(page, offsets.supply, pos.supply, cache.supply)
        if pos.aside != cache.aside:
            put_changed_at(page, offsets.aside, pos.aside, cache.aside)
        if pos.peace != cache.peace:
            self._note_peace(pos, cache)
        if pos.marker_hand != cache.marker_hand:
            put_changed_at(page, offsets.marker_hand, pos.marker_hand, cache.marker_hand)
        if pos.driven_out != cache.driven_out:
            put_changed_at(page, offsets.driven_out, pos.driven_out, cache.driven_out)
        if pos.marks_left != cache.marks_left:
            put_changed_at(page, offsets.marks_left, pos.marks_left, cache.marks_left)
        if pos.standing != cache.standing or pos.piles != cache.piles:
            self._note_markers(pos, cache)

    def _note_peace(self, pos: Position, cache: ConquestCache) -> None:
        players = self._players
        for player, ally in enumerate(pos.peace):
            before = cache.peace[player]
            at = self._offsets.peace[player]
            if before != NONE:
                cache.page[at + (before - player) % players] = 0
            if ally != NONE:
                cache.page[at + (ally - player) % players] = 1
            cache.peace[player] = ally

    # Combos, those on show, and what is in the stacks. All of them change only when a turn
    # begins, when a combo is picked or revealed, or when an army is turned over or leaves.

    def _note_stacks(self, pos: Position, cache: ConquestCache) -> None:
        if pos.row != cache.row or pos.row_coins != cache.row_coins:
            self._note_row(pos, cache)
        page = cache.page
        if pos.banners != cache.banners:
            put_changed_flags(page, self._offsets.banners, pos.banners, cache.banners)
            cache.banners = pos.banners
        if pos.badges != cache.badges:
            put_changed_flags(page, self._offsets.badges, pos.badges, cache.badges)
            cache.badges = pos.badges
        if pos.discards != cache.discards:
            put_changed_flags(page, self._offsets.discards, pos.discards, cache.discards)
            cache.discards = pos.discards
        if pos.returned != cache.returned:
            cache.returned = pos.returned.copy()
            order = [0] * self._races
            for place, race in enumerate(pos.returned):
                order[race] = place + 1
            put_changed(page, self._offsets.returned, order, cache.places)

    def _note_combos(self, pos: Position, cache: ConquestCache) -> None:
        before = cache.combo_of
        for army, key in enumerate(pos.combo_of):
            if key != before[army]:
                self._put_combo(cache.page, self._offsets.combos[army], before[army], key)
                before[army] = key

    def _put_combo(self, page: Page, at: int, before: int, now: int) -> None:
        """Mark race and power of a combo, or of none, where those of another are marked."""
        powers = at + self._races
        if before != NONE:
            page[at + race_of(before)] = 0
            if power_of(before) != NO_POWER:
                page[powers + power_of(before)] = 0
        if now != NONE:
            page[at + race_of(now)] = 1
            if power_of(now) != NO_POWER:
                page[powers + power_of(now)] = 1

    def _tokens_at_pick(self, key: int) -> int:
        if key == NONE:
            return 0
        return self._tokens_of_race[race_of(key)] + self._tokens_of_power[power_of(key)]

    def _note_row(self, pos: Position, cache: ConquestCache) -> None:
        """Write the combos on show down with their tokens, and their coins."""
        offsets = self._offsets
        page = cache.page
        missing = self._row_length - len(pos.row)
        row = pos.row + [NONE] * missing
        if row != cache.row:
            for place, key in enumerate(row):
                before = cache.row[place]
                if key != before:
                    self._put_combo(page, offsets.row[place], before, key)
                    page[offsets.row_tokens + place] = self._tokens_at_pick(key)
            cache.row = row
        coins = pos.row_coins + [0] * missing
        if coins != cache.row_coins:
            put_changed(page, offsets.row_coins, coins, cache.row_coins)

    # The map. Most answers change the region they name, and no other.

    def _note_map(self, pos: Position, cache: ConquestCache) -> None:
        tokens = cache.tokens
        place = cache.answer >> 6 & 63
        if place < len(tokens) and (
            pos.tokens[place] != tokens[place] or pos.holder[place] != cache.holder[place]
        ):
            self._note_region(pos, cache, place)
        if pos.holder != cache.holder:
            self._note_holders(pos, cache)
        if pos.tokens != cache.tokens:
            tokens = cache.tokens
            for region, count in enumerate(pos.tokens):
                if count != tokens[region]:
                    self._note_region(pos, cache, region)

    def _note_holders(self, pos: Position, cache: ConquestCache) -> None:
        """Go through the regions that somebody has taken or left."""
        if not cache.holder:
            cache.unroll(pos)
        before = cache.holder
        for region, army in enumerate(pos.holder):
            if army != before[region]:
                self._note_region(pos, cache, region)

    def _note_region(self, pos: Position, cache: ConquestCache, region: int) -> None:
        at = self._offsets.tokens
        army = pos.holder[region]
        before = cache.holder[region]
        if army != before:
            cache.holder[region] = army
            cache.page[at[before] + region] = 0
        count = cache.tokens[region] = pos.tokens[region]
        cache.page[at[army] + region] = count

    def _note_markers(self, pos: Position, cache: ConquestCache) -> None:
        if pos.piles != cache.piles:
            self._note_piles(pos, cache)
        for kind, standing in enumerate(pos.standing):
            before = cache.standing[kind]
            if standing != before:
                cache.standing[kind] = standing
                if not pos.rules.markers[kind].stacks:
                    at = self._offsets.markers[kind]
                    put_changed_flags(cache.page, at, standing, before)

    def _note_piles(self, pos: Position, cache: ConquestCache) -> None:
        regions = len(pos.tokens)
        for kind in pos.rules.stacking:
            first = pos.rules.pile_base[kind]
            piles = pos.piles[first : first + regions]
            before = cache.piles[first : first + regions]
            put_changed(cache.page, self._offsets.markers[kind], piles, before)
        cache.piles[:] = pos.piles


def tokens_brought(trait: Race | Power) -> int:
    """Count the tokens that a race or a power brings when it is picked."""
    return trait.tokens + tokens_only_for_attack(trait.effects)


def move_seat(page: Page, places: list[int], before: int, now: int) -> None:
    """Take a mark from one seat and give it to another."""
    if before != NOWHERE:
        page[places[before]] = 0
    if now != NOWHERE:
        page[places[now]] = 1


def mark_seats(page: Page, places: list[int], now: int, before: int) -> None:
    """Mark a set of seats; `before` is the set that is marked."""
    for seat in members(now ^ before):
        page[places[seat]] = now >> seat & 1
