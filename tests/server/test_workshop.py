"""The workshop over HTTP: packs and maps checked, drawn and brought to tables."""

import asyncio
import json
from pathlib import Path

import pytest

from elbowroom.server.workshop.scale import Scales
from elbowroom.table.refused import Refused
from tests.server.people import view
from tests.workshop.own_maps import mirrored

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
MOONMOLES = json.loads((EXAMPLES / "moonmoles.json").read_text(encoding="utf-8"))


def check(client, document, game="classic"):
    return client.post("/api/workshop/check", json={"game": game, "document": document})


def open_table(client, **options):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "classic", "players": 3, "seats": seats, "options": options}
    return client.post("/api/tables", json=body)


def test_a_sound_pack_has_no_fault_and_a_faulty_one_tells_where(client):
    sound = check(client, MOONMOLES).json()
    assert (sound["kind"], sound["faults"]) == ("pack", [])
    [read] = sound["read"]["races"]
    assert set(read) == {"en", "cs", "pl", "is"}
    assert len(read["cs"]) == len(MOONMOLES["races"][0]["effects"])
    broken = json.loads(json.dumps(MOONMOLES))
    broken["races"][0]["tokens"] = 99
    [fault] = check(client, broken).json()["faults"]
    assert fault["place"] == "races[0].tokens"
    assert "1 to 10" in fault["message"]
    assert (fault["key"], fault["values"]["most"]) == ("number", 10)


def test_everything_a_pack_may_say_is_described(client):
    told = client.get("/api/workshop/classic/vocabulary").json()
    assert {"race", "power"} <= {kind["kind"] for kind in told["kinds"]}
    assert "coins_for_regions" in {effect["type"] for effect in told["effects"]}
    assert told["weighed"] == ["races", "powers"]
    assert client.get("/api/workshop/classic/schema").json()["type"] == "object"
    unknown = client.get("/api/workshop/chess/vocabulary")
    assert unknown.status_code == 400


@pytest.mark.parametrize("document", [None, 7, [], {}, {"regions": 3}])
def test_what_is_no_pack_is_told_so(client, document):
    answer = check(client, document)
    assert answer.status_code == 200
    assert answer.json()["faults"]


def test_a_game_without_packs_or_maps_is_told(client):
    answer = check(client, mirrored(), game="kingdoms")
    assert answer.status_code == 400
    assert "classic" in answer.json()["error"]["message"]


@pytest.mark.rule("C-CUSTOM-1")
def test_whoever_is_invited_sees_what_is_in_the_box_before_the_start(client):
    opened = open_table(client, packs=[MOONMOLES], map=mirrored()).json()
    face = client.get(f"/api/tables/{opened['table']}").json()
    assert face["status"] == "waiting"
    assert face["setup"]["packs"] == [MOONMOLES]
    assert face["setup"]["map"]["name"] == "Hollow Coast"


def test_a_table_on_an_own_map_is_drawn(client):
    opened = open_table(client, map=mirrored()).json()
    setup = view(client, opened["table"], opened["seats"][0]["secret"])["setup"]
    body = {"game": "classic", "map": setup["map"], "orientation": "portrait"}
    drawn = client.post("/api/workshop/drawing", json=body)
    assert drawn.status_code == 200
    assert drawn.json()["regions"]["r01"]["name"] == "Place 1"
    assert client.post("/api/workshop/drawing", json=body).json() == drawn.json()


def test_a_map_with_faults_opens_no_table_and_is_not_drawn(client):
    bad = mirrored()
    bad["regions"][0]["terrain"] = "moor"
    for answer in (
        open_table(client, map=bad),
        client.post("/api/workshop/drawing", json={"game": "classic", "map": bad}),
    ):
        assert answer.status_code == 400
        assert "moor" in answer.json()["error"]["message"]


def test_a_map_that_is_not_done_is_drawn_and_opens_no_table(client):
    unfinished = mirrored()
    unfinished["regions"][0]["terrain"] = None
    body = {"game": "classic", "map": unfinished}
    assert client.post("/api/workshop/drawing", json=body).status_code == 200
    assert "no terrain yet" in open_table(client, map=unfinished).json()["error"]["message"]
    [fault] = check(client, unfinished).json()["faults"]
    assert (fault["key"], fault["regions"]) == ("map-no-terrain", ["r01"])


def test_what_maps_are_made_of_is_told(client):
    told = client.get("/api/workshop/classic/maps").json()
    assert "swamp" in told["terrains"]
    assert len(told["boards"]) == 4
    assert told["land"] is None
    assert client.get("/api/workshop/warcraft/maps").status_code == 400


@pytest.mark.slow
def test_a_territory_of_a_pack_is_drawn_and_one_that_crosses_itself_is_told(client):
    told = client.get("/api/workshop/kingdoms/maps").json()
    assert told["land"]["list"] == "territories"
    assert {"plains", "water"} <= set(told["terrains"])
    pack = json.loads((EXAMPLES / "salt_and_ember.json").read_text(encoding="utf-8"))
    [land] = pack["territories"]
    body = {"game": "kingdoms", "map": land}
    drawn = client.post("/api/workshop/drawing", json=body).json()
    assert "lanternmoor.w1" in drawn["regions"]
    corners = land["regions"][0]["polygon"]
    corners[1], corners[2] = corners[2], corners[1]
    answer = client.post("/api/workshop/drawing", json=body)
    assert answer.status_code == 400
    assert "crosses itself" in answer.json()["error"]["message"]
    [fault] = check(client, pack, game="kingdoms").json()["faults"]
    assert fault["key"] == "map-crosses"


