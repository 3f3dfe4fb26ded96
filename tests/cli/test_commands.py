"""Every command, and every bad input: one clear message, no stack trace, the right exit code."""

import json

import pytest
from typer.testing import CliRunner

from elbowroom import __version__, game
from elbowroom.bots import NAMES
from elbowroom.catalogue import GAMES, Found, find_games
from elbowroom.cli import listing
from elbowroom.cli.app import app
from elbowroom.games.warcraft.engine.islands import faces
from tests.workshop.own_maps import mirrored

HERMITS = {"id": "hermits", "name": "Hermits", "tokens": 7, "effects": []}
PACK = {"format": 1, "id": "hermits", "name": "Hermits", "races": [HERMITS]}
TOO_MANY = {**PACK, "races": [{**HERMITS, "tokens": 99}]}


def run(*words, keys=""):
    return CliRunner().invoke(app, [str(word) for word in words], input=keys)


def refused(code, *words):
    """The one message of a refused command."""
    result = run(*words)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


@pytest.fixture
def record(tmp_path):
    """A finished game as a file."""
    run("simulate", "classic", "--games", 1, "--bots", "greedy", "--records", tmp_path)
    return tmp_path / "game-00000.json"


def edited(record, change):
    document = json.loads(record.read_text())
    change(document)
    record.write_text(json.dumps(document))
    return record


def test_version():
    assert run("--version").stdout == f"elbowroom {__version__}\n"


def test_help_names_every_command():
    shown = run("--help").stdout
    for command in (
        "play",
        "simulate",
        "bench",
        "replay",
        "rules",
        "bots",
        "games",
        "maps",
        "pack",
    ):
        assert command in shown


def test_bots_games_and_maps_are_listed():
    assert all(name in run("bots").stdout for name in NAMES)
    assert "Classic Small World" in run("games").stdout
    assert [entry["name"] for entry in json.loads(run("bots", "--json").stdout)["bots"]] == [*NAMES]
    assert json.loads(run("games", "--json").stdout)["games"][0]["id"] == "classic"


def test_a_game_of_a_package_that_cannot_be_used_is_told_in_one_line(monkeypatch):
    fault = "The game gulls of the package gulls cannot be used: the id 'gulls' is taken."
    found = Found(find_games().manifests, (fault,))
    monkeypatch.setattr(listing, "find_games", lambda: found)
    told = run("games")
    assert (told.exit_code, told.stderr) == (0, f"{fault}\n")
    assert json.loads(run("games", "--json").stdout)["faults"] == [fault]


def test_the_maps_of_every_game_are_listed():
    listed = json.loads(run("maps", "--json").stdout)["maps"]
    names = {one.id: one.map_names() for one in GAMES.values()}
    for which, known in names.items():
        assert [one["map"] for one in listed if one["game"] == which] == known
    reach = next(one for one in listed if one["map"] == "L1A")
    island = faces()["L1A"]["regions"]
    assert reach["name"] == "Stillmoon Reach"
    assert reach["regions"] == len(island)
    assert reach["borders"] == sum(len(one["adjacent"]) for one in island) // 2
    assert reach["murlocs"] == sum(one["murloc"] for one in island)
    assert all(name in run("maps").stdout for name in ("L1A", "S2B", "amberfold"))


def test_a_map_is_listed_region_by_region():
    shown = run("maps", "2").stdout
    assert "r23" in shown
    assert "23 regions, 20 of them land" in shown
    regions = json.loads(run("maps", "2", "--json").stdout)["regions"]
    assert regions[0]["adjacent"] == ["r02", "r06"]


def test_an_island_and_a_territory_are_listed_region_by_region():
    shown = run("maps", "L1A").stdout
    assert "Fernshade" in shown
    assert "landing" in shown
    regions = json.loads(run("maps", "L1A", "--json").stdout)["regions"]
    assert regions[0]["landing"] is True
    assert regions[0]["murlocs"] is True
    assert "plains" in run("maps", "amberfold").stdout


def test_simulate_prints_one_json_object():
    result = run(
        "simulate", "classic", "--players", 2, "--games", 2, "--bots", "greedy,random", "--json"
    )
    found = json.loads(result.stdout)
    assert found["games"] == 2
    assert result.stderr == ""


def test_simulate_prints_a_table():
    shown = run("simulate", "--games", 2, "--players", 3, "--bots", "random").stdout
    assert "random" in shown
    assert "33.3%" in shown


