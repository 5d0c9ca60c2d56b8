"""The review of a finished match, over the wire: computed once, stored, and shown to those who may see the match."""

import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from sabbat.analysis.review import Effort
from sabbat.core.record import Record
from sabbat.server.live import reviews
from sabbat.server.live.reviews import Reviews
from sabbat.server.storage.listings import ListedSeat, Listing
from sabbat.server.storage.reviews import KeptReviews
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev
from tests.server.live import Guest, Live, live, match_of
from tests.server.mistakes import finished

SETUP = {"game": "witty-witches", "players": 2}
PATIENCE = 120


@pytest.fixture(autouse=True)
def slight_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are not compiled think slowly."""
    monkeypatch.setitem(reviews.EFFORTS, "quick", Effort(simulations=8, rollouts=1))
    monkeypatch.setitem(reviews.EFFORTS, "deep", Effort(simulations=30, rollouts=2))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def client(house: Live) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{house.address}", timeout=30) as client:
        yield client


@pytest.fixture(scope="module")
def code(house: Live) -> str:
    """A match that two bots have played before somebody's eyes."""
    with httpx.Client(base_url=f"http://{house.address}") as client:
        return played(client, house, **SETUP)


def played(client: httpx.Client, house: Live, **setup: Any) -> str:
    code: str = client.post("/api/tables", json={"setup": setup, "bots": "novice", "start": True}).json()["code"]
    watcher = Guest(house.address, "Zoe").come()
    watcher.ask("watch", table=code)
    until = time.monotonic() + PATIENCE
    while client.get(f"/api/tables/{code}").json()["face"]["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    watcher.close()
    return code


def quiet_processes(house: Live) -> list[int]:
    """The processes that work on reviews."""
    reviews: Reviews = house.server.house.inner.state.reviews
    return [process.pid for process in reviews.process.processes if process.pid is not None]


def reviewed(client: httpx.Client, code: str, effort: str = "quick") -> dict[str, Any]:
    """Ask until it is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = client.get(f"/api/tables/{code}/review", params={"effort": effort}).raise_for_status().json()
        if answer["review"] is not None:
            found: dict[str, Any] = answer["review"]
            return found
        assert 0 <= answer["done"] <= answer["pieces"]
        time.sleep(0.1)
    raise AssertionError("no review came")


def test_a_review_is_worked_out_kept_and_adds_up(client: httpx.Client, code: str, house: Live) -> None:
    found = reviewed(client, code)
    assert found["missing"] == 0
    for sums in found["sums"]:
        assert sum(sums[term] for term in ("start", "luck", "own", "others", "unknown")) == sums["result"]
    total = client.get(f"/api/tables/{code}/moments").json()["total"]
    assert len(found["curve"]) == total
    assert [len(seat["sentences"]) for seat in found["seats"]] == [3, 3]
    assert client.get(f"/api/tables/{code}/review").json()["review"] == found
    assert house.do(lambda store: KeptReviews(store).read(code, "quick")) is not None


def test_the_better_move_can_be_looked_at(client: httpx.Client, code: str) -> None:
    first = client.get(f"/api/tables/{code}/moments").json()
    moves = first["moves"]
    at = next(n for n, (seat, action) in enumerate(moves) if seat is not None and action.startswith("play "))
    played = moves[at][1]
    moment = client.get(f"/api/tables/{code}/instead", params={"at": at, "action": played}).raise_for_status().json()
    seat = moves[at][0]
    seen = client.get(f"/api/tables/{code}/moments", params={"eyes": seat}).json()["moments"][at + 1]
    assert (moment["action"], moment["view"]) == (played, seen["view"])
    wrong = client.get(f"/api/tables/{code}/instead", params={"at": at, "action": "fly"})
    assert wrong.status_code == 400 and "fly" in wrong.json()["message"]
    late = client.get(f"/api/tables/{code}/instead", params={"at": len(moves), "action": played})
    assert late.status_code == 400


@pytest.fixture
def people(house: Live) -> Iterator[list[Guest]]:
    guests = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
    yield guests
    for guest in guests:
        guest.close()


def test_there_is_no_review_before_the_end_nor_of_a_match_given_up(people: list[Guest]) -> None:
    anne, bea = people
    code = match_of(anne, bea)
    assert anne.http.get(f"/api/tables/{code}/review").json()["code"] == "table-playing"
    anne.ask("resign", table=code, seat=0)
    assert anne.http.get(f"/api/tables/{code}/review").json()["code"] == "given-up-review"


def test_only_players_see_the_review_of_a_table_without_spectators(people: list[Guest], client: httpx.Client) -> None:
    anne, _ = people
    setup = {**SETUP, "spectators": False}
    code = anne.http.post("/api/tables", json={"setup": setup, "sit": [0], "bots": "novice", "start": True}).json()[
        "code"
    ]
    anne.ask("watch", table=code)
    anne.ask("resign", table=code, seat=0)
    assert client.get(f"/api/tables/{code}/review").json()["code"] == "no-spectators"
    assert (
        client.get(f"/api/tables/{code}/instead", params={"at": 0, "action": "pass"}).json()["code"] == "no-spectators"
    )
    assert anne.http.get(f"/api/tables/{code}/review").json()["code"] == "given-up-review"
    code = finished(anne, spectators=False)
    assert len(reviewed(anne.http, code)["seats"]) == 2
    assert client.get(f"/api/tables/{code}/review").json()["code"] == "no-spectators"


def test_a_process_that_dies_leaves_a_partial_review_that_says_so(client: httpx.Client, house: Live) -> None:
    code = played(client, house, **SETUP)
    worked_on(client, code, 2)
    working = quiet_processes(house)
    assert working
    for child in working:
        os.kill(child, signal.SIGKILL)
    found = reviewed(client, code, "deep")
    assert 0 < found["missing"] < len(found["curve"])
    assert all(
        sum(sums[term] for term in ("start", "luck", "own", "others", "unknown")) == sums["result"]
        for sums in found["sums"]
    )


def test_when_time_runs_out_the_review_is_partial_says_so_and_is_not_kept(
    client: httpx.Client, house: Live, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(reviews.BUDGET, "deep", -1.0)
    found = reviewed(client, code, "deep")
    assert found["missing"] == len(found["curve"]) - 1
    assert all(sums["start"] + sums["unknown"] == sums["result"] for sums in found["sums"])
    assert house.do(lambda store: KeptReviews(store).read(code, "deep")) is None


def test_a_quick_review_of_a_long_match_thinks_less_about_each_decision(code: str, client: httpx.Client) -> None:
    record = Record.parse(client.get(f"/api/tables/{code}/record").text)
    assert reviews.effort_for(record, "quick") == reviews.EFFORTS["quick"]
    reviews.EFFORTS["quick"] = Effort(simulations=100_000, rollouts=1)
    thought = reviews.effort_for(record, "quick").simulations
    assert reviews.FEWEST < thought < reviews.QUICK_MOST
    assert reviews.effort_for(record, "deep") == reviews.EFFORTS["deep"]


def test_somebodys_decisions_are_counted_from_reviews_and_told_to_nobody_else(
    people: list[Guest], house: Live, code: str, client: httpx.Client
) -> None:
    anne, bea = people
    assert anne.http.get("/api/me/decisions").json() == {"games": [], "matches": [], "unreviewed": 0}
    review = reviewed(client, code, "quick")
    house.do(lambda store: finished_by(store, anne.id, "mymatch"))
    assert anne.http.get("/api/me/decisions").json()["unreviewed"] == 1
    house.do(lambda store: KeptReviews(store).keep("mymatch", "quick", msgspec.json.encode(review)))
    mine = anne.http.get("/api/me/decisions").json()
    (game,) = mine["games"]
    decided = [one for one in review["strokes"] if one["decision"] and one["seat"] == 0]
    assert (game["game"], game["matches"], game["luck"]) == ("witty-witches", 1, review["sums"][0]["luck"])
    assert game["whole"]["decisions"] == len(decided) == sum(phase["decisions"] for phase in game["phases"])
    assert game["whole"]["lost"] == -review["sums"][0]["own"]
    assert [one["code"] for one in mine["matches"]] == ["mymatch"] and mine["unreviewed"] == 0
    assert bea.http.get("/api/me/decisions").json()["games"] == []


async def finished_by(store: Store, person: str, code: str) -> None:
    """A match that somebody has finished, as lists know it."""
    listed = Listing(code, "witty-witches", False, "over", person, 1, 2, False, [ListedSeat(person, None, 1, 0)])
    await store.append(code, 1, [ev.Closed(at=1, reason="empty")], listed)


def test_a_deep_review_can_be_given_up_and_asked_for_again(
    client: httpx.Client, house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = played(client, house, **SETUP)
    monkeypatch.setitem(reviews.EFFORTS, "deep", Effort(simulations=200, rollouts=2))
    worked_on(client, code, 4)
    works: Reviews = house.server.house.inner.state.reviews
    given_up = works.at_work(code, "deep")
    assert given_up is not None and given_up.task is not None
    assert client.delete(f"/api/tables/{code}/review").status_code == 204
    monkeypatch.setitem(reviews.EFFORTS, "deep", Effort(simulations=8, rollouts=1))
    again = client.get(f"/api/tables/{code}/review", params={"effort": "deep"}).json()
    assert again["review"] is None and again["done"] <= 1, "what was given up is forgotten"
    done = given_up.done
    found = reviewed(client, code, "deep")
    assert given_up.task.cancelled() and given_up.done == done and found["missing"] == 0
    assert house.do(lambda store: KeptReviews(store).read(code, "deep")) is not None


def worked_on(client: httpx.Client, code: str, pieces: int) -> None:
    """Ask for a deep review until so many pieces of it are done."""
    until = time.monotonic() + PATIENCE
    ask = client.build_request("GET", f"/api/tables/{code}/review", params={"effort": "deep"})
    while client.send(ask).raise_for_status().json()["done"] < pieces:
        assert time.monotonic() < until