def test_a_map_for_other_numbers_of_players_is_refused(client):
    answer = open_table(client, map=mirrored("4"))
    assert answer.status_code == 400
    assert "for 4 players" in answer.json()["error"]["message"]


def test_the_lobby_knows_which_games_take_own_pieces_and_maps(client):
    games = {one["id"]: one for one in client.get("/api/games").json()["games"]}
    assert games["classic"]["own_pieces"]
    assert games["classic"]["own_maps"]
    assert not games["kingdoms"]["own_maps"]


ONE = {"game": "classic", "pack": MOONMOLES, "list": "races", "thing": "moonmoles"}


def test_trying_it_opens_a_table_where_the_first_seat_begins_and_finds_it_first(client):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    opened = client.post("/api/workshop/table", json={**ONE, "seats": seats}).json()
    seen = view(client, opened["table"], opened["seats"][0]["secret"])
    assert seen["position"]["row"][0]["race"] == "moonmoles"
    assert seen["decision"]["player"] == 0
    wrong = client.post("/api/workshop/table", json={**ONE, "thing": "nobody", "seats": seats})
    assert wrong.status_code == 400


def test_one_part_is_tried_at_a_turn_of_the_first_seat(client):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    opened = client.post("/api/workshop/table", json={**ONE, "seats": seats, "part": 0}).json()
    seen = view(client, opened["table"], opened["seats"][0]["secret"])
    assert seen["decision"]["player"] == 0
    assert client.post("/api/workshop/table", json={**ONE, "seats": seats, "part": 9}).status_code == 400  # fmt: skip


def test_a_map_is_weighed_seat_by_seat(client):
    plan = mirrored()
    body = {"game": "classic", "pack": plan, "list": "maps", "thing": plan["id"]}
    told = client.post("/api/workshop/weigh", json=body).json()
    [ground] = told["grounds"]
    assert [seat["seat"] for seat in ground["seats"]] == [1, 2, 3]
    client.post(f"/api/workshop/weigh/{told['key']}/stop", json={})
    broken = {**plan, "regions": []}
    assert client.post("/api/workshop/weigh", json={**body, "pack": broken}).status_code == 400


@pytest.mark.slow
def test_a_thing_is_weighed_in_the_background_and_can_be_stopped(client):
    told = client.post("/api/workshop/weigh", json=ONE).json()
    assert told["status"] in ("waiting", "playing")
    assert [count["players"] for count in told["counts"]] == [2, 3, 4, 5]
    address = f"/api/workshop/weigh/{told['key']}"
    assert client.get(address).json()["key"] == told["key"]
    client.post(f"{address}/stop", json={})
    again = client.post("/api/workshop/weigh", json=ONE).json()
    assert again["key"] == told["key"]
    client.post(f"{address}/stop", json={})


def named(number):
    """A pack that plays otherwise than another."""
    return MOONMOLES | {"races": [MOONMOLES["races"][0] | {"tokens": number}]}


def put_by(scales, who, number=5):
    return scales.put("classic", named(number), "races", "moonmoles", 0, who)


def with_scales(story):
    """Scales of which nothing is ever played."""

    async def told():
        scales = Scales()
        await scales._turn.acquire()
        try:
            return story(scales)
        finally:
            scales.close()

    return asyncio.run(told())


def test_what_somebody_else_wants_weighed_too_is_not_stopped():
    def story(scales):
        key = put_by(scales, "Ann").weighing.key
        put_by(scales, "Ben")
        told = [scales.stop(key, who).status for who in ("Eve", "Ann", "Eve", "Ben")]
        return told, put_by(scales, "Ann").status

    assert with_scales(story) == ((["waiting"] * 3 + ["stopped"]), "waiting")


def test_one_network_leaves_room_on_the_scales_for_others():
    def story(scales):
        put_by(scales, "Eve", 3)
        put_by(scales, "Eve", 4)
        with pytest.raises(Refused, match="Too much waits"):
            put_by(scales, "Eve", 5)
        for number in range(3):
            put_by(scales, f"guest {number}", 5 + number)
        return len(scales._jobs)

    assert with_scales(story) == 5


def test_what_nobody_weighed_and_a_pack_with_faults_are_told(client):
    assert client.get("/api/workshop/weigh/0123456789").status_code == 409
    broken = {**MOONMOLES, "format": 7}
    assert client.post("/api/workshop/weigh", json={**ONE, "pack": broken}).status_code == 400


def test_the_workshop_has_an_address_of_its_own(client):
    assert client.get("/workshop").status_code == 200
    assert client.get("/workshop/map").status_code == 200


@pytest.mark.slow
def test_what_was_weighed_is_played_longer_for_whoever_wants_to_see_smaller_differences():
    async def weigh():
        scales = Scales(1, first_look=0.1, whole=0.2)
        wish = (ONE["game"], ONE["pack"], ONE["list"], ONE["thing"])
        try:
            job = scales.put(*wish)
            await over()
            first = job.told()
            assert scales.put(*wish, 0.1).status == "done"
            assert scales.put(*wish, job.seconds + 0.5).status == "waiting"
            await over()
            return first, job.told()
        finally:
            scales.close()

    async def over():
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()}, timeout=60)

    first, more = asyncio.run(weigh())
    assert (first["status"], more["status"]) == ("done", "done")
    assert more["games"] > first["games"]
