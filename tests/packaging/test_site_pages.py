"""The pages of the site that are read: whole, linked, searchable, in every language the texts are in."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from elbowroom import game
from elbowroom.bots import make
from elbowroom.text.finding import Field, find
from elbowroom.text.locales import LANGUAGES
from tests.architecture.engine import ROOT

TOOLS = ROOT / "web" / "tools"
FRAME = """<!doctype html><html lang="en"><head><!-- head --><link rel="stylesheet" href="./assets/read.css">
<link rel="icon" href="logo.svg"></head><body><!-- body --></body></html>"""
BUILT_ELSEWHERE = ("play/", "assets/", "logo.svg")
"""What Vite and the rest of `make site` put there."""


class Links(HTMLParser):
    """Reads where a page leads, and the places on it that can be led to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.links += [given[name] for name in ("href", "src", "srcset") if given.get(name)]
        if given.get("id"):
            assert given["id"] not in self.anchors, f"{given['id']} stands twice"
            self.anchors.add(given["id"])


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(FRAME)
    for name, place in (("art", "public"), ("pictures", "site")):
        shutil.copytree(ROOT / "web" / place / name, folder / name)
    sys.path.insert(0, str(TOOLS))
    try:
        from pages import write_pages  # noqa: PLC0415 - lies among the tools of the page

        write_pages(folder)
    finally:
        sys.path.remove(str(TOOLS))
    return folder


@pytest.fixture(scope="module")
def pages(site):
    read = {}
    for path in sorted(site.rglob("*.html")):
        links = Links()
        if "docs/studies" not in path.as_posix() or path.name == "index.html":
            links.feed(path.read_text("utf-8"))
        read[path.relative_to(site).as_posix()] = links
    return read


@pytest.mark.slow
def test_every_link_leads_somewhere(site, pages):
    dead = []
    for name, page in pages.items():
        for link in page.links:
            address = urlsplit(link)
            if address.scheme:
                continue
            assert not address.path.startswith("/"), (
                f"{name}: {link} works at the root of a host only"
            )
            target = (site / name).parent / unquote(address.path) if address.path else site / name
            found = target.resolve().relative_to(site.resolve()).as_posix()
            if f"{found}/".startswith(BUILT_ELSEWHERE) or found in BUILT_ELSEWHERE:
                continue
            if target.is_dir():
                target, found = target / "index.html", f"{found}/index.html".removeprefix("./")
            known = found not in pages or unquote(address.fragment) in pages[found].anchors
            if not target.is_file() or not known:
                dead.append(f"{name}: {link}")
    assert not dead


def test_every_document_is_a_page_and_says_what_it_is(site, pages):
    sources = [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")]
    for source in sources:
        name = source.replace("README.md", "index.md").removesuffix(".md") + ".html"
        assert name in pages, source
    for name in pages:
        text = (site / name).read_text("utf-8")
        if "docs/studies" in name and not name.endswith("index.html"):
            continue
        assert text.count("<h1") == 1, name
        assert "<!-- head -->" not in text, name
        assert re.search(r"<title>[^<]+</title>", text), name
        assert '="~/' not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_page_and_rules_speak_every_language(site, language):
    home = site if language == "en" else site / language
    for name in ("index.html", "rules/index.html", "rules/classic.html"):
        text = (home / name).read_text("utf-8")
        assert f'<html lang="{language}"' in text
        for other in LANGUAGES:
            assert f'hreflang="{other}"' in text


def test_the_first_page_says_what_it_is_without_any_script(site):
    text = (site / "index.html").read_text("utf-8")
    for words in ("Crowded little worlds", "Play now in this browser", "Write a bot", "Host it"):
        assert words in text
    assert "<script" not in text.partition("<body>")[2]


@pytest.mark.parametrize(
    ("language", "query", "path"),
    [
        ("en", "sqlite backup", "docs/"),
        ("en", "install windows", "docs/installing.html"),
        ("cs", "upadek", "cs/rules/"),
        ("is", "hnignun", "is/rules/"),
        ("pl", "schylek", "pl/rules/"),
    ],
)
def test_a_search_finds_words_as_people_type_them(site, language, query, path):
    rows = json.loads((site / f"search-{language}.json").read_text("utf-8"))
    fields = [[Field(4, row[2]), Field(3, row[1]), Field(1, row[3])] for row in rows]
    found = [rows[place][0] for place in find(fields, query, language)]
    assert any(each.startswith(path) for each in found)


def test_the_bot_on_the_first_page_plays():
    landlord = runpy.run_path(str(ROOT / "web" / "site" / "landlord.py"))["Landlord"]
    state = game("classic").new(players=2, seed=7)
    seats = [landlord(), make("random", 1)]
    while not state.over:
        seat = state.decision.player
        state.apply(seats[seat].choose(state.view(seat)))
    assert len(state.scores()) == 2


def test_what_the_first_page_says_of_dice_and_odds_was_played():
    facts = json.loads((ROOT / "web" / "site" / "facts.json").read_text())
    assert all(abs(sum(moment) - 1) < 0.02 for moment in facts["odds"]["wins"])
    assert facts["dice"]["draws"] > 0
    assert len(facts["dice"]["seal"]) == 64
    assert facts["weighed"]["games"] > 0


def test_the_command_on_the_first_page_is_a_documented_one():
    command = Path(TOOLS / "pages" / "landing.py").read_text("utf-8")
    (line,) = re.findall(r'COMMAND: Final = "(uvx [^"]+)"', command)
    assert line.partition(" serve")[0] in (ROOT / "docs" / "installing.md").read_text("utf-8")
