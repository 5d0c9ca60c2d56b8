"""The contract suite: what holds for every game, as one set of tests.

Subclass it with a `game` and its `facts`, or parametrise a fixture `game` as the house's own tests do.
"""

import pickle
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.core.contract import CHANCE, Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadPosition, BadRecord, IllegalAction
from sabbat.core.match import Match
from sabbat.core.playout import playout
from sabbat.core.record import Move, Record, replay, steps, verify
from sabbat.games import clauses_of
from sabbat.testing.chances import unlikely
from sabbat.testing.walks import Table, moments, plain, tables, walk

MALFORMED = [
    "",
    " ",
    "*",
    "?",
    "0",
    "-1",
    "chance",
    "None",
    "\n",
    "é",
    "🧹",
    "x" * 10_000,
    "play",
    "draw ?",
    "put l7 ?",
]


@dataclass
class SmallWorld:
    """A position in which the worlds a seat may imagine can be listed, each with its odds."""

    name: str
    position: dict[str, Any]
    seat: int | None
    key: Callable[[dict[str, Any]], str]
    """Tells imagined positions apart."""
    odds: dict[str, int]


@dataclass
class Facts:
    """What the suite must be told about a game."""

    pieces: Callable[[dict[str, Any]], list[str]]
    """Every card, tile and piece of the box, from wherever it is in a position."""
    small_worlds: list[SmallWorld] = field(default_factory=list)
    extra_tables: list[Table] = field(default_factory=list)
    opening: tuple[str, ...] = ()
    """Verbs that lay open what only their player knew: worlds that looked alike may differ after them."""


