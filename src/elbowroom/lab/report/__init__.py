"""The report of a tournament: one HTML file that needs nothing else."""

from __future__ import annotations

from elbowroom.lab.report.page import report

__all__ = ["report"]
