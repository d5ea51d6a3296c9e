"""Why our text of a card says it otherwise than print: a line a card, by its name in the pool."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "animator": "says that it is a creature, where print puts it on a flank of the battleline, which follows (G232)",
    "bait-and-switch": "repeats once, by its erratum",
    "biomatrix-backup": "leaves no choice, by its erratum",
    "champion-s-challenge": "says “a friendly creature” of the only one that is left",
    "entropic-swirl": "gains first and deals its damage then, by its erratum",
    "entropic-manipulator": "names the two players whose creatures may be chosen",
    "experimental-therapy": "lets its creature be used in a turn of any house and gives it none, by its erratum",
    "general-order-24": "says of each player what print says of both, and first what happens while there are creatures",
    "horseman-of-war": "says what may not be done (reap, use an action) where print says that only fights may be",
    "keyforgery": "works in the opponent's turn only, by its erratum",
    "overlord-greking": "says where the creature has to lie, as the publishers have ruled",
    "positron-bolt": "says that all three are hit at the same time, as the publishers have ruled",
    "tendrils-of-pain": "deals 4 instead of 1, by its erratum",
    "yzphyz-knowdrone": "stuns only if a card was purged, by its erratum",
}
