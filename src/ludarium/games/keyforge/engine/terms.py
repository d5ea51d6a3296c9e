"""What the numbers of KeyForge stand for: the types that signatures name, and their values.

A type is singular (``Zone``), and the namespace of its values plural (``Zones.HAND``). The tuples of names are in the
order of the values, as views, notation and events write them. Houses and types of cards are in ``pool.houses``, options
in ``codes``, what happens in ``events``.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Card: TypeAlias = int
"""0 to 71: one of the cards of both decks, seat 0's first; from 72 on a token creature, under which one of them lies
(section 19); ``NONE`` where there is none."""
Seat: TypeAlias = int
"""0 or 1; ``NONE`` where nobody is meant."""
Face: TypeAlias = int
"""The number of a print in this game: what a card shows (``prints``)."""
Zone: TypeAlias = int
"""Where a card lies (section 3)."""
End: TypeAlias = int
"""Where a card enters a deck."""
ZoneSet: TypeAlias = int
"""Some of the zones: bit ``1 << zone`` for each."""
Knowers: TypeAlias = int
"""Who knows a hidden card, as bits: seat 0, seat 1, and whoever watches."""
Flag: TypeAlias = int
"""What a card may be marked with, as a bit."""
FlagSet: TypeAlias = int
Keyword: TypeAlias = int
CounterKind: TypeAlias = int
"""The name of a counter (G234)."""
KeyColour: TypeAlias = int
"""The colour of a key (G16), as a bit."""
KeySet: TypeAlias = int
"""Some of the three keys."""
Moment: TypeAlias = int
"""When abilities resolve (G124 and section 21)."""
Question: TypeAlias = int
"""What constant abilities answer (G137)."""
Verb: TypeAlias = int
"""What "cannot" and permissions are about."""
Replacement: TypeAlias = int
"""What a replacement takes the place of (section 16)."""
DamageCause: TypeAlias = int
"""How damage or a destruction came about."""
EntryState: TypeAlias = int
"""How a card enters play where a text says so (G211)."""
BonusIcon: TypeAlias = int
"""A bonus icon (G65)."""
Duration: TypeAlias = int
"""How long a lasting effect lasts (G136)."""

NONE: Final = -1
"""No card, no seat, no house, no number."""
SEATS: Final = 2
DRAWN: Final = 2
"""In the place of a winner (G189)."""
DECK_SIZE: Final = 36
BOTH_DECKS: Final = 72
NO_TOKENS: Final = (NONE, NONE)
TOKENS: Final = 72
"""Where a deck has a token creature, so many numbers come after those of the cards: for each deck one for each card that
may lie under one."""
KEYS: Final = 3
KEY_COST: Final = 6
HAND_LIMIT: Final = 6
CHAINS_MOST: Final = 24
NO_TIDE: Final = -2
"""In the place of who has high tide: there is no tide in this game (G161)."""
TIDE_CHAINS: Final = 3
"""What it costs to raise the tide by oneself (G160)."""
ANYWHERE: Final = 1
"""Of an artifact that becomes a creature: it need not stand on a flank."""
HAUNTED: Final = 10
"""So many cards in the discard pile haunt a player (G120)."""
READYING_STEP: Final = 6
"""The number of the "ready cards" step among those of a turn (``steps.turn``)."""
SIX: Final = 6
"""So often a player may play or use cards of one name in a turn (G147)."""


class Zones:
    """The first seven are ordered rows of one player each."""

    DECK: Final[Zone] = 0
    HAND: Final[Zone] = 1
    DISCARD: Final[Zone] = 2
    ARCHIVES: Final[Zone] = 3
    PURGED: Final[Zone] = 4
    LINE: Final[Zone] = 5
    ARTIFACTS: Final[Zone] = 6
    ATTACHED: Final[Zone] = 7
    """An upgrade under its creature."""
    BENEATH: Final[Zone] = 8
    """A card under a card, out of play (G202)."""
    REVEALED: Final[Zone] = 9
    """An action that is being resolved (G61)."""
    JOINED: Final[Zone] = 10
    """The top half of a gigantic creature that is in play, or is being played (G163): part of its bottom half, which is
    the creature."""
    ASIDE: Final[Zone] = 11
    """The number of a token creature that does not exist now."""


ROWS: Final = 7
"""So many of the zones are rows."""
IN_PLAY_ROWS: Final[tuple[int, ...]] = (
    Zones.LINE * 2,
    Zones.ARTIFACTS * 2,
    Zones.LINE * 2 + 1,
    Zones.ARTIFACTS * 2 + 1,
)
"""The rows of ``Layout.rows`` in play: the line and the artifacts of each seat."""
ZONE_NAMES: Final = (
    "deck", "hand", "discard", "archives", "purged", "line", "artifacts", "attached", "beneath", "revealed",
    "joined", "aside",
)  # fmt: skip


class Ends:
    """Where cards enter a deck: at one of its ends, or anywhere, for it is shuffled next."""

    BOTTOM: Final[End] = 0
    TOP: Final[End] = 1
    SHUFFLED: Final[End] = 2


KNOWN_TO_ALL: Final[Knowers] = 7


class Flags:
    EXHAUSTED: Final[Flag] = 1
    STUNNED: Final[Flag] = 2
    WARDED: Final[Flag] = 4
    ENRAGED: Final[Flag] = 8
    TAGGED: Final[Flag] = 16
    """Marked for destruction (G91)."""
    DODGED: Final[Flag] = 32
    """Elusive is used up this turn (G111)."""
    FACEDOWN: Final[Flag] = 64
    """A token creature (G165)."""


STATUS: Final[FlagSet] = 2 | 4 | 8
"""Stunned, warded, enraged: what only a creature can be (G232)."""


class Keywords:
    """Section 13."""

    ALPHA: Final[Keyword] = 0
    OMEGA: Final[Keyword] = 1
    ASSAULT: Final[Keyword] = 2
    HAZARDOUS: Final[Keyword] = 3
    DEPLOY: Final[Keyword] = 4
    ELUSIVE: Final[Keyword] = 5
    INVULNERABLE: Final[Keyword] = 6
    POISON: Final[Keyword] = 7
    SKIRMISH: Final[Keyword] = 8
    SPLASH_ATTACK: Final[Keyword] = 9
    TAUNT: Final[Keyword] = 10
    TREACHERY: Final[Keyword] = 11
    VERSATILE: Final[Keyword] = 12


KEYWORD_NAMES: Final = (
    "alpha", "omega", "assault", "hazardous", "deploy", "elusive", "invulnerable", "poison", "skirmish",
    "splash-attack", "taunt", "treachery", "versatile",
)  # fmt: skip
KEYWORDS: Final = 13
NUMBERED: Final = (Keywords.ASSAULT, Keywords.HAZARDOUS, Keywords.SPLASH_ATTACK)
"""The keywords that take a number."""


class CounterKinds:
    DOOM: Final[CounterKind] = 0
    FUSE: Final[CounterKind] = 1
    GLORY: Final[CounterKind] = 2
    DISRUPTION: Final[CounterKind] = 3
    GROWTH: Final[CounterKind] = 4
    WARRANT: Final[CounterKind] = 5
    SCHEME: Final[CounterKind] = 6
    IGNORANCE: Final[CounterKind] = 7
    KNOWLEDGE: Final[CounterKind] = 8
    TIME: Final[CounterKind] = 9
    AWAKENING: Final[CounterKind] = 10
    DEPTH: Final[CounterKind] = 11
    TRADE: Final[CounterKind] = 12
    PAINT: Final[CounterKind] = 13
    WISDOM: Final[CounterKind] = 14
    YEA: Final[CounterKind] = 15
    NAY: Final[CounterKind] = 16
    HATCH: Final[CounterKind] = 17
    MINERALIZE: Final[CounterKind] = 18
    MUTATION: Final[CounterKind] = 19


COUNTER_NAMES: Final = (
    "doom", "fuse", "glory", "disruption", "growth", "warrant", "scheme", "ignorance", "knowledge", "time",
    "awakening", "depth", "trade", "paint", "wisdom", "yea", "nay", "hatch", "mineralize", "mutation",
)  # fmt: skip


class KeyColours:
    RED: Final[KeyColour] = 1
    BLUE: Final[KeyColour] = 2
    YELLOW: Final[KeyColour] = 4


KEY_COLOURS: Final = (KeyColours.RED, KeyColours.BLUE, KeyColours.YELLOW)
KEY_NAMES: Final[dict[KeyColour, str]] = {
    KeyColours.RED: "red",
    KeyColours.BLUE: "blue",
    KeyColours.YELLOW: "yellow",
}


class Moments:
    PLAY: Final[Moment] = 0
    REAP: Final[Moment] = 1
    FIGHT: Final[Moment] = 2
    BEFORE_FIGHT: Final[Moment] = 3
    ACTION: Final[Moment] = 4
    OMNI: Final[Moment] = 5
    DESTROYED: Final[Moment] = 6
    SCRAP: Final[Moment] = 7
    AFTER_ENTERS: Final[Moment] = 8
    AFTER_PLAYED: Final[Moment] = 9
    AFTER_DESTROYED: Final[Moment] = 10
    AFTER_LEAVES: Final[Moment] = 11
    AFTER_FORGES: Final[Moment] = 12
    AFTER_FIGHTS: Final[Moment] = 13
    AFTER_REAPS: Final[Moment] = 14
    AFTER_USED: Final[Moment] = 15
    AFTER_HOUSE: Final[Moment] = 16
    AFTER_DISCARDS: Final[Moment] = 17
    TURN_STARTS: Final[Moment] = 18
    TURN_ENDS: Final[Moment] = 19
    BEFORE_FIGHTS: Final[Moment] = 20
    """ "Before a creature fights"."""
    AFTER_READIED: Final[Moment] = 21
    AFTER_ICON: Final[Moment] = 22
    ALWAYS_CHECKED: Final[Moment] = 23
    """ "If there are no ..., destroy": as soon as it is so."""
    AFTER_ATTACHED: Final[Moment] = 24
    """An upgrade, to a creature or an artifact (G233)."""
    AFTER_ARMOR: Final[Moment] = 25
    """Of a creature whose armor has prevented damage (G87)."""
    AFTER_REAP_GAIN: Final[Moment] = 26
    """Of the Æ that a player has gained by reaping."""
    READY_ENDS: Final[Moment] = 27
    """The end of a player's "ready cards" step."""
    AFTER_STEALS: Final[Moment] = 28
    """Of so much Æ by a player."""
    WOULD_FORGE: Final[Moment] = 29
    """Before a key is forged that can be."""
    AFTER_ICON_HURTS: Final[Moment] = 30
    """Of a creature to which a damage bonus icon has dealt damage."""
    AFTER_TIDE: Final[Moment] = 31
    """Of a player who has raised the tide (G159)."""
    AFTER_DAMAGED: Final[Moment] = 32
    """Of a creature that has been dealt damage, all of one dealing at once."""
    AFTER_SHUFFLES: Final[Moment] = 33
    """Of a player who has shuffled their discard pile into their deck."""
    AFTER_EXALTS: Final[Moment] = 34
    """Of a creature that a player has exalted (G128)."""
    ANY_TIME: Final[Moment] = 35
    """Whenever a player may do something in step 3: what a card in their discard pile lets them do."""
    WOULD_DRAW: Final[Moment] = 36
    """Of a card by a player, before it is drawn."""
    HOUSE_STEP: Final[Moment] = 37
    """After a player has chosen the active house, or would have: there may have been none to choose (G52)."""
    AFTER_RESOLVED: Final[Moment] = 38
    """Of an action that has been resolved and has gone to its discard pile."""
    AFTER_CAPTURES: Final[Moment] = 39
    """Of a creature that has captured Æ (G127)."""
    DRAW_STARTS: Final[Moment] = 40
    """The start of a player's "draw cards" step."""
    AFTER_DRAWS: Final[Moment] = 41
    """Of a player who has drawn a card."""


