"""The deal of the day, over the wire: one attempt, the same chance for everybody, closed to others until it is over."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from sabbat.analysis.review import Effort
from sabbat.core import fair
from sabbat.core.record import Record, verify
from sabbat.games import find
from sabbat.server.live import reviews
from sabbat.server.live.hub import wall_clock
from sabbat.server.table import deals
from tests.server.live import Guest, Live, Refusal, live

PATIENCE = 400
"""So many own decisions are enough for any match."""
WAIT = 120
"""Seconds until a review is there."""


class Calendar:
    """The time of day, which a test can move on."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


def day_of_witches() -> int:
    """How far ahead the next noon is on whose day the shortest game is dealt."""
    noon = deals.end_of(deals.day_of(wall_clock())) + deals.DAY // 2
    while deals.setup_of(deals.day_of(noon)).game != "witty-witches":
        noon += deals.DAY
    return noon - wall_clock()


@pytest.fixture
def calendar() -> Calendar:
    calendar = Calendar()
    calendar.ahead = day_of_witches()
    return calendar


@pytest.fixture
def house(tmp_path: Any, calendar: Calendar) -> Iterator[Live]:
    with live(tmp_path / "house.db", now=calendar) as server:
        yield server


@pytest.fixture
def people(house: Live) -> Iterator[list[Guest]]:
    guests = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
    yield guests
    for guest in guests:
        guest.close()


def play(guest: Guest) -> str:
    """Somebody plays today's deal to its end, always taking the first of the open actions."""
    code: str = guest.http.post("/api/deal").raise_for_status().json()["code"]
    guest.ask("watch", table=code)
    for _ in range(PATIENCE):
        sight = my_turn(guest, code)
        if guest.http.get(f"/api/tables/{code}").json()["face"]["status"] == "over":
            return code
        guest.ask("act", table=code, seat=0, action=sight["actions"][0], seq=sight["seq"])
    raise AssertionError("the match does not end")


def record_of(guest: Guest, code: str) -> Record:
    return Record.parse(guest.http.get(f"/api/tables/{code}/record").raise_for_status().text)


def refusal(guest: Guest, address: str) -> str:
    answer = guest.http.get(address)
    assert answer.status_code == 400, answer.text
    code: str = answer.json()["code"]
    return code


def test_the_deal_of_a_day_from_its_beginning_to_the_day_after(people: list[Guest], calendar: Calendar) -> None:
    anne, bea = people
    dealt = anne.http.get("/api/deal").json()
    assert (dealt["game"], dealt["today"], dealt["played"], dealt["mine"]) == ("witty-witches", True, 0, None)
    assert dealt["secret"] is None

    code = play(anne)
    # One attempt: whoever asks again is shown the same match.
    assert anne.http.post("/api/deal").json()["code"] == code
    mine = anne.http.get("/api/deal").json()
    assert (mine["played"], mine["my_place"], mine["mine"]) == (1, 1, code)
    (result,) = mine["results"]
    assert (result["name"], result["mine"], result["code"]) == ("Anne", True, code)

    # The secret is not told yet, not even to her; chance is proved by the house.
    early = record_of(anne, code)
    assert (early.chance, early.secret, early.commitment) == (fair.KEYED, None, dealt["commitment"])
    assert anne.http.get(f"/api/tables/{code}/moments").json()["secret"] == ""
    assert anne.http.get(f"/api/tables/{code}/verify").json()["count"] > 0
    assert all('"secret":""' in text for text in anne.heard if '"kind":"ended"' in text)

    # Who has not played it learns nothing from those who have.
    (seen,) = bea.http.get("/api/deal").json()["results"]
    assert (seen["place"], seen["name"], seen["mine"], seen["code"]) == (1, "Anne", False, None)
    for part in ("record", "moments", "review", "verify"):
        assert refusal(bea, f"/api/tables/{code}/{part}") == "no-spectators"
    with pytest.raises(Refusal, match="no-spectators"):
        bea.ask("watch", table=code)

    # The same play meets the same chance and the same bots.
    other = play(bea)
    assert other != code
    assert [str(move) for move in record_of(bea, other).moves] == [str(move) for move in early.moves]
    assert [one["place"] for one in bea.http.get("/api/deal").json()["results"]] == [1, 1]

    # The day after everything is told, and everybody may look.
    calendar.ahead += deals.DAY + deals.GRACE
    over = bea.http.get(f"/api/deals/{dealt['day']}").json()
    assert (over["today"], over["played"]) == (False, 2)
    assert {one["code"] for one in over["results"]} == {code, other}
    assert fair.commitment(bytes.fromhex(over["secret"])) == dealt["commitment"]
    told = record_of(bea, code)
    assert told.secret == over["secret"]
    assert told.digest == told.sealed().digest
    assert verify(find(told.game), told) == sum(move.seat is None for move in told.moves)
    fresh = bea.http.get("/api/deal").json()
    assert (fresh["day"], fresh["commitment"]) == (dealt["next"]["day"], dealt["next"]["commitment"])
    assert (fresh["played"], fresh["mine"]) == (0, None)


