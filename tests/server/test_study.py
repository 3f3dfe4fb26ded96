"""Study at the table: who gets a hint, odds and mistakes, and from what they are made."""

import asyncio
import random
import time

import pytest

from elbowroom import game
from elbowroom.bots.odds import odds_of_game
from elbowroom.bots.turns import turns_of
from elbowroom.hosting import shelf
from elbowroom.hosting import studies as studying
from elbowroom.hosting.plans import plan_of, seats_of, usual_hints
from elbowroom.hosting.questions import BestTurnsQuestion, HintQuestion, TurnQuestion
from elbowroom.kernel.decisions import NOBODY
from elbowroom.protocol.requests import OpenTable
from elbowroom.server.http.limits import Limits, Rates
from elbowroom.server.rooms.bots import Bots
from elbowroom.server.rooms.thinking import Thinking
from elbowroom.server.study.studies import Studies
from elbowroom.table.new_table import fork_of, rematch_of
from elbowroom.table.refused import Refused
from tests.server.desk import Desk, always_the_same, wish

FREE = Rates.of(0)


def studying_with(story, rates=FREE, target=None, **more):
    """Let a story happen with studies whose processes behave in some way."""

    async def told():
        given = {} if target is None else {"target": target}
        bots = Bots(limit=more.pop("bot_limit", 10), **given)
        studies = Studies(bots, Limits(rates), **given, **more)
        try:
            return await asyncio.wait_for(story(studies), 90)
        finally:
            studies.close()
            bots.close()

    return asyncio.run(told())


def looked(lost, **more):
    """What a worker tells of a turn, in few words."""
    told = {"bot": "nobody", "wins": [0.6, 0.4], "scores": [1, 1], "before": 0.6, "better": None}
    mark = None if lost < 0.04 else "?"
    return {
        **told,
        "lost": lost,
        "after": 0.6 - lost,
        "mark": mark,
        "why": [],
        "better_after": 0,
        "kind": None,
        **more,
    }


def answering(pipe):
    """Answers questions of study at once, in few words, and hangs over nothing."""
    while True:
        question = pipe.recv()
        if isinstance(question, HintQuestion):
            told = {"action": "pick 0", "plan": ["pick 0"], "told": question.position}
            pipe.send(("ok", told))
        elif isinstance(question, TurnQuestion):
            turn = question.turn
            pipe.send(("ok", looked(len(turn.played) / 100, why=[turn.position])))
        elif isinstance(question, BestTurnsQuestion):
            plan = {"plan": ["pick 0"], "wins": [0.5, 0.5]}
            pipe.send(("ok", {"bot": "nobody", "seat": 0, "turns": [plan]}))
        else:
            known = question.position["players"][1]["coins"]
            pipe.send(("ok", {"wins": [0.5, 0.5], "scores": [known, known]}))


def slow(pipe):
    while True:
        pipe.recv()
        time.sleep(0.2)
        pipe.send(("ok", looked(0.05)))


def hanging(pipe):
    pipe.recv()
    time.sleep(3600)


def babbling(pipe):
    while True:
        pipe.recv()
        pipe.send(("ok", {"action": "conquer the world"}))


@pytest.fixture(scope="module")
def finished():
    desk = Desk("me", "here")
    desk.play_out(random.Random(4))
    assert desk.table.status == "over"
    return desk.table


# The option.


@pytest.mark.parametrize(
    ("kinds", "hints"),
    [
        (("me", "greedy"), True),
        (("me", "here", "greedy"), True),
        (("greedy", "greedy"), True),
        (("me", "link"), False),
        (("me", "open", "greedy"), False),
    ],
)
def test_hints_are_usual_where_all_people_share_one_device(kinds, hints):
    table = Desk(*kinds).table
    assert table.hints is hints
    assert table.facts["hints"] is hints


def test_whoever_opens_a_table_settles_hints_and_the_next_game_keeps_them():
    assert Desk("me", "link", hints=True).table.hints
    desk = Desk("me", "greedy", hints=False)
    assert not desk.table.hints
    desk.play_out(random.Random(1))
    assert rematch_of(desk.table, 0).hints is False
    seats = seats_of(OpenTable(**wish("me", "greedy")).seats)
    usual = usual_hints("classic", seats)
    assert fork_of(desk.table, 5, seats, private=True, hints=usual).hints is True


def test_a_table_from_before_there_were_hints_allows_none():
    desk = Desk("me", "greedy")
    del desk.table.facts["hints"]
    assert desk.table.hints is False


