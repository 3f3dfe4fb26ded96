"""Turns without a move, for tests that wait for the next one."""

from __future__ import annotations

IDLE_TURN = ("expand", "done", "done", "done")
"""A race with one token in each region makes no conquest and redeploys nothing."""
