"""Games by letters: several browsers, each with a page of its own, and nothing between them but letters."""

import asyncio
import copy
import json
import random

import pytest

from elbowroom.browser.journal import MemoryJournal
from elbowroom.browser.page import Page
from elbowroom.browser.thinking import asking_here
from elbowroom.catalogue import GAMES
from elbowroom.catalogue import game as find_game
from elbowroom.table import fairness
from elbowroom.table.chains import LINKS, earlier, link_of
from tests.browser.twins import described
from tests.thorough import times


@pytest.fixture(scope="module")
def description():
    return described()


class Browser:
    """Somebody's browser: its page, and the chair it holds."""

    def __init__(self, description, name):
        self.page = Page(description, MemoryJournal(), asking_here(), bot_delay=0)
        self.name = name
        self.table = ""
        self.seats = []
        self.asks = 0

    async def ask(self, method, path, body=None):
        secrets = [each["secret"] for each in self.seats]
        status, told = await self.page.answer(method, f"/api{path}", body, secrets)
        return status, json.loads(json.dumps(told))

    async def asked(self, method, path, body=None):
        status, told = await self.ask(method, path, body)
        assert status < 300, told
        return told

    async def begin(self, game, players=2, **options):
        wish = {"game": game, "players": players, "options": options, "name": self.name}
        self._sits(await self.asked("POST", "/letters", wish))

    def _sits(self, opened):
        self.table, self.seats = opened["table"], opened["seats"]

    @property
    def seat(self):
        return self.seats[0]["seat"]

    async def open(self, letter):
        return await self.ask("POST", "/letters/open", {"letter": letter})

    async def join(self, letter):
        body = {"letter": letter, "name": self.name}
        told = await self.asked("POST", "/letters/open", body)
        self._sits(told["opened"])

    async def write(self):
        return await self.asked("POST", f"/tables/{self.table}/letter", {"seat": self.seat})

    async def letter(self):
        return (await self.write())["letter"]

    async def view(self):
        return await self.asked("GET", f"/tables/{self.table}/view")

    async def act(self, action):
        view = await self.view()
        self.asks += 1
        key = f"{self.name}-{self.asks:08}"
        wish = {"seat": self.seat, "version": view["version"], "action": action, "key": key}
        return await self.ask("POST", f"/tables/{self.table}/act", wish)

    @property
    def state(self):
        return self.page._rooms[self.table].table.play.state

    def is_asked(self):
        return self.page._rooms[self.table].table.asked() == self.seat

    def finished(self):
        return self.page._rooms[self.table].table.finished

    async def turn(self, chance):
        """Play at random until another is asked."""
        while self.is_asked():
            state = self.state
            action = state.text(chance.choice(state.legal_actions()))
            status, told = await self.act(action)
            assert status == 200, (action, told)


async def begun(description, game, players=2, **options):
    """Open a game by letters; everybody has a chair, and somebody's turn has begun."""
    people = [Browser(description, f"P{seat}") for seat in range(players)]
    await people[0].begin(game, players, **options)
    letter = await people[0].letter()
    for person in people[1:]:
        await person.join(letter)
        letter = await person.letter()
    turn = 0
    while people[turn].page._rooms[people[turn].table].table.play is None:
        status, told = await people[turn].open(letter)
        assert status == 200, told
        letter = await people[turn].letter() if not people[turn].is_asked() else None
        turn = (turn + 1) % players if letter else turn
        if letter:
            turn = (await people[turn - 1].write())["to"] or turn
    if letter:
        await delivered(people, letter)
    return people


async def delivered(people, letter):
    """Bring a letter to whoever it is for."""
    for person in people:
        status, told = await person.open(letter)
        assert status == 200, told


async def played(people, chance, *, until=10_000):
    """Play on at random, letter by letter, and give the letters."""
    letters = []
    writer = next(each for each in people if each.is_asked())
    while len(letters) < until:
        await writer.turn(chance)
        written = await writer.write()
        letters.append(written["letter"])
        if written["to"] is None:
            break
        writer = people[written["to"]]
        status, told = await writer.open(written["letter"])
        assert status == 200, told
    return letters


