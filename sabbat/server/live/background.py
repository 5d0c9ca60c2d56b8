"""Background jobs: a failure is logged, and the job runs again another time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec

from sabbat.server.storage.commits import StorageFailed

log = logging.getLogger("sabbat.server")
P = ParamSpec("P")


async def calmly(job: Callable[P, Awaitable[object]], *args: P.args, **kwargs: P.kwargs) -> None:
    """Do a job; log the error if it fails."""
    try:
        await job(*args, **kwargs)
    except StorageFailed as error:
        log.error("storage failed", extra={"why": error.facts["why"]})
    except Exception:
        log.exception("work in the background failed")


async def every(seconds: float, job: Callable[[], Awaitable[object]]) -> None:
    """Do a job every so many seconds."""
    while True:
        await asyncio.sleep(seconds)
        await calmly(job)
