"""Contests: keyed chance, luck without bias, a test that is not fooled, results that are stored and resumed from."""

import json
import random
import re
import runpy
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from http.server import ThreadingHTTPServer
from itertools import combinations, pairwise
from pathlib import Path

import polars
import pytest

import sabbat
from sabbat.arena.chance import NOBODY, KeyedChance
from sabbat.arena.contest import Contest
from sabbat.arena.luck import luck_of, played_luck, short_payoffs
from sabbat.arena.match import Job, Result, luck_in, play, stretches
from sabbat.arena.report import Point, facts, page, plot
from sabbat.arena.schedule import groups, rotations
from sabbat.arena.statistics import (
    bound,
    evidence,
    mean_and_error,
    pair_shares,
    pair_wins,
    ratings,
    shares_without_luck,
)
from sabbat.arena.tables import write_parquet
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record, replay
from sabbat.locales import speech
from tests.arena.brooms_insight import Crooked
from tests.core.brooms import game as brooms

COURSE = "course-de-sorcieres"
EXAMPLES = Path(__file__).parents[2] / "examples"
COMMAND = f"cmd:{sys.executable} {EXAMPLES / 'command_bot.py'}"


def result(round: int, bots: tuple[str, str], payoffs: tuple[float, float]) -> Result:
    ranks = [1 if payoff >= max(payoffs) else 2 for payoff in payoffs]
    return Result(f"{round}:{bots}", round, list(bots), ranks, list(payoffs), list(payoffs), [0.0, 0.0], "")


def run(contest: Contest, file: Path | None = None) -> Contest:
    with ThreadPoolExecutor(1) as pool:
        contest.run(pool, 1, file, lambda now: None)
    return contest


# -- chance ------------------------------------------------------------------------------------------


def test_a_draw_depends_on_its_key_and_not_on_what_came_before() -> None:
    state = sabbat.new("air-sorciere")
    state.play("fly")
    one, other = KeyedChance("7"), KeyedChance("7")
    first = [one.draw(state, 0) for _ in range(5)]
    for _ in range(3):
        other.draw(state, 1)
    assert [other.draw(state, 0) for _ in range(5)] == first
    assert len(set(first)) > 1
    assert [KeyedChance("8").draw(state, 0), *first][0] != first[0]


def test_keyed_chance_has_the_odds_of_the_rules() -> None:
    state = brooms.new(2)
    drawn = [KeyedChance(str(seed)).draw(state, NOBODY) for seed in range(1200)]
    shares = [drawn.count(text) / 1200 for text in ("lay 5", "lay 6", "lay 7", "lay 8")]
    assert all(abs(share - odds / 6) < 0.05 for share, odds in zip(shares, [1, 2, 2, 1], strict=True))


# -- luck --------------------------------------------------------------------------------------------


def test_luck_has_mean_zero_so_results_without_it_keep_their_mean() -> None:
    """Both take one broom at a time: seat 0 wins 5 and 7, three times in six; the known answer is a half."""
    insight = Crooked()
    plain = adjusted = spread = adjusted_spread = 0.0
    for text, odds in zip(("lay 5", "lay 6", "lay 7", "lay 8"), (1, 2, 2, 1), strict=True):
        state = brooms.new(2)
        gains = luck_of(state, brooms.action_id(text), insight)
        state.play(text)
        while state.turn is not None:
            state.play("take 1")
        won = state.payoffs()[0]
        plain += odds / 6 * won
        adjusted += odds / 6 * (won - gains[0])
        spread += odds / 6 * (won - 0.5) ** 2
        adjusted_spread += odds / 6 * (won - gains[0] - 0.5) ** 2
    assert plain == pytest.approx(0.5)
    assert adjusted == pytest.approx(plain)
    assert adjusted_spread != pytest.approx(spread)


