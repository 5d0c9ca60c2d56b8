"""People at a table over the wire: real uvicorn, real WebSockets, a real database."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sabbat.core.record import Record, verify
from sabbat.games import find
from tests.server.live import PATIENCE, Guest, Live, Refusal, live, match_of, open_table

RACE = "course-de-sorcieres"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db") as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Anne").come()
    yield guest
    guest.close()


@pytest.fixture
def bea(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Bea").come()
    yield guest
    guest.close()


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=f"^{code}$")


# -- identity --------------------------------------------------------------------------------------


def test_the_first_visit_makes_a_guest_who_stays_the_same(house: Live) -> None:
    with httpx.Client(base_url=f"http://{house.address}") as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
        again = browser.get("/api/me")
        assert again.json() == first.json() and "set-cookie" not in again.headers


def test_a_forged_cookie_is_nobody_s(house: Live) -> None:
    known = Guest(house.address)
    for forged in (f"{known.id}.x", f"{known.id}.", "x", f"{known.cookie.removeprefix('sabbat=')}x", "a.b.c;;"):
        answer = httpx.get(f"http://{house.address}/api/me", headers={"Cookie": f"sabbat={forged}"})
        assert answer.json()["id"] != known.id
    known.close()


def test_a_name_and_a_hat(anne: Guest) -> None:
    assert anne.http.patch("/api/me", json={"hat": "pointed"}).json() == {
        "id": anne.id,
        "name": "Anne",
        "hat": "pointed",
    }
    bad = anne.http.patch("/api/me", json={"name": "  "})
    assert bad.status_code == 400 and bad.json()["code"] == "bad-name"


def test_another_device_by_a_link_once(house: Live, anne: Guest) -> None:
    token = anne.http.post("/api/me/links").json()["token"]
    phone = Guest(house.address)
    assert phone.http.post("/api/links", json={"token": token}).json()["id"] == anne.id
    assert phone.http.get("/api/me").json()["name"] == "Anne"
    assert phone.http.post("/api/links", json={"token": token}).json()["code"] == "link-gone"
    phone.close()


def test_my_data_and_forget_me(house: Live) -> None:
    guest = Guest(house.address, "Zoe").come()
    code = open_table(guest, sit=[0])
    guest.ask("watch", table=code)
    guest.ask("say", table=code, text="my address is secret")
    data = guest.http.get("/api/me/data").json()
    assert data["person"]["name"] == "Zoe" and data["said"][0]["text"] == "my address is secret"
    assert data["seats"][0]["code"] == code
    gone = guest.http.delete("/api/me")
    assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
    other = Guest(house.address).come()
    other.ask("watch", table=code)
    assert "Zoe" not in str(other.heard) and "address" not in str(other.heard)
    guest.close()
    other.close()


# -- tables ----------------------------------------------------------------------------------------


def test_play_now_is_one_request(anne: Guest) -> None:
    code = open_table(anne, sit=[0], bots="novice", start=True)
    anne.ask("watch", table=code)
    sight = anne.sight(code)
    assert sight["seat"] == 0 and sight["turn"] in (0, 1)


def test_a_table_that_cannot_be_furnished_is_not_opened(anne: Guest) -> None:
    before = len(anne.http.get("/api/me/tables").json())
    wish = {"setup": {"game": RACE, "players": 2}, "sit": [0], "bots": "genius"}
    assert anne.http.post("/api/tables", json=wish).json()["code"] == "unknown-level"
    assert len(anne.http.get("/api/me/tables").json()) == before


def test_open_tables_are_the_public_ones(anne: Guest) -> None:
    public, private = open_table(anne, public=True), open_table(anne)
    listed = [table["code"] for table in anne.http.get("/api/tables").json()]
    assert public in listed and private not in listed and len(private) == 16


def test_mine_are_listed_with_those_waiting_first(anne: Guest, bea: Guest) -> None:
    match_of(anne, bea)
    open_table(bea, sit=[0])
    assert [table["waiting"] for table in anne.http.get("/api/me/tables").json()] == [True]
    assert [table["waiting"] for table in bea.http.get("/api/me/tables").json()] == [False, False]


def test_two_people_play_and_see_only_their_own(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    mine, theirs = anne.sight(code, 4), bea.sight(code, 4)
    assert mine["actions"] and not theirs["actions"]
    done = anne.ask("act", table=code, seq=mine["seq"], seat=0, action=mine["actions"][0])
    seen = [event["event"]["action"] for event in bea.news(code, done["seq"])["events"]]
    assert seen[0].endswith("?") and mine["actions"][0] not in str(bea.heard)


def test_a_repeated_action_is_played_once(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    sight = anne.sight(code, 4)
    act = {"table": code, "seq": sight["seq"], "seat": 0, "action": sight["actions"][0]}
    first = anne.ask("act", **act)
    again = anne.ask("act", **act)
    assert again["stale"] and again["seq"] == first["seq"] and "stale" not in first


def test_a_refusal_names_the_clause_in_the_language_of_the_player(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    seq = anne.sight(code, 4)["seq"]
    bea.ask("hello", version=1, lang="fr")
    with refused("not-your-turn") as caught:
        bea.ask("act", table=code, seq=seq, seat=1, action=anne.sight(code)["actions"][0])
    assert "pas à vous" in caught.value.message["message"]
    with pytest.raises(Refusal) as caught:
        anne.ask("act", table=code, seq=seq, seat=0, action="roll 4")
    assert caught.value.message["clause"].startswith("COU-") and caught.value.message["message"]


def test_coming_back_tells_just_what_was_missed(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    seq = bea.sight(code, 4)["seq"]
    bea.go()
    for _ in range(3):
        sight = anne.sight(code, seq)
        seat = sight["turn"]
        if seat != 0:
            break
        seq_now = anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])["seq"]
        anne.news(code, seq_now)
    bea.come()
    bea.inbox.clear()
    bea.ask("watch", table=code, seq=seq)
    news = bea.news(code)
    assert news["after"] == seq and [event["seq"] for event in news["events"]] == list(range(seq + 1, news["seq"] + 1))


def test_chat_and_presence(anne: Guest, bea: Guest) -> None:
    code = open_table(anne, sit=[0])
    anne.ask("watch", table=code)
    bea.ask("watch", table=code)
    seq = bea.ask("say", table=code, text="<b>hello</b>")["seq"]
    said = anne.news(code, seq)["events"][-1]["event"]
    assert (said["kind"], said["name"], said["text"]) == ("said", "Bea", "<b>hello</b>")
    here = [message for message in anne.inbox if message["type"] == "here"][-1]
    assert here["present"] == [anne.id] and here["watching"] == 1
    seq = bea.ask("sit", table=code, seat=1)["seq"]
    anne.news(code, seq)
    anne.ask("ping")
    here = [message for message in anne.inbox if message["type"] == "here"][-1]
    assert here["present"] == sorted([anne.id, bea.id]) and here["watching"] == 0, "who sits down watches no more"


def test_what_is_said_again_with_its_nonce_is_said_once(anne: Guest) -> None:
    code = open_table(anne, sit=[0])
    anne.ask("watch", table=code)
    first = anne.ask("say", table=code, text="hello", nonce="n1")
    assert anne.ask("say", table=code, text="hello", nonce="n1") == {**first, "id": first["id"] + 1}
    assert str(anne.inbox).count("'said'") == 1


def test_the_way_to_a_table_or_to_oneself_as_a_picture(anne: Guest) -> None:
    picture = anne.http.get(f"/api/tables/{open_table(anne)}/qr")
    assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
    link = anne.http.post("/api/me/links").json()
    assert link["url"] == f"http://{anne.address}/link/{link['token']}" and link["qr"].startswith("<svg")
    assert anne.http.get("/api/tables/nowhere/qr").status_code == 404


def test_bots_have_ratings(anne: Guest) -> None:
    code = open_table(anne, sit=[0], bots="adept", start=True)
    anne.ask("watch", table=code)
    sight = anne.sight(code)
    while sight["turn"] != 0:
        anne.hear()
        sight = anne.sight(code)
    anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
    anne.ask("resign", table=code, seat=0)
    shown = {(bot["game"], bot["level"]): bot for bot in anne.http.get("/api/bots").json()}
    assert shown[RACE, "adept"]["matches"] > 0 and shown[RACE, "adept"]["rating"] is not None
    assert shown[RACE, "master"] == {"game": RACE, "level": "master", "matches": 0, "rating": None}


def test_a_match_against_bots_is_played_to_its_end_and_proved_fair(anne: Guest) -> None:
    code = open_table(anne, sit=[0], bots="novice", start=True, public=True)
    anne.ask("watch", table=code)
    for _ in range(find(RACE).longest):
        sight = anne.sight(code)
        if anne.news(code)["seq"] and sight["turn"] is None:
            break
        if sight["turn"] == 0:
            anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])
        else:
            anne.hear()
    answer = anne.http.get(f"/api/tables/{code}/record")
    record = Record.parse(answer.text)
    assert record.names == ["Anne", "bot:novice"] and verify(find(RACE), record) > 0
    past = anne.http.get("/api/me/history").json()
    assert past["matches"][0]["code"] == code and past["figures"][0]["matches"] >= 1
    rematch = anne.ask("rematch", table=code)["table"]
    assert anne.ask("rematch", table=code)["table"] == rematch
    assert anne.http.get(f"/api/tables/{rematch}").json()["face"]["places"][0]["name"] == "Anne"


def test_a_hint(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    sight = anne.sight(code, 4)
    id = anne.send("hint", table=code, seat=0)
    while not (hints := [m for m in anne.inbox if m["type"] == "hinted" and m["id"] == id]):
        anne.hear()
    assert hints[0]["action"] in sight["actions"] and 0 <= hints[0]["chance"] <= 1
    with refused("not-your-turn"):
        bea.ask("hint", table=code, seat=1)


def test_there_is_no_record_before_the_end(anne: Guest, bea: Guest) -> None:
    code = match_of(anne, bea)
    answer = anne.http.get(f"/api/tables/{code}/record")
    assert answer.status_code == 400 and answer.json()["code"] == "table-playing"


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"type": "dance"}', '{"type": "act", "id": 7}', '{"type": "ping", "id": -1}', "[" * 9000],
)
def test_a_message_that_cannot_be_read_closes_nothing(anne: Guest, text: str) -> None:
    assert anne.socket is not None
    anne.socket.send(text)
    assert anne.hear()["code"] == "bad-message"
    assert anne.ask("ping")["type"] == "pong"


def test_bytes_that_are_no_text(anne: Guest) -> None:
    assert anne.socket is not None
    anne.socket.send(b"\xff\xfe\x00")
    assert anne.hear()["code"] == "bad-message"


def test_a_message_that_is_too_long(anne: Guest) -> None:
    assert anne.socket is not None
    anne.socket.send(f'{{"type": "ping", "id": 1, "x": "{"x" * 20_000}"}}')
    assert anne.hear()["code"] == "too-long"


def test_a_table_that_is_not_there(anne: Guest) -> None:
    with refused("no-table"):
        anne.ask("watch", table="nowhere")
    assert anne.http.get("/api/tables/nowhere").status_code == 404


def test_hello_comes_first_and_in_our_version(house: Live) -> None:
    guest = Guest(house.address)
    with connect(f"ws://{house.address}/ws", additional_headers={"Cookie": guest.cookie}) as guest.socket:
        with refused("no-hello"):
            guest.ask("ping")
        with refused("other-version"):
            guest.ask("hello", version=99)
    guest.socket = None
    guest.close()


def test_pages_from_elsewhere_are_refused(house: Live) -> None:
    guest = Guest(house.address)
    headers = {"Cookie": guest.cookie, "Origin": "http://evil.example"}
    with connect(f"ws://{house.address}/ws", additional_headers=headers) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    answer = guest.http.patch("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403 and answer.json()["code"] == "foreign-origin"
    assert guest.http.patch("/api/me", json={}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    guest.close()


def test_without_a_cookie_there_is_no_socket(house: Live) -> None:
    with connect(f"ws://{house.address}/ws") as wire:
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


def test_every_answer_carries_the_headers_of_the_house(house: Live) -> None:
    for path in ("/api/me", "/nowhere", "/healthz"):
        headers = httpx.get(f"http://{house.address}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_what_is_too_much_is_refused(house: Live) -> None:
    body = {"name": "x" * 100_000}
    assert httpx.patch(f"http://{house.address}/api/me", json=body).status_code == 413


def test_a_family_behind_one_address_can_open_the_house_at_once(tmp_path: Path) -> None:
    """A page and its files, for eight people, with the limits that a house has by default."""
    with live(tmp_path / "house.db", request_rate=20.0) as house:
        page = httpx.get(f"http://{house.address}/")
        files = re.findall(r'/assets/made/[^">]+', page.text + page.headers["link"])
        with httpx.Client(base_url=f"http://{house.address}") as client:
            answers = [client.get(path).status_code for _ in range(8) for path in ["/", *files, *files, *files]]
        assert len(answers) > 150 and set(answers) == {200}


def test_a_page_names_its_board_without_loading_the_table(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        anne = Guest(house.address, "Anne").come()
        code = open_table(anne, sit=[0])
        anne.close()
    with live(tmp_path / "house.db") as house:
        assert "/Board-" in httpx.get(f"http://{house.address}/t/{code}").headers["link"]
        assert "/Board-" not in httpx.get(f"http://{house.address}/t/nosuchtable").headers["link"]
        assert httpx.get(f"http://{house.address}/metrics").text.count("sabbat_rooms 0") == 1


def test_too_often_is_refused(tmp_path: Path) -> None:
    """One request in five seconds: however slow the machine is, not all of eight are answered."""
    with live(tmp_path / "house.db", request_rate=0.2) as house:
        answers = [httpx.get(f"http://{house.address}/api/games").status_code for _ in range(8)]
        assert answers[0] == 200 and set(answers) == {200, 429}
        assert httpx.get(f"http://{house.address}/healthz").status_code == 200


def test_health_and_figures(house: Live, anne: Guest) -> None:
    assert anne.http.get("/healthz").json() == {"status": "ok"}
    assert "sabbat_messages_total" in anne.http.get("/metrics").text


def test_figures_are_not_for_everybody(tmp_path: Path) -> None:
    with live(tmp_path / "house.db", metrics="10.0.0.0/8") as house:
        assert httpx.get(f"http://{house.address}/metrics").status_code == 404
        inside = {"X-Forwarded-For": "10.1.2.3"}
        assert httpx.get(f"http://{house.address}/metrics", headers=inside).status_code == 200
    with live(tmp_path / "house.db") as house:
        through_a_proxy = {"X-Forwarded-For": "192.0.2.7"}
        assert httpx.get(f"http://{house.address}/metrics", headers=through_a_proxy).status_code == 404


# -- coming and going ------------------------------------------------------------------------------


def test_a_restart_loses_nothing_and_clients_are_told(tmp_path: Path) -> None:
    with live(tmp_path / "house.db") as house:
        anne, bea = Guest(house.address, "Anne").come(), Guest(house.address, "Bea").come()
        code = match_of(anne, bea, pace={"kind": "bank", "move": 30_000, "bank": 0})
        sight = anne.sight(code, 4)
        seq = anne.ask("act", table=code, seq=sight["seq"], seat=0, action=sight["actions"][0])["seq"]
        anne.news(code, seq)
    while anne.hear()["type"] != "bye":
        pass
    assert anne.inbox[-1]["reason"] == "restart"
    with pytest.raises(ConnectionClosed) as closed:
        anne.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with live(tmp_path / "house.db") as house:
        for guest in (anne, bea):
            guest.come(house.address)
            guest.ask("watch", table=code, seq=seq)
            kinds = [event["event"]["kind"] for event in guest.news(code)["events"]]
            assert set(kinds) <= {"credited"}
        anne.close()
        bea.close()


def test_every_address_that_people_see_is_the_one_page(tmp_path: Path) -> None:
    (tmp_path / "pages" / "assets").mkdir(parents=True)
    (tmp_path / "pages" / "index.html").write_text("<!doctype html><title>Sabbat</title>")
    (tmp_path / "pages" / "assets" / "app.js").write_text("export {}")
    (tmp_path / "secret").write_text("not yours")
    with live(tmp_path / "house.db", pages=tmp_path / "pages") as house, httpx.Client() as browser:
        for path in ("/", "/t/abc", "/me", "/r/abc", "/learn/air-sorciere"):
            answer = browser.get(f"http://{house.address}{path}")
            assert answer.status_code == 200 and "<title>Sabbat</title>" in answer.text
            assert "text/html" in answer.headers["content-type"] and "content-security-policy" in answer.headers
        script = browser.get(f"http://{house.address}/assets/app.js")
        assert script.text == "export {}" and "javascript" in script.headers["content-type"]
        for path in ("/assets/../../secret", "/assets/%2e%2e/%2e%2e/secret", "/assets/nothing.js", "/nowhere"):
            answer = browser.get(f"http://{house.address}{path}")
            assert answer.status_code == 404 and answer.json()["code"] == "no-page"


def test_previews_are_told_to_the_seat_that_may_act_and_to_nobody_else(house: Live) -> None:
    anne, bea = Guest(house.address, "Anne").come(), Guest(house.address, "Bea").come()
    code = match_of(anne, bea)
    turn = anne.sight(code)["turn"]
    mover, other = (anne, bea) if turn == 0 else (bea, anne)
    told = mover.ask("previews", table=code, seat=turn)
    assert told["seq"] == mover.sight(code)["seq"] and set(told["previews"]) <= set(mover.sight(code)["actions"])
    with pytest.raises(Refusal, match="not-your-seat"):
        other.ask("previews", table=code, seat=turn)
    assert other.ask("previews", table=code, seat=1 - turn)["previews"] == {}
    for guest in (anne, bea):
        guest.close()
