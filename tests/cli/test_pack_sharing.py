"""`elbowroom pack publish|get|fork`, against a real server."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom.cli.app import app
from elbowroom.server.http.app import Settings
from elbowroom.server.http.limits import Rates
from elbowroom.workshop.sharing import linked
from tests.server.conftest import served

MOONMOLES = Path(__file__).parents[2] / "examples" / "packs" / "moonmoles.json"


@pytest.fixture
def shop(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def command(*words, code=0):
        done = CliRunner().invoke(app, ["pack", *map(str, words)])
        assert done.exit_code == code, done.output
        return done.output

    with served(Settings(f"sqlite:///{tmp_path / 't.db'}", Rates.of(0))) as client:
        server = str(client.base_url).rstrip("/")
        monkeypatch.setenv("ELBOWROOM_SERVER", server)
        yield command, client, server


def test_a_pack_is_published_fetched_and_forked_with_credit(shop, tmp_path):
    command, client, server = shop
    told = command("publish", MOONMOLES, "--author", "Mira", "--licence", "CC-BY-SA-4.0")
    secret = tmp_path / "data" / "elbowroom" / "author.secret"
    assert str(secret) in told
    assert secret.stat().st_mode & 0o077 == 0
    [card] = client.get("/api/shelf").json()["packs"]
    assert (card["author"], card["licence"]) == ("Mira", "CC-BY-SA-4.0")
    command("get", card["address"], "copy.json")
    assert json.loads(Path("copy.json").read_text(encoding="utf-8"))["author"] == "Mira"
    command("fork", f"{server}/shelf/{card['address']}", "mine.json")
    mine = json.loads(Path("mine.json").read_text(encoding="utf-8"))
    assert mine["credits"][0]["author"] == "Mira"
    mine["races"][0]["tokens"] += 1
    Path("mine.json").write_text(json.dumps(mine), encoding="utf-8")
    refused = command(
        "publish", "mine.json", "--author", "Tom", "--licence", "CC0-1.0", "--secret", "tom", code=1
    )
    assert "CC-BY-SA-4.0" in refused
    assert "After Mira." in command("publish", "mine.json", "--author", "Tom", "--secret", "tom")
    assert client.get(f"/api/shelf/{card['address']}").json()["card"]["forks"] == 1
    later = ["--version", "1.1", "--new-version-of", card["address"], "--changes", "Fewer."]
    mine["races"][0]["tokens"] -= 2
    Path("mine.json").write_text(json.dumps(mine | {"name": "Moonmoles"}), encoding="utf-8")
    command("publish", "mine.json", "--author", "Mira", *later)
    assert client.get("/api/shelf", params={"text": "mira"}).json()["packs"][0]["version"] == "1.1"


def test_what_goes_wrong_is_told_in_a_sentence(shop, tmp_path, monkeypatch):
    command, _, _ = shop
    assert "--author" in command("publish", MOONMOLES_WITHOUT_AUTHOR(tmp_path), code=2)
    assert "Nothing is published" in command("get", "nothing", code=1)
    assert "cut short" in command("get", "https://x.org/shelf#p=abc", code=1)
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 7}', encoding="utf-8")
    assert "format" in command("publish", broken, "--author", "Mira", code=1)
    Path("moonmoles.json").write_text("mine", encoding="utf-8")
    link = linked([{"game": "classic", "document": json.loads(MOONMOLES.read_text("utf-8"))}])
    assert "there already" in command("get", f"https://x.org/shelf{link}", code=1)
    command("get", f"https://x.org/shelf{link}", "other.json")
    monkeypatch.setenv("ELBOWROOM_SERVER", "ftp://x.org")
    assert "no address of a server" in command("get", "abc", code=2)
    monkeypatch.setenv("ELBOWROOM_SERVER", "http://127.0.0.1:9")
    assert "does not answer" in command("get", "abc", code=2)
    monkeypatch.delenv("ELBOWROOM_SERVER")
    assert "--server" in command("publish", MOONMOLES, code=2)
    assert "--server" in command("get", "abc", code=2)


def MOONMOLES_WITHOUT_AUTHOR(tmp_path):  # noqa: N802 - a file like the one above
    pack = json.loads(MOONMOLES.read_text("utf-8"))
    pack.pop("author", None)
    file = tmp_path / "nobody.json"
    file.write_text(json.dumps(pack), encoding="utf-8")
    return file
