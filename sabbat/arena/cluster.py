"""A contest on a Dask cluster (extra `sabbat[cluster]`): at an address, or on processes of this machine.

Dask plays a match again if the worker that played it dies. A contest counts each match by its id, so none is lost and
none counted twice.
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from typing import Any

from sabbat.core.errors import BadRequest

HERE = "local"
DEATHS = 20
"""So many workers may die on one match before it is given up."""


@contextmanager
def cluster_pool(address: str, workers: int) -> Iterator[tuple[Executor, int]]:
    """The workers at an address (`local`: of this machine) as a pool, and how many matches they play at once."""
    try:
        import dask
        from distributed import Client, LocalCluster
    except ModuleNotFoundError as error:
        raise BadRequest("extra-missing", extra="cluster", module=error.name) from None
    with ExitStack() as ending:
        ending.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": DEATHS}))
        try:
            where: Any = address
            if address == HERE:
                where = ending.enter_context(LocalCluster(workers, threads_per_worker=1, dashboard_address=None))
            client = ending.enter_context(Client(where))
        except (OSError, ValueError) as error:
            raise BadRequest("no-cluster", address=address, why=str(error)) from None
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))
