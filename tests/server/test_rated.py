"""Nobody plays a rated match unasked, and only what people played by themselves counts. Over the wire."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Guest, Live, Refusal, live, match_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def pair(house: Live) -> Iterator[list[Guest]]:
    people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
    yield people
    for guest in people:
        guest.close()


def face(guest: Guest, code: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tables/{code}").json()["face"]
    return found


def move(people: list[Guest], code: str) -> int:
    """Whoever is to act does; their seat."""
    seq = int(people[0].http.get(f"/api/tables/{code}").json()["seq"])
    turn = int(people[0].sight(code, seq)["turn"])
    sight = people[turn].sight(code, seq)
    people[turn].ask("act", table=code, seq=seq, seat=turn, action=sight["actions"][0])
    return turn


def counted(people: list[Guest], code: str) -> list[bool]:
    """Give the match up; whether it counted for each, and what the table says of it."""
    people[0].ask("resign", table=code, seat=0)
    figures = [guest.http.get("/api/me/history").json()["figures"] for guest in people]
    return [*(found[0]["rating"] is not None for found in figures), bool(face(people[0], code)["rated"])]


def test_a_rematch_only_invites_those_who_did_not_ask_for_it(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea)
    anne.ask("resign", table=code, seat=0)
    again = anne.ask("rematch", table=code)["table"]
    places = face(anne, again)["places"]
    assert places[0]["person"] == anne.id and "person" not in places[1]
    assert (places[1]["invited"], places[1]["name"]) == (bea.id, "Bea")
    with pytest.raises(Refusal, match="seats-free"):
        anne.ask("start", table=again)
    stranger = Guest(anne.address, "Cleo").come()
    with pytest.raises(Refusal, match="seat-taken"):
        stranger.ask("sit", table=again, seat=1)
    stranger.close()
    bea.ask("sit", table=again, seat=1)
    anne.ask("start", table=again)
    assert face(anne, again)["status"] == "playing"


def test_settings_do_not_change_under_those_who_sit_there(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea)
    anne.ask("resign", table=code, seat=0)
    again = anne.ask("rematch", table=code)["table"]
    bea.ask("sit", table=again, seat=1)
    setup = face(anne, again)["setup"]
    anne.ask("change", table=again, setup={**setup, "pace": {"kind": "bank", "move": 1000, "bank": 0}})
    with pytest.raises(Refusal, match="seats-free"):
        anne.ask("start", table=again)
    assert face(anne, again)["places"][1]["invited"] == bea.id
    bea.ask("sit", table=again, seat=1)
    anne.ask("start", table=again)


def test_whoever_was_invited_and_is_forgotten_leaves_no_name(pair: list[Guest]) -> None:
    anne, bea = pair
    code = match_of(anne, bea)
    anne.ask("resign", table=code, seat=0)
    again = anne.ask("rematch", table=code)["table"]
    assert "Bea" in anne.http.get(f"/api/tables/{again}").text
    assert bea.http.delete("/api/me").status_code == 204
    assert "Bea" not in anne.http.get(f"/api/tables/{again}").text


def test_a_match_that_people_played_counts(pair: list[Guest]) -> None:
    code = match_of(*pair)
    move(pair, code)
    assert counted(pair, code) == [True, True, True]


def test_a_match_in_which_nobody_acted_does_not(pair: list[Guest]) -> None:
    assert counted(pair, match_of(*pair)) == [False, False, False]


def test_a_match_with_a_hint_does_not(pair: list[Guest]) -> None:
    code = match_of(*pair)
    turn = int(pair[0].sight(code)["turn"])
    pair[turn].ask("hint", table=code, seat=turn)
    move(pair, code)
    assert counted(pair, code) == [False, False, False]


def test_a_match_in_which_something_revealed_was_taken_back_does_not(pair: list[Guest]) -> None:
    code = match_of(*pair)
    first = move(pair, code)
    while move(pair, code) == first:
        pass
    seq = int(pair[0].http.get(f"/api/tables/{code}").json()["seq"])
    pair[first].ask("take-back", table=code, seq=seq, seat=first)
    assert face(pair[0], code)["rated"]
    pair[1 - first].ask("answer", table=code, yes=True)
    assert counted(pair, code) == [False, False, False]


def test_a_match_in_which_nothing_revealed_was_taken_back_counts(pair: list[Guest]) -> None:
    code = match_of(*pair)
    first = move(pair, code)
    seq = int(pair[0].http.get(f"/api/tables/{code}").json()["seq"])
    pair[first].ask("take-back", table=code, seq=seq, seat=first)
    move(pair, code)
    assert counted(pair, code) == [True, True, True]


def test_a_match_of_bots_alone_moves_no_rating(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as server:
        anne = Guest(server.address, "Anne").come()
        setup = {"game": "course-de-sorcieres", "players": 2}
        table = anne.http.post("/api/tables", json={"setup": setup})
        code = table.json()["code"]
        for seat, level in enumerate(("novice", "apprentice")):
            anne.ask("place", table=code, seat=seat, level=level)
        anne.ask("watch", table=code)
        anne.ask("start", table=code)
        while face(anne, code)["status"] != "over":
            anne.hear()
        rows = server.do(lambda store: store.read(lambda c: c.exec_driver_sql("SELECT * FROM ratings").all()))
        anne.close()
    assert rows == []
