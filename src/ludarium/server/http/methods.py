"""By which methods each address is asked: for answers to others, and to OPTIONS (RFC 9110, 10.2.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from litestar.routes import BaseRoute, HTTPRoute

_PART: Final = re.compile(r"\{[^}]+\}")


class Methods:
    """The methods of each route."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self._fixed: dict[str, str] = {}
        self._patterns: list[tuple[re.Pattern[str], str]] = []
        for route in routes:
            if not isinstance(route, HTTPRoute):
                continue
            allowed = ", ".join(sorted({*route.methods, "OPTIONS"}))
            if not route.path_parameters:
                self._fixed[route.path_format] = allowed
                continue
            parts = [re.escape(part) for part in _PART.split(route.path_format)]
            whole = any(one.full.endswith(":path") for one in route.path_parameters.values())
            self._patterns.append((re.compile((".*" if whole else "[^/]+").join(parts)), allowed))
        # What takes any path at all comes last.
        self._patterns.sort(key=lambda one: ".*" in one[0].pattern)

    def of(self, path: str) -> str:
        """The methods that are taken at a path, as ``Allow`` names them; "" where there is nothing."""
        fixed = self._fixed.get(path)
        if fixed is not None:
            return fixed
        return next((allowed for pattern, allowed in self._patterns if pattern.fullmatch(path)), "")
