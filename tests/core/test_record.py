"""Records: what is written can be read, what cannot be read says where and why, and replaying trusts nothing."""

import json
import string
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from typing import Any
from xml.etree import ElementTree

import polars
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sabbat
from sabbat.core import fair
from sabbat.core.contract import Game
from sabbat.core.errors import BadRecord
from sabbat.core.record import FIELDS, Move, Record, replay, steps, verify
from sabbat.testing.contract import random_match

HEADER = "game: course-de-sorcieres\nrules: 1\nplayers: 2\n"
HEX = "0123456789abcdef" * 4


@cache
def race() -> Game:
    return sabbat.game("course-de-sorcieres")


@cache
def finished() -> str:
    """A whole match as text."""
    record = random_match(race(), 2, {}, 3).record()
    return str(replace(record, names=["Anne", "Zoé 🧙‍♀️"], started="2026-11-15T20:00:00Z"))


def match() -> Record:
    return Record.parse(finished())


def without_lines(record: Record) -> Record:
    return replace(record, moves=[Move(move.seat, move.action) for move in record.moves])


# -- writing and reading ---------------------------------------------------------------------------

words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=20)
texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=10)
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=5), values, max_size=3),
    max_leaves=8,
)
objects = st.dictionaries(st.text(max_size=8), plain_values, max_size=3)
hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
actions = st.lists(st.text(string.ascii_lowercase + string.digits + "*é🧹-", min_size=1), min_size=1).map(" ".join)
moves = st.builds(Move, st.none() | st.integers(0, 99), actions)


