"""Events in words: the arguments of the messages ``keyforge-event-*`` of ``locale/``."""

from __future__ import annotations

from ludarium.core.event import Event
from ludarium.core.game import Say, listed
from ludarium.games.keyforge.engine.registry import REGISTRY
from ludarium.games.keyforge.pool.facts import POOL
from ludarium.games.keyforge.text import MODULES, line, modes
from ludarium.games.keyforge.view.view import KeyForgeView, PrintView

Argument = str | int
CARDS = ("card", "host", "other", "source", "target")


class Teller:
    """Names things for one reader."""

    def __init__(self, view: KeyForgeView, names: list[str], say: Say) -> None:
        self.view = view
        self.names = names
        self.say = say
        lang = say("cli-names", {})
        self.lang = lang if lang in MODULES else "en"

    def card(self, label: object) -> str:
        """A card, or a print, by its name in the reader's language."""
        if not isinstance(label, str):
            return ""
        told = self._known(label)
        return label if told is None else POOL.card(told.card).called(self.lang)

    def _known(self, label: str) -> PrintView | None:
        return self.view.prints.get(label) or self.view.prints.get(label.split(".")[0])

    def cards(self, labels: object) -> str:
        known = [self.card(label) for label in labels] if isinstance(labels, list) else []
        return listed(known, self.say)

    def name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) else ""

    def house(self, house: object) -> str:
        return self.say(f"keyforge-house-{house}", {}) if house else ""

    def keyword(self, name: str, label: object) -> str:
        """What a keyword does that is an ability of its own: by its number now, or by the printed one."""
        if not isinstance(label, str):
            return "none"
        shown, told = self.view.cards.get(label), self._known(label)
        now = dict([each.partition(":")[::2] for each in shown.keywords]) if shown else {}
        printed = 0 if told is None else POOL.card(told.card).keywords.get(name, 0)
        number = now.get(name, "") or f"{printed}"
        return self.say(f"keyforge-keyword-{name}-text", {"n": number}) if number != "0" else "none"

    def mode(self, label: object, mode: object, parts: object) -> str:
        """The part of a "choose one" that was chosen; of several such choices on a card, the one with as many parts."""
        told = self._known(label) if isinstance(label, str) else None
        offered = [] if told is None else modes(told.card, self.lang)
        choice = next((each for each in offered if len(each) == parts), offered[0] if offered else [])
        return choice[mode - 1] if isinstance(mode, int) and 0 < mode <= len(choice) else "none"

    def line(self, name: object) -> str:
        """The line of a card with this ability; ``none`` where no text has it."""
        word = REGISTRY.named(name) if isinstance(name, str) and "." in name else None
        return "none" if word is None else line(word, self.lang)


def yes(it_is: bool) -> str:
    return "yes" if it_is else "no"


def arguments(event: Event, teller: Teller) -> dict[str, Argument]:
    """What the sentence of ``event`` needs."""
    facts = event.facts()
    kind = event.kind()
    seat = facts.get("seat")
    told: dict[str, Argument] = {"name": teller.name(seat)}
    if isinstance(seat, int):
        told["rival"] = teller.name(1 - seat)
    for key, value in facts.items():
        if key in CARDS and kind != "moved_amber":
            told[key] = teller.card(value)
        elif key in ("prints", "cards"):
            told["known"] = yes(isinstance(value, list))
            told["cards"] = teller.cards(value)
        elif key == "named":
            told["any"] = yes(value is not None)
            told["card"] = POOL.card(value).called(teller.lang) if isinstance(value, str) else ""
        elif key == "shown":
            told["other"] = teller.card(value)
        elif key == "house":
            told["any"] = yes(value is not None)
            told["house"] = teller.house(value)
        elif isinstance(value, bool):
            told[key] = yes(value)
        elif isinstance(value, (int, str)) and key not in ("seat", "name"):
            told[key] = value
    return {**told, **_more(kind, facts, teller)}


def _more(kind: str, facts: dict[str, object], teller: Teller) -> dict[str, Argument]:
    """What some kinds of events need besides."""
    amount = facts.get("amount")
    if kind == "bid":
        bid = facts["bid"]
        return {"passes": yes(bid is None), "amount": bid if isinstance(bid, int) else 0}
    if kind == "discarded":
        return {"zone": str(facts["from"])}
    if kind == "moved":
        return {"known": yes(facts["card"] is not None)}
    if kind == "prevented":
        return {"how": str(facts["by"])}
    if kind == "damaged":
        return {"dealt": yes(facts["source"] is not None)}
    if kind == "saved":
        return {"named": yes(facts["source"] is not None), "by": teller.card(facts["source"])}
    if kind == "targets":
        return {"named": yes(facts["source"] is not None), "card": teller.card(facts["source"])}
    if kind in ("counters", "chains") and isinstance(amount, int):
        return {"more": yes(amount >= 0), "amount": abs(amount)}
    if kind == "ability":
        ability, label = str(facts["ability"]), facts["card"]
        told = teller.line(ability)
        return {"text": teller.keyword(ability, label) if told == "none" else told}
    if kind == "mode":
        return {"text": teller.mode(facts["card"], facts["mode"], facts["parts"])}
    if kind == "lasting":
        about = "cards" if facts["cards"] else "no" if facts["house"] is None else "house"
        return {"text": teller.line(facts["ability"]), "about": about}
    if kind == "moved_amber":
        return _moved(str(facts["source"]), str(facts["target"]), teller)
    if kind == "house":
        return {"forced": yes(facts["card"] is not None)}
    if kind == "swapped_piles":
        return {"any": yes(facts["cards"] != [])}
    if kind == "looked":
        return {"owner": teller.name(facts["whose"]), "own": yes(facts["whose"] == facts["seat"])}
    if kind == "overtime":
        return {"name": teller.name(teller.view.active)}
    if kind == "decks":
        return {"deck": str(facts["name"])}
    if kind == "benched":
        return {"deck": _brought(facts, teller.view)}
    if kind == "match":
        game = facts["game"]
        return {"number": game if isinstance(game, int) else 1}
    if kind == "game_over":
        winner = facts["winner"]
        loser = 1 - winner if isinstance(winner, int) else None
        return {"name": teller.name(winner), "loser": teller.name(loser)}
    return {}


def _brought(facts: dict[str, object], view: KeyForgeView) -> str:
    """The name of the deck that a seat has brought, by its number."""
    seat, number = facts["seat"], facts["number"]
    assert isinstance(seat, int)
    assert isinstance(number, int)
    return view.match.brought[seat][number].name


def _moved(source: str, target: str, teller: Teller) -> dict[str, Argument]:
    """Between which pools and cards Æ moves."""
    ends: list[str] = []
    pools: list[bool] = []
    for end in (source, target):
        kind, _, name = end.partition(":")
        if kind == "supply":
            if not ends and target != kind:
                return {"pools": "placed", "from": "", "to": teller.card(target.partition(":")[2])}
            return {"pools": kind, "from": ends[0], "to": ""}
        pools.append(kind == "seat")
        ends.append(teller.name(int(name)) if kind == "seat" else teller.card(name))
    which = ("none", "to", "from", "both")[2 * pools[0] + pools[1]]
    return {"pools": which, "from": ends[0], "to": ends[1]}


def tell(event: Event, view: KeyForgeView, names: list[str], say: Say) -> str:
    """The sentence of ``event``."""
    return say("keyforge-event-" + event.kind().replace("_", "-"), arguments(event, Teller(view, names, say)))
