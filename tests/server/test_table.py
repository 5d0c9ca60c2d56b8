"""One table without network and storage: what may happen, and what it adds up to."""

from dataclasses import fields
from typing import Any

import pytest

from sabbat.core.errors import BadRequest, IllegalAction
from sabbat.core.record import Record, verify
from sabbat.games import find, shelf
from sabbat.server.live.perspective import audiences, face, sight
from sabbat.server.table import chat, ending, playing, seating, stand_ins, takebacks
from sabbat.server.table import events as ev
from sabbat.server.table.clock import LAG_MOST, Pace
from sabbat.server.table.playing import Stale
from sabbat.server.table.table import Table, rebuild, told_to
from tests.server.tables import AIR, ANNE, BEA, CLEO, RACE, SECRET, move, opened, play_on, seated, setup, started


def refused(reason: str) -> Any:
    return pytest.raises(BadRequest, match=f"^{reason.replace('-', ' ')}")


# -- seats -----------------------------------------------------------------------------------------


def test_a_table_fills_in_the_options_of_its_game() -> None:
    table = opened(AIR, 3)
    assert table.setup.options == find(AIR).new(3).options and table.host == ANNE and len(table.chairs) == 3


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 99}, "bad-players"),
        ({"options": {"colour": 1}}, "unknown-option"),
        ({"pace": Pace("bank", -5, 10)}, "bad-pace"),
        ({"pace": Pace("days")}, "bad-pace"),
        ({"pace": Pace("none", 1000)}, "bad-pace"),
        ({"away": -1}, "bad-option-value"),
    ],
)
def test_a_table_that_describes_no_match_is_refused(wish: dict[str, Any], reason: str) -> None:
    with refused(reason):
        opened(**wish)


def test_a_seat_is_taken_once() -> None:
    table = seated(ANNE, BEA)
    assert [chair.name for chair in table.chairs] == ["Anne", "Bea"]
    assert seating.sit(table, BEA, "Bea", 1, 0) == []
    with refused("seat-taken"):
        seating.sit(table, CLEO, "Cleo", 1, 0)
    with refused("bad-seat"):
        seating.sit(table, CLEO, "Cleo", 2, 0)


def test_one_person_may_have_several_seats() -> None:
    table = started(ANNE, ANNE)
    assert audiences(table, ANNE) == [0, 1] and audiences(table, BEA) == [None]


def test_a_seat_is_left_by_its_owner_or_freed_by_the_host() -> None:
    table = seated(ANNE, BEA)
    with refused("only-host"):
        seating.leave(table, CLEO, 1, 0)
    for who in (BEA, ANNE):
        assert seating.leave(table, who, 1, 0) == [ev.Left(at=0, seat=1)]


def test_the_host_seats_bots() -> None:
    table = opened()
    with refused("only-host"):
        seating.place_bot(table, BEA, 1, "novice", 0)
    with refused("unknown-level"):
        seating.place_bot(table, ANNE, 1, "genius", 0)
    table.apply_all(seating.place_bot(table, ANNE, 1, "novice", 0))
    assert table.chairs[1].bot == "novice"


def test_the_host_changes_what_is_played_but_nobody_loses_a_seat() -> None:
    table = seated(ANNE, BEA, CLEO)
    with refused("seat-taken"):
        seating.change(table, ANNE, setup(AIR, 2), 0)
    table.apply_all(seating.change(table, ANNE, setup(AIR, 4), 0))
    assert table.setup.game == AIR and [chair.name for chair in table.chairs] == ["Anne", "Bea", "Cleo", ""]


def test_a_match_starts_when_all_seats_are_taken() -> None:
    table = opened()
    table.apply_all(seating.sit(table, ANNE, "Anne", 0, 0))
    with refused("seats-free"):
        playing.start(table, ANNE, 0)
    with refused("only-host"):
        playing.start(table, BEA, 0)
    table.apply_all(seating.place_bot(table, ANNE, 1, "novice", 0))
    table.apply_all(playing.start(table, ANNE, 0))
    assert table.status == "playing" and table.to_act is not None
    with refused("table-playing"):
        seating.sit(table, BEA, "Bea", 1, 0)


