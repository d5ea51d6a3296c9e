"""The words of the hall: the Fluent files of ``locale/``, in each language it speaks.

This is the one module that knows the library (fluent.runtime, which is frozen). The page reads the same
files with the same rules, Korean particles included.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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

_HERE: Final = Path(__file__).parent


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
    """Read the texts of all languages, which otherwise happens when the first one is said: that takes a moment."""
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
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise KeyError(lang)
    # No script of ours runs right to left, so places need no isolation marks.
    functions: dict[str, Any] = {"JOSA": josa}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for path in sorted((_folder() / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _folder() -> Path:
    """``locale/`` beside us in an installed package, at the top of a checkout."""
    shipped = _HERE / "locale"
    return shipped if shipped.is_dir() else _HERE.parents[1] / "locale"