MOMENTS: Final = 42
MOMENT_NAMES: Final = (
    "play", "reap", "fight", "before-fight", "action", "omni", "destroyed", "scrap", "enters", "played",
    "after-destroyed", "leaves", "forges", "fights", "reaps", "used", "house", "discards", "turn-starts",
    "turn-ends", "fights-soon", "readied", "icon", "always", "attached", "armor", "reap-gain",
    "ready-ends", "steals", "forges-soon", "icon-hurts", "tide",
    "damaged", "shuffles", "exalts", "any-time", "draws-soon", "house-step", "resolved", "captures",
    "draw-starts", "draws",
)  # fmt: skip


class Questions:
    POWER: Final[Question] = 0
    ARMOR: Final[Question] = 1
    KEYWORD: Final[Question] = 2
    LOSES_KEYWORD: Final[Question] = 3
    GRANT: Final[Question] = 4
    COST: Final[Question] = 5
    """Of keys."""
    LIMIT: Final[Question] = 6
    """Of the hand."""
    CANNOT: Final[Question] = 7
    MUST_CHOOSE: Final[Question] = 8
    CANNOT_CHOOSE: Final[Question] = 9
    ENTERS: Final[Question] = 10
    AS_FLANK: Final[Question] = 11
    UNHURT: Final[Question] = 12
    HARMLESS: Final[Question] = 13
    IGNORES: Final[Question] = 14
    MAY_USE: Final[Question] = 15
    MAY_PLAY: Final[Question] = 16
    PRICE: Final[Question] = 17
    """What must be paid to play or use."""
    SPENDABLE: Final[Question] = 18
    BELONGS: Final[Question] = 19
    REPLACES: Final[Question] = 20
    HITS_HARDER: Final[Question] = 21
    SKIPS_FORGE: Final[Question] = 22
    GETS_SPENT: Final[Question] = 23
    NO_ARMOR: Final[Question] = 24
    ONLY_ATTACKS: Final[Question] = 25
    TAKES_CONTROL: Final[Question] = 26
    """An upgrade whose player controls its creature."""
    BLANK: Final[Question] = 27
    """Whose text counts for nothing (G240)."""
    AS_UPGRADE: Final[Question] = 28
    """A creature that may be played as an upgrade (G214)."""
    COPIES: Final[Question] = 29
    """What a card is a copy of when it is played (G213)."""
    ICONS_AGAIN: Final[Question] = 30
    """How many additional times each bonus icon is resolved (G216)."""
    FIXED_POWER: Final[Question] = 31
    """ "Is considered to have N power" (G85)."""
    ATTACHES: Final[Question] = 32
    """What an upgrade may be put on, where that is not any creature (G37)."""
    AS_CREATURE: Final[Question] = 33
    """An artifact that is a creature (G232)."""
    UPGRADE_TEXT: Final[Question] = 34
    """What an action says once it is attached as an upgrade (G233)."""
    TEXT_OF: Final[Question] = 35
    """A gained text box (G240)."""
    COPY_OF: Final[Question] = 36
    """A card in play that has become a copy (G240)."""
    OTHER_SIDE: Final[Question] = 37
    """The print on the other side of a card (G231)."""
    HURT_MORE: Final[Question] = 38
    """How much more damage is dealt to a card (G86.0); or, by ``DOUBLE``, that it is dealt twice as much (G86.4)."""
    FROM_SUPPLY: Final[Question] = 39
    """Whose Æ is not taken where it would be stolen or captured: the supply gives as much."""
    MUST_FIGHT: Final[Question] = 40
    """Whoever must fight when used, as if enraged (G104)."""
    ALSO_AT: Final[Question] = 41
    """Own moments whose abilities resolve at others, too: both as bits."""
    PLAYS_AGAIN: Final[Question] = 42
    """Whose "Play:" is triggered once more."""
    TRAIT: Final[Question] = 43
    """A trait that cards gain, by its number in ``pool.traits``."""
    LIKENESS: Final[Question] = 44
    """A card that has the power of another print, and its armor, keywords and traits besides its own."""
    ALSO_HURT: Final[Question] = 45
    """A card that is dealt the damage, too, that others are dealt during fights."""
    FACEUP: Final[Question] = 46
    """What is archived faceup; a card says it of itself."""
    PICKS: Final[Question] = 47
    """Which card, lying faceup in archives, lets their player take some of them."""
    LOSES_TRAITS: Final[Question] = 48
    FAR_TAUNT: Final[Question] = 49
    """Whose taunt (G116) reaches the neighbours of its neighbours, too."""
    HAUNTED: Final[Question] = 50
    """Who is haunted with fewer cards in the discard pile (G120)."""
    SHARES_KEYWORD: Final[Question] = 51
    """Which keywords, as bits, a creature has while another one of its player has them."""
    SWITCHED: Final[Question] = 52
    """Whose power and armor stand in each other's place."""
    LOSES_EFFECTS: Final[Question] = 53
    """Whose own abilities of a moment (by its number) are lost (G123)."""
    TOP_SHOWN: Final[Question] = 54
    """Who plays with the top card of their deck revealed."""


