"""What a published version holds, whom it credits, and links that carry a whole pack."""

import base64
import json
import zlib
from pathlib import Path

import pytest

from elbowroom.kernel.content_head import MOST_CREDITS
from elbowroom.kernel.errors import InvalidPack
from elbowroom.workshop import check
from elbowroom.workshop.sharing import (
    LINK_MARK,
    content_mark,
    credit_of,
    credited,
    fork_of,
    licence_after,
    linked,
    played_mark,
    released,
    says_something,
    unlinked,
)

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"
MOONMOLES = json.loads((EXAMPLES / "moonmoles.json").read_text(encoding="utf-8"))


def squeezed(text):
    squeezer = zlib.compressobj(9, wbits=-15)
    packed = squeezer.compress(text.encode()) + squeezer.flush()
    return LINK_MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_pack_travels_in_a_link_and_comes_out_the_same():
    items = [{"game": "classic", "document": MOONMOLES}, {"address": "abc"}]
    link = f"https://example.org/shelf{linked(items)}"
    assert unlinked(link) == items
    assert len(link) < 2000


@pytest.mark.parametrize(
    "link",
    [
        "https://example.org/shelf",
        "#p=",
        "#p=!!!",
        "#p=AAAA",
        linked([{"game": "classic", "document": MOONMOLES}])[:-9],
        squeezed("[1, 2]"),
        squeezed("{}"),
        squeezed('[{"x": ' * 30 + "1" + "}]" * 30),
        squeezed('[{"x": "' + "x" * 10_000_000 + '"}]'),
        squeezed('[{"x": 1, "x": 2}]'),
        squeezed("[{}]") + "AAAA",
    ],
)
def test_a_link_that_is_cut_short_swells_or_holds_no_pack_is_refused(link):
    if link.endswith("AAAA"):
        link = link[:-6]
    with pytest.raises(InvalidPack):
        unlinked(link)


def test_words_and_looks_do_not_change_how_it_plays_and_numbers_do():
    renamed = json.loads(json.dumps(MOONMOLES).replace("Moonmoles", "Sunmoles"))
    renamed |= {"author": "Tom", "licence": "CC0-1.0"}
    assert content_mark(renamed) != content_mark(MOONMOLES)
    assert played_mark(renamed) == played_mark(MOONMOLES)
    renamed["races"][0]["tokens"] += 1
    assert played_mark(renamed) != played_mark(MOONMOLES)


def test_the_order_of_fields_does_not_matter():
    assert content_mark(dict(reversed(MOONMOLES.items()))) == content_mark(MOONMOLES)


def test_a_version_names_who_published_it_and_stays_a_sound_pack():
    credit = credit_of(MOONMOLES, "CC0-1.0", "Mira")
    found = released(MOONMOLES, "classic", "Tom", "1.1", "CC-BY-4.0", [credit])
    assert (found["author"], found["version"], found["licence"]) == ("Tom", "1.1", "CC-BY-4.0")
    assert found["credits"] == [credit]
    assert check(found) == []


def test_a_fork_is_named_so_and_credits_everybody_before_it():
    first = fork_of(MOONMOLES, "CC0-1.0", "Mira")
    assert first["name"] == "Moonmoles (fork)"
    second = fork_of(first, "CC-BY-4.0", "Tom")
    assert second["name"] == "Moonmoles (fork)"
    assert [each["author"] for each in second["credits"]] == ["Mira", "Tom"]
    assert check(second) == []
    long = fork_of(MOONMOLES | {"name": "M" * 40}, "CC0-1.0", "Mira")
    assert check(long) == []


def test_of_many_credits_the_first_and_the_last_stay():
    credits = []
    for number in range(12):
        credits = credited(credits, {"author": f"A{number}", "content": str(number)})
    assert len(credits) == MOST_CREDITS
    assert (credits[0]["author"], credits[-1]["author"]) == ("A0", "A11")
    assert credited(credits, credits[-1]) == credits


def test_a_fork_asks_what_the_strictest_of_its_origins_asks():
    assert licence_after([]) == "CC0-1.0"
    assert licence_after(["CC-BY-4.0", "CC0-1.0"]) == "CC-BY-4.0"
    assert licence_after(["CC-BY-4.0", "CC-BY-SA-4.0"]) == "CC-BY-SA-4.0"


def test_a_blank_banner_is_nobodys_invention():
    blank = {"races": [{"id": "a1", "name": "A", "tokens": 6, "effects": [], "text": {"en": "x"}}]}
    assert not says_something(blank)
    assert says_something(MOONMOLES)
    assert says_something({"regions": []})
