"""What the terminal says after a match: the review, and puzzles that are found and checked."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import sabbat
from sabbat.analysis.puzzles import shipped
from tests.analysis.matches import short
from tests.cli.test_cli import printed, run

FIRST = ["Turning point"] * 3 + ["Luckiest moment", "Unluckiest moment"]
TERMS = ("start", "luck", "own", "others", "unknown")


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match in a file."""
    file = tmp_path_factory.mktemp("matches") / "party.sabbat"
    file.write_text(str(short("witty-witches", 2)), "utf-8")
    return file


def test_a_review_tells_every_player_and_adds_up(party: Path) -> None:
    said = printed("analyse", str(party), "--simulations", "16", "--rollouts", "8")
    for words in ("Player 1", "Player 2", "luck", "16 simulations"):
        assert words in said
    told = printed("analyse", str(party), "--simulations", "16", "--rollouts", "8", "--lang", "fr")
    assert "chance" in told and "luck" not in told


def test_programs_read_the_same_review(party: Path) -> None:
    found = json.loads(printed("analyse", str(party), "--simulations", "16", "--rollouts", "8", "--json"))
    assert len(found["accounts"]) == 3 and len(found["curve"]) == len(found["moments"]) + 1
    for account in found["accounts"]:
        assert sum(account[term] for term in TERMS) == account["result"]
    assert sum(account["luck"] for account in found["accounts"]) == 0


def test_a_review_tells_what_to_look_at_first(party: Path) -> None:
    analyse = ("analyse", str(party), "--simulations", "16", "--rollouts", "8")
    facts, said = json.loads(printed(*analyse, "--json")), printed(*analyse)
    lines = said.splitlines()
    for seat, first in enumerate(facts["seats"]):
        mine = lines[8 * seat : 8 * seat + 8]
        assert [one["text"] for one in first["sentences"]] == mine[:3]
        assert [line.split(":")[0] for line in mine[3:]] == FIRST
        looked = [*first["turning"], first["luckiest"], first["unluckiest"]]
        assert [int(re.findall(r"move (\d+):", line)[0]) for line in mine[3:]] == [at + 1 for at in looked]
        change = facts["curve"][looked[0] + 1][seat] - facts["curve"][looked[0]][seat]
        assert f"{'+' if change > 0 else '−'}{round(abs(change) / 10_000)} %" in mine[3].replace("\u00a0", " ")
        assert "expected places" not in said


def test_with_three_players_the_expected_places_are_told(tmp_path: Path) -> None:
    file = tmp_path / "three.sabbat"
    file.write_text(str(short("witty-witches", 3)), "utf-8")
    analyse = ("analyse", str(file), "--simulations", "8", "--rollouts", "8")
    (account, *_) = json.loads(printed(*analyse, "--json"))["place_accounts"]
    told = next(line for line in printed(*analyse).splitlines() if line.startswith("Player 1. In expected places"))
    wanted = {"start": f"{account['start'] / 1e6:.1f} at the start", "result": f"result {account['result'] / 1e6:.1f}"}
    sign = "−" if account["luck"] < 0 else "+"
    assert f"luck {sign}{abs(account['luck']) / 1e6:.1f}," in told and all(words in told for words in wanted.values())


def test_a_match_that_is_not_over_has_no_review(party: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.sabbat"
    lines = party.read_text("utf-8").splitlines()
    begun.write_text("\n".join(line for line in lines if not line.startswith(("outcome", "secret")))[:-200], "utf-8")
    done = run("analyse", str(begun))
    assert done.returncode != 0 and done.stderr


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    """Two puzzles in a file; they were thought about less than those that are shipped, so that a check is quick."""
    known = [msgspec.structs.replace(one, simulations=100) for one in shipped(sabbat.game("witty-witches"))[:2]]
    file = tmp_path / "puzzles.json"
    file.write_bytes(msgspec.json.encode(known))
    return file


def test_a_search_for_puzzles_ends_when_there_are_enough(puzzles: Path) -> None:
    before = puzzles.read_bytes()
    assert printed("puzzles", "find", "witty-witches", str(puzzles), "--wanted", "2") == "2 puzzles.\n"
    assert puzzles.read_bytes() == before


def test_puzzles_are_checked_and_not_twice(puzzles: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    check = ("puzzles", "check", str(puzzles), "--results", str(results))
    assert len(printed(*check, "--times", "2").splitlines()) == 3
    first = printed(*check)
    assert "of 2 survive" in first and len(first.splitlines()) == 3, "a shorter search counts for nothing"
    again = printed(*check)
    assert "of 2 survive" in again and len(again.splitlines()) == 1
    found = json.loads(printed(*check, "--json"))
    assert [one["id"] for one in found] == [one["id"] for one in json.loads(puzzles.read_text("utf-8"))]
    assert all(one["simulations"] == 1000 and {"lead", "error", "survives"} <= set(one) for one in found)


def test_a_few_puzzles_are_checked_at_a_time_and_with_other_dice_again(puzzles: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    check = ("puzzles", "check", str(puzzles), "--results", str(results), "--times", "1")
    for count in (1, 2):
        said = printed(*check, "--most", "1")
        assert f"of {count} survive" in said and len(said.splitlines()) == 2
    usual = json.loads(printed(*check, "--json"))
    others = json.loads(printed(*check, "--dice", "5", "--json"))
    assert [one["dice"] for one in usual + others] == [3, 3, 5, 5]
    assert [one["lead"] for one in usual] != [one["lead"] for one in others]
    assert json.loads(printed(*check, "--json")) == usual, "each of the dice has results of its own"
