"""The calls of the protocol over HTTP, one by one."""

import random
import time
from dataclasses import replace

import pytest

from elbowroom import game
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.table.fairness import verify
from tests.server.conftest import served
from tests.server.people import act, bearer, entries_of, key, opened, play_on, play_out, view


def code(answer):
    return answer.status_code, answer.json()["error"]["code"]


def test_health_games_and_the_description_of_the_api(client):
    assert client.get("/api/health").json()["status"] == "ok"
    classic = client.get("/api/games").json()["games"][0]
    assert classic["id"] == "classic"
    assert classic["players"] == [2, 3, 4, 5]
    assert classic["maps"] == ["2", "3", "4", "5"]
    assert "greedy" in classic["bots"]
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    assert {"Snapshot", "Update", "Hello", "SocketAct", "Answer", "Failure"} <= set(schemas)


@pytest.mark.slow
def test_a_whole_game_over_http_with_bots_ends_in_a_record_that_verifies(client):
    table, secrets = opened(client, "me", "greedy", "random")
    seen = play_on(client, table, secrets)
    assert seen["status"] == "over"
    assert seen["result"]["winners"]
    assert all(player["coins"] is not None for player in seen["position"]["players"])
    record = client.get(f"/api/tables/{table}/record").json()
    classic = game("classic")
    assert verify(classic, record) == len(record["fairness"]["numbers"])
    assert classic.replay(record).position_dict() == seen["position"]
    replay = client.get(f"/api/tables/{table}/replay").json()
    assert len(replay["steps"]) == seen["moves"]
    moment = client.get(f"/api/tables/{table}/moments", params={"move": 30}).json()
    assert moment["move"] == 30
    assert len(entries_of(client, table)) == seen["version"]


def test_the_lobby_lists_public_tables_that_wait_or_play(client):
    private, _ = opened(client, "me", "open")
    public, _ = opened(client, "me", "open", private=False)
    lines = client.get("/api/tables").json()["tables"]
    assert [line["table"] for line in lines] == [public]
    assert lines[0]["open_seats"] == [1]
    assert client.get("/api/tables", params={"game": "warcraft"}).json()["tables"] == []
    assert client.get(f"/api/tables/{private}").json()["status"] == "waiting"


def test_an_open_seat_is_for_anybody_and_a_link_seat_for_whoever_has_the_link(client):
    table, secrets = opened(client, "me", "link", "open")
    take = f"/api/tables/{table}/seats/1/take"
    assert code(client.post(take, json={"name": "Eve"})) == (403, "not_your_seat")
    wrong = client.post(take, json={"name": "Eve", "secret": secrets[0]})
    assert code(wrong) == (403, "not_your_seat")
    assert view(client, table, secrets[1])["yours"] == []
    taken = client.post(take, json={"name": "Ann", "secret": secrets[1]}).json()
    assert taken["secret"] != secrets[1]
    assert taken["link"] == f"/t/{table}#s={taken['secret']}"
    again = client.post(take, json={"name": "Eve", "secret": secrets[1]})
    assert code(again) == (409, "seat_taken")
    assert view(client, table, secrets[1])["yours"] == []
    assert view(client, table, taken["secret"])["yours"] == [1]
    other = client.post(f"/api/tables/{table}/seats/2/take", json={"name": "Bob"}).json()
    seen = view(client, table, other["secret"])
    assert seen["status"] == "playing"
    assert seen["setup"]["names"] == ["me0", "Ann", "Bob"]


def test_a_resent_take_gets_the_same_secret_and_the_link_alone_gets_nothing(client):
    table, secrets = opened(client, "me", "link")
    take = f"/api/tables/{table}/seats/1/take"
    body = {"name": "Ann", "secret": secrets[1], "key": "a-key-of-my-own-made-at-random"}
    first = client.post(take, json=body)
    assert client.post(take, json=body).json() == first.json()
    other = client.post(take, json=body | {"key": "another-key-that-nobody-used"})
    assert other.status_code == 409


def test_a_key_too_short_to_be_random_makes_no_secret(client):
    table, secrets = opened(client, "me", "link")
    body = {"name": "Ann", "secret": secrets[1], "key": "guess-me"}
    answer = client.post(f"/api/tables/{table}/seats/1/take", json=body)
    assert code(answer) == (400, "malformed")
    assert "22" in answer.json()["error"]["message"]


