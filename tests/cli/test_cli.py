"""The command line: options of games by name and by flags of their own, files of people, clear refusals."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.contract.luggage import LUGGAGE, DeckOption, LuggageGame

from ludarium.cli import app, main, terminal
from ludarium.core import Chance, Fetched, State, games, load_game
from ludarium.games.keyforge.cards import playable
from ludarium.games.keyforge.decks import generated, word_of_deck
from ludarium.server.http import fetching
from ludarium.server.settings import Settings

FENCE = "ready-fence"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(terminal.complaints, "width", 1000)
    monkeypatch.setattr(terminal.console, "width", 1000)


class Run:
    """What a command printed, and its exit status."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        self.out = self.err = ""

    def __call__(self, *words: str, given: bytes = b"") -> int:
        self.monkeypatch.setattr("sys.argv", ["ludarium", *words])
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        with pytest.raises(SystemExit) as left:
            main()
        self.out, self.err = self.capsys.readouterr()
        assert isinstance(left.value.code, int)
        return left.value.code

    def arena(self, *words: str, game: str = FENCE, given: bytes = b"") -> int:
        return self("arena", game, "--bots", "random", "--games", "1", "--workers", "1", *words, given=given)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """The options of the games that an arena started, read as the game reads them."""
    told: list[dict[str, object]] = []
    start = type(load_game(FENCE)).start

    def listening(self: object, seats: int, options: dict[str, object], seed: str) -> object:
        told.append(dict(options))
        return start(self, seats, options, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(type(load_game(FENCE)), "start", listening)
    return told


@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_the_flag_of_the_mode_is_the_option(run: Run, played: list[dict[str, object]], mode: str) -> None:
    assert run.arena("--mode", mode) == 0
    assert run.arena("--option", f"mode={mode}") == 0
    assert [options["mode"] for options in played] == [mode, mode]
    assert "random" in run.out


def test_a_template_is_printed_changed_and_played(
    run: Run, played: list[dict[str, object]], tmp_path: Path
) -> None:
    assert run("cards", FENCE) == 0
    template = run.out
    assert template.startswith("# Ready… Fence!")
    changed = template.replace("5 6 7  ", "7 8 9  ")
    assert changed != template
    mine = tmp_path / "my cards.txt"
    mine.write_text(changed, encoding="utf-8")
    assert run.arena("--cards", str(mine), "--mode", "advanced") == 0
    assert run.arena("--cards", "-", given=changed.encode()) == 0
    mine.write_text(changed, encoding="utf-16")
    assert run.arena("--cards", str(mine)) == 0
    words = [str(options["cards"]) for options in played]
    assert len(set(words)) == 1
    assert "FL789.2BA" in words[0]
    assert run.arena("--option", f"cards={words[0]}") == 0
    assert played[-1]["cards"] == words[0]


def test_an_arena_that_was_stopped_goes_on(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    assert run.arena("--keep", str(kept)) == 0
    first = kept.read_bytes()
    assert run.arena("--keep", str(kept)) == 0
    assert kept.read_bytes() == first
    assert run.arena("--keep", str(kept), "--seed", "another") != 0
    assert str(kept.name) in run.err.replace("\n", "")


def test_an_arena_writes_a_page_and_rows(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, games = tmp_path / "arena.html", tmp_path / "games.parquet"
    assert run.arena("--out", str(page), "--out", str(games), "--lang", "zh-Hant") == 0
    assert "電腦玩家" in run.out
    assert '<html lang="zh-Hant">' in page.read_text(encoding="utf-8")
    assert games.read_bytes().startswith(b"PAR1")
    assert run.arena("--out", str(tmp_path / "arena.pdf")) == 2
    assert ".html, .parquet" in run.err
    monkeypatch.setattr("ludarium.cli.outputs.find_spec", lambda name: None)
    assert run.arena("--out", str(games)) == 2
    assert "ludarium[parquet]" in run.err


@pytest.mark.slow
def test_a_net_is_trained_and_plays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        "learn",
        FENCE,
        "--out",
        str(tmp_path),
        "--method",
        "teacher",
        "--teacher",
        "random",
        "--against",
        "random",
    ]
    words += ["--games", "1", "--trials", "2", "--every", "1", "--workers", "1", "--option", "mode=tutorial"]
    assert run(*words, "--rounds", "1") == 0
    assert "Rounds: 1. Games: 1." in run.out
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run(*words, "--rounds", "2") == 0
    assert "Rounds: 2. Games: 2." in run.out
    assert (
        run("arena", FENCE, "--bots", f"net:{tmp_path / 'net.onnx'}", "--games", "1", "--workers", "1") == 0
    )
    assert run("learn", FENCE, "--out", str(tmp_path), "--method", "magic") == 2
    assert "teacher, gradients" in run.err
    assert run("arena", FENCE, "--bots", f"net:{tmp_path / 'none.onnx'}", "--games", "1") == 2
    assert "There is no net at" in run.err
    monkeypatch.setattr("ludarium.cli.learn.find_spec", lambda name: None)
    assert run("learn", FENCE, "--out", str(tmp_path)) == 2
    assert "ludarium[learning]" in run.err


def test_tables_have_names(run: Run, played: list[dict[str, object]]) -> None:
    assert run.arena("--cards", "even") == 0
    assert played[-1]["cards"] == "even"
    assert run("cards", FENCE, "--table", "even") == 0
    assert "*even*" in run.out
    assert run("cards", FENCE, "--table", "proposed") == 0
    assert "*proposed*" in run.out
    assert run("cards", FENCE, "--table", "other") == 2
    assert "Choose one of these: proposed, even, lively." in run.err


def test_a_wrong_file_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "cards.txt"
    mine.write_text("# mine\n\nST | green | 6 | 3 3 4 4 5 6 | 0 | T B A", encoding="utf-8")
    assert run.arena("--cards", str(mine)) == 2
    assert run.err.strip().startswith("Line 3 has the colour “green”")
    mine.write_bytes(b"hello")
    assert run.arena("--cards", str(mine)) == 2
    assert run.err.strip().startswith("Line 1 has 1 column")
    mine.write_bytes(b"")
    assert run.arena("--cards", str(mine)) == 2
    assert "without any cards" in run.err
    mine.write_bytes("FL | 飛刺".encode("big5"))
    assert run.arena("--cards", str(mine)) == 2
    assert "UTF-8" in run.err
    assert run.arena("--cards", str(tmp_path / "none.txt")) == 2
    assert "none.txt can’t be read" in run.err


@pytest.mark.slow
def test_refusals_are_in_the_readers_language(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "cards.txt"
    mine.write_text("ST | green | 6 | 3 3 4 4 5 6 | 0 | T B A", encoding="utf-8")
    for lang, said in (
        ("zh-Hant", "第 1 行的顏色「green」"),
        ("ko", "1번째 줄에 카드에 없는 색이 있습니다: ‘green’"),
    ):
        monkeypatch.setattr(terminal, "LANGUAGE", lang)
        assert run.arena("--cards", str(mine)) == 2
        assert said in run.err


@pytest.mark.parametrize(
    ("error", "problem"), [(OSError(28, "No space left"), "No space left"), (OSError("odd"), "odd")]
)
def test_a_failure_without_a_file_names_none(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: OSError, problem: str
) -> None:
    """A full disk behind a pipe, say."""

    def failing() -> None:
        raise error

    monkeypatch.setattr(app, "app", failing)
    for lang, said in (
        ("en", "Reading or writing failed"),
        ("zh-Hant", "讀取或寫入失敗"),
        ("ko", "못했습니다"),
    ):
        monkeypatch.setattr(terminal, "LANGUAGE", lang)
        assert run() == 2
        assert said in run.err
        assert problem in run.err
        assert "None" not in run.err


def test_a_wrong_budget_is_told_what_it_may_be(run: Run) -> None:
    assert run("arena", FENCE, "--bots", "search:0", "--games", "1", "--workers", "1") == 2
    assert "“search:0”" in run.err
    assert "at most 1,000,000" in run.err


def test_a_wrong_mode_is_refused(run: Run) -> None:
    assert run.arena("--mode", "expert") == 2
    assert "Choose one of these: basic, tutorial, advanced." in run.err


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("arena", "saboteur", "--mode", "basic"), "mode"),
        (("arena", "saboteur", "--cards", "even"), "cards"),
        (("arena", "saboteur", "--cards", "/nowhere/at/all"), "cards"),
        (("cards", "saboteur"), "cards"),
    ],
)
def test_games_without_the_option_say_so(run: Run, words: tuple[str, ...], option: str) -> None:
    assert run(*words) == 2
    told = " ".join(run.err.replace("│", " ").split())
    assert f"saboteur has no option “{option}”. It has these: maps," in told


