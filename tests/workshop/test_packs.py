"""Pack files: what cannot be read is refused with the place."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.kernel.errors import InvalidPack
from elbowroom.workshop import check_pack_file, load_pack
from elbowroom.workshop.packs import DEEPEST, LARGEST_FILE
from tests.conquest.content_samples import own_power, own_race, pack


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "pack.json"


def told(file: Path, text: str) -> str:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidPack) as refused:
        load_pack(file)
    assert check_pack_file(file) == refused.value.faults
    (fault,) = refused.value.faults
    return fault


def test_a_pack_file_becomes_plain_data(file: Path):
    given = pack([own_race(name="Žabáci")], [own_power()])
    file.write_text(json.dumps(given, ensure_ascii=False), encoding="utf-8")
    assert load_pack(file) == load_pack(str(file)) == given
    assert check_pack_file(file) == []


def test_a_byte_order_mark_does_no_harm(file: Path):
    file.write_text(json.dumps(pack([own_race()])), encoding="utf-8-sig")
    assert check_pack_file(file) == []


def test_every_fault_inside_is_listed(file: Path):
    file.write_text(json.dumps(pack([own_race(11)], [own_power(6)])))
    assert check_pack_file(file) == [
        "races[0].tokens: a whole number from 1 to 10 is expected, not 11.",
        "powers[0].tokens: a whole number from 0 to 5 is expected, not 6.",
    ]


def test_the_limit_of_own_races_may_be_raised(file: Path):
    file.write_text(json.dumps(pack([own_race(), own_race(id="imps", name="Imps")])))
    assert len(check_pack_file(file)) == 1
    assert check_pack_file(file, own_limit=2) == []


@pytest.mark.parametrize("name", ["missing.json", ".", "nul\0.json"])
def test_a_file_that_is_not_there_is_told(tmp_path: Path, name: str):
    (fault,) = check_pack_file(tmp_path / name)
    assert "cannot be read" in fault or "no file name" in fault


def test_a_fault_in_the_json_is_told_with_line_and_column(file: Path):
    assert told(file, '{\n  "format": 1,\n  "id" "x"\n}').startswith("line 3, column 8: ")
    assert told(file, "").startswith("line 1, column 1: ")


def test_text_that_is_not_utf8_is_told_with_its_line(file: Path):
    file.write_bytes(b'{\n"name": "\xff"}')
    assert check_pack_file(file) == ["line 2: the text is not UTF-8."]


def test_a_large_file_is_not_read(file: Path):
    assert told(file, " " * (LARGEST_FILE + 1)) == "The file is larger than 65536 bytes."
    text = json.dumps(pack([own_race()]))
    file.write_text(text + " " * (LARGEST_FILE - len(text)))
    assert check_pack_file(file) == []


def test_a_field_given_twice_is_refused(file: Path):
    assert told(file, '{"format": 1, "format": 2}') == (
        "The field 'format' is given twice in one object."
    )


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_is_limited(file: Path, opening: str):
    assert told(file, "\n" + opening * 5000) == f"line 2: nested deeper than {DEEPEST} levels."


def test_brackets_in_texts_do_not_nest(file: Path):
    text = '[{" \\" [[' * 9
    file.write_text(json.dumps(pack([own_race(text={"en": text.strip()})])))
    assert check_pack_file(file) == []


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_are_refused(file: Path, number: str):
    assert told(file, f'{{"format": {number}}}') == f"{number} is no number of JSON."


def test_a_number_of_thousands_of_digits_is_refused(file: Path):
    assert told(file, f'{{"format": {"1" * 5000}}}') == "A number in the file is too long."


@pytest.mark.parametrize("text", ["[]", "7", '"pack"', "null", "true"])
def test_a_pack_is_an_object(file: Path, text: str):
    assert told(file, text).endswith("a pack is an object.")


@settings(deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_are_a_pack_or_faults(tmp_path_factory: Any, data: bytes):
    file = tmp_path_factory.getbasetemp() / "any.json"
    file.write_bytes(data)
    assert all(fault.encode() for fault in check_pack_file(file))
    file.write_bytes(b'{"format": 1, "races": [' + data + b"]}")
    assert all(fault.encode() for fault in check_pack_file(file))