def test_the_host_fills_a_waiting_seat_with_a_bot(client):
    table, secrets = opened(client, "me", "open", "open")
    fill = f"/api/tables/{table}/seats/1/bot"
    assert code(client.post(fill, json={"bot": "greedy"})) == (403, "not_your_seat")
    unknown = client.post(fill, json={"bot": "deep"}, headers=bearer(secrets[0]))
    assert code(unknown) == (400, "malformed")
    assert client.post(fill, json={"bot": "greedy"}, headers=bearer(secrets[0])).status_code == 200
    assert client.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "greedy"


def test_a_host_without_a_seat_has_a_secret_of_their_own(client):
    body = {
        "game": "classic",
        "players": 2,
        "seats": [{"kind": "open"}, {"kind": "open"}],
    }
    opening = client.post("/api/tables", json=body).json()
    assert view(client, opening["table"], opening["host"])["host"] is True
    for seat in (0, 1):
        answer = client.post(
            f"/api/tables/{opening['table']}/seats/{seat}/bot",
            json={"bot": "random"},
            headers=bearer(opening["host"]),
        )
        assert answer.status_code == 200


def test_a_table_may_be_for_its_players_only(client):
    table, secrets = opened(client, "me", "here", spectators=False)
    for path in ("view", "record", "missed", "moments?move=0", "why?action=done"):
        answer = client.get(f"/api/tables/{table}/{path}")
        assert code(answer) == (403, "not_your_seat"), path
    assert view(client, table, secrets[0])["yours"] == [0]


def test_several_seats_on_one_device(client):
    table, secrets = opened(client, "me", "here")
    asked = view(client, table)["decision"]["player"]
    seen = view(client, table, *secrets.values(), looking=asked)
    assert (seen["yours"], seen["looking"]) == ([0, 1], asked)
    assert seen["actions"]
    assert set(seen["income"]) == {str(asked)}
    coins = [player["coins"] for player in seen["position"]["players"]]
    assert (coins[asked], coins[1 - asked]) == (5, None)
    other = view(client, table, *secrets.values(), looking=1 - asked)
    assert other["actions"] == []
    assert other["position"]["players"][asked]["coins"] is None
    assert seen["hidden"] == {"0": ["coins"], "1": ["coins"]}
    assert view(client, table, secrets[0])["hidden"] == {}, "nobody shares that device"
    nobody = view(client, table, *secrets.values(), looking=None)
    assert (nobody["yours"], nobody["looking"]) == ([0, 1], None)
    assert (nobody["actions"], nobody["income"], nobody["undo"]) == ([], {}, False)
    assert nobody["position"] == view(client, table)["position"]
    wrong = client.get(
        f"/api/tables/{table}/view", params={"looking": 5}, headers=bearer(*secrets.values())
    )
    assert code(wrong) == (403, "not_your_seat")


def test_where_coins_lie_open_nothing_is_hidden_between_two_people_at_one_device(client):
    table, secrets = opened(client, "me", "here", options={"open_coins": True})
    assert view(client, table, *secrets.values())["hidden"] == {}


def test_an_action_may_be_sent_as_its_verb_and_arguments(client):
    table, secrets = opened(client, "me", "here")
    seen = view(client, table, *secrets.values())
    seat = seen["decision"]["player"]
    listed = seen["actions"][0]
    arguments = [{"name": each["name"], "value": each["value"]} for each in listed["arguments"]]
    action = {"verb": listed["verb"], "arguments": arguments}
    done = act(client, table, secrets[seat], seat, seen["version"], action).json()
    assert done["entries"][0]["action"] == listed["do"]


@pytest.mark.parametrize(
    "action",
    [
        {"verb": "pick"},
        {"verb": "pick", "arguments": [{"name": "place", "value": 0.5}]},
        {"verb": "pick", "arguments": [{"name": "seat", "value": 0}]},
        {"verb": "pick", "arguments": [{"name": "place", "value": "0 1"}]},
        {"verb": "pick 0", "arguments": []},
        {"verb": "pick", "arguments": [], "more": 1},
        ["pick", 0],
    ],
)
def test_an_action_that_cannot_be_read_is_malformed(client, action):
    table, secrets = opened(client, "me", "here")
    seen = view(client, table, *secrets.values())
    seat = seen["decision"]["player"]
    refused = act(client, table, secrets[seat], seat, seen["version"], action)
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "malformed")


