"""The words of the hall: the Fluent files of ``locale/``, in each language it speaks.

This is the one module that knows the library (fluent.runtime, which is frozen). The page reads the same
files with the same rules, Korean particles included.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludarium.core.game import listed
from ludarium.core.korean import josa

LANGUAGES: Final = ("en", "zh-Hant", "ko")
"""What the hall speaks; the first is spoken where another lacks a message."""

LARGEST: Final = 1 << 63
"""From here on a number is written as it stands: the library cannot group its digits."""

ENTRY: Final = re.compile(r"^(-?)([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message, or a term (``-``), begins: whatever else there is of it stands on lines that are indented."""

_HERE: Final = Path(__file__).parent


class Bundle(FluentBundle):
    """The texts of one language. To parse all of them takes seconds, and most are never said: each is parsed when it is asked for."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        # No script of ours runs right to left, so places need no isolation marks.
        functions: dict[str, Any] = {"JOSA": josa}
        super().__init__([lang], functions=functions, use_isolating=False)
        self.unread: dict[str, str] = {}
        """What is not parsed yet, by its name as it is written."""
        for source in sources:
            starts = list(ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                self.unread.setdefault(start[1] + start[2], source[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # The library asks here for messages and terms alike, those that others refer to as well.
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        source = self.unread.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            self.unread.pop(name, None)  # last, since other threads ask too


def say(lang: str, message: str, /, **args: str | int) -> str:
    """Message ``message`` in ``lang`` with its places filled; in English where ``lang`` lacks it, and
    the bare id where no language has it. Raises ``KeyError`` for a language that is not spoken."""
    for one in (lang, LANGUAGES[0]):
        bundle = _bundle(one)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, args)
                return str(text)
    return message


def read_all() -> None:
    """Read the files of all languages, which otherwise happens when the first text is said."""
    for lang in LANGUAGES:
        _bundle(lang)


def has(message: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether ``lang`` has the message."""
    return bool(_bundle(lang).has_message(message))


def refusal(lang: str, code: str, facts: Mapping[str, object]) -> str:
    """The sentence of an error: message ``error-<code>``, its places filled with ``facts``, of which lists are written as
    ``lang`` writes them. A setting is called as its page calls it, with the same
    facts."""
    told: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, list):
            told[name] = listed([str(one) for one in fact], partial(_said, lang))
        else:
            told[name] = fact if isinstance(fact, int) and abs(fact) < LARGEST else str(fact)
    label = f"setting-{told.get('setting', '')}".replace("_", "-")
    if has(label, lang):
        told["setting"] = say(lang, label, **told)
    return say(lang, f"error-{code}", **told)


def _said(lang: str, message: str, arguments: dict[str, str | int]) -> str:
    return say(lang, message, **arguments)


def speaks(lang: str) -> bool:
    """Whether the hall speaks ``lang`` (one of ``LANGUAGES``, spelt as there)."""
    return lang in LANGUAGES


def language_of(tag: str) -> str:
    """The language of ours that a tag means, such as ``ko``, ``zh-TW`` or ``ko_KR.UTF-8``; English where
    it means none.

    >>> language_of("zh_TW.UTF-8"), language_of("ko"), language_of("C")
    ('zh-Hant', 'ko', 'en')
    """
    return _language(tag) or LANGUAGES[0]


def best(wishes: str) -> str:
    """The language that serves an ``Accept-Language`` header best: English where nothing fits."""
    ranked: list[tuple[float, int, str]] = []
    for place, wish in enumerate(wishes.split(",")):
        tag, _, weight = wish.partition(";")
        found = _language(tag)
        if found is not None:
            ranked.append((-_weight(weight), place, found))
    return min(ranked)[2] if ranked else LANGUAGES[0]


def _language(tag: str) -> str | None:
    stem = re.split("[-_.@]", tag.strip().lower())[0]
    return next((lang for lang in LANGUAGES if lang.split("-")[0] == stem), None)


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0


@cache
def _bundle(lang: str) -> Bundle:
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return Bundle(
        lang, (path.read_text(encoding="utf-8") for path in sorted((_folder() / lang).glob("*.ftl")))
    )


def _folder() -> Path:
    """``locale/`` beside us in an installed package, at the top of a checkout."""
    shipped = _HERE / "locale"
    return shipped if shipped.is_dir() else _HERE.parents[1] / "locale"
