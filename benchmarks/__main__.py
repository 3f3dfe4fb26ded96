"""Runs compare.py, so that `python -m benchmarks` does the whole comparison."""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).with_name("compare.py")), run_name="__main__")
