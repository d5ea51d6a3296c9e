"""Why our text of a card says it otherwise than print: a line a card, by its name in the pool."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "animating-force": "says that its artifact is a creature, which puts it on a flank of the battleline (G232), and for how long",
    "animator": "says that it is a creature, where print puts it on a flank of the battleline, which follows (G232)",
    "bait-and-switch": "repeats once, by its erratum",
    "biomatrix-backup": "leaves no choice, by its erratum",
    "blorb": "leaves no doubt that one card is returned where several of the name lie there",
    "big-magnet": "names the creature where the upgrades go to it",
    "champion-s-challenge": "says “a friendly creature” of the only one that is left",
    "entropic-swirl": "gains first and deals its damage then, by its erratum",
    "entropic-manipulator": "names the two players whose creatures may be chosen",
    "experimental-therapy": "lets its creature be used in a turn of any house and gives it none, by its erratum",
    "fight-to-the-end": "says how long the creature has skirmish",
    "general-order-24": "says of each player what print says of both, and first what happens while there are creatures",
    "hoaxpitality": "calls the enemy creature the first one that was chosen",
    "horseman-of-war": "says what may not be done (reap, use an action) where print says that only fights may be",
    "keyforgery": "works in the opponent's turn only, by its erratum",
    "kaspara": "says what X is as a bonus to a power of 0",
    "missile-officer-myers": "lets a card of another house be played when it is scrapped, by its erratum",
    "kretchee": "says of exalting and of capturing in sentences of their own",
    "necromorph": "says which neighbor is destroyed where it has two",
    "overlord-greking": "says where the creature has to lie, as the publishers have ruled",
    "the-mysticeti": "says in sentences of their own that it is a creature, and where it goes",
    "poltergeistoids": "says apart what it says as an upgrade",
    "plunder": "asks whether to go on, and then about the discard, where print asks both at once",
    "positron-bolt": "says that all three are hit at the same time, as the publishers have ruled",
    "space-invaders": "says “put into play facedown” of cards that do not come from the deck (G238)",
    "spontaneous-awakening": "says apart what it says as an upgrade",
    "temporal-purge": "leaves it to the rules what becomes of cards that are no creatures (G238)",
    "tendrils-of-pain": "deals 4 instead of 1, by its erratum",
    "xenos-darkshadow": "says of its power and of its keywords what print says of the X that they have in common",
    "yzphyz-knowdrone": "stuns only if a card was purged, by its erratum",
}