def test_the_number_of_players_follows_from_the_bots():
    words = ("simulate", "--games", 1, "--bots", "greedy,random,random", "--json")
    assert json.loads(run(*words).stdout)["players"] == 3


def test_bench_prints_one_json_object():
    found = json.loads(run("bench", "classic", "--players", 2, "--seconds", 0.02, "--json").stdout)
    assert found["decisions_per_second"] > 0
    assert "decisions a second" in run("bench", "--seconds", 0.02, "--copy").stdout


def test_replay_tells_the_game_by_turns(record):
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Round 10, greedy 2" in result.stdout
    assert "picks" in result.stdout
    assert "every step and hash checked is right" in result.stdout


def test_replay_tells_a_game_of_the_islands_in_its_own_words(tmp_path):
    run("simulate", "warcraft", "--games", 1, "--bots", "random", "--records", tmp_path)
    result = run("replay", tmp_path / "game-00000.json")
    assert result.exit_code == 0, result.output
    assert "map drawn by chance" in result.stdout
    assert " uncovers " in result.stdout
    assert "site_found" not in result.stdout


def test_replay_tells_a_game_of_kingdoms_in_its_own_words(tmp_path):
    run("simulate", "kingdoms", "--games", 1, "--bots", "random", "--records", tmp_path)
    result = run("replay", tmp_path / "game-00000.json", "--lang", "cs")
    assert result.exit_code == 0, result.output
    assert " má domov v zemi " in result.stdout
    assert " získává zdroje." in result.stdout
    assert "territory_chosen" not in result.stdout


def test_replay_stops_where_asked(record):
    found = json.loads(run("replay", record, "--until", 12, "--json").stdout)
    assert (found["valid"], found["replayed"], found["over"]) == (True, 12, False)
    assert "12 of" in run("replay", record, "--until", 12).stdout


def test_replay_gives_its_verdict_as_json(record):
    found = json.loads(run("replay", record, "--json").stdout)
    assert found["valid"]
    assert found["over"]
    edited(record, lambda document: document["result"]["scores"].reverse())
    result = run("replay", record, "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["valid"] is False


def change_a_move(document):
    document["moves"][30]["action"] = "conquer r01"


def cut(document):
    del document["moves"][40:]


def change_a_hash(document):
    document["hashes"][2]["hash"] = "0" * 32


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (change_a_move, "Move 30"),
        (cut, "cut short"),
        (change_a_hash, "hash"),
        (lambda document: document.pop("moves"), "lacks moves"),
        (lambda document: document.update(moves=3), "record"),
        (lambda document: document.update(moves=[3]), "record"),
        (lambda document: document.update(hashes=[3]), "record"),
        (lambda document: document.update(setup=3), "record"),
        (lambda document: document.update(setup={"players": 2, "map": {}}), ""),
        (lambda document: document.update(format=99), "format 99"),
        (lambda document: document.update(rules_version=99), "rules version 99"),
        (lambda document: document.update(game=7), "no game record"),
    ],
)
def test_a_record_that_was_changed_fails_the_check(record, change, words):
    assert words in refused(1, "replay", edited(record, change))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"game"', "\x00", "[" * 100_000])
def test_a_file_that_is_no_record_fails_the_check(tmp_path, text):
    file = tmp_path / "odd.json"
    file.write_text(text)
    assert "odd.json" in refused(1, "replay", file)


def test_a_record_of_another_game_is_refused(record):
    words = refused(1, "replay", edited(record, lambda document: document.update(game="chess")))
    assert "no game 'chess'" in words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("simulate chess", "There is no game 'chess'. Known: classic"),
        ("simulate --bots deep", "There is no bot 'deep'. Known: random, "),
        ("simulate --players 1 --bots random", "2 to 5 players, not 1"),
        ("simulate --players 6 --bots random", "2 to 5 players, not 6"),
        ("simulate --players 3 --bots random,greedy", "2 bots are named for 3 players"),
        ("simulate --games 0", "At least one game"),
        ("simulate --games many", "--games"),
        ("simulate --pack nowhere.json", "nowhere.json"),
        ("simulate --colour red", "--colour"),
        ("bench chess", "no game 'chess'"),
        ("bench --players 6", "not 6"),
        ("bench --seconds 0", "more than 0"),
        ("replay nowhere.json", "nowhere.json"),
        ("maps 9", "There is no map '9'. Known: 2, 3, 4, 5"),
        ("rules xyzzy", "Nothing is known about 'xyzzy'"),
        ("rules orcs --lang de", "no language 'de'"),
        ("play --players 1 --bots greedy", "2 to 5 players, not 1"),
        ("play --players 6 --bots greedy", "2 to 5 players, not 6"),
        ("play --bots deep", "no bot 'deep'"),
        ("play --players 2 --bots greedy,greedy,greedy", "3 bots are named for 2 players"),
        ("play --players 2 --bots greedy --names A,B,C", "3 names are given for 1 people"),
        ("play --load nowhere.json", "nowhere.json"),
        ("dance", "dance"),
        ("pack check nowhere.json", "nowhere.json"),
    ],
)
def test_bad_usage_is_told_in_one_message(line, words):
    words_given = line.split()
    if words_given[0] == "play":
        words_given.append("--terminal")
    assert words in refused(2, *words_given)


