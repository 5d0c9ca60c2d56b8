"""`sabbat analyse`: what was luck, what was play, and what nobody could know in a recorded match."""

from pathlib import Path

from rich.table import Table

from sabbat.analysis.highlights import percent, sentences
from sabbat.analysis.review import Effort, MoveReview, Review, review
from sabbat.cli.tapes import name_of
from sabbat.cli.voice import Voice, open_record
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record
from sabbat.games import find
from sabbat.locales import naming


def analyse(voice: Voice, file: Path, simulations: int, rollouts: int, as_json: bool) -> None:
    """The review of a match: for each player three sentences and an account, then the mistakes."""
    for option, wished in (("--simulations", simulations), ("--rollouts", rollouts)):
        if wished < 8:
            raise BadRequest("bad-option-value", option=option, value=wished, allowed="8 …")
    record = open_record(file)
    with voice.progress(as_json) as bar:
        task = bar.add_task(file.name, total=len(record.moves))
        found = review(
            find(record.game),
            record,
            Effort(simulations, rollouts),
            lambda done, _: bar.update(task, completed=done),
        )
    if as_json:
        voice.json(found.facts())
        return
    for seat in range(record.players):
        _tell_seat(voice, record, found, seat)
    voice.console.print(_accounts(voice, record, found))
    for moment in found.mistakes:
        _tell_mistake(voice, record, moment)
    error = percent(round(1_000_000 * found.accounts[0].luck_error))
    voice.tell("review-error", simulations=simulations, rollouts=rollouts, error=error)


def _tell_seat(voice: Voice, record: Record, found: Review, seat: int) -> None:
    name = name_of(voice, record, seat)
    for id, facts in sentences(found, seat):
        told = dict(facts)
        if "move" in told:
            move = record.moves[told["move"]]
            told |= {"move": told["move"] + 1, "what": _sentence(voice, record, move.action)}
        for figure in ("luck", "change"):
            if figure in told:
                told[figure] = abs(told[figure])
        voice.tell(id, who=name, **told)


def _tell_mistake(voice: Voice, record: Record, moment: MoveReview) -> None:
    assert moment.seat is not None and moment.best is not None
    voice.tell(
        "review-mistake",
        move=moment.at + 1,
        who=name_of(voice, record, moment.seat),
        played=_sentence(voice, record, moment.action).rstrip("."),
        best=_sentence(voice, record, moment.best).rstrip("."),
        lost=round(100 * moment.lost),
        error=round(100 * moment.error, 1),
    )


def _sentence(voice: Voice, record: Record, action: str) -> str:
    """What an action does, in words if the game has them."""
    called = naming([name_of(voice, record, seat) for seat in range(record.players)])
    return voice.speech.action(record.game, action, called=called) or action


def _accounts(voice: Voice, record: Record, found: Review) -> Table:
    """The terms of every seat, in per cent of winning with a decimal."""
    terms = ("start", "luck", "own", "others", "unknown", "result")
    table = Table()
    table.add_column("")
    for term in terms:
        table.add_column(voice.say(f"review-{'chance' if term == 'luck' else term}"), justify="right")
    for seat, account in enumerate(found.accounts):
        nobody = seat == record.players
        if nobody and account.start == account.result == 0:
            continue
        name = voice.say("review-nobody") if nobody else name_of(voice, record, seat)
        figures = [voice.say("figure-tenths", figure=getattr(account, term) / 10_000) for term in terms]
        table.add_row(name, *figures)
    return table
