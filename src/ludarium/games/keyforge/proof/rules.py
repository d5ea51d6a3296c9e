"""Card texts as the proof-reader compares them: what means the same takes one form, however it was worded.

Print has changed its wordings over the years and says the same in several ways. A rule takes two of them for one; none
changes what a card does. Both texts, ours and the printed one, go through all of them.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludarium.games.keyforge.pool.facts import POOL

HOUSES: Final = "brobnar|dis|logos|mars|sanctum|shadows|untamed|saurian|star alliance|unfathomable|ekwidon|geistoid|skyborn|redemption"
KEYWORD: Final = (
    "(?:alpha|omega|deploy|elusive|invulnerable|poison|skirmish|taunt|treachery|versatile"
    "|assault [0-9x]+|hazardous [0-9x]+|splash-attack [0-9x]+)"
)
SIGNS: Final = str.maketrans(
    {
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "–": "-",
        "−": "-",
        "‑": "-",
        "•": " ",
        "\uf360": " Æ",
        "\uf361": " damage",
        "\uf36e": " draw",
        "\uf566": "",  # the tide, of which the words speak
        "\uf36f": " capture",
        "\uf560": "",
        "\ufeff": "",
        "\u00a0": " ",
    }
)
THING: Final = "(?:creature|artifact|card|upgrade)"
SIDE: Final = "(?:friendly|enemy|ready|exhausted|damaged|undamaged|flank|other|elusive)"
ADJECTIVE: Final = f"(?:{SIDE}|non-[a-z]+|{HOUSES})"
SPAN: Final = (
    "(?:for the remainder of the turn|during your opponent's next turn|until the start of your next turn)"
)
ORDER: Final = (
    "(?:archive|capture|deal|destroy|discard|draw|enrage|exalt|exhaust|forge|fully heal|gain|heal|move|purge|put|reveal|return|shuffle"
    "|steal|your opponent)"
)

TRAITS: Final = "|".join(
    sorted(
        {re.escape(trait) for fact in POOL.cards() for trait in fact.traits if len(trait) > 1}, reverse=True
    )
)

LETTERS: Final = (
    # Icons that came as letters; reminders.
    (r"<A>|(?<=\d)A\b|(?<=spend )A\b|(?<=with no )A\b|(?<=more )A(?= than)|(?<=gains )A(?= by)", " Æ"),
    (r"(?<=[Ee]ach )A\b|(?<=After )A(?= is )", " Æ"),
    (r"\b(gain|loses) A(?= equal)", r"\1 Æ"),
    (r"<D>|(?<=\d)D\b", " damage"),
    (r"\([^)]*\)", " "),
    (r"\bEnhance [^.]*\.", " "),  # icons of a deck's copies
)
RULES: Final[tuple[tuple[str, str], ...]] = (
    (r"\bgains: ", "gains, "),
    (
        r'\bgains,? "?while you are haunted, this creature cannot be used\b',
        'gains, "you cannot use this creature while you are haunted',
    ),
    # Old and new headers (G70), and ways to say "after".
    (r"\bafter (fight|reap)(?=[:/]| effect)", r"\1"),
    (r"\b(?:each time|whenever|when)\b(?= (?:an?|you|your opponent|another|each)\b)", "after"),
    (r"(?:(?<=^)|(?<=\. ))while ~ is in play, ", ""),  # as everything that is always so (G137)
    (r"\bwhen resolving\b", "after you resolve"),
    # How long, and when.
    (
        r"\bduring your opponent's next turn, your opponent\b",
        "your opponent during your opponent's next turn",
    ),
    (r"\b(?:on|during) their next turn\b", "during your opponent's next turn"),
    (
        r"\bchoose (an? [^.]+)\. it (gets|gains) ([^.]+?) until the end of the turn\b",
        r"until the end of the turn, \1 \2 \3",
    ),
    (r"\buntil the end of the turn\b", "for the remainder of the turn"),
    (r"\byou may use (friendly [^.]+?) this turn(?=\.|$)", r"for the remainder of the turn, you may use \1"),
    (r"\bduring their draw cards step, (.+?)(?=\.|$)", r"\1 during their draw cards step"),
    (
        r"\bafter a player fights with a creature, they lose (\d æ)\. ",
        r"after a creature fights, its controller loses \1. ",
    ),
    # Of whom, where a player was named.
    (r"\bchoose (a card) in (your archives) and put it into your hand\b", r"return \1 from \2 to your hand"),
    (r"\bthat player (archive|capture|gain|draw|lose)s\b", r"they \1"),
    (r"\bto that player's pool\b", "to their pool"),
    (r"(?<=they archive the top card of )that player's\b", "their"),
    (r"\bthat player controls\b", "they control"),
    (r"\b(captures? \d æ) from (?:your|their) opponent\b", r"\1"),
    (r"\bplay only if ([^.,]+)", r"~ cannot be played unless \1"),
    (r", where x is\b", ". x is"),
    (r"\banywhere in (?:your|its controller's) battleline\b", "anywhere in its battleline"),
    (r"\beach of its neighbors that shares\b", "each neighbor of it that shares"),
    (r"\bput (\d æ) on ~ from the common supply\b", r"place \1 from the common supply on ~"),
    # Who it is: the cards spoken of last, and the opponent who has been named.
    (rf"\b(?:the |that )?(?:chosen|discarded|purged|revealed|second|any of these) {THING}s?'s\b", "its"),
    (rf"\b(?:the |that )(?:chosen|discarded|purged|revealed) {THING}\b|\bany of these {THING}s\b", "it"),
    (rf"\b(?:that|those|these)(?: other)? {THING}s?'s\b", "its"),
    (rf"\b(?:each of )?(?:that|those|these)(?: other)? {THING}s?\b", "it"),
    (r"\bthem\b", "it"),
    (r"\bthey (lose|gain|discard|draw|steal|pay)\b", r"your opponent \1s"),
    (r"\bif a player (\w+)s ([^.,]+), they (cannot [^.]+)", r"players \3 while they \1 \2"),
    (r"\bthey (must|cannot)\b", r"your opponent \1"),
    (r"\bcreatures you control (gain|get)\b", r"each friendly creature \1s"),
    (r"(?<!each of )~'s neighbors (gain|get)\b", r"each of ~'s neighbors \1s"),
    (r"\b(?:1|one) of ~'s neighbors\b", "a neighboring creature"),
    (r"\bthey are\b", "it is"),
    (r"\bit leave\b", "it leaves"),
    (r"(?<=your opponent's deck and reveal )their\b", "your opponent's"),
    (r"\byou (gain|lose|draw|steal)\b", r"\1"),
    (r"\b(if your opponent has [^.]*?)of it\b", r"\1of your opponent's æ"),
    (r"\bhas exactly 1 æ, steal it\b", "has exactly 1 æ, steal 1 æ"),
    (r"\bthere are (\d) or more friendly token creatures\b", r"you have \1 or more token creatures"),
    (r"\bmake that many token creatures\b", "make a token creature for each damage healed this way"),
    (r"(?<=repeat this effect on )that neighbor\b", "it"),
    (r"\byour opponent's creatures and artifacts gain\b", "each enemy creature and artifact gains"),
    (r"\bchoose (an? [^.]+)\. switch its\b", r"switch \1's"),
    (r", then (?=purge it\b)", ". "),
    (
        r"\bpurge (up to \d cards) from your discard pile and purge \1 from your opponent's discard pile",
        r"purge \1 from each discard pile",
    ),
    (r"\bat the start of each player's turn\b", "at the start of each turn"),
    (
        r"\bwhile it is not your turn, ((?:friendly|your) creatures cannot become exhausted)",
        r"\1 unless it is your turn",
    ),
    (r"\bfacedown under ~ from your discard pile\b", "facedown under ~"),
    (r"\byour discard(?! pile)(?= (?:on|into) )", "your discard pile"),
    (r"\bdamaged in this way\b", "damaged this way"),
    (r"\ba creature or an artifact\b", "a creature or artifact"),
    (r"\bof any player's (?=deck\b)", "of a player's "),
    (
        r"\bput (it|that card) on the bottom of (?:their|your opponent's) deck\b",
        r"put \1 on the bottom of its owner's deck",
    ),
    (
        r"\bfrom a player's discard pile on the bottom of their deck\b",
        "from a discard pile on the bottom of its owner's deck",
    ),
    (r"\bif one or more creatures are\b", "if 1 or more creatures are"),
    (
        (
            r"\bwhile you are haunted, (?:each )?friendly creatures? gets? ([^.]+)\. while your opponent is haunted, (?:each )?enemy"
            r" creatures? gets? \1"
        ),
        r"while a player is haunted, their creatures get \1",
    ),
    # Cards always go to their owners' zones (G32).
    (r"\b(?:its|their) owners?'s? (hand|deck|archives)s?\b", r"its owner's \1"),
    (
        r"\b(return|put|shuffle) (~|this creature) (to|into|on top of|on the bottom of) (?:its owner's|your)\b",
        r"\1 \2 \3 its owner's",
    ),
    (r"\breturn ([^.]+?) to the top of\b", r"put \1 on top of"),
    (r"\bput (it|~|this creature) into its owner's archives\b", r"archive \1"),
    (r"\bput it into your hand\b", "return it to your hand"),
    (r"\bput ~ into its owner's hand\b", "return ~ to its owner's hand"),
    (r"\bafter your æ is stolen\b", "after æ is stolen from you"),
    (r"\bput an? (\w+ counter) on ~ for each æ stolen\b", r"put that many \1s on ~"),
    # Two wordings of one instruction.
    (
        r"(~ cannot reap) unless there are no enemy creatures in play\b",
        r"while there is an enemy creature, \1",
    ),
    (r"(~ gains \w+) during your turn\b", r"while it is your turn, \1"),
    (r"\bif you are not the owner of it and it leaves your archives\b", "if it leaves your archives"),  # G130
    (
        r"\bif either card leaves your archives and you are not the owner of it\b",
        "if it leaves your archives",
    ),
    (r"(?<=an upgrade) from play(?= into your archives)", ""),
    (r"\bdestroy all ((?:[a-z-]+ )*)creatures\b", r"destroy each \1creature"),
    (r"\ban additional (?=\d æ from its own side\b)", ""),
    (r"\bshares one or more traits\b", "shares a trait"),
    (r"\btop card (?:from|in) (your discard pile|a player's deck)\b", r"top card of \1"),
    (r"\bfully heal (each [^.]+)\. ward \1(?=\.|$)", r"fully heal and ward \1"),
    (r"\b(?:if|while) you are haunted, (?=keys|~ )(?!~ enters)", "while you are haunted, "),
    (r"\bkeys cost \+(\d) for each\b", r"keys cost +\1 æ for each"),
    (r"(while you are haunted, [^.]+\.) while you are not haunted, ", r"\1 otherwise, "),
    (r"\bmove all (\w+ counters) on ~ to\b", r"move all \1 from ~ to"),
    (r"\bdestroy ~'s neighbors\b", "destroy each neighboring creature"),
    (r"\b(creature|card) in (a|any haunted player's) discard pile\b", r"\1 from \2 discard pile"),
    (r"\bchoose (an? [^.]+ discard pile)\. play it\b", r"play \1"),
    (r" as if it were in your hand(?=\.|$)", ""),
    (r"\bput a card discarded this way into your hand\b", "return a card discarded this way to your hand"),
    (r"\bdiscard a card from your hand(?=\.|$)", "discard a card"),  # G206
    (
        r"\beach player archives each creature from their discard pile\b",
        "archive each creature from each player's discard pile",
    ),
    (
        r"\bif ([\w'-]+) is in your discard pile, return it to your hand\b",
        r"if \1 is in your discard pile, return a \1 from your discard pile to your hand",
    ),
    (r"\bif it is an? (purse-a-phone)\b", r"if it is \1"),
    (r"\b(purge ~), and (?=your opponent\b)", r"\1 and "),
    (r"(?<=each player's turn, )they may\b", "that player may"),
    (r"\bchoose (\d creatures)\. move all æ on (?:it|the chosen creatures) to\b", r"move each æ from \1 to"),
    (r"\bif it belongs to the named house\b", "if it is of that house"),
    (r"(?<=considered blank), except for traits\b", ""),  # G240
    (r"\bdestroy all other upgrades attached to this creature\b", "destroy each other upgrade on it"),
    (r"\bgive your opponent control of ~", "your opponent gains control of ~"),
    (r"\ba non-creature card\b", "an action, artifact, or upgrade"),
    (
        r"\beach player returns the top card of their discard pile to their hand\b",
        "return the top card of each player's discard pile to their hand",
    ),
    (r"\bchoose a card in any discard pile(?:\.| and) put it on\b", "put a card from a discard pile on"),
    (r"\bbottom card from each player's deck\b", "bottom card of each player's deck"),
    (
        r"(while you are haunted, )~ and each of ~'s neighbors get (\+\d armor)",
        r"\1~ gets \2. \1each of ~'s neighbors gets \2",
    ),
    (
        r"\byour opponent discards the top card of their deck\b",
        "discard the top card of your opponent's deck",
    ),
    (r"(?<=each of its neighbors )captures\b", "capture"),
    (r"\bdiscard up to (\d) cards from your hand\b", r"discard up to \1 cards"),
    (r"\bdiscard a non-(\w+) card from your hand\b", r"discard a non-\1 card"),  # G206
    (r"\b(used) 1 or more (?:friendly )?(\w+) creatures\b", r"\1 a \2 creature"),
    (r"\bready each of ~'s (\w+) neighbors(?=\.|$)", r"ready each neighboring \1 creature"),
    (r"\b(play an? [^.]+? from your discard pile) and ready it\b", r"\1. ready it"),
    (r"\ban enemy damaged creature\b", "a damaged enemy creature"),
    (r"(?<!each of )\ba neighbor of ~(?!')", "a neighboring creature"),
    (
        r"\beach player discards the top (\d cards) of their deck\b",
        r"discard the top \1 of each player's deck",
    ),
    (r"(?<=discarded)(?=, its owner\b)", " this way"),
    (r", or (?=move a ward\b|remove an? )", " or "),
    (r"\bfor each (non-[a-z ]+ )?neighbor ~ has\b", r"for each of ~'s \1neighbors"),
    (r"\b(each|for each) ([a-z -]*)neighbor of it\b", r"\1 of its \2neighbors"),
    (r"\bwhile ([^.,]+), (?=~ enters play)", r"if \1, "),
    (r"\bbelongs to the chosen house\b", "is of that house"),
    (r"\btrigger this effect again\b", "repeat this effect"),
    (
        r"\byour keys cost (-\d æ) while the tide is high and (\+\d æ) while the tide is low\b",
        r"while the tide is high, your keys cost \1. while the tide is low, your keys cost \2",
    ),
    (r"\b(you may play an?(?:nother)? [^.]*?\bcard) from your hand\b", r"\1"),
    (r"\b(this creature gets [^.]+)\. this creature gains\b", r"\1 and gains"),
    (r"\bput ([^.]+? from your discard pile) into your hand\b", r"return \1 to your hand"),
    (
        r"\bputs each card from their archives into their hand\b",
        "returns each card from their archives to their hand",
    ),
    (r"\bamong the (discarded|revealed) cards\b", r"among cards \1 this way"),
    (r"\bthat player may (?=deal|use)", "they may "),
    (r"\bsearch your deck for an? (?=com\.)", "search your deck for "),
    (r"\bbetween (com\. officer \w+) and ~", r"between ~ and \1"),
    (
        r"\bremove a time counter from ~, then destroy (?:it|~) if there are no time counters on (?:it|~)",
        "remove a time counter from ~. if there are no time counters on ~, destroy ~",
    ),
    (r"\bfor each (non-[a-z ]+ )?neighbor this creature has\b", r"for each of this creature's \1neighbors"),
    (r"\balso use\b", "use"),
    (r"\bcreature that player controls\b", "creature they control"),
    (r"\bif the tide is high, this creature captures\b", "if the tide is high, capture"),
    (
        r"\bchoose (a friendly creature)\. choose a house\. for the remainder of the turn, (?:it|that creature) belongs to that house",
        r"for the remainder of the turn, \1 belongs to the house of your choice",
    ),
    (r"\bchoose a creature and discard\b", "choose a creature. discard"),
    (
        r"\bdiscard x cards from (.+?)(?:, where|\.) x is the number of cards in (?=your opponent's discard pile)",
        r"discard a card from \1 for each card in ",
    ),
    (
        r"\bthis creature gets -x power(?:, where|\.) x is the number of æ on this creature\b",
        "this creature gets -1 power for each æ on this creature",
    ),
    (r"\bshares a house with one of its neighbors\b", "shares a house with at least 1 of its neighbors"),
    (
        r"\bshuffle all upgrades from play into (?:its|their) owners?'s? decks?\b",
        "shuffle each upgrade into its owner's deck",
    ),
    (r"\beach player discards the top card of their deck\b", "discard the top card of each player's deck"),
    (r"\bwith at least one of the discarded cards\b", "with at least one of it"),
    (r"\bat the beginning of your turn\b", "at the start of your turn"),
    (
        r"\bput (it|that card) on the bottom of your deck from your discard pile\b",
        r"put \1 from your discard pile on the bottom of your deck",
    ),
    (r"\barchive each card revealed this way\b", "archive it"),
    (r"\bmodular exoskeleton\b", "~"),
    (r"\bif ~ is in your discard pile, (?=you may return ~ from your discard pile)", ""),
    (r"(?<=\bgains): (?=fight|reap|destroyed)", ", "),
    (r"\breturn one card of each\b", "return 1 card of each"),
    (r"\beach neighboring creature (captures)\b", r"each of ~'s neighbors \1"),
    (r"\bwith one or more of its neighbors\b", "with at least 1 of its neighbors"),
    (r"(?<=run out of cards\. if you )discard(?:ed)? (an? [^,.]+?)(?: this way)?(?=,)", r"discard \1"),
    (r"\bmove each æ from ~'s neighbors\b", "move each æ from each of ~'s neighbors"),
    (r"\bgive (each creature with a \+1 power counter) another (\+1 power counter)", r"put a \2 on \1"),
    (r"\bgive (another [^.]+?|\d creatures) ((?:an?|two|three) \+1 power counters?)", r"put \2 on \1"),
    (r"\bput (\d æ) on ~ from the common supply", r"place \1 from the common supply on ~"),
    (r"\bput ([^.]+?) faceup under ~", r"graft \1 onto ~"),  # G121
    (r" as if they were in your hand\b", ""),  # G55
    (r"\bis destroyed in a fight\b", "is destroyed while fighting"),
    (r"\bthe player who controls it\b", "its controller"),
    (r"\bthat player controls (?=creatures with total power)", "they control "),
    (r"\bthat player moves (?=each æ from ~ to (?:that player's|their) pool)", "move "),
    (r", where x is\b", ". x is"),
    (r"\bwhile (?:it is damaged, ~|~ is damaged, it)(?= gains)", "while ~ is damaged, ~"),
    (r"\bwhile enraged ~", "while ~ is enraged, ~"),
    (r"\bdeal damage equal to ([^.,]+?'s power) to ([^.,]+)", r"deal damage to \2 equal to \1"),
    (r",? with (\d) (?:damage )?splash\b", r" with \1 splash"),
    (
        r"\bredistribute the damage on creatures among creatures\b",
        "redistribute all damage on creatures among all creatures",
    ),
    (r"\beach player discards the top card of their deck\b", "discard the top card of each player's deck"),
    (r"\b(each player discards [^.,]+), then (?=draws )", r"\1. each player "),
    (r"\barchive your discard pile\b", "archive each card from your discard pile"),
    (r"\brepeat the preceding effect\b", "repeat this effect once"),
    (
        r"\bduring your draw cards step, (refill your hand to \d additional cards?)",
        r"\1 during your draw cards step",
    ),
    (r"\byou control at least one artifact\b", "there is a friendly artifact"),
    (r"\byou cannot play ~\. ~ cannot be discarded\b", "~ cannot be played or discarded"),
    (r"\bgive your opponent (\d æ)", r"pay your opponent \1"),
    (r"(?<=a random card )in (?=your opponent's hand)", "from "),
    (r"(?<=look at your opponent's hand) and (?=play )", ". "),
    (r"\bput 1 (\w+ counter)\b", r"put a \1"),
    (r"(?<=counter on ~), (?:then )?(?=gain )", ". "),
    (
        r"\bchoose (an? [^.]+? creature and an? [^.]+)\. if you do, swap control of it\b",
        r"swap control of \1",
    ),
    (r"\bsteal æ equal to the number of (æ bonus icon)s on it\b", r"steal 1 æ for each \1 on it"),
    (
        r"\b((?:shuffle|return|put) [^.]*?friendly [^.]*?creatures? (?:into|to|on (?:top|the bottom) of)) your\b",
        r"\1 its owner's",
    ),
    (r"\bas an? ((?:capture|damage|draw|, |or | )+) icon instead\b", r"as a \1 bonus icon instead"),
    (r"(?<=reveal your hand) to your opponent\b", ""),
    (r"\bswap ~ with (?:one|1) of its neighbors\b", "swap ~ with a neighboring creature"),
    (r"(?<=destroy this creature) and (?=attach ~)", ". "),
    (
        r"\bswap (an artifact) from your discard pile with a card in your hand\b",
        r"choose \1 in your discard pile. swap it with a card from your hand",
    ),
    (r", they may archive it from their discard pile\b", ", your opponent may archive it"),
    (r"\beach time (?=your opponent discards\b)", "after "),
    (
        r"\bcannot play cards, and (?=after your opponent discards a card from their hand)",
        "cannot play cards and ",
    ),
    (r"(creature and an? [a-z ]*creature) each capture\b", r"\1 capture"),
    (r"\breveal two cards\b", "reveal 2 cards"),
    (r"\bif (?:they|it) shares? a house\b", "if it share a house"),
    (r"\bthe creature it fights\b", "the creature ~ fights"),
    (
        r"\beach ([a-z ]+?) gets (\+\d power) and loses all abilities\b",
        r"each \1 gets \2 and each \1 loses all abilities",
    ),
    (
        r"\bdiscard the bottom card of ([^.,]+? deck), or the bottom (\d) cards instead if ([^.]+)",
        r"if \3, discard the bottom \2 cards of \1. otherwise, discard the bottom card of \1",
    ),
    (r"\byou did not play a creature\b", "you have not played a creature"),
    (r",? and,? (?=(?:reap|fight|play|destroyed):)", " and, "),
    (
        r"\b(cannot (?:be used to )?fight friendly creatures) unless the friendly creature has (taunt)",
        r"\1 without \2",
    ),
    (
        r"\bchoose a player\. that player discards (a random card) from their hand",
        r"discard \1 from a player's hand",
    ),
    (r"\bchoose a player\. (shuffle [^.]+?) of that player's (discard pile)", r"\1 of a \2"),
    (r"\b(return|play) a different creature (?=from your discard pile)", r"\1 another creature "),
    (r"(?<=from your discard pile) and (?=ready and use )", ". "),
    (
        r"\bif you do, deal that much damage to (each other creature)",
        r"for each counter removed this way, deal 1 damage to \1",
    ),
    (r"\bplay ready, then (?=fight )", "play ready. "),
    (
        r" and attach ~ to (?:it|~) as an upgrade with the text:?",
        ". attach ~ to it as an upgrade. as an upgrade, ~ has the text:",
    ),
    (r"\bthey reveal\b", "reveal"),
    (r"\bplayer names a house\b", "player chooses a house"),
    (r"\bof the named house\b", "of that house"),
    (r"\bwhenever ~ takes damage, ~ takes\b", "whenever it takes damage, it takes"),
    (r"(~|\bthis creature) heals (\d+) damage and captures\b", r"heal \2 damage from \1 and capture"),
    (r"(~|\bthis creature) heals (\d+) damage\b", r"heal \2 damage from \1"),
    (r"~ captures\b", "capture"),
    (r"\bfrom its opponent\b", ""),  # a creature captures from no one else (G127)
    (r"\bgive (it|~|this creature) ((?:\w+ )?\+1 power counters?)", r"put \2 on \1"),
    (r"\bgive (each [^.]+?) ((?:an?|two|three) \+1 power counters?)", r"put \2 on \1"),
    (r"\bgive ((?:an?|two|three) \+1 power counters?) to\b", r"put \1 on"),
    (r"\beach player cannot\b", "players cannot"),
    (r"\beach player's keys cost\b", "keys cost"),
    (r"\bafter a key is forged\b", "after a player forges a key"),
    (r"\bthat player destroys\b", "destroy"),
    (
        r"\bthere are more enemy creatures than friendly creatures\b",
        "your opponent controls more creatures than you",
    ),
    (r"\b(deal )1( damage to each enemy creature) for each æ stolen\b", r"\1that much\2"),
    (r": this creature captures\b", ": capture"),
    (r"(?<=in the center of )your(?= battleline)", "its"),
    (r"(?<=or higher),(?= or stun)", ""),
    (r"\bfor each æ in your pool\b", "for each æ you have"),
    (r"\bback (?=into )", ""),
    (r"\bthe attacked creature\b(?!')", "the creature ~ fights"),
    (r"\beach creature (to the (?:left|right) of ~ in the battleline) (get|gain)s\b", r"creatures \1 \2"),
    (r"\b(each player discards their hand), (?:then )?", r"\1. each player "),
    (
        r"\beach player gains (\d) æ for each \w+ they own (\w+) this way",
        r"its owner gains \1 æ for each card \2 this way",
    ),
    (r"(~|this creature) gets (\w+ \+1 power counters?)", r"put \2 on \1"),
    (r"\bdamage splash\b", "splash"),
    (
        r"\bdeal (\d) damage (?:each )?to ([^.]+?) and (?:deal )?\1 damage to (an? [^.]+)",
        r"deal \1 damage to \2 and \3",
    ),
    (r"\bto a creature and a different creature\b", "each to 2 creatures"),
    (r"\ban additional (?=\d damage)", ""),
    (
        r"\bdeal damage to ([^.]+?) equal to the number of (\w+ )?cards\b",
        r"deal 1 damage to \1 for each \2card",
    ),
    (rf"\beach revealed ((?:{ADJECTIVE} )*{THING})\b", r"each \1 revealed this way"),
    (
        rf"(?<!-)\b(?:(?:{HOUSES}) )?(?:{THING}|one) (destroyed|purged|revealed|discarded|healed|returned) this way\b",
        r"card \1 this way",
    ),
    (r"\bchoose (an? [^.]+?) to capture\b", r"\1 captures"),
    (r"\bchoose (an? [^.]+?)\. it captures\b", r"\1 captures"),
    (r"\bchoose and (purge|discard)\b", r"\1"),
    (r"\bthe chosen creatures\b", "it"),
    (r"\bis a non-(star alliance|\w+) card\b", r"is not a \1 card"),
    (
        r"\brearrange the creatures in your battleline,? or rearrange the creatures in your opponent's battleline\b",
        "rearrange the creatures in a player's battleline",
    ),
    (r"(keys cost -2 æ) (until the end of your next turn)", r"\2, \1"),
    (r"\bchoose ([^.]+)\. (stun|ward|exhaust|destroy) (?:it|the chosen creatures)(?=\.|$)", r"\2 \1"),
    (r"\byou may (\w+) (?=any number of\b)", r"\1 "),
    (r"\bthe same creature\b", "it"),
    (r"\bfor each æ lost\b(?! this way)", "for each æ lost this way"),
    (r"\bartifact, upgrade, or action card\b", "action card, artifact, or upgrade"),
    (r"\bupgrade (?:attached to|on) (?:it|this creature)\b", "upgrade on it"),
    (
        r"\b(this creature) and each of its neighbors gains (\w+)",
        r"\1 gains \2. each of \1's neighbors gains \2",
    ),
    (
        r"\bif there are more enemy creatures than friendly\b",
        "if your opponent controls more creatures than you",
    ),
    (r"(?<=than you) creatures\b", ""),
    (r"(?<=gains, )'([^']*?)\.?'", r"\1"),
    (r"\bin the center of (?:your|its controller's) battleline\b", "in the center of its battleline"),
    (r"\bplay 1 card that is (?=not of)", "play a card "),
    (r"\bgain 1 æ for each damage healed this way\b", "gain that much æ"),
    (r"\bthe creature this creature fights\b", "the creature ~ fights"),
    (r", or (?=attach\b)", " or "),
    (r"(?<=return it to your hand)\. shuffle your deck\b", ""),
    (
        r"\byou may play ((?:an?|one|1) [^.]*?) this turn(?=\.|$)",
        r"for the remainder of the turn, you may play \1",
    ),
    (r"\bput (a friendly [^.]*?) on the bottom of its owner's deck\b", r"put \1 on the bottom of your deck"),
    (r"(\bafter [^,.]+), for each ([^,.]+), ([^.,]+)", r"\1, \3 for each \2"),
    (r"\bgain control\b", "take control"),
    (r"\byou cannot use (~|this creature)", r"\1 cannot be used"),
    (r"\brepeat ~'s effect\b", "repeat this effect"),
    (r"\bput it in(?:to)? its owner's hand instead\b", "it is put into its owner's hand instead"),
    (r"\binstead of destroying ~, ([^.]+)", r"\1 instead"),
    (r"\bif ([^.,]+), instead ([^.]+)", r"if \1, \2 instead"),
    (r"\b(\w+) ([^.:]+)\. if ([^.,]+), \1 ([^.]+) instead\b", r"if \3, \1 \4. otherwise, \1 \2"),
    (r"\bit was already (?=stunned|damaged|exhausted)", "it is "),
    (r"\bchoose (an? [^.]+)\. if ([^.,]+), ([^.]+)\. otherwise, (\w+) it\b", r"\4 \1. if \2, \3 instead"),
    (rf"\bchoose (an? [^.]+)\. ({SPAN}), it\b", r"\2, \1"),
    (r" as though they belonged to the active house\b", ""),  # G55
    (r"\bdamage healed\b(?! this way)", "damage healed this way"),
    (r"\ball of their remaining\b", "all of their"),
    (
        r"\bchoose (an? [^.]+)\. if ([^.,]+), (deal \d damage) to it\. otherwise, (deal \d damage) to it\b",
        r"\4 to \1. \3 instead if \2",
    ),
    (r"\bor it (?=has æ)", "or "),
    (r"\bif an? ([^.]+?) was revealed\b", r"if you reveal a \1 this way"),
    (r"\bplay a card from that hand as if it were yours\b", "play a card from it"),
    (r", (?=or resolve\b)", " "),
    (r"(?<=for a card), (?=and return it)", " "),
    (r"(?<=card) in play(?= into your deck)", ""),
    (r"\bwhile fighting, ~", "while ~ is fighting, ~"),
    (r"\bgive ((?:an?|each) [^.:]+?) ((?:\w+ )?\+1 power counters?)", r"put \2 on \1"),
    (r"(?<!~ )\bis used to fight\b(?=,)", "fights"),
    (r"\bin the center of your battleline\b", "in the center of its battleline"),
    (r"\bchoose (an? [^.]+)\. (exhaust) it\b", r"\2 \1"),
    (r"\byou may (destroy any number)\b", r"\1"),
    (
        r"\bdeal (\d) damage to each creature after it enters play\b",
        r"after a creature enters play, deal \1 damage to it",
    ),
    (r"\bwhen ~ is used to fight, ~ can only attack\b", "~ can only fight"),
    (r"\breturn to play\b", "put into play"),
    (r"\bchoose one: ([^.]+)\. ([^.]+)", r"\1 or \2"),
    (rf"\b({ORDER}) ([^.,]+) or \1\b", r"\1 \2 or"),
    (r"\barchive ([^.]+)\. archive\b", r"archive \1 and"),
    (
        r"\bif (\d) cards are not destroyed as a result of this\b",
        r"if fewer than \1 cards are destroyed this way",
    ),
    (r"\bkey your opponent has forged\b", "forged key your opponent has"),
    (r"\byour opponent cannot use creatures to (fight|reap)\b", r"enemy creatures cannot \1"),
    (r"\bcannot be used to (fight|reap)\b", r"cannot \1"),
    (r"\byou have less æ than your opponent\b", "your opponent has more æ than you"),
    (r"\baction card(s?)\b", r"action\1"),
    (rf"\byour ((?:{ADJECTIVE} )*)creatures\b", r"friendly \1creatures"),
    (r"\beach ((?:[a-z-]+ )*)creature (cannot|may)\b", r"\1creatures \2"),
    (r"\beach ((?:[a-z-]+ )*)creature enters\b", r"\1creatures enter"),
    (r"\beach ((?:[a-z-]+ )*)creature (get|gain)s\b", r"\1creatures \2"),
    (r"\beach of (?=the attacked creature's neighbors\b)", ""),
    (rf"\bchoose (an? [^.]+?)\. ({ORDER}) it\b", r"\2 \1"),
    (r"\breturn (?=\d æ from ~ to the common supply)", "move "),
    (r"\b1 æ for each damage just prevented\b", "that much æ"),
    (r"\b(gain \d æ) if ([^.]+)", r"if \2, \1"),
    (r"\btheir keys cost\b", "your opponent's keys cost"),
    (r"\b(search [^.]+)\. shuffle your deck\b", r"\1"),  # G131
    (r"\bin the center of (?:your|its) battleline\b", "in the center of its battleline"),
    (r"(?<=center of its battleline, you may exalt) it\b", " ~"),
    (r"\bwhile ([^.,]+), (your æ cannot be stolen)\b", r"\2 while \1"),
    (r"\bthey belong\b", "it belong"),
    (r"\bchoose a house and (?=\w+ )", "choose a house. "),
    (r"(?<=to your pool) and (?=destroy it\b)", ". "),
    (r"\bmove each æ (?:from|on) ", "move each æ from "),
    (
        r"\b(an? [^.:]+?) captures (\d) æ\. if ([^.,]+), it captures (\d) æ instead",
        r"choose \1. if \3, it captures \4 æ. otherwise, it captures \2 æ",
    ),
    (r"(~ enters play (?:ready|stunned))\. ~ (?=only deals)", r"\1 and "),
    (r"\badd 1 to your hand\b", "put 1 into your hand"),
    (r"(?<=cards of your deck)\. (?=archive 1, put 1 )", ", "),
    (r"\bremove (\d) glory counters from ~", r"remove \1"),
    (r"\bplay (an? [^.]+?) from your hand(?=\. it enters)", r"play \1"),
    (r"\bthere are (\d) or more friendly creatures\b", r"you have \1 or more creatures"),
    (r"\bgive control of ([^.]+?) to your opponent\b", r"your opponent gains control of \1"),
    (r"\bis considered to be in house\b", "belongs to house"),
    (r"\b(?:its|a) neighbor(?: of it)?\b", "a neighbor of it"),
    (r"\b(until you )either\b", r"\1"),
    (r"\bif you discarded\b", "if you discard"),
    (r"\bif you healed 3 damage\b(?! this way)", "if you healed 3 damage this way"),
    (r"\byou have (played|discarded|used)\b", r"you \1"),
    (r"\bof the chosen house\b", "of that house"),
    (r"; otherwise\b", ". otherwise"),
    (r"\bif you have any other creatures\b", "if there is another friendly creature"),
    (r"\bto either flank of its controller's battleline\b", "to a flank"),
    (r"\barchive a (hyde|velum) from\b", r"archive \1 from"),
    (r"\bplay one (?=non-)", "play a "),
    (r"\bin the center of your battleline\b", "in the center of its battleline"),
    (r"\bfor each of its neighbors that\b", "for each neighbor of it that"),
    (r"\bput (\d æ from the common supply)\b", r"place \1"),
    (r"\bwhen (there are [^.,]+ on ~),? (?=destroy)", r"if \1, "),
    (r" as if (?:it were in your hand and in|they belonged to) the active house\b", ""),  # G55
    (r"\bdraw 1 card\b", "draw a card"),
    (r"\bgains (?=[a-z/ ]+:)", "gains, "),
    (r"(?<=a random card )in (?=your opponent's archives)", "from "),
    (r"\bchoose (a random card [^.]+)\. play it as if\b", r"play \1 as if"),
    (r"\bor the top card of their deck\b", "or the top card of your opponent's deck"),
    (r"\bchoose (up to \d creatures)\. ([^:]*)\bto each chosen creature\b", r"\2to \1"),
    (r"\bgive (a neighbor of it|its other neighbor) ((?:\w+ )?\+1 power counters?)", r"put \2 on \1"),
    (r"\b1 æ for each (?:\w+ )?counter removed this way\b", "that much æ"),
    (r"(?<=put 1 into your hand) and (?=1 on (?:the bottom|top) of your deck)", ". put "),
    (r"\bchoose (up to \d creatures)\. shuffle each chosen creature\b", r"shuffle \1"),
    (r"\bin the center of your battleline\b", "in the center of its battleline"),
    (r"\bwhile under your control, it\b", "while it is under your control, it"),
    (r"\bchoose a player\. (.+?) of that player's deck\b", r"\1 of a player's deck"),
    (r"\bpurge a card revealed this way\b", "purge 1"),
    (r"\bthe other revealed cards\b", "the others"),
    (
        r"\beach ((?:[a-z-]+ )*(?:creature|artifact))'s text box is considered blank\b",
        r"\1s are considered to have a blank text box",
    ),
    (r"\bwith no æ on\b", "without æ on"),
    (r"\bone of ~'s neighbors\b", "a neighboring creature"),
    (r"\bduring your turn, (after you discard [^,]+),", r"\1 during your turn,"),
    (r"\bif (your opponent chooses that house)\b", r"after \1"),
    (r"\bif you (?:forge a key this way|exalt it)(?=,)", "if you do"),
    (r"(\bpurge [^.]+?) in (a|your) discard pile\b", r"\1 from \2 discard pile"),
    (r"\beach card in your hand\b", "each card from your hand"),
    (r"\byou did not play any creatures\b", "you have not played a creature"),
    (r"\bif it is destroyed by this effect\b", "if this damage destroys it"),
    (r"(?<=\d æ or) fewer\b", " less"),
    (
        r"\bspend æ on ([^.]+?) as if (?:it|~|this creature) were in (?:your|their) pool\b",
        r"spend æ on \1 when forging keys",
    ),  # G46
    (r"\bwhile under your control, if it does not\b", "while it is under your control and does not"),
    (r"\bfrom your discard pile and from play\b", "from play and from your discard pile"),
    (r", then (?=ready it)", " and "),
    (r"(this creature|~) gains ([^.,]+)\. \1 gains,", r"\1 gains \2 and,"),
    (r"\b(put 1 [^.]+?) and (?=1 on the (?:top|bottom)\b)", r"\1. put "),
    (r"(?<=damage to a creature) and (?=stun it\b)", ". "),
    (r"\bdiscard 1 of it\b", "discard 1"),
    (r"\bwith (an[a-z ]+ creature) in the battleline\b", r"with \1 in your battleline"),
    (r"\bupgrade attached to ~", "upgrade on ~"),
    (
        r"\bdeal (\d) damage to (an? [^.]+)\. if ([^.,]+), destroy it instead",
        r"choose \2. if \3, destroy it. otherwise, deal \1 damage to it",
    ),
    (r"\btwo halves\b", "2 halves"),
    (r"\buntil ~ leaves play, ([^.]+)", r"\1 until ~ leaves play"),
    (r"\bput it in your hand\b", "return it to your hand"),
    (r"\bit it is\b", "if it is"),  # a misprint
    (r"\bthe destroyed creatures power\b", "the destroyed creature's power"),  # another
    (
        r"\bdraw cards equal to the difference\b",
        "draw a card for each creature your opponent controls in excess of you",
    ),
    (r"\beach card of its house revealed this way\b", "each card that shares a house with it"),
    (r"\bthat shares a house with the destroyed creature\b", "of its house"),
    (r"\bunforge an opponent's key\b", "unforge one of your opponent's keys"),
    (r"\bif you unforge one of your opponent's keys this way\b", "if you do"),
    (r"\bafter any player chooses\b", "after a player chooses"),
    (r"\byou did not use any creatures\b", "you have not used a creature"),
    (r"\bthere are (\d) or more friendly (sin creatures)\b", r"you have \1 or more \2"),
    (r"\beach æ from friendly creatures\b", "each æ from each friendly creature"),
    (r"\b(an? (?:friendly|enemy) creature) was destroyed this turn\b", r"\1 has been destroyed this turn"),
    (r"(?:^|(?<=\. ))x is the combined power\b", "~'s power is the combined power"),
    (r"\bwith no bonus icons\b", "without a bonus icon"),
    (r"~'s (non-[a-z]+) neighbors\b", r"neighboring \1 creatures"),
    (r"\bwhen (?=~ leaves play\b)", "if "),
    (r"~'(?= )", "~'s"),
    (
        r"\bchoose (an? [^.:]+)\. if ([^.,]+), (move [^.]+)\. otherwise, (move [^.]*?)\bit\b",
        r"if \2, \3. otherwise, \4\1",
    ),
    (
        r"\bchoose a player(?:\.| and) move (\d æ) from that player's pool\b",
        r"move \1 from any player's pool",
    ),
    (r"\badd it to your hand\b", "return it to your hand"),
    (
        r"\b(search your [^.]+? for (?!a card\b)[^.]+?)(?:,|\.) reveal it(?:,? and|\.) (?=(?:return|archive)\b)",
        r"\1 and ",
    ),  # G131
    (r"\b(search your [^.]+ and )put it into your archives\b", r"\1archive it"),  # G203
    (r"\bgain chains equal to the number of cards put into your hand in this way\b", "gain that many chains"),
    (r"\b(search your [^.]+?)(?:\. (?:then, )?shuffle your deck)(?=\.|$)", r"\1"),  # G131
    (r"\b(loses?|gains?) æ equal to the number of ([^.,]+?)s (on [^.,]+)", r"\1 1 æ for each \2 \3"),
    (r"\bon the (purged) cards\b", r"on the cards \1 this way"),
    (r"\bof each of its bonus icons\b|\beach of its bonus icons\b", "its bonus icons"),
    (r"\bmove all æ from\b", "move each æ from"),
    (r"\bexalt (an? [^.]+)\. (\w+) and (\w+) it\b", r"exalt, \2, and \3 \1"),
    (r"(^|\. )if ([^.,]+), (~ gains,)", r"\1while \2, \3"),
    (r"\band (gain \d æ) (after [^.,]+)", r"and \2, \1"),
    (r"\b(you may (?:fight|reap) with [^.]+?) this turn\b", r"for the remainder of the turn, \1"),
    (r"(?<=may fight with up to \d )friendly |(?<=may reap with up to \d )friendly ", ""),  # G73
    (rf"({SPAN}, [^.]+)\. you (cannot [^.]+) this turn\b", r"\1 and \2"),
    (r"\bif there was at least 1 æ on it\b", "if you do"),
    (r"\bput (~|it) on a flank of your battleline\b", r"move \1 to a flank"),
    (r"(?<=move ~ to a flank\. )while in the battleline, it is considered\b", "~ is"),
    (r"\bupgrade or action\b", "action or upgrade"),
    (r"\b(each player \w+s [^.]+?) and (puts [^.]+)", r"\1. each player \2"),
    (r"\bin this way\b", "this way"),
    (r"\bas long as\b", "while"),
    (r"(\bit|~) has (an? [a-z]+ counter)\b", r"there is \2 on \1"),
    (r"\bthat player moves (?=each æ from ~ to that player's pool)", "move "),
    (r"\bput (\d æ) on ~ from the common supply\b", r"place \1 from the common supply on ~"),
    (r"(?<=stun each of ~'s neighbors\. move 1 æ from each of )~'s neighbors\b", "it"),
    (r"\bplay only if\b", "~ cannot be played unless"),
    (r"(?<=with the lowest power) and (?=give\b)", ". "),
    (r" and (?=for the remainder of the turn, (?:each )?friendly creatures? gains?\b)", ". "),
    (r"\beach creature (with the lowest power cannot)\b", r"creatures \1"),
    (r"\bwhile attacking ~, enemy creatures gain\b", "each enemy creature attacking ~ gains"),
    (r"\b(exalt ~) 2 times\b", r"\1 twice"),
    (r"\b(capture \d æ)\. if ([^.,]+), (steal \d æ) instead\b", r"if \2, \3. otherwise, \1"),
    (r"(dealt damage), (steal \d æ)\. if ([^.,]+), ([^.]+) instead\b", r"\1, if \3, \4. otherwise, \2"),
    (
        r"\ba creature is destroyed, if (\d or more creatures) have been destroyed this turn and (?=~ is)",
        r"\1 are destroyed in a turn, if ",
    ),
    (r"\bcaptures that æ\b", "captures it"),
    (r"(?<=friendly creatures) from play (?=or choose\b)", " "),
    (r"\bchoose a creature\. choose a neighbor of it\b", "choose a creature and 1 of its neighbors"),
    (r"\bchoose a creature and 1 of a neighbor of its?\b", "choose a creature and 1 of its neighbors"),
    (r"\barchive 1 card\b", "archive a card"),
    (r"\b(draw a card), (archive a card), and (?=you may\b)", r"\1 and \2. "),
    (r"(?<=is used )that(?= turn\b)", "this"),
    (r"\bif ~ has (\d) ([a-z]+ counters) on (?:~|it\b)", r"if there are \1 or more \2 on ~"),
    (r"\ban? (?=(?:aristotlmimus|platopelta)\b)", ""),
    (r"\bto ~'s left\b", "to the left of ~ in the battleline"),
    (r"\b(this creature gets [^.]+?) to its left\b", r"\1 to the left of this creature in the battleline"),
    (r"\b(creature) (?:that player controls|they control)(?= captures\b)", r"\1 of that player"),
    (
        r"\ba creature (?:they do not control|their opponent controls)(?= captures\b)",
        "their opponent's creature",
    ),
    (r"\bplace ~ facedown under\b", "put ~ facedown under"),
    (r"\bput each card under ~ into your hand\b", "return each card under ~ to its owner's hand"),
    (r"\bgain (?=[a-z/ ]+:)", "gain, "),
    (
        r"\bdeal (\d) damage to a creature and each other creature with the same name as it\b",
        r"choose a creature. deal \1 damage to each creature with the same name as it",
    ),
    (
        r"(used in the same turn, )(.*) for the remainder of that turn\b",
        r"\1for the remainder of the turn, \2",
    ),
    (r"\b(put it into play), (?:then )?shuffle your deck\b", r"\1"),  # G131
    (r"\bdestroy one of its neighbors\b", "destroy a neighbor of it"),
    (r"\ba card from under ~", "a card under ~"),
    (r"\bat the end of each player's turn, return\b", "at the end of each turn, return"),
    (r"\bput ~ from your discard pile into play ready under your control\b", "put ~ into play ready"),
    (r"\bif you control (\d+ or more) (?=\w+s,)", r"if you have \1 "),
    (
        r"\bif there are more friendly creatures than enemy creatures\b",
        "if you control more creatures than your opponent",
    ),
    (r"\bdiscard 1, (?=put 1\b)", "discard 1. "),
    (r"\bput (?:1|the other) on the top of\b", "put 1 on top of"),
    (r"\bon the bottom of its owner's\b", "on bottom of its owner's"),
    (r"\bcreature that shares a house with it\b", "creature of its house"),
    (r"\beach copy of (?=[^.]+ from your discard pile)", "each "),
    (
        r"\bmove ~ to a flank of your battleline as a creature with (\d+) power and (\d+) armor\. its text box\b",
        r"move ~ to a flank. ~ is a creature with \1 power, gets +\2 armor, and its text box",
    ),
    (r"\b(?:place|put) 1 (\w+ counter) on\b", r"put a \1 on"),
    (r"(?<=counter on ~), (?:then )?(?=destroy\b)", " and "),
    (r"(^|\. )if (there are [^.,]+), (~ gains)\b", r"\1while \2, \3"),
    (r"\b(your opponent [^.,]+, exhaust each) creature they control\b", r"\1 enemy creature"),
    (r"\bexhausted creature they control\b", "enemy exhausted creature"),
    (r"\bcreatures and/or artifacts\b", "creatures and artifacts"),
    (r"\beach card type\b", "each type"),
    (
        r"\bchoose a card from it(?:\.| and) put it on top of their deck\b",
        "put a card from it on top of its owner's deck",
    ),
    (r"\bdestroy it instead and (its controller loses \d æ)", r"destroy it and \1 instead"),
    (
        r"\byour opponent cannot ready cards during the ready cards step of their next turn\b",
        "during your opponent's next turn, your opponent cannot ready cards during their ready cards step",
    ),
    (r"\bhigh tide low tide (?=omni:)", ""),
    (
        r"\bmake a number of token creatures equal to the difference\b",
        "make a token creature for each creature your opponent controls in excess of you",
    ),
    (r"\beach creature (to the left of ~ in the battleline) gets\b", r"creatures \1 get"),
    (
        r"\bdivide each player's battleline in half as evenly as possible without [^.]+\. for each battleline, [^.]+",
        "split each battleline into 2 halves as equal as possible, as it stands. destroy each creature in 1 half of each",
    ),
    (r"\bcreatures in 1 half of each\b", "creature in 1 half of each"),
    (
        r"\bputs each (?:creature|card) (?:from it|revealed this way) into play ready(?:,(?: then)?|\. your opponent) refills\b",
        "puts them into play ready, refills",
    ),
    (
        r"\breveal your opponent's hand\. your opponent (?=puts them\b)",
        "your opponent reveals their hand and ",
    ),
    (r"\bgains control\b", "takes control"),
    (
        r"\bfor the remainder of the turn, it does not ready during its controller's ready cards step",
        "it doesn't ready during the ready cards step this turn",
    ),
    (
        r"(?<=after a creature fights, )it doesn't ready during the ready cards step this turn\b",
        "for the remainder of the turn, it does not ready during its controller's ready cards step",
    ),
    (r"(?:^|(?<=\. )|(?<=turn, ))remove 1 (hatch counter)\b", r"remove a \1"),
    (r"\bif (?:it|~) has no (hatch counters)\b", r"if there are no \1 on ~"),
    (r"\btheir controllers' (?=ready cards step\b)", "their controller's "),
    (r"(?<=creatures do not ready during )the(?= ready cards step\b)", "their controller's"),
    (
        r"\bchoose a creature in your discard pile\. place it facedown\b",
        "put a creature from your discard pile facedown",
    ),
    (r"\bfor a (tangaika) and return\b", r"for \1 and return"),
    (r"\bfor (tangaika), reveal it, (return it to your hand), and shuffle your deck\b", r"for \1 and \2"),
    (r"\bthe top card of that player's deck\. they exhaust\b", "the top card of their deck and exhausts"),
    (r"\byou cannot play ~ unless you control (\d or more [a-z]+)", r"~ cannot be played unless you have \1"),
    (r"\beach of its neighbors that shares a house with it\b", "each neighbor that shares a house with it"),
    (r"\bthere is a friendly token creature\b", "you control a token creature"),
    (r"\band choose a card from it\. that player discards it\b", "and discard a card from it"),
    (r"(?<=for each forged key )your opponent has\b", "they have"),
    (r"(?<=less card during )their(?= draw cards step)", "the"),
    (r"\bfewer than 4 cards in your hand\b", "3 or fewer cards in your hand"),
    (r"(?<=unrevealed card from your opponent's hand\. )while there is [^,]+, ", ""),
    (r"\bif they do not choose that house\b", "if your opponent does not choose that house"),
    # Words that say nothing more.
    (r"(?<=[a-z]s) in play\b|(?<=creature|artifact) in play\b|\bcontrolled by any player\b", ""),
    (r"(?<=creature|artifact) from play\b(?! or| and)", ""),
    (r"\bthat (?:is|are) (?=not on a flank)", ""),
    (r"\b(?:then|still|if able|any(?= cards during)|different(?= friendly))\b,?", ""),
    (r"\bafter it leaves play$", ""),  # its neighbors are those that it had (G221)
    (
        r" as if it belonged to the active house and was in your hand\b",
        "",
    ),  # of any house, from anywhere (G55)
    (r"\ball your\b", "all of your"),
    (r"\ball armor\b", "all of its armor"),
    (r"[.,]? ?(?:resolve these fights )?\bone at a time\b", ""),  # fights always are (G204)
    (r"\brounding down the (?:loss|gain)\b", ""),
    (rf"\b({TRAITS}) creature(s?)\b", r"\1\2"),
    (r"\bfor each of its ([a-z ]+) neighbors\b", r"for each \1 neighbor ~ has"),
    (r"\beach of ~'s neighbors\b", "each neighboring creature"),
    (r"\bif your opponent does(?= not choose that house\b)", "if they do"),
)


COMPILED: Final = [(re.compile(pattern), instead) for pattern, instead in RULES]
"""More than the module ``re`` remembers: it would compile each of them anew for each text."""


def normal(lines: list[str], name: str, upgrade: bool) -> str:
    """A text in the form in which it is compared; ``name`` is its card's."""
    return _normal(" ".join(lines), name, upgrade)


