"""Two worlds that a seat cannot tell apart look the same to it over the wire, byte for byte."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sabbat.core.contract import State
from sabbat.core.record import Move
from sabbat.games import find
from tests.server.live import Guest, Live, Refusal, live, match_of, open_table

NOON = 1_800_000_000_000
PUTS = 18
ANNE_S_LAST = [text for text in find("course-de-sorcieres").texts if text.startswith("put l")][-3:]
"""What Anne may do with her last tile: where there is room for it is her secret."""


def test_every_byte_is_the_same_in_two_worlds(tmp_path: Path) -> None:
    """Anne hides her tiles otherwise in the other world; Bea and a spectator hear the same."""
    people, code = _prepare(tmp_path / "house.db")
    transcripts = []
    for world, choose in enumerate((lambda actions: actions[0], lambda actions: actions[-1])):
        copy = tmp_path / f"world{world}.db"
        shutil.copy(tmp_path / "house.db", copy)
        clock = [NOON]
        with live(copy, now=lambda clock=clock: clock[0]) as house:
            transcripts.append(_evening(house, people, code, choose, clock))
    (anne, bea, cleo), (other_anne, other_bea, other_cleo) = transcripts
    assert anne != other_anne
    assert bea == other_bea and cleo == other_cleo
    assert len(bea) > 4 * PUTS
    for guest in people:
        guest.close()


def test_a_bot_takes_as_long_whatever_it_holds(tmp_path: Path) -> None:
    """With one choice or many, to begin a turn takes the whole pause, as the times that are told say."""
    pace = 0.4
    with live(tmp_path / "house.db", bot_pace=pace) as house:
        anne = Guest(house.address, "Anne").come()
        code = open_table(anne, "witty-witches", bots="novice", start=True)
        anne.ask("watch", table=code)
        told: list[dict[str, Any]] = []
        begun: list[tuple[int, bool]] = []
        while {forced for _, forced in begun} != {True, False} or len(begun) < 8:
            told += _moves_in(anne.hear())
            match = house.server.house.hub.rooms[code].table.playing()
            forced = _forced(match.game.new(2, match.state.options), match.moves)
            pairs = zip(told, told[1:], forced[1:], strict=False)
            begun = [(after["at"] - before["at"], alone) for before, after, alone in pairs if _begins(before, after)]
        anne.close()
    assert min(took for took, _ in begun) >= pace * 1000 - 5


def _begins(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return bool(before["seat"] != after["seat"])


def _moves_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves of seats that are told in a message."""
    events = [told["event"] for told in message.get("events", [])] if message["type"] == "news" else []
    return [event for event in events if event["kind"] == "moved" and event.get("seat") is not None]


def _forced(state: State, moves: list[Move]) -> list[bool]:
    """Whether each move of a seat was the only one."""
    found = []
    for move in moves:
        if move.seat is not None:
            found.append(len(state.actions()) == 1)
        state.play(move.action)
    return found


def _prepare(database: Path) -> tuple[list[Guest], str]:
    """Three people, and a match of two of them that has just begun."""
    with live(database, now=lambda: NOON) as house:
        people = [Guest(house.address, name).come() for name in ("Anne", "Bea", "Cleo")]
        code = match_of(*people[:2], pace={"kind": "bank", "move": 20_000, "bank": 60_000})
        open_table(people[0], public=True)
        for guest in people:
            guest.go()
    return people, code


def _evening(
    house: Live, people: list[Guest], code: str, choose: Callable[[list[str]], str], clock: list[int]
) -> list[list[str]]:
    """All hide their tiles; people talk, err, take back, go and come; everything that each of them heard."""
    for guest in people:
        guest.heard, guest.inbox, guest.asked = [], [], 0
        guest.come(house.address)
        guest.ask("watch", table=code)
    bea = people[1]
    pages: list[str] = []
    seq = 0
    for turn in range(PUTS):
        clock[0] += 1234
        seat = bea.sight(code, seq)["turn"]
        _err(bea, code, seat)
        mover = people[seat]
        pick = choose if seat == 0 else lambda actions: actions[0]
        seq = _put(mover, code, seq, pick)
        if turn % 5 == 1:
            seq = mover.ask("take-back", table=code, seat=seat, seq=seq)["seq"]
            seq = _put(mover, code, seq, pick)
        if turn % 7 == 3:
            seq = mover.ask("say", table=code, text=f"turn {turn}")["seq"]
            bea.news(code, seq)
            bea.go()
            bea.come()
            bea.ask("watch", table=code, seq=turn)
        pages.append(bea.http.get(f"http://{house.address}/api/tables/{code}").text)
    for guest in people:
        guest.news(code, seq)
        guest.ask("ping")
    for guest in people:
        guest.go()
    return [people[0].heard, [*bea.heard, *pages], people[2].heard]


def _put(mover: Guest, code: str, seq: int, choose: Callable[[list[str]], str]) -> int:
    """Hide the first tile that waits, where this world wants it; the number of the last event after it."""
    sight = mover.sight(code, seq)
    tile = sight["actions"][0].rsplit(" ", 1)[0]
    action = choose([action for action in sight["actions"] if action.startswith(f"{tile} ")])
    done = mover.ask("act", table=code, seq=sight["seq"], seat=sight["seat"], action=action)
    after: int = done["seq"]
    mover.news(code, after)
    return after


def _err(bea: Guest, code: str, seat: int) -> None:
    """Ask for what cannot be: refusals must not tell anything either."""
    seq = bea.news(code)["seq"]
    wrongs: list[tuple[str, dict[str, Any]]] = [
        ("act", {"seq": seq + 1000, "seat": 1, "action": "put l2 9"}),
        ("act", {"seq": seq + 1000, "seat": 0, "action": "put l2 1"}),
        ("act", {"seq": seq + 1000, "seat": 1, "action": "roll 4"}),
    ]
    if seat == 0:
        wrongs += [("hint", {"seat": 1})]
        wrongs += [("act", {"seq": seq + 1000, "seat": 1, "action": action}) for action in ANNE_S_LAST]
    for kind, fields in wrongs:
        with pytest.raises(Refusal):
            bea.ask(kind, table=code, **fields)
