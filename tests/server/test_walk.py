"""The walk of a move in docs/architecture.md names the modules that a move runs through, neither more nor fewer."""

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.live import Guest, Live, live, match_of

MOST = 12
PACKAGE = "sabbat.server."
MAP = Path(__file__).parents[2] / "docs" / "architecture.md"


def written_walk() -> list[str]:
    """The modules of the numbered list under “How a move travels”."""
    section = MAP.read_text().partition("## How a move travels")[2].partition("\n## ")[0]
    return [PACKAGE + path.replace("/", ".") for path in re.findall(r"^\d+\. `([a-z_/]+)\.py`", section, re.MULTILINE)]


class Trace:
    """The modules of the server whose functions were called; what runs by itself every few moments is left out."""

    def __init__(self) -> None:
        self.modules: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith(PACKAGE) and not self._by_itself(frame):
            self.modules.add(module)

    def _by_itself(self, frame: FrameType | None) -> bool:
        while frame is not None:
            if frame.f_globals.get("__name__") == "sabbat.server.live.background" and frame.f_code.co_name == "every":
                return True
            frame = frame.f_back
        return False


@contextmanager
def traced(house: Live) -> Iterator[set[str]]:
    """What is called in the thread of the server while the block lasts."""
    trace = Trace()

    async def profile(function: Any) -> None:
        sys.setprofile(function)

    asyncio.run_coroutine_threadsafe(profile(trace), house._loop).result(5)
    try:
        yield trace.modules
    finally:
        asyncio.run_coroutine_threadsafe(profile(None), house._loop).result(5)


def play(code: str, players: list[Guest], seq: int, moves: int) -> int:
    """Let whoever is to act play the first action, once all have seen event `seq`; the last event then."""
    for _ in range(moves):
        sights = [guest.sight(code, seq) for guest in players]
        mover = players[sights[0]["turn"]]
        seq = mover.ask("act", table=code, seat=sights[0]["turn"], seq=sights[0]["seq"], action=_first(sights))["seq"]
    for guest in players:
        guest.news(code, seq)
    return seq


def _first(sights: list[dict[str, Any]]) -> str:
    action: str = next(sight["actions"][0] for sight in sights if sight["actions"])
    return action


def test_a_move_travels_through_the_modules_that_the_map_names(tmp_path: Path) -> None:
    walk = written_walk()
    with ExitStack() as stack:
        house = stack.enter_context(live(tmp_path / "house.db", writer_process=True, message_rate=1000))
        players = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
        for guest in players:
            stack.callback(guest.close)
        code = match_of(*players)
        seq = play(code, players, players[0].ask("previews", table=code, seat=0)["seq"], 2)
        with traced(house) as modules:
            play(code, players, seq, 6)
    assert sorted(modules) == sorted(walk)
    assert 0 < len(walk) <= MOST
