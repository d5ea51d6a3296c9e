"""Numbers for the houses and the kinds of cards, and what each house is called.

The houses stand in the order of G14, the kinds in that of G34-G38.
"""

from __future__ import annotations

from typing import Final

BROBNAR: Final = 0
DIS: Final = 1
LOGOS: Final = 2
MARS: Final = 3
SANCTUM: Final = 4
SHADOWS: Final = 5
UNTAMED: Final = 6
STAR_ALLIANCE: Final = 7
SAURIAN: Final = 8
UNFATHOMABLE: Final = 9
EKWIDON: Final = 10
GEISTOID: Final = 11
SKYBORN: Final = 12
REDEMPTION: Final = 13
OUBOROS: Final = 14
KEYRAKEN: Final = 15
IRONYX: Final = 16
NO_HOUSE: Final = -1
"""The house of reference cards (G200), and of cards that belong to whatever house a deck gives them: anomalies
(G23), Revenants and Skybeasts (G269)."""

HOUSE_NAMES: Final = (
    *("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "star-alliance", "saurian"),
    *("unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros", "keyraken", "ironyx"),
)
"""The houses as notation, records and files write them."""
PLAYED_HOUSES: Final = tuple([house for house in range(len(HOUSE_NAMES)) if house != IRONYX])
"""Those that a card can be of in a game: the Ironyx Rebels are read as Mars (G268)."""
HOUSE_OF: Final[dict[str, int]] = {name: house for house, name in enumerate(HOUSE_NAMES)}

HOUSES_CALLED: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        *("Brobnar", "Dis", "Logos", "Mars", "Sanctum", "Shadows", "Untamed", "Star Alliance", "Saurian"),
        *(
            "Unfathomable",
            "Ekwidon",
            "Geistoid",
            "Skyborn",
            "Redemption",
            "Ouboros",
            "Keyraken",
            "Ironyx Rebels",
        ),
    ),
    "zh-Hant": (
        *("蠻族", "冥府", "邏機", "火星", "聖堂", "暗影", "狂獸", "星聯", "龍邦"),
        *("異淵", "艾可頓", "召魂怪", "天裔", "闇贖", "銜尾", "鑰拉肯", "鋼克斯叛軍"),
    ),
    "ko": (
        *("브로브나", "디스", "로고스", "마스", "생텀", "섀도우", "언테임드", "스타 얼라이언스", "사우리안"),
        *(
            "언패더머블",
            "에퀴돈",
            "가이스토이드",
            "스카이본",
            "리뎀션",
            "우보로스",
            "키라켄",
            "아이로닉스 반군",
        ),
    ),
}
"""The houses as people say them, in each language."""

CREATURE: Final = 0
ACTION: Final = 1
ARTIFACT: Final = 2
UPGRADE: Final = 3
TOKEN: Final = 4
PROPHECY: Final = 5
ARCHON_POWER: Final = 6
TIDE: Final = 7

KIND_NAMES: Final = (
    *("creature", "action", "artifact", "upgrade"),
    *("token-creature", "prophecy", "archon-power", "tide"),
)
"""The kinds of cards; from the fifth on they are reference cards and no part of a deck (G200)."""
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
