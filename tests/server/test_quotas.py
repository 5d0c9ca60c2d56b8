"""Nobody takes more than their share of the house: tables, bots, the lobby, the past that newcomers are told."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sabbat.server.live import expiry
from sabbat.server.live.hub import wall_clock
from sabbat.server.live.quotas import HOUSEHOLD, OPENING
from tests.server.live import PATIENCE, Guest, Live, Refusal, live, match_of, open_table

RACE = "course-de-sorcieres"
QUOTA = 2
TABLE: dict[str, Any] = {"setup": {"game": RACE, "players": 2}}
AGAINST_BOTS: dict[str, Any] = {**TABLE, "sit": [0], "bots": "novice", "start": True}
BOTS_ALONE: dict[str, Any] = {**TABLE, "bots": "novice", "start": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Live]:
    """A house without limits, for what is not about limits."""
    with live(tmp_path / "house.db") as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Anne").come()
    yield guest
    guest.close()


def wait_for(guest: Guest, type: str) -> dict[str, Any]:
    """The first message of a type that comes."""
    while not (found := [message for message in guest.inbox if message["type"] == type]):
        guest.hear()
    return found[0]


# -- how many --------------------------------------------------------------------------------------


def test_open_tables_of_a_person_and_of_an_address_have_a_limit(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", table_quota=QUOTA) as house:
        people = [Guest(house.address) for _ in range(HOUSEHOLD + 1)]
        for guest in people[:-1]:
            codes = [open_table(guest) for _ in range(QUOTA)]
            refused = guest.http.post("/api/tables", json=TABLE)
            assert refused.status_code == 400 and refused.json()["code"] == "too-many-open"
        assert people[-1].http.post("/api/tables", json=TABLE).json()["code"] == "too-many-open", (
            "as many as an address"
        )
        last = people[-2].come()
        last.ask("sit", table=codes[0], seat=0)
        last.ask("place", table=codes[0], seat=1, level="novice")
        last.ask("start", table=codes[0])
        assert open_table(people[-1]), "a match that has begun is no open table"
        for guest in people:
            guest.close()


def test_tables_are_opened_at_a_measured_pace(tmp_path: Path) -> None:
    """Matches begun at once are no open tables, but nobody opens hundreds of them."""
    with live(tmp_path / "house.db", table_quota=QUOTA) as house:
        guest = Guest(house.address)
        answers = [guest.http.post("/api/tables", json=AGAINST_BOTS) for _ in range(OPENING[1] + 10)]
        assert [answer.status_code for answer in answers[: OPENING[1]]] == [201] * OPENING[1]
        late = {(answer.status_code, answer.json().get("code")) for answer in answers[OPENING[1] :]}
        assert (429, "too-fast") in late
        guest.close()


def test_bots_at_work_for_a_person_have_a_limit(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", table_quota=QUOTA, bot_pace=60.0) as house:
        guest = Guest(house.address).come()
        for _ in range(QUOTA):
            guest.ask("watch", table=open_table(guest, bots="novice"))
            code = next(m["table"] for m in reversed(guest.inbox) if m["type"] == "news")
            guest.ask("start", table=code)
        refused = guest.http.post("/api/tables", json=BOTS_ALONE)
        assert refused.status_code == 400 and refused.json()["code"] == "too-many-bots"
        waiting = open_table(guest, bots="novice")
        with pytest.raises(Refusal, match="too-many-bots"):
            guest.ask("start", table=waiting)
        assert open_table(guest, sit=[0, 1], start=True), "without bots there is nothing to limit"
        guest.close()


# -- nobody there ----------------------------------------------------------------------------------


def test_bots_rest_where_no_person_is_left_until_somebody_looks(anne: Guest) -> None:
    opened = anne.http.post("/api/tables", json=BOTS_ALONE).json()
    other = open_table(anne, sit=[0], bots="novice", start=True)
    anne.ask("watch", table=other)
    assert anne.http.get(f"/api/tables/{opened['code']}").json()["seq"] == opened["seq"]
    anne.ask("watch", table=opened["code"])
    anne.news(opened["code"], opened["seq"] + 3)
    anne.ask("unwatch", table=opened["code"])
    anne.ask("ping")
    seq = anne.http.get(f"/api/tables/{opened['code']}").json()["seq"]
    for _ in range(20):
        anne.ask("ping")
    after = anne.http.get(f"/api/tables/{opened['code']}").json()["seq"]
    assert after <= seq + 3, "what was being thought about is still played"


def test_an_empty_table_expires_and_one_where_somebody_sits_much_later(tmp_path: Path) -> None:
    skipped = [0]
    with live(tmp_path / "house.db", now=lambda: wall_clock() + skipped[0]) as house:
        guest = Guest(house.address, "Anne").come()
        empty, seated = open_table(guest, public=True), open_table(guest, sit=[0], public=True)
        watched = open_table(guest)
        guest.ask("watch", table=watched)
        assert _after_expiry(house, guest) == {empty, seated}
        skipped[0] += expiry.EMPTY + 60_000
        assert _after_expiry(house, guest) == {seated}
        with pytest.raises(Refusal, match="table-closed"):
            guest.ask("watch", table=empty)
        assert guest.http.get(f"/api/tables/{empty}").json()["code"] == "table-closed"
        with pytest.raises(Refusal, match="table-closed"):
            guest.ask("sit", table=empty, seat=0)
        skipped[0] += expiry.SEATED
        assert _after_expiry(house, guest) == set()
        assert guest.http.get("/api/me/tables").json() == []
        guest.ask("sit", table=watched, seat=0)
        guest.close()


def _after_expiry(house: Live, guest: Guest) -> set[str]:
    """The lobby once what has expired is closed."""
    work = expiry.expire(house.server.house.hub)
    asyncio.run_coroutine_threadsafe(work, house._loop).result(PATIENCE)
    return {table["code"] for table in guest.http.get("/api/tables").json()}


def test_one_host_cannot_fill_the_lobby(anne: Guest, house: Live) -> None:
    bea = Guest(house.address, "Bea")
    hers = open_table(bea, public=True)
    for _ in range(60):
        open_table(anne, public=True)
    listed = anne.http.get("/api/tables").json()
    assert hers in [table["code"] for table in listed] and len(listed) == 4
    bea.close()


# -- coming and going ------------------------------------------------------------------------------


def test_coming_and_going_is_limited(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", table_quota=QUOTA) as house:
        guest = Guest(house.address).come()
        code = open_table(guest)
        with pytest.raises(Refusal, match="too-fast"):  # noqa: PT012
            for _ in range(100):
                guest.ask("sit", table=code, seat=0)
                guest.ask("leave", table=code, seat=0)
        guest.close()


def test_a_newcomer_is_told_what_still_counts(anne: Guest, house: Live) -> None:
    code = open_table(anne)
    for _ in range(100):
        anne.ask("sit", table=code, seat=0)
        anne.ask("leave", table=code, seat=0)
    seq = anne.ask("sit", table=code, seat=0)["seq"]
    bea = Guest(house.address).come()
    bea.ask("watch", table=code)
    news = bea.news(code)
    assert news["seq"] == seq and [told["event"]["kind"] for told in news["events"]] == ["opened", "sat"]
    assert news["events"][-1]["seq"] == seq and news["face"]["places"][0]["person"] == anne.id
    bea.close()


# -- sent away -------------------------------------------------------------------------------------


def test_the_host_sends_somebody_away_for_good(anne: Guest, house: Live) -> None:
    bea = Guest(house.address, "Bea").come()
    code = open_table(anne, sit=[0])
    bea.ask("watch", table=code)
    bea.ask("sit", table=code, seat=1)
    with pytest.raises(Refusal, match="only-host"):
        bea.ask("ban", table=code, person=anne.id)
    with pytest.raises(Refusal, match="ban-yourself"):
        anne.ask("ban", table=code, person=anne.id)
    anne.ask("watch", table=code)
    seq = anne.ask("ban", table=code, person=bea.id)["seq"]
    assert wait_for(bea, "shut")["code"] == "sent-away"
    face = anne.news(code, seq)["face"]
    assert face["banned"] == [bea.id] and "person" not in face["places"][1]
    for ask in ({"type": "watch"}, {"type": "sit", "seat": 1}, {"type": "say", "text": "hey"}):
        with pytest.raises(Refusal, match="sent-away"):
            bea.ask(**ask, table=code)
    anne.ask("ban", table=code, person=bea.id, on=False)
    bea.ask("sit", table=code, seat=1)
    bea.close()


def test_in_a_match_a_stand_in_has_the_seat_and_the_match_counts_no_more(anne: Guest, house: Live) -> None:
    bea = Guest(house.address, "Bea").come()
    code = match_of(anne, bea)
    seq = anne.ask("ban", table=code, person=bea.id)["seq"]
    face = anne.news(code, seq)["face"]
    assert face["places"][1]["stand_in"] and face["places"][1]["resigned"] and not face["rated"]
    assert wait_for(bea, "shut")["table"] == code
    with pytest.raises(Refusal, match="seat-resigned"):
        bea.ask("act", table=code, seq=seq, seat=1, action="fly")
    bea.close()