QUESTIONS: Final = 55
DOUBLE: Final = 1
"""A verb of ``HURT_MORE``."""


class Verbs:
    PLAY: Final[Verb] = 0
    USE: Final[Verb] = 1
    REAP: Final[Verb] = 2
    FIGHT: Final[Verb] = 3
    STEAL: Final[Verb] = 4
    ATTACK: Final[Verb] = 5
    """To fight against this one."""
    ACT: Final[Verb] = 6
    DISCARD: Final[Verb] = 7
    ICONS: Final[Verb] = 8
    """To resolve the bonus icons of a card."""
    FORGE: Final[Verb] = 9
    """To forge a key: any, or the first, the second, the third by its number."""
    DESTROYED: Final[Verb] = 10
    """To resolve the "Destroyed:" of a card."""
    TIDE: Final[Verb] = 11
    """To raise the tide."""
    READY: Final[Verb] = 12
    """To become ready, by whatever means (G105)."""
    READY_STEP: Final[Verb] = 13
    """To become ready in a player's "ready cards" step (G58)."""
    DIE: Final[Verb] = 14
    """To be destroyed."""
    EXHAUST: Final[Verb] = 15
    """To become exhausted."""
    LEAVE_ARCHIVES: Final[Verb] = 16
    """To leave a player's archives, of cards that the opponent owns."""