@st.composite
def records(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Record:
    players = draw(st.integers(0, 8))
    entries = st.none() | st.lists(texts, min_size=players, max_size=players)
    return Record(
        game=draw(words),
        rules=draw(st.integers(0, 999)),
        players=players,
        options=draw(objects),
        names=draw(entries),
        started=draw(st.none() | words),
        commitment=draw(st.none() | hexes),
        secret=draw(st.none() | hexes),
        nonces=draw(entries),
        outcome=draw(st.none() | objects),
        moves=draw(st.lists(moves, max_size=6)),
    )


@given(records())
def test_what_is_written_can_be_read(record: Record) -> None:
    assert without_lines(Record.parse(str(record))) == record


def test_the_text_is_the_contract_s() -> None:
    record = Record(
        "air-sorciere",
        1,
        3,
        {"first": 0},
        names=["Anne", "Marie", "bot:master"],
        started="2026-11-15T20:00:00Z",
        moves=[Move(0, "fly"), Move(None, "draw w5"), Move(0, "place")],
    )
    assert str(record) == (
        "game: air-sorciere\nrules: 1\nplayers: 3\n"
        'options: {"first": 0}\nnames: ["Anne", "Marie", "bot:master"]\nstarted: 2026-11-15T20:00:00Z\n'
        "\n0 fly\n* draw w5\n0 place\n"
    )


def test_moves_know_their_lines() -> None:
    record = Record.parse(HEADER + "\n0 put l2 1\n\n* roll 3\n")
    assert record.moves == [Move(0, "put l2 1", 5), Move(None, "roll 3", 7)]


def test_line_ends_of_other_systems_are_read() -> None:
    assert Record.parse(finished().replace("\n", "\r\n")) == match()


def test_fields_may_come_in_any_order() -> None:
    assert Record.parse("players: 2\ngame: x\noptions: {}\nrules: 1") == Record("x", 1, 2)


def test_a_record_may_end_anywhere_after_its_header() -> None:
    assert Record.parse(HEADER).moves == Record.parse(HEADER.strip()).moves == []


# -- what cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "reason", "named"),
    [
        ("", 1, "field-missing", "game"),
        ("\n0 fly\n", 1, "field-missing", "game"),
        ("game: x\nrules: 1\n", 2, "field-missing", "players"),
        ("game: x\nplayers: 2\n\n0 fly\n", 2, "field-missing", "rules"),
        ("game x\n", 1, "bad-header-line", "game x"),
        ("game:x\n", 1, "bad-header-line", "game:x"),
        ("0 fly", 1, "bad-header-line", "0 fly"),
        (HEADER + " \n0 fly", 4, "bad-header-line", " "),
        (HEADER + "moon: full\n", 4, "unknown-field", "moon"),
        (HEADER + "Game: x\n", 4, "unknown-field", "Game"),
        (HEADER + "moves: []\n", 4, "unknown-field", "moves"),
        (HEADER + "rules: 1\n", 4, "field-twice", "rules"),
        ("game: x\nrules: one\n", 2, "bad-field", "rules"),
        ("game: x\nrules: -1\n", 2, "bad-field", "rules"),
        ("game: x\nrules: 1.0\n", 2, "bad-field", "rules"),
        ("game: x\nrules: true\n", 2, "bad-field", "rules"),
        ("game: x\nrules: 1\nplayers: 1000000000000\n", 3, "bad-field", "players"),
        (f"game: x\nrules: 1\nplayers: {'9' * 5000}\n", 3, "bad-field", "players"),
        (HEADER + "options: []\n", 4, "bad-field", "options"),
        (HEADER + "options: {\n", 4, "bad-field", "options"),
        (HEADER + f"options: {'[' * 100_000}\n", 4, "bad-field", "options"),
        (HEADER + 'options: {"first": NaN}\n', 4, "bad-field", "options"),
        (HEADER + "outcome: null\n", 4, "bad-field", "outcome"),
        (HEADER + 'names: "Anne"\n', 4, "bad-field", "names"),
        (HEADER + 'names: ["Anne", 2]\n', 4, "bad-field", "names"),
        (HEADER + 'names: ["Anne"]\n', 4, "bad-field", "names"),
        (HEADER + 'names: ["Anne", "Ma\\nrie"]\n', 4, "bad-field", "names"),
        (HEADER + 'names: ["Anne", "\\u001b[2J"]\n', 4, "bad-field", "names"),
        (HEADER + 'nonces: ["", "\\ud800"]\n', 4, "bad-field", "nonces"),
        (HEADER + 'started: now\nnonces: ["a", "b", "c"]\n', 5, "bad-field", "nonces"),
        ('nonces: ["a"]\n' + HEADER, 1, "bad-field", "nonces"),
        (HEADER + "commitment: abc\n", 4, "bad-field", "commitment"),
        (HEADER + f"secret: {HEX.upper()}\n", 4, "bad-field", "secret"),
        (HEADER + f"secret: {HEX}0\n", 4, "bad-field", "secret"),
        (HEADER + "\nfly\n", 5, "bad-move-line", "fly"),
        (HEADER + "\n0 fly\n0\n", 6, "bad-move-line", "0"),
        (HEADER + "\n0  fly\n", 5, "bad-move-line", "0  fly"),
        (HEADER + "\n 0 fly\n", 5, "bad-move-line", " 0 fly"),
        (HEADER + "\n00 fly\n", 5, "bad-move-line", "00 fly"),
        (HEADER + "\n100 fly\n", 5, "bad-move-line", "100 fly"),
        (HEADER + "\n-1 fly\n", 5, "bad-move-line", "-1 fly"),
        (HEADER + "\n٣ fly\n", 5, "bad-move-line", "٣ fly"),
        (HEADER + "\n? fly\n", 5, "bad-move-line", "? fly"),
        (HEADER + "\n\n\n0 fly\n\n# a note\n", 9, "bad-move-line", "# a note"),
    ],
)
def test_an_error_says_where_and_why(text: str, line: int, reason: str, named: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(text)
    facts = refused.value.facts
    assert (refused.value.reason, facts["line"]) == (reason, line)
    assert facts.get("field", facts.get("text")) == named


def test_a_long_line_is_quoted_in_part() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse("x" * 1_000_000)
    assert len(str(refused.value)) < 200


# -- anything at all -------------------------------------------------------------------------------


def parse_or_refuse(text: str) -> Record | None:
    try:
        return Record.parse(text)
    except BadRecord as error:
        says_where(error)
        return None


def says_where(error: BadRecord) -> None:
    assert str(error) and error.facts["line"] >= 0


@given(st.text() | st.lists(st.sampled_from([*FIELDS, ": ", "1", "2", "\n", "{}", "[]", '"', "* ", "0 "])).map("".join))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    parse_or_refuse(text)


@settings(max_examples=400)
@given(st.data())
def test_a_spoilt_record_is_refused_if_it_means_nothing(data: st.DataObject) -> None:
    record = parse_or_refuse(data.draw(spoilt(finished())))
    if record is None:
        return
    assert without_lines(Record.parse(str(record))) == without_lines(record)
    for use in (replay, verify):
        try:
            use(race(), record)
        except BadRecord as error:
            says_where(error)


@st.composite
def spoilt(draw: Callable[[st.SearchStrategy[Any]], Any], text: str) -> str:
    """The text with some lines or characters lost, added, doubled or changed."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        n = draw(st.integers(0, len(lines) - 1) | st.integers(0, min(12, len(lines) - 1)))
        other = draw(st.integers(0, len(lines) - 1))
        place = draw(st.integers(0, len(lines[n])))
        how = draw(st.sampled_from(["lose", "double", "swap", "cut", "insert", "digit"]))
        if how == "lose" and len(lines) > 1:
            del lines[n]
        elif how == "double":
            lines.insert(other, lines[n])
        elif how == "swap":
            lines[n], lines[other] = lines[other], lines[n]
        elif how == "cut":
            lines[n] = lines[n][:place]
        elif how == "insert":
            lines[n] = lines[n][:place] + draw(st.text(max_size=3)) + lines[n][place:]
        elif how == "digit":
            lines[n] = lines[n][:place] + draw(st.sampled_from(string.digits + "*")) + lines[n][place + 1 :]
    return "\n".join(lines)


# -- replaying -------------------------------------------------------------------------------------


def test_a_replay_shows_every_moment() -> None:
    record = match()
    seen = [(step.state.turn, step.move) for step in steps(race(), record)]
    assert [move for _, move in seen] == [*record.moves, None]
    assert seen[-1][0] is None
    assert all(turn == ("chance" if move.seat is None else move.seat) for turn, move in seen if move is not None)


def test_a_record_walks_through_its_match_by_itself() -> None:
    """Each moment has a state of its own, so that a list of them can be kept."""
    kept = list(match().steps())
    assert [step.move for step in kept[:-1]] == match().moves and kept[-1].move is None
    assert kept[0].state == race().new(2) and kept[-1].state == replay(race(), match())
    for one, other in pairwise(kept):
        assert one.move is not None
        one.state.play(one.move.action)
        assert one.state == other.state


def test_a_record_is_a_table_in_a_line() -> None:
    table = polars.DataFrame(match().rows())
    assert table.columns == ["game", "move", "seat", "verb", "action"] and len(table) == len(match().moves)
    assert set(table["seat"].unique()) == {None, 0, 1}


def test_a_notebook_shows_a_record() -> None:
    html = replace(match(), names=["<b>Anne", "Zoé"])._repr_html_()
    assert "&lt;b&gt;Anne, Zoé" in html and "0 put l2" in html and '"ranks"' in html


@pytest.mark.parametrize("game", sabbat.games())
def test_a_notebook_shows_a_state(game: str) -> None:
    for step in islice(random_match(sabbat.game(game), 2, {}, 5).record().steps(), 0, None, 9):
        root = ElementTree.fromstring(step.state._repr_svg_())
        assert root.tag == "{http://www.w3.org/2000/svg}svg" and len(root) > 1


def test_a_replay_ends_where_the_match_ended() -> None:
    assert replay(race(), match()).outcome() == match().outcome


def test_a_match_that_is_not_over_replays() -> None:
    record = replace(match(), moves=match().moves[:30], outcome=None)
    assert replay(race(), record).turn is not None


def refuses(record: Record, reason: str, line: int, use: Callable[[Game, Record], Any] = replay) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        use(race(), record)
    assert (refused.value.reason, refused.value.facts["line"]) == (reason, line)
    return refused.value


def with_move(n: int, move: Move) -> Record:
    """The match with one move exchanged, the line kept."""
    record = match()
    moves = list(record.moves)
    moves[n] = replace(move, line=moves[n].line)
    return replace(record, moves=moves)


def chance_move() -> int:
    """The first move of the match that nature makes."""
    return next(n for n, move in enumerate(match().moves) if move.seat is None)


def test_another_seat_s_move_is_refused() -> None:
    first = match().moves[0]
    assert first.seat == 0
    refuses(with_move(0, Move(1, first.action)), "wrong-seat", first.line)


def test_nature_does_not_make_a_seat_s_move() -> None:
    first = match().moves[0]
    refuses(with_move(0, Move(None, first.action)), "wrong-seat", first.line)


def test_a_seat_does_not_make_nature_s_move() -> None:
    move = match().moves[chance_move()]
    refuses(with_move(chance_move(), Move(0, move.action)), "wrong-seat", move.line)


@pytest.mark.parametrize("action", ["dance", "put p10 3", "roll 7", "roll 6 ", "ROLL 6", "put l2 ?"])
def test_an_illegal_action_is_refused(action: str) -> None:
    first = match().moves[0]
    error = refuses(with_move(0, Move(0, action)), "illegal-in-record", first.line)
    assert error.facts["action"] == action and isinstance(error.facts["why"], sabbat.IllegalAction)


@pytest.mark.parametrize("use", [replay, verify])
@pytest.mark.parametrize("extra", [Move(None, "roll 3", 999), Move(0, "stay", 999), Move(None, "dance", 999)])
def test_nothing_is_played_after_the_end(extra: Move, use: Callable[[Game, Record], Any]) -> None:
    record = replace(match(), moves=[*match().moves, extra])
    refuses(record, "illegal-in-record", 999, use)


@pytest.mark.parametrize("outcome", [{}, {"scores": [9, 9], "ranks": [1, 1], "reason": "finished"}])
def test_another_outcome_is_refused(outcome: dict[str, Any]) -> None:
    error = refuses(replace(match(), outcome=outcome), "wrong-outcome", 0)
    assert json.loads(error.facts["found"]) == match().outcome


def test_an_outcome_before_the_end_is_refused() -> None:
    refuses(replace(match(), moves=match().moves[:-1]), "wrong-outcome", 0)


@pytest.mark.parametrize("rules", [0, 2, 999])
def test_an_unknown_version_of_the_rules_is_refused(rules: int) -> None:
    assert refuses(replace(match(), rules=rules), "unknown-rules", 2).facts["allowed"] == [1]


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 0, "nonces": None},
        {"players": 999, "nonces": None},
        {"options": {"first": 2}},
        {"options": {"first": True}},
        {"options": {"moon": 1}},
    ],
)
@pytest.mark.parametrize("use", [replay, verify])
def test_a_header_that_describes_no_match_is_refused(
    changes: dict[str, Any], use: Callable[[Game, Record], Any]
) -> None:
    error = refuses(replace(match(), **changes), "bad-header", 0, use)
    assert isinstance(error.facts["why"], sabbat.BadRequest)


# -- verifying -------------------------------------------------------------------------------------


def test_a_fair_match_verifies() -> None:
    assert verify(race(), match()) == sum(move.seat is None for move in match().moves)


def test_without_its_secret_nothing_is_proved() -> None:
    refuses(replace(match(), secret=None), "no-secret", 0, verify)
    refuses(replace(match(), commitment=None), "no-secret", 0, verify)


def test_another_secret_is_found_out() -> None:
    refuses(replace(match(), secret=HEX), "commitment-differs", 0, verify)


def test_another_secret_with_its_own_commitment_is_found_out() -> None:
    forged = replace(match(), secret=HEX, commitment=fair.commitment(bytes.fromhex(HEX)))
    with pytest.raises(BadRecord, match="chance differs"):
        verify(race(), forged)


def test_other_nonces_are_found_out() -> None:
    with pytest.raises(BadRecord, match="chance differs"):
        verify(race(), replace(match(), nonces=["other", "nonces"]))


def test_a_chosen_outcome_is_found_out() -> None:
    n = chance_move()
    move = match().moves[n]
    other = next(
        a for step in steps(race(), match()) if step.move == move for a in step.state.actions()[:2] if a != move.action
    )
    error = refuses(with_move(n, Move(None, other)), "chance-differs", move.line, verify)
    assert (error.facts["action"], error.facts["due"]) == (other, move.action)
