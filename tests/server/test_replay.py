"""A finished match, moment by moment, over the wire."""

import json
import re
import time
from pathlib import Path

import httpx
import pytest

from tests.server.live import Guest, live, match_of
from tests.server.process import sabbat

SETUP = {"game": "witty-witches", "players": 2}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A house in which two bots have played before somebody's eyes (else they rest), and the table's code."""
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        client = httpx.Client(base_url=f"http://{server.address}")
        code = client.post("/api/tables", json={"setup": SETUP, "bots": "novice", "start": True}).json()["code"]
        watcher = Guest(server.address, "Zoe").come()
        watcher.ask("watch", table=code)
        for _ in range(600):
            if client.get(f"/api/tables/{code}").json()["face"]["status"] == "over":
                break
            time.sleep(0.05)
        watcher.close()
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
        assert all(moment["view"]["viewer"] == seat for moment in seen)
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


def test_a_record_that_was_cut_off_or_altered_is_found_out(finished, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    whole = client.get(f"/api/tables/{code}/record").text
    bare = re.sub(r"(?m)^digest: .*\n", "", whole)
    shortened = re.sub(r"(?m)^outcome: .*\n", "", whole).rpartition("\n1 ")[0] + "\n"
    forgeries = [
        whole.replace('"bot:novice"', '"bot:master"', 1),
        re.sub(r"(?m)^started: 20\d", "started: 199", whole),
        shortened,
    ]
    assert _verdict(whole, tmp_path) == {"fair": True, "whole": True}
    assert _verdict(bare, tmp_path) == {"fair": True, "whole": False}
    assert [_verdict(text, tmp_path) for text in forgeries] == [{"fair": False, "reason": "digest-differs"}] * 3


def _verdict(record: str, folder: Path) -> dict[str, object]:
    """What `sabbat verify` says of a record."""
    file = folder / "record.txt"
    file.write_text(record, "utf-8")
    told = json.loads(sabbat("verify", file, "--json").stdout)
    return {name: told[name] for name in ("fair", "whole", "reason") if name in told}


def test_a_match_that_was_given_up_cannot_be_cut_shorter(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as server:
        anne, bea = Guest(server.address, "Anne").come(), Guest(server.address, "Bea").come()
        code = match_of(anne, bea)
        for _ in range(3):
            sight = anne.sight(code)
            who = (anne, bea)[sight["turn"]]
            theirs = who.sight(code, sight["seq"])
            done = who.ask("act", table=code, seq=theirs["seq"], seat=sight["turn"], action=theirs["actions"][0])
            anne.news(code, done["seq"])
        anne.ask("resign", table=code, seat=0)
        told = [one["event"] for one in anne.news(code)["events"] if one["event"]["kind"] == "ended"]
        whole = anne.http.get(f"/api/tables/{code}/record").text
        anne.http.delete("/api/me")
        blank = bea.http.get(f"/api/tables/{code}/record").text
        anne.close()
        bea.close()
    assert "Anne" in whole and _verdict(whole, tmp_path) == {"fair": True, "whole": True}
    assert f"digest: {told[0]['digest']}\n" in whole
    cut = "\n".join(whole.rstrip("\n").split("\n")[:-1]) + "\n"
    assert _verdict(cut, tmp_path) == {"fair": False, "reason": "digest-differs"}
    assert "Anne" not in blank and _verdict(blank, tmp_path) == {"fair": True, "whole": True}


def test_all_moves_are_listed_as_those_eyes_saw_them(finished) -> None:  # type: ignore[no-untyped-def]
    client, code = finished
    whole = client.get(f"/api/tables/{code}/moments").json()
    mine = client.get(f"/api/tables/{code}/moments", params={"eyes": "0"}).json()
    assert len(whole["moves"]) == len(mine["moves"]) == whole["total"] - 1
    assert not any("?" in action for _, action in whole["moves"]) and any("?" in action for _, action in mine["moves"])
    assert client.get(f"/api/tables/{code}/moments", params={"start": 10}).json()["moves"] == []


def test_moves_are_seen_again_as_ones_own_seat_or_a_spectator_saw_them(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as server:
        anne, eve = Guest(server.address, "Anne").come(), Guest(server.address, "Eve").come()
        wish = {"setup": SETUP, "sit": [0], "bots": "novice", "start": True}
        code = anne.http.post("/api/tables", json=wish).json()["code"]
        anne.ask("watch", table=code)
        while anne.sight(code)["turn"] != 0:
            anne.hear()
        news = [message for message in anne.inbox if message["type"] == "news"]
        total = sum(told["event"]["kind"] == "moved" for message in news for told in message["events"])

        def seen(guest: Guest, **wish: int) -> httpx.Response:
            return guest.http.get(f"/api/tables/{code}/seen", params={"start": total - 5, "count": 5, **wish})

        mine = seen(anne, seat=0)
        assert mine.headers["content-encoding"] == "gzip"
        assert len(mine.json()) == 6 and mine.json()[-1]["view"] == anne.sight(code)["view"]
        assert all(moment["view"]["viewer"] == 0 and not moment.get("secrets") for moment in mine.json())
        watched = seen(eve).json()
        assert [moment["turn"] for moment in watched] == [moment["turn"] for moment in mine.json()]
        assert all(moment["view"]["hand"] is None for moment in watched)
        assert seen(eve, count=301).status_code == 400
        for guest, seat in ((anne, 1), (eve, 0)):
            answer = seen(guest, seat=seat)
            assert answer.status_code == 400 and answer.json()["code"] == "not-your-seat"
        anne.ask("resign", table=code, seat=0)
        assert seen(anne, seat=0).json() == mine.json(), "the story can be read when all is over"
        empty = anne.http.post("/api/tables", json={"setup": SETUP}).json()["code"]
        answer = anne.http.get(f"/api/tables/{empty}/seen", params={"start": 0, "count": 5})
        assert answer.status_code == 400 and answer.json()["code"] == "table-open"
        anne.close()
        eve.close()
