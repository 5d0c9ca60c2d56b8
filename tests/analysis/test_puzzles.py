"""Puzzles: what is one, what is not, no two alike; those that are shipped are what they must be."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sabbat
from sabbat.analysis import mining, puzzles
from sabbat.analysis.appraisal import Appraisal, AppraisedAction, appraise
from sabbat.analysis.mining import Collection, of_record, puzzle_in, self_play, traits_of
from sabbat.analysis.puzzles import (
    DOUBT,
    EFFORT,
    LEAD,
    RECHECK,
    Puzzle,
    Recheck,
    alike,
    examine,
    first_sight,
    id_of,
    kind_of,
    lead,
    lead_of,
    master,
    recheck,
    shipped,
    unlike,
)
from sabbat.core.contract import Game
from sabbat.locales import LANGUAGES, speech
from tests.analysis.matches import short

GAMES = [sabbat.game(game) for game in sabbat.games()]
WITTY = sabbat.game("witty-witches")
RECHECKS = Path(__file__).parents[2] / "bench" / "puzzles"


@pytest.fixture
def slight_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are not compiled think slowly."""
    monkeypatch.setattr(puzzles, "master", lambda game, view: 20)
    monkeypatch.setattr(mining, "LONGER", (0.05,))


def chosen(*chances: float, error: float = 0.01) -> list[AppraisedAction]:
    return [AppraisedAction(f"play {n}", round(1e6 * chance), error) for n, chance in enumerate(chances)]


def last_card() -> dict[str, Any]:
    """A view of Witty Witches in which one of two cards wins at once and the other gives the match away."""
    puzzle = next(one for one in shipped(WITTY) if one.choices[0].chance > 950_000 and len(one.choices) < 4)
    return puzzle.view


def test_the_action_that_wins_is_found_with_its_chance() -> None:
    view = last_card()
    (known,) = (one for one in shipped(WITTY) if one.view == view)
    found = appraise(WITTY, view, 400, 7)
    assert found[0].action == known.best and found[0].chance > 850_000
    assert sorted(one.action for one in found) == sorted(known.chances)
    assert found == appraise(WITTY, view, 400, 7)


@pytest.mark.usefixtures("slight_effort")
def test_a_view_with_a_clear_best_action_is_a_puzzle_and_one_without_is_none() -> None:
    view = last_card()
    found = examine(WITTY, view, "made")
    assert found is not None and found.id == id_of(view)
    assert found.tempting != found.best and found.tempting in found.chances
    opening = next(self_play(WITTY, 0))
    assert examine(WITTY, opening.view(int(opening.actor)), "made") is None


