"""A match being played: actions, fair chance, taking back, going on, and the record it leaves."""

import pytest

import sabbat
from sabbat.core import fair
from sabbat.core.errors import BadRecord, IllegalAction
from sabbat.core.match import Match
from sabbat.core.record import Move, Record, replay, verify

SECRET = bytes(range(32))


def race(**wishes: list[str]) -> Match:
    """A race of two, about to begin."""
    return Match(sabbat.game("course-de-sorcieres"), 2, {}, secret=SECRET, **wishes)  # type: ignore[arg-type]


def go_on(match: Match, steps: int) -> Match:
    """The first legal action of whoever is to act, so many times."""
    for _ in range(steps):
        turn = match.state.turn
        if turn is None:
            break
        if match.awaits_chance:
            match.draw()
        else:
            assert isinstance(turn, int)
            match.act(turn, match.state.actions()[0])
    return match


def moves_of(match: Match) -> list[str]:
    return [str(move) for move in match.moves]


def test_an_action_is_played_and_noted() -> None:
    match = race()
    match.act(0, "put l2 3")
    assert match.moves == [Move(0, "put l2 3")]
    assert "l2" in match.state.dump()["facedown"][2]


def test_a_refused_action_changes_nothing() -> None:
    match = race()
    before = match.state.dump()
    for action in ("put l3 1", "dance", ""):
        with pytest.raises(IllegalAction):
            match.act(0, action)
    assert match.moves == [] and match.state.dump() == before


def test_another_seat_s_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        race().act(1, "put l2 1")


def test_why_not_tells_the_refusal_without_raising() -> None:
    state = race().state
    assert state.why_not("put l2 3", 0) is None
    refusal = state.why_not("put l3 1", 0)
    assert refusal is not None and refusal.clause is not None
    assert state.turn == 0 and state.actions()


def test_why_not_tells_a_seat_that_is_not_to_act_nothing_of_the_rules() -> None:
    refusals = {str(race().state.why_not(text, 1)).partition(" (")[0] for text in ("put l2 3", "put l3 1", "dance")}
    assert refusals == {"not your turn"}


def test_a_seat_cannot_play_chance() -> None:
    match = go_on(race(), 18)
    assert match.awaits_chance
    with pytest.raises(IllegalAction):
        match.act(0, match.state.actions()[0])


def test_chance_waits_for_its_moment() -> None:
    match = race()
    assert not match.awaits_chance
    assert go_on(match, 18).awaits_chance


def test_what_is_due_is_drawn() -> None:
    match = go_on(race(), 18)
    before = match.state.dump()
    due = match.due()
    assert match.due() == due and match.state.dump() == before
    assert match.draw() == due
    assert match.moves[-1] == Move(None, due)


def test_chance_follows_from_secret_and_nonces() -> None:
    match = go_on(race(nonces=["a", "b"]), 18)
    key = fair.stream_key(SECRET, ["a", "b"])
    for n in range(20):
        if match.awaits_chance:
            odds = zip(match.state.actions(), match.state.odds(), strict=True)
            places = [action for action, weight in odds for _ in range(weight)]
            drawn = sum(move.seat is None for move in match.moves)
            assert match.due() == places[fair.number(key, drawn, len(places))], n
        go_on(match, 1)


def test_the_same_secret_gives_the_same_match() -> None:
    assert moves_of(go_on(race(), 60)) == moves_of(go_on(race(), 60))


def test_another_nonce_gives_another_match() -> None:
    assert moves_of(go_on(race(), 60)) != moves_of(go_on(race(nonces=["x", ""]), 60))


# -- keyed chance ----------------------------------------------------------------------------------


def school(secret: bytes = SECRET) -> Match:
    """A match of Air Sorcière for two, chance keyed."""
    return Match(sabbat.game("air-sorciere"), 2, {}, secret=secret, chance=fair.KEYED)


def test_keyed_chance_depends_on_who_draws_what_for_the_how_manieth_time() -> None:
    """Another flight of seat 0 changes nothing in what seat 1 draws; in a stream it would change everything after."""
    key, match = fair.stream_key(SECRET, ["", ""]), go_on(school(), 60)
    stream = fair.KeyedStream(key)
    for seat, kind in ((0, "draw"), (0, "draw"), (1, "draw"), (0, "draw"), (1, "roll")):
        stream.acted(seat)
        stream.came(kind)
    assert stream.counts == {"0 draw": 3, "1 draw": 1, "1 roll": 1}
    drawn = {0: 0, 1: 0}
    again = school()
    for move in match.moves:
        if move.seat is None:
            seat = again.stream.seat  # type: ignore[attr-defined]
            place = fair.share(key, f"{seat} draw {drawn[seat]}", again.state.weight())
            odds = zip(again.state.actions(), again.state.odds(), strict=True)
            assert [action for action, weight in odds for _ in range(weight)][place] == move.action
            drawn[seat] += 1
        again.follow(move)
    assert min(drawn.values()) > 3


