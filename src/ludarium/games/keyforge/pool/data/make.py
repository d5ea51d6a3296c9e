"""Makes ``pool.json`` and ``sets.json`` out of a reference file: ``python make.py REFERENCE``.

``REFERENCE`` is a ``cards.jsonl`` with a ``sets.json`` beside it (README.md tells their form). Only facts are
taken: names, numbers, houses, kinds, keywords, traits and printings. The printed texts stay where they are.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any, Final

Card = dict[str, Any]

HERE: Final = Path(__file__).parent
LANGUAGES: Final = {"zh-Hant": "zh", "ko": "ko"}
"""The translations that are taken, and what the pool calls them."""

# -- what the reference has wrong

KEYWORDS: Final = {
    "scowly-caper": ["skirmish", "treachery", "versatile"],
    "mack-the-knife": ["elusive", "versatile"],
    "werewolf-curse": [],  # what stands there belongs to the creature that it is attached to
}
TRAITS: Final = {"bawretchadontius": ["dinosaur"], "well-of-memory": ["location"]}
NAMES: Final = {
    # Where the publishers' own documents name a card, they win over the reference.
    "befuddle": ("陷入混亂", "혼 빼내기"),
    "chronus": ("訪問機", "크로누스"),
    "control-the-weak": ("控制弱者", ""),
    "dark-æmber-vault": ("漆黑琥魄秘庫", "어둠의 앰버 보물고"),
    "fof-transponder": ("FOF 收發器", ""),
    "ghostform": ("幽靈形態", "영체화"),
    "hallafest": ("蠻荒樂隊", "함성 축제"),
    "infurnace": ("燃爐魔", "용광이"),
    "legionary-trainer": ("兵團教練", ""),
    "library-access": ("圖書館通行證", ""),
    "martian-generosity": ("火星人式慷慨", ""),
    "stealth-mode": ("潛行模式", ""),
    "timetraveller": ("時間旅行者", ""),
    "united-action": ("聯合行動", "연합 작전"),
    "technobabble": (
        "專業術語",
        "",
    ),  # the reference gives it that of Tentaclid, and its own to Te-wheke Kraken
}
NAMED_AMISS: Final = {"te-wheke-kraken": "zh"}
ERRATA: Final = {
    # The rulebook that is the first we know to list an erratum of a card.
    **dict.fromkeys(("drummernaut",), "1.3"),
    **dict.fromkeys(
        (
            "bait-and-switch", "biomatrix-backup", "experimental-therapy", "tendrils-of-pain", "library-access",
            "magda-the-rat", "custom-virus", "yzphyz-knowdrone", "life-for-a-life", "pain-reaction", "keyforgery",
            "auto-legionary",
        ),
        "14",
    ),
    **dict.fromkeys(("duskwitch", "shrink-ray-technician", "yipyax-abductor", "glimmerspore"), "17.2"),
    **dict.fromkeys(("scoop-up", "ecto-charge", "cauldron", "into-the-warp"), "17.3"),
    **dict.fromkeys(("missile-officer-myers",), "18.0"),
    **dict.fromkeys(("ragatha", "sample-42-c"), "18.1"),
    **dict.fromkeys(
        (
            "incubation-chamber", "sci-officer-qincan", "ask-again-later", "atrocity", "cosmic-recompense",
            "trade-blows",
        ),
        "18.3",
    ),
    **dict.fromkeys(("entropic-swirl",), "18.4"),
}  # fmt: skip
REWORDED: Final = {
    # The set whose print does something else than older prints; the newer one counts.
    "brain-eater": "DT",
    "bear-flute": "MG24",
    "bloodshard-imp": "ToC",
    "punctuated-equilibrium": "MM",
    "peace-accord": "MM",
    "vineapple-tree": "MM",
    "corner-the-market": "AS",
}
SKYBEASTS: Final = range(328, 351)
"""Their numbers in Crucible Clash, where they stand under one house as well."""
FIXED: Final = {"FIXED": "Fixed", "Evil Twin": "Twin", "The Tide": "Tide"}
HOUSES: Final = {"staralliance": "star-alliance"}
TYPES: Final = {"token creature": "token-creature", "archon power": "archon-power", "the tide": "tide"}
LATE: Final = ("DM",)
"""Sets whose houses came when records already named cards that had none (the labels of copies depend on it)."""
NO_HOUSES: Final = ("prophecy", "archonpower", "thetide")
PLACELESS: Final = ("tide", "prophecy", "archon-power")

ENHANCE: Final = re.compile("Enhance ([\ue000-\uf8ff ]+)")
ICONS: Final = {
    # The icons behind Enhance; two signs make a capture icon.
    "\uf360": "A",
    "\uf36f": "C",
    "\uf560": "",
    "\uf361": "D",
    "\uf36e": "R",
    "\uf372": "X",
    "\uf392": "P",
    "\uf379": "brobnar",
    "\uf37a": "dis",
    "\uf37b": "ekwidon",
    "\uf37c": "geistoid",
    "\uf37d": "logos",
    "\uf37e": "mars",
    "\uf37f": "skyborn",
    "\uf386": "redemption",
    "\uf387": "sanctum",
    "\uf388": "saurian",
    "\uf389": "shadows",
    "\uf38a": "star-alliance",
    "\uf38b": "untamed",
    "\uf390": "unfathomable",
    "\uf391": "ouboros",
    " ": "",
}

# -- what the reference does not know of sets

ORIGINAL: Final = "brobnar dis logos mars sanctum shadows untamed"
SETS: Final = {
    # Its houses, and its names in Traditional Chinese and Korean. No houses: any (G13).
    "CotA": (ORIGINAL, "統御者的呼喚", "집정관의 부름"),
    "AoA": (ORIGINAL, "耀升紀元", "초월자의 시대"),
    "WC": ("brobnar dis logos shadows untamed star-alliance saurian", "世界碰撞", "세계 충돌"),
    "MM": ("dis logos sanctum shadows untamed star-alliance saurian", "突變擴散", "집단 변이"),
    "DT": ("logos sanctum shadows untamed star-alliance saurian unfathomable", "潛潮闇湧", "어둠의 물결"),
    "WoE": (
        "brobnar mars sanctum star-alliance saurian unfathomable ekwidon",
        "風起變奏",
        "교역의 바람",
    ),
    "UC": ("", "無枷鎖", "언체인드"),
    "GR": (
        "brobnar mars untamed star-alliance unfathomable ekwidon geistoid",
        "陰森殘響",
        "음산한 잔영",
    ),
    "MG24": ("", "馬戲派對", "메나저리"),
    "AS": ("brobnar dis logos mars ekwidon geistoid skyborn", "琥魄天穹", "앰버의 하늘"),
    "ToC": ("dis logos shadows untamed geistoid skyborn redemption", "變革衍生", "변화의 토큰"),
    "MoMu": ("dis logos sanctum shadows untamed star-alliance saurian", "突變再擴散", "더 많은 변이"),
    "PV": (
        "dis logos sanctum shadows untamed star-alliance saurian redemption",
        "預言幻象",
        "예언의 환영",
    ),
    "CC": ("brobnar dis mars sanctum untamed saurian skyborn", "熔爐對決", "크루시블 격돌"),
    "VM25": (
        "logos mars shadows saurian unfathomable ekwidon geistoid",
        "秘庫大師 2025",
        "보물고 마스터 2025",
    ),
    "DM": ("mars shadows unfathomable ekwidon geistoid skyborn ouboros", "龍威嚴令", "가혹한 조치"),
}
UNCHAINED: Final = {"code": "UC", "name": "Unchained", "ids": ["601"], "release": ""}
"""A set of decks out of cards of all sets (G274), so no card was printed for it."""
RELEASES: Final = {"DT": ""}
"""The reference gives Dark Tidings the day of another set."""


def name(text: str) -> str:
    """A name without stray spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def loose(code: str, number: str) -> bool:
    """Whether a printing shows a placeholder for whatever house a deck puts the card into (G23, G269)."""
    return number[0] in "ARS" or (code == "CC" and number.isdigit() and int(number) in SKYBEASTS)


