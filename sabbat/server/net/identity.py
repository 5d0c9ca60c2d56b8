"""Who is who: a guest's id in a signed cookie. Nothing is written down until somebody does something."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie

COOKIE = "sabbat"
YEAR = 365 * 24 * 60 * 60


def new_person() -> str:
    """An id for a guest who comes in for the first time."""
    return secrets.token_urlsafe(12)


class Signer:
    """Signs ids with the key of the house."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def read(self, signed: str) -> str | None:
        """The id, if the signature is ours."""
        person, _, signature = signed.rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if good and person else None

    def _signature(self, person: str) -> str:
        digest = hmac.digest(self._key, b"person:" + person.encode("utf-8", "replace"), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")


def cookie_in(headers: list[tuple[bytes, bytes]]) -> str:
    """The value of our cookie among the headers of a request, or nothing."""
    for name, value in headers:
        if name == b"cookie":
            try:
                found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                return found.value
    return ""


def set_cookie(signed: str, secure: bool) -> str:
    """The header that sets our cookie; an empty value takes it away."""
    age = YEAR if signed else 0
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={signed}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{safe}"
