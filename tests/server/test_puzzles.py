"""Puzzles and mistakes to try again, over the wire: nothing of the answer before one plays, first tries are rated."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import sabbat
from sabbat.analysis.mining import Collection
from sabbat.analysis.puzzles import Puzzle, shipped
from sabbat.cli import puzzles as puzzles_command
from sabbat.core.contract import Game, State
from sabbat.server.live import exercises
from sabbat.server.live.puzzles import DAY
from sabbat.server.storage.puzzles import KeptPuzzles
from tests.server.live import Guest, Live, live, match_of
from tests.server.mistakes import finished, mistaken

PATIENCE = 120
WITTY = sabbat.game("witty-witches")


@pytest.fixture(autouse=True)
def slight_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are not compiled think slowly."""
    monkeypatch.setattr(exercises, "SIMULATIONS", 60)


class Day:
    """A clock that a test moves."""

    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def day() -> Day:
    return Day()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, day: Day) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("house") / "house.db", now=day) as server:
        yield server


@pytest.fixture
def anne(house: Live) -> Iterator[Guest]:
    guest = Guest(house.address, "Anne").come()
    yield guest
    guest.close()


def told(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_puzzle_is_set_without_its_answer_and_told_after_the_first_try(anne: Guest) -> None:
    puzzle = shipped(WITTY)[0]
    listed = told(anne.http.get("/api/puzzles", params={"game": "witty-witches"}))
    assert listed["rating"] is None and {one["game"] for one in listed["puzzles"]} == {"witty-witches"}
    assert [one["rating"] for one in listed["puzzles"]] == sorted(one["rating"] for one in listed["puzzles"])
    here = told(anne.http.get(f"/api/puzzles/{puzzle.id}"))
    assert here["view"] == puzzle.view and sorted(here["actions"]) == sorted(puzzle.chances)
    assert here["mine"] == "new" and not {"choices", "best", "tempting"} & set(here)
    answer = told(anne.http.post(f"/api/puzzles/{puzzle.id}", json={"action": puzzle.best}))
    assert answer["right"] and answer["choices"][0]["action"] == puzzle.best
    assert answer["change"] > 0 and answer["moments"][0]["action"] == puzzle.best
    listed = told(anne.http.get("/api/puzzles", params={"game": "witty-witches"}))
    (mine,) = (one for one in listed["puzzles"] if one["id"] == puzzle.id)
    assert (mine["mine"], mine["tries"]) == ("solved", 1)
    assert listed["rating"] == answer["rating"]


def test_only_the_first_try_is_rated_and_a_wrong_one_makes_the_puzzle_harder(anne: Guest) -> None:
    puzzle = shipped(WITTY)[1]
    address = f"/api/puzzles/{puzzle.id}"
    before = told(anne.http.get(address))["rating"]
    answer = told(anne.http.post(address, json={"action": puzzle.tempting}))
    assert not answer["right"] and answer["change"] < 0 and answer["tempting"] == puzzle.tempting
    assert answer["next"] not in (None, f"/puzzles/{puzzle.id}")
    here = told(anne.http.get(address))
    assert here["mine"] == "tried" and here["rating"] > before
    again = told(anne.http.post(address, json={"action": puzzle.best}))
    assert again["right"] and again["change"] is None
    assert told(anne.http.get(address))["mine"] == "solved"
    assert told(anne.http.get(address))["rating"] == here["rating"]
    mine = anne.http.get("/api/me/data").json()["exercises"]
    assert [(one["exercise"], one["at_once"], one["solved"]) for one in mine] == [(puzzle.id, False, True)]


def test_an_illegal_try_is_refused_with_the_rule_and_counts_for_nothing(anne: Guest) -> None:
    puzzle = shipped(WITTY)[2]
    refused = anne.http.post(f"/api/puzzles/{puzzle.id}", json={"action": "fly"})
    assert refused.status_code == 400 and "fly" in refused.json()["message"]
    assert told(anne.http.get(f"/api/puzzles/{puzzle.id}"))["mine"] == "new"
    assert anne.http.get("/api/puzzles/nowhere").json()["code"] == "no-puzzle"


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_tomorrow(house: Live, day: Day) -> None:
    guests = [Guest(house.address, name) for name in ("Anne", "Bea")]
    first, second = (told(guest.http.get("/api/puzzle-of-the-day"))["id"] for guest in guests)
    day.now += DAY
    tomorrow = told(guests[0].http.get("/api/puzzle-of-the-day"))["id"]
    day.now -= DAY
    assert first == second != tomorrow
    for guest in guests:
        guest.close()


def test_a_puzzle_from_a_match_of_the_house_is_listed_with_the_others(house: Live, anne: Guest) -> None:
    own = msgspec.structs.replace(shipped(WITTY)[0], id="abcdef0123", source="k3x9p2")
    house.do(lambda store: KeptPuzzles(store).keep(own.id, own.source, msgspec.json.encode(own)))
    listed = told(anne.http.get("/api/puzzles", params={"game": "witty-witches"}))["puzzles"]
    assert [one["id"] for one in listed if one["own"]] == [own.id]
    assert told(anne.http.get(f"/api/puzzles/{own.id}"))["players"] == own.view["players"]


def test_a_host_looks_for_puzzles_in_public_matches_and_in_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house is open meanwhile; a match that gave a puzzle is not looked at again."""
    looked: list[str] = []

    def puzzle_in(game: Game, states: list[State], source: str, known: Collection) -> Puzzle:
        assert states and all(state.actor >= 0 for state in states)
        looked.append(source)
        return msgspec.structs.replace(shipped(WITTY)[0], id=f"{len(looked):010}", source=source)

    monkeypatch.setattr(puzzles_command, "puzzle_in", puzzle_in)
    database = tmp_path / "house.db"
    with live(database) as server:
        anne = Guest(server.address, "Anne").come()
        public = finished(anne, public=True)
        finished(anne, public=False)
        for _ in range(2):
            puzzles_command.mine(str(database), most=9)
        assert looked == [public]
        listed = told(anne.http.get("/api/puzzles", params={"game": "witty-witches"}))["puzzles"]
        assert [one["id"] for one in listed if one["own"]] == ["0000000001"]
        anne.close()


# -- mistakes to try again -------------------------------------------------------------------------


def answered(guest: Guest, code: str, at: int, action: str) -> dict[str, Any]:
    """Ask until the answer is there."""
    until = time.monotonic() + PATIENCE
    while True:
        here = told(guest.http.post(f"/api/tables/{code}/exercises/{at}", json={"action": action}))
        if here["answer"] is not None:
            found: dict[str, Any] = here["answer"]
            return found
        assert time.monotonic() < until


def test_a_mistake_is_an_exercise_until_it_is_solved(house: Live, anne: Guest) -> None:
    code = finished(anne)
    at, action = mistaken(house, anne, code)
    offered = told(anne.http.get("/api/me/mistakes"))
    assert [(one["code"], one["at"], one["lost"]) for one in offered] == [(code, at, 0.18)]
    here = told(anne.http.get(f"/api/tables/{code}/exercises/{at}"))
    assert here["played"] == action and action in here["actions"] and here["view"]["viewer"] == 0
    seen = told(anne.http.get(f"/api/tables/{code}/moments", params={"eyes": "0"}))["moments"][at]["view"]
    assert here["view"] == seen
    answers = {one: answered(anne, code, at, one) for one in here["actions"]}
    best = answers[action]["choices"][0]["action"]
    assert answers[best]["right"]
    assert sorted(one["action"] for one in answers[best]["choices"]) == sorted(here["actions"])
    assert told(anne.http.get("/api/me/mistakes")) == []
    assert told(anne.http.get(f"/api/tables/{code}/exercises/{at}"))["mine"] == "solved"


def test_nobody_else_tries_ones_mistakes_and_not_before_the_end(house: Live, anne: Guest) -> None:
    bea = Guest(house.address, "Bea").come()
    code = finished(anne, spectators=False)
    at, action = mistaken(house, anne, code)
    address = f"/api/tables/{code}/exercises/{at}"
    assert bea.http.get(address).json()["code"] == "no-spectators"
    assert bea.http.post(address, json={"action": action}).json()["code"] == "no-spectators"
    assert told(bea.http.get("/api/me/mistakes")) == []
    public = finished(anne)
    assert bea.http.get(f"/api/tables/{public}/exercises/{at}").json()["code"] == "no-exercise"
    playing = match_of(anne, bea)
    assert anne.http.get(f"/api/tables/{playing}/exercises/0").json()["code"] == "table-playing"
    bea.close()


def test_of_a_match_a_bots_move_chance_and_a_forced_move_are_no_exercise(anne: Guest) -> None:
    code = finished(anne)
    moves = anne.http.get(f"/api/tables/{code}/moments").json()["moves"]
    foreign = next(at for at, (seat, _) in enumerate(moves) if seat == 1)
    chance = next(at for at, (seat, _) in enumerate(moves) if seat is None)
    for at in (foreign, chance, len(moves)):
        assert anne.http.get(f"/api/tables/{code}/exercises/{at}").json()["code"] == "no-exercise"


def test_whoever_is_forgotten_leaves_no_attempts(house: Live) -> None:
    guest = Guest(house.address, "Cleo")
    puzzle: Puzzle = shipped(WITTY)[0]
    told(guest.http.post(f"/api/puzzles/{puzzle.id}", json={"action": puzzle.best}))
    assert guest.http.delete("/api/me").status_code == 204
    assert house.do(lambda store: KeptPuzzles(store).attempts(guest.id)) == {}
    guest.close()
