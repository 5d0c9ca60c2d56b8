"""What the client takes from Python: `wire.py` writes types of messages and facts of the house as TypeScript."""

import inspect
import re
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as shape

from sabbat.bots.levels import LEVELS, USUAL
from sabbat.bots.trial import Flown
from sabbat.locales import NAMES
from sabbat.server.net import (
    adventures,
    api,
    bot_ratings,
    deals,
    exercises,
    figures,
    learning,
    links,
    lists,
    messages,
    puzzles,
    replay,
    reviews,
    workshop,
)
from sabbat.server.net.pages import NAMED
from sabbat.server.table import events as ev
from sabbat.server.table.seats import Status

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib"
HEAD = """/** Written by buildtools/wire.py from the server's own types (`make wire`): do not edit. */
import type { Preview, Tally, View } from '../boards/board';
import type { Layout } from '../workshop/layout';

export type Eyes = number | null;

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}
"""
SPECIAL = {
    "view": "View",
    "preview": "Preview",
    "previews": "Record<string, Preview>",
    "outcome": "Outcome",
    "tally": "(Tally | null)[]",
    "status": " | ".join(f"'{word}'" for word in get_args(Status)),
    "event": "TableEvent",
    "adventure": "Layout",
    "starters": "Record<string, Layout>",
    "goals": "Record<string, Partial<Layout>>",
}
"""Fields that the contract of games describes better than the server does, or that clients read more loosely."""
FACTS = """/** Written by buildtools/wire.py from what Python knows (`make wire`): do not edit. */
import type {{ Component }} from 'svelte';

/** The levels of bots, from weak to strong. */
export const LEVELS = {levels};

/** The level of a bot that nobody chose a level for. */
export const USUAL_LEVEL = '{usual}';

/** What each language calls itself. */
export const LANGUAGES = {languages};

type Page = {{ default: Component<{{ id: string }}> }};

/** The page of an address, by its first word. */
export const PAGES: Record<string, () => Promise<Page>> = {{
{pages}
}};
"""
SENT = [
    *get_args(messages.AnyMessage),
    *(api.GameHere, api.TableHere, lists.OpenTable, lists.Mine, lists.History, replay.Replay, reviews.ReviewHere),
    *(links.LinkHere, deals.DealHere, figures.MyDecisions),
    *(learning.Learning, learning.LessonMoment, bot_ratings.Strength),
    *(puzzles.PuzzleList, exercises.ExerciseHere, exercises.AnswerHere, exercises.Mistake),
    *(workshop.Beginnings, workshop.Checked, workshop.FileRead, workshop.FlightMoment, Flown),
    *(adventures.AdventureHere, adventures.Gallery),
]


class Writer:
    """Collects the interfaces of structs, each once, those that others need too."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """The name of a struct's interface."""
        name = kind.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""
            self.interfaces[name] = self.interface(kind)
        return name

    def interface(self, kind: type[msgspec.Struct]) -> str:
        found = shape.type_info(kind)
        assert isinstance(found, shape.StructType)
        lines = [f"  {found.tag_field}: '{found.tag}';"] if found.tag_field else []
        for field in found.fields:
            lines.append("  " + self.field(kind, field))
        told = inspect.getdoc(kind) or ""
        about = f"/** {' '.join(told.split())} */\n" if told else ""
        return f"{about}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}"

    def field(self, kind: type[msgspec.Struct], field: shape.Field) -> str:
        """A line. What is left out where it is the default is optional."""
        config = kind.__struct_config__
        optional = not field.required and config.omit_defaults
        text = self.special(field) or self.type(field.type)
        if optional and field.default is None:
            text = text.removesuffix(" | null")
        return f"{field.encode_name}{'?' if optional else ''}: {text};"

    def special(self, field: shape.Field) -> str:
        text = SPECIAL.get(field.name, "")
        empty = isinstance(field.type, shape.UnionType) and field.type.includes_none
        return f"{text} | null" if text and empty else text

    def type(self, kind: shape.Type) -> str:
        match kind:
            case shape.StructType():
                return self.struct(kind.cls)
            case shape.UnionType():
                parts = [self.type(part) for part in kind.types if not isinstance(part, shape.NoneType)]
                return " | ".join([*parts, *(["null"] if kind.includes_none else [])])
            case shape.ListType():
                inner = self.type(kind.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case shape.TupleType():
                return f"[{', '.join(self.type(part) for part in kind.item_types)}]"
            case shape.DictType():
                return f"Record<string, {self.type(kind.value_type)}>"
            case shape.LiteralType():
                return " | ".join(f"'{value}'" for value in kind.values)
            case shape.DataclassType():
                return self.dataclass(kind)
        simple: dict[type, str] = {
            shape.IntType: "number",
            shape.FloatType: "number",
            shape.StrType: "string",
            shape.BoolType: "boolean",
            shape.NoneType: "null",
        }
        return simple.get(type(kind), "unknown")

    def dataclass(self, kind: shape.DataclassType) -> str:
        name = kind.cls.__name__
        lines = [f"  {field.encode_name}: {self.type(field.type)};" for field in kind.fields]
        self.interfaces[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}"
        return name

    def events(self) -> str:
        """Any event, with all that any kind of event has: clients look at the kind, and then at its fields."""
        kinds = [shape.type_info(kind) for kind in get_args(ev.AnyEvent)]
        fields: dict[str, list[str]] = {}
        for kind in kinds:
            assert isinstance(kind, shape.StructType)
            for field in kind.fields:
                known = fields.setdefault(field.encode_name, [])
                text = self.special(field) or self.type(field.type)
                known += [part for part in text.split(" | ") if part not in known]
        tags = " | ".join(f"'{kind.tag}'" for kind in kinds if isinstance(kind, shape.StructType))
        lines = [f"  kind: {tags};", "  at: number;"]
        lines += [f"  {name}?: {' | '.join(parts)};" for name, parts in fields.items() if name != "at"]
        return "/** An event at a table, as one listener is told of it. */\nexport interface TableEvent {\n" + (
            "\n".join(lines) + "\n}"
        )


def text() -> str:
    """The whole file."""
    writer = Writer()
    for kind in SENT:
        writer.struct(kind)
    told = " | ".join(kind.__name__ for kind in get_args(messages.AnyMessage))
    parts = [HEAD.strip(), writer.events(), *writer.interfaces.values()]
    must = " | ".join(f"'{field.name}'" for field in msgspec.structs.fields(ev.Setup) if field.required)
    wish = f"export type SetupWish = Pick<Setup, {must}> & Partial<Setup>;"
    parts.append(f"/** What a client asks for; for all that it leaves out the server has a default. */\n{wish}")
    parts.append(f"/** Whatever the server may say. */\nexport type AnyMessage = {told};")
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join(parts)) + "\n"


def facts() -> str:
    """What the client knows of the house before it asks."""
    pages = [f"  '{place}': () => import('../pages/{name}.svelte')," for place, name in NAMED.items()]
    return FACTS.format(levels=_literal(list(LEVELS)), usual=USUAL, languages=_literal(NAMES), pages="\n".join(pages))


def _literal(value: list[str] | dict[str, str]) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: '{one}'" for key, one in value.items()) + " } as const"
    return "[" + ", ".join(f"'{one}'" for one in value) + "] as const"


FILES = {"messages.ts": text, "facts.ts": facts}
"""What is written, and by what."""


def main() -> None:
    for name, written in FILES.items():
        (FOLDER / name).write_text(written(), "utf-8")


if __name__ == "__main__":
    main()
