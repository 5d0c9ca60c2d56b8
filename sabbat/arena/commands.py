"""A bot that is a separate program, in any language: it reads a question per line, and answers with an action per line.

A question is a JSON object: `view` (what the seat knows), `actions` (the legal ones) and `seed` (of the match). See
examples/command_bot.py.
"""

import contextlib
import json
import shlex
import subprocess

from sabbat.core.contract import Mind
from sabbat.core.errors import BadRequest


class CommandBot:
    """Starts the command for a match, and ends it with the match."""

    def __init__(self, command: str, seed: int) -> None:
        self.command = command
        self.seed = seed
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BadRequest("bad-command", command=command, why=str(error)) from None

    def choose(self, mind: Mind, actions: list[str]) -> str:
        """Its answer; BadRequest if it gives none, or an action that is not legal."""
        assert self.process.stdin is not None and self.process.stdout is not None
        question = {"view": mind.view, "actions": actions, "seed": self.seed}
        with contextlib.suppress(BrokenPipeError):  # it has ended; what it last said may still be read
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if answer not in actions:
            raise BadRequest("bad-command", command=self.command, why=f"“{answer}” is not legal")
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