CASES = [("classic", 2), ("kingdoms", 2), ("warcraft", 2), ("kingdoms", 3), ("classic", 3)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), CASES[: times(2, 5)])
def test_a_whole_game_by_letters_ends_alike_everywhere(description, game, players):
    async def play():
        people = await begun(description, game, players)
        letters = await played(people, random.Random(7))
        await delivered(people, letters[-1])
        return people, letters

    people, letters = asyncio.run(play())
    assert all(person.finished() for person in people)
    assert len({person.state.digest() for person in people}) == 1
    assert len(letters) > 10


def test_the_dice_of_a_finished_game_are_verified_from_its_record(description):
    async def play():
        people = await begun(description, "classic")
        letters = await played(people, random.Random(3))
        await delivered(people, letters[-1])
        path = f"/tables/{people[0].table}"
        told = await people[0].asked("GET", f"{path}/draws")
        return await people[0].asked("GET", f"{path}/record"), told

    record, told = asyncio.run(play())
    assert fairness.verify(find_game("classic"), record) == len(told["draws"]) > 10
    chance = fairness.Chance(record["fairness"]["seed"], told["table"])
    for number, draw in enumerate(told["draws"]):
        listed = [(place, weight) for place, (_, weight) in enumerate(draw["outcomes"])]
        assert draw["outcomes"][chance.draw(draw["words"], number, listed)][0] == draw["answer"]
    forged = copy.deepcopy(record)
    forged["fairness"]["legs"][2][2] = "0" * 64
    with pytest.raises(Exception, match="settled before the game"):
        fairness.verify(find_game("classic"), forged)


def test_every_link_follows_from_the_next_and_none_from_one_before():
    secret = "5a" * 32
    assert earlier(link_of(secret, 5), 3) == link_of(secret, 2)
    assert link_of(secret, LINKS) == secret
    assert link_of(secret, 1) != link_of(secret, 2)


def a_war(description):
    """A game of Kingdoms up to a war in which the first die is set."""

    async def play():
        for seed in range(40):
            people = await begun(description, "kingdoms")
            chance = random.Random(seed)
            writer = next(each for each in people if each.is_asked())
            for _ in range(60):
                while writer.is_asked():
                    concealed = writer.state.decision.concealed
                    action = writer.state.text(chance.choice(writer.state.legal_actions()))
                    status, told = await writer.act(action)
                    assert status == 200, told
                    if concealed:
                        return people, writer, action, await writer.letter()
                written = await writer.write()
                writer = people[written["to"]]
                await writer.open(written["letter"])
        raise AssertionError("nobody went to war")

    return play()


def test_the_die_of_a_war_is_in_no_letter_before_both_are_set(description):
    async def play():
        people, attacker, action, letter = await a_war(description)
        defender = next(each for each in people if each is not attacker)
        sealed = letter["answers"][-1]
        status, told = await defender.open(letter)
        assert status == 200, told
        view = await defender.view()
        number = len(letter["answers"]) - 1
        assert defender.page._rooms[defender.table].table.stand_ins == {number: sealed["seal"]}
        # The defender answers; nothing is revealed in either browser until the attacker has opened it.
        status, told = await defender.act("flag")
        assert status == 200, told
        assert not defender.is_asked()
        after = await defender.view()
        assert after["position"]["war"] == view["position"]["war"]
        answer = await defender.letter()
        assert answer["answers"][-1] == "flag"
        assert (await attacker.open(answer))[0] == 200
        return attacker, defender, action, sealed, number

    attacker, _, action, sealed, number = asyncio.run(play())
    assert set(sealed) == {"seal"}
    assert action not in json.dumps(sealed)
    told = attacker.page._rooms[attacker.table].table
    assert told.answered >= number + 2


def test_a_die_that_is_opened_as_another_than_was_sealed_is_refused(description):
    async def play():
        people, attacker, action, letter = await a_war(description)
        defender = next(each for each in people if each is not attacker)
        await defender.open(letter)
        await defender.act("flag")  # a number may cost more than somebody has
        await attacker.open(await defender.letter())
        chance = random.Random(1)
        while attacker.is_asked():
            await attacker.turn(chance)
        honest = await attacker.letter()
        number = len(letter["answers"]) - 1
        assert honest["answers"][number]["open"][0] == action
        lie = copy.deepcopy(honest)
        lie["answers"][number]["open"][0] = "dial 1" if action != "dial 1" else "flag"
        refused = await defender.open(lie)
        accepted = await defender.open(honest)
        return refused, accepted, attacker, defender

    (status, told), accepted, attacker, defender = asyncio.run(play())
    assert (status, told["error"]["key"]) == (400, "letter_seal")
    assert accepted[0] == 200
    assert defender.state.digest() == attacker.state.digest()


