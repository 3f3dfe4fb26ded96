"""Opening a letter: it is compared with the game as it is here, and what is new is played through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elbowroom.table import commands
from elbowroom.table.chains import chance_by_letters, public_commitment
from elbowroom.table.deciding import decide
from elbowroom.table.entries import Entry
from elbowroom.table.fairness import LETTERS
from elbowroom.table.letters import Answer, Letter, answers_of, digest_of, unreadable
from elbowroom.table.patience import usual_patience
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table
from elbowroom.table.trial import Trial


class Played:
    """A game by letters, played on one command after the other; the table it began from stays as it is."""

    def __init__(self, table: Table, at: str) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self._at = at
        self._chance = chance_by_letters(table.id)

    def carry_out(self, command: commands.Command) -> None:
        """Let a command happen."""
        trial = decide(self.table, command, self._chance, self._at)
        self.table = trial.table
        self.entries += trial.entries

    def open(self, game: str, setup: dict[str, Any], players: int) -> None:
        """Open the table."""
        trial = Trial(self.table, self._at)
        trial.add("opened", 0, **_facts(self.table.id, game, setup, players))
        self.table = trial.table
        self.entries += trial.entries

    def seat(self, letter: Letter) -> None:
        """Let those sit down who have done so in a letter."""
        for seat, (name, end) in enumerate(zip(letter.names, letter.ends, strict=True)):
            place = self.table.seats[seat]
            if place.taken and (place.name, place.seal) != (name, end):
                raise differs(f"Chair {seat + 1} is taken by another", place.name, str(name))
            if name is not None and not place.taken:
                if end is None:
                    raise unreadable("somebody sits there without a word for the dice")
                self.carry_out(commands.Sit(seat, name, None, end))

    def play(
        self,
        letter: Letter,
        answers: Sequence[Answer],
        me: int | None = None,
        known: int = 0,
        released: int = 0,
    ) -> None:
        """Play what is new of a letter; this browser has seen so many answers and links before."""
        legs = list(zip(letter.legs, letter.links(), strict=True))
        begun, done = len(self.table.legs), self.table.answered
        for place, (leg, link) in enumerate(legs):
            end = legs[place + 1][0].after if place + 1 < len(legs) else len(answers)
            if place >= begun:
                if leg.seat == me and place >= released:
                    raise _not_mine(leg.after)
                self.carry_out(commands.Release(leg.seat, link))
            for number in range(max(done, leg.after), end):
                self._answer(answers[number], number, me if number >= known else None)
                done = number + 1

    def _answer(self, answer: Answer, number: int, me: int | None) -> None:
        table = self.table
        seat = table.asked()
        if seat is None:
            raise _cannot(number, "nobody is asked any more.")
        if seat == me:
            raise _not_mine(number)
        text = answer.text or answer.true
        try:
            if text is None:
                self.carry_out(commands.StandIn(seat, table.version, answer.seal or ""))
            else:
                self.carry_out(commands.Act(seat, table.version, text, salt=answer.salt))
        except Refused as refused:
            raise _cannot(number, str(refused)) from refused

    def release(self, seat: int, link: str) -> None:
        """Release one's own next link, if it is due: before the game, or with one's turn."""
        table = self.table
        due = (
            table.full and not table.seats[seat].words
            if table.play is None
            else table.asked() == seat and table.legs[-1][0] != seat
        )
        if due:
            self.carry_out(commands.Release(seat, link))


def _facts(table_id: str, game: str, setup: dict[str, Any], players: int) -> dict[str, Any]:
    return {
        "game": game,
        "players": players,
        "setup": setup,
        "seats": [{"open": False}] * players,
        "private": True,
        "spectators": False,
        "clock": None,
        "hints": False,
        "patience": usual_patience(None).facts(),
        "commitment": public_commitment(table_id),
        "fork": None,
        "_start": None,
        "fairness": LETTERS,
    }


def opened(letter: Letter, at: str) -> Played:
    """Play a letter through from its first moment, for somebody who has never seen the game."""
    played = Played(Table(letter.table), at)
    played.open(letter.game, letter.setup, len(letter.names))
    played.seat(letter)
    played.play(letter, letter.answers)
    check_digest(letter, played.table)
    return played


class Compared:
    """A letter beside the game as a seat has it; refused if it tells another past."""

    def __init__(self, letter: Letter, table: Table, seat: int, secret: str) -> None:
        self.letter = letter
        self.table = table
        self.seat = seat
        if (table.facts["game"], table.facts["setup"]) != (letter.game, letter.setup):
            raise Refused(
                "malformed",
                "This letter is of a game with other settings than the one that was begun here.",
                key="letter_content",
            )
        self.opened = False
        """Whether something is open in it that was sealed here."""
        ours = answers_of(table, seat, secret)
        self.known = len(ours)
        self.answers = [
            self._agreed(number, mine, theirs)
            for number, (mine, theirs) in enumerate(zip(ours, letter.answers, strict=False))
        ]
        self.answers += letter.answers[len(self.answers) :]
        self._compare_legs()
        joined = sum(name is not None for name in letter.names)
        here = sum(place.taken for place in table.seats)
        longer = (len(letter.answers), len(letter.legs)) > (self.known, len(table.legs))
        self.new = longer or self.opened or joined > here

    def _agreed(self, number: int, mine: Answer, theirs: Answer) -> Answer:
        """Give an answer that both know; refuse one that is told otherwise."""
        if theirs.text is None:
            if mine.text is None and mine.seal != theirs.seal:
                raise differs(f"Move {number + 1} was sealed otherwise", "", "")
            return mine
        if mine.true is None:
            if not theirs.opens(mine.seal, number):
                raise Refused(
                    "malformed",
                    f"Move {number + 1} is not what was sealed before.",
                    key="letter_seal",
                )
            self.opened = True
            return theirs
        if mine.true != theirs.text:
            raise differs(f"Move {number + 1} is another one", mine.true, theirs.text)
        return theirs

    def _compare_legs(self) -> None:
        theirs = [(leg.seat, leg.after) for leg in self.letter.legs]
        for mine, told in zip(self.table.legs, theirs, strict=False):
            if mine != told:
                raise differs("Turns begin elsewhere", str(mine), str(told))
        if len(theirs) < len(self.table.legs):
            return
        newest = dict(zip([seat for seat, _ in self.table.legs], self.letter.links(), strict=False))
        for seat, link in newest.items():
            place = self.table.seats[seat]
            if link != place.words:
                raise differs(f"The dice of {place.name} come from elsewhere", place.words, link)

    def played(self, at: str) -> tuple[Played, bool]:
        """Play on what is new; True: from the first moment, since something sealed is open now."""
        anew = bool(self.table.stand_ins) or self.table.withheld is not None
        played = Played(Table(self.table.id) if anew else self.table, at)
        if anew:
            letter = self.letter
            played.open(letter.game, letter.setup, len(letter.names))
        played.seat(self.letter)
        played.play(self.letter, self.answers, self.seat, self.known, len(self.table.legs))
        check_digest(self.letter, played.table)
        return played, anew


def check_digest(letter: Letter, table: Table) -> None:
    """Refuse a letter after whose last move things stand otherwise than it says."""
    if letter.digest and letter.digest != digest_of(table):
        raise Refused(
            "malformed",
            "After its last move the game does not stand as the letter says: "
            "it was altered, or made elsewhere.",
            key="letter_digest",
        )


def _cannot(number: int, why: str) -> Refused:
    return Refused(
        "malformed",
        f"Move {number + 1} of the letter cannot be made: {why}",
        key="letter_move",
        values={"number": number + 1, "why": why},
    )


def _not_mine(number: int) -> Refused:
    return Refused(
        "malformed",
        f"Move {number + 1} of the letter is said to be yours, but you have not played it here.",
        key="letter_not_mine",
        values={"number": number + 1},
    )


def differs(what: str, here: str, there: str) -> Refused:
    """Refuse a letter that tells another past than this browser has seen."""
    return Refused(
        "malformed",
        f"{what}: here it was '{here}', in the letter it is '{there}'.",
        key="letter_differs",
        values={"what": what, "here": here, "there": there},
    )
