"""Every address of the page can be opened directly, not only followed to."""

import re
from pathlib import Path

from starlette.routing import compile_path

from elbowroom.server.http.page import ROUTES

APP = Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte"
SAMPLES = (
    "/",
    "/t/abc",
    "/t/abc/study",
    "/study",
    "/study/record",
    "/study/position/classic",
    "/practice",
    "/practice/classic/12345678",
    "/workshop",
    "/workshop/map",
    "/shelf",
    "/shelf/abcdefghij",
    "/rules/classic",
    "/challenge/kingdoms",
    "/you",
    "/notices",
    "/about",
    "/tutorial/classic",
)


def test_every_page_has_an_address_that_the_server_answers():
    patterns = [compile_path(route)[0] for route in ROUTES]
    for address in SAMPLES:
        assert any(pattern.match(address) for pattern in patterns), address


def test_no_page_is_forgotten_among_these_addresses():
    beginnings = set(re.findall(r"\[?/\^\\/([a-z]+)", APP.read_text(encoding="utf-8")))
    assert beginnings == {address.split("/")[1] for address in SAMPLES if address != "/"}
