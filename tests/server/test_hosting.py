"""The host of the house closes tables and lets people in no more, while it is open, by a command."""

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.attackers import shake_hands
from tests.server.live import Guest, Refusal, open_table
from tests.server.process import Process, sabbat


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Process]:
    server = Process(tmp_path / "house.db")
    yield server
    server.end(signal.SIGTERM)


def as_host(house: Process, tmp_path: Path, *arguments: str) -> str:
    """What `sabbat house …` says."""
    where = ["--database", str(tmp_path / "house.db"), "--url", f"http://{house.address}"]
    ended = sabbat("house", *arguments, *where)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_host_closes_a_table(house: Process, tmp_path: Path) -> None:
    anne = Guest(house.address, "Anne").come()
    code = open_table(anne, sit=[0])
    anne.ask("watch", table=code)
    assert f"{code} course-de-sorcieres open host:{anne.id} {anne.id}" in as_host(house, tmp_path, "tables")
    as_host(house, tmp_path, "close", code)
    while (message := anne.hear())["type"] != "shut":
        pass
    assert (message["table"], message["code"]) == (code, "table-closed")
    with pytest.raises(Refusal, match="table-closed"):
        anne.ask("watch", table=code)
    assert code not in as_host(house, tmp_path, "tables")
    anne.close()


@pytest.mark.parametrize("by_address", [False, True])
def test_the_host_blocks_somebody_and_lets_them_in_again(house: Process, tmp_path: Path, by_address: bool) -> None:
    anne = Guest(house.address, "Anne").come()
    whom = "127.0.0.0/8" if by_address else anne.id
    wire = shake_hands(house.address, anne.cookie)
    wire.say(type="hello", version=1)
    assert as_host(house, tmp_path, "block", whom).split() == [whom]
    assert wire.hear_to_the_end() == 4403 and wire.messages[-1] == {"type": "bye", "reason": "blocked"}
    refused = anne.http.get("/api/me")
    assert refused.status_code == 403 and refused.json()["code"] == "blocked"
    assert as_host(house, tmp_path, "blocked").split() == [whom]
    assert as_host(house, tmp_path, "unblock", whom) == ""
    assert anne.http.get("/api/me").json()["id"] == anne.id
    wire.close()
    anne.close()


def test_an_id_that_begins_with_a_dash_is_no_option(house: Process, tmp_path: Path) -> None:
    assert as_host(house, tmp_path, "block", "-h7Z").split() == ["-h7Z"]
    assert as_host(house, tmp_path, "unblock", "-h7Z") == ""


def test_only_who_has_the_token_is_the_host(house: Process, tmp_path: Path) -> None:
    for headers in ({}, {"Authorization": "Bearer guess"}):
        refused = httpx.get(f"http://{house.address}/api/house/tables", headers=headers)
        assert refused.status_code == 401 and refused.json()["code"] == "no-token"


def test_a_house_that_is_not_open_is_said_so(tmp_path: Path) -> None:
    ended = sabbat("house", "tables", "--database", tmp_path / "none.db")
    assert ended.returncode == 2 and "none.db" in ended.stderr and not (tmp_path / "none.db").exists()