@cache
def _normal(text: str, name: str, upgrade: bool) -> str:
    text = text.translate(SIGNS).replace(name.translate(SIGNS), "~")
    for pattern, instead in LETTERS:
        text = re.sub(pattern, instead, text)
    text = tidy(text.lower())
    if not upgrade:
        text = re.sub(rf"\bthis {THING}\b", "~", text)
    text = ". ".join([referred(sentence) for sentence in text.split(". ")])
    for rule, instead in COMPILED:
        text, found = rule.subn(instead, text)
        if found:
            text = tidy(text)
    text = ". ".join([ordered(sentence) for sentence in text.split(". ")])
    return keywords_first(tidy(text))


def tidy(text: str) -> str:
    """Without what print sets as it likes: spaces, quotes, the last full stop."""
    text = re.sub(r"\s+", " ", text.replace('"', " "))
    return re.sub(r",(?=\.)", "", re.sub(r" (?=[.,:;])", "", text)).strip(" .,")


def keywords_first(text: str) -> str:
    """Keywords that are a sentence of their own stand in front."""
    own = rf"(?:^|(?<=\. )){KEYWORD}(?:\. |$)"
    found = sorted(word.strip(". ") for word in re.findall(own, text))
    while re.search(own, text):
        text = re.sub(own, "", text, count=1)
    return " ".join([*found, text.strip(" .")]).strip()


