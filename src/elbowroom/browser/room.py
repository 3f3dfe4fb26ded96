"""A room of a page: one table in memory, its lines, its bots, and its journal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from elbowroom import bots
from elbowroom.browser.journal import Batch, Conflict, JournalFailed, Kept
from elbowroom.hosting.access import Identity, identify
from elbowroom.hosting.answers import PAGE, done_told, first_missed, page_told
from elbowroom.hosting.trying import decided
from elbowroom.protocol.views import TableView
from elbowroom.table import commands
from elbowroom.table.chains import chance_by_letters, link_of
from elbowroom.table.challenges import result_after
from elbowroom.table.commands import Command
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry, public_entry
from elbowroom.table.fairness import Chance
from elbowroom.table.lessons import bot_seed
from elbowroom.table.opening_letters import Compared
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.views import Update, face_of, looking_of, shown_seats, snapshot

if TYPE_CHECKING:
    from elbowroom.browser.lines import Line
    from elbowroom.browser.page import Page

ELSEWHERE = "played_elsewhere"
"""The key of a refusal: another tab plays at this table."""


class Room:
    """One table; everything that changes it goes through its lock."""

    def __init__(self, page: Page, kept: Kept) -> None:
        self.page = page
        self.row = kept.row
        self.table = Table.of(kept.row.id, kept.entries)
        self.kept = {name: value for name, value in kept.secrets.items() if name != "seed"}
        """Hashes of the seats' secrets."""
        self.held = dict(kept.held)
        self.seed = kept.secrets["seed"]
        """What chance draws from; by letters, what this browser's chain of links grows from."""
        by_letters = self.table.by_letters
        drawn = Chance(self.seed, self.table.drawn_as)
        self.chance = chance_by_letters(self.table.id) if by_letters else drawn
        self.batches: list[Batch] = list(kept.batches)
        self.lines: list[Line] = []
        self._lock = asyncio.Lock()
        self._face: TableView | None = None
        self._seats_told: list[dict[str, Any]] | None = None
        self._bot: asyncio.Task[None] | None = None
        self._holds = False

    @property
    def entries(self) -> list[Entry]:
        """All that happened, oldest first."""
        return [entry for batch in self.batches for entry in batch]

    @property
    def connected(self) -> set[int]:
        """The seats somebody looks from."""
        return {seat for line in self.lines for seat in line.seats}

    def identify(self, secrets: Sequence[str]) -> Identity:
        """Find the seats that these secrets open; unknown ones open nothing."""
        return identify(self.row, self.table, self.kept, secrets)

    # Changing the table.

    async def done(self, command: Command, secrets: dict[str, str] | None = None) -> dict[str, Any]:
        """Carry a command out and tell what followed."""
        entries = await self.carry_out(command, secrets)
        return done_told(entries, self.table.version)

    async def carry_out(
        self, command: Command, secrets: dict[str, str] | None = None
    ) -> Sequence[Entry]:
        """Carry a command out; returns after its entries are kept for good."""
        async with self._lock:
            await self._take_hold()
            try:
                trial = decide(self.table, command, self.chance, self.page.now())
            except Refused:
                first = self._first_answer(command)
                if first:
                    return first
                raise
            if trial.entries:
                await self._keep(tuple(trial.entries), trial.table, secrets)
                self._happen(trial.table, tuple(trial.entries), secrets)
            return trial.entries

    async def _take_hold(self) -> None:
        """Refuse whoever would play while another tab does."""
        if not self._holds and await self._hold():
            await self._catch_up()
        if not self._holds:
            raise Refused("not_now", "This game is played in another tab.", key=ELSEWHERE)

    async def _hold(self) -> bool:
        """Try to be the tab that plays, and tell the page whether it is."""
        self._holds = await self.page.journal.hold(self.row.id)
        self.page.tell_held(self.row.id, self._holds)
        return self._holds

    async def _keep(self, batch: Batch, table: Table, secrets: dict[str, str] | None) -> None:
        result = result_after(table, batch)
        try:
            await self.page.journal.append(self.row.id, batch, secrets, result)
        except Conflict:
            await self._catch_up()
            raise Refused(
                "stale", "This game was played on in another tab.", version=self.table.version
            ) from None
        except JournalFailed as fault:
            raise Refused(
                "unavailable", f"The browser could not keep this: {fault}", key=fault.key
            ) from fault

    def _first_answer(self, command: Command) -> Batch:
        """Give what followed from the same command before, if it is sent again."""
        if command.key is None:
            return ()
        for batch in self.batches:
            if any((each.seat, each.key) == (command.seat, command.key) for each in batch):
                return batch
        return ()

    async def follow(self) -> None:
        """Take in what another tab has kept."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for batch in await self.page.journal.since(self.row.id, self.table.version):
            table = self.table.copy()
            for entry in batch:
                table.evolve(entry)
            self._happen(table, batch)

    async def take_over(self) -> None:
        """Play here: the tab that did is gone."""
        async with self._lock:
            self._holds = True
            self.page.tell_held(self.row.id, self._holds)
            await self._catch_up()
        self.wake_bot()

    async def mend_clocks(self) -> None:
        """Charge nobody for the time in which no page was open."""
        if self.table.clocks is not None and not self.table.finished:
            await self.carry_out(commands.Mend(None, None))

    async def look_at_the_clock(self) -> None:
        """Let a clock that ran out have run out."""
        clocks, now = self.table.clocks, self.page.time()
        due = None if clocks is None else clocks.runs_out()
        if clocks is not None and clocks.running is not None and due is not None and due <= now:
            await self.carry_out(commands.RunOut(clocks.running, bots.DEFAULT_LEVEL))
        if self.table.closes is not None and self.table.closes <= now:
            await self.carry_out(commands.CloseDue(None))

    async def take_letter(self, compared: Compared, seat: int) -> None:
        """Play on what a letter brings: all of it is kept, or nothing; then one's own turn may begin."""
        async with self._lock:
            await self._take_hold()
            played, anew = compared.played(self.page.now())
            own = sum(seat == each for each, _ in played.table.legs)
            played.release(seat, link_of(self.seed, own + 1))
            batch = tuple(played.entries)
            if anew:
                await self.rewrite([batch], self.kept)
            elif batch:
                await self._keep(batch, played.table, None)
                self._happen(played.table, batch)

    async def rewrite(self, batches: Sequence[Batch], secrets: dict[str, str]) -> None:
        """Go on with other words for what happened, and show everybody what is left."""
        await self.page.journal.replace(self.row.id, batches, secrets | {"seed": self.seed})
        self.batches, self.kept = list(batches), secrets
        self.table = Table.of(self.row.id, self.entries)
        self._face = face_of(self.table)
        for line in self.lines:
            line.tell(self.snapshot(line.seats, line.looking, line.host, None))

    # Telling everybody.

    def _happen(self, table: Table, batch: Batch, secrets: dict[str, str] | None = None) -> None:
        self.table = table
        self.batches.append(batch)
        self.kept |= secrets or {}
        self._broadcast(batch)
        self.wake_bot()

    def _broadcast(self, batch: Batch) -> None:
        if not self.lines:
            self._face = None
            return
        seats = self._shown(self.connected)
        same = seats == self._seats_told
        before, self._face = self._face, face_of(self.table)
        sharing = {seat for line in self.lines if len(line.seats) > 1 for seat in line.seats}
        update = Update(self.table, before, self._face, None if same else seats, sharing)
        self._seats_told = seats
        entries = [public_entry(entry) for entry in batch]
        for line in list(self.lines):
            changes = [*update.changes, *update.own_changes(line.looking)]
            told = {**update.shared, "entries": entries, "changes": changes}
            line.tell({**told, **update.own(line.looking)})

    def _shown(self, connected: set[int]) -> list[dict[str, Any]]:
        return shown_seats(self.table, connected, self.page.time())

    def snapshot(
        self, seats: tuple[int, ...], looking: tuple[int, ...], host: bool, since: int | None
    ) -> dict[str, Any]:
        """Give all that somebody may know now, seen by the seat that looks, and what they missed."""
        first = first_missed(since, self.table.version)
        missed = [public_entry(entry) for entry in self.entries if entry.version > first]
        shown = self._shown(self.connected | set(seats))
        return snapshot(self.table, face_of(self.table), seats, looking, host, shown, missed)

    def page_of_entries(self, since: int) -> dict[str, Any]:
        """Give a page of what happened here after a version."""
        after = [entry for entry in self.entries if entry.version > since]
        return page_told(after[:PAGE], self.table.version)

    async def join(self, line: Line, since: int | None) -> None:
        """Add a line: it gets a snapshot first, then every update, without a gap."""
        if not self._holds:
            await self._hold()
            await self.follow()
        line.tell(self.snapshot(line.seats, line.looking, line.host, since))
        if self._face is None or not self.lines:
            self._face = face_of(self.table)
        if line not in self.lines:
            self.lines.append(line)
        self._tell_presence()
        self.wake_bot()

    def hand_over(self, line: Line, seat: int | None) -> None:
        """Let another of the page's seats look: it gets a snapshot of its own, then its updates."""
        line.looking = looking_of(line.seats, seat)
        line.tell(self.snapshot(line.seats, line.looking, line.host, self.table.version))

    def part(self, line: Line) -> None:
        """Let a line go; another tab may play once nobody looks from here."""
        if line in self.lines:
            self.lines.remove(line)
        self._tell_presence()
        if not self.lines and self._holds:
            self._holds = False
            self.page.journal.let_go(self.row.id)

    def _tell_presence(self) -> None:
        seats = self._shown(self.connected)
        if seats == self._seats_told:
            return
        self._seats_told = seats
        for line in list(self.lines):
            line.tell({"type": "seats", "seats": seats})

    # Bots.

    def wake_bot(self) -> None:
        """Let the bot that is asked think, if one is, while somebody looks and this tab plays."""
        if self._waits_for_bot() and (self._bot is None or self._bot.done()):
            self._bot = asyncio.ensure_future(self._play_bots())

    def _waits_for_bot(self) -> bool:
        return self._holds and bool(self.lines) and self.table.asked_bot() is not None

    async def _play_bots(self) -> None:
        while self._waits_for_bot():
            await asyncio.sleep(self.page.bot_delay)
            table, version = self.table, self.table.version
            bot, seat = table.asked_bot(), table.asked()
            if bot is None or seat is None or table.play is None or decided(table):
                return
            seed = bot_seed(table, seat)
            try:
                state = table.play.state
                choice = await self.page.thinking.choose(table, state, seat, bot, seed)
                await self.carry_out(
                    commands.Act(seat, version, choice.action, by_bot=True, failed=choice.failed)
                )
            except Refused as refused:
                if refused.code not in ("stale", "not_your_turn"):
                    return  # nothing can be kept, or another tab plays: whoever comes wakes it
