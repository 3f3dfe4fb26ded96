"""Chance that everybody can check: drawn from a seed that was committed to before the game."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Any

from elbowroom.kernel.errors import InvalidRecord
from elbowroom.kernel.game import Game
from elbowroom.kernel.state import State

SEED_BYTES = 32
SEALED = 2
"""The version since which players' words are sealed by all before any is opened."""
LETTERS = 3
"""The version of games by letters: nobody has a seed, every seat releases links of its own chain."""
_BITS = 256


def new_seed() -> str:
    """Make a server seed, as hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment_to(seed: str) -> str:
    """Commit to a seed: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class Chance:
    """The answers of chance at one table: answer k follows from seed, table, words and k."""

    def __init__(self, seed: str, table: str) -> None:
        self._seed = bytes.fromhex(seed)
        self.table = table

    def __repr__(self) -> str:
        return f"Chance({self.table!r})"  # never the seed

    def reveal(self) -> str:
        """Give the seed away; for the end of a game."""
        return self._seed.hex()

    def draw(self, words: list[str], number: int, outcomes: list[tuple[int, int]]) -> int:
        """Draw answer `number` among the outcomes, each as likely as its weight says."""
        message = f"{self.table}|{written(words)}|{number}"
        digest = hmac.new(self._seed, message.encode(), hashlib.sha256).digest()
        total = sum(weight for _, weight in outcomes)
        place = int.from_bytes(digest, "big") * total >> _BITS
        for action, weight in sorted(outcomes):
            place -= weight
            if place < 0:
                return action
        raise AssertionError("the weights add up to more than their sum")


def seal_of(seat: int, words: str) -> str:
    """Seal a seat's words: the SHA-256 of the seat, a bar and the words."""
    return hashlib.sha256(f"{seat}|{words}".encode()).hexdigest()


def written(words: list[str]) -> str:
    """Write the seats' words as one text: a JSON array without spaces."""
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def verify(game: Game, record: dict[str, Any]) -> int:
    """Recompute every die and draw of a record; give their number or refuse the first wrong one."""
    fairness = fairness_of(record)
    final = game.replay(record)
    if commitment_to(fairness["seed"]) != fairness["commitment"]:
        raise InvalidRecord("The seed does not fit the commitment in the record.")
    legs = _checked_legs(fairness) if fairness["version"] == LETTERS else []
    _check_seals(fairness)
    chance = Chance(fairness["seed"], fairness["table"])
    state = game.start_of(final)
    checked = answered = 0
    for number, action in enumerate(final.journal):
        if state.awaits_chance():
            words = words_after(legs, answered) if legs else fairness["words"]
            _check_answer(state, chance, words, checked, action, number)
            checked += 1
        else:
            answered += 1
        state.apply(action)
    return checked


def fairness_of(record: dict[str, Any]) -> dict[str, Any]:
    """Read what a record says of its chance; refuse one that holds no seed."""
    fairness = record.get("fairness")
    if not isinstance(fairness, dict) or fairness.get("seed") is None:
        raise InvalidRecord(
            "The record holds no seed to check: it was not played to its end at a server."
        )
    try:
        words = [str(each) for each in fairness["words"]]
        found = {name: str(fairness[name]) for name in ("seed", "commitment", "table")}
        if len(bytes.fromhex(found["seed"])) != SEED_BYTES:
            raise ValueError("a seed has 32 bytes")
    except (KeyError, TypeError, ValueError) as fault:
        raise InvalidRecord(f"The part 'fairness' of the record cannot be read: {fault}.") from None
    named = ("published", "version", "seals", "left_out", "legs")
    more = {name: fairness.get(name) for name in named}
    return {**found, "words": words, **more}


def check_kept(
    fairness: dict[str, Any], commitment: str | None = None, words: str | None = None
) -> None:
    """Refuse a record that is not of the game somebody saw begin, by what they kept of it."""
    if commitment is not None and commitment.strip().lower() != fairness["commitment"]:
        raise InvalidRecord(
            "The seed is not the one committed to before the game: you kept the commitment "
            f"{commitment}, the record is of {fairness['commitment']}."
        )
    if words is not None and words not in fairness["words"]:
        raise InvalidRecord("Your words are not among those the dice of this record follow from.")


def _check_seals(fairness: dict[str, Any]) -> None:
    """Refuse words that were not sealed, where they had to be."""
    if fairness["version"] in (None, LETTERS):
        return
    words, seals = fairness["words"], fairness["seals"]
    if fairness["version"] != SEALED or not isinstance(seals, list) or len(seals) != len(words):
        raise InvalidRecord("The part 'fairness' of the record is of a version nobody here knows.")
    for seat, (given, seal) in enumerate(zip(words, seals, strict=True)):
        if (seal_of(seat, given) if given else None) != seal:
            raise InvalidRecord(f"The words of seat {seat} are not those it had sealed.")


def _checked_legs(fairness: dict[str, Any]) -> list[tuple[int, int, str]]:
    """Read the links that were released by letters; refuse one that does not follow from the one before."""
    newest = {seat: str(end) for seat, end in enumerate(fairness["seals"] or ())}
    try:
        legs = [(int(seat), int(after), str(link)) for seat, after, link in fairness["legs"]]
        for seat, _, link in legs:
            if hashlib.sha256(bytes.fromhex(link)).hexdigest() != newest[seat]:
                raise InvalidRecord(
                    f"What seat {seat} released for the dice is not what was settled before the game."
                )
            newest[seat] = link
    except (KeyError, TypeError, ValueError) as fault:
        raise InvalidRecord(f"The links of the record cannot be read: {fault}.") from None
    return legs


def words_after(legs: list[tuple[int, int, str]], answered: int) -> list[str]:
    """Give the newest link of each seat once players have answered so often.

    What chance is asked after an answer comes before the next link; before the first answer, the first links count.
    """
    newest: dict[int, str] = {}
    for seat, after, link in legs:
        if after < answered or seat not in newest:
            newest[seat] = link
    return [newest[seat] for seat in sorted(newest)]


def _check_answer(
    state: State, chance: Chance, words: list[str], number: int, action: int, move: int
) -> None:
    drawn = chance.draw(words, number, state.chance_outcomes())
    if drawn != action:
        raise InvalidRecord(
            f"Move {move} of the record, answer {number} of chance, is '{state.text(action)}'; "
            f"the seed and the words give '{state.text(drawn)}'."
        )
