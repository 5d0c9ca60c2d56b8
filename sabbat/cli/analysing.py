"""`sabbat analyse`: what was luck, what was play, and what nobody could know in a recorded match."""

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from sabbat.analysis.chances import WHOLE
from sabbat.analysis.highlights import highlights, percent, sentences, swing
from sabbat.analysis.review import Account, Effort, MoveReview, Review, review
from sabbat.analysis.telling import pointers
from sabbat.cli.tapes import name_of
from sabbat.cli.voice import Voice, open_record
from sabbat.core.errors import BadRequest
from sabbat.core.record import Record
from sabbat.games import find
from sabbat.locales import naming

TERMS = ("start", "luck", "own", "others", "unknown", "result")


def analyse(voice: Voice, file: Path, simulations: int, rollouts: int, as_json: bool) -> None:
    """The review of a match: for each player three sentences and what to look at first, an account, the mistakes."""
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
        voice.json(
            {**found.facts(), "seats": [_facts_of(voice, record, found, seat) for seat in range(record.players)]}
        )
        return
    for seat in range(record.players):
        for id, facts in sentences(found, seat):
            voice.show(_told(voice, record, seat, id, facts))
        _tell_highlights(voice, record, found, seat)
    voice.console.print(_accounts(voice, record, found))
    for seat, account in enumerate(found.place_accounts[:-1]):
        _tell_places(voice, name_of(voice, record, seat), account)
    for moment in found.mistakes:
        _tell_mistake(voice, record, moment)
    error = percent(round(1_000_000 * found.accounts[0].luck_error))
    voice.tell("review-error", simulations=simulations, rollouts=rollouts, error=error)


def _facts_of(voice: Voice, record: Record, found: Review, seat: int) -> dict[str, Any]:
    """What a seat should look at first, for programs: numbers of moves, from 0, and sentences with their text."""
    facts: dict[str, Any] = msgspec.to_builtins(pointers(found, seat))
    for one in facts["sentences"]:
        one["text"] = _told(voice, record, seat, one["id"], one["facts"])
    return facts


def _told(voice: Voice, record: Record, seat: int, id: str, facts: dict[str, Any]) -> str:
    """A sentence about a seat."""
    told = dict(facts)
    if "move" in told:
        move = record.moves[told["move"]]
        told |= {"move": told["move"] + 1, "what": _sentence(voice, record, move.action)}
    for figure in ("luck", "change"):
        if figure in told:
            told[figure] = abs(told[figure])
    if "own" in told:
        told["own"] = signed(str(told["own"]))
    return voice.say(id, who=name_of(voice, record, seat), **told)


def _tell_highlights(voice: Voice, record: Record, found: Review, seat: int) -> None:
    """The turning points, the luckiest and the unluckiest moment of a seat."""
    best = highlights(found, seat)
    moments = [("review-turning", one, swing(found, one, seat)) for one in best.turning]
    for id, lucky in (("review-luckiest", best.luckiest), ("review-unluckiest", best.unluckiest)):
        if lucky is not None and lucky.luck is not None:
            moments.append((id, lucky, lucky.luck[seat]))
    for id, moment, change in moments:
        title = voice.say(id, change=signed(str(percent(change))))
        what = _sentence(voice, record, moment.action)
        voice.tell("review-moment", title=title, move=moment.at + 1, what=what)


def signed(figure: str) -> str:
    """A figure with its sign: +12, −3, 0."""
    return f"−{figure[1:]}" if figure.startswith("-") else figure if figure == "0" else f"+{figure}"


def _tell_places(voice: Voice, who: str, account: Account) -> None:
    """The sum of a seat in expected places."""
    start, *changes, result = (voice.say("figure-tenths", figure=getattr(account, term) / WHOLE) for term in TERMS)
    luck, own, others, unknown = map(signed, changes)
    places = voice.say("review-places", start=start, luck=luck, own=own, others=others, unknown=unknown, result=result)
    voice.tell("review-places-of", who=who, places=places)


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
    table = Table()
    table.add_column("")
    for term in TERMS:
        table.add_column(voice.say(f"review-{'chance' if term == 'luck' else term}"), justify="right")
    for seat, account in enumerate(found.accounts):
        nobody = seat == record.players
        if nobody and account.start == account.result == 0:
            continue
        name = voice.say("review-nobody") if nobody else name_of(voice, record, seat)
        figures = [voice.say("figure-tenths", figure=getattr(account, term) / 10_000) for term in TERMS]
        table.add_row(name, *figures)
    return table
