"""Registered decks and their checks (T3.1, T8, T9, T10, T11, G271), each refusal with its number."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import msgspec
import pytest
from tests.rules.keyforge.deck_files import drawn
from tests.tournaments.rules.keyforge.registered import TOKENS, codes, mm, pods, source, with_line, woe, wrong

from ludarium.core import Chance
from ludarium.games.keyforge.decks import Deck, deck_of_word, generated, word_of_deck
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.pool.houses import HOUSE_NAMES
from ludarium.testing import proves, seed_of_run
from ludarium.tournaments.rules.keyforge.decks import (
    ALLIANCE,
    ARCHON,
    ATTESTS,
    CASUAL,
    FORMATS,
    SEALED,
    Entry,
    Pod,
    Rules,
    Source,
    combined,
    faults,
    reference_faults,
    refused,
    sources_of,
    unattested,
    unmodified,
)
from ludarium.tournaments.rules.keyforge.restricted import RESTRICTED
from ludarium.tournaments.rules.keyforge.sets import (
    DEFAULT_SETS,
    EventSet,
    published,
    suggested,
)

WHOLE = Entry(whole="a")
BESIDE = (TOKENS[0],)


def rules(format_: str) -> Rules:
    """An event of each format in which a deck of Winds of Exchange is in order."""
    return Rules(format_, only=("WoE",) if format_ in (SEALED, CASUAL) else ())


@proves("T1.4", "T1.5")
@pytest.mark.parametrize("format_", FORMATS)
def test_in_each_of_the_four_formats_a_deck_in_order_has_no_fault(format_: str) -> None:
    assert wrong(rules(format_), WHOLE, source("a", woe())) == []


def test_registered_decks_survive_json() -> None:
    one = source("a", woe())
    entry = pods("a:brobnar", "a:saurian", "b:unfathomable", beside=BESIDE)
    assert msgspec.json.decode(msgspec.json.encode(one), type=Source) == one
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry
    assert msgspec.json.decode(msgspec.json.encode(rules(SEALED)), type=Rules) == rules(SEALED)


@proves("T3.1")
@pytest.mark.parametrize("format_", FORMATS)
def test_a_deck_is_36_cards_in_three_houses_of_twelve(format_: str) -> None:
    word = word_of_deck(woe())
    head, *houses = word.split("~")
    short = "~".join([head, *houses[:-2], houses[-2].rpartition(",")[0], houses[-1]])
    two = "~".join([head, *houses[:3], houses[-1]])
    for broken, found in (
        (short, "error-deck-count"),
        (two, "error-deck-count"),
        ("no deck", "error-deck-word"),
    ):
        said = faults(rules(format_), WHOLE, (source("a", broken),))
        assert said[0].message == found
        assert {one.rule for one in said} == {"T3.1"}
    said = faults(rules(format_), WHOLE, (source("a", two),))
    assert [one.message for one in said] == ["error-deck-count", "error-deck-houses"]


@proves("T8.1")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_archon_takes_exactly_one_deck(count: int) -> None:
    some = [source(name, woe()) for name in "abc"[:count]]
    assert "count-one" in wrong(rules(ARCHON), WHOLE, *some)


@proves("T8.3")
@pytest.mark.parametrize(
    "entry",
    [
        pods("a:brobnar", "a:saurian", "a:unfathomable", beside=BESIDE),
        Entry(whole="a", beside=BESIDE),
    ],
)
def test_archon_decks_are_played_as_they_are(entry: Entry) -> None:
    assert wrong(rules(ARCHON), entry, source("a", woe())) == ["changed"]
    assert wrong(rules(CASUAL), entry, source("a", woe())) == ["changed"]


@proves("T8.3", "T10.3", "T11.1")
@pytest.mark.parametrize("format_", FORMATS)
def test_a_list_that_differs_from_the_master_vault_is_refused(format_: str) -> None:
    changed = woe(cards={"brobnar": ["hallafest"]})
    (found,) = faults(rules(format_), WHOLE, (source("a", changed, vault_word=word_of_deck(woe())),))
    assert codes([found]) == ["differs"]
    assert found.rule == {SEALED: "T10.3", CASUAL: "T11.1"}.get(format_, "T8.3")


def test_which_edition_a_list_takes_a_reprint_to_be_of_is_no_difference() -> None:
    one = woe(cards={"brobnar": ["barehanded"]})
    word = word_of_deck(one)
    number = next(slot.number for slot in one.slots if slot.fact.id == "barehanded")
    other = word.replace(f",{number},", ",CotA-2,", 1).replace(f":{number},", ":CotA-2,", 1)
    other = other if other != word else word.replace(f",{number}~", ",CotA-2~", 1)
    assert other != word
    assert wrong(rules(ARCHON), WHOLE, source("a", other, vault_word=word)) == []


@proves("T8.3")
@pytest.mark.parametrize("format_", [ARCHON, ALLIANCE])
def test_a_typed_list_is_compared_by_staff_at_the_latest_at_check_in(format_: str) -> None:
    typed = source("a", woe(), vault_word="", attested=("official", "genuine"))
    (found,) = faults(rules(format_), WHOLE, (typed,))
    assert (codes([found]), found.warning) == (["not-compared"], True)
    assert not refused([found])
    assert codes(unattested(rules(format_), [typed])) == ["attest-listed"]
    seen = replace(typed, attested=ATTESTS)
    assert faults(rules(format_), WHOLE, (seen,)) == unattested(rules(format_), [seen]) == ()


@proves("T8.2", "T3.5", "T9.1")
def test_staff_confirms_that_decks_are_bought_and_not_copied() -> None:
    new = source("a", woe(), attested=())
    assert [(one.message, one.rule) for one in unattested(rules(ARCHON), [new])] == [
        ("desk-fault-attest-official", "T8.2"),
        ("desk-fault-attest-genuine", "T3.5"),
    ]
    assert [one.rule for one in unattested(rules(ALLIANCE), [new])] == ["T9.1", "T3.5"]
    name = deck_of_word(new.word).name
    assert name
    assert {one.facts["deck"] for one in unattested(rules(ARCHON), [new])} == {name}
    broken = source("b", "nothing", attested=())
    assert {one.facts["deck"] for one in unattested(rules(ARCHON), [broken])} == {"b"}
    for sealed in (SEALED, CASUAL):  # the organizer hands them out
        assert [one.rule for one in unattested(rules(sealed), [new])] == ["T3.5"]
    assert unattested(rules(ARCHON), [source("a", woe())]) == ()


@proves("T8.4", "T9.11", "T10.3", "T11.3")
@pytest.mark.parametrize(
    ("format_", "rule"), [(ARCHON, "T8.4"), (ALLIANCE, "T9.11"), (SEALED, "T10.3"), (CASUAL, "T11.3")]
)
def test_only_traditional_chinese_decks_of_legal_sets(format_: str, rule: str) -> None:
    (found,) = faults(rules(format_), WHOLE, (source("a", woe(), language="en"),))
    assert (codes([found]), found.rule) == (["language"], rule)
    illegal = with_line(DEFAULT_SETS, EventSet("WoE", "風起變奏", "Winds of Exchange", reference="token"))
    (found,) = faults(replace(rules(format_), sets=illegal), WHOLE, (source("a", woe()),))
    assert (codes([found]), found.rule) == (["set-illegal"], rule)
    anywhere = replace(rules(format_), language="")
    assert wrong(anywhere, WHOLE, source("a", woe(), language="ko")) == []


@proves("T8.4", "T13.2")
@pytest.mark.parametrize(
    ("code", "found"), [("CotA", "set-unknown"), ("MG24", "set-illegal"), ("GR", "set-unknown")]
)
def test_menagerie_and_sets_that_nobody_named_are_refused(code: str, found: str) -> None:
    assert wrong(Rules(ARCHON), WHOLE, source("a", drawn(1, code))) == [found]
    legal = with_line(DEFAULT_SETS, replace(suggested(code), legal=True))
    assert wrong(Rules(ARCHON, legal), WHOLE, source("a", drawn(1, code))) == []


@proves("T8.5", "T9.11")
@pytest.mark.parametrize(("format_", "rule"), [(ARCHON, "T8.5"), (ALLIANCE, "T9.11")])
def test_decks_are_registered_before_the_deadline(format_: str, rule: str) -> None:
    asked = replace(rules(format_), deadline=1_000)
    for at, told in ((0, []), (1_000, []), (1_001, ["late"])):
        found = faults(asked, WHOLE, (source("a", woe(), at=at),))
        assert codes(found) == told
    assert found[0].facts["minutes"] == 1
    for vault in ("", "12345", "https://www.keyforgegame.com/deck-details/none"):
        (one,) = faults(asked, WHOLE, (source("a", woe(), vault_id=vault),))
        assert (codes([one]), one.rule) == (["unregistered"], rule)
    address = "https://www.keyforgegame.com/deck-details/01234567-89ab-cdef-0123-456789abcdef"
    assert wrong(asked, WHOLE, source("a", woe(), vault_id=address)) == []


@proves("T10.8", "T11.4")
def test_sealed_decks_are_registered_and_casual_ones_need_not_be() -> None:
    new = source("a", woe(), vault_id="")
    (found,) = faults(rules(SEALED), WHOLE, (new,))
    assert (codes([found]), found.rule) == (["unregistered"], "T10.8")
    assert faults(rules(CASUAL), WHOLE, (new,)) == ()


@proves("T9.1")
def test_an_alliance_player_brings_an_alliance_deck_or_an_archon_deck() -> None:
    own = (source("a", woe()), source("b", woe()))
    assert wrong(rules(ALLIANCE), WHOLE, *own) == []
    assert wrong(rules(ALLIANCE), pods("a:brobnar", "b:saurian", "b:unfathomable", beside=BESIDE), *own) == []
    assert wrong(rules(ALLIANCE), Entry(), *own) == ["nothing"]
    assert wrong(rules(ALLIANCE), Entry("a", (Pod("b", "saurian"),)), *own) == ["both"]


@proves("T9.2")
def test_a_pod_is_the_twelve_cards_of_one_house_of_a_deck() -> None:
    one, other = mm("dis", "logos", "shadows"), drawn(3, "MM")
    missing = next(name for name in HOUSE_NAMES if HOUSE_NAMES.index(name) not in one.houses)
    entry = pods(f"a:{missing}", "a:dis", "a:logos")
    assert wrong(Rules(ALLIANCE), entry, source("a", one)) == ["pod-house"]
    chosen = HOUSE_NAMES[other.houses[0]]
    both = (source("a", one), source("b", other))
    cards = combined(Entry(pods=(Pod("b", chosen),)), both).ids()
    assert len(cards) == 12
    assert cards == [slot.fact.id for slot in other.slots if HOUSE_NAMES[slot.house] == chosen]


@proves("T9.3")
def test_pods_come_from_up_to_three_decks_of_one_set() -> None:
    a, b, c = (source(name, mm()) for name in "abc")
    for entry in (
        pods("a:dis", "b:logos", "c:shadows"),
        pods("a:dis", "a:logos", "c:shadows"),
        pods("a:dis", "a:logos", "a:shadows"),
    ):
        assert wrong(Rules(ALLIANCE), entry, a, b, c) == []
    other = source("d", woe("brobnar", "mars", "sanctum"))
    assert wrong(Rules(ALLIANCE), pods("a:dis", "b:logos", "d:mars"), a, b, other) == ["pod-sets"]
    for count in (1, 2, 4):
        entry = pods(*["a:dis", "b:logos", "c:shadows", "a:sanctum"][:count])
        assert "pods" in wrong(Rules(ALLIANCE), entry, a, b, c)
    assert wrong(Rules(ALLIANCE), pods("a:dis", "b:logos", "x:shadows"), a, b) == ["foreign"]


@proves("T9.4")
def test_the_three_houses_differ() -> None:
    a, b = source("a", mm()), source("b", mm())
    (found,) = faults(Rules(ALLIANCE), pods("a:dis", "b:dis", "a:logos"), (a, b))
    assert (codes([found]), found.facts) == (["pod-twice"], {"house": "dis", "found": 2})


@proves("T9.5")
def test_the_lists_of_the_pods_count_as_the_list_of_the_deck() -> None:
    a, b = mm(cards={"dis": ["infurnace"]}), mm("dis", "sanctum", "shadows")
    entry = replace(pods("a:dis", "b:sanctum", "b:shadows"), name="Both of them")
    made = combined(entry, (source("a", a), source("b", b)))
    assert (made.name, len(made.slots), made.set_code) == ("Both of them", 36, "MM")
    assert [HOUSE_NAMES[house] for house in made.houses] == ["dis", "sanctum", "shadows"]
    assert "infurnace" in made.ids()
    assert deck_of_word(word_of_deck(made)) == made  # a table of the hall can be opened with it
    unnamed = combined(replace(entry, name=""), (source("a", a), source("b", b)))
    assert unnamed.name == f"{a.name} / {b.name}"


@proves("T9.8")
def test_dark_tidings_needs_the_tide_and_other_sets_must_not_have_it() -> None:
    a, b = source("a", drawn(1, "DT")), source("b", drawn(2, "DT"))
    houses = alliance_of([deck_of_word(a.word), deck_of_word(b.word)], ["a", "b"])
    with_tide = replace(Entry(pods=houses), beside=("the-tide",))
    assert wrong(Rules(ALLIANCE), with_tide, a, b) == []
    assert wrong(Rules(ALLIANCE), Entry(pods=houses), a, b) == ["tide"]
    assert wrong(Rules(ALLIANCE), WHOLE, a) == []
    others = (source("a", mm()), source("b", mm()))
    extra = pods("a:dis", "a:logos", "b:shadows", beside=("the-tide",))
    (found,) = faults(Rules(ALLIANCE), extra, others)
    assert (codes([found]), found.rule) == (["reference"], "T9.8")


def alliance_of(decks: list[Deck], names: list[str]) -> tuple[Pod, ...]:
    """Three pods of different houses out of several decks, the later decks first."""
    chosen: dict[int, Pod] = {}
    for one, name in zip(decks, names, strict=True):
        for house in one.houses:
            chosen[house] = Pod(name, HOUSE_NAMES[house])
    ordered = sorted(chosen.values(), key=lambda pod: pod.source, reverse=True)
    return tuple(ordered[:3])


@proves("T9.9")
@pytest.mark.parametrize(
    ("beside", "found"),
    [
        (("trooper",), []),
        (("cleric",), []),
        ((), ["token"]),
        (("trooper", "cleric"), ["token"]),
        (("trooper", "trooper"), ["token"]),
        (("prospector",), ["token-foreign"]),
        (("trooper", "the-tide"), ["reference"]),
        (("anger",), ["no-reference"]),
        (("no-such-card",), ["no-reference"]),
    ],
)
def test_winds_of_exchange_needs_exactly_one_token_of_a_deck_that_gave_a_pod(
    beside: tuple[str, ...], found: list[str]
) -> None:
    decks = [woe(token=token) for token in ("trooper", "cleric", "prospector")]
    own = [source(name, one) for name, one in zip("abc", decks, strict=True)]
    entry = pods("a:brobnar", "a:saurian", "b:unfathomable", beside=beside)
    assert wrong(Rules(ALLIANCE), entry, *own) == found


@proves("T9.9")
def test_other_sets_must_not_have_a_token() -> None:
    own = (source("a", mm()), source("b", mm()))
    (found,) = faults(Rules(ALLIANCE), pods("a:dis", "a:logos", "b:shadows", beside=("trooper",)), own)
    assert (codes([found]), found.rule, found.facts["card"]) == (["reference"], "T9.9", "trooper")


@proves("G271")
def test_by_the_publishers_rule_every_set_asks_for_its_own_reference_cards() -> None:
    """The tide of Dark Tidings; one token of a set with token creatures; the prophecies of one deck; else nothing."""
    for code, beside in (("DT", ("the-tide",)), ("WoE", BESIDE), ("ToC", ("steppe-wolf",))):
        first = [replaced(drawn(number, code), beside) for number in (1, 2)]
        facts = first[0].beside
        assert reference_faults(published(code), facts, first) == []
        missing = codes(reference_faults(published(code), [], first))
        assert missing == ["tide" if code == "DT" else "token"]
        assert codes(reference_faults(published("MM"), facts, first)) == ["reference"]
        assert "reference" in codes(reference_faults(published("PV"), facts, first))


def replaced(one: Deck, beside: tuple[str, ...]) -> Deck:
    """The deck with other reference cards."""
    return Deck(
        one.name, one.set_code, one.houses, one.slots, tuple([POOL.card(card) for card in beside]), None
    )


@proves("G271")
def test_prophecies_come_all_from_one_deck_that_gave_a_pod() -> None:
    every = {frozenset(deck_.prophecies): deck_ for deck_ in (drawn(number, "PV") for number in range(1, 9))}
    one, other, third = list(every.values())[:3]
    line = published("PV")
    decks = [one, other]
    own = [set(deck_.prophecies) for deck_ in decks]
    mixed = next(
        some
        for some in combinations(dict.fromkeys([*one.prophecies, *other.prophecies]), 4)
        if set(some) not in own
    )
    assert reference_faults(line, one.prophecies, decks) == []
    assert reference_faults(line, other.prophecies[::-1], decks) == []
    for wrong_ones in (
        [],
        one.prophecies[:3],
        list(mixed),
        third.prophecies,
    ):
        assert "prophecies" in codes(reference_faults(line, wrong_ones, decks))
    assert codes(reference_faults(suggested("PV"), one.prophecies[:1], decks)) == ["reference"]


@proves("T10.1")
@pytest.mark.parametrize("each", [1, 2, 3])
def test_everybody_has_as_many_sealed_decks_as_the_event_gives(each: int) -> None:
    asked = replace(rules(SEALED), decks_each=each)
    own = [source(name, woe()) for name in "abcd"]
    assert wrong(asked, WHOLE, *own[:each]) == []
    assert wrong(asked, WHOLE, *own[: each + 1]) == ["count-sealed"]
    assert "count-sealed" in wrong(asked, WHOLE, *own[: each - 1])


@proves("T10.2")
def test_one_sealed_event_uses_one_set() -> None:
    asked = replace(rules(SEALED), decks_each=2)
    (found,) = faults(asked, WHOLE, (source("a", woe()), source("b", mm())))
    assert (codes([found]), found.rule) == (["set-other"], "T10.2")


@proves("T10.5")
def test_sealed_decks_are_built_as_in_alliance_from_one_two_or_three_decks() -> None:
    asked = replace(rules(SEALED), decks_each=3)
    own = [source(name, woe()) for name in "abc"]
    for entry in (
        WHOLE,
        pods("a:brobnar", "a:saurian", "a:unfathomable", beside=BESIDE),
        pods("a:brobnar", "a:saurian", "b:unfathomable", beside=BESIDE),
        pods("a:brobnar", "b:saurian", "c:unfathomable", beside=BESIDE),
    ):
        assert wrong(asked, entry, *own) == []
    assert wrong(asked, pods("a:brobnar", "b:brobnar", "c:saurian", beside=BESIDE), *own) == ["pod-twice"]
    assert wrong(asked, pods("a:brobnar", "b:saurian", "c:unfathomable"), *own) == ["token"]


@proves("T10.6")
def test_a_pod_comes_from_a_deck_that_the_player_opened() -> None:
    own = [source(name, woe()) for name in "ab"]
    entry = pods("a:brobnar", "b:saurian", "x:unfathomable", beside=BESIDE)
    (found,) = faults(replace(rules(SEALED), decks_each=2), entry, own)
    assert (codes([found]), found.rule) == (["foreign"], "T10.6")
    assert wrong(replace(rules(SEALED), decks_each=2), Entry(whole="x"), *own) == ["foreign"]


@proves("T11.1")
def test_casual_sealed_is_one_deck_as_it_is() -> None:
    assert wrong(rules(CASUAL), WHOLE, source("a", woe())) == []
    assert "count-one" in wrong(rules(CASUAL), WHOLE, source("a", woe()), source("b", woe()))
    assert wrong(rules(CASUAL), Entry(whole="x"), source("a", woe())) == ["foreign"]
    assert wrong(rules(CASUAL), Entry(), source("a", woe())) == ["nothing"]


@proves("T11.2")
def test_mixed_sets_in_casual_sealed_are_a_warning() -> None:
    found = faults(rules(CASUAL), WHOLE, (source("a", mm()),))
    assert codes(found) == ["set-other"]
    assert not refused(found)
    assert refused(faults(rules(CASUAL), WHOLE, (source("a", drawn(1, "MG24")),)))


@proves("T15.2")
def test_faults_come_in_the_order_of_the_checks() -> None:
    """T3.1, then T8.3 to T8.5 or T9.3 to T9.9, then T9.11."""
    bad = source("a", woe(), vault_word=word_of_deck(mm()), language="en", vault_id="")
    assert wrong(Rules(ARCHON), WHOLE, bad) == ["differs", "language", "unregistered"]
    listed = woe(cards={"brobnar": ["hallafest"], "saurian": ["legionary-trainer"]})
    other = source("b", listed, language="en")
    entry = pods("b:brobnar", "b:saurian", "c:unfathomable")
    found = faults(Rules(ALLIANCE), entry, (other, source("c", woe(), vault_id="")))
    assert codes(found) == ["restricted-names", "token", "language", "unregistered"]
    assert [one.rule for one in found] == ["T9.6", "T9.9", "T9.11", "T9.11"]


@pytest.mark.slow
def test_decks_of_every_set_are_checked_and_random_alliances_agree_with_the_rules() -> None:
    """Alliances drawn by chance are faulty exactly where a plain reading of T9.3-T9.9 says so."""
    chance = Chance.of(f"{seed_of_run()} alliances")
    for number in range(120):
        code = ("MM", "DT", "WoE")[chance.below(3)]
        decks = {name: generated(code, chance) for name in "abc"}
        own = [source(name, one) for name, one in decks.items()]
        picks = [("abc"[chance.below(3)], chance.below(3)) for _ in range(3)]
        entry_pods = tuple([Pod(name, HOUSE_NAMES[decks[name].houses[place]]) for name, place in picks])
        offered = [fact.id for one in decks.values() for fact in one.beside] or ["trooper"]
        beside = tuple([offered[chance.below(len(offered))] for _ in range(chance.below(3))])
        entry = Entry(pods=entry_pods, beside=beside)
        used = [decks[one] for one in sources_of(entry)]
        legal = len({pod.house for pod in entry_pods}) == 3
        if legal and code == "MM":
            legal = not beside
        elif legal and code == "DT":
            legal = list(beside) == ["the-tide"]
        elif legal:
            legal = len(beside) == 1 and beside[0] in [one.token.id for one in used if one.token]
        found = wrong(Rules(ALLIANCE), entry, *own)
        if legal and not unmodified(entry, decks):
            ids = combined(entry, own).ids()
            counts = {row: ids.count(row.card) for row in RESTRICTED.rows if row.card in ids}
            legal = len(counts) <= 1 and all(
                not row.copies or count <= row.copies for row, count in counts.items()
            )
        assert (not found) == legal, (number, code, entry, found)
