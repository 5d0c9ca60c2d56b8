"""Clocks as values: free time first, then the bank; lag and down time are given back."""

from hypothesis import given
from hypothesis import strategies as st

from sabbat.server.table.clock import DAY, LAG_MOST, Pace

BANKED = Pace.banked(10, 60)
times = st.integers(0, 200_000)


def test_without_a_pace_nothing_runs() -> None:
    clock = Pace().clock(2).run(0, 1000)
    assert clock.running is None and clock.deadline() is None
    assert clock.left(0, 999_999_999) is None and not clock.expired(999_999_999)


def test_the_free_time_of_a_move_costs_nothing() -> None:
    clock = BANKED.clock(2).run(0, 1000).stop(11_000)
    assert clock.banks == (60_000, 60_000)


def test_what_goes_beyond_is_paid_from_the_bank() -> None:
    clock = BANKED.clock(2).run(1, 1000).stop(1000 + 25_000)
    assert clock.banks == (60_000, 45_000) and clock.running is None


def test_time_left_counts_down_for_the_running_seat_alone() -> None:
    clock = BANKED.clock(2).run(0, 0)
    assert clock.left(0, 30_000) == 40_000 and clock.left(1, 30_000) == 70_000


def test_time_is_up_at_the_deadline_and_a_journey() -> None:
    clock = BANKED.clock(2).run(0, 5000)
    assert clock.deadline() == 75_000
    assert not clock.expired(75_000 + LAG_MOST - 1) and clock.expired(75_000 + LAG_MOST)
    assert clock.left(0, 80_000) == 0


def test_lag_is_credited_within_a_bound() -> None:
    clock = BANKED.clock(2).run(0, 0)
    assert clock.stop(20_000, lag=200).banks[0] == 50_200
    assert clock.stop(20_000, lag=60_000).banks[0] == 50_000 + LAG_MOST
    assert clock.stop(20_000, lag=-60_000).banks[0] == 50_000


def test_time_in_which_the_server_was_down_is_given_back() -> None:
    clock = BANKED.clock(2).run(0, 0).credit(100_000)
    assert clock.left(0, 130_000) == 40_000
    assert clock.stop(130_000).banks[0] == 40_000


def test_days_are_for_each_move_anew() -> None:
    clock = Pace.daily(2).clock(2).run(0, 0)
    assert clock.deadline() == 2 * DAY
    assert clock.stop(DAY).run(0, DAY).deadline() == 3 * DAY


@given(st.lists(st.tuples(st.integers(0, 2), times, st.integers(-1000, 5000)), max_size=12))
def test_banks_never_grow_nor_fall_below_nothing(turns: list[tuple[int, int, int]]) -> None:
    clock, now = BANKED.clock(3), 0
    for seat, thought, lag in turns:
        before = clock.banks
        clock = clock.run(seat, now)
        now += thought
        clock = clock.stop(now, lag)
        assert all(0 <= after <= bank for after, bank in zip(clock.banks, before, strict=True))
        assert [n for n in range(3) if clock.banks[n] != before[n]] in ([], [seat])


@given(times, times, times)
def test_a_pause_anywhere_changes_nothing(thought: int, pause: int, rest: int) -> None:
    plain = BANKED.clock(1).run(0, 0).stop(thought + rest)
    paused = BANKED.clock(1).run(0, 0).credit(pause).stop(thought + pause + rest)
    assert plain == paused
