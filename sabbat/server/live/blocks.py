"""Whom the host of the house lets in no more: people by their ids, addresses and networks. Kept in the database."""

import contextlib
import json
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sabbat.server.storage.people import remember, remembered
from sabbat.server.storage.store import Store

NAME = "blocked"


class Blocks:
    """Who is blocked, as far as this worker has read it."""

    def __init__(self) -> None:
        self._store: Store | None = None
        self._people: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []

    async def open(self, store: Store) -> None:
        self._store = store
        await self.read()

    async def read(self) -> None:
        """Read the blocks again: another worker may have changed them."""
        if self._store is not None:
            self._take(json.loads(await remembered(self._store, NAME, "[]")))

    @property
    def listed(self) -> list[str]:
        return sorted(self._people) + [str(network) for network in self._networks]

    def stops(self, person: str, address: str) -> bool:
        """Whether somebody, coming from an address, stays outside."""
        if person in self._people:
            return True
        if not self._networks:
            return False
        try:
            place = ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self._networks)

    async def add(self, who: str) -> None:
        await self._keep({*self.listed, who})

    async def remove(self, who: str) -> None:
        await self._keep({*self.listed} - {who})

    async def _keep(self, all_of_them: set[str]) -> None:
        assert self._store is not None
        await remember(self._store, NAME, json.dumps(sorted(all_of_them)))
        self._take(all_of_them)

    def _take(self, all_of_them: "set[str] | list[str]") -> None:
        self._people, self._networks = set(), []
        for one in all_of_them:
            with contextlib.suppress(ValueError):
                self._networks.append(ip_network(one))
                continue
            self._people.add(one)
