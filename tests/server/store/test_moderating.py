"""Reports, rules and deeds, on both databases."""

import asyncio

from elbowroom.server.store.moderating import (
    Deed,
    Moderation,
    Report,
    allowing,
    forbidding,
    settling,
)
from tests.server.store.making import NOON, opened, with_table


def test_reports_are_kept_until_they_are_put_away(url):
    async def play():
        async with opened(url) as store:
            kept = Moderation(store)
            first = Report("r1", NOON, "table-1", 1, 0, "chat", "says „%s“ {x}")
            await kept.report(first)
            assert await kept.reports() == [first]
            assert await kept.reports_by("table-1", 0) == 1
            assert await kept.reports_by("table-1", 1) == 0
            await kept.do(Deed("d1", NOON, "ann", "reports close", None, "r1"), settling("r1"))
            assert await kept.reports() == []
            assert [report.open for report in await kept.reports(all_of_them=True)] == [False]

    asyncio.run(play())


def test_a_deed_is_written_down_together_with_what_it_changes(url):
    async def play():
        async with opened(url) as store:
            kept = Moderation(store)
            deed = Deed("d1", NOON, "ann", "block word", None, "darn")
            await kept.do(deed, *forbidding("word", "darn", NOON))
            await kept.do(Deed("d2", NOON, "ann", "x", "t", ""), *forbidding("word", "darn", NOON))
            assert [(rule.kind, rule.text) for rule in await kept.rules()] == [("word", "darn")]
            assert [each.id for each in await kept.deeds()] == ["d1", "d2"]
            assert await kept.deeds("2999") == []
            await kept.do(Deed("d3", NOON, "ann", "y", None, ""), allowing("word", "darn"))
            assert await kept.rules() == []

    asyncio.run(play())


def test_an_operator_sees_all_tables(url):
    async def play():
        async with opened(url) as store:
            await with_table(store, "a", private=True, names=["Ann"])
            (found,) = await Moderation(store).tables()
            assert (found.id, found.private, found.live) == ("a", True, True)
            assert "Ann" in found.summary

    asyncio.run(play())
