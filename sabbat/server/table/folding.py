"""What a newcomer is told of a table's past: moves in full, and of the rest only what still counts."""

from collections.abc import Hashable, Sequence

from sabbat.server.table import events as ev

SAID_MOST = 200
"""The most chat messages that are told, the latest."""
Entry = tuple[ev.Told, ...]


def folded(story: Sequence[Entry]) -> list[Entry]:
    """The story without replaced events: before the start, only the last event about each seat is kept."""
    kept: list[Entry] = []
    later: set[Hashable] = set()
    said = 0
    for entry in reversed(story):
        event = entry[0].event
        if isinstance(event, ev.Said):
            said += 1
            if said > SAID_MOST:
                continue
        elif (subject := _subject(event)) is not None:
            if subject in later:
                continue
            later.add(subject)
        kept.append(entry)
    return kept[::-1]


def _subject(event: ev.AnyEvent) -> Hashable:
    """What an event decides anew, so that an earlier one about the same counts no more; None if all of them count."""
    match event:
        case ev.Sat() | ev.Invited() | ev.Placed() | ev.Left():
            return "seat", event.seat
        case ev.Changed():
            return "setup"
        case ev.Muted() | ev.Banned() | ev.Named():
            return type(event), event.person
    return None
