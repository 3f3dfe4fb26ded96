"""A game by letters: what a letter says, written from a table and read again.

Nobody keeps such a game for the others. A letter holds all of it, and every browser plays it through by itself.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from elbowroom.catalogue import game as find_game
from elbowroom.kernel.decisions import CHANCE
from elbowroom.kernel.errors import ElbowroomError
from elbowroom.kernel.state import State
from elbowroom.protocol.views import public_position
from elbowroom.table.chains import LINKS, earlier, is_link, salt_of, seal_of_answer
from elbowroom.table.refused import Refused
from elbowroom.table.table import Table

FORMAT = 1
MOST_MOVES = 20_000
FEWEST_SEATS, MOST_SEATS = 2, 8
_NAME, _ACTION = 40, 400
FACE_DOWN = (
    "This game deals cards face down, which nobody can do without a referee: "
    "play it joined by codes, or without that option."
)


@dataclass(frozen=True)
class Answer:
    """One answer of a letter: open, sealed, or opened after it was sealed."""

    text: str | None
    """None while it is sealed."""
    seal: str | None = None
    salt: str | None = None
    true: str | None = field(default=None, compare=False)
    """What was answered, where this browser knows it though it is sealed."""

    def written(self) -> Any:
        """Give it as a letter has it."""
        if self.text is None:
            return {"seal": self.seal}
        return self.text if self.salt is None else {"open": [self.text, self.salt]}

    def opens(self, seal: str | None, number: int) -> bool:
        """Whether this is what was sealed."""
        if self.text is None or self.salt is None:
            return False
        return seal_of_answer(self.salt, number, self.text) == seal


@dataclass(frozen=True)
class Leg:
    """What one seat played at a stretch: it begins when the seat releases a link of its chain."""

    seat: int
    after: int
    """Answers of players before it."""


@dataclass(frozen=True)
class Letter:
    """A letter as it was read: nothing of it is believed before it has been played through."""

    table: str
    game: str
    setup: dict[str, Any]
    names: tuple[str | None, ...]
    ends: tuple[str | None, ...]
    """The ends of the chains."""
    newest: tuple[str | None, ...]
    """The newest link of each seat; those before follow from it."""
    legs: tuple[Leg, ...]
    answers: tuple[Answer, ...]
    digest: str

    def links(self) -> list[str]:
        """Give the link with which each leg begins: all follow from the newest ones."""
        found = []
        later: dict[int, str] = {}
        for leg in reversed(self.legs):
            newest = self.newest[leg.seat]
            if newest is None:
                raise unreadable("a seat has played that released nothing for the dice")
            link = earlier(later[leg.seat], 1) if leg.seat in later else newest
            later[leg.seat] = link
            found.append(link)
        return found[::-1]


def checked_setup(game_id: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Check what is to be played by letters."""
    try:
        game = find_game(game_id)
        game.check_player_count(players)
        setup = game.check_setup(players=players, **options)
    except ElbowroomError as fault:
        raise Refused("malformed", str(fault)) from fault
    if players == 1:
        raise Refused("malformed", "A game by letters needs somebody to write to.")
    if game.deals_face_down(setup):
        raise Refused("not_now", FACE_DOWN, key="face_down")
    return setup


# Writing.


def letter_of(table: Table, seat: int, secret: str) -> dict[str, Any]:
    """Write the letter of a seat: the whole game, its own unrevealed answers sealed."""
    game = find_game(table.facts["game"])
    setup = table.facts["setup"]
    return {
        "format": FORMAT,
        "table": table.id,
        "game": game.id,
        "rules": game.rules_version,
        "content": game.content_hash(setup),
        "setup": setup,
        "names": [each.name if each.taken else None for each in table.seats],
        "ends": [each.seal for each in table.seats],
        "newest": [each.words or None for each in table.seats],
        "legs": [[seat, after] for seat, after in table.legs],
        "answers": [each.written() for each in answers_of(table, seat, secret)],
        "digest": digest_of(table),
    }


def answers_of(table: Table, seat: int, secret: str) -> list[Answer]:
    """List the answers of players so far as a seat tells them."""
    answers: list[Answer] = []
    if table.play is None:
        return answers
    final = table.play.state
    state = find_game(table.facts["game"]).start_of(final)
    hidden = _hidden_from(table)
    for action in final.journal:
        decision, number = state.decision, len(answers)
        if decision.player != CHANCE:
            text = state.text(action)
            if number in table.stand_ins:
                answers.append(Answer(None, table.stand_ins[number]))
            elif decision.player == seat and decision.concealed:
                answers.append(_own_secret(secret, number, text, number >= hidden))
            else:
                answers.append(Answer(text, salt=table.salts.get(number), true=text))
        state.apply(action)
    if table.withheld is not None:
        answers.append(_withheld(table.withheld, state, secret, len(answers)))
    return answers


