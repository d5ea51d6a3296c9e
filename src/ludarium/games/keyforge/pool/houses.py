"""Numbers for the houses and the types of cards, and what each house is called.

A type is singular (``House``), and the namespace of its values plural (``Houses.MARS``).
"""

from __future__ import annotations

from typing import Final, TypeAlias

House: TypeAlias = int
"""In the order of G14; ``NO_HOUSE`` where there is none."""
HouseSet: TypeAlias = int
"""Some of the houses: bit ``1 << house`` for each."""
CardType: TypeAlias = int
"""In the order of G34-G38."""


class Houses:
    BROBNAR: Final[House] = 0
    DIS: Final[House] = 1
    LOGOS: Final[House] = 2
    MARS: Final[House] = 3
    SANCTUM: Final[House] = 4
    SHADOWS: Final[House] = 5
    UNTAMED: Final[House] = 6
    STAR_ALLIANCE: Final[House] = 7
    SAURIAN: Final[House] = 8
    UNFATHOMABLE: Final[House] = 9
    EKWIDON: Final[House] = 10
    GEISTOID: Final[House] = 11
    SKYBORN: Final[House] = 12
    REDEMPTION: Final[House] = 13
    OUBOROS: Final[House] = 14
    KEYRAKEN: Final[House] = 15
    IRONYX: Final[House] = 16


NO_HOUSE: Final[House] = -1
"""The house of reference cards (G200), and of cards that belong to whatever house a deck gives them: anomalies
(G23), Revenants and Skybeasts (G269)."""

HOUSE_NAMES: Final = (
    *("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "star-alliance", "saurian"),
    *("unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros", "keyraken", "ironyx"),
)
"""The houses as notation, records and files write them."""
PLAYED_HOUSES: Final = tuple([house for house in range(len(HOUSE_NAMES)) if house != Houses.IRONYX])
"""Those that a card can be of in a game: the Ironyx Rebels are read as Mars (G268)."""
HOUSE_OF: Final[dict[str, House]] = {name: house for house, name in enumerate(HOUSE_NAMES)}

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


class CardTypes:
    CREATURE: Final[CardType] = 0
    ACTION: Final[CardType] = 1
    ARTIFACT: Final[CardType] = 2
    UPGRADE: Final[CardType] = 3
    TOKEN: Final[CardType] = 4
    PROPHECY: Final[CardType] = 5
    ARCHON_POWER: Final[CardType] = 6
    TIDE: Final[CardType] = 7


TYPE_NAMES: Final = (
    *("creature", "action", "artifact", "upgrade"),
    *("token-creature", "prophecy", "archon-power", "tide"),
)
"""The types of cards; from the fifth on they are reference cards and no part of a deck (G200)."""
TYPE_OF: Final[dict[str, CardType]] = {name: number for number, name in enumerate(TYPE_NAMES)}
DECK_TYPE_NAMES: Final = TYPE_NAMES[:4]
"""The types of which the cards of a deck are."""
