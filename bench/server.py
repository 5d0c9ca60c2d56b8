"""N tables of two at full speed: `sabbat serve`, every move fsynced, against boardgame.io in memory and on files.

Run as `python bench/server.py` with the compiled package installed; needs Node. One load generator serves both; all
tables begin together, and the peer's matches are as long as ours. A machine is not equally fast at all times: so the
servers take turns in short rounds, ratios are taken within a round, and medians are told, with the lowest and the
highest. Writes bench/server.md.
"""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

FOLDER = Path(__file__).parent / "server"
SIZES = [int(word) for word in os.environ.get("SABBAT_TABLES", "10,100,500").split(",")]
SECONDS = float(os.environ.get("SABBAT_SECONDS", "5"))
ROUNDS = int(os.environ.get("SABBAT_ROUNDS", "5"))
TICKS = os.sysconf("SC_CLK_TCK")
KINDS = ["sabbat", "boardgame.io, in memory", "boardgame.io, file store"]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid] + [one for child in children for one in family(int(child))]


def cpu(pid: int) -> float:
    """Seconds of processor that a process and its family have used."""
    return sum(_cpu(one) for one in family(pid))


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that a process and its family hold."""
    return sum(_memory(one) for one in family(pid))


def _memory(pid: int) -> int:
    line = next(one for one in Path(f"/proc/{pid}/status").read_text().splitlines() if one.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


@contextlib.contextmanager
def serving(kind: str) -> Iterator[tuple[str, int]]:
    """A server; its address and process id."""
    port, folder = free_port(), tempfile.mkdtemp(dir=os.environ.get("SABBAT_DISK"))
    if kind == "sabbat":
        program = [str(Path(sys.executable).parent / "sabbat"), "serve", "--port", str(port), "--workers", "1"]
        unlimited = ("request-rate", "message-rate", "table-quota", "address-connections")
        limits = [word for name in unlimited for word in (f"--{name}", "0")]
        command = [*program, "--database", f"{folder}/house.db", *limits]
    else:
        command = ["node", str(FOLDER / "peer.mjs"), str(port), *([folder] if "file" in kind else [])]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.5)
            return
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def load(kind: str, base: str, tables: int, seconds: float) -> subprocess.Popen[str]:
    """The load generator, once all tables are open."""
    words = ["node", str(FOLDER / "load.mjs"), kind.split(",")[0], base, str(tables), str(seconds)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    assert process.stdout is not None
    if not process.stdout.readline():
        raise SystemExit("the load generator failed")
    return process


def measure(kind: str, tables: int) -> dict[str, Any]:
    """Moves a second and how long each waited, with the processor time of the server for each."""
    with serving(kind) as (base, pid):
        process = load(kind, base, tables, SECONDS)
        before = cpu(pid)
        out, _ = process.communicate(timeout=SECONDS + 60)
        found: dict[str, Any] = json.loads(out.splitlines()[-1])
        found["cpu"] = (cpu(pid) - before) / max(1, found["moves"]) * 1e6
    return found


def memory_per_table(kind: str, tables: int = 400) -> float:
    """Kilobytes for each idle table of two players who are there."""
    with serving(kind) as (base, pid):
        load(kind, base, 10, 0).communicate("x\n", timeout=60)
        time.sleep(1)
        before = memory(pid)
        process = load(kind, base, tables, 0)
        after = memory(pid)
        process.communicate("x\n", timeout=120)
    return (after - before) / tables / 1000


Round = dict[str, dict[str, Any]]
"""What was measured of each kind of server, one shortly after the other."""


def measure_round(tables: int) -> Round:
    return {kind: measure(kind, tables) for kind in KINDS}


def spread(values: list[float], digits: int) -> str:
    """The median, the lowest and the highest."""
    middle, low, high = (f"{value:,.{digits}f}" for value in (median(values), min(values), max(values)))
    return f"{middle} ({low} – {high})"


def figures(rounds: list[Round], tables: int) -> list[str]:
    """A row for each kind of server."""
    digits = {"rate": 0, "p50": 1, "p99": 1, "cpu": 0}
    return [
        f"| {kind} | {tables} | "
        + " | ".join(spread([one[kind][name] for one in rounds], n) for name, n in digits.items())
        + " |"
        for kind in KINDS
    ]


def ratios(rounds: list[Round], tables: int) -> list[str]:
    """A row for each peer: our moves by its moves, our slowest answers by its slowest ones."""
    ours, *peers = KINDS
    rows = []
    for peer in peers:
        rates = [one[ours]["rate"] / one[peer]["rate"] for one in rounds]
        slowest = [one[ours]["p99"] / one[peer]["p99"] for one in rounds]
        rows.append(f"| {peer} | {tables} | {spread(rates, 1)} | {spread(slowest, 2)} |")
    return rows


def main() -> None:
    subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True)
    rows = ["| server | tables | moves/s | p50 ms | p99 ms | CPU µs/move |", "| --- | --- | --- | --- | --- | --- |"]
    compared = ["| sabbat against | tables | moves × | p99 × |", "| --- | --- | --- | --- |"]
    for tables in SIZES:
        rounds = [measure_round(tables) for _ in range(ROUNDS)]
        rows += figures(rounds, tables)
        compared += ratios(rounds, tables)
        print(*rows[-len(KINDS) :], *compared[1 - len(KINDS) :], sep="\n", flush=True)
    idle = [{kind: memory_per_table(kind) for kind in KINDS[:2]} for _ in range(ROUNDS)]
    rows += ["", *compared, "", "| server | KB for an idle table |", "| --- | --- |"]
    rows += [f"| {kind} | {spread([one[kind] for one in idle], 0)} |" for kind in KINDS[:2]]
    print(*rows[-2:], sep="\n")
    (Path(__file__).parent / "server.md").write_text(f"# The server\n\n{__doc__}\n" + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
