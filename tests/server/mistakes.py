"""Matches of somebody against a bot, with a mistake in them, for tests of what can be tried again."""

import msgspec

import sabbat
from sabbat.analysis.review import Effort, assemble
from sabbat.analysis.telling import Stroke, told
from sabbat.core.contract import Game
from sabbat.core.record import Record, steps
from sabbat.server.live.exercises import appraised
from sabbat.server.storage.reviews import KeptReviews
from tests.server.live import Guest, Live


def finished(guest: Guest, **wishes: bool) -> str:
    """A match of somebody against a bot, played to its end; `spectators`, `public` as wished."""
    setup = {"game": "witty-witches", "players": 2, **wishes}
    wish = {"setup": setup, "sit": [0], "bots": "novice", "start": True}
    code: str = guest.http.post("/api/tables", json=wish).json()["code"]
    guest.ask("watch", table=code)
    seq = 0
    while (sight := guest.sight(code, seq))["turn"] is not None:
        if sight["turn"] == 0:
            guest.ask("act", table=code, seat=0, action=sight["actions"][0], seq=sight["seq"])
        seq = sight["seq"] + 1
    return code


def mistaken(house: Live, guest: Guest, code: str) -> tuple[int, str]:
    """Keep a review that calls one decision of seat 0 a mistake, and no other; its number, and what was played."""
    record = Record.parse(guest.http.get(f"/api/tables/{code}/record").text)
    game = sabbat.game(record.game)
    at, played, other = _choice(game, record)
    review = told(assemble(game, record, Effort(8, 1), []))
    odds = (340_000, 520_000)
    review.strokes = [Stroke(at, 0, played, None, [-180_000, 180_000, 0], other, True, 0.18, 0.02, odds)]
    review.missing = 0
    house.do(lambda store: KeptReviews(store).keep(code, "quick", msgspec.json.encode(review)))
    return at, played


def answered(house: Live, guest: Guest, code: str, at: int) -> None:
    """Keep the answer to a mistake, so that nobody has to wait for it."""
    here = guest.http.get(f"/api/tables/{code}/moments", params={"eyes": "0"}).json()
    found = appraised(here["game"], here["moments"][at]["view"], 60)
    house.do(lambda store: KeptReviews(store).keep(code, f"move-{at}", msgspec.json.encode(found)))


def _choice(game: Game, record: Record) -> tuple[int, str, str]:
    """The first decision of seat 0 with another choice: its number, what was played, and the other."""
    for at, step in enumerate(steps(game, record)):
        if step.move is not None and step.move.seat == step.state.turn == 0 and step.state.count() > 1:
            other = next(action for action in step.state.actions() if action != step.move.action)
            return at, step.move.action, other
    raise AssertionError("nothing was to be decided")
