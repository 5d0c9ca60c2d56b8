"""A menu on the screen: drawn and steered by prompt_toolkit."""

from prompt_toolkit.application import Application, get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput

from sabbat.cli.menu import Menu


def run(menu: Menu, prompt: str, more: str) -> str | None:
    """Show a menu until somebody has chosen; None if they leave."""
    buffer = Buffer(multiline=False, on_text_changed=lambda line: menu.type(line.text))
    shown = Window(FormattedTextControl(lambda: _lines(menu, more)), dont_extend_height=True)
    line = Window(BufferControl(buffer, [BeforeInput(_plain(f"{prompt} > "))]), height=1)
    app: Application[str | None] = Application(
        Layout(HSplit([shown, line]), focused_element=line), key_bindings=_keys(menu), erase_when_done=True
    )
    chosen: str | None = app.run()
    return chosen


def _keys(menu: Menu) -> KeyBindings:
    keys = KeyBindings()
    for key, steps in {"up": -1, "down": 1, "pageup": -menu.rows, "pagedown": menu.rows}.items():
        keys.add(key)(lambda event, steps=steps: menu.move(steps))
    keys.add("enter")(lambda event: event.app.exit(result=menu.answer()))
    keys.add("c-c")(lambda event: event.app.exit(exception=KeyboardInterrupt))
    keys.add("c-d")(lambda event: event.app.exit(result=None))
    return keys


def _lines(menu: Menu, more: str) -> StyleAndTextTuples:
    shown = menu.window()
    width = get_app().output.get_size().columns
    lines: StyleAndTextTuples = []
    for n, (choice, chosen) in enumerate(shown):
        lines.append(("", "\n" if n else ""))
        text = f"{'›' if chosen else ' '} {choice.number:>3}  {choice.label}"
        lines.append(("bold reverse" if chosen else "", _plain(text[: width - 1])))
        room = width - len(text) - len(choice.notation) - 4
        lines.append(("fg:ansibrightblack", f"  {choice.notation}" if room > 0 else ""))
    if len(shown) < len(menu.choices):
        lines.append(("fg:ansibrightblack", _plain(f"\n       {more}")))
    return lines


def _plain(text: str) -> str:
    """The text with plain spaces: prompt_toolkit marks no-break spaces, as an editor does."""
    return text.replace("\u00a0", " ")