@pytest.mark.parametrize(("deeper", "kept"), [((0.9, 0.6), True), ((0.9, 0.82), False), ((0.5, 0.9), False)], ids=str)
def test_a_lead_that_a_deeper_search_does_not_see_is_no_puzzle(
    deeper: tuple[float, float], kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice the best action leads by far; with longer thought the other one wins nearly as often, or more."""
    view, efforts = last_card(), []

    def scripted(game: Game, view: dict[str, Any], simulations: int, seed: int) -> list[AppraisedAction]:
        efforts.append(simulations / master(game, view))
        found = chosen(*(deeper if simulations > EFFORT * master(game, view) else (0.9, 0.5)), error=0)
        return sorted(found, key=lambda one: -one.chance)

    monkeypatch.setattr(puzzles, "appraise", scripted)
    monkeypatch.setattr(puzzles, "first_sight", lambda *of: "play 1")
    assert (examine(WITTY, view, "made") is not None) == kept
    assert efforts == [EFFORT, EFFORT, 4 * EFFORT]


def test_a_lead_must_be_great_and_beyond_doubt_over_every_other_action() -> None:
    assert lead(chosen(0.6, 0.5)).holds()
    assert not lead(chosen(0.6, 0.53, 0.1)).holds()
    assert not lead(chosen(0.6, 0.5, error=0.02)).holds()
    wobbly = [*chosen(0.6, 0.45), AppraisedAction("end", 400_000, 0.1)]
    assert not lead(wobbly).holds()


def test_what_is_won_or_lost_already_is_no_puzzle() -> None:
    assert puzzles.is_open(chosen(0.99, 0.6))
    assert not puzzles.is_open(chosen(0.99, 0.9))
    assert not puzzles.is_open(chosen(0.12, 0.01))


def test_an_action_is_fine_if_the_best_is_hardly_better_or_not_for_sure() -> None:
    found = Appraisal(chosen(0.6, 0.59, 0.5), 100)
    assert [found.fine(one.action) for one in found.choices] == [True, True, False]
    assert Appraisal(chosen(0.6, 0.55, error=0.03), 100).fine("play 1")


def test_puzzles_that_show_nearly_the_same_are_alike() -> None:
    one, other, *_ = shipped(WITTY)
    assert alike(one, one) and not alike(one, other)
    again = msgspec.structs.replace(one, id="again", view={**one.view, "turn_number": 99})
    assert alike(one, again) and not unlike(again, [other, one]) and unlike(again, [other])
    elsewhere = msgspec.structs.replace(one, view={**one.view, "players": 5})
    assert not alike(one, elsewhere)


def test_a_collection_wants_no_more_than_half_with_the_same_trait() -> None:
    puzzle = shipped(WITTY)[0]
    traits = traits_of(puzzle.view, puzzle.choices)
    known = Collection(4, [puzzle])
    assert known.wants(traits)
    known.add(puzzle)
    assert not known.wants(traits) and known.wants(["other"])


def test_traits_are_the_decision_in_such_a_match_and_the_answer() -> None:
    view = {"options": {"adventure": "school", "turns": 3}}
    either = [AppraisedAction("fly", 900_000, 0.0), AppraisedAction("take 3 left", 100_000, 0.0)]
    assert traits_of(view, either) == ["fly-take (school)", "best: fly"]
    assert traits_of(view, either[1:]) == ["take (school)"]


@pytest.mark.usefixtures("slight_effort")
def test_a_match_that_was_played_gives_one_puzzle_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "LOOKS", 6)
    states = list(of_record(WITTY, short("witty-witches", 2)))
    assert states and all(state.actor >= 0 and state.count() > 1 for state in states)
    found = puzzle_in(WITTY, states, "k3x9p2", Collection(9, []))
    assert found is None or found.source == "k3x9p2"
    if found is not None:
        assert puzzle_in(WITTY, states[:0], "k3x9p2", Collection(9, [found])) is None


# -- what is shipped -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_brings_fifty_puzzles_that_were_rechecked(game: Game) -> None:
    spent = {one["id"]: one["simulations"] for one in rechecks(game)}
    assert len(shipped(game)) >= 50
    for one in shipped(game):
        assert spent.get(one.id, 0) >= RECHECK * EFFORT * master(game, one.view), one.id


def rechecks(game: Game) -> list[dict[str, Any]]:
    """What was found; of two results of a puzzle the later one holds."""
    lines = (RECHECKS / f"{game.id}.jsonl").read_text("utf-8").splitlines()
    return list({one["id"]: one for one in map(json.loads, lines)}.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_shipped_puzzles_are_what_a_puzzle_must_be(game: Game) -> None:
    own = shipped(game)
    for puzzle in own:
        view, seat = puzzle.view, puzzle.view["viewer"]
        state = game.mind(view).imagine(random.Random(1))
        assert state.view(seat) == view and state.turn == seat and sorted(state.actions()) == sorted(puzzle.chances)
        assert puzzle.id == id_of(view) and puzzle.simulations >= EFFORT * master(game, view)
        ahead = lead(puzzle.choices)
        assert ahead.by >= LEAD and ahead.by >= DOUBT * ahead.error and puzzles.is_open(puzzle.choices)
        assert puzzle.tempting in puzzle.chances and puzzle.tempting != puzzle.best
    assert len({puzzle.source for puzzle in own}) == len({puzzle.id for puzzle in own}) == len(own)
    for n, puzzle in enumerate(own):
        assert unlike(puzzle, own[:n])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_shipped_puzzles_survived_their_recheck_and_no_others_are_shipped(game: Game) -> None:
    """bench/puzzles holds what `sabbat puzzles check` found."""
    found = {one["id"]: one for one in rechecks(game)}
    for one in shipped(game):
        assert found[one.id]["survives"] and found[one.id]["best"] == one.best, one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_puzzle_has_a_title_and_an_explanation(language: str) -> None:
    words = speech(language)
    facts = {"n": 0, "best": "A", "chance": 70, "other": "B", "less": 50}
    for game in GAMES:
        for puzzle in shipped(game):
            title = f"puzzle-title-{game.id}-{kind_of(puzzle.chances)}"
            why = f"puzzle-why-{game.id}-{puzzle.best.split(' ')[0]}"
            for id in (title, why):
                assert words.knows(id) and words.say(id, **facts), f"say {id} in {language}/puzzles.ftl"


def test_a_recheck_says_which_puzzles_survive() -> None:
    (puzzle,) = (one for one in shipped(WITTY) if one.view == last_card())
    slight = msgspec.structs.replace(puzzle, simulations=1000)
    assert recheck(slight, WITTY).survives and recheck(slight, WITTY).simulations == RECHECK * 1000
    wrong = msgspec.structs.replace(slight, choices=slight.choices[::-1])
    assert not recheck(wrong, WITTY).survives


def test_a_puzzle_survives_if_its_best_action_is_still_far_enough_ahead() -> None:
    puzzle = shipped(WITTY)[0]

    def found(mine: float, other: float) -> Recheck:
        choices = [AppraisedAction(puzzle.best, round(1e6 * mine), 0.01), *chosen(other)]
        return Recheck(puzzle, sorted(choices, key=lambda one: -one.chance), 100)

    assert found(0.6, 0.4).survives and found(0.6, 0.51).survives
    assert not found(0.6, 0.53).survives and not found(0.4, 0.6).survives
    assert found(0.12, 0.01).survives and found(0.99, 0.89).survives, "nearly lost or won, but searches differ"
    assert not found(0.09, 0.0).survives and not found(0.99, 0.91).survives, "lost or won already"
    assert lead_of(puzzle.best, found(0.4, 0.6).choices).by == pytest.approx(-0.2)


def test_masters_think_as_long_as_they_do_in_such_a_match() -> None:
    """In some adventures of Les Sorciers Volants a master has fewer simulations than in others."""
    volants = sabbat.game("sorciers-volants")
    for adventure in ("school", "cat-chase"):
        options = volants.new(2, {"adventure": adventure}).options
        wanted = volants.insight.level("master", options, 2)[0]
        assert master(volants, {"options": options, "players": 2}) == wanted
    assert master(volants, {"options": {"adventure": "cat-chase"}, "players": 2}) < volants.insight.levels["master"][0]


def test_chances_are_those_that_a_review_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raw shares of simulations are no chances where guesses are doubted: they are calibrated."""
    game = sabbat.game("air-sorciere")
    view = shipped(game)[0].view
    told = {one.action: one.chance for one in appraise(game, view, 60, 3)}
    monkeypatch.setattr(type(game.insight), "calibration", [])
    raw = {one.action: one.chance for one in appraise(game, view, 60, 3)}
    assert any(abs(told[action] - raw[action]) > 20_000 for action in raw)
    assert all((told[action] - 500_000) * (raw[action] - 500_000) >= 0 for action in raw)


def test_first_sight_is_one_of_the_choices_and_puzzles_read_back_as_written() -> None:
    puzzle = shipped(WITTY)[0]
    assert first_sight(WITTY, puzzle.view, puzzle.choices) in puzzle.chances
    assert msgspec.json.decode(json.dumps(msgspec.to_builtins(puzzle)), type=Puzzle) == puzzle
