"""Dark Tidings, Winds of Exchange and Grim Reminders: among what a text lets one choose, with more than one to choose from on
each side, in each hand and in each pile."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.keyforge.table import Table

PILE = ["punch"] * 10
LINES: dict[str, Any] = {"mine": ["troll", "krump"], "theirs": ["bumpsy", "urchin"]}
PILES: dict[str, Any] = {"discard": ["troll", "anger", "krump"], "their_discard": ["bumpsy"]}
PILED = ["pile:troll", "pile:anger", "pile:krump"]
BOMBYXES: dict[str, Any] = {"discard": ["bombyx", "bombyx", "troll"], "their_discard": ["bombyx"]}
TOKENS: dict[str, Any] = {"mine": ["tourist-trap", "token:anger", "token:anger", "troll"], "token": "grunt"}

CHOICES: list[tuple[str, list[str], dict[str, Any], list[str]]] = [
    # Dark Tidings
    (
        "star-alliance",
        ["play:together", "yes"],
        {"hand": ["together", "anger", "agent-sepdia", "punch"], "their_hand": ["smith"], "tide": "high"},
        ["hand:anger", "hand:punch"],
    ),
    (
        "star-alliance",
        ["play:together", "no", "yes"],
        {"hand": ["together", "anger", "agent-sepdia", "punch"], "their_hand": ["smith"], "tide": "high"},
        ["hand:anger", "hand:punch"],
    ),
    (
        "star-alliance",
        ["reap:5c077"],
        {"mine": ["5c077", "mookling", "sparkfist", "troll"], "theirs": ["mookling"]},
        ["card:mookling", "card:sparkfist"],
    ),
    (
        "star-alliance",
        ["play:unity-or-discord", "mode:1"],
        {"hand": ["unity-or-discord"], "mine": ["troll", "agent-sepdia", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "star-alliance",
        ["play:com-officer-hings", "yes"],
        {
            "hand": ["com-officer-hings"],
            "deck": ["com-officer-gross", "anger"],
            "their_deck": ["com-officer-gross"],
        },
        ["deck:com-officer-gross", "no"],
    ),
    (
        "star-alliance",
        ["play:com-officer-gross", "yes"],
        {
            "hand": ["com-officer-gross"],
            "deck": ["com-officer-hings", "anger"],
            "their_deck": ["com-officer-hings"],
        },
        ["deck:com-officer-hings", "no"],
    ),
    (
        "unfathomable",
        ["play:drawn-down"],
        {"hand": ["drawn-down"], "their_deck": ["anger", "punch", "smith", "krump"], "deck": ["troll"] * 3},
        ["deck:anger", "deck:punch", "deck:smith"],
    ),
    (
        "unfathomable",
        ["play:drawn-down", "deck:punch"],
        {"hand": ["drawn-down"], "their_deck": ["anger", "punch", "smith", "krump"], "deck": ["troll"] * 3},
        ["deck:anger", "deck:smith"],
    ),
    (
        "unfathomable",
        ["reap:kaupe-evil-twin"],
        {
            "mine": ["kaupe-evil-twin"],
            "theirs": ["troll"],
            "hand": ["anger", "punch"],
            "their_hand": ["smith"],
        },
        ["hand:anger", "hand:punch", "no"],
    ),
    (
        "unfathomable",
        ["reap:kaupe-evil-twin", "hand:anger", "done"],
        {"mine": ["kaupe-evil-twin"], "theirs": ["troll", "krump"], "hand": ["anger", "punch"]},
        ["card:troll", "card:krump"],
    ),
    (
        "saurian",
        ["play:magistra-vita", "place:0", "yes"],
        {"hand": ["magistra-vita"], "mine": ["troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "saurian",
        ["play:magistra-vita-evil-twin", "place:0", "yes"],
        {"hand": ["magistra-vita-evil-twin"], "mine": ["troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "saurian",
        ["play:enlist-numeri"],
        {
            "hand": ["enlist-numeri"],
            "mine": ["zorg amber:1"],
            "theirs": ["troll amber:1", "krump amber:1", "bumpsy"],
        },
        ["card:troll", "card:krump"],
    ),
    (
        "saurian",
        ["play:decadence", "mode:1"],
        {"hand": ["decadence"], "mine": ["troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "saurian",
        ["play:decadence", "mode:2", "card:troll"],
        {"hand": ["decadence"], "mine": ["troll amber:3", "krump"], "theirs": ["bumpsy", "urchin"]},
        ["card:krump", "card:bumpsy", "card:urchin"],
    ),
    (
        "sanctum",
        ["play:heal-or-harm", "mode:2"],
        {"hand": ["heal-or-harm"], "mine": ["troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "shadows",
        ["play:dead-man-s-chest"],
        {"hand": ["dead-man-s-chest"], "mine": ["troll"], "theirs": ["krump", "urchin"]},
        ["card:troll", "card:krump", "card:urchin"],
    ),
    (
        "untamed",
        ["play:witch-of-the-dawn-evil-twin", "place:0"],
        {"hand": ["witch-of-the-dawn-evil-twin"], "mine": ["flaxia", "dust-pixie"], "theirs": ["troll"]},
        ["card:flaxia", "card:dust-pixie"],
    ),
    (
        "untamed",
        ["play:witch-of-the-dawn-evil-twin", "place:0", "card:flaxia"],
        {
            "hand": ["witch-of-the-dawn-evil-twin"],
            "mine": ["flaxia", "dust-pixie"],
            "discard": ["troll", "krump", "anger"],
            "their_discard": ["bumpsy"],
        },
        ["pile:troll", "pile:krump"],
    ),
    (
        "untamed",
        ["play:bombyx", "place:0"],
        {"hand": ["bombyx"], "mine": ["chenille", "chenille"], "theirs": ["chenille"]},
        ["card:chenille", "card:chenille.2"],
    ),
    (
        "untamed",
        ["action:bombyx"],
        {"mine": ["bombyx"], "discard": ["fifalde", "fifalde", "troll"], "their_discard": ["fifalde"]},
        ["pile:fifalde", "pile:fifalde.2"],
    ),
    (
        "untamed",
        ["play:fifalde", "place:0"],
        {"hand": ["fifalde"], "mine": ["bombyx", "bombyx"], "theirs": ["bombyx"]},
        ["card:bombyx", "card:bombyx.2"],
    ),
    (
        "untamed",
        ["action:ritual-of-life"],
        {"mine": ["ritual-of-life", "flaxia", "troll"], "theirs": ["krump"], "discard": ["bumpsy"]},
        ["card:flaxia", "card:troll"],
    ),
    (
        "untamed",
        ["play:reap-or-sow", "mode:1"],
        {"hand": ["reap-or-sow"], "mine": ["flaxia", "troll"], "theirs": ["krump"]},
        ["card:flaxia", "card:troll"],
    ),
    (
        "untamed",
        ["play:reap-or-sow", "mode:2"],
        {"hand": ["reap-or-sow"], "mine": ["flaxia"], "theirs": ["krump"]},
        ["card:flaxia", "card:krump"],
    ),
    # Winds of Exchange
    (
        "saurian",
        ["reap:platopelta"],
        {"mine": ["platopelta"], "hand": ["anger", "punch"], "their_hand": ["smith"]},
        ["hand:anger", "hand:punch"],
    ),
    (
        "saurian",
        ["reap:platopelta"],
        {
            "mine": ["platopelta wisdom:1"],
            "hand": ["anger", "punch"],
            "their_hand": ["smith"],
            "deck": ["krump"],
        },
        ["hand:anger", "hand:punch", "hand:krump"],
    ),
    (
        "saurian",
        ["reap:platopelta", "hand:anger", "yes"],
        {
            "mine": ["platopelta wisdom:1", "aristotlmimus"],
            "theirs": ["aristotlmimus"],
            "hand": ["anger"],
            "deck": ["krump"],
        },
        ["card:aristotlmimus", "card:aristotlmimus.2"],
    ),
    (
        "saurian",
        ["reap:socraterosaurus", "yes"],
        {"mine": ["socraterosaurus", "platopelta"], "theirs": ["platopelta"], "deck": ["anger"]},
        ["card:platopelta", "card:platopelta.2"],
    ),
    (
        "saurian",
        ["reap:aristotlmimus", "yes"],
        {"mine": ["aristotlmimus"], "archives": ["anger", "punch"], "their_archives": ["smith"]},
        ["archives:anger", "archives:punch"],
    ),
    (
        "saurian",
        ["reap:aristotlmimus", "hand:anger"],
        {
            "mine": ["aristotlmimus wisdom:1"],
            "hand": ["anger"],
            "archives": ["punch"],
            "their_archives": ["smith"],
        },
        ["archives:punch", "archives:anger"],
    ),
    (
        "ekwidon",
        ["action:sandhopper"],
        {
            "mine": ["sandhopper", "troll", "krump"],
            "theirs": ["bumpsy"],
            "hand": ["flaxia"],
            "their_hand": ["urchin"],
        },
        ["card:troll", "card:krump"],
    ),
    (
        "ekwidon",
        ["action:sandhopper", "card:troll", "yes"],
        {
            "mine": ["sandhopper", "troll", "krump"],
            "hand": ["flaxia", "anger", "antiquities-dealer"],
            "their_hand": ["urchin"],
        },
        ["hand:flaxia", "hand:troll"],
    ),
    (
        "ekwidon",
        ["action:shizyoku-buggy"],
        {"mine": ["shĭzyokŭ-buggy"], "hand": ["anger", "punch", "smith"], "their_hand": ["troll"]},
        ["hand:anger", "hand:punch", "hand:smith"],
    ),
    (
        "mars",
        ["reap:green-aeronaut", "reap:red-aeronaut", "reap:white-aeronaut", "reap:purple-aeronaut"],
        {
            "mine": [
                "nautilixian",
                "nautilixian",
                "green-aeronaut",
                "red-aeronaut",
                "white-aeronaut",
                "purple-aeronaut",
            ],
            "theirs": ["nautilixian"],
        },
        ["card:nautilixian", "card:nautilixian.2"],
    ),
    (
        "mars",
        ["action:red-aeronaut"],
        {"mine": ["nautilixian", "nautilixian", "red-aeronaut"], "theirs": ["nautilixian"]},
        ["card:nautilixian", "card:nautilixian.2"],
    ),
    (
        "mars",
        ["play:red-aeronaut"],
        {
            "hand": ["red-aeronaut"],
            "discard": ["nautilixian"],
            "deck": ["anger", "nautilixian"],
            "their_discard": ["nautilixian"],
        },
        ["pile:nautilixian", "deck:nautilixian", "no"],
    ),
    (
        "sanctum",
        ["action:lightbringer-outpost", "card:troll"],
        {
            "mine": ["lightbringer-outpost", "flaxia", "troll", "bumpsy"],
            "theirs": ["krump"],
            "amber": (0, 5),
        },
        ["card:flaxia", "card:bumpsy"],
    ),
    # Grim Reminders
    (
        "ekwidon",
        ["play:gegrrokuu-sapper"],
        {"hand": ["gegrrŏkŭŭ-sapper"], "mine": ["cannon"], "theirs": ["cannon", "gauntlet-of-command"]},
        ["card:cannon.2", "card:gauntlet-of-command"],
    ),
    (
        "ekwidon",
        ["discard:gegrrokuu-sapper"],
        {"hand": ["gegrrŏkŭŭ-sapper"], "mine": ["cannon", "gauntlet-of-command"], "theirs": ["cannon"]},
        ["card:cannon", "card:gauntlet-of-command"],
    ),
    (
        "ekwidon",
        ["discard:gegrrokuu-sapper", "card:cannon"],
        {
            "hand": ["gegrrŏkŭŭ-sapper"],
            "mine": ["cannon", "cannon"],
            "theirs": ["cannon", "gauntlet-of-command"],
        },
        ["card:cannon.3", "card:gauntlet-of-command"],
    ),
    (
        "ekwidon",
        ["reap:zavel-archaeologist", "yes"],
        {
            "mine": ["zavel-archaeologist"],
            "discard": ["cannon", "troll", "gauntlet-of-command"],
            "their_discard": ["cannon"],
        },
        ["pile:cannon", "pile:gauntlet-of-command"],
    ),
    (
        "brobnar",
        ["fight:countryside-crusher", "card:mookling", "yes"],
        {
            "mine": ["troll", "countryside-crusher", "krump", "flaxia"],
            "theirs": ["mookling", "bumpsy"],
            "their_discard": PILE,
        },
        ["card:troll", "card:krump"],
    ),
    (
        "brobnar",
        ["discard:countryside-crusher"],
        {"hand": ["countryside-crusher"], "mine": ["bumpsy", "umbra"], "theirs": ["urchin", "urchin"]},
        ["card:urchin", "card:urchin.2"],
    ),
    (
        "brobnar",
        ["play:fiery-jark", "place:0"],
        {"hand": ["fiery-jark"], "mine": ["troll"], "theirs": ["krump"]},
        ["card:fiery-jark", "card:troll"],
    ),
    (
        "geistoid",
        ["action:plow-sword"],
        {"mine": ["plow-sword"], "discard": ["troll", "anger"], "their_discard": ["bumpsy"]},
        ["pile:troll", "pile:bumpsy"],
    ),
    (
        "geistoid",
        ["action:plow-sword", "pile:bumpsy"],
        {
            "mine": ["plow-sword", "flaxia"],
            "theirs": ["krump"],
            "discard": ["troll"],
            "their_discard": ["bumpsy"],
        },
        ["card:flaxia", "card:krump"],
    ),
    (
        "geistoid",
        ["play:junk-restoration", "yes"],
        {
            "hand": ["junk-restoration"],
            "deck": ["anger", "punch", "smith", "krump"],
            "discard": ["troll"],
            "their_discard": ["bumpsy"],
        },
        ["pile:anger", "pile:punch", "pile:smith"],
    ),
    (
        "geistoid",
        ["play:spontaneous-awakening"],
        {
            "hand": ["spontaneous-awakening"],
            "mine": ["cannon", "boiler"],
            "theirs": ["gauntlet-of-command", "snippy", "troll"],
            "their_discard": PILE,
        },
        ["card:gauntlet-of-command", "card:snippy"],
    ),
    (
        "star-alliance",
        ["reap:retrotechnician-le", "yes"],
        {
            "mine": ["retrotechnician-le"],
            "discard": ["troll", "anger", "krump"],
            "their_discard": ["bumpsy"],
        },
        ["pile:troll", "pile:krump"],
    ),
    (
        "star-alliance",
        ["reap:3ll-i0t", "yes"],
        {
            "mine": ["3ll-i0t"],
            "discard": ["static-charge", "toxicuda-venom", "anger"],
            "their_discard": ["bonecrusher"],
        },
        ["pile:static-charge", "pile:toxicuda-venom"],
    ),
    (
        "star-alliance",
        ["reap:missile-officer-myers"],
        {
            "mine": ["photic-raider", "missile-officer-myers", "bumpsy", "troll"],
            "theirs": ["almsmaster"] * 2,
        },
        ["card:photic-raider", "card:bumpsy"],
    ),
    (
        "star-alliance",
        ["discard:essence-entangler", "card:troll"],
        {"hand": ["essence-entangler"], "mine": ["troll amber:2", "krump"], "theirs": ["bumpsy"]},
        ["card:krump", "card:bumpsy"],
    ),
    (
        "star-alliance",
        ["play:multi-dimensional-rescue"],
        {
            "hand": ["multi-dimensional-rescue"],
            "discard": ["anger", "punch", "troll"],
            "their_discard": ["smith"],
        },
        ["pile:anger", "pile:punch"],
    ),
    (
        "untamed",
        ["play:came-back-wrong"],
        {"hand": ["came-back-wrong"], "discard": ["flaxia", "anger", "troll"], "their_discard": ["bumpsy"]},
        ["pile:flaxia", "pile:troll"],
    ),
    # simpler texts of the three sets
    ("brobnar", ["play:down-to-size"], {"hand": ["down-to-size"], **LINES}, ["card:bumpsy", "card:urchin"]),
    (
        "brobnar",
        ["play:phantom-drummernaut"],
        {"hand": ["phantom-drummernaut"], **PILES},
        ["pile:troll", "pile:krump"],
    ),
    ("geistoid", ["action:shadys"], {"mine": ["shadys"], **PILES}, ["pile:troll", "pile:krump"]),
    (
        "mars",
        ["omni:brash-grabber"],
        {"mine": ["brash-grabber", "troll amber:1"], "theirs": ["krump amber:1", "bumpsy amber:1"]},
        ["card:krump", "card:bumpsy"],
    ),
    (
        "saurian",
        ["play:reach-advantage"],
        {"hand": ["reach-advantage"], "tide": "high", "amber": (0, 5), **LINES},
        ["card:troll", "card:krump"],
    ),
    (
        "star-alliance",
        ["tide", "yes"],
        {"mine": ["operative-espion", "troll"], "theirs": ["bumpsy"], "tide": "low"},
        ["card:operative-espion", "card:troll"],
    ),
    ("ekwidon", ["play:generous-offer"], {"hand": ["generous-offer"], **LINES}, ["card:troll", "card:krump"]),
    (
        "ekwidon",
        ["action:shigziso-buggy"],
        {"mine": ["shĭgzisŏ-buggy", "troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "mars",
        ["action:airlock"],
        {"mine": ["airlock"], "hand": ["troll", "zorg", "krump"], "their_hand": ["bumpsy"]},
        ["hand:troll", "hand:krump"],
    ),
    (
        "mars",
        ["action:nyyon-outpost"],
        {"mine": ["nyyon-outpost", "troll", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "star-alliance",
        ["play:collector-boren"],
        {
            "hand": ["collector-boren"],
            "discard": ["static-charge", "troll", "bonecrusher"],
            "their_discard": ["way-of-the-pixie"],
        },
        ["pile:static-charge", "pile:bonecrusher"],
    ),
    (
        "ekwidon",
        ["action:pen-pal"],
        {"mine": ["pen-pal", "troll"], "theirs": ["bumpsy", "urchin"]},
        ["card:bumpsy", "card:urchin"],
    ),
    (
        "ekwidon",
        ["play:legerdemain"],
        {"hand": ["legerdemain"], "mine": ["troll damage:1", "krump"], "theirs": ["bumpsy damage:1"]},
        ["card:troll", "card:bumpsy"],
    ),
    (
        "logos",
        ["reap:ghostly-dr-verokter"],
        {"mine": ["ghostly-dr-verokter"], **PILES},
        ["pile:troll", "pile:anger", "pile:krump"],
    ),
    (
        "saurian",
        ["action:altruist-s-rostrum", "card:troll"],
        {"mine": ["altruist-s-rostrum", "troll amber:2", "krump"], "theirs": ["bumpsy"]},
        ["card:krump", "card:bumpsy"],
    ),
    (
        "shadows",
        ["play:loot-or-pillage", "mode:2"],
        {"hand": ["loot-or-pillage"], "amber": (0, 5), **LINES},
        ["card:troll", "card:krump"],
    ),
    (
        "ekwidon",
        ["action:tourist-trap"],
        {**TOKENS, "theirs": ["bumpsy", "urchin"]},
        ["card:grunt", "card:grunt.2"],
    ),
    (
        "ekwidon",
        ["action:tourist-trap", "card:grunt"],
        {**TOKENS, "theirs": ["bumpsy", "urchin"]},
        ["card:bumpsy", "card:urchin"],
    ),
    (
        "mars",
        ["play:genetic-blast"],
        {"hand": ["genetic-blast"], **LINES},
        ["card:troll", "card:krump", "card:bumpsy", "card:urchin"],
    ),
    (
        "sanctum",
        ["omni:troll"],
        {"mine": ["hymn-to-duma", "troll", "krump", "flaxia"], "theirs": ["bumpsy"], "amber": (0, 5)},
        ["card:krump", "card:flaxia"],
    ),
    (
        "geistoid",
        ["play:snippy", "place:0"],
        {"hand": ["snippy"], **LINES},
        ["card:snippy", "card:troll", "card:krump", "card:bumpsy", "card:urchin"],
    ),
    (
        "star-alliance",
        ["play:perimeter-alarm"],
        {"hand": ["perimeter-alarm"], "mine": ["troll", "agent-sepdia", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "logos",
        ["reap:prof-garwynne", "yes"],
        {"mine": ["prof-garwynne"], "archives": ["troll", "anger"], "their_archives": ["bumpsy"]},
        ["archives:troll", "archives:anger"],
    ),
    (
        "logos",
        ["fight:prof-garwynne-evil-twin", "yes"],
        {
            "mine": ["prof-garwynne-evil-twin"],
            "theirs": ["sir-bevor"],
            "archives": ["troll", "anger"],
            "their_archives": ["bumpsy"],
        },
        ["archives:troll", "archives:anger"],
    ),
    (
        "logos",
        ["reap:austeralis-seaborg"],
        {"mine": ["austeralis-seaborg", "troll"], "theirs": ["bumpsy"]},
        ["card:austeralis-seaborg", "card:troll", "card:bumpsy"],
    ),
    (
        "star-alliance",
        ["action:seance-scanner"],
        {"mine": ["séance-scanner", "troll", "agent-sepdia", "krump"], "theirs": ["bumpsy"], "discard": PILE},
        ["card:troll", "card:krump"],
    ),
    (
        "logos",
        ["reap:binary-moray"],
        {"mine": ["binary-moray"], "hand": ["anger", "punch"], "their_hand": ["smith"]},
        ["hand:anger", "hand:punch"],
    ),
    (
        "sanctum",
        ["play:harmonic-ritual"],
        {"hand": ["harmonic-ritual"], **LINES},
        ["card:troll", "card:krump"],
    ),
    (
        "unfathomable",
        ["action:cultist"],
        {"mine": ["token:anger", "troll", "krump"], "theirs": ["bumpsy"], "token": "cultist"},
        ["card:troll", "card:krump"],
    ),
    (
        "mars",
        ["action:white-aeronaut"],
        {"mine": ["nautilixian", "nautilixian", "white-aeronaut"], "theirs": ["nautilixian"]},
        ["card:nautilixian", "card:nautilixian.2"],
    ),
    (
        "mars",
        ["play:space-invaders"],
        {"hand": ["space-invaders", "troll", "anger"], "their_hand": ["bumpsy"], "token": "grunt"},
        ["hand:troll", "no"],
    ),
    ("untamed", ["discard:jervi"], {"hand": ["jervi"], **PILES}, [*PILED, "pile:jervi"]),
    (
        "untamed",
        ["discard:forgotten-guardian"],
        {"hand": ["forgotten-guardian"], "purged": ["anger", "troll"]},
        ["purged:anger", "purged:troll"],
    ),
    (
        "logos",
        ["play:think-twice"],
        {"hand": ["think-twice"], "discard": ["anger", "troll", "punch"], "their_discard": ["smith"]},
        ["pile:anger", "pile:punch"],
    ),
    (
        "sanctum",
        ["play:light-everlasting"],
        {
            "hand": ["light-everlasting"],
            "discard": ["sir-bevor", "troll", "holdfast"],
            "their_discard": ["sir-bevor"],
        },
        ["pile:sir-bevor", "pile:holdfast"],
    ),
    (
        "untamed",
        ["reap:youngest-bear-evil-twin", "yes"],
        {"mine": ["troll", "youngest-bear-evil-twin", "krump"], "theirs": ["bumpsy"]},
        ["card:troll", "card:krump"],
    ),
    (
        "mars",
        ["omni:researcher"],
        {
            "mine": ["token:anger"],
            "token": "researcher",
            "hand": ["zorg", "troll", "ironyx-rebel"],
            "their_hand": ["zorg"],
        },
        ["hand:zorg", "hand:ironyx-rebel"],
    ),
    (
        "star-alliance",
        ["action:b0-t"],
        {"mine": ["token:anger", "troll", "krump", "agent-sepdia"], "theirs": ["bumpsy"], "token": "b0-t"},
        ["card:troll", "card:krump"],
    ),
    (
        "unfathomable",
        ["action:priest"],
        {"mine": ["token:anger", "troll"], "theirs": ["bumpsy", "urchin"], "token": "priest"},
        ["card:bumpsy", "card:urchin"],
    ),
    (
        "ekwidon",
        ["action:uncommon-currency"],
        {"mine": ["uncommon-currency", "cannon"], "theirs": ["cannon", "gauntlet-of-command"]},
        ["card:cannon.2", "card:gauntlet-of-command"],
    ),
    (
        "star-alliance",
        ["play:recorded-history"],
        {"hand": ["recorded-history", "anger", "smith"], "their_hand": ["flaxia"]},
        ["hand:anger", "hand:smith", "no"],
    ),
    ("untamed", ["action:chenille"], {"mine": ["chenille"], **BOMBYXES}, ["pile:bombyx", "pile:bombyx.2"]),
    (
        "mars",
        ["play:suspended-animation"],
        {
            "hand": ["suspended-animation"],
            "mine": ["troll damage:1"],
            "theirs": ["krump damage:1", "bumpsy damage:1"],
        },
        ["card:krump", "card:bumpsy"],
    ),
    (
        "geistoid",
        ["play:be-our-geist"],
        {"hand": ["be-our-geist"], "discard": [*PILE, "troll", "krump"], "their_discard": ["bumpsy"]},
        ["pile:troll", "pile:krump"],
    ),
]


@pytest.mark.parametrize(
    ("house", "moves", "position", "offered"), CHOICES, ids=[",".join(choice[1]) for choice in CHOICES]
)
def test_what_may_be_chosen(
    house: str, moves: list[str], position: dict[str, Any], offered: list[str]
) -> None:
    assert Table(house=house, **position).do(*moves).offered() == offered
