"""The signs of what people write."""

from __future__ import annotations

import pytest

from ludarium.core.signs import WrongText, harmless, hidden, one_line, read_name


def test_a_sign_that_turns_is_shown_as_one_that_cannot_be_read() -> None:
    assert harmless("a\u202eb") == "a\ufffdb"
    assert harmless("\u200d", kept="") == "\ufffd"


def test_joiners_are_part_of_words() -> None:
    assert hidden("a\u200cb\u200d") == []
    assert read_name("a\u200cb", 9) == "a\u200cb"


def test_a_name_has_single_spaces_and_its_accents_on_its_letters() -> None:
    assert read_name("  Zoe\u0308 \t K ", 5) == "Zoë K"


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "empty"), ("\u200b", "empty"), ("abcd", "long"), ("e\u0301" * 9, "long"), ("a\0", "sign")],
)
def test_what_is_no_name_says_why(text: str, why: str) -> None:
    with pytest.raises(WrongText) as wrong:
        read_name(text, 3)
    assert wrong.value.why == why


def test_a_line_has_no_breaks_and_nothing_that_turns() -> None:
    assert one_line(" a\r\nb\u202ec\0 ") == "a  bc"
