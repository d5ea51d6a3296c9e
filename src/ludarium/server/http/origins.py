"""Under which names the hall answers, and of which pages it takes what changes something."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:[0-9]{1,5})?", re.ASCII)
_USUAL: Final = {"http": ":80", "https": ":443"}
_SCHEMES: Final = {"ws": "http", "wss": "https"}


def is_host(host: str) -> bool:
    """Whether this can be a ``Host``: a name or an address, perhaps with a port."""
    return _HOST.fullmatch(host.lower()) is not None


def is_ours(host: str, names: Sequence[str]) -> bool:
    """Whether the hall answers under this ``Host``; without ``names`` it does under any. A name without a port stands for
    every port.

    >>> is_ours("Hall.example:8000", ["hall.example"]), is_ours("evil.example", ["hall.example"])
    (True, False)
    """
    if not is_host(host):
        return False
    lower = host.lower()
    name = lower if lower.endswith("]") else re.sub(":[0-9]+$", "", lower)
    return not names or lower in names or name in names


def same_origin(origin: str | None, host: str | None, scheme: str) -> bool:
    """Whether a page of ours speaks: of the same scheme, name and port. Programs send no ``Origin`` and have no cookies
    to be robbed of.

    >>> same_origin("https://hall.example", "hall.example:443", "wss"), same_origin("http://hall.example", "hall.example", "https")
    (True, False)
    """
    if origin is None:
        return True
    scheme = _SCHEMES.get(scheme, scheme)
    try:
        parts = urlsplit(origin)
    except ValueError:  # half a bracket: no browser has sent that
        return False
    usual = _USUAL.get(scheme, "")
    ours = (host or "").lower().removesuffix(usual)
    return bool(ours) and parts.scheme == scheme and parts.netloc.lower().removesuffix(usual) == ours
