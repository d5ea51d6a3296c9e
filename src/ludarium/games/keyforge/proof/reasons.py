"""Why our text of a card says it otherwise than print: a line a card, by its name in the pool."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "adaptoid": "says of each of three gains how long it lasts, where print says it once",
    "animator": "says that it is a creature, where print puts it on a flank of the battleline, which follows (G232)",
    "auto-legionary": "says that it is a creature, where print puts it on a flank of the battleline, which follows (G232)",
    "bait-and-switch": "repeats once, by its erratum",
    "bear-flute": "says that what was searched for is revealed, as the rules demand of every search for a name (G131)",
    "biomatrix-backup": "leaves no choice, by its erratum",
    "bouncing-deathquark": "says what must be there for another turn of it, where print speaks of the whole effect",
    "champion-s-challenge": "says “a friendly creature” of the only one that is left",
    "dr-verokter": "names two kinds of cards in the other order",
    "entropic-swirl": "gains first and deals its damage then, by its erratum",
    "entropic-manipulator": "names the two players whose creatures may be chosen",
    "experimental-therapy": "lets its creature be used in a turn of any house and gives it none, by its erratum",
    "font-of-the-eye": "says that a creature has been destroyed, where print says that it was",
    "galactic-census": "says the numbers from 3 to 4 as bounds, and each time what is counted",
    "general-order-24": "says of each player what print says of both, and first what happens while there are creatures",
    "groundbreaking-discovery": "names three cards as being there, where print has you control them",
    "grumpus-tamer": "says that what was searched for is revealed, as the rules demand of every search for a name (G131)",
    "hallafest": "leaves the shuffling after a search to the rules (G131), and words the number of chains more shortly",
    "horseman-of-war": "says what may not be done (reap, use an action) where print says that only fights may be",
    "infurnace": "counts “for each” where print has “equal to the number”",
    "keyforgery": "works in the opponent's turn only, by its erratum",
    "overlord-greking": "says where the creature has to lie, as the publishers have ruled",
    "positron-bolt": "says that all three are hit at the same time, as the publishers have ruled",
    "quicksand": "speaks of each side by itself, where print speaks of each player",
    "ragnarok": "says when Æ is gained before it says that it is",
    "quixxle-stone": "says of each player what print says of both",
    "resurgence": "does not say that the second card is another one, for the first has gone to the hand",
    "self-bolstering-automata": "names the creature that is given counters, where print has “it”",
    "shadowsaurus": "says “if you do” where print asks for Æ that was there, and says it twice",
    "tendrils-of-pain": "deals 4 instead of 1, by its erratum",
    "the-pale-star": "says that all armor is lost, where print has 0 armor",
    "united-action": "says in one sentence what print says in two",
    "yzphyz-knowdrone": "stuns only if a card was purged, by its erratum",
    "z-particle-tracker": "says that what was searched for is revealed, as the rules demand of every search for a kind (G131)",
    "æmberlution": "says of both hands together what print lets each player do, for AP has the order (G204)",
    "æmberheart": "says in three sentences what print says in one",
}
