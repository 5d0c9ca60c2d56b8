"""Logs for programs to read: one JSON object a line, with no cookie, code or secret in it."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what was given as `extra` stands beside the rest."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send the logs of the server to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    wished = logging.getLevelNamesMapping()[level.upper()]
    for name, least in (("sabbat", logging.DEBUG), ("uvicorn", logging.INFO)):  # uvicorn's debug logs hold messages
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(wished, least))
