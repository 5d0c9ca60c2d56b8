"""Limits connections, in all and per address; one over the limit is told why if it asks soon.

The limit in all is below the number of files that the process may open, so the server can always answer.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sabbat.server.live.timing import ticks

log = logging.getLogger("sabbat.server")
OWN_FILES = 64
"""Files that the process needs for itself: the database, the lines to bots and to other servers."""
REFUSED_MOST = 32
"""The most connections over the limit that wait to be told why; if there are more, the oldest is closed."""
REFUSED_TIME = 2.0
"""Seconds in which whoever is refused may ask, and be told."""
FEWEST = 8
LOG_EVERY = 10_000
"""Milliseconds between two log lines about the same limit."""


def connections_most(wished: int) -> int:
    """As many connections as are wished for, or as the limit of open files allows, which is raised if it can be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wished
    spare = OWN_FILES + REFUSED_MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wished + spare:
        raised = wished + spare if hard == resource.RLIM_INFINITY else min(wished + spare, hard)
        with contextlib.suppress(OSError, ValueError):  # a system may have a limit beyond the hard one
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wished if soft == resource.RLIM_INFINITY else max(FEWEST, min(wished, soft - spare))


class Networks:
    """Addresses and networks as a host names them: `127.0.0.1, 10.0.0.0/8`, or `*` for all."""

    def __init__(self, text: str) -> None:
        names = [name.strip() for name in text.split(",") if name.strip()]
        self._all = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None


class Admission:
    """The connections that are open, and whose they are."""

    def __init__(self, most: int, most_each: int, proxies: str, count: Callable[[str], None]) -> None:
        self.most = most
        self.most_each = most_each
        """From each address; 0 sets no limit."""
        self._proxies = Networks(proxies)
        self._count = count
        """Is told why somebody was turned away, for the figures of the server."""
        self._open: dict[asyncio.Transport, str] = {}
        self._each: Counter[str] = Counter()
        self._refused: dict[asyncio.Transport, None] = {}
        self._silent_until: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, address: str) -> str:
        """Count a new connection; return why it is refused, or nothing."""
        why = self._too_much(address)
        if why:
            self._hold(transport)
            self.turned_away(why, address)
        else:
            self._open[transport] = address
            self._each[address] += 1
        return why

    def _too_much(self, address: str) -> str:
        if self._full(address):
            return "too-many-connections"
        return "house-full" if len(self._open) >= self.most else ""

    def _full(self, address: str) -> bool:
        """Whether an address has as many connections as it may; a proxy speaks for many people."""
        return 0 < self.most_each <= self._each[address] and address not in self._proxies

    def _hold(self, transport: asyncio.Transport) -> None:
        """Keep a refused connection open just long enough to answer it."""
        if len(self._refused) >= REFUSED_MOST:
            oldest = next(iter(self._refused))
            del self._refused[oldest]
            oldest.abort()
        self._refused[transport] = None
        asyncio.get_running_loop().call_later(REFUSED_TIME, transport.abort)

    def belongs_to(self, transport: asyncio.Transport, address: str) -> bool:
        """A WebSocket came through a proxy: whether the client behind it may have another connection."""
        before = self._open.get(transport, address)
        if before == address:
            return True
        if self._full(address):
            self.turned_away("too-many-connections", address)
            return False
        self._leave(before)
        self._open[transport] = address
        self._each[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        self._refused.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._leave(address)

    def _leave(self, address: str) -> None:
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]

    def turned_away(self, why: str, address: str) -> None:
        """Count it, and log it unless that was done a moment ago."""
        self._count(why)
        if ticks() >= self._silent_until.get(why, 0):
            self._silent_until[why] = ticks() + LOG_EVERY
            facts = {"why": why, "address": address, "from_there": self._each[address], "open": len(self._open)}
            log.warning("a connection was turned away", extra=facts)
