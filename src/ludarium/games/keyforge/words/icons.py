"""The bonus icons (G65), and the damage of Assault and Hazardous (G108, G109), said in words like cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from ludarium.games.keyforge.engine.frames import Frame, Scope
from ludarium.games.keyforge.engine.terms import BonusIcon, Keywords, Moments
from ludarium.games.keyforge.words.base import Ability, Effect, Instant
from ludarium.games.keyforge.words.cards import ALL_TYPES, CREATURES, FRIENDLY, IN_HAND, Cards
from ludarium.games.keyforge.words.effects import Capture
from ludarium.games.keyforge.words.harm import Counters, Damage
from ludarium.games.keyforge.words.known import OTHER
from ludarium.games.keyforge.words.moving import Discard
from ludarium.games.keyforge.words.players import Draw, GainIcon, KeywordOf
from ludarium.games.keyforge.words.targets import A

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


@final
@dataclass(frozen=True, eq=False)
class AsIcon(Instant):
    """The bonus icon of the card of the event is resolved as one of this kind (G216), which may be replaced in its turn."""

    icon: BonusIcon

    def do(self, m: Machine, f: Frame, s: Scope) -> None:
        m.resolve_icon(s.card, self.icon, s.me)


A_CREATURE: Final = A(Cards(CREATURES))
ICONS: Final[tuple[Effect, ...]] = (
    GainIcon(),
    Capture(1, A(Cards(CREATURES, FRIENDLY))),
    Damage(1, A_CREATURE),
    Draw(1),
    Discard(A(Cards(ALL_TYPES, FRIENDLY, IN_HAND))),
    Counters(1, A_CREATURE),
)
"""By the numbers of ``prints``: Æ, capture, damage, draw, discard, power."""

ASSAULT_HITS: Final = Ability((Moments.BEFORE_FIGHT,), Damage(KeywordOf(Keywords.ASSAULT), OTHER))
HAZARDOUS_HITS: Final = Ability((Moments.BEFORE_FIGHT,), Damage(KeywordOf(Keywords.HAZARDOUS), OTHER))