def test_undo_why_and_chat(client):
    table, secrets = opened(client, "me", "here")
    seen = view(client, table, *secrets.values())
    seat = seen["decision"]["player"]
    mine = secrets[seat]
    assert act(client, table, mine, seat, seen["version"], "pick 0").status_code == 200
    seen = view(client, table, mine)
    action = seen["actions"][0]["do"]
    told = client.get(
        f"/api/tables/{table}/why", params={"seat": seat, "action": action}, headers=bearer(mine)
    ).json()
    assert told["allowed"] is True
    assert told["explanation"]["total"] == seen["actions"][0]["total"]
    refused = client.get(
        f"/api/tables/{table}/why", params={"seat": seat, "action": "pick 0"}, headers=bearer(mine)
    ).json()
    assert refused["allowed"] is False
    assert refused["refusal"]["key"]
    done = act(client, table, mine, seat, seen["version"], action).json()
    body = {"seat": seat, "version": done["version"], "key": key()}
    undone = client.post(f"/api/tables/{table}/undo", json=body, headers=bearer(mine))
    assert undone.json()["entries"][0]["kind"] == "undone"
    assert view(client, table, mine)["position"] == seen["position"]
    chat = {"seat": seat, "text": "  well\n played <b>! ", "key": key()}
    said = client.post(f"/api/tables/{table}/chat", json=chat, headers=bearer(mine)).json()
    assert said["entries"][0]["text"] == "well played <b>!"


def test_leaving_and_returning(client):
    table, secrets = opened(client, "me", "here")
    seat = view(client, table)["decision"]["player"]
    leave = f"/api/tables/{table}/seats/{seat}/leave"
    left = client.post(leave, json={"bot": "greedy"}, headers=bearer(secrets[seat])).json()
    assert left["entries"][0]["why"] == "left"
    for _ in range(500):
        seen = view(client, table)
        if seen["decision"]["player"] != seat:
            break
        time.sleep(0.01)
    assert seen["seats"][seat]["standing_in"] == "greedy"
    back = f"/api/tables/{table}/seats/{seat}/return"
    assert code(client.post(back, json={}, headers=bearer(secrets[1 - seat])))[0] == 403
    assert client.post(back, json={}, headers=bearer(secrets[seat])).status_code == 200
    assert view(client, table)["seats"][seat]["standing_in"] is None


def test_closing_by_consent(client):
    table, secrets = opened(client, "me", "here", "greedy")
    close = f"/api/tables/{table}/close"
    client.post(close, json={"seat": 0, "agree": True}, headers=bearer(secrets[0]))
    assert view(client, table)["seats"][0]["agreed"] is True
    answer = client.post(close, json={"seat": 1, "agree": True}, headers=bearer(secrets[1]))
    assert answer.json()["entries"][-1]["kind"] == "closed"
    seen = view(client, table)
    assert seen["status"] == "closed"
    assert all(player["coins"] is not None for player in seen["position"]["players"])
    record = client.get(f"/api/tables/{table}/record").json()
    assert verify(game("classic"), record) > 0


@pytest.mark.slow
def test_a_rematch_is_opened_by_the_same_secrets(client):
    table, secrets = opened(client, "me", "here", "random")
    early = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(secrets[0])
    )
    assert code(early) == (409, "not_now")
    play_out(client, table, secrets)
    answer = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 1}, headers=bearer(secrets[1])
    )
    assert answer.status_code == 201
    new = answer.json()
    assert [seat["seat"] for seat in new["seats"]] == [1]
    assert view(client, table)["rematch"] == new["table"]
    for seat, secret in secrets.items():
        assert view(client, new["table"], secret)["yours"] == [seat]
    names = view(client, new["table"])["setup"]["names"]
    assert names == view(client, table)["setup"]["names"]
    again = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(secrets[0])
    )
    assert again.json()["error"]["values"] == {"table": new["table"]}


def rematch(client, table, secrets):
    """Play a game to its end and open the next; give its table."""
    play_out(client, table, secrets)
    answer = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(secrets[0])
    )
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