def prints(card: Card, home: str) -> list[str]:
    """The printings as ``CotA 1 Common``, with the house behind where it is not ``home``, ``any`` where
    the deck gives it."""
    told = []
    for code, house, number, rarity in card["prints"]:
        house = "any" if loose(code, number) else HOUSES.get(house, house)
        rarity = FIXED.get(rarity, rarity)
        number = number.lstrip("0") or "0"
        there = "" if house == home or house in NO_HOUSES else f" {house}"
        told.append(f"{code} {number} {rarity}{there}")
    return sorted(told, key=lambda line: (list(SETS).index(line.split()[0]), line))


def home_of(card: Card) -> str:
    """The house of the oldest printing that shows a real one; that of a Revenant is as good as any. Where only a
    late set shows one, a card that was there before has none."""
    known = sorted(card["prints"], key=lambda row: list(SETS).index(row[0]))
    known = [row for row in known if row[0] not in LATE] or known
    shown = [house for code, house, number, _ in known if not loose(code, number) or number[0] == "R"]
    return HOUSES.get(shown[0], shown[0]) if shown else ""


def enhance(text: str) -> list[str]:
    """The icons that a card brings to its deck (G67)."""
    found = ENHANCE.search(text)
    return [ICONS[sign] for sign in found[1] if ICONS[sign]] if found else []


