"""One at a time, in the order of arrival, whoever gives up waiting."""

import asyncio

from sabbat.server.turnstile import Turnstile


def test_one_at_a_time_in_order() -> None:
    async def body() -> list[int]:
        gate, order = Turnstile(), list[int]()

        async def visit(number: int) -> None:
            async with gate:
                order.append(number)
                await asyncio.sleep(0)
                assert gate.held

        assert gate.enter() and not gate.enter()
        visits = [asyncio.create_task(visit(n)) for n in range(5)]
        await asyncio.sleep(0)
        assert order == []
        gate.leave()
        await asyncio.gather(*visits)
        assert not gate.held
        return order

    assert asyncio.run(body()) == [0, 1, 2, 3, 4]


def test_who_gives_up_leaves_no_hole() -> None:
    """Given up while waiting, or in the very moment when it was their turn."""

    async def body() -> None:
        gate = Turnstile()

        async def visit() -> str:
            async with gate:
                return "in"

        assert gate.enter()
        early, late, last = (asyncio.create_task(visit()) for _ in range(3))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        gate.leave()
        late.cancel()
        assert await last == "in"
        assert early.cancelled() and late.cancelled() and not gate.held

    asyncio.run(body())
