"""How long a bot takes does not depend on what it holds, however long that lets it think."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.bots.levels import THINKING
from sabbat.server.live.tempo import LATEST, Tempo

PACE = 0.6
HIDDEN = ("witty-witches", "master")
thoughts = st.lists(st.floats(0, THINKING), min_size=LATEST, max_size=LATEST)


def known(before: list[float]) -> Tempo:
    """The tempo of a house whose bots have thought for so long."""
    tempo = Tempo(PACE)
    for thought in before:
        tempo.rest(False, 0.0, thought, HIDDEN)
    return tempo


@given(thoughts, st.booleans(), st.floats(0, 5), st.data())
def test_a_bot_plays_after_the_same_time_whatever_it_thinks_about(
    before: list[float], begins: bool, waited: float, data: st.DataObject
) -> None:
    """In one world it has nothing to choose, in the other it thinks as long as others did of late."""
    long = data.draw(st.floats(0, max(before[1:])))
    quick, slow = ([thought, known(before).rest(begins, waited, thought, HIDDEN)] for thought in (0.0, long))
    assert sum(quick) == pytest.approx(sum(slow)) and min(quick[1], slow[1]) >= 0


@given(st.lists(st.floats(0, THINKING), max_size=8), st.floats(0, THINKING))
def test_while_little_is_known_a_bot_takes_as_long_as_it_may(before: list[float], thought: float) -> None:
    assert thought + known(before).rest(False, 0.0, thought, HIDDEN) >= THINKING


def test_where_nothing_is_hidden_a_bot_plays_as_soon_as_people_can_follow() -> None:
    tempo = Tempo(PACE)
    assert tempo.rest(True, 0.1, 0.2, None) == pytest.approx(0.3)
    assert tempo.rest(False, 0.1, 0.2, None) == 0.0
    assert Tempo(0).rest(True, 0.1, 0.2, HIDDEN) == 0.0
