"""The page of the environments says what the code does."""

from elbowroom.envs.arena import Arena
from tests.envs.tables import ARENAS, HEROES, ISLANDS, KINGDOMS, PAGE, rewritten


def test_the_tables_of_the_page_are_those_of_the_code():
    page = PAGE.read_text()
    assert rewritten(page) == page, "Run: python -m tests.envs.tables"


def test_the_page_names_the_version_of_the_layout():
    page = PAGE.read_text()
    assert f"Layout version: **{ARENAS[0].codec.version}**" in page
    assert f"Layout version of Kingdoms: **{KINGDOMS[0].codec.version}**" in page


def test_every_field_is_named_once():
    for arena in (*ARENAS, *ISLANDS, *KINGDOMS, *HEROES):
        layout = arena.codec.layout
        fields = [*layout.fields, *layout.seat_fields]
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
        assert sum(field.size() for field in fields) == arena.width


def test_actions_are_listed_in_the_order_of_their_numbers():
    arena = Arena("classic", 2)
    words = arena.actions()
    assert len(words) == len(set(words)) == arena.size
    for text, first, count in arena.codec.table_of_actions():
        verb = text.split()[0]
        assert all(word.split()[0] == verb for word in words[first : first + count])
