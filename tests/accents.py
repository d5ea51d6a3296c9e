"""Heaps of accents: to sort them takes time by the square of their number, so nobody may be made to."""

from __future__ import annotations

import unicodedata

import pytest


def heap(length: int) -> str:
    """A letter under accents of two kinds, all of them in the wrong order."""
    return "a" + "\u0301" * (length // 2) + "\u0316" * (length // 2)


class Sorted:
    """How many characters were handed over to be sorted, at the most at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = 0
        self._sort = unicodedata.normalize
        monkeypatch.setattr(unicodedata, "normalize", self._noted)

    def _noted(self, form: str, text: str) -> str:
        self.most = max(self.most, len(text))
        return self._sort(form, text)  # type: ignore[arg-type]