# -- play ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(shelf()))
def test_a_match_of_every_game_is_played_to_its_end_and_rebuilt_from_its_events(game: str) -> None:
    table = started(ANNE, BEA, game=game)
    events = _history(table)
    for n in range(find(game).longest):
        if table.to_act is None:
            break
        actions = table.playing().state.actions()
        events += move(table, actions[n * 13 % len(actions)])
    assert table.status == "over" and table.outcome is not None
    again = rebuild("T", [ev.from_bytes(ev.to_bytes(event)) for event in events])
    assert _facts(again) == _facts(table)
    written = Record.parse(str(ending.record(table)))
    assert verify(find(game), written) == sum(m.seat is None for m in written.moves)
    assert written.outcome == table.outcome and written.names == ["Anne", "Bea"]


def _facts(table: Table) -> list[Any]:
    """All that a table adds up to, its match spelled out."""
    assert table.match is not None
    rest = {field.name: getattr(table, field.name) for field in fields(table) if field.name != "match"}
    return [rest, table.match.state.dump(), table.match.moves, table.match.stream.drawn]


def _history(table: Table) -> list[ev.AnyEvent]:
    """The events of a started table, its secret put back."""
    told = [one[0].event for one in table.story]
    first = told[0]
    assert isinstance(first, ev.Opened)
    start = next(n for n, event in enumerate(told) if isinstance(event, ev.Started))
    return [
        *seating.open_table(first.setup, first.host, SECRET, 0),
        *told[1:start],
        *playing.start(
            rebuild("T", [*seating.open_table(first.setup, first.host, SECRET, 0), *told[1:start]]), ANNE, 0
        ),
    ]


def test_an_action_is_played_once() -> None:
    table = started(ANNE, BEA)
    seq, action = table.seq, table.playing().state.actions()[0]
    table.apply_all(playing.act(table, ANNE, 0, action, seq, 0))
    for _ in range(2):
        with pytest.raises(Stale):
            playing.act(table, ANNE, 0, action, seq, 0)


def test_chat_does_not_make_an_action_stale() -> None:
    table = started(ANNE, BEA)
    seq = table.seq
    table.apply_all(chat.say(table, BEA, "Bea", "hello", 0))
    assert playing.act(table, ANNE, 0, table.playing().state.actions()[0], seq, 0)


def test_only_the_owner_of_a_seat_plays_it_and_only_in_turn() -> None:
    table = started(ANNE, BEA)
    action = table.playing().state.actions()[0]
    for person in (BEA, CLEO):
        with refused("not-your-seat"):
            playing.act(table, person, 0, action, table.seq, 0)
    with pytest.raises(IllegalAction):
        playing.act(table, BEA, 1, action, table.seq, 0)
    with pytest.raises(IllegalAction):
        playing.act(table, ANNE, 0, "dance", table.seq, 0)


def test_deciding_changes_nothing() -> None:
    table = started(ANNE, BEA, game=AIR)
    before = (table.seq, table.playing().state.dump(), list(table.playing().moves))
    playing.act(table, ANNE, 0, table.playing().state.actions()[0], table.seq, 0)
    assert (table.seq, table.playing().state.dump(), table.playing().moves) == before


# -- what is seen ----------------------------------------------------------------------------------


def test_the_secret_is_told_at_the_end_only() -> None:
    table = started(ANNE, BEA)
    secret = SECRET.hex()
    assert secret not in str(table.story) + str(face(table)) + str(sight(table, 0, 0))
    play_on(table, 100_000)
    assert isinstance(told_to(table.story, None)[-1].event, ev.Ended) and secret in str(table.story[-1])


