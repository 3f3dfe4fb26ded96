"""Files of weights: what is written is read, and nothing else."""

import json

import numpy as np
import pytest

from elbowroom.conquest.bots.learned.weights import (
    ARRAYS,
    HEATS,
    INPUTS,
    OUTPUTS,
    SHIPPED,
    Weights,
    WeightsError,
    load,
    save,
    shipped,
)
from elbowroom.conquest.training.settings import Settings

MEGABYTE = 1024 * 1024


def some_weights(wide=4, deep=3):
    rng = np.random.default_rng(1)
    shapes = {
        "mean": (INPUTS,),
        "scale": (INPUTS,),
        "first": (INPUTS, wide),
        "first_bias": (wide,),
        "second": (wide, deep),
        "second_bias": (deep,),
        "last": (deep + INPUTS, OUTPUTS),
        "bias": (OUTPUTS,),
        "heat": (HEATS,),
    }
    return Weights(
        {name: rng.normal(size=shapes[name]).astype(np.float32) for name in ARRAYS}, {"seed": "x"}
    )


def rewritten(path, **changes):
    """A file of weights with some of its arrays replaced."""
    with np.load(path) as stored:
        arrays = {name: stored[name] for name in stored.files}
    for name, value in changes.items():
        if value is None:
            del arrays[name]
        else:
            arrays[name] = value
    np.savez(path, **arrays)


@pytest.fixture
def path(tmp_path):
    place = tmp_path / "some.npz"
    save(some_weights(), place)
    return place


def test_the_shipped_weights_load_and_are_small():
    weights = load()
    assert weights.about["fingerprint"] == weights.fingerprint
    assert SHIPPED.stat().st_size < 5 * MEGABYTE


def test_the_shipped_report_is_that_of_the_shipped_weights():
    """Its run is the one the default settings repeat."""
    report = json.loads(SHIPPED.with_name("playing.report.json").read_text("utf-8"))
    assert report["fingerprint"] == shipped(playing=True).fingerprint
    assert report["settings"] == Settings().identity()


def test_those_who_study_hear_weights_with_a_report_of_their_own():
    report = json.loads(SHIPPED.with_name("report.json").read_text("utf-8"))
    assert report["fingerprint"] == shipped().fingerprint == load().fingerprint


def test_what_was_saved_is_loaded(path):
    loaded = load(path)
    assert loaded.fingerprint == some_weights().fingerprint
    assert loaded.about["seed"] == "x"


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(
        WeightsError, match=r"nowhere\.npz: there are no weights.*conquest\.training"
    ):
        load(tmp_path / "nowhere.npz")


@pytest.mark.parametrize("kept", [0, 10, 700])
def test_a_file_cut_short_is_named(path, kept):
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(WeightsError, match=r"some\.npz: the weights are damaged"):
        load(path)


def test_text_is_no_file_of_weights(path):
    path.write_text("weights", "utf-8")
    with pytest.raises(WeightsError, match=r"some\.npz: the weights are damaged"):
        load(path)


def test_every_flipped_byte_is_noticed(path):
    whole = path.read_bytes()
    for place in range(40, len(whole), len(whole) // 40):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
        assert noticed(path), place


def noticed(path):
    """Whether damage is refused, or has touched none of the numbers."""
    try:
        return load(path).fingerprint == some_weights().fingerprint
    except WeightsError as refused:
        return "some.npz" in str(refused)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"bias": None}, "bias is missing"),
        ({"bias": np.zeros(5, dtype=np.float32)}, r"bias has the shape \(5,\), not \(2,\)"),
        ({"bias": np.full(OUTPUTS, np.nan, dtype=np.float32)}, "no numbers"),
        ({"bias": np.zeros(OUTPUTS, dtype=np.float32)}, "not those that were written"),
        ({"about": np.frombuffer(b'{"format": 99}', dtype=np.uint8)}, "format is not 1"),
        ({"about": np.frombuffer(b"[]", dtype=np.uint8)}, "format is not 1"),
        ({"about": np.frombuffer(b"{", dtype=np.uint8)}, "cannot be read"),
    ],
)
def test_wrong_arrays_are_refused_by_name(path, changes, told):
    rewritten(path, **changes)
    with pytest.raises(WeightsError, match=rf"some\.npz: the weights are damaged: .*{told}"):
        load(path)


def test_weights_for_other_inputs_are_refused(path):
    about = {"format": 1, "inputs": "other", "fingerprint": some_weights().fingerprint}
    rewritten(path, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8))
    with pytest.raises(WeightsError, match=r"some\.npz: the weights were made for other inputs"):
        load(path)


def test_nothing_in_a_file_is_executed(path):
    rewritten(path, bias=np.array([{"a": 1}], dtype=object))
    with pytest.raises(WeightsError, match=r"some\.npz: the weights are damaged"):
        load(path)
