"""The workshop over HTTP: what is wrong is said in the visitor's language, files are read, one flies alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Guest, live


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with live(tmp_path_factory.mktemp("workshop") / "house.db") as server:
        person = Guest(server.address, "Anne")
        yield person
        person.close()


@pytest.fixture
def school(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get("/api/workshop").json()["starters"]["school"]
    return found


def test_what_is_wrong_is_said_on_the_thing_in_ones_language(guest: Guest, school: dict[str, Any]) -> None:
    school["castles"][1] = school["castles"][0]
    asked = {"adventure": school}
    said = {
        language: guest.http.post("/api/workshop/check", json=asked, headers={"accept-language": language}).json()
        for language in ("en", "fr")
    }
    assert said["en"]["faults"] == [
        {
            "where": "castles.1",
            "message": "Castle 2 overlaps castle 1.",
            "clause": "VOL-96",
            "things": ["castle 2", "castle 1"],
        }
    ]
    assert said["fr"]["faults"][0]["message"] == "Le château 2 chevauche le château 1."
    assert said["en"]["players"] == []


def test_a_sound_adventure_tells_for_how_many_it_is(guest: Guest, school: dict[str, Any]) -> None:
    told = guest.http.post("/api/workshop/check", json={"adventure": school}).json()
    assert told == {"players": [2, 3, 4], "faults": [], "guides": []}


def test_one_that_is_made_for_four_is_checked_for_four(guest: Guest, school: dict[str, Any]) -> None:
    school["starts"] = ["hut 1", "hut 2"]
    assert guest.http.post("/api/workshop/check", json={"adventure": school}).json()["players"] == [2]
    told = guest.http.post("/api/workshop/check", json={"adventure": school, "players": 4}).json()
    assert [fault["message"] for fault in told["faults"]] == [
        "4 players need as many places to start from; there are 2."
    ]


@pytest.mark.parametrize("rubbish", [None, 7, "x", [], {}, {"name": 3}, {"2": []}, [[[[]]]]])
def test_a_file_that_is_no_adventure_gets_a_sentence_that_says_what_and_where(guest: Guest, rubbish: Any) -> None:
    answer = read(guest, json.dumps(rubbish))
    assert answer["adventure"] is None and answer["message"].startswith("This adventure cannot be played, ")
    checked = guest.http.post("/api/workshop/check", json={"adventure": rubbish}).json()
    assert len(checked["faults"]) == 1 and checked["guides"] == []


def test_a_file_for_several_numbers_of_players_is_read(guest: Guest, school: dict[str, Any]) -> None:
    path = Path(__file__).parents[2] / "sabbat" / "games" / "sorciers_volants" / "adventures" / "school.json"
    assert read(guest, path.read_text("utf-8")) == {"adventure": school, "message": ""}


def read(guest: Guest, text: str, language: str = "en") -> dict[str, Any]:
    """What the house makes of a file."""
    asked = guest.http.post(
        "/api/workshop/read", json={"name": "mine.json", "text": text}, headers={"accept-language": language}
    )
    told: dict[str, Any] = asked.raise_for_status().json()
    return told


def test_a_file_that_is_not_json_gets_a_sentence_that_names_the_line(guest: Guest) -> None:
    assert read(guest, '{"name":\n nothing}')["message"] == "mine.json is not JSON (line 2)."
    assert read(guest, "[" * 20_000)["message"] == "mine.json is not JSON (line 1)."
    assert read(guest, '{"name":\n nothing}', "fr")["message"] == "mine.json n’est pas du JSON (ligne 2)."


def test_the_picture_is_an_svg(guest: Guest, school: dict[str, Any]) -> None:
    school["name"] = "<b>&</b>"
    answer = guest.http.post("/api/workshop/picture", json={"adventure": school})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<title>&lt;b&gt;&amp;&lt;/b&gt;</title>" in answer.text


def test_one_flies_alone_with_the_path_drawn(guest: Guest, school: dict[str, Any]) -> None:
    def fly(*actions: str) -> dict[str, Any]:
        answer = guest.http.post("/api/workshop/fly", json={"adventure": school, "actions": actions})
        told: dict[str, Any] = answer.raise_for_status().json()
        return told

    first = fly()
    assert first["actions"] == ["hut 1", "hut 2", "hut 3", "hut 4"] and first["view"]["players"] == 1
    placed = fly("hut 2", "face 0")
    assert placed["view"]["turn"] == 0 and "arc" in placed["previews"]["take 1 left"]
    planned = fly("hut 2", "face 0", "take 1 left", "take 3 right")
    assert len(planned["previews"]["fly"]["arcs"]) == 2
    flown = fly("hut 2", "face 0", "take 1 left", "take 3 right", "fly")
    assert flown["moments"][0]["action"] == "fly" and flown["view"]["flights"][0]["pieces"] == ["1 left", "3 right"]
    refused = fly("hut 2", "face 0", "fly")
    assert refused["played"] == 2 and refused["clause"] == "VOL-24" and refused["message"]
    assert refused["view"] == placed["view"]


def test_what_cannot_be_played_cannot_be_flown_or_drawn(guest: Guest, school: dict[str, Any]) -> None:
    school["cat"] = None
    for way in ("fly", "picture"):
        answer = guest.http.post(f"/api/workshop/{way}", json={"adventure": school})
        assert answer.status_code == 400
        assert answer.json()["message"] == "This adventure cannot be played, cat: This goal needs a cat."
    long = guest.http.post("/api/workshop/fly", json={"adventure": school, "actions": ["fly"] * 401})
    assert long.status_code == 400


def test_a_surprise_can_be_flown_and_a_foolish_wish_is_refused(guest: Guest) -> None:
    made = guest.http.post("/api/workshop/surprise", json={"goal": "race", "hardness": "easy"})
    assert made.status_code == 200
    assert guest.http.post("/api/workshop/check", json={"adventure": made.json()}).json()["players"] == [2, 3, 4]
    wrong = guest.http.post("/api/workshop/surprise", json={"goal": "race", "hardness": "mad"})
    assert wrong.status_code == 400 and "middling" in wrong.json()["message"]


def test_bots_fly_one_match_at_a_time(guest: Guest, school: dict[str, Any]) -> None:
    wish = {"adventure": school, "players": 2, "level": "novice", "seed": 3}
    flown = guest.http.post("/api/workshop/trial", json=wish).json()
    assert flown["turns"] > 0 and flown["winner"] in (0, 1, None)
    assert all(0 <= x <= 10000 and 0 <= y <= 7500 for x, y in flown["crashes"])
    changes: list[dict[str, Any]] = [{"level": "god"}, {"players": 5}, {"adventure": {}}]
    for change in changes:
        assert guest.http.post("/api/workshop/trial", json={**wish, **change}).status_code == 400