def test_legal_actions_are_shown_to_the_seat_in_turn_alone() -> None:
    table = started(ANNE, BEA)
    shown = [sight(table, eyes, 0) for eyes in (0, 1, None)]
    assert [bool(one and one.actions) for one in shown] == [True, False, False]


def test_hidden_draws_are_masked_for_the_others() -> None:
    table = play_on(started(ANNE, BEA), 40)
    own, other, crowd = (
        [told.event.action for told in told_to(table.story, eyes) if isinstance(told.event, ev.Moved)]
        for eyes in (0, 1, None)
    )
    truth = [move.action for move in table.playing().moves]
    assert own != truth or other != truth
    for seen in (own, other, crowd):
        assert len(seen) == len(truth)
        assert all(a == b or "?" in a for a, b in zip(seen, truth, strict=True))


def test_where_nobody_may_watch_strangers_see_nothing() -> None:
    table = seated(ANNE, BEA, spectators=False)
    assert audiences(table, CLEO) == [None]
    table.apply_all(playing.start(table, ANNE, 0))
    with refused("no-spectators"):
        audiences(table, CLEO)
    with refused("no-spectators"):
        chat.say(table, CLEO, "Cleo", "psst", 0)


# -- taking back -----------------------------------------------------------------------------------


def test_taking_back_is_free_while_nothing_was_revealed() -> None:
    table = started(ANNE, BEA)
    before = table.playing().state.dump()
    assert len(move(table)) == 1
    table.apply_all(takebacks.ask(table, ANNE, 0, table.seq, 0))
    assert table.playing().state.dump() == before and table.to_act == 0


def test_otherwise_the_others_are_asked() -> None:
    table = _revealed()
    table.apply_all(takebacks.ask(table, ANNE, 0, table.seq, 0))
    assert table.asking == 0 and takebacks.ask(table, ANNE, 0, table.seq, 0) == []
    with refused("not-asked"):
        takebacks.answer(table, ANNE, True, 0)
    table.apply_all(takebacks.answer(table, BEA, True, 0))
    assert table.asking == 0
    moves = len(table.playing().moves)
    table.apply_all(takebacks.answer(table, CLEO, True, 0))
    assert table.asking is None and len(table.playing().moves) < moves


def test_one_no_is_enough() -> None:
    table = _revealed()
    table.apply_all(takebacks.ask(table, ANNE, 0, table.seq, 0))
    table.apply_all(takebacks.answer(table, BEA, False, 0))
    assert table.asking is None
    with refused("nothing-asked"):
        takebacks.answer(table, CLEO, True, 0)


def test_a_move_makes_the_question_void() -> None:
    table = _revealed()
    table.apply_all(takebacks.ask(table, ANNE, 0, table.seq, 0))
    move(table)
    assert table.asking is None


def test_bots_do_not_mind() -> None:
    table = play_on(started(ANNE, "bot:novice", game=AIR), 12)
    assert isinstance(takebacks.ask(table, ANNE, 0, table.seq, 0)[0], ev.TookBack)


def _revealed() -> Table:
    """Three players, and chance or somebody else came after Anne's last action."""
    table = started(ANNE, BEA, CLEO, game=AIR)
    while not any(m.seat == 1 for m in table.playing().moves):
        move(table)
    return table


# -- talking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "reason"), [("  \n ", "chat-empty"), ("x" * 301, "chat-long")])
def test_what_cannot_be_said(text: str, reason: str) -> None:
    with refused(reason):
        chat.say(opened(), ANNE, "Anne", text, 0)


def test_nobody_talks_without_end() -> None:
    table = opened()
    for n in range(5):
        table.apply_all(chat.say(table, BEA, "Bea", "hello", n))
    with refused("chat-often"):
        chat.say(table, BEA, "Bea", "hello", 100)
    assert chat.say(table, ANNE, "Anne", "hello", 100)
    assert chat.say(table, BEA, "Bea", "hello", 10_001)


