"""Hints over the wire: they know what the seat knows, they are limited, and who hangs up costs nothing."""

from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode

from sabbat.server.live.hints import BURST
from tests.server.live import Guest, live, match_of

TURNS = 6
OTHERS = 4
GARBAGE = Frame(Opcode.TEXT, b"?").serialize(mask=True) * 400
"""What keeps the server busy for a moment, so that much happens in one turn of its loop."""


def test_a_hint_never_tells_what_another_seat_may_do(tmp_path: Path) -> None:
    """Anne acts on one connection and asks on four others: every hint is one of her own actions."""
    with live(tmp_path / "house.db") as house:
        anne, bea, busy = (Guest(house.address, name).come() for name in ("Anne", "Bea", "Cleo"))
        beside = [also(anne) for _ in range(OTHERS)]
        code = match_of(anne, bea, game="witty-witches")
        seq, mine, hinted = anne.sight(code)["seq"], set(), set()
        turns = 0
        while turns < TURNS:
            mover = (anne, bea)[bea.sight(code, seq)["turn"]]
            sight = mover.sight(code, seq)
            act = {"table": code, "seq": seq, "seat": sight["seat"], "action": sight["actions"][0]}
            if mover is bea:
                seq = bea.ask("act", **act)["seq"]
                continue
            mine.update(sight["actions"])
            turns += 1
            send_raw(busy, GARBAGE)
            acted = anne.send("act", **act)
            asked = [other.send("hint", table=code, seat=0) for other in beside]
            send_raw(busy, GARBAGE)
            seq = answer(anne, acted)["seq"]
            answers = [answer(other, id) for other, id in zip(beside, asked, strict=True)]
            hinted |= {one["action"] for one in answers if one["type"] == "hinted"}
        mine.update(anne.sight(code, seq)["actions"])
        assert hinted <= mine
        for guest in (anne, bea, busy, *beside):
            guest.close()


def test_hints_are_limited_and_who_hangs_up_kills_no_worker(tmp_path: Path) -> None:
    """Whatever connection they come by: after a handful the person waits; unwanted ones cost no process."""
    with live(tmp_path / "house.db", hint_rate=0.001) as house:
        anne, bea = (Guest(house.address, name).come() for name in ("Anne", "Bea"))
        code = match_of(anne, bea)
        refusals: list[str] = []
        hints = 0
        while "hints-often" not in refusals:
            other = also(anne)
            id = other.send("hint", table=code, seat=0)
            other.ask("unwatch", table=code)  # is done after the hint; a ping may be answered before
            answers = [one for one in other.inbox if one.get("id") == id]
            refusals += [one["code"] for one in answers if one["type"] == "wrong"]
            hints += not answers
            other.close()
        assert 1 < hints <= BURST
        figures = anne.http.get("/metrics").text
        assert "sabbat_bot_restarts 0.0" in figures and "sabbat_bot_failures 0.0" in figures
        anne.close()
        bea.close()


def also(somebody: Guest) -> Guest:
    """Another connection of the same person."""
    other = Guest(somebody.address)
    other.http.cookies = somebody.http.cookies
    return other.come()


def send_raw(guest: Guest, data: bytes) -> None:
    assert guest.socket is not None
    guest.socket.socket.sendall(data)


def answer(guest: Guest, id: int) -> dict[str, Any]:
    """What a message was answered, in the end."""
    while not (found := [one for one in guest.inbox if one.get("id") == id and one["type"] != "news"]):
        guest.hear()
    return found[0]
