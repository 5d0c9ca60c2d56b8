"""The review of a match: the sum is exact, decisions are judged from what was known, and a partial review says so."""

import random
from collections.abc import Iterator

import pytest

import sabbat
from sabbat.analysis import Effort, Review, review
from sabbat.analysis.chances import WHOLE
from sabbat.analysis.highlights import highlights, sentences
from sabbat.analysis.review import MoveReview, assemble, look, looks
from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.errors import BadRequest
from sabbat.core.record import Move, Record, Step, steps
from sabbat.locales import LANGUAGES, speech
from tests.analysis.matches import at_random, short

SLIGHT = Effort(simulations=8, rollouts=1)
TABLES = [(game, players) for game in sabbat.games() for players in (2, 3)]
PARTS = {"air-sorciere": 40, "course-de-sorcieres": 4, "sorciers-volants": 4, "witty-witches": 2}
"""One moment of so many is examined: enough to see whether the sum holds."""


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} for {table[1]}")
def record(request: pytest.FixtureRequest) -> Record:
    return short(*request.param)


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    game = sabbat.game(record.game)
    return assemble(game, record, SLIGHT, list(looks(game, record, SLIGHT, 1, PARTS[record.game])))


def test_the_terms_of_every_seat_add_up_to_its_result(record: Record, found: Review) -> None:
    assert record.outcome is not None
    for seat, account in enumerate(found.accounts):
        assert account.start + account.luck + account.own + account.others + account.unknown == account.result
        won = seat < record.players and record.outcome["ranks"][seat] == 1
        assert (account.result > 0) == won or seat == record.players
    assert sum(account.luck for account in found.accounts) == 0
    for chances in found.curve:
        assert sum(chances) == WHOLE
        assert min(chances) >= 0


def test_where_the_fool_beats_everybody_he_counts_as_a_player() -> None:
    game = sabbat.game("sorciers-volants")
    record = at_random(game.id, 2, 5, adventure="cloud-fool")
    assert record.outcome is not None and record.outcome["reason"] == "fool-wins"
    found = assemble(game, record, SLIGHT, list(looks(game, record, SLIGHT, 1, 16)))
    assert [account.result for account in found.accounts] == [0, 0, WHOLE]
    assert all(account.total == account.result for account in found.accounts)
    assert sum(account.start for account in found.accounts) == WHOLE
    assert any(0 < chances[2] < WHOLE for chances in found.curve)


@pytest.mark.parametrize("name", [name for name in sabbat.games() if sabbat.game(name).chance])
def test_luck_is_even_over_what_might_have_come_weighted_by_the_odds(name: str) -> None:
    *_, state = (step.state.clone() for step in steps(sabbat.game(name), short(name, 2)) if _open_chance(step.state))
    lucks = []
    for outcome in state.action_ids():
        came = Step(state, Move(None, state.game.action_text(outcome)))
        moment = look(0, came, SLIGHT, state.game.insight.trust)
        assert moment.luck is not None and sum(moment.luck) == 0
        lucks.append(moment.luck[0])
    odds = state.odds()
    even = sum(weight * luck for weight, luck in zip(odds, lucks, strict=True)) / sum(odds)
    assert abs(even) <= 1


def _open_chance(state: State) -> bool:
    return state.actor == CHANCE and 1 < state.count() <= 20


def test_with_more_than_two_players_expected_places_add_up_too(record: Record, found: Review) -> None:
    assert record.outcome is not None
    assert len(found.place_accounts) == (0 if record.players == 2 else record.players + 1)
    for seat, account in enumerate(found.place_accounts[:-1]):
        assert account.total == account.result
        ranks = record.outcome["ranks"]
        shared = ranks.count(ranks[seat]) - 1
        assert account.result == WHOLE * ranks[seat] + WHOLE * shared // 2 or 1 not in ranks
        assert WHOLE <= account.start <= record.players * WHOLE
    assert sum(account.luck for account in found.place_accounts) == 0


def test_forced_moves_count_for_nothing(record: Record, found: Review) -> None:
    game = sabbat.game(record.game)
    forced = [n for n, step in enumerate(steps(game, record)) if step.state.count() == 1]
    assert forced
    for at in forced:
        assert (found.moments[at].luck, found.moments[at].decision) == (None, None)
        assert found.curve[at] == found.curve[at + 1]


def test_several_processes_can_share_the_work_and_one_that_dies_leaves_a_partial_review() -> None:
    record = short("witty-witches", 2)
    game = sabbat.game(record.game)
    parts = [list(looks(game, record, SLIGHT, part, 2)) for part in range(2)]
    whole = review(game, record, SLIGHT)
    assert assemble(game, record, SLIGHT, [*parts[1], *parts[0]]) == whole
    half = assemble(game, record, SLIGHT, parts[0])
    assert half.missing == len(parts[1])
    assert all(account.total == account.result for account in half.accounts)


@pytest.mark.parametrize("name", [name for name in sabbat.games() if sabbat.game(name).hidden])
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(name: str) -> None:
    """The look at a decision has the state at hand, and judges as in another world that the seat takes for possible."""
    game = sabbat.game(name)
    compared = 0
    for step in decisions(game, short(game.id, 2)):
        other = game.mind(step.state.view(step.state.actor)).imagine(random.Random(5))
        if other == step.state:
            continue
        assert judgement(step) == judgement(Step(other, step.move))
        compared += 1
        if compared == 12:
            return
    assert compared > 3


def decisions(game: Game, record: Record) -> Iterator[Step]:
    """The steps in which a seat had a choice."""
    for step in steps(game, record):
        if step.move is not None and step.move.seat == step.state.actor and step.state.count() > 1:
            yield step


def judgement(step: Step) -> tuple[object, ...]:
    """What a review says of a decision; the chances before it, `before`, may depend on what was hidden."""
    found = look(0, step, SLIGHT, step.state.game.insight.trust)
    assert found.decision is not None
    return found.decision, found.best, found.lost, found.error, found.odds, found.place_decision


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    record = short("witty-witches", 2)
    record.moves, record.outcome = record.moves[:20], None
    with pytest.raises(BadRequest, match="not over"):
        review(sabbat.game(record.game), record, SLIGHT)


def test_a_mistake_is_one_only_beyond_doubt() -> None:
    assert MoveReview(0, 0, "a", best="b", lost=0.05, error=0.02).mistake
    assert not MoveReview(0, 0, "a", best="b", lost=0.05, error=0.03).mistake
    assert not MoveReview(0, 0, "a", best="b", lost=0.019, error=0.001).mistake
    assert not MoveReview(0, 0, "a", best=None, lost=0.5, error=0.001).mistake


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_sentences_tell_it_to_people(record: Record, found: Review, language: str) -> None:
    voice = speech(language)
    for seat in range(record.players):
        told = sentences(found, seat)
        assert len(told) == 3
        for id, facts in told:
            for who in ("me", "Anne"):
                assert voice.say(id, who=who, what="…", **facts)
        best = highlights(found, seat)
        assert len(best.turning) == 3
        assert best.luckiest is None or best.luckiest.luck is not None


def test_with_nothing_examined_there_are_three_sentences_still(record: Record) -> None:
    empty = assemble(sabbat.game(record.game), record, SLIGHT, [])
    assert empty.missing == len(record.moves)
    for seat in range(record.players):
        told = sentences(empty, seat)
        assert len(told) == 3 and told[-1] == ("review-no-turn", {})
