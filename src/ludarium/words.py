"""The words of the hall: the Fluent files of ``locale/``, in each language it speaks.

This is the one module that knows the library (fluent.runtime, which is frozen). The page reads the same
files with the same rules, Korean particles included.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "zh-Hant", "ko")
"""What the hall speaks; the first is spoken where another lacks a message."""

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


def has(message: str, lang: str = LANGUAGES[0]) -> bool:
    """Whether ``lang`` has the message."""
    return bool(_bundle(lang).has_message(message))


def speaks(lang: str) -> bool:
    """Whether the hall speaks ``lang`` (one of ``LANGUAGES``, spelt as there)."""
    return lang in LANGUAGES


def language_of(tag: str) -> str:
    """The language of ours that a tag means, be it ``ko``, ``zh-TW`` or ``ko_KR.UTF-8``; English where
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


# -- Korean particles: which form is right depends on the last sound of the word before

PAIRS: Final = (
    ("을", "를"),
    ("이", "가"),
    ("은", "는"),
    ("과", "와"),
    ("아", "야"),
    ("이나", "나"),
    ("이라", "라"),
    ("이에요", "예요"),
    ("으로", "로"),
)
"""The forms of each particle: after a consonant, after a vowel."""

VOWEL: Final = "vowel"
RIEUL: Final = "rieul"
CONSONANT: Final = "consonant"
# Digits are read in Sino-Korean: 영 일 이 삼 사 오 육 칠 팔 구 (and 십, 백, 천, 만 end as 영 does).
_DIGITS: Final = {
    **dict.fromkeys("2459", VOWEL),
    **dict.fromkeys("178", RIEUL),
    **dict.fromkeys("036", CONSONANT),
}
_SILENT: Final = re.compile(r"[\s!?.,…·:;'\"’”」』》〉*_~]+$")  # what is not spoken at a word's end
_ASIDE: Final = re.compile(r"(?:\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）)$")


def _spoken(text: str) -> str:
    while True:
        shorter = _ASIDE.sub("", _SILENT.sub("", text))
        if shorter == text:
            return text
        text = shorter


def ending(text: str) -> str | None:
    """How the last sound of ``text`` ends; None where that can't be known (Han characters, nothing)."""
    word = _spoken(text)
    if not word:
        return None
    last = word[-1]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return VOWEL if final == 0 else RIEUL if final == 8 else CONSONANT
    if last in _DIGITS:
        return _DIGITS[last]
    if "A" <= last <= "Z" and not re.search(r"[a-z][A-Za-z]*$", word):
        # Capitals are read letter by letter: L 엘, R 알, M 엠, N 엔; the others end in a vowel.
        return RIEUL if last in "LR" else CONSONANT if last in "MN" else VOWEL
    letter = last.lower()
    if "a" <= letter <= "z":
        return RIEUL if letter == "l" else CONSONANT if letter in "mnbpktcg" else VOWEL
    return None


def particle(text: str, form: str) -> str:
    """The form of a particle that follows ``text``; ``form`` is either form, or both with a slash.

    Where the sound can't be known both are given, as in 이(가). Raises ``ValueError`` for a particle
    that has no pair.

    >>> particle("금", "을/를"), particle("지도", "을/를"), particle("矮人", "을/를")
    ('을', '를', '을(를)')
    """
    wanted = form.split("/")[0]
    pair = next((forms for forms in PAIRS if wanted in forms), None)
    if pair is None:
        raise ValueError(f"no particle with two forms: {form!r}")
    consonant, vowel = pair
    end = ending(text)
    if end is None:
        if consonant.endswith(vowel):
            return f"({consonant.removesuffix(vowel)}){vowel}"
        return f"{consonant}({vowel})"
    return vowel if end == VOWEL or (end == RIEUL and consonant == "으로") else consonant


def josa(text: object, form: object) -> str:
    """``text`` with the right form of the particle behind it: ``JOSA($word, "을/를")`` in Fluent."""
    word = str(text)
    return word + particle(word, str(form))