def my_turn(guest: Guest, code: str) -> dict[str, Any]:
    """How the match stands when it is somebody's turn, or over."""
    while guest.sight(code)["turn"] not in (0, None):
        guest.hear()
    return guest.sight(code)


def test_the_review_of_a_deal_is_for_its_player_and_on_the_day_after_for_everybody(
    people: list[Guest], calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(reviews.EFFORTS, "quick", Effort(simulations=8, rollouts=1))
    anne, bea = people
    code = play(anne)
    review = reviewed(anne, code)
    assert review["missing"] == 0 and len(review["seats"]) == review["players"]
    assert all(len(seat["sentences"]) == 3 for seat in review["seats"])
    for sums in review["sums"]:
        assert sum(sums[term] for term in ("start", "luck", "own", "others", "unknown")) == sums["result"]
    assert any(stroke["luck"] for stroke in review["strokes"]), "keyed chance is luck, too"
    assert refusal(bea, f"/api/tables/{code}/review") == "no-spectators"
    calendar.ahead += deals.DAY + deals.GRACE
    assert reviewed(bea, code) == review


def reviewed(guest: Guest, code: str) -> dict[str, Any]:
    """The review of a match, asked for until it is there."""
    until = time.monotonic() + WAIT
    while (here := guest.http.get(f"/api/tables/{code}/review").raise_for_status().json())["review"] is None:
        assert time.monotonic() < until
        time.sleep(0.05)
    review: dict[str, Any] = here["review"]
    return review


def test_what_was_revealed_cannot_be_taken_back_and_there_are_no_hints(people: list[Guest]) -> None:
    anne = people[0]
    code: str = anne.http.post("/api/deal").json()["code"]
    anne.ask("watch", table=code)
    my_turn(anne, code)
    with pytest.raises(Refusal, match="no-hints"):
        anne.ask("hint", table=code, seat=0)
    while (sight := my_turn(anne, code))["turn"] == 0:
        played = anne.ask("act", table=code, seat=0, action=sight["actions"][0], seq=sight["seq"])
        if anne.sight(code, played["seq"])["turn"] != 0:
            break
    with pytest.raises(Refusal, match="deal-no-take-back"):
        anne.ask("take-back", table=code, seat=0, seq=my_turn(anne, code)["seq"])


def test_whoever_is_forgotten_is_in_no_ranking(people: list[Guest]) -> None:
    anne, bea = people
    code: str = anne.http.post("/api/deal").json()["code"]
    anne.ask("watch", table=code)
    anne.ask("resign", table=code, seat=0)
    (given_up,) = bea.http.get("/api/deal").json()["results"]
    assert (given_up["rank"], given_up["score"]) == (deals.PLAYERS, None)
    assert [one["code"] for one in anne.http.get("/api/me/data").json()["deals"]] == [code]
    anne.http.delete("/api/me").raise_for_status()
    assert bea.http.get("/api/deal").json()["results"] == []


def test_days_to_come_are_not_told(people: list[Guest], calendar: Calendar) -> None:
    tomorrow = deals.after(deals.day_of(calendar()))
    assert refusal(people[0], f"/api/deals/{tomorrow}") == "deal-not-yet"
    assert refusal(people[0], "/api/deals/2026-2-1") == "bad-day"
    assert refusal(people[0], "/api/deals/today") == "bad-day"