VERBS: Final = 17


class Replacements:
    GAIN: Final[Replacement] = 0
    """Of Æ that would go to a pool."""
    REAP: Final[Replacement] = 1
    """Of the Æ of a reap."""
    PILE: Final[Replacement] = 2
    """Of a card going to a discard pile from play."""
    DAMAGE: Final[Replacement] = 3
    """Of damage to be placed, which another creature takes."""
    STEAL: Final[Replacement] = 4
    """Of Æ that would be stolen."""
    BLOW: Final[Replacement] = 5
    """Of damage that a creature is about to deal (G243)."""
    WOUND: Final[Replacement] = 6
    """Of damage that a creature is about to be dealt."""
    ICON: Final[Replacement] = 7
    """Of a bonus icon that is about to be resolved: any, or those of a kind by its number."""
    RESOLVED: Final[Replacement] = 8
    """Of an action that has been resolved, going to a discard pile."""
    READYING: Final[Replacement] = 9
    """Of the creatures that a player would ready in the "ready cards" step."""
    PLAY_EFFECT: Final[Replacement] = 10
    """Of the "Play:" of a card that a player plays."""


class DamageCauses:
    BY_INSTRUCTION: Final[DamageCause] = 0
    IN_FIGHT: Final[DamageCause] = 1
    BY_DAMAGE: Final[DamageCause] = 2


