"""Ask whether any pinned dependency is known to be vulnerable: `audit.py LOCK`, with pip-audit.

It needs the network. Where the advisories cannot be reached it says loudly that it has not looked; SABBAT_AUDIT=must
makes that a failure too.
"""

import json
import os
import subprocess
import sys
from typing import Any


def report(lock: str) -> list[dict[str, Any]]:
    """What pip-audit says of each dependency; nothing if it could not ask."""
    options = ["--disable-pip", "--progress-spinner", "off", "--format", "json"]
    command = [sys.executable, "-m", "pip_audit", "--requirement", lock, *options]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    try:
        found: list[dict[str, Any]] = json.loads(ended.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        return []
    return found


def verdict(dependencies: list[dict[str, Any]], must: bool) -> tuple[int, list[str]]:
    """The exit code and what to say: 1 for something vulnerable, or for what was not looked at if it must be."""
    known = [one for one in dependencies if "vulns" in one]
    lines = [
        f"VULNERABLE: {one['name']} {one['version']}: {vuln['id']}, mended in {', '.join(vuln['fix_versions']) or '?'}"
        for one in known
        for vuln in one["vulns"]
    ]
    missed = len(dependencies) - len(known)
    if lines:
        return 1, lines
    if missed or not dependencies:
        how_many = f"{missed} of {len(dependencies)} dependencies" if dependencies else "the dependencies"
        said = f"NOT AUDITED: no advisories could be had for {how_many}; run this again where the registry answers."
        return int(must), [said]
    return 0, [f"{len(known)} dependencies, none known to be vulnerable."]


if __name__ == "__main__":
    code, lines = verdict(report(sys.argv[1]), os.environ.get("SABBAT_AUDIT") == "must")
    print("\n".join(lines), file=sys.stderr if code else sys.stdout)
    sys.exit(code)
