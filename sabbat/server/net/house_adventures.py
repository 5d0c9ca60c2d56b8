"""The house's own adventures: kept in the gallery when the house is opened, and called in each visitor's language."""

from functools import cache
from typing import Any

import msgspec

from sabbat.bots.measure import Measured
from sabbat.locales import speech
from sabbat.server.net.workshop import workshop
from sabbat.server.storage.adventures import HOUSE, Adventure, Own

DAY = 24 * 60 * 60 * 1000


def own() -> list[Own]:
    """All of them, with the figures that they were shipped with."""
    bench = workshop()[1]
    figures = msgspec.convert(bench.figures(), dict[str, Measured])
    return [Own(HOUSE + name, layout, bench.players(layout), figures[name]) for name, layout in bench.own().items()]


@cache
def called(language: str) -> dict[str, str]:
    """What each is called, by id."""
    return {HOUSE + name: speech(language).say(f"adventure-house-{name}") for name in workshop()[1].own()}


def tell(about: Adventure, language: str) -> Adventure:
    """An adventure in a list, with the name and the sentence of a language if it is one of the house's own."""
    if about.id in called(language):
        about.name = called(language)[about.id]
        about.sentence = speech(language).attribute(f"adventure-{about.id}", "sentence") or ""
    return about


def tell_layout(id: str, layout: dict[str, Any], language: str) -> dict[str, Any]:
    """The layout of an adventure under that name."""
    return {**layout, "name": called(language).get(id, layout["name"])}


def of_the_day(found: list[Adventure], now: int) -> Adventure:
    """Another one each day (UTC): all in turn, in the order of their ids, which is that of the list."""
    return found[now // DAY % len(found)]
