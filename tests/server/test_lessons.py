"""Guided first games: the same for everybody, at a real table, with bots that answer alike."""

import asyncio

import pytest

from elbowroom.catalogue import GAMES, game
from elbowroom.server.rooms.bots import Bots
from elbowroom.table.fairness import fairness_of, verify
from elbowroom.table.lessons import PUPIL, bot_seed, lesson_named, lessons_of
from elbowroom.table.new_table import lesson_plan, open_table
from elbowroom.table.refused import Refused
from elbowroom.table.replays import record_of
from tests.server.desk import Desk
from tests.server.people import view
from tests.server.store.making import NOON

ALL = [each for game in GAMES for each in lessons_of(game)]


def desk_of(lesson):
    return Desk(new=open_table(lesson_plan(lesson, "Anna", hints=False), NOON))


@pytest.mark.parametrize("lesson", ALL, ids=lambda each: f"{each.game}-{each.id}")
def test_a_lesson_begins_with_a_question_to_whoever_learns(lesson):
    table = desk_of(lesson).table
    assert table.status == "playing"
    assert table.asked() == PUPIL
    assert [seat.bot for seat in table.seats] == [None] + ["easy"] * len(lesson.bots)


def test_everybody_gets_the_same_dice():
    one, other = (desk_of(lesson_named("classic", "first")) for _ in range(2))
    assert one.table.id != other.table.id
    for _ in range(25):
        text = one.texts()[-1]
        one.act(text, by_bot=True)
        other.act(text, by_bot=True)
        assert one.state.digest() == other.state.digest()


def test_bots_answer_alike_to_everybody_who_learns():
    table = desk_of(lesson_named("classic", "first")).table

    async def story():
        bots = Bots(limit=30)
        try:
            state, seed = table.play.state, bot_seed(table, 0)
            return [
                await bots.choose("classic", state, 0, "easy", place, seed=seed)
                for place in ("one", "other", "one")
            ]
        finally:
            bots.close()

    assert len(set(asyncio.run(story()))) == 1


def test_bots_are_free_elsewhere():
    assert bot_seed(Desk("me", "easy").table, 1) is None


def test_the_record_of_a_lesson_can_be_verified():
    desk = desk_of(lesson_named("classic", "first"))
    while desk.table.status == "playing":
        desk.act(desk.texts()[0], by_bot=True)
    record = record_of(desk.table)
    assert fairness_of(record)["table"] == lesson_named("classic", "first").name
    assert verify(game("classic"), record) > 0


def test_the_first_row_of_the_classic_game_asks_nothing_out_of_the_ordinary():
    row = lesson_named("classic", "first").begun().position_dict()["row"]
    assert [(combo["race"], combo["power"]) for combo in row[:3]] == [
        ("ratmen", "forest"),
        ("halflings", "hill"),
        ("orcs", "seafaring"),
    ]


@pytest.mark.parametrize(
    ("lesson", "way"),
    [("first", ("L2B-10", "L2B-06", "L2B-05")), ("known", ("L2B-10", "L2B-05"))],
)
def test_whoever_follows_a_lesson_of_the_islands_finds_an_artifact_that_helps(lesson, way):
    desk = desk_of(lesson_named("warcraft", lesson))
    assert desk.state.position_dict()["row"][0]["race"] == "humans"
    desk.act("pick 0")
    for region in way:
        desk.act(f"conquer {region}")
    assert desk.state.position_dict()["sites"] == {"frostmourne": way[-1]}
    assert any(text.startswith("wield") for text in desk.texts())


def test_a_lesson_nobody_knows_is_refused_by_those_there_are():
    with pytest.raises(Refused, match="Lessons: first"):
        lesson_named("classic", "second")


def test_a_lesson_is_opened_by_a_call(client):
    answer = client.post("/api/lessons/classic/first", json={"name": "Anna"})
    assert answer.status_code == 201
    opened = answer.json()
    seen = view(client, opened["table"], opened["seats"][0]["secret"])
    assert (seen["lesson"], seen["yours"], seen["hints"]) == ("first", [PUPIL], True)
    unknown = client.post("/api/lessons/chess/first", json={"name": "Anna"})
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (400, "malformed")


def test_the_lobby_is_told_of_all_lessons(client):
    told = {each["id"]: each["lessons"] for each in client.get("/api/games").json()["games"]}
    assert {"id": "first", "drill": False} in told["classic"]
    assert [each["id"] for each in told["warcraft"]] == ["first", "known"]
