"""Fair chance, against the contract's paragraph worked out anew from SHA-256 alone, and pinned."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabbat.core import fair
from sabbat.testing.chances import unlikely

SECRET = bytes(range(32))
NONCES = ["red", "", "blue"]
KEY = bytes.fromhex("272b52768b0b1fd445bf7175d5b92e1a63a1bb253245fd15bc700540c45510eb")


SHARES = [51, 58, 48, 5, 25, 7, 36, 17]


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys of up to a block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def drawn(key: bytes, n: int, total: int) -> tuple[int, int]:
    """The n-th number, and how many blocks were rejected for it."""
    greatest = 2**64 - 2**64 % total
    rejected = 0
    while True:
        block = hmac_sha256(key, n.to_bytes(8, "big") + rejected.to_bytes(4, "big"))
        value = int.from_bytes(block[:8], "big")
        if value < greatest:
            return value % total, rejected
        rejected += 1


def test_the_commitment_is_pinned() -> None:
    assert fair.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_key_is_pinned() -> None:
    assert fair.stream_key(SECRET, NONCES) == KEY


def test_the_numbers_are_pinned() -> None:
    assert [fair.number(KEY, n, 6) for n in range(10)] == [4, 1, 2, 3, 5, 1, 5, 2, 4, 5]
    assert fair.number(KEY, 2**40, 1000) == 315
    assert fair.number(KEY, 0, 1) == 0


@pytest.mark.parametrize(
    ("n", "number", "rejected"),
    [(0, 2696745707903984671, 4), (1, 7644866656244371041, 1), (2, 161706007553777202, 3), (4, 497863661333464480, 2)],
)
def test_blocks_beyond_the_greatest_multiple_are_rejected(n: int, number: int, rejected: int) -> None:
    total = 2**63 + 1  # nearly half of all blocks are too high
    assert drawn(KEY, n, total) == (number, rejected)
    assert fair.number(KEY, n, total) == number


@given(st.binary(min_size=32, max_size=32), st.lists(st.text(max_size=20), min_size=1, max_size=6))
def test_commitment_and_key_are_what_the_contract_says(secret: bytes, nonces: list[str]) -> None:
    assert fair.commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert fair.stream_key(secret, nonces) == hmac_sha256(secret, "\n".join(nonces).encode())


@given(
    st.binary(min_size=32, max_size=32), st.integers(0, 2**64 - 1), st.integers(1, 200) | st.integers(2**60, 2**64 - 1)
)
def test_numbers_are_what_the_contract_says(key: bytes, n: int, total: int) -> None:
    assert fair.number(key, n, total) == drawn(key, n, total)[0]


def test_seat_order_of_the_nonces_matters() -> None:
    assert fair.stream_key(SECRET, ["a", "b"]) != fair.stream_key(SECRET, ["b", "a"])


def test_the_stream_is_uniform() -> None:
    found = Counter(str(fair.number(KEY, n, 7)) for n in range(7000))
    assert not unlikely(found, {str(k): 1 for k in range(7)})


def test_shares_are_pinned_and_alike_whatever_the_total() -> None:
    assert [fair.share(KEY, f"0 draw {k}", 60) for k in range(8)] == SHARES
    assert [fair.share(KEY, f"0 draw {k}", 6000) // 100 for k in range(8)] == SHARES
    found = Counter(str(fair.share(KEY, str(n), 7)) for n in range(7000))
    assert not unlikely(found, {str(k): 1 for k in range(7)})


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200) | st.integers(2**60, 2**64 - 1))
def test_shares_are_what_the_contract_says(key: bytes, total: int) -> None:
    counter = 0
    while True:
        block = hmac_sha256(key, b"1 roll 3" + counter.to_bytes(4, "big"))
        whole, part = divmod(int.from_bytes(block[:8], "big") * total, 2**64)
        if part >= 2**64 % total:
            break
        counter += 1
    assert fair.share(key, "1 roll 3", total) == whole
