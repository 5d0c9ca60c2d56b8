"""The contract suite: what holds for every game, as one set of tests.

Subclass it with a `game` and its `facts`, or parametrise a fixture `game` as the house's own tests do.
"""

import importlib
import pickle
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.core.contract import UNKNOWN, Game, State
from sabbat.core.dice import Dice
from sabbat.core.errors import BadPosition, BadRecord, BadRequest, IllegalAction
from sabbat.core.match import Match
from sabbat.core.playout import playout
from sabbat.core.record import Move, Record, replay, steps, verify
from sabbat.games import clauses_of
from sabbat.locales import LANGUAGES, Speech
from sabbat.testing.advice import difference, ensure
from sabbat.testing.chances import unlikely
from sabbat.testing.observing import check_keys, check_observation, check_parts
from sabbat.testing.spoiling import check_pieces_are_counted
from sabbat.testing.walks import Table, plain, samples, tables, walk
from sabbat.testing.wording import check_refusal, check_words
from sabbat.testing.worlds import (
    any_action,
    check_masks,
    check_parallel_walk,
    check_same_to,
    check_secret_of_chance,
    every_aside,
    onlookers,
)

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


OFTEN = 10
SELDOM = 1_000_000
"""How many actions lie between two states that are looked at; the first of every kind is, anyway."""
MANY = 200
"""So many actions of a match are looked at one by one."""
SHORT = 400
"""Games with fewer actions than that are walked through several times."""


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
    positions: list[dict[str, Any]] = field(default_factory=list)
    """Moments that random play seldom reaches; matches are also played from there."""
    opening: tuple[str, ...] = ()
    """Verbs that lay open what only their player knew: worlds that looked alike may differ after them."""
    public: tuple[str, ...] = ()
    """Verbs that everybody hears in full, though a view may look the same whichever of them was played."""


