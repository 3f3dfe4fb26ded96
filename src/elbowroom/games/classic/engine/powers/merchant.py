"""Merchant: every region pays one coin more."""

from __future__ import annotations

from elbowroom.conquest.engine.traits import Power
from elbowroom.conquest.engine.vocabulary import CoinsForRegions

MERCHANT = Power(
    id="merchant",
    name="Merchant",
    tokens=2,
    effects=(CoinsForRegions(1),),
    rule="C-POWER-MERCHANT",
)
