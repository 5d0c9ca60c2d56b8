"""A house in PostgreSQL: played in, exported, gone and back again; and how it is copied."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from sabbat.core.errors import BadRequest
from sabbat.server.live import leases
from sabbat.server.storage import backups
from sabbat.server.storage.batch import WriteBatch
from sabbat.server.storage.databases import open_store
from sabbat.server.table import chat
from sabbat.server.table import events as ev
from sabbat.server.table.table import Table
from tests.server import services
from tests.server.live import Guest, Refusal, live, match_of
from tests.server.process import sabbat
from tests.server.test_hub import a_match, hub_on
from tests.server.test_rated import move
from tests.server.test_several import act


def test_a_match_is_played_and_exported(database: str, tmp_path: Path) -> None:
    with live(database) as house:
        people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
        guest, bea = people
        code = match_of(guest, bea, public=True)
        move(people, code)
        guest.ask("say", table=code, text="hello")
        guest.ask("resign", table=code, seat=0)
        assert guest.http.get("/api/me/history").json()["figures"][0]["rating"] is not None
        assert guest.http.get("/api/me/data").json()["said"][0]["text"] == "hello"
        assert guest.http.delete("/api/me").status_code == 204
        for one in people:
            one.close()
    ended = sabbat("export", tmp_path / "out", "--database", database)
    assert ended.returncode == 0, ended.stderr
    (line,) = (tmp_path / "out" / "matches.jsonl").read_text().splitlines()
    assert json.loads(line)["table"] == code and "Anne" not in line


def test_a_house_that_is_gone_for_a_while_loses_nothing(tmp_path: Path) -> None:
    with services.postgres() as server, live(services.new_database(server.address)) as house:
        people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
        code = match_of(*people)
        seq, _ = act(people, code, 4)
        server.stop()
        with pytest.raises(Refusal, match="storage-failed"):
            act(people, code, seq)
        assert people[0].http.get("/healthz").status_code == 503
        server.start()
        for guest in people:
            guest.go()
            guest.come()
            assert guest.ask("watch", table=code, seq=seq)["seq"] == seq
        assert act(people, code, seq)[0] > seq
        for guest in people:
            guest.close()


def test_a_house_that_may_not_be_written_says_so(database: str) -> None:
    read_only = sa.text("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
    with live(database) as house:
        people = [Guest(house.address, name).come() for name in ("Anne", "Bea")]
        code = match_of(*people)
        seq, _ = act(people, code, 4)
        house.do(lambda store: store.write(lambda connection: connection.execute(read_only)))
        with pytest.raises(Refusal, match="storage-failed") as refused:
            act(people, code, seq)
        assert "read-only" in refused.value.message["message"]
        for guest in people:
            guest.close()


def test_copies_are_made_with_its_own_tools(tmp_path: Path) -> None:
    address = "postgresql://anne:secret@127.0.0.1:1/house"
    for command in ("backup", "restore"):
        ended = sabbat(command, tmp_path / "copy", "--database", address)
        assert ended.returncode == 2 and "pg_dump" in ended.stderr and "secret" not in ended.stderr


@pytest.mark.parametrize(
    "address",
    [
        "mysql://somewhere/house",
        "postgresql://anne:secret@127.0.0.1:1/house",
        "postgresql://anne:secret@127.0.0.1:port/house",
        "://",
    ],
)
def test_an_address_that_cannot_be_used_is_said_clearly(address: str, tmp_path: Path) -> None:
    for use in (open_store, lambda address: backups.backup(address, tmp_path / "copy")):
        with pytest.raises(BadRequest) as refused:
            use(address)
        assert "secret" not in str(refused.value.facts)


def test_a_driver_that_is_not_installed_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadRequest, match="not installed"):
        open_store("postgresql://127.0.0.1/house")


def test_a_lease_is_one_worker_s_until_it_ends(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LENGTH", 60.0)
    store = open_store(database)

    async def end(*all: leases.Leases) -> None:
        """Renew all leases for a moment, and wait until it is over."""
        monkeypatch.setattr(leases, "LENGTH", 0.1)
        for one in all:
            await one.take(one.taken)
        await asyncio.sleep(0.2)
        monkeypatch.setattr(leases, "LENGTH", 60.0)

    async def body() -> None:
        one, two = leases.Leases(store, "one"), leases.Leases(store, "two")
        taken = await asyncio.gather(one.take(["A", "B"]), two.take(["B", "A", "C"]))
        assert taken[0] | taken[1] == {"A", "B", "C"} and not taken[0] & taken[1]
        assert await two.take(["A"]) == ({"A"} & taken[1]) and one.holds("A") == ("A" in taken[0])
        await end(one, two)
        assert not one.holds("A") and await two.take(["A", "B"]) == {"A", "B"} and not await one.take(["A"])
        await two.release(["A"])
        assert await one.take(["A", "B"]) == {"A"} and one.holds("A") and not two.holds("A")

    asyncio.run(body())
    store.close()


def test_several_workers_need_a_database_to_share(tmp_path: Path) -> None:
    ended = sabbat("serve", "--database", tmp_path / "house.db", "--redis", "redis://127.0.0.1:1/0")
    assert ended.returncode == 2 and "postgresql://" in ended.stderr


def test_an_address_of_redis_that_is_none(database: str) -> None:
    ended = sabbat("serve", "--database", database, "--redis", "http://nowhere")
    assert ended.returncode == 2 and "Traceback" not in ended.stderr


def test_who_loses_a_race_reads_what_the_winner_wrote(database: str) -> None:
    """Two hubs with connections of their own write at once, at several tables in different orders: one history each."""
    stores = [open_store(database) for _ in range(2)]

    async def body() -> None:
        hubs = [hub_on(store) for store in stores]
        codes = [(await a_match(hubs[0])).table.code for _ in range(4)]

        def say(words: str) -> Callable[[Table], list[ev.AnyEvent]]:
            return lambda table: chat.say(table, f"guest {words}", "?", words, 0)

        for n in range(15):
            order = codes if n % 2 else codes[::-1]
            pairs = [(hub, code) for hub, way in zip(hubs, (order, order[::-1]), strict=True) for code in way]
            await asyncio.gather(*(hub.change(code, say(f"{hubs.index(hub)} {n}")) for hub, code in pairs))
        for code in codes:
            said = [event.text for event in await stores[0].events(code) if isinstance(event, ev.Said)]
            assert sorted(said) == sorted(f"{hub} {n}" for hub in (0, 1) for n in range(15))
        assert sum(hub.metrics.conflicts._value.get() for hub in hubs) > 0

    asyncio.run(body())
    for store in stores:
        store.close()


def test_events_alone_are_committed_with_one_statement_all_or_none(database: str) -> None:
    store = open_store(database)

    def batch(*numbers: int) -> WriteBatch:
        return WriteBatch([("T", number, b"{}") for number in numbers], [], {})

    with store.engine.connect() as connection:
        assert store.sink.keep_quickly(connection, batch(1, 2, 3))
        assert not store.sink.keep_quickly(connection, batch(4, 3)), "one number is taken"
        assert store.sink.keep_quickly(connection, batch(4)), "so nothing was kept, and the connection is sound"
        assert not store.sink.keep_quickly(connection, WriteBatch([("U", 1, b"{}")], [("anne", "U")], {}))
        rows = connection.execute(sa.text("SELECT code, seq FROM events ORDER BY code, seq")).all()
    assert [tuple(row) for row in rows] == [("T", 1), ("T", 2), ("T", 3), ("T", 4)]
    store.close()
