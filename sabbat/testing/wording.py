"""Whether a game says everything it has to, in both languages, with the right variables."""

from collections.abc import Iterable

from sabbat.core.contract import Game, State
from sabbat.core.errors import IllegalAction
from sabbat.games import clauses_of, sections_of
from sabbat.locales import LANGUAGES, Speech
from sabbat.testing.advice import ensure


def check_words(game: Game, states: Iterable[State]) -> None:
    """Name, options, actions, phases, endings and clauses are there, and can be said of every state."""
    speeches = [Speech(language, [game], strict=True) for language in LANGUAGES]
    for speech in speeches:
        for id in needed(game):
            ensure(speech.knows(id), f"The message `{id}` is missing in {speech.language}: write it into a .ftl file.")
        for text in game.texts:
            say_action(speech, game, text)
    for state in states:
        for speech in speeches:
            say_state(speech, state)


def needed(game: Game) -> list[str]:
    """The messages that every game needs, whatever happens in its matches."""
    own = ["name", "sentence", "minutes", "goal", *(f"five-{n}" for n in range(1, 6))]
    own += [f"option-{option.name}" for option in game.options]
    own += [f"do-{verb}" for verb in game.verbs(list(range(game.action_count)))]
    titles = [section["title"] for section in sections_of(game)]
    return [*(f"{game.id}-{what}" for what in own), *titles, *clauses_of(game)]


def say_action(speech: Speech, game: Game, text: str) -> None:
    """Say an action as the story and as a button do."""
    try:
        speech.action(game.id, text)
        speech.action(game.id, text, "can")
    except ValueError as error:
        ensure(False, f"“{text}” cannot be said: a message of an action may name $a, $b and $c.", str(error))


def say_state(speech: Speech, state: State) -> None:
    """Say the phase, what others see of the actions, and the end."""
    game, view = state.game, state.view(None)
    if "phase" in view:
        id = f"{game.id}-phase-{view['phase']}"
        ensure(speech.knows(id), f"The message `{id}` is missing in {speech.language}: it asks the seat to act.")
        for seat in [None, *range(state.players)]:
            try:
                speech.phase(state.view(seat))
            except ValueError as error:
                ensure(False, f"`{id}` cannot be said: it may name simple fields of the view.", str(error))
    for text in {state.seen(text, None) for text in state.actions()}:
        say_action(speech, game, text)
    outcome = state.outcome()
    if outcome is not None:
        id = f"{game.id}-reason-{outcome['reason']}"
        ensure(speech.knows(id), f"The message `{id}` is missing in {speech.language}: it says why a match ended.")


def check_refusal(speeches: list[Speech], error: IllegalAction) -> None:
    """A refusal has a message in every language, which names only the facts that it is given."""
    id = f"refusal-{error.reason}"
    for speech in speeches:
        ensure(
            speech.knows(id), f"The message `{id}` is missing in {speech.language}: it says why something is refused."
        )
        try:
            speech.explain(error)
        except ValueError as wrong:
            ensure(False, f"`{id}` cannot be said with the facts {list(error.facts)}.", str(wrong))
