"""Long work that nobody's move waits for comes last, behind the bots of people at play."""

import asyncio
import os

import pytest

import sabbat
from sabbat.bots.pool import BotPool
from sabbat.server.live.quiet_process import NICE, QuietProcess

PATIENT = 60.0


def eagerness(pid: int) -> tuple[bool, int]:
    """How soon a process gets the processor: a greater one gets it sooner."""
    return os.sched_getscheduler(pid) != os.SCHED_IDLE, -os.getpriority(os.PRIO_PROCESS, pid)


async def eagerness_in_a_house(bot_nice: int) -> tuple[tuple[bool, int], tuple[bool, int]]:
    """That of a bot's process, and that of a quiet one."""
    quiet = QuietProcess(bot_nice)
    try:
        async with BotPool(1, PATIENT, bot_nice) as pool:
            (worker,) = pool._workers
            state = sabbat.new("course-de-sorcieres")
            await pool.choose("novice", state.view(0), state.actions(), 1)
            assert worker.process.pid is not None
            return eagerness(worker.process.pid), eagerness(await quiet.run(os.getpid))
    finally:
        quiet.close()


@pytest.mark.parametrize("bot_nice", [0, 10, 15, 16, 19])
def test_quiet_work_yields_to_the_bots_of_people_at_play(bot_nice: int) -> None:
    bot, quiet = asyncio.run(eagerness_in_a_house(bot_nice))
    assert quiet < bot


def test_quiet_work_is_not_starved_where_bots_do_not_yield() -> None:
    """Where everything is busy, idle work would never be done: a review comes all the same."""
    _, quiet = asyncio.run(eagerness_in_a_house(0))
    assert quiet == (True, -min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE))
