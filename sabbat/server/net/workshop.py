"""The workshop: adventures are checked, drawn and flown alone while they are being made. Nothing is kept here.

A test flight keeps no state: the flyer sends what was played so far, and gets the moment that it leads to.
"""

import json
import secrets
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from sabbat.bots import surprises, trial
from sabbat.bots.levels import LEVELS
from sabbat.core.contract import State, Workshop
from sabbat.core.errors import BadPosition, BadRequest, Fault, IllegalAction
from sabbat.games import shelf
from sabbat.locales import Speech, speech
from sabbat.server.live.trials import Trials
from sabbat.server.net.api import REFUSED, Ask, visit_of
from sabbat.server.net.replay import ReplayMoment
from sabbat.server.table.names import clean_title

ACTIONS_MOST = 400
"""So long may a test flight be."""


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """An adventure, as far as it has been made."""

    adventure: Any


class MadeFor(Made, forbid_unknown_fields=True):
    """An adventure, and for how many players it is made; for as many as can be, if nobody has said."""

    players: Annotated[int, msgspec.Meta(ge=2, le=8)] | None = None


class FaultHere(msgspec.Struct):
    """What is wrong, in a sentence; on which things, and by which clause."""

    where: str
    message: str
    clause: str
    things: list[str]


class Guide(msgspec.Struct):
    """Which way a leg of the course leads."""

    leg: int
    kind: Literal["gate", "round"]
    at: tuple[int, int]
    heading: int


class Checked(msgspec.Struct):
    """For how many players an adventure can be played, what is wrong with it, and what its maker wants to see."""

    players: list[int]
    faults: list[FaultHere]
    guides: list[Guide]


class FlightSoFar(msgspec.Struct, forbid_unknown_fields=True):
    """An adventure, and what was played on it so far, the last perhaps wrong."""

    adventure: Any
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=ACTIONS_MOST)] = []


class FlightMoment(msgspec.Struct):
    """Where a test flight stands; `moments` is what the last action did."""

    view: dict[str, Any]
    actions: list[str]
    previews: dict[str, dict[str, Any] | None]
    moments: list[ReplayMoment]
    outcome: dict[str, Any] | None
    played: int
    message: str = ""
    clause: str | None = None


@cache
def workshop() -> tuple[str, Workshop]:
    """The game of the house that has a workshop, and that."""
    return next((game.id, game.workshop) for game in shelf().values() if game.workshop is not None)


def sound(adventure: Any) -> dict[str, Any]:
    """The adventure, if it can be played; BadRequest says what is wrong and where."""
    found = workshop()[1].faults(adventure)
    if found:
        raise bad(found[0])
    whole: dict[str, Any] = adventure
    return whole


def bad(fault: BadPosition) -> BadRequest:
    return BadRequest("bad-adventure", where=fault.facts["where"], why=fault)


class Beginnings(msgspec.Struct):
    """What one makes adventures from: some to begin with, by name, and what each goal uses."""

    starters: dict[str, dict[str, Any]]
    goals: dict[str, dict[str, Any]]


@get("/api/workshop", sync_to_thread=False, responses=REFUSED)
def starters() -> Beginnings:
    """Adventures to begin from, and the goals."""
    bench = workshop()[1]
    return Beginnings(bench.starters(), bench.goals())


@post("/api/workshop/check", status_code=200, sync_to_thread=False, responses=REFUSED)
def check(request: Ask, data: JSONBody[MadeFor]) -> Checked:
    """Everything that is wrong with an adventure, in the language that the browser prefers."""
    bench, said = workshop()[1], speech(visit_of(request).language)
    found = bench.faults(data.adventure, data.players or 0)
    told = [FaultHere(str(fault.facts["where"]), said.explain(fault), fault.clause, fault.things) for fault in found]
    told += _unreadable_name(data.adventure, said) if not any(fault.where == "name" for fault in told) else []
    shaped = not any(fault.reason == "vol-layout-shape" for fault in found)
    guides = msgspec.convert(bench.guides(data.adventure) if shaped else [], list[Guide])
    return Checked([] if told else bench.players(data.adventure), told, guides)


def _unreadable_name(adventure: Any, said: Speech) -> list[FaultHere]:
    """A name that cannot be shown to others is the house's business, not that of the rules: it breaks no clause."""
    name = adventure.get("name") if isinstance(adventure, dict) else None
    if not isinstance(name, str):
        return []
    try:
        clean_title(name)
    except BadRequest as error:
        return [FaultHere("name", said.explain(error), "", [])]
    return []


class FileText(msgspec.Struct, forbid_unknown_fields=True):
    """A file as somebody chose it."""

    name: Annotated[str, msgspec.Meta(max_length=255)]
    text: str


