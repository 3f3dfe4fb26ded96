"""A table: seats, game, clocks and agreements, as they follow from its entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.table.clocks import Clocks, moment
from elbowroom.table.entries import Entry, answer_of
from elbowroom.table.fairness import LETTERS, SEALED
from elbowroom.table.patience import Patience, patience_of
from elbowroom.table.played_game import PlayedGame, begin
from elbowroom.table.sealing import missing, redrawn

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"

_OF_THE_GAME = frozenset({"started", "action", "chance", "undone", "left", "returned"})
"""Kinds of entry that make an action decided before them stale."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    open: bool
    """Anybody may take it while it waits."""
    name: str = ""
    taken: bool = False
    bot: str | None = None
    standing_in: str | None = None
    words: str = ""
    seal: str | None = None
    brings: bool = False
    """Words are sealed here, or are going to be."""
    agreed: bool = False
    gone: bool = False
    """Whoever sat here wanted to be forgotten."""
    resigned: bool = False
    """Whoever sat here has given the game up; a bot plays it to the end."""
    votes: frozenset[int] = frozenset()
    """The seats that want to go on without this one."""

    @property
    def kind(self) -> str:
        """Who sits here: a person, a bot, or nobody yet."""
        return "waiting" if not self.taken else "bot" if self.bot else "person"

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now; None if a person does."""
        return self.bot or self.standing_in


class Table:
    """All that is known of a table; changed by the entries that happen at it only."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.game_version = 0
        """The newest entry that an action has to be decided after."""
        self.status = WAITING
        self.facts: dict[str, Any] = {}
        """What was settled when the table was opened."""
        self.setup: dict[str, Any] = {}
        self.by_letters = False
        """Whether nobody keeps this game for the others: it goes back and forth in letters."""
        self.seats: list[Seat] = []
        self.play: PlayedGame | None = None
        self.clocks: Clocks | None = None
        self.paused = False
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.closes: datetime | None = None
        """When the table closes, unless somebody objects."""
        self._awaited: int | None = None
        """The seat whose answer was last waited for."""
        self._furthest = -1
        """The most moves the game has had: undoing and doing again brings nobody nearer the end."""
        self._since = ""
        """Since when that answer is waited for."""
        self._before = (-1, "")
        """The seat that was waited for before, and since when: it may take the end of its turn back."""
        self.lines = 0
        """Lines of chat so far."""
        self.sealing_since: datetime | None = None
        """Since when everybody waits for the words of those who bring some."""
        self.left_out: tuple[int, ...] = ()
        """Seats whose words did not come."""
        self.legs: tuple[tuple[int, int], ...] = ()
        """By letters: who released a link for the dice, after how many answers."""
        self.stand_ins: dict[int, str] = {}
        """By letters: seals of answers that this browser does not know, by their number."""
        self.salts: dict[int, str] = {}
        """By letters: what opened sealed answers."""
        self.withheld: str | None = None
        """By letters: an answer given in secret that waits for what others have sealed."""

    @classmethod
    def of(cls, table_id: str, entries: Sequence[Entry]) -> Table:
        """Make a table from its entries."""
        table = cls(table_id)
        for entry in entries:
            table.evolve(entry)
        return table

    def copy(self) -> Table:
        """Copy the table to go on with the copy; the original must stay as it is from now on."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.play = None if self.play is None else self.play.copy()
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        return twin

    # What follows from the present state.

    @property
    def finished(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status in (OVER, CLOSED)

    @property
    def moves(self) -> int:
        """How many answers were given."""
        return self.play.moves if self.play else 0

    @property
    def full(self) -> bool:
        """Whether every seat is filled."""
        return all(seat.taken for seat in self.seats)

    @property
    def of_bots(self) -> bool:
        """Whether nobody but bots plays here."""
        return self.status == PLAYING and all(seat.bot for seat in self.seats)

    @property
    def unattended(self) -> bool:
        """Whether bots answer for all seats now, those that stand in included."""
        return self.status == PLAYING and all(seat.player for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints; tables from before there were any say nothing."""
        return bool(self.facts.get("hints", False))

    @property
    def challenge(self) -> dict[str, str] | None:
        """The published challenge that is played here: its day, its name and its seed."""
        found: dict[str, str] | None = self.facts.get("challenge")
        return found

    @property
    def lesson(self) -> dict[str, str] | None:
        """The lesson that is played here: its id, and the name under which chance draws."""
        found: dict[str, str] | None = self.facts.get("lesson")
        return found

    @property
    def puzzle(self) -> dict[str, str] | None:
        """The puzzle that is tried here: its id, and the name under which chance draws."""
        found: dict[str, str] | None = self.facts.get("puzzle")
        return found

    @property
    def drawn_as(self) -> str:
        """The name under which chance draws: the table's own, or that of what is published."""
        published = self.challenge or self.lesson or self.puzzle
        return self.id if published is None else published["name"]

    @property
    def takes_words(self) -> bool:
        """Whether players' words are sealed before they count; older tables took them openly."""
        return self.facts.get("fairness") == SEALED

    @property
    def answered(self) -> int:
        """How many answers players have given."""
        return 0 if self.play is None else self.play.moves - self.play.draws

    @property
    def ready(self) -> bool:
        """Whether the game can begin: everybody sits, and all words that come are open."""
        return self.full and not missing(self.seats)

    @property
    def words(self) -> list[str]:
        """The words the seats add to the server's seed."""
        return [seat.words for seat in self.seats]

    def asked(self) -> int | None:
        """Give the seat that is asked; None when none is."""
        if self.play is None or self.status != PLAYING:
            return None
        seat = self.play.decision.player
        return seat if seat >= 0 else None

    @property
    def patience(self) -> Patience:
        """How long the table waits for somebody."""
        return patience_of(self.facts)

    @property
    def waiting_since(self) -> str | None:
        """When the table began to wait for the answer of a person; None while it does not."""
        seat = self.asked()
        return None if seat is None or self.seats[seat].player else self._since

    def waited(self, seat: int, at: str, began: datetime) -> float | None:
        """Tell how long an answer of a seat is waited for; None while none is."""
        if self.asked() != seat:
            return None
        return (moment(at) - max(moment(self._since), began)).total_seconds()

    def asked_bot(self) -> str | None:
        """Name the bot that has to answer now; None if a person is asked, or nobody."""
        seat = self.asked()
        return None if seat is None else self.seats[seat].player

    def can_undo(self, seats: tuple[int, ...]) -> bool:
        """Whether one of the seats may take its last action back."""
        play = self.play
        if play is None or self.status != PLAYING:
            return False
        seat = play.undo_seat
        return seat is not None and seat in seats and not self.seats[seat].player

    # What entries do.

    def evolve(self, entry: Entry) -> None:
        """Let one entry happen."""
        if entry.version != self.version + 1:
            raise AssertionError(f"entry {entry.version} cannot follow {self.version}")
        getattr(self, f"_{entry.kind}")(entry)
        self.note(entry)

    def note(self, entry: Entry) -> None:
        """Count an entry that has happened, and settle the clocks at its time."""
        self.version = entry.version
        if entry.kind in _OF_THE_GAME:
            self.game_version = entry.version
            self._note_progress(entry)
        if entry.kind != "chat":
            self._settle_clocks(moment(entry.at))

    def _note_progress(self, entry: Entry) -> None:
        """Begin to wait anew when another seat is asked, or the game is further than before."""
        asked, moves = self.asked(), self.moves
        if asked == self._awaited and moves <= self._furthest and entry.kind != "returned":
            return
        before = self._awaited
        if before is not None and self.seats[before].votes:
            self._put(before, votes=frozenset())
        taken_back = entry.kind == "undone" and asked == self._before[0]
        since = self._before[1] if taken_back else entry.at
        if before is not None and before != asked:
            self._before = (before, self._since)
        self._awaited, self._since = asked, since
        self._furthest = max(moves, self._furthest)

    def _settle_clocks(self, at: datetime) -> None:
        if self.clocks is None or self.play is None:
            return
        seat = None if self.paused else self.asked()
        if seat is not None and self.seats[seat].player:
            seat = None
        self.clocks.settle(seat, self.play.state.turns_begun, at)

    def _opened(self, entry: Entry) -> None:
        self.facts = entry.body
        self.setup = entry.body["setup"]
        self.by_letters = entry.body.get("fairness") == LETTERS
        self.seats = [Seat(open=bool(seat["open"])) for seat in entry.body["seats"]]

    def _seated(self, entry: Entry) -> None:
        body = entry.body
        self._change(
            entry,
            taken=True,
            name=body["name"],
            bot=body["bot"],
            words=body.get("words", ""),
            brings="seal" in body,
            seal=body.get("seal"),
        )
        self.sealing_since = moment(entry.at)

    def _sealed(self, entry: Entry) -> None:
        self._change(entry, brings=True, seal=entry.body["seal"])
        self.sealing_since = moment(entry.at)

    def _unsealed(self, entry: Entry) -> None:
        self._change(entry, words=entry.body["words"])
        if self.by_letters and entry.seat is not None:
            self.legs += ((entry.seat, self.answered),)

    def _withheld(self, entry: Entry) -> None:
        self.withheld = answer_of(entry)
        play = self.playing()
        play.decision = play.decision._replace(player=entry.body["until"])

    def _posted(self, entry: Entry) -> None:
        self.playing().settle()

    def note_seals(self, number: int, body: dict[str, Any]) -> None:
        """Note what a letter says of an answer that was given in secret."""
        if "seal" in body:
            self.stand_ins = {**self.stand_ins, number: body["seal"]}
        if body.get("salt"):
            self.salts = {**self.salts, number: body["salt"]}

    def _redrawn(self, entry: Entry) -> None:
        left_out = entry.body["left_out"]
        self.seats = redrawn(self.seats, left_out)
        self.left_out += tuple(left_out)
        self.sealing_since = moment(entry.at)

    def _erased(self, entry: Entry) -> None:
        self._change(entry, name=entry.body["name"], gone=True)

    def _moderated(self, entry: Entry) -> None:
        self._change(entry, name=entry.body["name"])

    def _recovered(self, entry: Entry) -> None:
        pass

    def _left(self, entry: Entry) -> None:
        resigned = entry.body.get("why") == "resigned"
        bot = entry.body["bot"]
        self._change(entry, standing_in=bot, votes=frozenset(), resigned=resigned)

    def _returned(self, entry: Entry) -> None:
        self._change(entry, standing_in=None)
        self.closes = None
        if self.clocks is not None and entry.seat is not None:
            self.clocks.forgive(entry.seat)

    def _started(self, entry: Entry) -> None:
        self.status = PLAYING
        game = find_game(self.facts["game"])
        names = [seat.name for seat in self.seats]
        self.setup = game.check_setup(**{**self.setup, "names": names})
        self.play = PlayedGame(begin(game, self.setup, self.facts["_start"]))
        if self.facts["clock"] is not None:
            self.clocks = Clocks(self.facts["clock"], len(self.seats))

    def _action(self, entry: Entry) -> None:
        seat = -1 if entry.seat is None else entry.seat
        first = entry.body["act"] == entry.body["move"]
        play = self.playing()
        self.note_seals(self.answered, entry.body)
        play.answer(seat, play.state.notation.parse(answer_of(entry)), first)

    def _chance(self, entry: Entry) -> None:
        play = self.playing()
        play.chance(play.state.notation.parse(answer_of(entry)))

    def _undone(self, entry: Entry) -> None:
        self.playing().take_back(entry.body["to_move"])

    def _chat(self, entry: Entry) -> None:
        self.lines += 1

    def _agreed(self, entry: Entry) -> None:
        self._change(entry, agreed=entry.body["agree"])
        if not entry.body["agree"]:
            self.closes = None

    def _voted(self, entry: Entry) -> None:
        without, voter = entry.body["without"], entry.seat
        if voter is None:
            raise AssertionError("a vote is somebody's")
        votes = self.seats[without].votes
        self._put(without, votes=votes | {voter} if entry.body["agree"] else votes - {voter})

    def _closing(self, entry: Entry) -> None:
        self.closes = moment(entry.body["due"])

    def _over(self, entry: Entry) -> None:
        self.status = OVER
        self.closes = None
        self.result = {name: entry.body[name] for name in ("scores", "ranks", "winners", "seed")}

    def _closed(self, entry: Entry) -> None:
        self.status = CLOSED
        self.closes = None
        self.result = {"scores": None, "ranks": None, "winners": None, "seed": entry.body["seed"]}

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _paused(self, entry: Entry) -> None:
        self.paused = True

    def _resumed(self, entry: Entry) -> None:
        self.paused = False

    def _change(self, entry: Entry, **changed: Any) -> None:
        if entry.seat is None:
            raise AssertionError(f"an entry of kind {entry.kind} needs a seat")
        self._put(entry.seat, **changed)

    def _put(self, seat: int, **changed: Any) -> None:
        self.seats = self.seats.copy()
        self.seats[seat] = replace(self.seats[seat], **changed)

    def playing(self) -> PlayedGame:
        """Give the game that is played, once there is one."""
        if self.play is None:
            raise AssertionError("nothing is played yet")
        return self.play