def test_no_hints_can_be_promised_where_nobody_can_give_them(monkeypatch):
    monkeypatch.setattr("elbowroom.hosting.plans.studied", lambda _: False)
    with pytest.raises(Refused, match="hints"):
        plan_of(OpenTable(**wish("me", "greedy", hints=True)))
    assert Desk("me", "greedy").table.hints is False


# Hints.


def test_a_hint_is_made_of_the_view_alone():
    desk = Desk("me", "here")
    for number in range(30):
        desk.any_action(random.Random(number))
    seat = desk.asked
    answers = []

    async def story(studies):
        for more in (0, 25):
            desk.state.coins[1 - seat] += more
            desk.state.rng = more
            desk.table.game_version += 1  # or the first answer would be given again
            answers.append(await studies.hint(desk.table, seat))
        return answers

    first, second = studying_with(story)
    assert first == second


def test_hints_at_many_tables_are_on_the_account_of_whoever_asks_for_them(monkeypatch):
    accounts, plain = [], Thinking.turn

    def turn(thinking, account, table, attended):
        accounts.append(account)
        return plain(thinking, account, table, attended)

    monkeypatch.setattr(Thinking, "turn", turn)

    async def story(studies):
        for number in range(2):
            desk = Desk("me", "here")
            desk.table.id = f"table {number}"
            await studies.hint(desk.table, desk.asked, "203.0.113.7")

    studying_with(story, target=answering)
    assert accounts == ["203.0.113.7"] * 2


@pytest.mark.slow
def test_the_worker_is_told_nothing_a_seat_may_not_know():
    desk = Desk("me", "here")
    seat = desk.asked

    async def story(studies):
        return await studies.hint(desk.table, seat)

    found = studying_with(story, target=answering)
    assert found["told"]["players"][1 - seat]["coins"] is None
    assert found["told"]["players"][seat]["coins"] is not None
    assert found["seat"] == seat
    assert found["version"] == desk.table.version
    place = {"name": "place", "type": "place", "value": 0}
    assert found["plan"] == [{"do": "pick 0", "verb": "pick", "arguments": [place]}]


def refusal(story, **more):
    with pytest.raises(Refused) as caught:
        studying_with(story, **more)
    return caught.value


def test_hints_are_refused_where_none_are_due():
    desk = Desk("me", "here")
    other = 1 - desk.asked
    refused = refusal(lambda studies: studies.hint(desk.table, other), target=answering)
    assert refused.code == "not_your_turn"
    strict = Desk("me", "here", hints=False)
    refused = refusal(lambda studies: studies.hint(strict.table, strict.asked), target=answering)
    assert refused.code == "not_now"
    assert "allows no hints" in str(refused)


def test_a_finished_game_has_no_hints(finished):
    refused = refusal(lambda studies: studies.hint(finished, 0), target=answering)
    assert refused.code == "not_your_turn"


@pytest.mark.slow
def test_hints_are_not_given_without_end():
    desk = Desk("me", "here")

    async def story(studies):
        for _ in range(4):
            await studies.hint(desk.table, desk.asked)

    refused = refusal(story, rates=Rates(hints=0.001, saved_hints=3), target=answering)
    assert refused.code == "too_many"


@pytest.mark.slow
@pytest.mark.parametrize(("behaviour", "told"), [(hanging, "no answer"), (babbling, "no answer")])
def test_a_hint_that_does_not_come_is_refused_in_plain_words(behaviour, told, monkeypatch):
    monkeypatch.setattr("elbowroom.server.rooms.bots.START_LIMIT", 4.0)
    desk = Desk("me", "here")
    refused = refusal(
        lambda studies: studies.hint(desk.table, desk.asked), target=behaviour, bot_limit=0.1
    )
    assert refused.code == "unavailable"
    assert told in str(refused)
    assert "conquer the world" not in str(refused)


def test_nobody_waits_longer_for_a_hint_than_is_bearable():
    desk = Desk("me", "here")
    refused = refusal(
        lambda studies: studies.hint(desk.table, desk.asked), target=hanging, hint_patience=0.05
    )
    assert refused.code == "unavailable"
    assert "in time" in str(refused)


# Odds and mistakes.


@pytest.mark.parametrize("what", ["odds", "game", "mistakes"])
def test_nothing_is_studied_while_a_game_goes_on(what):
    desk = Desk("me", "here")
    arguments = (desk.table, 0) if what == "mistakes" else (desk.table,)
    refused = refusal(lambda studies: getattr(studies, what)(*arguments), target=answering)
    assert refused.code == "not_now"
    assert "not over" in str(refused)