def test_a_keyed_match_is_taken_back_resumed_and_verified_like_any_other() -> None:
    match = go_on(school(), 40)
    moves = moves_of(match)
    assert match.take_back(1)
    assert moves_of(go_on(match, 40 - len(match.moves))) == moves
    resumed = Match.resume(match.game, Record.parse(str(match.record())), SECRET)
    assert moves_of(go_on(resumed, 30)) == moves_of(go_on(match, 30))
    record = go_on(match, 10_000).record().sealed()
    assert "\nchance: keyed\n" in str(record) and str(Record.parse(str(record))) == str(record)
    assert verify(match.game, record) == sum(move.seat is None for move in record.moves)
    record.chance = None
    with pytest.raises(BadRecord, match="chance differs"):
        verify(match.game, record)


def test_only_known_ways_of_drawing_chance_are_read() -> None:
    text = str(school().record()).replace("chance: keyed", "chance: loaded")
    with pytest.raises(BadRecord, match="chance"):
        Record.parse(text)


# -- taking back -----------------------------------------------------------------------------------


def test_the_last_action_of_a_seat_is_taken_back() -> None:
    match = go_on(race(), 5)
    before = match.state.dump()
    go_on(match, 1)
    assert match.take_back(0)
    assert match.state.dump() == before and len(match.moves) == 5


def test_what_others_did_since_is_taken_back_too() -> None:
    match = go_on(race(), 12)
    assert match.state.actor == 1
    assert match.take_back(0)
    assert match.state.actor == 0 and len(match.moves) == 8


def test_whoever_did_nothing_takes_nothing_back() -> None:
    match = go_on(race(), 3)
    before = match.state.dump()
    assert not match.take_back(1) and not match.take_back(7)
    assert match.state.dump() == before and len(match.moves) == 3


def test_taking_back_does_not_change_luck() -> None:
    match = go_on(race(), 80)
    moves = moves_of(match)
    assert match.take_back(1)
    assert moves_of(go_on(match, 80 - len(match.moves))) == moves


def test_a_match_can_be_taken_back_to_its_beginning() -> None:
    match = go_on(race(), 40)
    while match.take_back(0):
        pass
    assert match.moves == [] and match.state == race().state


# -- the record ------------------------------------------------------------------------------------


def test_the_secret_stays_secret_until_the_end() -> None:
    match = race()
    while match.state.turn is not None:
        record = match.record()
        assert record.secret is None and record.outcome is None
        assert SECRET.hex() not in str(record)
        go_on(match, 25)
    record = match.record()
    assert record.secret == SECRET.hex() and record.outcome == match.state.outcome()


def test_the_commitment_stands_from_the_beginning() -> None:
    match = race()
    commitment = match.record().commitment
    assert commitment == fair.commitment(SECRET) == go_on(match, 50).record().commitment


def test_the_record_tells_the_table() -> None:
    game = sabbat.game("course-de-sorcieres")
    match = Match(game, 3, {"first": 2}, secret=SECRET, names=["a", "b", "c"], started="today")
    record = match.record()
    assert (record.game, record.rules, record.players, record.options) == (game.id, 1, 3, {"first": 2})
    assert (record.names, record.started, record.nonces) == (["a", "b", "c"], "today", ["", "", ""])


def test_a_record_is_of_its_moment() -> None:
    match = go_on(race(), 5)
    record = match.record()
    go_on(match, 5)
    assert len(record.moves) == 5


def test_a_finished_match_replays_and_verifies() -> None:
    match = go_on(race(), 10_000)
    record = Record.parse(str(match.record()))
    assert replay(match.game, record) == match.state
    assert verify(match.game, record) == match.stream.drawn > 0


# -- going on --------------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 7, 18, 55])
def test_a_match_goes_on_as_if_never_interrupted(steps: int) -> None:
    whole = go_on(race(nonces=["a", "b"]), steps + 40)
    saved = Record.parse(str(go_on(race(nonces=["a", "b"]), steps).record()))
    resumed = Match.resume(whole.game, saved, SECRET)
    assert moves_of(go_on(resumed, 40)) == moves_of(whole)
    assert str(resumed.record()) == str(whole.record())


def test_a_seat_that_is_not_to_act_learns_nothing_from_refusals() -> None:
    match = race()
    reasons = set()
    for action in [*match.game.texts, "nonsense"]:
        with pytest.raises(IllegalAction) as refused:
            match.act(1, action)
        reasons.add((refused.value.clause, refused.value.reason))
    assert reasons == {(None, "not-your-turn")}