def test_the_host_mutes() -> None:
    table = seated(ANNE, BEA)
    with refused("only-host"):
        chat.mute(table, BEA, ANNE, True, 0)
    with refused("nobody-such"):
        chat.mute(table, ANNE, CLEO, True, 0)
    table.apply_all(chat.mute(table, ANNE, BEA, True, 0))
    with refused("chat-muted"):
        chat.say(table, BEA, "Bea", "hello", 0)
    table.apply_all(chat.mute(table, ANNE, BEA, False, 0))
    assert chat.say(table, BEA, "Bea", "hello", 0)


def test_control_characters_become_spaces() -> None:
    said = chat.say(opened(), ANNE, "Anne", "a\x00b\nc\u202ed", 0)[0]
    assert isinstance(said, ev.Said) and said.text == "a b c d"


# -- time and stand-ins ----------------------------------------------------------------------------


def test_a_stand_in_plays_when_time_is_up_until_the_player_acts() -> None:
    table = started(ANNE, BEA, pace=Pace.banked(10, 0))
    assert stand_ins.time_up(table, 10_000) == []
    table.apply_all(stand_ins.time_up(table, 10_000 + LAG_MOST))
    assert table.chairs[0].mind == "expert" and table.clock is not None and table.clock.running is None
    events = playing.act(table, ANNE, 0, table.playing().state.actions()[0], table.seq, 11_000)
    assert isinstance(events[0], ev.Returned)
    table.apply_all(events)
    assert table.chairs[0].mind is None


def test_a_stand_in_needs_somebody_who_waits() -> None:
    table = started(ANNE, BEA)
    assert stand_ins.gone(table, ANNE, set(), 0) == []
    table.apply_all(stand_ins.gone(table, ANNE, {BEA}, 0))
    assert table.chairs[0].stand_in
    table.apply_all(stand_ins.come_back(table, ANNE, 0))
    assert table.chairs[0].stand_in is None and stand_ins.come_back(table, ANNE, 0) == []


def test_no_stand_in_where_the_table_wants_none() -> None:
    assert stand_ins.gone(started(ANNE, BEA, away=0), ANNE, {BEA}, 0) == []


def test_a_stand_in_s_late_thought_is_not_played() -> None:
    table = started(ANNE, "bot:novice")
    while table.to_act == 0:
        move(table)
    seq, action = table.seq, table.playing().state.actions()[0]
    table.apply_all(playing.act_for_bot(table, 1, action, seq, 0))
    with pytest.raises(Stale):
        playing.act_for_bot(table, 1, action, seq, 0)


def test_time_that_the_server_was_down_is_given_back() -> None:
    table = started(ANNE, BEA, pace=Pace.banked(10, 0))
    table.apply_all(stand_ins.credit(table, 60_000, 60_000))
    assert stand_ins.time_up(table, 70_000) == [] and stand_ins.time_up(table, 70_500)
    assert stand_ins.credit(started(ANNE, BEA), 60_000, 60_000) == []


def test_bots_have_no_clock() -> None:
    table = started("bot:novice", ANNE, pace=Pace.banked(10, 0))
    assert table.to_act == 0 and table.clock is not None and table.clock.running is None


def test_hints_are_for_the_player_in_turn_where_the_table_allows() -> None:
    stand_ins.hint_allowed(started(ANNE, BEA), ANNE, 0)
    with refused("not-your-turn"):
        stand_ins.hint_allowed(started(ANNE, BEA), BEA, 1)
    with refused("no-hints"):
        stand_ins.hint_allowed(started(ANNE, BEA, hints=False), ANNE, 0)


# -- the end ---------------------------------------------------------------------------------------


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    table = started(ANNE, BEA)
    table.apply_all(ending.resign(table, ANNE, 0, 0))
    assert table.status == "over" and table.outcome is not None and table.outcome["ranks"] == [2, 1]
    written = Record.parse(str(ending.record(table)))
    assert written.secret == SECRET.hex() and written.outcome is None
    verify(find(RACE), written)


