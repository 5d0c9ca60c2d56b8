"""What lists say of tables, what guests are called, and how a new name spreads."""

from collections.abc import Iterator

import pytest

from sabbat.server.storage.house_names import NAMES, house_name
from sabbat.server.table.seating import RENAMES_MOST
from tests.server.live import Guest, Live, live, open_table

RACE = "course-de-sorcieres"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def people(house: Live) -> Iterator[list[Guest]]:
    """Anne, Bea, and somebody who has not said a name."""
    guests = [Guest(house.address, name).come() for name in ("Anne", "Bea", "")]
    yield guests
    for guest in guests:
        guest.close()


@pytest.fixture
def anne(people: list[Guest]) -> Guest:
    return people[0]


@pytest.fixture
def bea(people: list[Guest]) -> Guest:
    return people[1]


@pytest.fixture
def guest(people: list[Guest]) -> Guest:
    return people[2]


def names_at(guest: Guest, code: str) -> list[str]:
    return [place.get("name", "") for place in guest.http.get(f"/api/tables/{code}").json()["face"]["places"]]


def test_a_guest_goes_by_a_name_of_the_house_until_they_say_their_own(guest: Guest) -> None:
    name = guest.http.get("/api/me").json()["name"]
    assert name == house_name(guest.id) and name in NAMES
    code = open_table(guest, sit=[0])
    assert names_at(guest, code)[0] == name
    guest.http.patch("/api/me", json={"hat": "pointed"})
    assert guest.http.get("/api/me").json()["name"] == name
    assert len(set(NAMES)) == len(NAMES) >= 150 and all(len(one) <= 12 for one in NAMES)


def test_a_name_is_everybodys_at_once_and_the_rematch_has_it(anne: Guest, bea: Guest) -> None:
    code = open_table(anne, sit=[0])
    for one in (anne, bea):
        one.ask("watch", table=code)
    bea.ask("sit", table=code, seat=1)
    bea.http.patch("/api/me", json={"name": "Béatrice"})
    assert names_at(anne, code) == ["Anne", "Béatrice"]
    while not any(word["type"] == "news" and "Béatrice" in str(word.get("face")) for word in anne.inbox):
        anne.hear()
    anne.ask("start", table=code)
    anne.http.patch("/api/me", json={"name": "Anna"})
    assert names_at(bea, code) == ["Anna", "Béatrice"]
    anne.ask("resign", table=code, seat=0)
    anne.http.patch("/api/me", json={"name": "Annette"})
    again = anne.ask("rematch", table=code)["table"]
    assert names_at(bea, again) == ["Annette", "Béatrice"]


def test_names_do_not_fill_a_table(anne: Guest) -> None:
    code = open_table(anne, sit=[0])
    for n in range(RENAMES_MOST + 5):
        anne.http.patch("/api/me", json={"name": f"Anne {n}"})
    assert names_at(anne, code)[0] == f"Anne {RENAMES_MOST - 1}"
    assert anne.http.get(f"/api/tables/{code}").json()["seq"] <= RENAMES_MOST + 3


def test_whoever_is_forgotten_leaves_no_name(guest: Guest, anne: Guest) -> None:
    code = open_table(guest, sit=[0])
    guest.http.patch("/api/me", json={"name": "Cassandra"})
    guest.http.delete("/api/me")
    assert names_at(anne, code)[0] == ""


def test_lists_say_with_whom_and_whose_turn_it_is(anne: Guest, bea: Guest) -> None:
    setup = {"game": "sorciers-volants", "players": 2, "options": {"adventure": "cat-chase"}, "public": True}
    wish = {"setup": setup, "sit": [0]}
    code = anne.http.post("/api/tables", json=wish).raise_for_status().json()["code"]
    listed = next(one for one in bea.http.get("/api/tables").json() if one["code"] == code)
    assert [one["name"] for one in listed["company"]] == ["Anne", ""]
    assert listed["options"]["adventure"] == "cat-chase" and listed["status"] == "open"
    bea.ask("sit", table=code, seat=1)
    anne.ask("start", table=code)
    mine = next(one for one in bea.http.get("/api/me/tables").json() if one["code"] == code)
    assert mine["company"] == [
        {"name": "Anne", "bot": None, "mine": False},
        {"name": "Bea", "bot": None, "mine": True},
    ]
    assert mine["waiting"] == (mine["turn"] == 1) and mine["opened"] <= mine["changed"]
    anne.ask("resign", table=code, seat=0)
    past = next(one for one in bea.http.get("/api/me/history").json()["matches"] if one["code"] == code)
    assert past["rank"] == 1 and past["company"][0]["name"] == "Anne" and past["options"]["adventure"] == "cat-chase"


def test_ratings_are_on_the_scale_of_chess(anne: Guest) -> None:
    code = open_table(anne, sit=[0], bots="novice", start=True)
    anne.ask("watch", table=code)
    while anne.sight(code)["turn"] != 0:
        anne.hear()
    sight = anne.sight(code)
    anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
    anne.ask("resign", table=code, seat=0)
    figures = anne.http.get("/api/me/history").json()["figures"]
    race = next(one for one in figures if one["game"] == RACE)
    assert 1000 < race["rating"] < 1500 and 50 < race["margin"] < 300
