"""Connections: frames at once, in order, and an end to patience."""

import pytest
from websockets.frames import Frame, Opcode

from elbowroom.server.socket.connections import GOING, MOST_WAITING, TOO_SLOW, Connection
from elbowroom.server.socket.frames import framed
from tests.server.listening import Ear


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_what_the_library_would_write(size):
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_frames_go_out_at_once_and_in_order():
    ear = Ear()
    connection = Connection((0,), ear)
    assert connection.send(b"1")
    ear.listens = False
    assert connection.send(b"2")
    assert connection.send(b"3")
    assert ear.frames == [b"1"]
    ear.listen_again()
    assert connection.send(b"4")
    assert ear.frames == [b"1", b"2", b"3", b"4"]


def test_what_waits_goes_before_the_end():
    ear = Ear()
    connection = Connection((0,), ear)
    ear.listens = False
    connection.send(b"1")
    connection.end()
    assert ear.code is None
    ear.listen_again()
    assert ear.frames == [b"1"]
    assert ear.code == GOING
    assert connection.send(b"2")
    assert ear.frames == [b"1"]


def test_who_does_not_read_is_dropped_and_gets_nothing_more():
    ear = Ear()
    connection = Connection((), ear)
    ear.listens = False
    assert all(connection.send(b"x") for _ in range(MOST_WAITING))
    assert not connection.send(b"x")
    assert connection.too_slow
    assert ear.code == TOO_SLOW
    ear.listen_again()
    assert ear.frames == []
    assert not connection.send(b"y")


def test_who_says_hello_again_gets_nothing_of_the_old_connection():
    ear = Ear()
    old = Connection((), ear)
    ear.listens = False
    old.send(b"old")
    old.leave()
    new = Connection((1,), ear)
    new.send(b"new")
    ear.listen_again()
    old.send(b"old")
    assert ear.frames == [b"new"]
    assert ear.code is None