def test_a_pack_is_checked(tmp_path):
    good = tmp_path / "good.json"
    good.write_text(json.dumps(PACK))
    result = run("pack", "check", good)
    assert result.exit_code == 0, result.stderr
    assert "in order" in result.stdout
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(TOO_MANY))
    assert "tokens" in refused(1, "pack", "check", bad)
    bad.write_text("{")
    assert "JSON" in refused(1, "pack", "check", bad)


def test_a_pack_is_begun_checked_and_read_back(tmp_path):
    file = tmp_path / "night_bakers.json"
    assert "1 own race with 2 effects" in run("pack", "new", file).stdout
    told = run("pack", "check", file).stdout
    assert "Night Bakers, 6 tokens" in told
    assert "Each region they hold (farmland) pays 1 coin more" in told
    assert "Každý držený region" in run("pack", "check", file, "--lang", "cs").stdout
    assert "there already" in refused(1, "pack", "new", file)


def test_a_map_is_checked_played_and_weighed_like_a_pack(tmp_path):
    file = tmp_path / "coast.json"
    file.write_text(json.dumps(mirrored("2")))
    told = run("pack", "check", file).stdout
    assert "Hollow Coast, a map for 2 players" in told
    assert "23 regions" in told
    assert run("pack", "play", file, "--seed", 1).exit_code == 0
    weighed = run("pack", "weigh", file, "--seconds", 1).stdout
    assert "on the board of the box" in weighed
    assert "Never held" in weighed
    file.write_text(json.dumps(mirrored("2") | {"regions": []}))
    for command in ("check", "play", "weigh"):
        assert "regions" in refused(1, "pack", command, file)


def test_the_schema_of_packs_is_printed():
    assert json.loads(run("pack", "schema").stdout)["properties"]["format"] == {"const": 1}


def test_simulate_tells_what_a_pack_brought():
    words = ("simulate", "--games", 12, "--bots", "greedy", "--players", 3)
    pack = ("--pack", "examples/packs/wayfarers.json")
    found = json.loads(run(*words, *pack, "--json").stdout)["own"]
    assert len(found) == 16
    assert sum(each["picks"] for each in found) > 0
    picked = next(each for each in found if each["picks"])
    assert picked["ci95"][0] <= picked["rate"] <= picked["ci95"][1]
    assert "Stormhewers" in run(*words, *pack).stdout
    assert json.loads(run(*words[:3], "--bots", "random", "--json").stdout)["own"] == []


def test_bots_play_with_a_pack(tmp_path):
    pack = tmp_path / "pack.json"
    pack.write_text(json.dumps(PACK))
    words = ("simulate", "--games", 3, "--bots", "greedy,random", "--pack", pack, "--json")
    assert json.loads(run(*words, "--records", tmp_path).stdout)["errors"] == 0
    kept = json.loads((tmp_path / "game-00000.json").read_text())
    assert game("classic").replay(kept).over
    pack.write_text(json.dumps(TOO_MANY))
    assert "tokens" in refused(1, "simulate", "--pack", pack)


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_pack_of_another_game_is_refused(tmp_path, command):
    pack = tmp_path / "pack.json"
    pack.write_text(json.dumps({**PACK, "game": "classic"}))
    words = (command, "kingdoms", "--bots", "random", "--pack", pack)
    told = run(*words)
    assert told.exit_code != 0
    assert "game: 'kingdoms' is expected, not 'classic'." in told.stderr