def fact(card: Card, halves: set[str]) -> Card:
    """One line of the pool: what is nothing is left out."""
    one: Card = {"id": card["id"], "name": name(card["name"])}
    kind = TYPES.get(card["type"], card["type"])
    home = home_of(card)
    one["house"] = "" if kind in PLACELESS else home
    one["type"] = kind
    top, bottom = card["id"] in halves, card["id"] + "2" in halves
    if kind in ("creature", "token-creature") and not top:
        one["power"] = "x" if card["power"] is None else card["power"]
        one["armor"] = card["armor"] or 0
    one["amber"] = card["amber"]
    if not top:
        one["keywords"] = KEYWORDS.get(card["id"], card["keywords"])
        one["traits"] = TRAITS.get(card["id"], card["traits"])
    one["enhance"] = enhance(card["text"])
    one["half"] = "top" if top else "bottom" if bottom else ""
    one["twin"] = card["id"].endswith("-evil-twin")
    chinese, korean = NAMES.get(card["id"], ("", ""))
    given = {LANGUAGES[lang]: name(text) for lang, text in card["names"].items() if lang in LANGUAGES}
    one["zh"] = chinese or given.get("zh", "")
    one["ko"] = korean or given.get("ko", "")
    if card["id"] in NAMED_AMISS:
        one[NAMED_AMISS[card["id"]]] = ""
    one["errata"] = ERRATA.get(card["id"], "")
    one["reworded"] = REWORDED.get(card["id"], "")
    one["prints"] = prints(card, home)
    return {key: value for key, value in one.items() if value or key == "power"}


def halves_of(cards: list[Card]) -> set[str]:
    """The ids of the top halves: a ``2`` behind the id of a card of the same name (G162)."""
    named = {card["id"]: card["name"] for card in cards}
    return {
        card["id"]
        for card in cards
        if card["id"].endswith("2") and named.get(card["id"][:-1]) == card["name"]
    }


def told(rows: list[Card]) -> str:
    """Rows as JSON, one a line."""
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(reference: Path, into: Path = HERE) -> None:
    """Read ``reference`` and what lies beside it, and write both files."""
    cards = [json.loads(line) for line in reference.read_text(encoding="utf-8").splitlines()]
    halves = halves_of(cards)
    place = {card["id"]: at for at, card in enumerate(cards)}
    cards.sort(key=lambda card: place[card["id"][:-1]] + 0.5 if card["id"] in halves else place[card["id"]])
    (into / "pool.json").write_text(told([fact(card, halves) for card in cards]), encoding="utf-8")
    known = json.loads(reference.with_name("sets.json").read_text(encoding="utf-8"))
    known = {one["code"]: one for one in [*known, UNCHAINED]}
    sets = []
    for code, (houses, chinese, korean) in SETS.items():
        one = known[code]
        row = {"code": code, "name": one["name"], "zh": chinese, "ko": korean}
        row["ids"] = [int(number) for number in one["ids"] if number != "453"]
        row["houses"] = houses.split()
        release = RELEASES.get(code, one["release"])
        if re.fullmatch(r"\d{4}-\d\d-\d\d", release):
            row["release"] = release
        sets.append(row)
    (into / "sets.json").write_text(told(sets), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
