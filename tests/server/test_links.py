"""A link to an identity: it tells who would become whom, changes nobody by being looked at, and there is a way back."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.live import Guest, Live, live, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Anne")
    yield guest
    guest.close()


@pytest.fixture
def bea(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Bea")
    guest.http.patch("/api/me", json={"hat": "moon"})
    yield guest
    guest.close()


def token_of(guest: Guest) -> str:
    token: str = guest.http.post("/api/me/links").json()["token"]
    return token


def who(guest: Guest) -> str:
    name: str = guest.http.get("/api/me").json()["name"]
    return name


def become(guest: Guest, other: Guest) -> None:
    guest.http.post("/api/links", json={"token": token_of(other)}).raise_for_status()


def finish_a_match(guest: Guest) -> None:
    guest.come()
    code = open_table(guest, sit=[0], bots="novice", start=True)
    guest.ask("watch", table=code)
    guest.ask("resign", table=code, seat=0)
    while guest.news(code).get("face", {}).get("status") != "over":
        guest.hear()
    guest.go()


def test_looking_at_a_link_tells_who_would_become_whom_and_changes_nobody(anne: Guest, bea: Guest) -> None:
    finish_a_match(anne)
    token = token_of(anne)
    for _ in range(3):
        told = bea.http.get(f"/api/links/{token}").json()
        assert told["now"] == {"id": bea.id, "name": "Bea", "hat": "moon", "matches": 0}
        assert told["then"] == {"id": anne.id, "name": "Anne", "hat": "", "matches": 1}
    assert who(bea) == "Bea"
    assert bea.http.post("/api/links", json={"token": token}).json()["name"] == "Anne"
    assert who(bea) == "Anne"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
@pytest.mark.parametrize("place", ["/link/{}", "/api/links/{}", "/api/links?token={}"])
def test_nothing_but_a_post_on_purpose_makes_anybody_somebody_else(
    anne: Guest, bea: Guest, method: str, place: str
) -> None:
    token = token_of(anne)
    answer = bea.http.request(method, place.format(token))
    assert "sabbat=" not in answer.headers.get("set-cookie", "") and who(bea) == "Bea"
    elsewhere = bea.http.post("/api/links", json={"token": token}, headers={"Origin": "http://elsewhere.example"})
    assert elsewhere.status_code == 403 and who(bea) == "Bea"
    assert bea.http.get(f"/api/links/{token}").json()["then"]["name"] == "Anne"


def test_a_link_that_is_gone_says_so(anne: Guest, bea: Guest) -> None:
    token = token_of(anne)
    bea.http.post("/api/links", json={"token": token}).raise_for_status()
    for answer in (bea.http.get(f"/api/links/{token}"), bea.http.get("/api/links/never-made")):
        assert (answer.status_code, answer.json()["code"]) == (400, "link-gone")


def test_whoever_became_somebody_else_finds_the_way_back(anne: Guest, bea: Guest) -> None:
    assert bea.http.get("/api/me/former").json() == []
    become(bea, anne)
    assert [one["name"] for one in bea.http.get("/api/me/former").json()] == ["Bea"]
    back = bea.http.post("/api/me/back", json={"id": bea.id})
    assert back.json() == {"id": bea.id, "name": "Bea", "hat": "moon"} and who(bea) == "Bea"
    assert bea.http.get("/api/me/former").json() == [], "who lends a browser does not leave themselves there"
    assert "sabbat-former" not in bea.http.cookies
    again = bea.http.post("/api/me/back", json={"id": anne.id})
    assert (again.status_code, again.json()["code"]) == (400, "not-been") and who(bea) == "Bea"


def test_all_that_a_browser_has_been_are_remembered_the_latest_first(house: Live, anne: Guest, bea: Guest) -> None:
    carl = Guest(house.address, "Carl")
    become(carl, anne)
    become(carl, bea)
    assert [one["name"] for one in carl.http.get("/api/me/former").json()] == ["Anne", "Carl"]
    carl.http.post("/api/me/back", json={"id": carl.id}).raise_for_status()
    assert who(carl) == "Carl" and [one["name"] for one in carl.http.get("/api/me/former").json()] == ["Anne"]
    carl.close()


def test_nobody_goes_back_to_somebody_else_by_a_cookie_of_their_own(anne: Guest, bea: Guest) -> None:
    become(bea, anne)
    signed = bea.http.cookies["sabbat-former"]
    for forged in (f"{anne.id}.{signed.rpartition('.')[2]}", anne.id, "!!", "x" * 5000):
        headers = {"Cookie": f"{anne.cookie}; sabbat-former={forged}"}
        assert bea.http.get("/api/me/former", headers=headers).json() == []
        refused = bea.http.post("/api/me/back", json={"id": anne.id}, headers=headers)
        assert refused.json()["code"] == "not-been"


def test_the_cookie_of_former_selves_is_not_for_scripts(anne: Guest, bea: Guest) -> None:
    answer = bea.http.post("/api/links", json={"token": token_of(anne)})
    cookies = [one for name, one in answer.headers.multi_items() if name == "set-cookie"]
    assert len(cookies) == 2 and all("HttpOnly" in one and "samesite=lax" in one.lower() for one in cookies)


def test_a_newcomer_leaves_nobody_behind(house: Live, anne: Guest) -> None:
    with httpx.Client(base_url=f"http://{house.address}") as browser:
        assert browser.post("/api/links", json={"token": token_of(anne)}).json()["name"] == "Anne"
        assert browser.get("/api/me/former").json() == []