class ContractSuite:
    """Inherit, set `game` and `facts`, run with pytest."""

    game: Game
    facts: Facts
    matches = 2
    every = 25

    def tables(self, game: Game, facts: Facts) -> list[Table]:
        return tables(game) + facts.extra_tables

    def states(self, game: Game, facts: Facts, every: int | None = None) -> Iterator[State]:
        """States of random matches at every kind of table."""
        for table in self.tables(game, facts):
            for seed in range(self.matches):
                yield from moments(game, table, seed, every or self.every)

    @pytest.fixture(name="game")
    def _game(self) -> Game:
        return self.game

    @pytest.fixture(name="facts")
    def _facts(self) -> Facts:
        return self.facts

    # -- facts -----------------------------------------------------------------------------------

    def test_actions_are_words_with_ids(self, game: Game) -> None:
        assert len(set(game.texts)) == game.action_count
        for i, text in enumerate(game.texts):
            assert re.fullmatch(r"[a-z]+( [a-z0-9*-]+)*", text)
            assert game.action_id(text) == i and game.action_text(i) == text

    def test_every_match_ends_within_its_bound(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            for seed in range(20):
                state = game.new(players, options)
                assert 0 < playout(state, Dice(seed)) <= game.longest
                assert state.turn is None

    # -- legality --------------------------------------------------------------------------------

    def test_listed_actions_can_be_played(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            actions = state.actions()
            ids = state.action_ids()
            assert ids == sorted(set(ids)) and actions == [game.action_text(i) for i in ids]
            assert state.count() == len(ids) and [state.action_at(k) for k in range(len(ids))] == ids
            assert bool(actions) == (state.turn is not None)
            for i, text in zip(ids, actions, strict=True):
                state.check(text)
                by_text, by_id = state.clone(), state.clone()
                by_text.play(text)
                by_id.play_id(i)
                assert by_text == by_id

    def test_all_other_actions_are_refused(self, game: Game, facts: Facts) -> None:
        clauses = {None, *clauses_of(game)}
        for state in self.states(game, facts, every=4 * self.every):
            before = state.dump()
            legal = {*state.actions(), *(a for seat in range(state.players) for a in state.asides(seat))}
            for i, text in enumerate(game.texts):
                if text not in legal:
                    with pytest.raises(IllegalAction) as refused:
                        state.play(text)
                    assert refused.value.clause in clauses and refused.value.reason
                    with pytest.raises(IllegalAction):
                        state.play_id(i)
            assert state.dump() == before and set(state.actions()) <= legal

    def test_malformed_texts_are_refused(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=8 * self.every):
            before = state.dump()
            real = state.actions()[:3]
            spoilt = [
                bad for text in real for bad in (text + " ", " " + text, text.upper(), text + " 1", text[:-1] + "~")
            ]
            for text in [*MALFORMED, *spoilt]:
                if text not in game.texts:
                    self.refuses(state, text)
            for strange in (-1, game.action_count, 10**30):
                with pytest.raises(IllegalAction):
                    state.play_id(strange)
            assert state.dump() == before

    def test_any_text_is_refused_or_an_action(self, game: Game, facts: Facts) -> None:
        shown = list(self.states(game, facts, every=40 * self.every))
        states = [state.clone() for state in shown]

        @given(st.sampled_from(states), st.text(max_size=30) | st.sampled_from(game.texts).map(lambda t: t[1:] + t[:1]))
        def attempt(state: State, text: str) -> None:
            if text not in game.texts:
                self.refuses(state, text)

        attempt()

    def refuses(self, state: State, text: str) -> None:
        for attempt in (state.check, state.play):
            with pytest.raises(IllegalAction) as refused:
                attempt(text)
            assert isinstance(refused.value, ValueError) and str(refused.value)

    # -- chance ----------------------------------------------------------------------------------

    def test_chance_agrees_with_its_odds(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=3):
            if state.turn != "chance":
                assert state.odds() == []
                with pytest.raises(IllegalAction):
                    state.nature(0)
                continue
            odds = state.odds()
            assert all(weight > 0 for weight in odds) and sum(odds) == state.weight()
            shares = [i for i, weight in zip(state.action_ids(), odds, strict=True) for _ in range(weight)]
            assert [state.outcome_at(r) for r in range(len(shares))] == shares
            by_nature, by_id = state.clone(), state.clone()
            by_nature.nature(len(shares) - 1)
            by_id.play_id(shares[-1])
            assert by_nature == by_id
            for beyond in (-1, len(shares)):
                with pytest.raises(IndexError):
                    state.nature(beyond)
            assert not any(state.asides(seat) for seat in range(state.players))

    # -- positions, copies, records --------------------------------------------------------------

    def test_positions_round_trip(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=8):
            position = state.dump()
            assert plain(position) == position
            again = game.load(plain(position))
            assert again.dump() == position and again == state
            assert (again.turn, again.actions(), again.odds()) == (state.turn, state.actions(), state.odds())
            assert again.outcome() == state.outcome()
            assert again.view(None) == state.view(None)

    def test_spoilt_positions_are_refused(self, game: Game, facts: Facts) -> None:
        position = game.new().dump()
        for name in position:
            for spoilt in ({k: v for k, v in position.items() if k != name}, {**position, name: "nonsense"}):
                with pytest.raises(BadPosition):
                    game.load(spoilt)
        with pytest.raises(BadPosition):
            game.load({**position, "surplus": 1})

    def test_clones_are_independent(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            before = state.dump()
            for twin in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert twin == state and twin.actions() == state.actions()
                playout(twin, Dice(5))
                assert state.dump() == before
            kept = state.clone()
            for _, moved in zip(range(10), walk(state.clone(), 3), strict=False):
                assert moved is not kept
            assert kept.dump() == before

    def test_records_replay_and_verify(self, game: Game, facts: Facts) -> None:
        for n, (players, options) in enumerate(self.tables(game, facts)):
            match = random_match(game, players, options, n)
            record = Record.parse(str(match.record()))
            assert str(record) == str(match.record())
            assert replay(game, record) == match.state
            assert verify(game, record) == sum(move.seat is None for move in record.moves)
            self.check_forgeries(game, record)

    def check_forgeries(self, game: Game, record: Record) -> None:
        forged = Record.parse(str(record))
        forged.secret = "00" * 32
        with pytest.raises(BadRecord):
            verify(game, forged)
        forged = Record.parse(str(record))
        del forged.moves[len(forged.moves) // 2]
        with pytest.raises(BadRecord):
            verify(game, forged)
        for step in steps(game, record):
            if step.move is not None and step.move.seat is None and step.state.count() > 1:
                other = next(action for action in step.state.actions() if action != step.move.action)
                moves = record.moves[: record.moves.index(step.move)]
                forged = replace(record, outcome=None, moves=[*moves, Move(None, other)])
                with pytest.raises(BadRecord, match="chance differs"):
                    verify(game, forged)
                break

    # -- secrets ---------------------------------------------------------------------------------

    def test_two_worlds_look_the_same(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts, every=6)):
            for seat in [None, *range(state.players)]:
                other = game.mind(plain(state.view(seat))).imagine(random.Random(n))
                check_same_to(state, other, seat)

    def test_worlds_stay_the_same_while_they_show_the_same(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            for seat in [None, *range(players)]:
                check_parallel_walk(game, players, options, seat, players, facts.opening)

    def test_what_a_seat_cannot_tell_apart_is_shown_alike(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            if state.turn is not None:
                for seat in [None, *range(state.players)]:
                    check_masks(state, seat)

    def test_imagined_worlds_are_possible(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts)):
            for seat in [None, *range(state.players)]:
                mind = game.mind(plain(state.view(seat)))
                world = mind.imagine(random.Random(n))
                assert game.load(world.dump()) == world
                assert world != state or mind.imagine(random.Random(n)) == world
                playout(world, Dice(n))
                assert mind.imagine(Dice(n)).view(seat) == state.view(seat)

    def test_imagination_has_the_right_odds(self, game: Game, facts: Facts) -> None:
        assert facts.small_worlds or not game.hidden
        for small in facts.small_worlds:
            mind = game.mind(plain(game.load(small.position).view(small.seat)))
            dice = Dice(1)
            draws = 40 * len(small.odds) + 1000
            found = Counter(small.key(mind.imagine(dice).dump()) for _ in range(draws))
            assert not unlikely(found, small.odds), small.name

    # -- the box, the end, the picture -----------------------------------------------------------

    def test_nothing_is_lost_and_nothing_added(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            box: Counter[str] | None = None
            for state in walk(game.new(players, options), players):
                pieces = Counter(facts.pieces(state.dump()))
                box = box or pieces
                assert pieces == box

    def test_outcomes_are_well_formed(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            outcome = state.outcome()
            assert (outcome is None) == (state.turn is not None)
            if outcome is not None:
                assert plain(outcome) == outcome and set(outcome) == {"scores", "ranks", "reason"}
                assert len(outcome["scores"]) == len(outcome["ranks"]) == state.players
                assert all(1 <= rank <= state.players for rank in outcome["ranks"])

    def test_states_have_pictures(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            assert len(str(state).splitlines()) > 3
            for seat in [None, *range(state.players)]:
                assert game.picture(plain(state.view(seat)))


def spoilt(text: str) -> list[str]:
    """An action's text, written wrongly."""
    return [text + " ", " " + text, text.upper(), text + " 1", text[:-1] + "~"]


def random_match(game: Game, players: int, options: dict[str, Any], seed: int) -> Match:
    """A whole match of random actions with fair chance."""
    dice = Dice(seed)
    match = Match(game, players, options, secret=bytes([seed + 1]) * 32, nonces=[str(n) for n in range(players)])
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
            continue
        possible = [action for seat in range(players) for action in match.state.asides(seat)]
        if possible and dice.below(5) == 0:
            match.act(int(possible[0].split()[-1]), possible[0])
        else:
            match.act(match.state.actor, game.texts[match.state.action_at(dice.below(match.state.count()))])
    return match


def check_same_to(state: State, other: State, seat: int | None) -> None:
    """A seat that cannot tell two worlds apart is shown the same in both."""
    assert other.view(seat) == state.view(seat)
    assert other.turn == state.turn and other.outcome() == state.outcome()
    if state.turn is None or state.turn == "chance":
        return
    if seat == state.turn:
        assert other.actions() == state.actions()
    if seat is not None:
        assert other.asides(seat) == state.asides(seat)
    for text in set(state.actions()) & set(other.actions()):
        assert other.seen(text, seat) == state.seen(text, seat)


def check_masks(state: State, seat: int | None) -> None:
    """Actions of others that leave a seat with one and the same view are shown to it as one and the same text."""
    if seat is not None and state.turn == seat:
        return
    shown: dict[str, str] = {}
    for text in state.actions():
        follower = state.clone()
        follower.play(text)
        seen = state.seen(text, seat)
        assert shown.setdefault(str(follower.view(seat)), seen) == seen


def check_parallel_walk(
    game: Game, players: int, options: dict[str, Any], seat: int | None, seed: int, opening: tuple[str, ...] = ()
) -> None:
    """Two worlds with one view that show the same action have one view afterwards, too, unless it lays secrets open."""
    dice = Dice(seed)
    true = game.new(players, options)
    other = game.mind(true.view(seat)).imagine(dice)
    while true.turn is not None:
        if true.actor == CHANCE:
            text = game.texts[true.outcome_at(dice.below(true.weight()))]
        else:
            text = game.texts[true.action_at(dice.below(true.count()))]
        shown = true.seen(text, seat)
        alike = [action for action in other.actions() if other.seen(action, seat) == shown]
        true.play(text)
        if alike and text.split(" ")[0] not in opening:
            other.play(alike[dice.below(len(alike))])
            assert other.view(seat) == true.view(seat), shown
        else:
            other = game.mind(true.view(seat)).imagine(dice)