class EntryStates:
    READY: Final[EntryState] = 0
    STUNNED: Final[EntryState] = 1
    ENRAGED: Final[EntryState] = 2
    ANYWHERE: Final[EntryState] = 3
    """Ready and anywhere in the line, where its player likes that."""
    THEIRS: Final[EntryState] = 4
    """Under the opponent's control, as if by treachery (G117)."""


class Durations:
    THIS_TURN: Final[Duration] = 0
    NEXT_TURN: Final[Duration] = 1
    """The opponent's next turn."""
    THE_NEXT: Final[Duration] = 2
    """Once, this turn."""
    WHILE_THIS: Final[Duration] = 3
    """Until this card leaves play."""
    TO_YOUR_TURN: Final[Duration] = 4
    """Until the start of one's own next turn."""
    FOR_GOOD: Final[Duration] = 5
    """Until the cards it is about leave play."""
    THROUGH_YOUR_TURN: Final[Duration] = 6
    """From now until the end of one's own next turn."""
    NEXT_READYING: Final[Duration] = 7
    """Through the next "ready cards" step of the opponent, who controls the cards it is about."""


DURATION_NAMES: Final = ("turn", "next-turn", "next", "this", "your-turn", "good", "through-your-turn")


ICON_LETTERS: Final = "ACDRXP"


class BonusIcons:
    """In the order of their letters."""

    AMBER: Final[BonusIcon] = 0
    CAPTURE: Final[BonusIcon] = 1
    DAMAGE: Final[BonusIcon] = 2
    DRAW: Final[BonusIcon] = 3
    DISCARD: Final[BonusIcon] = 4
    POWER: Final[BonusIcon] = 5