def test_of_three_a_stand_in_plays_on() -> None:
    table = started(ANNE, BEA, CLEO)
    table.apply_all(ending.resign(table, BEA, 1, 0))
    assert table.status == "playing" and table.chairs[1].mind
    assert stand_ins.come_back(table, BEA, 0) == [] and ending.resign(table, BEA, 1, 0) == []
    with refused("seat-resigned"):
        playing.act(table, BEA, 1, "fly", table.seq, 0)
    assert isinstance(ending.resign(table, CLEO, 2, 0)[-1], ev.Ended)


def test_a_rematch_seats_the_same_people_once() -> None:
    table = started(ANNE, "bot:novice")
    table.apply_all(ending.resign(table, ANNE, 0, 0))
    here, there = ending.rematch(table, ANNE, "U", bytes(32), 0)
    table.apply_all(here)
    next_table = rebuild("U", there)
    assert [chair.label for chair in next_table.chairs] == ["Anne", "bot:novice"] and table.rematch == "U"
    assert next_table.secret != table.secret
    assert ending.rematch(table, ANNE, "V", bytes(32), 0) == ([], [])
    with refused("not-seated"):
        ending.rematch(table, CLEO, "V", bytes(32), 0)


def test_there_is_no_record_before_the_end() -> None:
    with refused("table-playing"):
        ending.record(started(ANNE, BEA))


def test_the_same_nonce_says_nothing_twice() -> None:
    table = seated(ANNE, BEA)
    table.apply_all(chat.say(table, ANNE, "Anne", "hello", 0, nonce="n1"))
    assert chat.say(table, ANNE, "Anne", "hello", 1, nonce="n1") == []
    assert chat.say(table, BEA, "Bea", "hello", 1, nonce="n1") and chat.say(table, ANNE, "Anne", "hello", 1)


def nearly_done(speak: bool) -> tuple[Table, int]:
    """A match in which a seat has one card left, and that seat."""
    table = started(ANNE, BEA, game="witty-witches", speak=speak)
    for n in range(500):
        match = table.playing()
        silent = [seat for seat in (0, 1) if match.state.asides(seat)]
        if silent:
            return table, silent[0]
        actions = match.state.actions()
        move(table, actions[n * 7 % len(actions)])
    raise AssertionError("nobody ever had one card")


def test_who_speaks_with_one_card_in_hand_pays_for_it() -> None:
    table, seat = nearly_done(speak=True)
    events = chat.say(table, (ANNE, BEA)[seat], "?", "nearly!", 0)
    moves = [event for event in events if isinstance(event, ev.Moved)]
    assert isinstance(events[0], ev.Said) and moves[0].seat == seat and moves[0].action.startswith("speak")
    assert len(moves) > 1 and moves[1].seat is None
    table.apply_all(events)
    assert not table.playing().state.asides(seat)


def test_words_are_free_where_the_table_does_not_mind_or_another_speaks() -> None:
    table, seat = nearly_done(speak=False)
    assert len(chat.say(table, (ANNE, BEA)[seat], "?", "nearly!", 0)) == 1
    table, seat = nearly_done(speak=True)
    other = CLEO if table.playing().state.asides(1 - seat) else (BEA, ANNE)[seat]
    assert len(chat.say(table, other, "?", "nearly!", 0)) == 1


def test_somebody_elses_coming_and_going_gives_the_mover_no_fresh_minute() -> None:
    table = started(ANNE, BEA, CLEO, pace=Pace.banked(60, 600))
    mover = table.to_act
    assert mover is not None and table.clock is not None
    others = [seat for seat in range(3) if seat != mover]
    person = table.chairs[others[0]].person
    assert person is not None
    table.apply_all(stand_ins.gone(table, person, {ANNE, BEA, CLEO} - {person}, 28_000))
    assert table.chairs[others[0]].stand_in and table.clock.left(mover, 28_000) == 632_000
    table.apply_all(stand_ins.come_back(table, person, 47_000))
    assert not table.chairs[others[0]].stand_in and table.clock.left(mover, 47_000) == 613_000