class FileRead(msgspec.Struct):
    """The adventure in a file; none, and a sentence that says what is wrong and where, if it is none."""

    adventure: dict[str, Any] | None
    message: str = ""


@post("/api/workshop/read", status_code=200, sync_to_thread=False, responses=REFUSED)
def read(request: Ask, data: JSONBody[FileText]) -> FileRead:
    """The adventure in a file, as it is edited: it need not be playable, but it has to be one."""
    said = speech(visit_of(request).language)
    try:
        return FileRead(workshop()[1].read(json.loads(data.text)))
    except json.JSONDecodeError as error:
        return FileRead(None, said.explain(BadRequest("not-json", file=data.name, line=error.lineno)))
    except RecursionError:
        return FileRead(None, said.explain(BadRequest("not-json", file=data.name, line=1)))
    except Fault as fault:
        return FileRead(None, said.explain(bad(fault)))


@post("/api/workshop/picture", status_code=200, sync_to_thread=False, responses=REFUSED)
def picture(data: JSONBody[Made]) -> Response[str]:
    """The picture of an adventure that can be played, as SVG."""
    return Response(workshop()[1].svg(sound(data.adventure)), media_type="image/svg+xml")


@post("/api/workshop/fly", status_code=200, sync_to_thread=True, responses=REFUSED)
def fly(request: Ask, data: JSONBody[FlightSoFar]) -> FlightMoment:
    """The moment that a flyer's actions lead to, alone on the table of an adventure."""
    return flown(sound(data.adventure), data.actions, visit_of(request).language)


def flown(adventure: dict[str, Any], actions: list[str], language: str) -> FlightMoment:
    """Play a test flight up to the last action; an action that is not legal changes nothing."""
    bench = workshop()[1]
    state = bench.wait(bench.alone(adventure))
    moments: list[ReplayMoment] = []
    refusal: IllegalAction | None = None
    played = 0
    for action in actions:
        if state.turn is None:
            break
        try:
            state.check(action)
        except IllegalAction as error:
            refusal = error
            break
        state, moment = _step(bench, state, action)
        moments = [moment]
        played += 1
    choices = [] if state.turn is None else state.actions()
    return FlightMoment(
        view=bench.lone_view(state),
        actions=choices,
        previews={action: state.preview(action, 0) for action in choices},
        moments=moments if refusal is None else [],
        outcome=state.outcome(),
        played=played,
        message="" if refusal is None else speech(language).explain(refusal, spoken=True),
        clause=None if refusal is None else refusal.clause,
    )


def _step(bench: Workshop, state: State, action: str) -> tuple[State, ReplayMoment]:
    preview = state.preview(action, 0)
    state.play(action)
    after = bench.wait(state)
    return after, ReplayMoment(0, action, after.turn, bench.lone_view(after), preview)


class SurpriseWish(msgspec.Struct, forbid_unknown_fields=True):
    """The goal and the hardness of an adventure that dice are to make up."""

    goal: Annotated[str, msgspec.Meta(max_length=20)]
    hardness: Annotated[str, msgspec.Meta(max_length=20)]


@post("/api/workshop/surprise", status_code=200, responses=REFUSED)
async def surprise(request: Ask, data: JSONBody[SurpriseWish]) -> dict[str, Any]:
    """An adventure by dice that bots have won, and found as hard as wished."""
    id, bench = workshop()
    bench.surprise(data.goal, data.hardness, 0)
    trials: Trials = request.app.state.trials
    wish = (id, data.goal, data.hardness, secrets.randbits(30), surprises.PATIENCE)
    made = await trials.run(visit_of(request).person, surprises.offer, *wish)
    if made is None:
        raise BadRequest("no-surprise")
    return made


class TrialWish(msgspec.Struct, forbid_unknown_fields=True):
    """An adventure that bots of a level are to fly once."""

    adventure: Any
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    level: Annotated[str, msgspec.Meta(max_length=20)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 30)] = 0


@post("/api/workshop/trial", status_code=200, responses=REFUSED)
async def trial_flight(request: Ask, data: JSONBody[TrialWish]) -> trial.Flown:
    """Bots fly an adventure once; the browser repeats the request until its maker has seen enough."""
    if data.level not in LEVELS:
        raise BadRequest("unknown-level", level=data.level, allowed=list(LEVELS))
    id, bench = workshop()
    adventure = sound(data.adventure)
    if data.players not in bench.players(adventure):
        raise BadRequest("bad-message", why=f"players: {bench.players(adventure)}")
    trials: Trials = request.app.state.trials
    wish = (id, adventure, data.players, data.level, data.seed)
    return await trials.run(visit_of(request).person, trial.fly, *wish)


HANDLERS = [surprise, trial_flight, starters, check, read, picture, fly]