@pytest.mark.slow
def test_in_a_rematch_the_next_player_begins_and_the_dice_can_be_verified(client):
    table, secrets = opened(client, "me", "random", "random")
    assert "first" not in view(client, table)["setup"]
    first = began_by(client, table)
    for _ in range(2):
        table = rematch(client, table, secrets)
        first = (first + 1) % 3
        assert began_by(client, table) == first
        assert view(client, table)["setup"]["first"] == first
    play_out(client, table, secrets)
    record = client.get(f"/api/tables/{table}/record").json()
    assert record["setup"]["first"] == first
    assert verify(game("classic"), record) > 0
    assert game("classic").replay(record).over


def began_by(client, table):
    """The seat whose turn began first."""
    entries = entries_of(client, table)
    events = [event for entry in entries for event in entry.get("events", [])]
    return next(event["player"] for event in events if event["kind"] == "turn_began")


def test_a_table_closed_before_its_game_began_has_a_rematch_whose_first_player_is_drawn(client):
    table, secrets = opened(client, "me", "open")
    closed = client.post(
        f"/api/tables/{table}/close", json={"seat": 0, "agree": True}, headers=bearer(secrets[0])
    )
    assert closed.status_code == 200
    answer = client.post(
        f"/api/tables/{table}/rematch", json={"seat": 0}, headers=bearer(secrets[0])
    )
    assert "first" not in view(client, answer.json()["table"])["setup"]


@pytest.mark.slow
def test_going_on_from_a_moment_of_a_finished_game(client):
    table, secrets = opened(client, "me", "random")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    fork = f"/api/tables/{table}/fork"
    assert code(client.post(fork, json={"move": 9, "seats": seats})) == (409, "not_now")
    over = play_out(client, table, secrets)
    assert code(client.post(fork, json={"move": 9, "seats": seats[:1]}))[0] == 400
    assert code(client.post(fork, json={"move": 10**5, "seats": seats}))[0] == 400
    assert code(client.post(fork, json={"move": over["moves"], "seats": seats}))[0] == 409
    then = client.get(f"/api/tables/{table}/moments", params={"move": 40}).json()
    new = client.post(fork, json={"move": 40, "seats": seats}).json()
    mine = {0: new["seats"][0]["secret"]}
    seen = view(client, new["table"], mine[0], since=0)
    assert seen["entries"][0]["fork"] == {"table": table, "move": 40}
    assert then["position"]["round"] <= seen["position"]["round"]
    play_out(client, new["table"], mine, random.Random(2))
    record = client.get(f"/api/tables/{new['table']}/record").json()
    assert verify(game("classic"), record) > 0
    assert record["start"]["gains"] == then["position"]["gains"]


def test_clocks_are_told_with_the_seats(client):
    clock = {"kind": "fast", "seconds": 10, "increment": 0}
    table, _ = opened(client, "me", "here", clock=clock)
    seen = view(client, table)
    assert seen["seats"][seen["decision"]["player"]]["clock"]["running"] is True
    assert 9 < seen["seats"][seen["decision"]["player"]]["clock"]["seconds"] <= 10


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/replay/abc",
        "/rules",
        "/rules/C-CONQ-1",
        "/study",
        "/study/position/classic",
    ],
)
def test_the_page_is_served_at_every_address_of_its_own(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_metrics_count_what_happened(client):
    table, secrets = opened(client, "me", "here")
    seat = view(client, table)["decision"]["player"]
    act(client, table, secrets[seat], seat, view(client, table)["version"], "pick 0")
    text = client.get("/metrics").text
    assert 'elbowroom_moves_stored_total{by="person"}' in text
    assert "elbowroom_store_seconds_bucket" in text


def test_metrics_are_for_this_machine_or_for_whoever_brings_the_token(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0), bot_delay=0)
    with served(settings) as client:
        assert client.get("/metrics").status_code == 200
        far = {"x-forwarded-for": "203.0.113.7"}  # as a web server in front of us would say
        assert client.get("/metrics", headers=far).status_code == 404
    brought = "these words"
    with served(replace(settings, metrics_token=brought)) as client:
        assert client.get("/metrics").status_code == 404
        for wrong in ("another", "these", "these words,"):
            assert client.get("/metrics", headers=bearer(wrong)).status_code == 404
        told = client.get("/metrics", headers=bearer(brought))
        assert "elbowroom_store_seconds_bucket" in told.text