def going_on(moves=40, **options):
    desk = Desk("me", "here", **options)
    for number in range(moves):
        desk.any_action(random.Random(number))
    return desk


@pytest.mark.slow
def test_a_seat_at_a_table_with_hints_is_told_the_odds_so_far_from_what_it_knows():
    desk = going_on()

    async def story(studies):
        return [await studies.odds_so_far(desk.table, seat) for seat in (0, 1, 0)]

    first, second, again = studying_with(story, target=answering, patience=60)
    assert first is again, "it is made once"
    moves = [moment["move"] for moment in first["moments"]]
    assert moves == sorted(set(moves)) == [moment["move"] for moment in second["moments"]]
    assert moves[-1] == len(desk.state.journal)
    assert {tuple(moment["scores"]) for moment in first["moments"]} == {(None, None)}
    assert all(moment["scores"][0] is not None for moment in second["moments"])
    assert "turns" not in first


def test_whoever_watches_is_told_the_odds_that_follow_from_what_everybody_may_know():
    desk = going_on(12)
    told = studying_with(
        lambda studies: studies.odds_so_far(desk.table, NOBODY), target=answering, patience=60
    )
    assert {tuple(moment["scores"]) for moment in told["moments"]} == {(None, None)}
    assert told["moments"][-1]["move"] == len(desk.state.journal)


def test_odds_of_a_moment_that_has_passed_are_not_worked_out():
    """Who goes on quickly waits for no odds of moments in between."""
    desk = going_on(14)

    async def story(studies):
        asked = asyncio.ensure_future(studies.odds_so_far(desk.table, 0))
        await asyncio.sleep(0)
        passed = len(desk.state.journal)
        desk.any_action(random.Random(3))
        newest = await studies.odds_so_far(desk.table, 0)
        return passed, await asked, newest

    passed, told, newest = studying_with(story, target=answering, patience=60)
    moves = [moment["move"] for moment in told["moments"]]
    assert passed not in [turn.move for turn in turns_of(desk.state).ended]
    assert passed not in moves
    assert newest["moments"][-1]["move"] == len(desk.state.journal) > passed


def test_without_hints_the_odds_so_far_are_nobodys():
    desk = going_on(4, hints=False)
    refused = refusal(lambda studies: studies.odds_so_far(desk.table, 0), target=answering)
    assert refused.code == "not_now"


def test_games_that_nobody_can_judge_are_not_studied(finished, monkeypatch):
    monkeypatch.setattr(studying, "studied", lambda _: False)
    for story in (
        lambda studies: studies.odds(finished),
        lambda studies: studies.mistakes(finished, 0),
        lambda studies: studies.hint(finished, 0),
    ):
        assert "not available" in str(refusal(story, target=answering))


def test_a_finished_game_is_judged_once_for_odds_and_mistakes(finished):
    async def story(studies):
        return (
            await studies.game(finished),
            await studies.odds(finished),
            await studies.mistakes(finished, 0),
            await studies.mistakes(finished, 1),
        )

    found, odds, *mistakes = studying_with(story, patience=80)
    moments = odds["moments"]
    assert found["moments"] is moments, "it is made once"
    assert odds["unit"] == "coins"
    assert [moment["turn"] for moment in moments] == [*range(1, len(moments)), len(moments) - 1]
    assert all(sum(moment["wins"]) == pytest.approx(1) for moment in moments)
    end = moments[-1]
    assert end["scores"] == finished.result["scores"]
    assert [end["wins"][seat] > 0 for seat in (0, 1)] == [
        seat in finished.result["winners"] for seat in (0, 1)
    ]
    for point in odds["turning_points"]:
        assert point["move"] in [moment["move"] for moment in moments]
    for turn, moment in zip(found["turns"], moments, strict=False):
        assert (turn["move"], turn["seat"]) == (moment["move"], moment["player"])
        assert turn["before"] == moment["wins"][turn["seat"]]
    for seat, told in enumerate(mistakes):
        assert (told["status"], told["seat"], told["turns"]) == ("ready", seat, 10)
        marked = [turn for turn in found["turns"] if turn["seat"] == seat and turn["mark"]]
        assert sorted(marked, key=lambda turn: (-turn["lost"], turn["move"])) == told["mistakes"]
        assert marked, "somebody who plays at random makes mistakes"
        for mistake in told["mistakes"]:
            assert mistake["better"]["plan"] != mistake["played"]
            assert mistake["move"] <= mistake["better_move"] < mistake["until"]


