"""How much of a result was luck: control variates at chance actions, in the spirit of AIVAT.

What came up at a chance action minus what was to be expected is luck. Its mean is zero whatever the values are, so a
result without it has the same mean and varies less, the less the better the values are. Values are those of the
insight, or means of playouts, which are far better and take time. Playouts go on to the end, or stop at the insight's
horizon, where it judges: short ones vary less, and take less time, in a game that the insight judges well.
"""

from sabbat.analysis.chances import mean_payoffs, value
from sabbat.core.contract import CHANCE, OVER, Insight, State

Worths = list[float]


def worth(state: State, insight: Insight) -> Worths:
    """What a state seems worth to each seat."""
    return state.payoffs() if state.actor == OVER else insight.evaluate(state)


def luck_of(state: State, outcome: int, insight: Insight) -> Worths:
    """What each seat gains by a chance outcome over the mean of all of them, as the insight values them."""
    if state.actor != CHANCE:
        raise ValueError("it is not chance's turn")
    mean = [0.0] * state.players
    came = mean
    whole = int(state.weight())
    for action in state.action_ids():
        after = state.clone()
        share = int(state.share(action)) / whole
        after.step(action)
        worths = worth(after, insight)
        mean = [old + share * new for old, new in zip(mean, worths, strict=True)]
        if action == outcome:
            came = worths
    return [here - usual for here, usual in zip(came, mean, strict=True)]


def played_luck(before: State, after: State, insight: Insight, playouts: int, seed: int, short: bool = False) -> Worths:
    """What each seat gained between two states, as playouts value both: some from one, as many from the other.

    Between them nothing happened but chance (and, if the playouts go on to the end, moves that were forced). Playouts
    from before draw by the odds, so that both have the same mean over all that might have come.
    """
    mean = short_payoffs if short else mean_payoffs
    came = after.payoffs() if after.actor == OVER else mean(after, insight, playouts, 2 * seed)
    usual = mean(before, insight, playouts, 2 * seed + 1)
    return [here - there for here, there in zip(came, usual, strict=True)]


def short_payoffs(state: State, insight: Insight, playouts: int, seed: int) -> Worths:
    """The mean worth to each seat of so many playouts that stop at the insight's horizon."""
    found = value(state, insight, 1.0, playouts, seed)
    return [total / float(found.count) for total in found.payoffs]
