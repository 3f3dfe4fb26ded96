"""What one seat sees of a conquest game, written field by field."""

from __future__ import annotations

from librt.strings import BytesWriter

from elbowroom.conquest import steps
from elbowroom.conquest.combo import NO_POWER, power_of, race_of
from elbowroom.conquest.position import HIDDEN, NONE, Position
from elbowroom.conquest.rules import Rules
from elbowroom.envs.codecs.bytewise import (
    HIGHEST,
    flags,
    put_flags,
    put_turned_flags,
)
from elbowroom.envs.codecs.codec import Field
from elbowroom.envs.codecs.conquest_memory import ConquestMemory, Ground, Pieces, Stacks
from elbowroom.kernel.notation import second_of


class Sight:
    """The eyes of one seat: other seats are told by their distance to the left of it.

    Fields are written in parts, each over zeros; the order is that of `conquest_fields`.
    """

    def __init__(self, rules: Rules, fields: list[Field], seat: int, regions: int) -> None:
        self.seat = seat
        self._players = rules.players
        self._slots = rules.slots
        self._kinds = len(rules.markers)
        self._races = len(rules.races)
        self._powers = len(rules.powers)
        self._combo = len(rules.races) + len(rules.powers)
        self._places = rules.row_length * len(rules.sides)
        self._regions = regions
        self._holders = rules.armies + 1
        self._channels = self._channel_table(rules)
        self._draft = BytesWriter()
        self._questions: dict[int, bytes] = {}
        self._known_combos: dict[int, bytes] = {}
        sizes = {field.name: field.size() for field in fields}
        self._make_blanks(sizes)

    def _channel_table(self, rules: Rules) -> list[int]:
        """Give the place of each army among the holders of a region; the lost tribe is last."""
        found: list[int] = []
        for army in range(rules.armies):
            distance = (rules.army_player[army] - self.seat) % rules.players
            found.append(1 + distance * rules.slots + army % rules.slots)
        return [*found, 0]

    def _make_blanks(self, sizes: dict[str, int]) -> None:
        names = list(sizes)

        def blank(first: str, last: str) -> bytes:
            between = names[names.index(first) : names.index(last) + 1]
            return bytes(sum([sizes[name] for name in between]))

        self._blank_question = blank("asked", "slot")
        self._blank_turn = blank("turn", "lifted")
        self._blank_settled = blank("settled", "settled")
        self._blank_tokens = blank("tokens", "tokens")

    def put(self, pos: Position, memory: ConquestMemory, out: BytesWriter) -> None:
        """Append all fields."""
        self._put_moment(pos, out)
        self._put_coins(pos, memory, out)
        pieces = memory.pieces[self.seat]
        self._put_pieces(pos, pieces, out)
        self._put_combos(pos, pieces, out)
        first = self.seat * self._slots
        out.write(bytes(pos.hand[first:] + pos.hand[:first]))
        self._put_stacks(pos, memory.stacks, out)
        self._put_map(pos, memory.grounds[self.seat], out)

    # What is asked, and this turn so far: asked … settled.

    def _put_moment(self, pos: Position, out: BytesWriter) -> None:
        step = pos.stack[-1] if pos.stack else steps.FIRST_CHANCE_STEP
        question = self._questions.get(step)
        if question is None:
            question = self._question(step)
            self._questions[step] = question
        out.write(question)
        at = len(out)
        out.write(self._blank_turn)
        out[at + (pos.turn_player - self.seat) % self._players] = 1
        at += self._players
        if step >> 12 == steps.ACT and second_of(step):
            out[at + 8] = 1
        self._put_turn(pos, out, at)

    def _question(self, step: int) -> bytes:
        """Write down who is asked, what, and about which army; nothing if chance is."""
        out = self._draft
        out.truncate(0)
        out.write(self._blank_question)
        if step >= steps.FIRST_CHANCE_STEP:
            return out.getvalue()
        kind = step >> 12
        asked = step >> 6 & 63
        slot = 0
        if kind not in (steps.CHOICE, steps.PICK, steps.REDEPLOY):
            slot = asked % self._slots
            asked = asked // self._slots
        out[(asked - self.seat) % self._players] = 1
        out[self._players + kind] = 1
        out[self._players + steps.FIRST_PLAYER + slot] = 1
        return out.getvalue()

    def _put_turn(self, pos: Position, out: BytesWriter, at: int) -> None:
        out[at] = pos.round
        out[at + 1] = pos.rules.rounds - pos.round
        if pos.roll != NONE:
            out[at + 2] = pos.roll + 1
        if pos.owed:
            out[at + 3] = pos.owed
        if pos.nonempty:
            out[at + 4] = pos.nonempty
        if pos.built:
            out[at + 5] = pos.built
        if pos.conquests_for_one:
            out[at + 6] = pos.conquests_for_one
        if pos.picked:
            out[at + 7] = 1
        at += 9
        if pos.attacked:
            put_turned_flags(out, at, pos.attacked, self.seat, self._players)
        if pos.substituted:
            put_turned_flags(out, at + self._players, pos.substituted, self.seat, self._players)
        at += self._players * 2
        if pos.lifted:
            put_flags(out, at, pos.lifted)
        out.write(flags(pos.settled, self._regions) if pos.settled else self._blank_settled)

    def _put_coins(self, pos: Position, memory: ConquestMemory, out: BytesWriter) -> None:
        """Write coins down; those that are hidden as everybody could have counted them."""
        kept = memory.pieces[self.seat]
        own = pos.coins[self.seat]
        if not pos.stack or pos.rules.open_coins:
            out.write(self._coins(pos.coins, own))
            return
        if kept.payments != len(pos.gains) or kept.own_coins != own:
            kept.payments = len(pos.gains)
            kept.own_coins = own
            kept.written_coins = self._coins(memory.count_coins(pos), own)
        out.write(kept.written_coins)

    def _coins(self, coins: list[int], own: int) -> bytes:
        told = coins[self.seat :] + coins[: self.seat]
        if own != HIDDEN:
            told[0] = own
        return bytes([0 if count < 0 else min(count, HIGHEST) for count in told])

    # What seats have beside their coins: aside … marks_left.

    def _put_pieces(self, pos: Position, kept: Pieces, out: BytesWriter) -> None:
        if not kept.fit(pos):
            kept.note(pos)
            kept.written = self._pieces(pos)
        out.write(kept.written)

    def _pieces(self, pos: Position) -> bytes:
        seat, players = self.seat, self._players
        allies = [0] * (players * players)
        for player in range(players):
            ally = pos.peace[player]
            if ally != NONE:
                allies[(player - seat) % players * players + (ally - seat) % players] = 1
        first = seat * self._kinds
        return b"".join(
            [
                bytes(pos.aside[seat:] + pos.aside[:seat]),
                bytes(allies),
                bytes(pos.marker_hand[first:] + pos.marker_hand[:first]),
                bytes(pos.driven_out[first:] + pos.driven_out[:first]),
                bytes(pos.marks_left[first:] + pos.marks_left[:first]),
            ]
        )

    def _put_combos(self, pos: Position, kept: Pieces, out: BytesWriter) -> None:
        if pos.combo_of != kept.combo_of:
            kept.combo_of = pos.combo_of.copy()
            kept.written_combos = self._combos(pos)
        out.write(kept.written_combos)

    def _combos(self, pos: Position) -> bytes:
        """Write the combos of all armies down, those of this seat first."""
        first = self.seat * self._slots
        told = [self._combo_flags(key) for key in pos.combo_of]
        return b"".join(told[first:] + told[:first])

    def _combo_flags(self, key: int) -> bytes:
        """Mark race and power of a combo, or of none."""
        found = self._known_combos.get(key)
        if found is None:
            marks = 0
            if key != NONE:
                power = power_of(key)
                marks = 1 << race_of(key)
                marks |= 0 if power == NO_POWER else 1 << self._races + power
            found = flags(marks, self._combo)
            self._known_combos[key] = found
        return found

    # The row and what nobody has: row … supply.

    def _put_stacks(self, pos: Position, kept: Stacks, out: BytesWriter) -> None:
        if not kept.fit(pos):
            kept.note(pos)
            kept.written = self._stacks(pos)
        out.write(kept.written)

    def _stacks(self, pos: Position) -> bytes:
        row = pos.row
        combos = [self._combo_flags(key) for key in row]
        tokens = [pos.rules.combo(key).tokens_at_pick for key in row]
        missing = self._places - len(row)
        places = [0] * self._races
        for place, race in enumerate(pos.returned):
            places[race] = place + 1
        return b"".join(
            [
                *combos,
                bytes(missing * self._combo),
                bytes(pos.row_coins),
                bytes(missing),
                bytes(tokens),
                bytes(missing),
                flags(pos.banners, self._races),
                bytes(places),
                flags(pos.badges, self._powers),
                flags(pos.discards, self._powers),
                bytes(pos.tray),
                bytes(pos.supply),
            ]
        )

    # The map: tokens and markers. Between two looks few regions change.

    def _put_map(self, pos: Position, kept: Ground, out: BytesWriter) -> None:
        if pos.tokens != kept.tokens or pos.holder != kept.holder:
            self._write_tokens(pos, kept)
            kept.written = kept.map.getvalue()
        if pos.standing != kept.standing or pos.piles != kept.piles:
            self._write_markers(pos, kept)
            kept.written = kept.map.getvalue()
        out.write(kept.written)

    def _write_tokens(self, pos: Position, kept: Ground) -> None:
        """Write the regions down whose tokens or holder changed."""
        out = kept.map
        if not kept.tokens:
            out.write(self._blank_tokens)
            kept.tokens = [0] * self._regions
            kept.holder = [NONE] * self._regions
        holder = pos.holder
        seen = kept.tokens
        seen_holder = kept.holder
        for region, count in enumerate(pos.tokens):
            army = holder[region]
            if count != seen[region] or army != seen_holder[region]:
                at = region * self._holders
                out[at + self._channels[seen_holder[region]]] = 0
                out[at + self._channels[army]] = count
        kept.tokens = pos.tokens.copy()
        kept.holder = holder.copy()

    def _write_markers(self, pos: Position, kept: Ground) -> None:
        """Write all markers down anew."""
        out = kept.map
        out.truncate(self._regions * self._holders)
        regions = len(pos.tokens)
        no_more = bytes(self._regions - regions)
        for kind, marker in enumerate(pos.rules.markers):
            if marker.stacks:
                first = pos.rules.pile_base[kind]
                out.write(bytes(pos.piles[first : first + regions]) + no_more)
            else:
                out.write(flags(pos.standing[kind], self._regions))
        kept.standing = pos.standing.copy()
        kept.piles = pos.piles.copy()
