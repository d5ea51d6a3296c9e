"""Words: Korean particles, the reader's language, and a sentence for every refusal."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.server.running import hall_in

from ludarium import i18n
from ludarium.core import korean
from ludarium.server.tables import clock, fair

SERVER = Path(fair.__file__).parent
LOCALE = Path(i18n.__file__).parents[2] / "locale"


@pytest.mark.parametrize(
    ("text", "form", "said"),
    [
        ("앰버", "을", "앰버를"),
        ("생명체", "이", "생명체가"),
        ("유물", "이", "유물이"),
        ("로고스", "으로", "로고스로"),
        ("생텀", "으로", "생텀으로"),
        ("어둠의 물결", "으로", "어둠의 물결로"),
        ("3", "을", "3을"),
        ("7", "으로", "7로"),
        ("10", "으로", "10으로"),
        ("DNA", "은", "DNA는"),
        ("XL", "으로", "XL로"),
        ("Buzzle", "을", "Buzzle을"),
        ("Michelle", "으로", "Michelle로"),
        ("Noname", "은", "Noname은"),
        ("Anne", "이", "Anne이"),
        ("Daphne", "은", "Daphne는"),
        ("Rome’s Ape", "을", "Rome’s Ape를"),
        ("Vincent", "은", "Vincent는"),
        ("Blast", "을", "Blast를"),
        ("Hawk", "이", "Hawk가"),
        ("Rock", "이", "Rock이"),
        ("Robot", "을", "Robot을"),
        ("Frog", "은", "Frog는"),
        ("King", "을", "King을"),
        ("Scout", "이", "Scout가"),
        ("Lamb", "을", "Lamb을"),
        ("Scott", "은", "Scott은"),
        ("Bella", "을/를", "Bella를"),
        ("‘불사의 물약’", "을", "‘불사의 물약’을"),
        ("곡괭이 (고장)", "이", "곡괭이 (고장)가"),
        ("‘[삭제됨]’", "을", "‘[삭제됨]’을"),
        ("Uzyanĕ", "은", "Uzyanĕ는"),
        ("지도", "이에요", "지도예요"),
        ("矮人", "이", "矮人이(가)"),
        ("🎲", "으로", "🎲(으)로"),
        ("", "을", "을(를)"),
    ],
)
def test_particles_fit_the_last_sound(text: str, form: str, said: str) -> None:
    """The same cases as the page's own tests: both sides must say the same."""
    assert korean.josa(text, form) == said


def test_a_particle_without_a_pair_is_an_error() -> None:
    with pytest.raises(ValueError, match="부터"):
        korean.particle("금", "부터")


def test_every_particle_in_a_message_has_a_pair() -> None:
    forms = set(re.findall(r'JOSA\(\$[\w-]+, "([^"]*)"', _korean()))
    assert forms
    assert {form for form in forms if not korean.particle("금", form)} == set()


def test_particles_work_inside_messages() -> None:
    message = next(
        m for m in re.findall(r"^([\w-]+) = .*JOSA\(\$card", _korean(), re.MULTILINE) if i18n.has(m, "ko")
    )
    said = [
        i18n.say("ko", message, card=card, name="A", x="1", y="2", shown="yes") for card in ("지도", "낙석")
    ]
    assert "지도를" in said[0] or "지도로" in said[0] or "지도는" in said[0]
    assert "낙석을" in said[1] or "낙석으로" in said[1] or "낙석은" in said[1]


def _korean() -> str:
    folder = LOCALE / "ko"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))


def test_a_name_is_spaced_from_what_follows_it() -> None:
    """``{ $name } 님``: the honorific is a word of its own, in the words of every part of the house."""
    lines = _korean().splitlines()
    assert sum(["} 님" in line for line in lines]) > 300
    assert [line for line in lines if "}님" in line] == []


def test_particles_after_written_names_fit() -> None:
    """A name that stands in a sentence, and in no slot: ‘Raiding Knight’는, not 은."""
    shown = re.findall(
        r"(‘[^’{}]*[A-Za-z0-9!?.]’)(을|를|이|가|은|는|과|와|으로|로)(?=[\s.,?!:)]|만|도)", _korean()
    )
    assert len(shown) > 200
    first = {form: pair[0] for pair in korean.PAIRS for form in pair}
    assert [name + said for name, said in shown if korean.josa(name, first[said]) != name + said] == []