class ContractSuite:
    """Inherit, set `game` and `facts`, run with pytest."""

    game: Game
    facts: Facts
    matches = 2
    every = 40
    _sampled: dict[int, list[State]]

    def __init_subclass__(cls) -> None:
        cls._sampled = {}

    def tables(self, game: Game, facts: Facts) -> list[Table]:
        return tables(game) + facts.extra_tables

    def states(self, game: Game, facts: Facts, every: int | None = None) -> Iterator[State]:
        """States of random matches at every kind of table, of every kind that came up; found once for all tests."""
        wish = every or self.every
        if wish not in self._sampled:
            self._sampled[wish] = [state.clone() for state in self.live_states(game, facts, wish)]
        for state in self._sampled[wish]:
            yield state.clone()

    def live_states(self, game: Game, facts: Facts, every: int) -> Iterator[State]:
        """The same, as they come up, in the very states that are played on."""
        for table in self.tables(game, facts):
            yield from samples(partial(game.new, *table), self.matches, every)
        for position in facts.positions:
            yield from samples(partial(game.load, position), 1, every)

    @pytest.fixture(name="game")
    def _game(self) -> Game:
        ensure(
            isinstance(getattr(self, "game", None), Game),
            "Say which game to test: `game = my_package.game` in the class that inherits ContractSuite.",
        )
        return self.game

    @pytest.fixture(name="facts")
    def _facts(self) -> Facts:
        ensure(
            isinstance(getattr(self, "facts", None), Facts),
            "Say what the suite must know: `facts = Facts(pieces=…)`; `pieces` lists every piece of a position.",
        )
        return self.facts

    # -- facts -----------------------------------------------------------------------------------

    def test_actions_are_words_with_ids(self, game: Game) -> None:
        ensure(len(set(game.texts)) == game.action_count, "Two actions have the same text: make `texts` different.")
        for i, text in enumerate(game.texts):
            ensure(
                re.fullmatch(r"[a-z]+( [a-z0-9*-]+)*", text),
                "An action is a verb and its words, in lower case with single spaces.",
                text,
            )
            assert game.action_id(text) == i and game.action_text(i) == text

    def test_every_match_ends_within_its_bound(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            for seed in range(20):
                state = game.new(players, options)
                steps = playout(state, Dice(seed))
                ensure(0 < steps <= game.longest, f"A match took {steps} actions: raise `longest` ({game.longest}).")
                ensure(state.turn is None, "A match went on after its end: set `actor` to OVER.")

    def test_the_game_is_found_where_it_says(self, game: Game) -> None:
        module = importlib.import_module(game.module)
        ensure(
            getattr(module, "game", None) is game,
            f"`module` must name the module whose attribute `game` is this game; {game.module} has another.",
        )
        ensure(re.fullmatch(r"[a-z][a-z0-9-]*", game.id), "A game's id is lower-case words joined by hyphens.", game.id)

    def test_chance_and_secrets_are_declared(self, game: Game, facts: Facts) -> None:
        chance = hidden = False
        for n, state in enumerate(self.states(game, facts)):
            chance |= state.turn == "chance"
            for seat in onlookers(state, n):
                masked = [text for text in [*state.actions(), *every_aside(state)] if state.seen(text, seat) != text]
                world = game.mind(plain(state.view(seat))).imagine(Dice(n))
                hidden |= bool(masked) or world != state
        ensure(chance or not game.chance, "`chance=True`, but chance never had to act in any match: say False.")
        ensure(game.chance or not chance, "`chance=False`, but chance had to act: say True.")
        ensure(hidden or not game.hidden, "`hidden=True`, but everybody knew everything in every match: say False.")
        ensure(game.hidden or not hidden, "`hidden=False`, but something was masked or had to be imagined: say True.")

    # -- words -----------------------------------------------------------------------------------

    def test_everything_is_said_in_both_languages(self, game: Game, facts: Facts) -> None:
        check_words(game, self.states(game, facts))

    def test_refusals_are_said_and_name_clauses_of_the_book(self, game: Game, facts: Facts) -> None:
        clauses = clauses_of(game)
        speeches = [Speech(language, [game], strict=True) for language in LANGUAGES]
        checked: set[tuple[object, ...]] = set()
        for state in self.states(game, facts):
            legal = {*state.actions(), *every_aside(state)}
            attempts = [(UNKNOWN, "nonsense"), *((i, text) for i, text in enumerate(game.texts) if text not in legal)]
            for action, text in attempts:
                error = state.refusal(action, text)
                what = (error.clause, error.reason, *sorted(error.facts))
                if what in checked:
                    continue
                checked.add(what)
                ensure(
                    error.clause is None or error.clause in clauses,
                    f"The refusal of “{text}” names the clause {error.clause}, which clauses.json does not list.",
                )
                ensure(error.reason, f"The refusal of “{text}” has no reason: it is the id of a message.")
                check_refusal(speeches, error)

    # -- legality --------------------------------------------------------------------------------

    def test_listed_actions_can_be_played(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            actions = state.actions()
            ids = state.action_ids()
            ensure(ids == sorted(set(ids)), "`survey` must `offer` each action once, the lowest ids first.", actions)
            assert actions == [game.action_text(i) for i in ids]
            assert state.count() == len(ids) and [state.action_at(k) for k in range(len(ids))] == ids
            ensure(bool(actions) == (state.turn is not None), "While a match goes on, something is legal.", str(state))
            for i, text in zip(ids, actions, strict=True):
                state.check(text)
                by_text, by_id = state.clone(), state.clone()
                by_text.play(text)
                by_id.play_id(i)
                assert by_text == by_id, text

    def test_asides_can_be_played(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            for seat in range(state.players):
                for text in state.asides(seat):
                    check_aside(state, seat, text, facts)

    def test_all_other_actions_are_refused(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=SELDOM):
            before = state.dump()
            legal = {*state.actions(), *every_aside(state)}
            for i, text in enumerate(game.texts):
                if text not in legal:
                    with pytest.raises(IllegalAction):
                        state.play(text)
                    with pytest.raises(IllegalAction):
                        state.play_id(i)
            ensure(state.dump() == before, "A refusal changed the state: `refusal` only tells.", str(state))
            assert set(state.actions()) <= legal

    def test_malformed_texts_are_refused(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=SELDOM):
            before = state.dump()
            attempts = [*MALFORMED, *(bad for text in state.actions()[:3] for bad in spoilt(text))]
            for text in attempts:
                if text not in game.texts:
                    self.refuses(state, text)
            for strange in (-1, game.action_count, 10**30):
                with pytest.raises(IllegalAction):
                    state.play_id(strange)
            assert state.dump() == before

    def test_any_text_is_refused_or_an_action(self, game: Game, facts: Facts) -> None:
        states = [state.clone() for state in self.states(game, facts, every=SELDOM)]

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
        for state in self.states(game, facts, every=OFTEN):
            if state.turn != "chance":
                assert state.odds() == []
                with pytest.raises(IllegalAction):
                    state.nature(0)
                continue
            odds = state.odds()
            ensure(all(weight > 0 for weight in odds), "Every outcome that is offered has a share above 0.", odds)
            ensure(sum(odds) == state.weight(), "`weight` must be the sum of the shares.", (odds, state.weight()))
            shares = [i for i, weight in zip(state.action_ids(), odds, strict=True) for _ in range(weight)]
            ensure(
                [state.outcome_at(r) for r in range(len(shares))] == shares,
                "`outcome_at` must give each outcome its share, in canonical order.",
            )
            by_nature, by_id = state.clone(), state.clone()
            by_nature.nature(len(shares) - 1)
            by_id.play_id(shares[-1])
            assert by_nature == by_id
            for beyond in (-1, len(shares)):
                with pytest.raises(IndexError):
                    state.nature(beyond)
            ensure(not every_aside(state), "There are no asides while chance is to act.")

    # -- positions, copies, records --------------------------------------------------------------

    def test_positions_round_trip(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=OFTEN):
            position = state.dump()
            ensure(plain(position) == position, "A position is made of plain JSON values.", position)
            again = game.load(plain(position))
            ensure(
                again.dump() == position,
                "Loading a position and dumping it again gives another one.",
                difference(position, again.dump()),
            )
            assert again == state
            here = (state.turn, state.actions(), state.odds(), state.outcome())
            there = (again.turn, again.actions(), again.odds(), again.outcome())
            ensure(here == there, "A loaded state goes on differently: the position leaves something out.", here, there)
            for seat in [None, *range(state.players)]:
                ensure(
                    again.view(seat) == state.view(seat),
                    f"The view of seat {seat} shows something that the position leaves out.",
                    difference(state.view(seat), again.view(seat)),
                )

    def test_every_position_and_view_has_the_same_head(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            head = {"game": game.id, "rules": game.rules, "players": state.players, "options": state.options}
            position = state.dump()
            assert list(position)[: len(head)] == list(head) and head.items() <= position.items()
            for seat in [None, *range(state.players)]:
                known = {**head, "viewer": seat, "turn": state.turn}
                view = state.view(seat)
                assert list(view)[: len(known)] == list(known) and known.items() <= view.items()

    def test_games_minds_and_states_are_pickled_and_copied(self, game: Game, facts: Facts) -> None:
        for twin in (deepcopy(game), copy(game), pickle.loads(pickle.dumps(game))):
            assert twin is game
        for n, state in enumerate(self.states(game, facts, every=4 * self.every)):
            for seat in [None, *range(state.players)]:
                mind = game.mind(plain(state.view(seat)))
                for other in (deepcopy(mind), pickle.loads(pickle.dumps(mind))):
                    assert type(other) is type(mind) and other.view == mind.view
                    assert other.imagine(Dice(n)) == mind.imagine(Dice(n))

    def test_equal_states_have_equal_hashes(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts, every=2 * self.every):
            assert hash(state) == hash(state.clone()) == hash(game.load(plain(state.dump())))
            turn = "over" if state.turn is None else state.turn
            count = len(state.actions())
            assert repr(state) == f"<{game.id}, {state.players} players, turn {turn}, {count} actions>"

    def test_the_mask_is_the_legal_ids(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            mask = state.mask()
            assert len(mask) == game.action_count
            assert [i for i, legal in enumerate(mask) if legal] == state.action_ids()

    def test_versions_that_are_not_known_are_refused(self, game: Game, facts: Facts) -> None:
        position = game.new().dump()
        for strange in (0, game.rules + 1, None, "1", True):
            with pytest.raises(BadPosition) as refused:
                game.load({**position, "rules": strange})
            assert refused.value.facts["where"] == "rules"

    def test_spoilt_positions_are_refused(self, game: Game, facts: Facts) -> None:
        position = game.new().dump()
        for name in position:
            bare = {k: v for k, v in position.items() if k != name}
            for spoilt in [{**position, name: "nonsense"}, *([bare] if name != "rules" else [])]:
                with pytest.raises(BadPosition):
                    game.load(spoilt)
        with pytest.raises(BadPosition):
            game.load({**position, "surplus": 1})

    def test_positions_with_other_pieces_are_refused(self, game: Game, facts: Facts) -> None:
        dice = Dice(7)
        for state in self.states(game, facts, every=SELDOM):
            check_pieces_are_counted(game, state.dump(), facts.pieces, dice)

    def test_clones_are_independent(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.live_states(game, facts, SELDOM)):
            before = state.dump()
            for twin in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))):
                ensure(
                    twin == state,
                    "A clone (or a pickled state) differs: `clone` must copy every field.",
                    difference(before, twin.dump()),
                )
                assert twin.turn == state.turn and twin.actions() == state.actions()
                playout(twin, Dice(n))
                ensure(
                    state.dump() == before,
                    "Playing on with a clone changed the state that it came from: copy its lists, too.",
                    difference(before, state.dump()),
                )
            kept = state.clone()
            for _ in zip(range(10), walk(state.clone(), n), strict=False):
                pass
            assert kept.dump() == before == state.dump()

    def test_clones_forget_nothing(self, game: Game, facts: Facts) -> None:
        starts = [game.new(*table) for table in self.tables(game, facts)]
        for n, start in enumerate([*starts, *map(game.load, facts.positions)]):
            for state, _ in zip(walk(start, n, asides=6), range(MANY), strict=False):
                ensure(
                    state.clone().dump() == state.dump(),
                    "A clone differs from its state: `clone` must copy every field.",
                    difference(state.dump(), state.clone().dump()),
                )

    def test_records_replay_and_verify(self, game: Game, facts: Facts) -> None:
        for n, (players, options) in enumerate(self.tables(game, facts)):
            match = random_match(game, players, options, n)
            record = Record.parse(str(match.record()))
            assert str(record) == str(match.record())
            assert replay(game, record) == match.state
            assert verify(game, record) == sum(move.seat is None for move in record.moves)
            self.check_forgeries(game, record)

    def check_forgeries(self, game: Game, record: Record) -> None:
        drawn = any(move.seat is None for move in record.moves)
        forged = Record.parse(str(record))
        forged.secret = "00" * 32
        with pytest.raises(BadRecord):
            verify(game, forged)
        forged = Record.parse(str(record))
        del forged.moves[len(forged.moves) // 2]
        with pytest.raises(BadRecord):
            verify(game, forged)
        for step in steps(game, record) if drawn else []:
            if step.move is not None and step.move.seat is None and step.state.count() > 1:
                other = next(action for action in step.state.actions() if action != step.move.action)
                moves = record.moves[: record.moves.index(step.move)]
                forged = replace(record, outcome=None, moves=[*moves, Move(None, other)])
                with pytest.raises(BadRecord, match="chance differs"):
                    verify(game, forged)
                break

    # -- secrets ---------------------------------------------------------------------------------

    def test_two_worlds_look_the_same(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts, every=OFTEN)):
            for seat in onlookers(state, n):
                other = game.mind(plain(state.view(seat))).imagine(random.Random(n))
                check_same_to(state, other, seat)

    def test_observations_hold_what_a_seat_may_know(self, game: Game, facts: Facts) -> None:
        if game.observation is None:
            with pytest.raises(BadRequest):
                _ = game.observation_size
            return
        check_parts(game)
        for n, state in enumerate(self.states(game, facts)):
            for seat in {state.actor if state.actor >= 0 else 0, n % state.players}:
                other = game.mind(plain(state.view(seat))).imagine(random.Random(n))
                check_observation(state, other, seat)

    def test_keys_tell_histories_apart_as_a_seat_can(self, game: Game, facts: Facts) -> None:
        for n, (players, options) in enumerate(self.tables(game, facts)):
            check_keys(game, players, options, n)

    def test_worlds_stay_the_same_while_they_show_the_same(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            for seat in [None, *range(players)]:
                for seed in range(1 + SHORT // game.longest):
                    check_parallel_walk(game, players, options, seat, players + seed, facts.opening)

    def test_what_a_seat_cannot_tell_apart_is_shown_alike(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts)):
            if state.turn is not None:
                for seat in onlookers(state, n):
                    check_masks(state, seat, facts.public)

    def test_refusals_keep_the_secrets_of_chance(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            if game.hidden and state.turn == "chance":
                check_secret_of_chance(state)

    def test_imagined_worlds_are_possible(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts)):
            for seat in onlookers(state, n):
                mind = game.mind(plain(state.view(seat)))
                world = mind.imagine(random.Random(n))
                assert game.load(world.dump()) == world
                ensure(
                    mind.imagine(random.Random(n)) == world,
                    "The same random numbers give another world: a mind takes chance from nowhere else.",
                )
                playout(world, Dice(n))
                ensure(
                    mind.imagine(Dice(n)).view(seat) == state.view(seat),
                    "Playing in one imagined world changed the next one: a mind gives out copies.",
                )

    def test_imagination_is_not_always_the_truth(self, game: Game, facts: Facts) -> None:
        several = False
        for n, state in enumerate(self.states(game, facts)):
            for seat in onlookers(state, n):
                mind = game.mind(plain(state.view(seat)))
                several |= mind.imagine(Dice(n)) != mind.imagine(Dice(n + 1000))
        ensure(
            several or not game.hidden,
            "Every mind imagined one world only, though the game hides something: deal the unknown at random.",
        )

    def test_imagination_has_the_right_odds(self, game: Game, facts: Facts) -> None:
        ensure(
            facts.small_worlds or not game.hidden,
            "The game hides something, so the suite needs `Facts(small_worlds=[…])`: at least one SmallWorld, which is"
            " a position, a seat, and every world that the seat may imagine there, with its odds.",
        )
        for small in facts.small_worlds:
            mind = game.mind(plain(game.load(small.position).view(small.seat)))
            dice = Dice(1)
            draws = 40 * len(small.odds) + 1000
            found = Counter(small.key(mind.imagine(dice).dump()) for _ in range(draws))
            ensure(
                not unlikely(found, small.odds),
                f"In the small world “{small.name}” the mind imagines with other odds than `odds` says.",
                f"found {dict(found.most_common(8))}",
                f"among {dict(list(small.odds.items())[:8])}",
            )

    # -- the box, the end, the picture -----------------------------------------------------------

    def test_nothing_is_lost_and_nothing_added(self, game: Game, facts: Facts) -> None:
        for players, options in self.tables(game, facts):
            box: Counter[str] | None = None
            for state in walk(game.new(players, options), players):
                pieces = Counter(facts.pieces(state.dump()))
                box = box or pieces
                ensure(
                    pieces == box,
                    "The pieces of the box have changed during a match: something is lost, or twice there.",
                    f"more than before {dict(pieces - box)}",
                    f"less than before {dict(box - pieces)}",
                )

    def test_outcomes_are_well_formed(self, game: Game, facts: Facts) -> None:
        for state in self.states(game, facts):
            outcome = state.outcome()
            ensure((outcome is None) == (state.turn is not None), "There is an outcome exactly when a match is over.")
            if outcome is not None:
                ensure(
                    plain(outcome) == outcome
                    and set(outcome) == {"scores", "ranks", "reason"}
                    and len(outcome["scores"]) == len(outcome["ranks"]) == state.players
                    and all(1 <= rank <= state.players for rank in outcome["ranks"]),
                    "An outcome has scores and ranks, one for each seat, and a reason.",
                    outcome,
                )

    def test_states_have_pictures(self, game: Game, facts: Facts) -> None:
        for n, state in enumerate(self.states(game, facts)):
            ensure(len(str(state).splitlines()) > 3, "A picture of a position has a few lines.", str(state))
            for seat in onlookers(state, n):
                ensure(game.picture(plain(state.view(seat))), "A view has a picture, too.")


def spoilt(text: str) -> list[str]:
    """An action's text, written wrongly."""
    return [text + " ", " " + text, text.upper(), text + " 1", text[:-1] + "~"]


def check_aside(state: State, seat: int, text: str, facts: Facts) -> None:
    """An aside is played by its seat, out of turn, and leaves a position like any other action."""
    ensure(state.may(seat, text), f"`aside_ids` offers “{text}”, but seat {seat} may not play it.")
    follower = state.clone()
    follower.play(text)
    again = state.game.load(plain(follower.dump()))
    ensure(again == follower, f"After the aside “{text}” the position does not load again.", follower.dump())
    ensure(
        Counter(facts.pieces(follower.dump())) == Counter(facts.pieces(state.dump())),
        f"The aside “{text}” lost or added a piece.",
        difference(state.dump(), follower.dump()),
    )
    ensure(follower != state, f"The aside “{text}” changes nothing, so it could be made for ever.")


def random_match(game: Game, players: int, options: dict[str, Any], seed: int) -> Match:
    """A whole match of random actions, asides among them, with fair chance."""
    dice = Dice(seed)
    match = Match(game, players, options, secret=bytes([seed + 1]) * 32, nonces=[str(n) for n in range(players)])
    while match.state.turn is not None:
        if match.awaits_chance:
            match.draw()
            continue
        text = any_action(match.state, dice)
        speakers = [seat for seat in range(players) if text in match.state.asides(seat)]
        match.act(speakers[0] if speakers else match.state.actor, text)
    return match
