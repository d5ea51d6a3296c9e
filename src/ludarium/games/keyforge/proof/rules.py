"""Card texts as the proof-reader compares them: what means the same takes one form, however it was worded.

Print has changed its wordings over the years and says the same in several ways. A rule takes two of them for one; none
changes what a card does. Both texts, ours and the printed one, go through all of them.
"""

from __future__ import annotations

import re
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
    }
)
THING: Final = "(?:creature|artifact|card|upgrade)"
SIDE: Final = "(?:friendly|enemy|ready|damaged|undamaged|flank|other|elusive)"
ADJECTIVE: Final = f"(?:{SIDE}|non-[a-z]+|{HOUSES})"
SPAN: Final = (
    "(?:for the remainder of the turn|during your opponent's next turn|until the start of your next turn)"
)
ORDER: Final = (
    "(?:archive|capture|deal|destroy|discard|draw|enrage|exhaust|forge|fully heal|gain|heal|move|purge|put|reveal|return|shuffle"
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
    (r"\buntil the end of the turn\b", "for the remainder of the turn"),
    (r"\byou may use (friendly [^.]+?) this turn(?=\.|$)", r"for the remainder of the turn, you may use \1"),
    (r"\bduring their draw cards step, (.+?)(?=\.|$)", r"\1 during their draw cards step"),
    (
        r"\bafter a player fights with a creature, they lose (\d æ)\. ",
        r"after a creature fights, its controller loses \1. ",
    ),
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
    # Cards always go to their owners' zones (G32).
    (r"\b(?:its|their) owners?'s? (hand|deck|archives)s?\b", r"its owner's \1"),
    (
        r"\b(return|put|shuffle) (~|this creature) (to|into|on top of) (?:its owner's|your)\b",
        r"\1 \2 \3 its owner's",
    ),
    (r"\breturn ([^.]+?) to the top of\b", r"put \1 on top of"),
    (r"\bput (it|~|this creature) into its owner's archives\b", r"archive \1"),
    (r"\bput it into your hand\b", "return it to your hand"),
    (r"\bput ~ into its owner's hand\b", "return ~ to its owner's hand"),
    (r"\bafter your æ is stolen\b", "after æ is stolen from you"),
    (r"\bput an? (\w+ counter) on ~ for each æ stolen\b", r"put that many \1s on ~"),
    # Two wordings of one instruction.
    (r"(?<!each of )\ba neighbor of ~(?!')", "a neighboring creature"),
    (
        r"\beach player discards the top (\d cards) of their deck\b",
        r"discard the top \1 of each player's deck",
    ),
    (r"(?<=discarded)(?=, its owner\b)", " this way"),
    (r", or (?=move a ward\b)", " or "),
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
    (r"\b1 æ for each \w+ counter removed this way\b", "that much æ"),
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
)


def normal(lines: list[str], name: str, upgrade: bool) -> str:
    """A text in the form in which it is compared; ``name`` is its card's."""
    text = " ".join(lines).translate(SIGNS).replace(name.translate(SIGNS), "~")
    for pattern, instead in LETTERS:
        text = re.sub(pattern, instead, text)
    text = tidy(text.lower())
    if not upgrade:
        text = re.sub(rf"\bthis {THING}\b", "~", text)
    text = ". ".join([referred(sentence) for sentence in text.split(". ")])
    for pattern, instead in RULES:
        text = tidy(re.sub(pattern, instead, text))
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
