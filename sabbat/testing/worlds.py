"""What a seat cannot know must not show: worlds that it cannot tell apart, side by side."""

from typing import Any

from sabbat.core.contract import CHANCE, UNKNOWN, Game, State
from sabbat.core.dice import Dice
from sabbat.testing.advice import difference, ensure
from sabbat.testing.walks import plain

REFUSALS = 30
PREVIEWS = 3
"""So many refused actions and previews, about, are compared in a pair of worlds."""


def onlookers(state: State, n: int) -> list[int | None]:
    """Through whose eyes to look: a spectator, the seat to act, and one other, not always the same."""
    seats = [state.actor] if state.actor >= 0 else []
    return [None, *dict.fromkeys([*map(int, seats), n % int(state.players)])]


def check_same_to(state: State, other: State, seat: int | None) -> None:
    """A seat that cannot tell two worlds apart is shown the same in both."""
    mine, theirs = state.view(seat), other.view(seat)
    ensure(
        mine == theirs,
        f"The view of seat {seat} must follow from what it may know: a world imagined from it looks different."
        " Build `view` field by field from what the seat knows, and let the mind imagine only worlds that fit.",
        difference(mine, theirs),
    )
    ensure(
        other.turn == state.turn and other.outcome() == state.outcome(),
        f"An imagined world has another turn or outcome than the one that seat {seat} sees: mend the mind.",
        (state.turn, other.turn),
    )
    if state.turn is None or state.turn == "chance":
        return
    if seat == state.turn:
        check_same_choices(state, other)
    if seat is not None:
        ensure(
            other.asides(seat) == state.asides(seat),
            f"What seat {seat} may do out of turn depends on what it cannot know: mend `aside_ids`.",
            (state.asides(seat), other.asides(seat)),
        )
    common = [
        text for text in [*state.actions(), *every_aside(state)] if text in {*other.actions(), *every_aside(other)}
    ]
    for n, text in enumerate(common):
        ensure(
            other.seen(text, seat) == state.seen(text, seat),
            f"What seat {seat} sees of “{text}” depends on what it cannot know: mend `seen_by`.",
            (state.seen(text, seat), other.seen(text, seat)),
        )
        if state.seen(text, seat) == text and n % (1 + len(common) // PREVIEWS) == 0:
            check_same_preview(state, other, text, seat)


def check_same_preview(state: State, other: State, text: str, seat: int | None) -> None:
    """What an action would do is told alike in worlds that a seat cannot tell apart."""
    mine, theirs = plain(state.preview(text, seat)), plain(other.preview(text, seat))
    ensure(
        mine == theirs,
        f"The preview of “{text}” tells seat {seat} what it cannot know: reckon it from what the seat knows.",
        (mine, theirs),
    )


def check_same_choices(state: State, other: State) -> None:
    """What the seat to act may do, and why it may not do the rest, follow from what it knows."""
    ensure(
        other.actions() == state.actions(),
        "The legal actions depend on what the seat to act cannot know: mend `survey`, or show it in the view.",
        sorted({*state.actions()} ^ {*other.actions()}),
    )
    texts = state.game.texts
    refused = [action for action in range(len(texts)) if not state.can(action) and not state.is_aside(action)]
    for action in refused[:: 1 + len(refused) // REFUSALS]:
        mine, theirs = (str(world.refusal(action, texts[action])) for world in (state, other))
        ensure(
            mine == theirs,
            f"The refusal of “{texts[action]}” tells the seat to act what it cannot know: mend `refusal`.",
            (mine, theirs),
        )


def every_aside(state: State) -> list[str]:
    """All that anybody may do out of turn."""
    return [text for seat in range(state.players) for text in state.asides(seat)]


def check_masks(state: State, seat: int | None, public: tuple[str, ...] = ()) -> None:
    """Actions of others that leave a seat with one and the same view are shown to it as one and the same text."""
    possible = [] if seat is not None and state.turn == seat else state.actions()
    possible += [text for other in range(state.players) if other != seat for text in state.asides(other)]
    shown: dict[str, str] = {}
    for text in [text for text in possible if text.split(" ")[0] not in public]:
        follower = state.clone()
        follower.play(text)
        seen = state.seen(text, seat)
        same = shown.setdefault(str(follower.view(seat)), seen)
        ensure(
            same == seen,
            f"Seat {seat} sees nothing different in its view after these two, but is shown them as different texts:"
            " mask them in `seen_by` (`draw ?`), show what is no secret, or name the verb in `Facts.public`.",
            (same, seen),
        )


def check_secret_of_chance(state: State) -> None:
    """While chance is to act, a refusal names none of the outcomes that are possible: they can be secret."""
    possible = state.actions()
    attempts = [(UNKNOWN, "nonsense"), *((i, text) for i, text in enumerate(state.game.texts) if text not in possible)]
    for action, text in attempts[:: 1 + len(attempts) // REFUSALS]:
        said = str(state.refusal(action, text)).replace(text, "")
        ensure(
            not any(outcome in said for outcome in possible),
            f"While chance is to act, the refusal of “{text}” tells what may come up: leave `actions()` out of it.",
            said,
        )


def check_parallel_walk(
    game: Game, players: int, options: dict[str, Any], seat: int | None, seed: int, opening: tuple[str, ...] = ()
) -> None:
    """Two worlds with one view that show the same action have one view afterwards, too, unless it lays secrets open."""
    dice = Dice(seed)
    true = game.new(players, options)
    other = true.clone()
    while true.turn is not None:
        text = any_action(true, dice)
        shown = true.seen(text, seat)
        if shown == text and other.may(None if true.actor == CHANCE else true.actor, text):
            check_same_preview(true, other, text, seat)
        alike = [action for action in [*other.actions(), *every_aside(other)] if other.seen(action, seat) == shown]
        true.play(text)
        if alike and text.split(" ")[0] not in opening:
            other.play(alike[dice.below(len(alike))])
            mine, theirs = true.view(seat), other.view(seat)
            ensure(
                mine == theirs,
                f"Seat {seat} is shown “{shown}” in two worlds that looked alike, and its views differ afterwards: the"
                " view leaks a secret. If the rules lay it open with that action, name its verb in `Facts.opening`.",
                difference(mine, theirs),
            )
        else:
            other = game.mind(true.view(seat)).imagine(dice)


def any_action(state: State, dice: Dice) -> str:
    """Something that may happen now, at random: by chance's odds, a seat's action, or now and then an aside."""
    if state.actor == CHANCE:
        return state.game.texts[state.outcome_at(dice.below(state.weight()))]
    asides = every_aside(state)
    if asides and dice.below(5) == 0:
        return asides[dice.below(len(asides))]
    return state.game.texts[state.action_at(dice.below(state.count()))]