@pytest.fixture
def some_letters(description):
    """Two browsers after a few turns, the next letter not yet opened, and those before it."""

    async def play():
        people = await begun(description, "classic")
        letters = await played(people, random.Random(5), until=3)
        writer = next(each for each in people if each.is_asked())
        await writer.turn(random.Random(6))
        other = next(each for each in people if each is not writer)
        return writer, other, await writer.letter(), letters

    return asyncio.run(play())


def altered(letter, change):
    other = copy.deepcopy(letter)
    change(other)
    return other


LIES = [
    (lambda one: one.pop("answers"), "letter_unreadable"),
    (lambda one: one.update(format=2), "letter_unreadable"),
    (lambda one: one.update(rules=99), "letter_rules"),
    (lambda one: one.update(content="0" * 32), "letter_content"),
    (lambda one: one["setup"].update(open_coins=True), "letter_content"),
    (lambda one: one["answers"].__setitem__(0, "pick 5"), "letter_differs"),
    (lambda one: one["answers"].append("conquer r01"), "letter_not_mine"),
    (lambda one: one["answers"].__setitem__(-1, "conquer nowhere"), "letter_move"),
    (lambda one: one["newest"].__setitem__(0, "1" * 64), "letter_differs"),
    (lambda one: one.update(digest="0" * 32), "letter_digest"),
    (lambda one: one["legs"].__setitem__(-1, [0, 0]), "letter_unreadable"),
    (lambda one: one["names"].__setitem__(0, "Somebody else"), "letter_differs"),
]


@pytest.mark.parametrize(("change", "key"), LIES)
def test_an_altered_letter_is_refused_with_what_does_not_fit_and_loses_nothing(
    some_letters, change, key
):
    _, other, letter, _ = some_letters
    before = other.state.digest()
    status, told = asyncio.run(other.open(altered(letter, change)))
    assert (status, told["error"]["key"]) == (400, key), told
    assert other.state.digest() == before
    status, told = asyncio.run(other.open(letter))
    assert status == 200, told
    assert other.is_asked()


def test_a_letter_that_comes_again_changes_nothing(some_letters):
    writer, other, letter, letters = some_letters
    assert asyncio.run(other.open(letter))[1]["new"] is True
    version = other.page._rooms[other.table].table.version
    for old in [letter, *letters]:
        status, told = asyncio.run(other.open(old))
        assert (status, told["new"]) == (200, False)
    assert other.page._rooms[other.table].table.version == version
    assert asyncio.run(writer.open(letter))[1]["new"] is False


def test_what_was_sent_cannot_be_taken_back(some_letters):
    writer, _, _, _ = some_letters
    view = asyncio.run(writer.view())
    assert view["undo"] is False


def test_nobody_writes_while_it_is_their_turn(some_letters):
    _, other, letter, _ = some_letters

    async def play():
        await other.open(letter)
        return await other.ask("POST", f"/tables/{other.table}/letter", {"seat": other.seat})

    status, told = asyncio.run(play())
    assert (status, told["error"]["key"]) == (409, "letter_not_due")


def test_a_stranger_gets_no_chair_in_a_game_of_others(description, some_letters):
    stranger = Browser(description, "Nobody")
    status, told = asyncio.run(stranger.open(some_letters[2]))
    assert (status, told["error"]["key"]) == (403, "letter_others")


def test_what_is_dealt_face_down_is_not_played_by_letters(description):
    browser = Browser(description, "Anna")
    wish = {"game": "kingdoms", "players": 2, "options": {"heroes_call": True}, "name": "Anna"}
    status, told = asyncio.run(browser.ask("POST", "/letters", wish))
    assert (status, told["error"]["key"]) == (409, "face_down")


def test_nothing_that_needs_a_keeper_is_done_by_letters(some_letters):
    writer, _, _, _ = some_letters
    wish = {"seat": writer.seat, "text": "hello", "key": "hello-there"}
    status, told = asyncio.run(writer.ask("POST", f"/tables/{writer.table}/chat", wish))
    assert (status, told["error"]["key"]) == (409, "by_letters")


def test_every_game_says_whether_it_deals_face_down():
    assert {name: each.deals_face_down(each.check_setup(players=2)) for name, each in GAMES.items()}
