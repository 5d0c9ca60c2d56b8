"""Clients that drop, delay, duplicate, reorder and reconnect, against a plain sequential model of the match.

The hub and its sessions are the real ones, on a real database; the network between is this test's.
"""

import asyncio
import json
import os
import shutil
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sabbat.core.match import Match
from sabbat.games import find
from sabbat.server.live.hub import Hub
from sabbat.server.live.timing import Bucket
from sabbat.server.net.session import Session
from sabbat.server.storage.databases import open_sqlite
from sabbat.server.storage.store import Store
from sabbat.server.table import events as ev
from sabbat.server.table import playing, seating
from sabbat.server.table.table import Table

STORMS = int(os.environ.get("SABBAT_STORMS", "20"))
PEOPLE = ["anne", "anne", "bea", "cleo"]
"""Four connections: Anne has two devices, Cleo only watches."""
SEATS = {"anne": 0, "bea": 1, "cleo": None}
who = st.integers(0, len(PEOPLE) - 1)
some = st.integers(0, 10**6)


class NoBots:
    """A pool that nobody asks."""

    failures = 0
    size = 1


class Wire:
    """What the server says to a client, until it is read."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> bool:
        self.messages.append(json.loads(message))
        return True

    def hang_up(self, code: int) -> None:
        self.messages.append({"type": "end", "code": code})

    def listen(self, on: bool) -> None:
        """There is no network to leave anything in."""

    def check(self) -> None:
        """Nobody falls silent here."""


async def heard(session: Session, *messages: dict[str, Any]) -> None:
    """A session has done what it was asked for."""
    for message in messages:
        session.hear(json.dumps(message).encode())
    while session.busy:
        await asyncio.sleep(0)


@dataclass
class Client:
    """A client, the messages that are under way from it, and what it knows."""

    person: str
    session: Session | None = None
    wire: Wire = field(default_factory=Wire)
    underway: list[dict[str, Any]] = field(default_factory=list)
    seq: int = 0
    told: list[dict[str, Any]] = field(default_factory=list)
    sight: dict[str, Any] | None = None
    sent: int = 0

    def read(self) -> list[dict[str, Any]]:
        """Take in what arrived; the answers among it."""
        answers = []
        messages, self.wire.messages = self.wire.messages, []
        for message in messages:
            if message["type"] == "news":
                self._learn(message)
            elif message["type"] in ("done", "wrong"):
                answers.append(message)
        return answers

    def _learn(self, news: dict[str, Any]) -> None:
        known = [told for told in news["events"] if told["seq"] <= self.seq]
        assert all(self.told[told["seq"] - 1] == told for told in known)
        fresh = [told for told in news["events"] if told["seq"] > self.seq]
        assert [told["seq"] for told in fresh] == list(range(self.seq + 1, news["seq"] + 1))
        self.told += fresh
        self.seq = news["seq"]
        self.sight = news.get("sight") or self.sight


class Storm(RuleBasedStateMachine):
    """The house on one side, a match in memory on the other."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.store: Store = open_sqlite(self.folder / "house.db")
        self.clients = [Client(person) for person in PEOPLE]
        self.now = 0

    def teardown(self) -> None:
        self._run(self.hub.close())
        self.store.close()
        self.loop.close()
        shutil.rmtree(self.folder)

    def _run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize()
    def begin(self) -> None:
        self._open_hub()
        setup = ev.Setup(game="course-de-sorcieres", players=2)

        def sit(table: Table) -> list[ev.AnyEvent]:
            return seating.sit(table, "anne", "Anne", 0, 0) + seating.sit(table, "bea", "Bea", 1, 0)

        room = self._run(self.hub.open_table(setup, "anne", sit, lambda table: playing.start(table, "anne", 0)))
        self.code, secret = room.table.code, bytes.fromhex(room.table.secret)
        self.model = Match(find(setup.game), 2, {}, secret=secret)
        self.turn_seq = self.seq = room.table.seq
        self.said: list[str] = []
        for number in range(len(PEOPLE)):
            self.reconnect(number)

    def _open_hub(self) -> None:
        pool: Any = NoBots()
        self.hub = Hub(self.store, pool, now=lambda: self.now)
        self._run(self.hub.open())

    # -- the weather -------------------------------------------------------------------------------

    @rule(device=st.booleans(), pick=some)
    def act(self, device: bool, pick: int) -> None:
        """Somebody whose turn it is, as far as they know, acts; that may be long past."""
        able = [client for client in self.clients if client.sight and client.sight["actions"]]
        if able:
            player = able[device % len(able)]
            assert player.sight is not None
            actions = player.sight["actions"]
            seat = SEATS[player.person]
            self._post(player, type="act", seq=player.seq, seat=seat, action=actions[pick % len(actions)])

    @rule(client=who, pick=some)
    def act_out_of_turn(self, client: int, pick: int) -> None:
        texts = self.model.game.texts
        action = texts[pick % len(texts)]
        self._post(self.clients[client], type="act", seq=self.clients[client].seq, seat=pick % 2, action=action)

    @rule(client=who, text=st.sampled_from(["hello", "hm", "well played"]))
    def say(self, client: int, text: str) -> None:
        self.now += 10_000
        self._post(self.clients[client], type="say", text=text)

    def _post(self, client: Client, **message: Any) -> None:
        client.sent += 1
        client.underway.append({"id": client.sent, "table": self.code, **message})

    @rule(pick=some)
    def deliver(self, pick: int) -> None:
        """One of the messages under way arrives, not always the first."""
        self._arrive(pick, keep=False)

    @rule(pick=some)
    def duplicate(self, pick: int) -> None:
        """One of the messages under way arrives, and will arrive again."""
        self._arrive(pick, keep=True)

    @rule(pick=some)
    def drop(self, pick: int) -> None:
        underway = self._underway()
        if underway:
            client, message = underway[pick % len(underway)]
            client.underway.remove(message)

    def _underway(self) -> list[tuple[Client, dict[str, Any]]]:
        return [(client, message) for client in self.clients if client.session for message in client.underway]

    @rule(client=who)
    def disconnect(self, client: int) -> None:
        self._run(self._close(self.clients[client]))

    async def _close(self, client: Client) -> None:
        if client.session is not None:
            client.session.close()
        client.session = None

    @rule(client=who)
    def reconnect(self, client: int) -> None:
        """Come back and ask for what was missed."""
        self.disconnect(client)
        known = self.clients[client]
        known.wire = Wire()
        known.session = Session(self.hub, known.wire, known.person, "en", Bucket(0, 0))
        watch = {"type": "watch", "table": self.code, "seq": known.seq}
        self._run(heard(known.session, {"type": "hello", "version": 1}, watch))
        known.read()

    @precondition(lambda self: self.seq % 3 == 0)
    @rule()
    def restart(self) -> None:
        """The server is another one from now on; all it has is the database."""
        for client in range(len(PEOPLE)):
            self.disconnect(client)
        self._run(self.hub.close())
        self._open_hub()

    @rule()
    def storm(self) -> None:
        """Everything that is under way arrives at once."""
        acts = [(client, message) for client, message in self._underway() if message["type"] == "act"]
        for client in self.clients:
            client.underway = []
        expected = [self._expect(client, message) for client, message in acts]

        async def all_at_once() -> None:
            await asyncio.gather(*(heard(c.session, m) for c, m in acts if c.session))

        self._run(all_at_once())
        answers = {id(client): client.read() for client in self.clients}
        for (client, message), kind in zip(acts, expected, strict=True):
            assert _kind(next(a for a in answers[id(client)] if a["id"] == message["id"])) == kind

    def _arrive(self, pick: int, keep: bool) -> None:
        underway = self._underway()
        if not underway:
            return
        client, message = underway[pick % len(underway)]
        assert client.session is not None
        if not keep:
            client.underway.remove(message)
        expected = self._expect(client, message)
        self._run(heard(client.session, message))
        answer = next(answer for answer in client.read() if answer["id"] == message["id"])
        assert _kind(answer) == expected, (message, answer)

    # -- the model ---------------------------------------------------------------------------------

    def _expect(self, client: Client, message: dict[str, Any]) -> str:
        """What the message does to the model."""
        if message["type"] == "say":
            self.said.append(message["text"])
            self.seq += 1
            return "done"
        state = self.model.state
        if SEATS[client.person] != message["seat"] or state.turn is None:
            return "wrong"
        if message["seq"] < self.turn_seq:
            return "stale"
        if not state.may(message["seat"], message["action"]):
            return "wrong"
        before = len(self.model.moves)
        self.model.act(message["seat"], message["action"])
        while self.model.awaits_chance:
            self.model.draw()
        self.seq += len(self.model.moves) - before + (self.model.state.turn is None)
        self.turn_seq = self.seq
        return "done"

    @invariant()
    def everybody_who_listens_is_up_to_date(self) -> None:
        for client in self.clients:
            client.read()
            if client.session is not None:
                assert client.seq == self.seq
                assert client.sight is not None
                assert client.sight["view"] == self.model.state.view(SEATS[client.person])

    @invariant()
    def what_was_told_is_what_happened(self) -> None:
        for client in self.clients:
            events = [told["event"] for told in client.told]
            moves = [event["action"] for event in events if event["kind"] == "moved"]
            truth = [move.action for move in self.model.moves]
            assert all(a == b or a.endswith("?") for a, b in zip(moves, truth, strict=False))
            said = [event["text"] for event in events if event["kind"] == "said"]
            assert said == self.said[: len(said)]

    @invariant()
    def the_store_holds_the_same(self) -> None:
        stored = self._run(self.store.events(self.code))
        assert [e.action for e in stored if isinstance(e, ev.Moved)] == [move.action for move in self.model.moves]
        assert [e.text for e in stored if isinstance(e, ev.Said)] == self.said


def _kind(answer: dict[str, Any]) -> str:
    return "stale" if answer.get("stale") else str(answer["type"])


TestStorm = Storm.TestCase
TestStorm.settings = settings(max_examples=STORMS, stateful_step_count=50, deadline=None)