def referred(sentence: str) -> str:
    """With "it" replaced where it can only be this card: nothing else was named before it in the sentence."""
    words = sentence.split(" ")
    last = ""
    for i, word in enumerate(words):
        bare = word.strip(",.:;")
        if bare == "~":
            last = "~"
        elif bare == "creature" and i and words[i - 1] == "this":
            last = "this creature"
        elif re.fullmatch(f"{THING}s?|key|keys", bare):
            last = ""
        elif bare == "it" and last:
            words[i] = word.replace("it", last)
    return " ".join(words)


def ordered(sentence: str) -> str:
    """With its parts in one order: how long, the condition, the instruction, for each of what."""
    found = re.search(r"^(?:.*: |.*\bgains?(?: [^,]+ and)?, )", sentence)
    head = found[0] if found is not None else ""
    rest = sentence.removeprefix(head)
    span = re.search(SPAN, rest)
    if span is not None:
        rest = tidy(re.sub(rf"^{SPAN}, |(?:(?<=,)|(?<=and)) {SPAN},|,? ?{SPAN}", "", rest, count=1))
    each = rest.startswith("for each ")
    rest = re.sub(r"^for each ([^,]+), (.+)$", r"\2 for each \1", rest)
    rest = re.sub(r"^((?!if |after |before |while ).+?) (?<!\bas )((?:if|after|while) .+)$", r"\2, \1", rest)
    if not each and not re.search(r"\b(?:if|may|after|otherwise|while)\b", rest):
        rest = re.sub(rf"(?<!ready)(?<!stun) and (?={ORDER}\b)", ". ", rest)
    rest = re.sub(rf"(?:{ADJECTIVE} ){{2,}}", lambda found: " ".join(sorted(found[0].split())) + " ", rest)
    if span is not None:
        rest = f"{span[0]}, {rest}"
    return head + rest
