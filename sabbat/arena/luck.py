"""How much of a result was luck: control variates at chance actions, in the spirit of AIVAT.

At each chance action the insight values every outcome. What came up minus what was to be expected is luck; its mean is
zero whatever the values are, so a result without it has the same mean and varies less.
"""

from sabbat.core.contract import CHANCE, OVER, Insight, State

Worths = list[float]


def worth(state: State, insight: Insight) -> Worths:
    """What a state seems worth to each seat."""
    return state.payoffs() if state.actor == OVER else insight.evaluate(state)


def luck_of(state: State, outcome: int, insight: Insight) -> Worths:
    """What each seat gains by a chance outcome over the mean of all of them."""
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