@pytest.mark.parametrize("short", [False, True])
def test_luck_by_playouts_has_mean_zero_too(short: bool) -> None:
    """Over all outcomes by their odds, and over many seeds; each outcome by itself is luck, good or bad."""
    insight, odds = Crooked(), {"lay 5": 1, "lay 6": 2, "lay 7": 2, "lay 8": 1}
    insight.horizon = 1
    laid = {text: brooms.new(2) for text in odds}
    for text, state in laid.items():
        state.play(text)
    found = {
        text: [played_luck(brooms.new(2), state, insight, 20, seed, short)[0] for seed in range(60)]
        for text, state in laid.items()
    }
    mean = sum(odds[text] / 6 * sum(gains) / 60 for text, gains in found.items())
    assert abs(mean) < 0.03
    assert max(abs(sum(gains) / 60) for gains in found.values()) > 0.05


def test_short_playouts_stop_where_the_insight_judges() -> None:
    """After one of 1 to 3 brooms from 7 there are 4 to 6: liked as 0.4 to 0.6, where a whole playout tells 0 or 1."""
    state = brooms.new(2)
    state.play("lay 7")
    insight = Crooked()
    insight.horizon = 1
    judged = [short_payoffs(state, insight, 1, seed)[0] for seed in range(30)]
    assert {round(worth, 6) for worth in judged} == {0.4, 0.5, 0.6}
    assert short_payoffs(state, insight, 300, 1)[0] == pytest.approx(0.5, abs=0.02)


def test_the_luck_of_a_match_is_reckoned_from_its_record() -> None:
    """Its result is adjusted by that. Short playouts tell fine differences; two whole ones would tell quarters."""
    job, game = Job(COURSE, {}, ("one-step", "random"), 3, 1), sabbat.game(COURSE)
    played = play(job)
    moves = Record.parse(played.record).moves
    gained = luck_in(job, game, moves)
    assert played.adjusted == [payoff - gain for payoff, gain in zip(played.payoffs, gained, strict=True)]
    valued = luck_in(replace(job, playouts=2, short=True), game, moves)
    assert valued != gained and sum(valued) == pytest.approx(0.0)
    assert valued[0] * 4 != pytest.approx(round(valued[0] * 4))


@pytest.mark.parametrize("short", [False, True])
def test_stretches_of_chance_hold_all_chance_and_no_choice(short: bool) -> None:
    """Whole playouts go through forced moves as the match did; short ones would stop elsewhere, so these end at any."""
    played = play(Job(COURSE, {}, ("one-step", "random"), 3, 1))
    moves, game = Record.parse(played.record).moves, sabbat.game(COURSE)
    state, at, chance, forced = game.new(2), 0, 0, 0
    for before, after in list(stretches(game.new(2), moves, short)):
        while state != before:
            assert state.turn != "chance"
            state.play(moves[at].action)
            at += 1
        while state != after:
            assert state.turn == "chance" or (not short and state.count() == 1)
            chance, forced = chance + (state.turn == "chance"), forced + (state.turn != "chance")
            state.play(moves[at].action)
            at += 1
    assert chance == sum(move.seat is None for move in moves)
    assert (forced == 0) == short


def test_what_luck_counts_is_fitted_to_other_rounds() -> None:
    """Half of the luck told is in the results; the rest is the strength of A, three in five."""
    rng = random.Random(3)
    results = []
    for n in range(200):
        luck = rng.uniform(-0.4, 0.4)
        for bots in (("a", "b"), ("b", "a")):
            mine = 0.6 + luck / 2
            payoffs = [mine, 1 - mine] if bots[0] == "a" else [1 - mine, mine]
            told = luck if bots[0] == "a" else -luck
            adjusted = [payoffs[0] - told, payoffs[1] + told]
            results.append(Result(f"{n}:{bots}", n, list(bots), [1, 2], payoffs, adjusted, [0.0, 0.0], ""))
    raw, plain = mean_and_error(pair_shares(results, "a", "b")), mean_and_error(shares_without_luck(results, "a", "b"))
    assert plain[0] == pytest.approx(0.6, abs=0.002) and plain[1] < raw[1] / 20
    few = shares_without_luck(results[:4], "a", "b")
    assert few == pair_shares(results[:4], "a", "b", adjusted=True), "too few to fit anything"


