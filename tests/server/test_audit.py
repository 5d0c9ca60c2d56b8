"""The dependency audit is honest: it fails on what is vulnerable, and says so when it has not looked."""

import runpy
from pathlib import Path
from typing import Any

verdict = runpy.run_path(str(Path(__file__).parents[2] / "buildtools" / "audit.py"))["verdict"]
GOOD: dict[str, Any] = {"name": "msgspec", "version": "1", "vulns": []}
BAD: dict[str, Any] = {"name": "old", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}
UNSEEN: dict[str, Any] = {"name": "new", "skip_reason": "not found"}


def test_what_is_vulnerable_fails() -> None:
    code, lines = verdict([GOOD, BAD, UNSEEN], must=False)
    assert code == 1 and "old 1: CVE-1, mended in 2" in lines[0]


def test_what_was_not_looked_at_is_said_and_fails_where_it_must_not_be() -> None:
    for dependencies in ([], [GOOD, UNSEEN]):
        code, lines = verdict(dependencies, must=False)
        assert code == 0 and lines[0].startswith("NOT AUDITED") and verdict(dependencies, must=True)[0] == 1


def test_all_is_well() -> None:
    assert verdict([GOOD], must=True) == (0, ["1 dependencies, none known to be vulnerable."])
