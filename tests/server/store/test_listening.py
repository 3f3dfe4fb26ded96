"""Who is told of what, on both databases."""

import asyncio

from elbowroom.server.store.listening import MAIL, PUSH, Listener, Listening
from tests.server.store.making import NOON, opened

LATER = "2026-11-15T13:00:00.000Z"


def listener(id="one", kind=PUSH, mark="mark", **more):
    return Listener(id, kind, mark, "sealed", more.get("confirmed", True), NOON, NOON)


def listening(url, work):
    async def play():
        async with opened(url) as store:
            await work(Listening(store))

    asyncio.run(play())


def test_listeners_are_kept_found_and_forgotten_with_what_they_wanted(url):
    async def work(kept):
        await kept.keep(listener())
        await kept.keep(listener("two", MAIL, confirmed=False))
        await kept.want("one", "table", [0, 1], "")
        await kept.want("one", "table", [0], "again is harmless")
        await kept.want("two", "table", [0], "")
        assert [each.id for each in await kept.find(["one", "three"])] == ["one"]
        assert await kept.with_mark("mark", NOON) == 2
        assert {each.id for each in await kept.at_seat("table", 0)} == {"one", "two"}
        assert await kept.counts() == {PUSH: 1}
        await kept.confirm("two")
        assert await kept.counts() == {PUSH: 1, MAIL: 1}
        await kept.follow("table", "rematch")
        assert await kept.tables() == {"table", "rematch"}
        await kept.forget(["one"])
        assert [wish.listener for wish in await kept.wishes(["table"])] == ["two"]
        await kept.want_no_more("two", "rematch")
        await kept.forget_seat("table", 0)
        assert await kept.find(["two"]) == []

    listening(url, work)


def test_one_of_two_processes_tells_and_what_fails_is_due_again(url):
    async def work(kept):
        await kept.keep(listener())
        await kept.want("one", "table", [0], "")
        (wish,) = await kept.wishes(["table"])
        await kept.set_due(wish, NOON)
        assert await kept.due("2020") == []
        (wish,) = await kept.due(LATER)
        assert await kept.claim(wish, "turn|1", shown=True)
        assert not await kept.claim(wish, "turn|1", shown=True)
        (wish,) = await kept.wishes(["table"])
        assert (wish.told, wish.shown, wish.due) == ("turn|1", True, None)
        await kept.try_later(wish, LATER)
        (wish,) = await kept.due(LATER)
        assert (wish.told, wish.tries, wish.due) == ("", 1, LATER)
        await kept.know(wish, "turn|2")
        (wish,) = await kept.wishes(["table"])
        assert (wish.told, wish.shown, wish.tries) == ("turn|2", False, 0)

    listening(url, work)


def test_who_was_not_here_for_long_is_forgotten(url):
    async def work(kept):
        await kept.keep(listener())
        await kept.keep(listener("two", MAIL, confirmed=False))
        await kept.want("two", "table", [0], "")
        await kept.tidy("2000", "2030")
        assert [each.id for each in await kept.find(["one", "two"])] == ["one"]
        assert await kept.tables() == set()
        await kept.see("one", LATER)
        await kept.tidy("2030", "2000")
        assert await kept.find(["one"]) == []

    listening(url, work)