def test_luck_is_reckoned_for_chance_only() -> None:
    state = sabbat.new("air-sorciere")
    with pytest.raises(ValueError, match="chance"):
        luck_of(state, 0, state.game.insight)


# -- statistics --------------------------------------------------------------------------------------


def test_eight_pairs_won_are_little_evidence() -> None:
    assert 0.5 < evidence([1.0] * 8) < 1.0
    assert evidence([0.0] * 8) < -0.5


def test_evidence_grows_with_pairs_and_changes_its_sign_with_the_side() -> None:
    strong = [evidence([0.75, 0.5] * n) for n in (10, 40, 160)]
    assert all(a < b for a, b in pairwise(strong)) and strong[-1] > bound(0.01)
    assert evidence([0.5, 0.25] * 160) < -bound(0.01)


def test_shares_are_those_of_whole_rounds() -> None:
    results = [result(0, ("a", "b"), (1.0, 0.0)), result(0, ("b", "a"), (1.0, 0.0)), result(1, ("a", "b"), (1.0, 0.0))]
    assert pair_shares(results, "a", "b") == [0.5]
    assert mean_and_error([0.5, 0.5]) == (0.5, 0.0)


def test_first_places_count_and_nobodys_count_half() -> None:
    def at(round: int, ranks: list[int]) -> Result:
        return Result(f"{round}", round, ["a", "b", "a", "b"], ranks, [0.0] * 4, [0.0] * 4, [0.0] * 4, "")

    assert pair_wins([at(0, [1, 2, 3, 4]), at(1, [1, 1, 1, 4]), at(2, [2, 2, 2, 2])], "a", "b") == [1.0, 2 / 3, 0.5]


def test_two_of_three_at_a_table_are_compared() -> None:
    """C is first twice: what A and B then have of each other is their payoffs, and half a first place."""

    def at(round: int, bots: str, ranks: list[int]) -> Result:
        payoffs = [{1: 1.0, 2: 0.5, 3: 0.0}[rank] for rank in ranks]
        return Result(f"{round}:{bots}", round, list(bots), ranks, payoffs, payoffs, [0.0] * 3, "")

    results = [at(0, "abc", [1, 2, 3]), at(0, "bca", [2, 1, 3]), at(0, "cab", [1, 2, 3]), at(1, "abc", [1, 2, 3])]
    assert pair_shares(results, "a", "b") == [pytest.approx((0.75 + 0.25 + 0.75) / 3)]
    assert pair_wins(results, "a", "b") == [pytest.approx((1 + 0.5 + 0.5) / 3)]
    assert pair_shares(results, "c", "b") == [pytest.approx((0.25 + 0.75 + 1.0) / 3)]
    assert pair_wins([at(2, "abc", [1, 1, 1])], "a", "b") == [0.5]


def test_ratings_order_bots_and_have_intervals() -> None:
    results = []
    for n in range(40):
        results += [result(n, ("a", "b"), (1.0, 0.0)), result(n, ("b", "a"), (float(n % 2), float(1 - n % 2)))]
    (elo_a, low, high), (elo_b, _, _) = ratings(results)["a"], ratings(results)["b"]
    assert elo_a > 0 > elo_b and low < elo_a < high
    assert elo_a - elo_b == pytest.approx(190, abs=15), "three quarters are 191 points"


# -- schedule ----------------------------------------------------------------------------------------


