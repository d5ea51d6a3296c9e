"""A bonus icon in whose place something else may come (G65, section 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from ludarium.games.keyforge.engine.codes import AskKinds, Code, MoveKinds, code
from ludarium.games.keyforge.engine.events import EventKinds
from ludarium.games.keyforge.engine.frames import Frame, InForce, Node, Numbers, Scope
from ludarium.games.keyforge.engine.steps.timing import WindowKinds
from ludarium.games.keyforge.engine.terms import NONE, BonusIcon, Card, Questions, Replacements, Seat
from ludarium.games.keyforge.words.icons import ICONS, AsIcon

if TYPE_CHECKING:
    from ludarium.games.keyforge.engine.machine import Machine


def instead_of(m: Machine, icon: BonusIcon, player: Seat) -> list[InForce]:
    """What the player may do instead of resolving this icon: of texts that say the same, one (G158)."""
    found: list[InForce] = []
    for live in m.ix().by[Questions.REPLACES]:
        k = live.constant
        if k is None or not m.replaces(live, Replacements.ICON) or not k.rules(m, live, player):
            continue
        if isinstance(k.instead, AsIcon) and k.instead.icon == icon:
            continue  # it is what it would become
        if k.amount in (NONE, icon) and not any([k is other.constant for other in found]):
            found.append(live)
    return found


def resolve(m: Machine, c: Card, icon: BonusIcon, player: Seat) -> None:
    """A player resolves an icon of a card, unless a text replaces it."""
    m.add_own(IconFrame(icon, player), Scope(c, player, NONE, c))


class IconSteps:
    """The steps of an icon that may be replaced."""

    ASKS: Final = 0
    RESOLVED: Final = 1
    ENDS: Final = 2


@mypyc_attr(acyclic=True)
@final
class IconFrame(Frame):
    """An icon of the card of its scope is about to be resolved."""

    def __init__(self, icon: BonusIcon = 0, player: Seat = 0) -> None:
        super().__init__(ICON)
        self.icon = icon
        self.player = player
        self.declined = 0
        """So many of the texts that would replace it have been turned down."""

    def numbers(self) -> Numbers:
        return self.icon, self.player, self.declined, 0

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        self.icon = a
        self.player = b
        self.declined = c


@final
class Icon(Node):
    """AP is asked for each text whether it replaces the icon; if none does, it is resolved, and then answered. What
    replaces it is no icon any more (G157)."""

    def frame(self) -> IconFrame:
        return IconFrame()

    def run(self, m: Machine, f: IconFrame) -> None:
        s = m.scopes[f.scope]
        if f.step == IconSteps.ASKS:
            replacing = instead_of(m, f.icon, f.player)
            if f.declined < len(replacing):
                s.this = replacing[f.declined].scope.this
                s.ability = replacing[f.declined].constant  # it is read out while it is asked about
                m.ask(f, m.active, AskKinds.YES, self.options(m, f))
            else:
                f.step = IconSteps.RESOLVED
                m.push_words(ICONS[f.icon], Scope(s.card, f.player))
        elif f.step == IconSteps.RESOLVED:
            f.step = IconSteps.ENDS
            m.window(WindowKinds.ICON, s.card, NONE, f.icon, f.player)
        else:
            m.pop()

    def options(self, m: Machine, f: IconFrame) -> list[Code]:
        return [code(MoveKinds.YES), code(MoveKinds.NO)]

    def chosen(self, m: Machine, f: IconFrame, code: Code) -> None:
        yes = code == MoveKinds.YES
        s = m.scopes[f.scope]
        s.ability = None
        m.tell(EventKinds.CHOSE, m.active, 1 if yes else 0)
        if not yes:
            f.declined += 1
            return
        f.step = IconSteps.ENDS
        live = instead_of(m, f.icon, f.player)[f.declined]
        k = live.constant
        assert k is not None
        assert k.instead is not None
        about = Scope(live.scope.this, f.player, live.scope.giver, s.card, NONE, f.icon, f.player, k)
        m.push_words(k.instead, about)


ICON: Final[Icon] = Icon()
