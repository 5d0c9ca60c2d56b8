"""A finished match, moment by moment, over the wire."""

import time
from pathlib import Path

import httpx
import pytest

from tests.server.live import live

SETUP = {"game": "witty-witches", "players": 2}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A house in which two bots have played, and the table's code."""
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        client = httpx.Client(base_url=f"http://{server.address}")
        code = client.post("/api/tables", json={"setup": SETUP, "bots": "novice", "start": True}).json()["code"]
        for _ in range(600):
            if client.get(f"/api/tables/{code}").json()["face"]["status"] == "over":
                break
            time.sleep(0.05)
        yield client, code
        client.close()


def test_all_moments_come_in_pieces_and_end_in_the_outcome(finished) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    first = client.get(f"/api/tables/{code}/moments").json()
    moments = first["moments"]
    while len(moments) < first["total"]:
        moments += client.get(f"/api/tables/{code}/moments", params={"start": len(moments)}).json()["moments"]
    assert len(moments) == first["total"] and moments[0]["action"] == "" and moments[-1]["turn"] is None
    assert first["outcome"]["ranks"] and first["secret"]


def test_a_seat_sees_what_it_saw(finished) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    for seat in (0, 1):
        seen = client.get(f"/api/tables/{code}/moments", params={"eyes": seat}).json()["moments"]
        assert all(moment["view"]["you"] == seat for moment in seen)
        draws = [moment["action"] for moment in seen if moment["action"].startswith("draw ")]
        assert "draw ?" in draws
    watched = client.get(f"/api/tables/{code}/moments", params={"eyes": "spectator"}).json()["moments"]
    assert all("hand" not in moment["view"] or moment["view"]["hand"] is None for moment in watched)


def test_all_seeing_tells_what_each_seat_alone_knows(finished) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    told = client.get(f"/api/tables/{code}/moments").json()["moments"]
    for seat in (0, 1):
        seen = client.get(f"/api/tables/{code}/moments", params={"eyes": seat}).json()["moments"]
        assert all(moment["secrets"] is None for moment in seen)
        hands = [moment["secrets"][seat][0] if moment["secrets"][seat] else [] for moment in told]
        assert hands == [moment["view"]["hand"] for moment in seen]
    assert all(moment["view"]["hand"] is None for moment in told)


def test_bad_eyes_and_unfinished_matches_are_refused(finished, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    assert client.get(f"/api/tables/{code}/moments", params={"eyes": "7"}).json()["code"] == "bad-seat"
    other = client.post("/api/tables", json={"setup": SETUP}).json()["code"]
    assert client.get(f"/api/tables/{other}/moments").status_code == 400


def test_chance_is_proved_fair(finished) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    assert client.get(f"/api/tables/{code}/verify").json()["count"] > 12