def test_the_words_that_are_to_be_avoided_are() -> None:
    """The glossary has one word for each thing; a theft of æmber is 탈취."""
    lessons = LOCALE / "ko" / "keyforge-lessons.ftl"
    said = lessons.read_text(encoding="utf-8")
    for word in ("훔치", "훔쳐", "격노하게", "소진된", "소진되어", "준비된", "준비되어"):
        assert word not in said, word
    assert not re.search(r"’ \(|\} \((대상|세력)", _korean())  # no space before a bracket


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        ("ko-KR,ko;q=0.9,en;q=0.8", "ko"),
        ("zh-TW", "zh-Hant"),
        ("fr-FR,fr;q=0.9", "en"),
        ("en;q=0.3, zh-HK;q=0.7", "zh-Hant"),
        ("", "en"),
        (";;;,q=x", "en"),
    ],
)
def test_the_browser_says_which_language(wishes: str, lang: str) -> None:
    assert i18n.best(wishes) == lang


def test_english_stands_in_and_nothing_falls_over() -> None:
    assert i18n.say("ko", "no-such-message") == "no-such-message"
    with pytest.raises(KeyError):
        i18n.say("tlh", "hall-title")


def refusals() -> set[str]:
    """Every code that the server refuses something with."""
    codes: set[str] = set()
    for path in SERVER.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'refuse\(\s*"([a-z-]+)"', source))
        codes |= set(re.findall(r'refuse\("[a-z-]+" if [^)]* else "([a-z-]+)"', source))
    core = Path(i18n.__file__).parent / "core" / "errors.py"
    return codes | set(re.findall(r'super\(\).__init__\("([a-z-]+)"', core.read_text(encoding="utf-8")))


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_refusal_has_its_sentence_in_every_language(lang: str) -> None:
    assert len(refusals()) > 30
    assert {code for code in refusals() if not i18n.has(f"error-{code}", lang)} == set()


@pytest.mark.parametrize("module", [clock, fair, korean])
def test_examples_in_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_a_refusal_calls_a_setting_as_its_page_does() -> None:
    facts: dict[str, object] = {"setting": "build_minutes", "found": -1, "most": 1440}
    for lang in i18n.LANGUAGES:
        said = i18n.refusal(lang, "desk-plan-number", facts)
        assert i18n.say(lang, "setting-build-minutes") in said
        assert "build_minutes" not in said
    assert "“shoe_size”" in i18n.refusal("en", "desk-plan-number", {**facts, "setting": "shoe_size"})


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_message_parsed_by_itself_is_the_one_of_its_file(lang: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (LOCALE / lang).glob("*.ftl")]
    bundle, parser = i18n.Bundle(lang, sources), FluentParser(with_spans=False)
    for source in sources:
        for entry in parser.parse(source).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                alone = parser.parse_entry(bundle.unread.pop(name))
                assert alone.equals(entry, ignored_fields=["comment"]), name
    assert bundle.unread == {}


def test_messages_that_others_refer_to_are_found() -> None:
    bundle = i18n.Bundle(
        "en",
        [
            "-hall = Hall\n    .kind = big\nin = { -hall } and { out }\n# A word\nout = the\n   yard { $n ->\n[one] 1\n*[other] x\n}\n"
        ],
    )
    assert not bundle.has_message("nowhere")
    assert bundle.has_message("in")
    pattern = bundle.get_message("in").value
    assert pattern is not None
    said, problems = bundle.format_pattern(pattern, {"n": 2})
    assert (said, problems) == ("Hall and the\nyard x", [])


async def test_a_hall_that_is_open_has_read_its_texts(tmp_path: Path) -> None:
    """Whoever first speaks a language holds up nobody."""
    i18n._bundle.cache_clear()
    async with hall_in(tmp_path):
        assert i18n._bundle.cache_info().currsize == len(i18n.LANGUAGES)
