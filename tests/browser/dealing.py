"""Ids, secrets and seeds in the same order for whoever asks; read by each Python that is asked, so without pytest."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from elbowroom.table import new_table

Put = Callable[[Any, str, Any], None]
"""Puts something in the place of what a module offers under a name."""


def begin(number: int, put: Put = setattr) -> None:
    """Deal as at the first time this number was asked for."""
    numbers, rng = itertools.count(number * 100), random.Random(number)
    put(new_table, "new_secret", lambda: f"secret-{next(numbers):08}")
    put(new_table, "new_seed", lambda: rng.randbytes(32).hex())
    put(new_table, "secrets", SimpleNamespace(choice=rng.choice))