def test_who_meets_whom() -> None:
    bots = ["a", "b", "c"]
    assert groups("round-robin", bots, 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert groups("gauntlet", bots, 2) == [("a", "b"), ("a", "c")]
    assert groups("ladder", bots, 2) == [("a", "b"), ("b", "c")]
    assert groups("round-robin", bots, 3) == [("a", "b", "c")]
    assert groups("ladder", bots, 4)[0] == ("a", "b", "a", "b")
    for players in range(2, 7):
        for company in groups("gauntlet", bots, players):
            seatings = rotations(company)
            assert {len(seats) for seats in seatings} == {players}
            for seat in range(players):
                assert {seats[seat] for seats in seatings} == set(company), "everybody sits everywhere"
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"mode": "tombola"}, "unknown-mode"),
        ({"bots": ["random"]}, "bad-entrants"),
        ({"bots": ["random", "random"]}, "bad-entrants"),
        ({"bots": ["random", "wizard"]}, "unknown-level"),
        ({"bots": ["random", "cmd:/no/such/command"]}, "bad-bot"),
        ({"rounds": 0}, "bad-matches"),
        ({"players": 9}, "bad-players"),
        ({"game": "chess"}, "unknown-game"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    wish: dict[str, object] = {"game": COURSE, "bots": ["random", "one-step"], **change}
    with pytest.raises(BadRequest) as refused:
        Contest(**wish)  # type: ignore[arg-type]
    assert refused.value.reason == reason


# -- matches and contests ----------------------------------------------------------------------------


def test_a_match_leaves_a_record_that_replays() -> None:
    played = play(Job(COURSE, {}, ("one-step", "random"), 3, 1))
    state = replay(sabbat.game(COURSE), Record.parse(played.record))
    assert state.payoffs() == played.payoffs
    again = play(Job(COURSE, {}, ("one-step", "random"), 3, 1))
    assert again.record == played.record and again.adjusted == played.adjusted


def test_a_command_plays_and_one_that_talks_nonsense_is_told() -> None:
    played = play(Job(COURSE, {}, (COMMAND, "random"), 0, 1))
    assert sorted(played.ranks) in ([1, 2], [1, 1])
    with pytest.raises(BadRequest, match="not legal"):
        play(Job(COURSE, {}, ("cmd:echo nonsense", "random"), 0, 1))


def test_a_bot_behind_an_address_plays_and_one_that_is_not_there_is_told() -> None:
    bot = runpy.run_path(str(EXAMPLES / "http_bot.py"))["Bot"]
    bot.log_message = lambda *words: None
    server = ThreadingHTTPServer(("127.0.0.1", 0), bot)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    played = play(Job(COURSE, {}, (address, "random"), 0, 1))
    server.shutdown()
    server.server_close()
    assert sorted(played.ranks) in ([1, 2], [1, 1]) and played.bots[0] == address
    with pytest.raises(BadRequest) as refused:
        play(Job(COURSE, {}, (address, "random"), 0, 1))
    assert refused.value.reason == "bad-bot"


def test_a_contest_is_kept_and_goes_on_after_a_break(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    short = run(Contest(COURSE, ["one-step", "random"], rounds=2), file)
    assert len(short.results) == short.total == 4
    kept = file.read_text("utf-8")
    file.write_text(kept + kept.splitlines()[-1][:40], "utf-8")  # the process was killed while it wrote
    longer = run(Contest(COURSE, ["one-step", "random"], rounds=3), file)
    assert len(longer.results) == 6
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(lines) == 7 and len({line["id"] for line in lines[1:]}) == 6
    assert file.read_text("utf-8").startswith(kept)
    with pytest.raises(BadRequest) as refused:
        run(Contest(COURSE, ["one-step", "novice"], rounds=1), file)
    assert refused.value.reason == "another-contest"
    with pytest.raises(BadRequest):
        run(Contest(COURSE, ["one-step", "random"], rounds=1, playouts=1, short=True), file)


def test_a_contest_says_that_its_playouts_are_short() -> None:
    contest = Contest(COURSE, ["one-step", "random"], rounds=1, playouts=2, short=True)
    assert {(job.playouts, job.short) for job in contest.open_jobs()} == {(2, True)}
    assert facts(contest)["short"] is True


def test_a_match_that_was_played_twice_counts_once(tmp_path: Path) -> None:
    contest = Contest(COURSE, ["one-step", "random"], rounds=1)
    file = tmp_path / "results.jsonl"
    for _ in range(2):
        contest.keep(result(0, ("one-step", "random"), (1.0, 0.0)), file)
    assert len(contest.results) == len(file.read_text("utf-8").splitlines()) == 1


WITTY = "witty-witches"
SIX = ["one-step", "careless", "random", "beginner", "novice", "tests.arena.brooms_insight.First"]


@pytest.mark.parametrize("players", [3, 6])
def test_different_bots_at_one_table_are_compared_two_by_two(players: int) -> None:
    bots = SIX[:players]
    contest = run(Contest(WITTY, bots, options={"mode": "apprentice"}, players=players, rounds=2))
    told = facts(contest)
    assert told["matches"] == 2 * players and all(set(result.bots) == set(bots) for result in contest.results.values())
    assert [(row["a"], row["b"]) for row in told["pairs"]] == list(combinations(bots, 2))
    assert all(row["rounds"] == 2 and row["adjusted"] != row["share"] for row in told["pairs"])


def test_a_test_decides_with_others_at_the_table() -> None:
    contest = run(Contest(COURSE, ["one-step", "random", "careless"], players=3, rounds=40, test=0.4))
    assert contest.decided and contest.evidence > 0
    assert len(contest.results) < contest.total


@pytest.mark.parametrize("players", [3, 6])
def test_two_bots_share_a_larger_table(players: int) -> None:
    contest = run(Contest(WITTY, ["one-step", "random"], options={"mode": "apprentice"}, players=players, rounds=2))
    assert {len(result.bots) for result in contest.results.values()} == {players}
    assert [row["rounds"] for row in facts(contest)["pairs"]] == [2]


def test_results_are_written_as_parquet(tmp_path: Path) -> None:
    contest = run(Contest(COURSE, ["one-step", "random"], rounds=2))
    write_parquet(contest, tmp_path / "results.parquet")
    table = polars.read_parquet(tmp_path / "results.parquet")
    assert table["round"].to_list() == [0, 0, 1, 1]
    for row in table.iter_rows(named=True):
        assert Record.parse(row["record"]).outcome is not None
        assert row == contest.results[row["id"]].plain()


def test_a_test_ends_a_contest_as_soon_as_it_has_decided() -> None:
    contest = run(Contest(COURSE, ["one-step", "random"], rounds=400, test=0.4))
    assert contest.decided and contest.evidence > 0
    assert len(contest.results) < contest.total


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_tells_all_and_needs_nothing_beside_it(language: str) -> None:
    contest = run(Contest(COURSE, ["one-step", "random"], rounds=2))
    told = facts(contest)
    assert [row["bot"] for row in told["ratings"]] and told["matches"] == 4
    html = page(told, speech(language).say, language)
    assert "one-step" in html and "http" not in html and f'lang="{language}"' in html
    assert html.count("<svg") == 2 and html.count("<circle") == 2 + 2, "two ratings; a share, and that without luck"
    for row in told["pairs"]:
        for share in (row["share"], row["adjusted"]):
            assert f">{speech(language).say('figure-tenths', figure=100 * share)}</text>" in html


def test_a_plot_draws_values_and_intervals_to_scale() -> None:
    drawn = plot("Shares", [Point("a", 50.0, 40.0, 60.0, "half"), Point("b", 60.0, 50.0, 70.0, "more")], 50.0, 5.0)
    middle, *lines = re.findall(r'<line[^>]* x1="([\d.]+)" x2="([\d.]+)"', drawn)
    points = re.findall(r'<circle cx="([\d.]+)"', drawn)
    assert middle == (points[0], points[0])
    assert lines[0][1] == points[1] and lines[1][0] == points[0]
    assert float(lines[0][0]) < float(points[0]) < float(points[1]) < float(lines[1][1])
