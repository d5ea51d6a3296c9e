"""Korean particles: the form that follows a word depends on how its last sound ends."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

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
# An e that is not spoken: noble 노블, hole 홀; machine 머신, name 네임.
_SILENT_AFTER_L: Final = re.compile(r"[aeiouybcdfgklpstz]le$", re.IGNORECASE)
_SILENT_AFTER_NASAL: Final = re.compile(r"(?:[aeiouy][mn]|nn)e$", re.IGNORECASE)
# Latin letters that close a syllable: troll mob 몹, rock 록, robot 로봇, king 킹, lamb 램. After another consonant or a long
# vowel a stop has a vowel of its own: blast 블래스트, hawk 호크, scout 스카우트, frog 프로그.
_SHORT: Final = "(?<![aeiouy])[aeiouy]"
_CLOSES: Final = re.compile(
    rf"(?:[mn]|ng|mb|ck|bb|pp|tt|kk|cc|[aeiouy][bc]|(?:{_SHORT}|ee)p|(?:{_SHORT}|oo)k|{_SHORT}t)$",
    re.IGNORECASE,
)
_ASIDE: Final = re.compile(r"(?:\([^()]*\)|\[[^\[\]]*\]|（[^（）]*）)$")


def _spoken(text: str) -> str:
    while True:
        shorter = _ASIDE.sub("", _SILENT.sub("", text))
        if not re.search(r"\w", shorter):  # what stands in brackets alone is spoken
            return re.sub(r"[\W_]+$", "", text)
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
    if "À" <= last < "ɐ" and unicodedata.normalize("NFD", last)[0].lower() in "aeiouy":
        return VOWEL  # ĕ is always spoken
    if "A" <= last <= "Z" and not re.search(r"[a-z][A-Za-z]*$", word):
        # Capitals are read letter by letter: L 엘, R 알, M 엠, N 엔; the others end in a vowel.
        return RIEUL if last in "LR" else CONSONANT if last in "MN" else VOWEL
    if _SILENT_AFTER_L.search(word):
        return RIEUL
    if _SILENT_AFTER_NASAL.search(word):
        return CONSONANT
    letter = unicodedata.normalize("NFD", last.lower())[0]
    if "a" <= letter <= "z":
        return RIEUL if letter == "l" else CONSONANT if _CLOSES.search(word) else VOWEL
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
