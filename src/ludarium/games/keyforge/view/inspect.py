"""Single things on the table, as options name what they touch: ``card:troll.2``, ``hand:bumpsy``, ``pile:punch``,
``seat:0``, ``house:mars``, ``key:red``, ``place:3``. Of hidden cards a seat knows what its view shows."""

from __future__ import annotations

import msgspec

from ludarium.core.decision import TABLE
from ludarium.core.game import Say, unsaid
from ludarium.core.positions import UnknownThing
from ludarium.games.keyforge.engine.codes import SHIFT
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.engine.state import KeyForgeState
from ludarium.games.keyforge.engine.terms import (
    DECK_SIZE,
    KEY_NAMES,
    NO_TIDE,
    NONE,
    ZONE_NAMES,
    Card,
    Seat,
    Zones,
)
from ludarium.games.keyforge.pool.facts import POOL, Fact
from ludarium.games.keyforge.pool.houses import HOUSE_OF, TYPE_NAMES
from ludarium.games.keyforge.text import MODULES, language, line, text
from ludarium.games.keyforge.text.base import Context
from ludarium.games.keyforge.view.notation import Move
from ludarium.games.keyforge.view.serialize import KEEPER, knows
from ludarium.games.keyforge.view.viewer import Viewer, names_of
from ludarium.games.keyforge.words.control import OneOf


def inspect(state: KeyForgeState, thing: str, seat: Seat | None, say: Say = unsaid) -> dict[str, object]:
    """What ``seat`` (``TABLE``: the keeper, who knows everything) knows of a thing; a card with its text, in the language of
    ``say``. Raises ``UnknownThing``."""
    viewer = Viewer(state, KEEPER if seat == TABLE else -1 if seat is None else seat)
    kind, _, name = thing.partition(":")
    found = _look(viewer, kind, name, say)
    if found is None:
        raise UnknownThing(thing)
    return {"thing": thing, **found}


def hidden(state: KeyForgeState) -> dict[str, object]:
    """What lies hidden from some seat, card by card, by seat: hands, decks from the top, archives, and what lies facedown under
    cards in play; before the first game the decks that were chosen in secret."""
    labels = state.decks.labels
    told: dict[str, object] = {
        part: [[labels[c] for c in state.row(zone, seat)] for seat in (0, 1)]
        for part, zone in (("hands", Zones.HAND), ("decks", Zones.DECK), ("archives", Zones.ARCHIVES))
    }
    under: dict[str, list[str]] = {}
    for c in state.beneath:
        if state.is_hidden(c):
            under.setdefault(labels[state.host[c]], []).append(labels[c])
    told["under"] = under
    if any(deck != NONE for deck in state.secret):
        told["chosen"] = [None if deck == NONE else deck for deck in state.secret]
    return told


def meanings(state: KeyForgeState, say: Say) -> dict[str, str]:
    """What the options say in words that are named by a number or by the card alone: the parts of "choose one", and abilities."""
    if state.kind == NONE or not state.stack:
        return {}
    lang = _language_of(say)
    f = state.stack[-1]
    s = state.scopes[f.scope]
    found: dict[str, str] = {}
    if isinstance(f.node, OneOf) and s.ability is not None:
        spoken = language(lang)
        fact = POOL.card(REGISTRY.name(s.ability).partition(".")[0])
        for one in state.codes:
            part = f.node.parts[(one >> SHIFT) - 1]
            found[Move(one, state.decks).notation()] = spoken.modes(part, Context(spoken, fact))
        return found
    for notation, name in Viewer(state, KEEPER).effects(f).items():
        word = REGISTRY.named(name)
        if word is not None:
            found[notation] = line(word, lang)
    return found


def _language_of(say: Say) -> str:
    """The language of ``say``; English where cards have no texts in it."""
    lang = say("cli-names", {})
    return lang if lang in MODULES else "en"


def _look(viewer: Viewer, kind: str, name: str, say: Say) -> dict[str, object] | None:
    state = viewer.m
    if kind == "seat" and name in ("0", "1"):
        player: dict[str, object] = msgspec.to_builtins(viewer.player(int(name)))
        return player
    if kind == "house" and name in HOUSE_OF:
        house = HOUSE_OF[name]
        seats = [seat for seat in (0, 1) if house in state.decks.houses[seat]]
        return {"house": name, "active": state.house == house, "seats": seats}
    if kind == "key" and name in KEY_NAMES.values():
        colour = next(bit for bit, called in KEY_NAMES.items() if called == name)
        return {"key": name, "forged": [seat for seat in (0, 1) if state.keys[seat] & colour]}
    if kind == "tide" and not name and state.tide != NO_TIDE:
        return {"tide": None if state.tide == NONE else state.tide}
    if kind == "place" and name.isascii() and name.isdigit() and int(name) <= DECK_SIZE * 2:
        return {"place": int(name), "lines": [len(state.line(seat)) for seat in (0, 1)]}
    if kind in ("card", "pile") and name in state.decks.labels:
        c = state.decks.labels.index(name)
        if state.zone[c] != Zones.ASIDE and (viewer.seat == KEEPER or not state.is_hidden(c)):
            return _card(viewer, c, say)
    if kind in ("hand", "pile"):
        return _print(viewer, name, say)
    return None


def _card(viewer: Viewer, c: Card, say: Say) -> dict[str, object]:
    told: dict[str, object] = msgspec.to_builtins(viewer.card(c))
    told["zone"] = ZONE_NAMES[viewer.m.zone[c]]
    return {**told, **_words(viewer.m.decks.prints[viewer.m.face[c]].id, say)}


def _words(card: str, say: Say) -> dict[str, object]:
    """What a card says, and whether that is another thing than some of its prints say."""
    lang = _language_of(say)
    return {"text": text(card, lang), "errata": _errata(POOL.card(card), lang, say)}


def _errata(fact: Fact, lang: str, say: Say) -> dict[str, object] | None:
    if fact.errata:
        return {"rulebook": fact.errata, "says": say("keyforge-art-errata", {"rulebook": fact.errata})}
    if fact.reworded:
        names = POOL.set(fact.reworded).names
        called = names.get(lang, names["en"])
        return {"set": fact.reworded, "says": say("keyforge-art-reworded", {"set": called})}
    return None


def _print(viewer: Viewer, name: str, say: Say) -> dict[str, object] | None:
    """A card as it is printed, and where this seat knows hidden copies of it."""
    state = viewer.m
    for face in state.decks.prints:
        if face.label == name:
            break
    else:
        return None
    if state.met and name not in viewer.prints():
        return None
    known: dict[str, int] = {}
    faceup = 0
    for c in range(len(state.zone)):
        if state.decks.of[c] == face.number and state.is_hidden(c) and knows(state, viewer.seat, c):
            place = f"{ZONE_NAMES[state.zone[c]]}:{state.owner(c)}"
            known[place] = known.get(place, 0) + 1
            faceup += c in state.faceup
    return {
        "print": face.label,
        "card": face.id,
        "type": TYPE_NAMES[face.type],
        "houses": names_of(face.houses),
        "power": face.power,
        "armor": face.armor,
        "traits": list(face.traits),
        "known": known,
        **({"faceup": faceup} if faceup else {}),
        **_words(face.id, say),
    }