def test_the_turns_of_a_seat_are_told_as_it_saw_them(finished):
    state = finished.play.state
    for seat in (0, 1):
        turns = [turn for turn in turns_of(state).ended if turn.seat == seat]
        assert len(turns) == 10
        assert [turn.round for turn in turns] == list(range(1, 11))
        for turn in turns:
            players = turn.position["players"]
            assert players[seat]["coins"] is not None
            assert players[1 - seat]["coins"] is None
            assert turn.position["turn_player"] == seat
            assert turn.position["turns"] == turn.turn
    numbers = [turn.turn for turn in turns_of(state).ended]
    assert numbers == list(range(1, 21))


def test_a_turn_that_was_broken_off_is_not_held_against_anybody():
    desk = Desk("me", "here")
    while desk.state.turns_begun < 2 or desk.state.decision.kind != "conquer":
        desk.any_action(random.Random(desk.table.version))
    turns = turns_of(desk.state)
    assert [turn.seat for turn in turns.ended] == [1 - desk.asked]
    assert turns.going_on is not None
    assert turns.going_on.seat == desk.asked


def test_a_question_in_the_turn_of_another_begins_no_turn(finished):
    state = finished.play.state
    trial = game("classic").start_of(state)
    asked = -1
    while asked in (-1, trial.position_dict()["turn_player"]):
        trial.apply(state.journal[len(trial.journal)])
        asked = trial.decision.player
    move = len(trial.journal)
    seats = seats_of(OpenTable(**wish("me", "here")).seats)
    desk = Desk(new=always_the_same(fork_of(finished, move, seats, private=True, hints=True)))
    assert desk.asked == asked
    desk.play_out(random.Random(2))
    assert all(turn.position["turn_player"] == turn.seat for turn in turns_of(desk.state).ended)


@pytest.mark.slow
def test_turns_are_judged_by_what_their_seat_knew(finished):
    async def story(studies):
        return await studies.game(finished)

    found = studying_with(story, target=answering, patience=60)
    for turn in found["turns"]:
        seen = turn["why"][0]["players"]
        assert seen[turn["seat"]]["coins"] is not None
        assert seen[1 - turn["seat"]]["coins"] is None, "only what the seat knew"


@pytest.mark.slow
def test_what_takes_long_tells_how_far_it_is_and_can_be_stopped(finished):
    async def story(studies):
        first = await studies.mistakes(finished, 0)
        while (seen := await studies.odds(finished))["done"] < 2:
            pass
        stopped = studies.stop(finished)
        await asyncio.sleep(0)
        return first, seen, stopped, studies.stop(finished)

    first, seen, stopped, again = studying_with(story, target=slow, patience=0.01)
    assert first["status"] == "making"
    assert (seen["status"], seen["total"]) == ("making", 21)
    assert (stopped, again) == (True, False)


@pytest.mark.slow
def test_a_study_that_hangs_is_ended_and_can_be_asked_for_again(finished, monkeypatch):
    monkeypatch.setattr("elbowroom.server.rooms.bots.START_LIMIT", 4.0)

    async def story(studies):
        codes = []
        for _ in range(2):
            try:
                await studies.odds(finished)
            except Refused as refused:
                codes.append(refused.code)
        return codes

    codes = studying_with(story, target=hanging, limit=0.1, patience=60)
    assert codes == ["unavailable", "unavailable"]


def test_nobody_can_keep_the_server_busy_with_studies(finished, monkeypatch):
    monkeypatch.setattr(studying, "MOST_IN_THE_MAKING", 1)

    other = Desk("me", "here")
    other.play_out(random.Random(5))
    other.table.id = "another"

    async def story(studies):
        await studies.mistakes(finished, 0)
        await studies.mistakes(other.table, 1)

    assert refusal(story, target=slow, patience=0.01).code == "too_many"


def test_what_nobody_waits_for_is_given_up(finished, monkeypatch):
    monkeypatch.setattr(shelf, "ABANDONED_AFTER", -1.0)

    async def story(studies):
        return await studies.mistakes(finished, 0)

    assert "Nobody waited" in str(refusal(story, target=answering, patience=60))


def test_a_fork_is_studied_from_where_it_began(finished):
    seats = seats_of(OpenTable(**wish("me", "here")).seats)
    new = always_the_same(fork_of(finished, 40, seats, private=True, hints=True))
    desk = Desk(new=new)
    desk.play_out(random.Random(2))
    moments = odds_of_game(desk.state)
    assert moments[-1].scores == desk.table.result["scores"]
    assert moments[0].move == 0
