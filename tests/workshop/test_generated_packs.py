"""Packs made by chance in all three games: sound ones are played to the end, broken ones are told why."""

from __future__ import annotations

import json
from random import Random

import pytest

from elbowroom.catalogue import game as find_game
from elbowroom.text.effects import read_back_pack
from elbowroom.text.locales import LANGUAGES
from elbowroom.workshop import check
from elbowroom.workshop.packs import games_with_packs
from tests.thorough import times
from tests.workshop.generated import broken, is_answered, play, sound_pack

GAMES = games_with_packs()
PLAYED = times(8, 40)
BROKEN = times(60, 600)


@pytest.mark.parametrize("name", GAMES)
def test_sound_packs_are_played_to_the_end_and_replay(name: str) -> None:
    for seed in range(PLAYED):
        rng = Random(f"{name}:{seed}")
        pack = sound_pack(name, rng)
        assert check(pack) == [], json.dumps(pack)
        state = play(name, pack, rng.choice([2, 3, 4]), seed)
        found = find_game(name)
        record = json.loads(json.dumps(found.record(state)))
        assert found.replay(record).digest() == state.digest()


@pytest.mark.parametrize("name", GAMES)
def test_every_sound_pack_is_read_back_in_every_language(name: str) -> None:
    for seed in range(PLAYED):
        pack = sound_pack(name, Random(f"read:{name}:{seed}"))
        for language in LANGUAGES:
            for _, thing, told in read_back_pack(pack, language, name):
                assert len(told) >= len(thing.get("effects", [])), thing
                assert all(line.endswith(".") and "{" not in line for line in told), told


@pytest.mark.parametrize("name", GAMES)
def test_broken_packs_are_answered_with_clear_faults(name: str) -> None:
    for seed in range(BROKEN):
        rng = Random(f"broken:{name}:{seed}")
        document = broken(sound_pack(name, Random(f"{name}:{seed % PLAYED}")), rng)
        assert is_answered(name, document), json.dumps(document)