def test_options_are_still_pairs(run: Run) -> None:
    assert run.arena("--option", "mode") == 2
    assert "name=value" in run.err


def test_any_option_takes_the_text_of_a_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(games(), LUGGAGE.name, LUGGAGE)
    told: list[dict[str, object]] = []
    start = LuggageGame.start

    def listening(self: LuggageGame, seats: int, options: dict[str, object], seed: str) -> State:
        told.append(options)
        return start(self, seats, options, seed)

    monkeypatch.setattr(LuggageGame, "start", listening)
    mine = tmp_path / "my deck.txt"
    mine.write_text("Sly Otters: 30 50", encoding="utf-8")
    assert run.arena("--option", f"deck-0={mine}", "--option", "deck-1=small", game="toy") == 0
    assert (told[0]["deck-0"], told[0]["deck-1"]) == ("Sly_Otters:30.50", "small")
    assert run.arena("--option", "deck-1=-", game="toy", given=b"Owls: 7\n") == 0
    assert run.arena("--option", "deck-1=Owls:7", game="toy") == 0
    assert [one["deck-1"] for one in told[1:]] == ["Owls:7", "Owls:7"]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small").write_text("Owls: 9", encoding="utf-8")
    (tmp_path / "20").write_text("9", encoding="utf-8")
    assert run.arena("--option", "deck-1=small", "--option", "highest=20", game="toy") == 0
    assert (told[3]["deck-1"], told[3]["highest"]) == ("small", 20), "a choice is no file"
    mine.write_text("Otters", encoding="utf-8")
    assert run.arena("--option", f"deck-0={mine}", game="toy") == 2
    assert "in line 1 is not part" in run.err
    for missing in ("nowhere.txt", "x" * 5_000):
        assert run.arena("--option", f"deck-0={missing}", game="toy") == 2
        assert "deck-0" in run.err