def _own_secret(secret: str, number: int, text: str, hidden: bool) -> Answer:
    salt = salt_of(secret, number)
    if hidden:
        return Answer(None, seal_of_answer(salt, number, text), true=text)
    return Answer(text, salt=salt, true=text)


def _hidden_from(table: Table) -> int:
    """Give the number of the first answer that was given in secret and is not revealed yet."""
    play = table.playing()
    state = find_game(table.facts["game"]).start_of(play.state)
    first = number = 0
    for action in play.state.journal:
        decision = state.decision
        number += decision.player != CHANCE
        if not decision.concealed:
            first = number
        state.apply(action)
    return first if play.decision.concealed else number


def _withheld(text: str, state: State, secret: str, number: int) -> Answer:
    """Give an answer that waits for those of others: open, if nobody answers in secret after it."""
    after = state.copy()
    after.apply(state.notation.parse(text))
    if not after.over and after.decision.concealed:
        return _own_secret(secret, number, text, hidden=True)
    return Answer(text, true=text)


def digest_of(table: Table) -> str:
    """Hash what everybody may know of the position."""
    if table.play is None or table.withheld is not None:
        return ""
    position = public_position(table.play.state, table.finished)
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# Reading.


def unreadable(why: str) -> Refused:
    """Refuse a letter that says nothing that could be played."""
    return Refused("malformed", f"This letter cannot be read: {why}.", key="letter_unreadable")


def read_letter(told: Any) -> Letter:
    """Read a letter; refuse one that was cut, or made by other rules or with another pack."""
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise unreadable("it is of no kind that is known here")
    try:
        letter = Letter(
            _text(told["table"], _NAME),
            _text(told["game"], _NAME),
            dict(told["setup"]),
            tuple(None if each is None else _text(each, _NAME) for each in told["names"]),
            tuple(_link(each) for each in told["ends"]),
            tuple(_link(each) for each in told["newest"]),
            tuple(Leg(int(seat), int(after)) for seat, after in told["legs"]),
            tuple(map(_answer, told["answers"])),
            str(told["digest"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise unreadable(f"a part is missing or of the wrong kind, {fault}") from fault
    _check_numbers(letter)
    _check_rules(letter, told)
    return letter


def _text(value: Any, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise ValueError("a text")
    return value


def _link(value: Any) -> str | None:
    if value is None:
        return None
    if not is_link(value):
        raise ValueError("a link of a chain")
    return str(value)


def _answer(told: Any) -> Answer:
    if isinstance(told, str):
        return Answer(_text(told, _ACTION))
    if "seal" in told:
        return Answer(None, _text(told["seal"], 64))
    text, salt = told["open"]
    return Answer(_text(text, _ACTION), salt=_text(salt, 64))


def _check_numbers(letter: Letter) -> None:
    seats = len(letter.names)
    if not FEWEST_SEATS <= seats <= MOST_SEATS or {len(letter.ends), len(letter.newest)} != {seats}:
        raise unreadable("its seats do not fit each other")
    if len(letter.answers) > MOST_MOVES or len(letter.legs) >= LINKS:
        raise unreadable("it is too long")
    before = 0
    for leg in letter.legs:
        if not 0 <= leg.seat < seats or not before <= leg.after <= len(letter.answers):
            raise unreadable("what was played by whom does not fit")
        before = leg.after


def _check_rules(letter: Letter, told: dict[str, Any]) -> None:
    options = {name: value for name, value in letter.setup.items() if name != "players"}
    setup = checked_setup(letter.game, len(letter.names), options)
    game = find_game(letter.game)
    if told.get("rules") != game.rules_version:
        raise Refused(
            "malformed",
            f"This letter follows version {told.get('rules')} of the rules of {game.name}; "
            f"here version {game.rules_version} is played.",
            key="letter_rules",
        )
    if told.get("content") != game.content_hash(setup) or setup != letter.setup:
        raise Refused(
            "malformed",
            "This letter was made with another box: its map, packs or pieces are not those of here.",
            key="letter_content",
        )
