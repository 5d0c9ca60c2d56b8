"""What the reviews of somebody's matches say of their decisions; nobody else is told."""

import msgspec
import sqlalchemy as sa
from litestar import get
from sqlalchemy import Connection

from sabbat.analysis.figures import DecisionSum, GameFigures, MatchFigures, by_game, figures_of
from sabbat.analysis.telling import ToldReview
from sabbat.server.net.api import REFUSED, Ask, hub_of, visit_of
from sabbat.server.storage.listings import Seated
from sabbat.server.storage.schema import reviews

MOST = 200
"""The most of somebody's latest matches that are looked at."""


class MatchPoint(msgspec.Struct):
    """One match: when it ended, and what its decisions came to."""

    code: str
    game: str
    at: int
    whole: DecisionSum
    luck: int


class MyDecisions(msgspec.Struct):
    """Somebody's decisions in all matches that were reviewed: by game and phase, and match by match (oldest first)."""

    games: list[GameFigures]
    matches: list[MatchPoint]
    unreviewed: int
    """The number of finished matches without a review."""


@get("/api/me/decisions", responses=REFUSED)
async def my_decisions(request: Ask) -> MyDecisions:
    """My decisions, as far as my matches were reviewed."""
    hub, person = hub_of(request), visit_of(request).person
    finished = [seat for seat in await hub.store.seated(person) if seat.rank is not None and seat.score is not None]
    latest = {seat.code: seat for seat in reversed(finished[:MOST])}
    found = await hub.store.read(lambda connection: _reviewed(connection, latest))
    points = [MatchPoint(seat.code, seat.game, seat.changed, one.whole, one.luck) for seat, one in found]
    return MyDecisions(by_game((seat.game, one) for seat, one in found), points, len(latest) - len(found))


def _reviewed(connection: Connection, seats: dict[str, Seated]) -> list[tuple[Seated, MatchFigures]]:
    """The figures of matches that were reviewed, from the deepest review of each; in the order of the seats."""
    query = sa.select(reviews.c.code, reviews.c.data).where(reviews.c.code.in_(list(seats)))
    # "quick" comes after "deep", so that the deep one is read last in descending order.
    rows = connection.execute(query.order_by(reviews.c.effort.desc()))
    data: dict[str, bytes] = dict(map(tuple, rows))
    decoder = msgspec.json.Decoder(ToldReview)
    return [(seat, figures_of(decoder.decode(data[code]), seat.seat)) for code, seat in seats.items() if code in data]


HANDLERS = [my_decisions]