def test_all_that_is_wrong_with_a_file_is_told_a_line_each(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Brobnar\nTrol\n99 Punch\n", encoding="utf-8")
    assert run.arena("--option", f"deck-0={deck}", game="keyforge") == 2
    first, second = run.err.strip().splitlines()
    assert first.startswith("Line 2 names no card that is known here: “Trol”.")
    assert second.startswith("Line 3 asks for 99 copies")


def test_all_cards_of_a_deck_that_cannot_be_played_yet_are_named(run: Run, tmp_path: Path) -> None:
    made = generated("PV", Chance.of("a deck of a later set"))
    missing = sorted({slot.fact.name for slot in made.slots if slot.fact.id not in playable()})
    deck = tmp_path / "deck.txt"
    deck.write_text(word_of_deck(made), encoding="utf-8")
    assert run.arena("--option", f"deck-1={deck}", game="keyforge") == 2
    told = " ".join(run.err.split())
    assert (
        f"{len(missing)} different cards of this deck cannot be played here yet: {', '.join(missing)}."
        in told
    )


def test_the_list_of_games_tells_what_takes_a_text(run: Run) -> None:
    assert run("games") == 0
    assert "cards=proposed  (proposed | even | lively | a text of your own)" in run.out


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What was asked for: where, and for how long at most; the answer is a deck."""
    told: list[tuple[str, float]] = []

    def address(self: DeckOption, value: object) -> str | None:
        return str(value) if str(value).startswith("https://") else None

    def url(self: DeckOption, address: str, place: str) -> str:
        return place.replace("{id}", address.rpartition("/")[2])

    def fetched_text(self: DeckOption, fetched: Fetched) -> str:
        return fetched.body.decode()

    def fetched(url: str, media_type: str, settings: Settings) -> Fetched:
        assert media_type == "text/plain"
        told.append((url, settings.fetch_total))
        return Fetched(200, b"Owls: 7 8\n")

    monkeypatch.setattr(DeckOption, "address", address)
    monkeypatch.setattr(DeckOption, "url", url)
    monkeypatch.setattr(DeckOption, "fetched_text", fetched_text)
    monkeypatch.setattr(fetching, "fetched", fetched)
    game = LuggageGame()
    for spec in game.options:
        spec.fetches = spec.text
    monkeypatch.setitem(games(), "toy", game)
    return told


def test_a_text_is_fetched_that_an_option_only_names(
    run: Run, asked: list[tuple[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_FETCH_ADDRESS", "https://vault.example/{id}")
    monkeypatch.setenv("LUDARIUM_FETCH_TOTAL", "2.5")
    address = "https://decks.example/7"
    assert run.arena("--option", f"deck-0={address}", game="toy") == 0
    assert asked == [("https://vault.example/7", 2.5)]
    assert f"Asking for the text of {address}" in run.err


def test_nothing_is_fetched_where_that_is_off(
    run: Run, asked: list[tuple[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_FETCH", "off")
    assert run.arena("--option", "deck-0=https://decks.example/7", game="toy") == 2
    assert "fetches nothing" in run.err
    assert asked == []


def test_a_doubtful_table_is_played_and_its_doubt_told(run: Run, tmp_path: Path) -> None:
    """On standard error, and the bouts go on."""
    assert run("cards", FENCE) == 0
    mine = tmp_path / "cards.txt"
    doubtful = run.out.replace("4 4 5 5 6 6 7", "4 4 4 4 5 5 5")
    assert doubtful != run.out
    mine.write_text(doubtful, encoding="utf-8")
    assert run.arena("--cards", str(mine)) == 0
    assert "No card C12 SH has a speed of 6–9" in " ".join(run.err.split())


def test_tables_of_cards_are_compared_by_bouts(run: Run, tmp_path: Path) -> None:
    fence = ("fence", "balance", "--bot", "random", "--workers", "1", "--games", "3")
    with_it = ("--keep", str(tmp_path / "kept"), "--out", str(tmp_path / "page.html"))
    assert run(*fence, "--change", "FL=567/1", *with_it, "--details") == 0
    assert "Table A: Proposed" in run.out
    assert "Flèche 5 6 7/2 → 5 6 7/1" in run.out
    assert "Cards of table B" in run.out
    assert "B − A" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert len(list((tmp_path / "kept").iterdir())) == 2
    assert run(*fence, "--cards", "even", "--out", str(tmp_path / "bouts.parquet")) == 0
    assert "B − A" not in run.out
    assert (tmp_path / "bouts.parquet").stat().st_size > 0
    assert run(*fence, "--change", "PR=5566") == 0
    assert "C09 PR has the speed 4" in run.err, "the source names a speed that the table lacks"
    assert run(*fence, "--against", "even", "--lang", "ko", "--mode", "tutorial") == 0
    assert "카드 표 A: 고르게" in run.out
    for wrong in (["--change", "PR=1"], ["--cards", "odd"], ["--bot", "castle"], ["--mode", "fast"]):
        assert run(*fence, *wrong) == 2, wrong


def test_numbers_that_mend_a_table_are_looked_for(run: Run, tmp_path: Path) -> None:
    few = ("--bot", "random", "--workers", "1", "--games", "8", "--check", "2", "--changes", "1")
    assert run("fence", "search", *few, "--keep", str(tmp_path / "kept")) == 0
    assert "Changed numbers" in run.out
    assert "1: ST" in run.out, "the word of the table, to go on with"
    assert run("fence", "search", *few, "--untouched", "200") == 2


def test_a_deck_is_rated_and_the_rating_kept(run: Run, tmp_path: Path) -> None:
    deck = generated("CotA", Chance.of("rated"), playable())
    mine = tmp_path / "deck.txt"
    mine.write_text(word_of_deck(deck), encoding="utf-8")
    page = tmp_path / "page.html"
    data = tmp_path / "data"
    with_it = ("--bot", "random", "--workers", "1", "--data", str(data), "--out", str(page))
    assert run("keyforge", "rate", str(mine), "sealed-GR", word_of_deck(deck), "--games", "2", *with_it) == 0
    kept = {file: file.read_bytes() for file in data.rglob("*.jsonl")}
    assert len(kept) == 2
    assert deck.name in run.out
    assert deck.name in page.read_text(encoding="utf-8")
    assert run("keyforge", "rate", str(mine), "--games", "2", "--lang", "ko", *with_it) == 0
    assert {file: file.read_bytes() for file in data.rglob("*.jsonl")} == kept
    assert '<html lang="ko">' in page.read_text(encoding="utf-8")


def test_a_rating_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    assert run("keyforge", "rate", "sealed-GR", "--out", str(tmp_path / "page.pdf"), *data) == 2
    assert ".html" in run.err
    assert run("keyforge", "rate", "no deck", *data) == 2
    assert run("keyforge", "rate", "sealed-GR", "--bot", "castle", *data) == 2
    assert "castle" in run.err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    "command",
    [
        ("arena", FENCE, "--bots", "random"),
        ("fence", "balance"),
        ("keyforge", "rate", "sealed-GR"),
        ("tournament", "rehearse", "tokyo-duel-swiss"),
    ],
    ids=lambda command: command[0],
)
def test_a_cluster_that_does_not_answer_is_named(
    run: Run, command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    address = "127.0.0.1:1"
    assert run(*command, "--ray", address) == 2
    assert address in run.err
    assert "ray start --head" in run.err
    assert run(*command, "--ray", address, "--workers", "2") == 2
    assert "--workers plays on this machine" in run.err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(*command, "--ray", address) == 2
    assert "ludarium[cluster]" in run.err
    assert run.out == ""
    assert list(tmp_path.iterdir()) == [], "nothing has begun"


def test_a_rehearsal_is_the_same_over_any_workers_and_goes_on(run: Run, tmp_path: Path) -> None:
    event = ("tournament", "rehearse", "tokyo-duel-swiss", "--players", "4", "--seed", "kept")
    files = [tmp_path / name for name in ("alone.json", "together.json", "again.json")]
    kept = tmp_path / "games.jsonl"
    assert run(*event, "--workers", "1", "--out", str(files[0])) == 0
    assert run(*event, "--workers", "2", "--keep", str(kept), "--out", str(files[1])) == 0
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(set(lines)) > 4
    kept.write_bytes(b"".join(lines[:-2]) + lines[-1][:40])  # killed while it wrote
    assert run(*event, "--workers", "1", "--keep", str(kept), "--out", str(files[2])) == 0
    assert sorted(kept.read_bytes().splitlines(keepends=True)) == sorted(lines)
    assert len({file.read_bytes() for file in files}) == 1
    assert run(*event[:-1], "another", "--keep", str(kept)) == 2
    assert kept.name in run.err
