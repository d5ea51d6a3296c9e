import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeBundle, say } from "../../i18n/bundle";
import type { GameEvent, Translate, WordContext } from "../contract";
import { loadCards } from "./cards";
import { announce, bound, cardsIn, endedIn, EVENTS, eventArgs, linked, UNSAID } from "./events";
import { t } from "../shared/fixtures";
import { ask, context, decide, midGame, NAMES, opening, triad } from "./fixtures";
import { adviceText } from "../shared/guide";
import { advise } from "./guide";
import { abilityText, cardIdOf, effectLine, faultText, labelOf, matchText, modesOf, nameOf, namesOf, optionText, placeText } from "./labels";
import { flightsOf } from "./motion";
import client from ".";
import { canDo, halfway, KINDS, prompt, tableAction, timer, VERBS, whatOf, type Kind, type Progress } from "./prompts";
import { latestOf } from "./story";
import { FAULTS, HOUSES, UNTIL, type Ask, type View } from "./view";

beforeAll(() => loadCards("en"));

/** A question of each kind to Ann, with what is asked in the view, and what is then said. */
const QUESTIONS: Record<Kind, [string[], Partial<Ask> | null, string]> = {
  mulligan: [["keep", "mulligan"], null, "keyforge-prompt-mulligan(first=yes)"],
  bid: [["bid:4", "pass"], null, "keyforge-prompt-bid"],
  "pick-deck": [["deck:0", "deck:1"], null, "keyforge-prompt-pick-deck"],
  bench: [["bench:0", "bench:2"], null, "keyforge-prompt-bench"],
  "own-deck": [["deck:0", "deck:2"], null, "keyforge-prompt-own-deck"],
  first: [["yes", "no"], null, "keyforge-prompt-first"],
  key: [["key:blue", "key:yellow"], null, "keyforge-prompt-key"],
  spend: [["amber:pool", "amber:troll"], { amount: 2 }, "keyforge-prompt-spend(amount=2)"],
  house: [["house:logos"], null, "keyforge-prompt-house"],
  archives: [["take", "leave"], null, "keyforge-prompt-archives(count=1)"],
  turn: [["play:anger", "end"], null, "keyforge-prompt-turn(house=keyforge-house-brobnar can=play)"],
  place: [["place:0", "place:3"], { source: "bumpsy" }, "keyforge-prompt-place(card=Bumpsy own=yes)"],
  attack: [["card:urchin"], { source: "troll" }, "keyforge-prompt-attack(card=Troll)"],
  use: [["reap:troll", "no"], { source: "troll" }, "keyforge-prompt-use(card=Troll)"],
  card: [["card:troll", "card:pitlord"], { source: "cannon", verb: "damage", amount: 2 }, "keyforge-prompt-by(card=Cannon ask=keyforge-prompt-card-damage(what=creature amount=2 card=Cannon))"],
  yes: [["yes", "no"], { source: "cannon" }, "keyforge-prompt-yes(card=Cannon)"],
  trigger: [["trigger:troll", "trigger:pitlord"], null, "keyforge-prompt-trigger"],
  replace: [["trigger:troll", "trigger:pitlord"], null, "keyforge-prompt-replace"],
  mode: [["mode:1", "mode:2"], { source: "cannon" }, "keyforge-prompt-mode(card=Cannon)"],
  "choose-house": [["house:mars"], { source: "cannon" }, "keyforge-prompt-by(card=Cannon ask=keyforge-prompt-choose-house)"],
  number: [["number:1"], null, "keyforge-prompt-number"],
  ability: [["mode:1", "mode:2"], { source: "cannon" }, "keyforge-prompt-ability(card=Cannon)"],
  "discard-order": [["card:troll", "card:urchin"], null, "keyforge-prompt-discard-order"],
  loop: [["loop:0", "loop:1"], null, "keyforge-prompt-loop"],
  player: [["seat:0", "seat:1"], null, "keyforge-prompt-player"],
  "choose-player": [["seat:0", "seat:1"], { source: "cannon" }, "keyforge-prompt-by(card=Cannon ask=keyforge-prompt-choose-player)"],
  "choose-trait": [["trait:giant", "no"], { source: "cannon" }, "keyforge-prompt-by(card=Cannon ask=keyforge-prompt-choose-trait)"],
  "choose-name": [["name:troll", "no"], { source: "cannon" }, "keyforge-prompt-by(card=Cannon ask=keyforge-prompt-choose-name)"],
  unforge: [["key:blue", "key:yellow"], { source: "key-hammer" }, "keyforge-prompt-by(card=Key Hammer ask=keyforge-prompt-unforge)"],
};

const asking = (kind: Kind): Partial<Omit<View, "players">> => {
  const [, told] = QUESTIONS[kind];
  return { ask: told === null ? null : ask({ kind, ...told }) };
};

describe("prompts", () => {
  it.each(KINDS)("asks for %s, and tells others who is asked", (kind) => {
    const [options, told, said] = QUESTIONS[kind];
    const view = midGame(asking(kind));
    expect(prompt(decide(0, kind, ...options), context(view, 0))).toBe(said);
    const card = told?.source ? nameOf(view, told.source) : "none";
    for (const you of [1, null]) expect(prompt(decide(0, kind), context(view, you))).toBe(`keyforge-prompt-wait(kind=${kind} name=Ann card=${card})`);
  });
  it("tells before the mulligan who goes first", () => {
    const said = (first: number) => prompt(decide(1, "mulligan", "keep", "mulligan"), context(opening({ first }), 1));
    expect([said(1), said(0)]).toEqual(["keyforge-prompt-mulligan(first=yes)", "keyforge-prompt-mulligan(first=no)"]);
  });
  it("tells what happens with the card, and which kind of card it is", () => {
    const said = (verb: string, ...options: string[]) => prompt(decide(0, "card", ...options), context(midGame({ ask: ask({ verb }) })));
    expect(said("destroy", "card:troll", "card:pitlord")).toContain("keyforge-prompt-card-destroy(what=creature");
    expect(said("destroy", "card:cannon", "no")).toContain("what=artifact");
    expect(said("destroy", "card:cannon", "card:troll")).toContain("what=card");
    expect(said("archive", "hand:anger")).toContain("keyforge-prompt-card-archive(what=card");
    expect(said("sneeze", "card:silent-dagger")).toContain("keyforge-prompt-card-choose(what=upgrade");
    expect(whatOf(midGame(), "card", [])).toBe("card");
    expect(new Set(VERBS).size).toBe(VERBS.length);
  });
  it("counts what is chosen one by one", () => {
    const said = (changes: Partial<Ask>) => prompt(decide(0, "card", "card:troll"), context(midGame({ ask: ask(changes) })));
    expect(said({ max: 1, chosen: [] })).not.toContain("chosen=");
    expect(said({ min: 0, max: 3, chosen: ["urchin"] })).toMatch(/^keyforge-prompt-several\(ask=.* chosen=1 min=0 max=3\)$/);
    expect(said({ min: 2, max: 99, chosen: ["urchin"] })).toMatch(/^keyforge-prompt-at-least\(/);
    expect(said({ min: 0, max: 99, chosen: [] })).toMatch(/^keyforge-prompt-any\(/);
  });
  it("says which bonus icon a card would replace", () => {
    const said = (amount: number | null) => prompt(decide(0, "yes", "yes", "no"), context(midGame({ ask: ask({ kind: "yes", source: "cannon", verb: "icon", amount }) })));
    expect([said(0), said(3), said(4)]).toEqual(["A", "R", "X"].map((icon) => `keyforge-prompt-icon(card=Cannon icon=${icon})`));
    expect([said(null), said(9)]).toEqual(["A", "X"].map((icon) => `keyforge-prompt-icon(card=Cannon icon=${icon})`));
  });
  it("says in whose line a creature is placed", () => {
    const said = (line: number | null) => prompt(decide(0, "place", "place:0", "place:3"), context(midGame({ ask: ask({ kind: "place", source: "bumpsy", line }) })));
    expect([said(0), said(1)]).toEqual(["keyforge-prompt-place(card=Bumpsy own=yes)", "keyforge-prompt-place(card=Bumpsy own=no)"]);
  });
  it("says nothing of nothing", () => {
    expect(prompt(null, context(midGame()))).toBeNull();
    expect(prompt(decide(-1, "table", "concede>0"), context(midGame()))).toBeNull();
    expect(prompt(decide(0, "turn"), context(null))).toBeNull();
    expect(prompt(null, context(midGame({ phase: "over", winner: 1, reason: "keys" })))).toBe("keyforge-prompt-over");
    expect(prompt(decide(0, "turn", "end"), context(midGame({ house: null })))).toBe("keyforge-prompt-turn(house=none can=end)");
  });
  it("tells of a turn only what is offered", () => {
    const can = (turn: number, ...options: string[]) => canDo(midGame({ turn }), decide(0, "turn", ...options).options);
    expect(can(5, "end")).toBe("end");
    expect(can(1, "play:anger", "discard:anger", "end")).toBe("first");
    expect(can(1, "discard:anger", "end")).toBe("first");
    // The one card is played already.
    expect([can(1, "end"), can(1, "action:cannon", "end")]).toEqual(["end", "use"]);
    expect([can(5, "upgrade:troll", "end"), can(5, "discard:anger", "end"), can(5, "unstun:troll", "end")]).toEqual(["play", "discard", "use"]);
    expect(can(5, "play:anger", "reap:troll", "end")).toBe("all");
  });
  it("names a card once, in front or in the question", () => {
    const said = (verb: string) => prompt(decide(0, "card", "card:troll"), context(midGame({ ask: ask({ verb, source: "silent-dagger" }) })))!;
    for (const verb of ["play-card", "put-card", "hide"]) expect(said(verb)).toBe(`keyforge-prompt-card-${verb}(what=creature amount=0 card=Silent Dagger)`);
    expect(said("stun")).toContain("keyforge-prompt-by(card=Silent Dagger ");
  });
  it("tells the time that is left of a timed game, and of no other clock", () => {
    expect(timer("game-2", context(midGame()))).toEqual({ label: "keyforge-timer", seat: null });
    expect(timer("turn-2", context(midGame()))).toBeNull();
    expect(client.timer).toBe(timer);
  });
  it("tells how far a choice has come", () => {
    const at = (changes: Partial<Progress>) => halfway(t, { busy: false, mine: true, armed: null, opened: null, left: 0, ...changes });
    expect(at({})).toBeNull();
    expect(at({ busy: true })).toBe("keyforge-prompt-sent");
    expect(at({ armed: "Reap" })).toBe("keyforge-prompt-confirm(action=Reap)");
    expect(at({ armed: "End turn", left: 2 })).toBe("keyforge-prompt-end(count=2)");
    expect(at({ opened: "Troll" })).toBe("keyforge-prompt-ways(card=Troll)");
    expect(at({ mine: false, opened: "Troll" })).toBeNull();
  });
  it("has a line for conceding in the host's menu, and for nothing else", () => {
    expect(tableAction("concede>1", context(midGame()))).toEqual({ label: "keyforge-table-concede", confirm: "keyforge-table-concede-confirm", args: { name: "Bob" } });
    expect(tableAction("concede>0", context(midGame(), 0))).toEqual({ label: "keyforge-table-concede-own", confirm: "keyforge-table-concede-own-confirm", args: {} });
    expect(tableAction("concede>0", context(midGame(), null))).toMatchObject({ label: "keyforge-table-concede" });
    expect(tableAction("skip", context(midGame()))).toBeNull();
  });
});

const FACTS: GameEvent[] = [
  { kind: "began", seat: 0 },
  { kind: "benched", seat: 0, number: 1 },
  { kind: "decks", seat: 0, name: "The Hasty Lantern", set: "CotA" },
  { kind: "drew", seat: 0, count: 2, prints: ["anger", "bumpsy+AD"] },
  { kind: "mulligan", seat: 1, taken: true },
  { kind: "bid", seat: 0, bid: 5 },
  { kind: "turn_began", seat: 0, number: 3 },
  { kind: "forged", seat: 0, colour: "red", cost: 6, keys: 1 },
  { kind: "unforged", seat: 0, colour: "red" },
  { kind: "house", seat: 0, house: "mars", card: "cannon" },
  { kind: "took_archives", seat: 0, count: 1, prints: ["anger"] },
  { kind: "played", seat: 0, card: "troll" },
  { kind: "put", seat: 0, card: "troll" },
  { kind: "attached", card: "silent-dagger", host: "pitlord" },
  { kind: "discarded", seat: 0, card: "anger", from: "hand" },
  { kind: "reaped", seat: 0, card: "troll" },
  { kind: "fights", seat: 0, card: "troll", target: "pitlord" },
  { kind: "dodged", card: "troll" },
  { kind: "called_off", card: "troll" },
  { kind: "acted", seat: 0, card: "cannon", how: "action" },
  { kind: "unstunned", card: "troll" },
  { kind: "ability", card: "cannon", ability: "cannon.1" },
  { kind: "gained", seat: 0, amount: 1, total: 5, why: "reap" },
  { kind: "lost", seat: 0, amount: 1, total: 4 },
  { kind: "stole", seat: 0, amount: 2 },
  { kind: "paid", seat: 0, amount: 2 },
  { kind: "captured", card: "troll", amount: 2, seat: 1 },
  { kind: "exalted", card: "troll", amount: 1 },
  { kind: "moved_amber", amount: 2, source: "card:troll", target: "seat:1" },
  { kind: "returned_amber", card: "troll", amount: 2, seat: 1 },
  { kind: "damaged", card: "troll", amount: 3, source: "cannon" },
  { kind: "prevented", card: "troll", amount: 1, by: "armor" },
  { kind: "healed", card: "troll", amount: 2 },
  { kind: "destroyed", card: "troll" },
  { kind: "moved", card: "troll", to: "hand", seat: 0 },
  { kind: "saved", card: "troll", source: "cannon" },
  { kind: "exhausted", card: "troll" },
  { kind: "stunned", card: "troll" },
  { kind: "warded", card: "troll" },
  { kind: "enraged", card: "troll" },
  { kind: "calmed", card: "troll" },
  { kind: "counters", card: "troll", amount: -2 },
  { kind: "control", card: "troll", seat: 1 },
  { kind: "shifted", card: "troll", place: 2 },
  { kind: "swapped", card: "troll", other: "pitlord" },
  { kind: "archived", seat: 0, count: 1, prints: ["anger"] },
  { kind: "hid", card: "troll", prints: ["anger"] },
  { kind: "revealed", seat: 0, prints: ["anger"] },
  { kind: "looked", seat: 0, whose: 1, prints: ["anger"] },
  { kind: "shuffled", seat: 0 },
  { kind: "searched", seat: 0 },
  { kind: "chains", seat: 0, amount: -1, total: 4 },
  { kind: "named_house", seat: 0, house: "dis" },
  { kind: "named_number", seat: 0, number: 3 },
  { kind: "chose", seat: 0, yes: true },
  { kind: "mode", seat: 0, mode: 2, card: "begone", parts: 2 },
  { kind: "targets", source: "cannon", cards: ["troll", "pitlord"] },
  { kind: "lasting", card: "cannon", ability: "cannon.1", house: null, until: "turn", cards: ["troll"] },
  { kind: "check", seat: 0 },
  { kind: "fizzled", card: "troll", fault: "no-target" },
  { kind: "overtime", state: "last-turn" },
  { kind: "tie_break", seat: 0, step: 3 },
  { kind: "conceded", seat: 1 },
  { kind: "game_over", winner: 0, reason: "keys" },
  { kind: "match", seat: 0, game: 2 },
  { kind: "skipped", seat: 0, step: "forge" },
  { kind: "marked", card: "troll", counter: "doom", amount: 1 },
  { kind: "unmarked", card: "troll", counter: "doom", amount: 2 },
  { kind: "another_turn", seat: 0 },
  { kind: "named_loop", seat: 0, number: 4 },
  { kind: "reshaped", card: "cannon", to: "line" },
  { kind: "flipped", card: "troll", shown: "bumpsy" },
  { kind: "copied", card: "troll", shown: "bumpsy" },
  { kind: "swapped_piles", seat: 0, cards: ["anger", "troll"] },
  { kind: "moved_damage", amount: 2, card: "troll", other: "pitlord" },
  { kind: "unwarded", card: "troll" },
  { kind: "joined", card: "deusillus2", host: "deusillus" },
  { kind: "named_card", seat: 0, named: "troll" },
  { kind: "tide", seat: 1 },
  { kind: "tide_reset" },
  { kind: "made", seat: 0, card: "troll", prints: ["anger"] },
  { kind: "unmasked", card: "troll", to: "discard", seat: 0, other: "anger", prints: ["anger"] },
];

/** The second game of a match, with exchanged decks. */
const IN_MATCH = midGame({ match: { kind: "adaptive", game: 2, wins: [1, 0], decks: [1, 0], brought: triad().match.brought } });

describe("events", () => {
  const args = (event: GameEvent) => eventArgs(event, context(midGame()));
  const found = (kind: string) => FACTS.find((event) => event.kind === kind)!;

  it.each(FACTS)("has words for $kind", (event) => {
    const told = eventArgs(event, context(IN_MATCH));
    expect(told).not.toBeNull();
    for (const [name, value] of Object.entries(told!)) {
      if (name === "name" && !("seat" in event)) continue;
      expect(value, name).not.toBe("");
      expect(String(value), name).not.toMatch(/NaN|undefined|null/);
    }
    if ("seat" in event) expect(told).toHaveProperty("name", NAMES[event["seat"] as number]);
  });
  it("are all of them", () => {
    expect(FACTS.map(({ kind }) => kind)).toEqual([...EVENTS]);
    for (const kind of ["sneezed", ...UNSAID]) expect(args({ kind, seat: 0, card: "troll" })).toBeNull();
    expect(eventArgs(found("began"), context(null))).toBeNull();
  });
  it("keep what is hidden hidden", () => {
    expect(args({ kind: "drew", seat: 1, count: 2, prints: [null, null] })).toEqual({ name: "Bob", count: 2, known: "no", cards: "" });
    expect(args({ kind: "drew", seat: 1, count: 2, prints: null })).toEqual({ name: "Bob", count: 2, known: "no", cards: "" });
    expect(args({ kind: "archived", seat: 1, count: 1, prints: null })).toEqual({ name: "Bob", count: 1, known: "no", cards: "" });
    expect(args({ kind: "hid", card: "troll", prints: null })).toEqual({ card: "Troll", known: "no", cards: "" });
    expect(args({ kind: "made", seat: 1, card: "troll", prints: null })).toEqual({ name: "Bob", card: "Troll", known: "no", cards: "" });
    expect(args({ kind: "unmasked", card: "troll", to: "hand", seat: 1, other: null, prints: null })).toEqual({ name: "Bob", card: "Troll", to: "hand", known: "no", cards: "" });
    expect(args({ kind: "looked", seat: 1, whose: 0, prints: null })).toEqual({ name: "Bob", owner: "Ann", own: "no", known: "no", cards: "" });
    expect(args(found("drew"))).toMatchObject({ known: "yes", cards: "Anger and Bumpsy" });
  });
  it("tell sides, ways, places and signs", () => {
    expect(args({ ...found("bid"), bid: null })).toMatchObject({ passes: "yes" });
    expect(args({ ...found("house"), house: null, card: null })).toEqual({ name: "Ann", any: "no", house: "", forced: "no", card: "" });
    expect(args(found("house"))).toEqual({ name: "Ann", any: "yes", house: "keyforge-house-mars", forced: "yes", card: "Cannon" });
    expect(args(found("stole"))).toEqual({ name: "Ann", rival: "Bob", amount: 2 });
    expect(args(found("captured"))).toMatchObject({ name: "Bob", card: "Troll" });
    expect(args(found("moved_amber"))).toEqual({ amount: 2, from: "Troll", to: "Bob", pools: "to" });
    expect(args({ ...found("moved_amber"), source: "seat:0" })).toMatchObject({ from: "Ann", pools: "both" });
    expect(args({ ...found("moved_amber"), source: "seat:0", target: "card:troll" })).toMatchObject({ pools: "from" });
    expect(args({ ...found("moved_amber"), target: "supply" })).toEqual({ amount: 2, from: "Troll", to: "", pools: "supply" });
    expect(args({ ...found("moved_amber"), source: "supply", target: "card:troll" })).toEqual({ amount: 2, from: "", to: "Troll", pools: "placed" });
    expect(args({ ...found("moved_amber"), target: "card:pitlord" })).toMatchObject({ to: "Pitlord", pools: "none" });
    expect(args({ ...found("damaged"), source: null })).toEqual({ card: "Troll", amount: 3, dealt: "no", source: "" });
    expect(args({ ...found("saved"), source: null })).toEqual({ card: "Troll", named: "no", by: "" });
    expect(args(found("counters"))).toEqual({ card: "Troll", more: "no", amount: 2 });
    expect(args({ ...found("chains"), amount: 2 })).toEqual({ name: "Ann", more: "yes", amount: 2, total: 4 });
    expect(args({ ...found("targets"), source: null })).toEqual({ card: "", named: "no", cards: "Troll and Pitlord" });
    expect(args(found("overtime"))).toEqual({ name: "Ann", state: "last-turn" });
    expect(args(found("game_over"))).toEqual({ name: "Ann", loser: "Bob", reason: "keys" });
    expect(args({ kind: "game_over", winner: null, reason: "draw" })).toEqual({ name: "", loser: "", reason: "draw" });
    expect(args(found("match"))).toBeNull();
    expect(eventArgs(found("match"), context(IN_MATCH))).toEqual({ name: "Ann", number: 2 });
    expect(args({ ...found("decks"), set: "" })).toMatchObject({ set: "none" });
  });
  it("tell the line of an ability, or are silent where there is none", () => {
    expect(args(found("ability"))).toEqual({ card: "Cannon", text: abilityText("cannon.1") });
    expect(args({ kind: "ability", card: "cannon", ability: "z9" })).toBeNull();
    expect(args({ kind: "lasting", card: "cannon", ability: "z9", house: null, until: "good", cards: [] })).toEqual({ card: "Cannon", text: "none", until: "good", about: "no", cards: "none", house: "none" });
  });
  it("tell what a lasting effect was chosen for", () => {
    expect(args(found("lasting"))).toEqual({ card: "Cannon", text: abilityText("cannon.1"), until: "turn", about: "cards", cards: "Troll", house: "none" });
    expect(args({ ...found("lasting"), cards: [], house: "dis" })).toMatchObject({ about: "house", cards: "none", house: "keyforge-house-dis" });
  });
  it("tell the chosen part of a card in its words", () => {
    expect(args(found("mode"))).toEqual({ name: "Ann", mode: 2, card: "Begone!", text: "Gain 1 Æ." });
    expect(args({ ...found("mode"), card: "cannon" })).toMatchObject({ card: "Cannon", text: "none" });
    expect(args({ ...found("mode"), card: null })).toMatchObject({ card: "", text: "none" });
  });
  it("are silent about nothing", () => {
    for (const kind of ["took_archives", "drew", "archived"]) expect(args({ kind, seat: 0, count: 0, prints: [] })).toBeNull();
  });
  it("tell of a game that ended while the match goes on", () => {
    const over: GameEvent = { kind: "game_over", winner: 0, reason: "concession" };
    const step = (...events: GameEvent[]) => endedIn({ number: 9, option: null, seat: 1, events }, IN_MATCH);
    expect(step({ kind: "conceded", seat: 1 }, over, found("match"))).toEqual({ number: 1, winner: 0, reason: "concession", wins: [1, 0] });
    expect([step(over), step({ ...found("match"), game: 1 })]).toEqual([null, null]);
  });
  it("say aloud what matters", () => {
    expect(announce({ kind: "exhausted" })).toBeNull();
    expect(announce({ kind: "forged" })).toBeUndefined();
  });
});

describe("links of the log", () => {
  it("are the cards of a line", () => {
    expect(cardsIn({ kind: "fights", seat: 0, card: "troll", target: "pitlord" })).toEqual(["troll", "pitlord"]);
    expect(cardsIn({ kind: "drew", seat: 0, count: 2, prints: ["anger", null, "anger"] })).toEqual(["anger"]);
    expect(cardsIn({ kind: "moved_amber", amount: 1, source: "seat:0", target: "card:troll" })).toEqual(["troll"]);
    expect(cardsIn({ kind: "moved_amber", amount: 1, source: "card:troll", target: "supply" })).toEqual(["troll"]);
    expect(cardsIn({ kind: "moved", card: "troll", to: "hand", seat: 0 })).toEqual(["troll"]);
  });
  it("stand where the names stand, the longer name first", () => {
    const cards = [{ ref: "imp", name: "Imp" }, { ref: "dust-imp", name: "Dust Imp" }];
    expect(linked("Dust Imp fights Imp.", cards)).toEqual([
      { text: "Dust Imp", card: "dust-imp" },
      { text: " fights ", card: null },
      { text: "Imp", card: "imp" },
      { text: ".", card: null },
    ]);
    expect(linked("Nothing.", cards)).toEqual([{ text: "Nothing.", card: null }]);
    expect(linked("Troll fights Troll.", [{ ref: "troll", name: "Troll" }, { ref: "troll.2", name: "Troll" }]).filter(({ card }) => card)).toEqual([
      { text: "Troll", card: "troll" },
      { text: "Troll", card: "troll.2" },
    ]);
  });
  it("are every name of a line, but no part of a longer word", () => {
    const links = (sentence: string, ...cards: { ref: string; name: string }[]) => linked(sentence, cards).filter(({ card }) => card !== null).map(({ text, card }) => `${text}=${card}`);
    expect(links("Ann draws Anger and Anger.", { ref: "anger", name: "Anger" })).toEqual(["Anger=anger", "Anger=anger"]);
    expect(links("Imps, Impish Imp!", { ref: "imp", name: "Imp" })).toEqual(["Imp=imp"]);
    expect(links("버섯 인간과 버섯 인간", { ref: "man", name: "버섯 인간" })).toEqual(["버섯 인간=man", "버섯 인간=man"]);
    expect(links("Ant, Ant, Ant", { ref: "ant", name: "Ant" }, { ref: "ant.2", name: "Ant" })).toEqual(["Ant=ant", "Ant=ant.2", "Ant=ant.2"]);
    expect(links("“Doc” Bookton (old).", { ref: "doc", name: "“Doc” Bookton (old)" })).toEqual(["“Doc” Bookton (old)=doc"]);
  });
  it("keep their quotes and the mark after them on one line", () => {
    const kept = (sentence: string, ...names: string[]) => bound(linked(sentence, names.map((name) => ({ ref: name, name })))).map(({ before, text, after, card }) => (card === null ? text : [before, text, after]));
    expect(kept("Ann 님이 ‘Troll’ 카드를 ‘Urchin’ 카드에", "Troll", "Urchin")).toEqual(["Ann 님이 ", ["‘", "Troll", "’"], " 카드를 ", ["‘", "Urchin", "’"], " 카드에"]);
    expect(kept("「Troll」：文字", "Troll")).toEqual([["「", "Troll", "」："], "文字"]);
    expect(kept("「Troll」「Urchin」", "Troll", "Urchin")).toEqual([["「", "Troll", "」"], ["「", "Urchin", "」"]]);
    expect(kept("Ann draws Troll.", "Troll")).toEqual(["Ann draws ", ["", "Troll", "."]]);
  });
  it("are told of the last things that matter, beside the table", () => {
    const batch = (number: number, ...events: GameEvent[]) => ({ number, option: null, seat: 0, events });
    const log = Array.from({ length: 6 }, (_, turn) => batch(turn, { kind: "turn_began", seat: turn % 2, number: turn + 1 }, { kind: "played", seat: 0, card: "troll" }, { kind: "exhausted", card: "troll" }));
    expect(latestOf(log, context(midGame())).map(({ event, key }) => `${key} ${event.kind}`)).toEqual(["4.1 played", "5.1 played"]);
    expect(latestOf([], context(midGame()))).toEqual([]);
  });
});

describe("things in words", () => {
  const view = midGame();
  it("names cards, prints and copies", () => {
    expect([cardIdOf(view, "troll~dis"), cardIdOf(view, "bumpsy+AD"), cardIdOf(view, "urchin.2"), cardIdOf(view, "unheard-of+A"), cardIdOf(view, "unheard-of.3")]).toEqual(["troll", "bumpsy", "urchin", "unheard-of", "unheard-of"]);
    expect(namesOf(t, view, ["troll", null])).toBe("Troll and keyforge-card-unknown");
    expect(labelOf(t, view, "troll", 0)).toBe("Troll");
    const two = midGame({ players: [{}, { line: ["urchin", "urchin.2"] }], cards: { "urchin.2": view.cards["urchin"]! } });
    expect([labelOf(t, two, "urchin", 0), labelOf(t, two, "urchin.2", 0)]).toEqual(["keyforge-card-copy(card=Urchin number=1)", "keyforge-card-copy(card=Urchin number=2)"]);
  });
  it("says what each option does", () => {
    const label = (option: string, kind = "turn") => optionText(t, view, kind, option, 0).replace("keyforge-action-", "");
    for (const word of ["play", "upgrade", "discard"]) expect(label(`${word}:bumpsy+AD`)).toBe(`${word}(card=Bumpsy)`);
    for (const word of ["reap", "fight", "action", "omni", "unstun"]) expect(label(`${word}:troll`)).toBe(`${word}(card=Troll)`);
    for (const word of ["keep", "mulligan", "pass", "take", "leave", "end", "done", "yes"]) expect(label(word)).toBe(word);
    expect([label("no", "card"), label("no", "use"), label("no", "yes")]).toEqual(["decline", "decline", "no"]);
    expect(label("bid:4", "bid")).toBe("bid(number=4)");
    expect(label("deck:1", "pick-deck")).toBe(`deck(deck=${view.players[1].name})`);
    expect(optionText(t, IN_MATCH, "pick-deck", "deck:1", 0)).toContain(`deck=${IN_MATCH.players[0].name}`);
    expect(label("deck:anger", "card")).toBe("card(card=Anger)");
    expect(label("pile:looter-goblin", "card")).toBe("card(card=Looter Goblin)");
    expect(label("hand:anger", "card")).toBe("card(card=Anger)");
    expect(label("key:red", "key")).toBe("key(key=keyforge-colour-red)");
    expect(label("key:red", "unforge")).toBe("unforge(key=keyforge-colour-red)");
    expect([label("amber:pool", "spend"), label("amber:troll", "spend")]).toEqual(["pool", "amber(card=Troll)"]);
    expect(label("house:mars", "house")).toBe("house(house=keyforge-house-mars)");
    expect([label("trait:giant", "choose-trait"), label("trait:phoenix", "choose-trait"), label("no", "choose-trait")]).toEqual(["trait(trait=Giant)", "trait(trait=phoenix)", "other-trait"]);
    expect([label("name:troll", "choose-name"), label("name:no-such-card", "choose-name"), label("no", "choose-name")]).toEqual(["name(card=Troll)", "name(card=no-such-card)", "other-name"]);
    expect([label("pick", "archives"), label("faceup:anger", "card")]).toEqual(["pick", "faceup(card=Anger)"]);
    expect([label("mode:2", "mode"), label("number:0", "number"), label("mode:1", "ability")]).toEqual(["mode(number=2)", "number(number=0)", "ability(number=1)"]);
    expect([label("loop:3", "loop"), label("seat:0", "player"), label("seat:1", "player"), label("seat:1", "card")]).toEqual(["loop(number=3)", "seat-own", "seat-other", "seat-archives"]);
    expect([label("trigger:troll", "trigger"), label("trigger:troll:2", "trigger")]).toEqual(["card(card=Troll)", "effect(card=Troll number=2)"]);
  });
  it("names places by their neighbours", () => {
    expect([0, 1, 3].map((place) => placeText(t, view, place, 0))).toEqual(["keyforge-action-place-left", "keyforge-action-place-between(left=Ancient Bear right=Troll)", "keyforge-action-place-right"]);
    expect(placeText(t, midGame({ players: [{ line: [] }, {}] }), 0, 0)).toBe("keyforge-action-place-only");
  });
  it("tells why, with the card that forbids it", () => {
    expect(faultText(t, view, { card: "anger", what: "play", why: "cannot", by: "cannon" }, true)).toBe("keyforge-fault-cannot(card=Anger by=Cannon house=keyforge-house-brobnar)");
    expect(faultText(t, midGame({ house: null }), { card: "anger", what: "discard", why: "house", by: null }, false)).toBe("keyforge-fault-what(what=discard why=keyforge-fault-house(card=Anger by=none house=none))");
  });
  it("tells the line of each waiting effect, as the server names them", () => {
    const asked = midGame({ ask: ask({ kind: "trigger", effects: { "trigger:cannon": "cannon.1", "trigger:cannon:2": "silent-dagger.1.1", "trigger:ancient-bear": "assault", "mode:2": "z9.1" } }) });
    const line = (option: string) => effectLine(t, asked, option);
    expect([line("trigger:cannon"), line("trigger:cannon:2")]).toEqual([abilityText("cannon.1"), abilityText("silent-dagger.1.1")]);
    expect(line("trigger:ancient-bear")).toBe("keyforge-keyword-assault-text(n=2)");
    expect([line("trigger:bigtwig"), line("mode:2"), effectLine(t, midGame({ ask: null }), "trigger:cannon")]).toEqual([null, null, null]);
  });
  it("knows abilities, and no parts where the card has none", () => {
    expect(abilityText("cannon.1")).toMatch(/^Action:/);
    // What a card gives to others is named after it, too.
    expect(abilityText("silent-dagger.1.1")).toMatch(/^After Reap:/);
    expect([abilityText(null), abilityText("cannon.7"), abilityText("unheard-of.1")]).toEqual([null, null, null]);
    expect([modesOf(view, "cannon", 2), modesOf(view, null, 2)]).toEqual([[], []]);
  });
});

describe("guide", () => {
  const ids = (kind: string, options: string[], changes: Parameters<typeof midGame>[0] = {}, you: number | null = 0) =>
    advise(midGame(changes), decide(0, kind, ...options), you).map(({ id }) => id.replace("keyforge-guide-", ""));
  it.each(KINDS)("has something to say when %s is asked", (kind) => {
    const [options] = QUESTIONS[kind];
    expect(ids(kind, options, asking(kind)).length).toBeGreaterThan(0);
  });
  it("tells the aim of it all in the first turns only", () => {
    expect(ids("key", ["key:red"], { turn: 2 })).toEqual(["key", "win", "reasons"]);
    expect(ids("key", ["key:red"])).toEqual(["key"]);
  });
  it("speaks to the situation", () => {
    expect(ids("turn", ["play:anger", "discard:anger", "reap:troll", "end"])).toEqual(["turn-play", "turn-use", "turn-discard", "turn-end", "rival-check"]);
    expect(ids("turn", ["discard:anger", "end"], { players: [{}, { amber: 0 }] })).toEqual(["turn-end", "turn-discard"]);
    expect(ids("house", ["house:logos"], { players: [{ amber: 6, chains: 2 }, { amber: 0 }] })).toEqual(["house", "own-check", "chains"]);
    expect(ids("card", ["card:troll", "done"], { ask: ask({ max: 3, chosen: ["pitlord"] }) })).toEqual(["several", "card"]);
    expect(ids("card", ["card:troll"], {}, 1)).toEqual(["waiting"]);
    expect(ids("card", ["card:troll"], {}, null)).toEqual([]);
    expect(ids("card", ["card:troll"], { phase: "over" })).toEqual([]);
  });
});

describe("hints about a choice", () => {
  const hints = (view: View, ...options: string[]) => advise(view, decide(0, "card", ...options), 0).map((advice) => adviceText(t, advice));
  afterEach(() => vi.unstubAllGlobals());

  it("speak of no button that isn't there", () => {
    const several = (...options: string[]) => hints(midGame({ ask: ask({ min: 2, max: 2 }) }), ...options).includes("keyforge-guide-several");
    expect([several("card:troll", "card:pitlord"), several("card:troll", "no"), several("card:troll", "done")]).toEqual([false, false, true]);
  });
  it.each([[true, "yes"], [false, "no"]])("speak of pointing and keys only where there may be some: touch alone is %s", (matches, touch) => {
    const asked = vi.fn(() => ({ matches }));
    vi.stubGlobal("matchMedia", asked);
    expect(hints(midGame({ ask: ask() }), "card:troll")).toEqual([`keyforge-guide-card(touch=${touch})`]);
    expect(asked).toHaveBeenCalledWith("(hover: none)");
  });
});

describe("flights", () => {
  it("go from where something was to where it is now", () => {
    const seat = (n: number) => `[data-keyforge-seat="${n}"]`;
    const card = (ref: string) => `[data-keyforge-card="${ref}"]`;
    const flight = (event: GameEvent) => flightsOf([event])[0];
    expect(flight({ kind: "played", seat: 1, card: "troll" })).toEqual({ card: "troll", from: seat(1), to: card("troll") });
    expect(flight({ kind: "moved", seat: 1, card: "troll", to: "deck-top" })).toEqual({ card: "troll", from: card("troll"), to: '[data-keyforge-pile="deck:1"]' });
    expect(flight({ kind: "stole", seat: 1, amount: 1 })).toEqual({ card: null, from: seat(0), to: seat(1) });
    expect(flight({ kind: "paid", seat: 1, amount: 1 })).toEqual({ card: null, from: seat(1), to: seat(0) });
    expect(flight({ kind: "captured", seat: 1, card: "troll", amount: 1 })).toEqual({ card: null, from: seat(1), to: card("troll") });
    expect(flight({ kind: "returned_amber", seat: 1, card: "troll", amount: 1 })).toEqual({ card: null, from: card("troll"), to: seat(1) });
    expect(flight({ kind: "reaped", seat: 0, card: "troll" })).toEqual({ card: null, from: card("troll"), to: seat(0) });
    expect(flight({ kind: "moved_amber", amount: 1, source: "card:troll", target: "seat:0" })).toEqual({ card: null, from: card("troll"), to: seat(0) });
    expect(flight({ kind: "moved_amber", amount: 1, source: "card:troll", target: "supply" })).toBeUndefined();
    expect(flight({ kind: "moved_amber", amount: 1, source: "supply", target: "card:troll" })).toBeUndefined();
    expect(flightsOf([{ kind: "stunned", card: "troll" }, { kind: "moved", card: "troll", to: "nowhere", seat: 0 }])).toEqual([]);
    expect(flightsOf(Array.from({ length: 20 }, () => ({ kind: "stole", seat: 0, amount: 1 })))).toHaveLength(6);
  });
});

const catalogues = import.meta.glob<string>("@locale/*/keyforge*.ftl", { query: "?raw", import: "default", eager: true });

/** A translator of a language that throws where a message is missing, or lacks an argument. */
function speaker(language: string): Translate {
  const bundle = makeBundle(language, Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text));
  return (id, args = {}) => {
    const said = say(bundle, id, args);
    if (!said || said.mistakes.length > 0) throw new Error(`${id}: ${String(said?.mistakes[0] ?? "missing")}`);
    return said.text;
  };
}

describe.each(["en", "zh-Hant", "ko"])("real sentences in %s", (language) => {
  const spoken = speaker(language);
  const around = (view: View, you: number | null = 0): WordContext => ({ view, names: NAMES, you, t: spoken });
  const whole = (text: string | null | undefined) => expect(text).toMatch(/^[^{}]{2,}$/);

  it.each(FACTS)("tell $kind", (event) => {
    const args = eventArgs(event, around(IN_MATCH));
    const sentence = spoken(`keyforge-event-${event.kind.replaceAll("_", "-")}`, args!);
    whole(sentence);
    for (const fact of ["prints", "source", "winner", ...(event.kind === "house" ? ["house", "card"] : [])]) {
      if (fact in event) whole(spoken(`keyforge-event-${event.kind.replaceAll("_", "-")}`, eventArgs({ ...event, [fact]: null }, around(midGame()))!));
    }
  });
  it.each(KINDS)("ask for %s", (kind) => {
    const [options] = QUESTIONS[kind];
    const view = midGame(asking(kind));
    const decision = decide(0, kind, ...options);
    for (const you of [0, 1]) whole(prompt(you === 0 ? decision : decide(0, kind), around(view, you)));
    for (const option of options) expect(optionText(spoken, view, kind, option, 0)).not.toBe("");
    for (const advice of advise({ ...view, turn: 1 }, decision, 0)) whole(adviceText(spoken, advice));
  });
  it.each(VERBS)("ask for a card to %s", (verb) => {
    for (const [option, amount] of [["card:troll", 2], ["card:cannon", null], ["card:silent-dagger", 1], ["hand:anger", null]] as const) {
      whole(prompt(decide(0, "card", option, "no"), around(midGame({ ask: ask({ verb, amount, source: "anger", max: 2 }) }))));
    }
  });
  it.each(FAULTS)("say why: %s", (why) => {
    for (const by of ["cannon", null]) for (const what of ["play", "discard", "use", "reap", "fight", "action"] as const) whole(faultText(spoken, midGame(), { card: "troll", what, why, by }, false));
    whole(faultText(spoken, midGame({ house: null }), { card: "troll", what: "play", why, by: null }, true));
  });
  it("tell what can be done in a turn, each in words of its own", () => {
    const said = (turn: number, ...options: string[]) => prompt(decide(0, "turn", ...options, "end"), around(midGame({ turn })))!;
    const all = [said(5), said(1, "play:anger"), said(5, "play:anger"), said(5, "reap:troll"), said(5, "discard:anger"), said(5, "play:anger", "reap:troll")];
    all.forEach(whole);
    expect(new Set(all).size).toBe(all.length);
  });
  it("say of each kind of card what is asked, and who goes first, in words of its own", () => {
    for (const verb of ["sacrifice", "shuffle-in", "return-to-deck", "put-amber", "counters"]) {
      const said = ["card:troll", "card:cannon", "hand:anger"].map((option) => prompt(decide(0, "card", option, "no"), around(midGame({ ask: ask({ verb }) }))));
      said.forEach(whole);
      expect(new Set(said).size).toBe(said.length);
    }
    const first = [0, 1].map((seat) => prompt(decide(0, "mulligan", "keep"), around(opening({ first: seat }))));
    first.forEach(whole);
    expect(first[0]).not.toBe(first[1]);
    const hints = ["yes", "no"].map((touch) => spoken("keyforge-guide-card", { touch }));
    hints.forEach(whole);
    expect(hints[0]).not.toBe(hints[1]);
  });
  it("tell how long an effect lasts", () => {
    const said = UNTIL.map((until) => spoken("keyforge-lasting-until", { until }));
    said.forEach(whole);
    expect(new Set(said).size).toBe(said.length);
    const lines = UNTIL.map((until) => spoken("keyforge-event-lasting", eventArgs({ kind: "lasting", card: "cannon", ability: "cannon.1", house: null, until, cards: [] }, around(midGame()))!));
    lines.forEach(whole);
    // What holds not once, and which neither this turn nor the next one ends, begins now.
    expect(new Set(lines).size).toBe(4);
  });
  it("tell of a house that had to be chosen which card asks for it", () => {
    const told = (card: string | null) => spoken("keyforge-event-house", eventArgs({ kind: "house", seat: 0, house: "mars", card }, around(midGame()))!);
    expect([told("cannon"), told(null)].map((line) => line.includes(nameOf(midGame(), "cannon")))).toEqual([true, false]);
  });
  it("name both players of a match", () => {
    for (const kind of ["three", "adaptive", "triad"]) expect(matchText(spoken, { ...IN_MATCH.match, kind }, NAMES)).toMatch(/Ann.* 1–0 Bob/);
  });
  it("speak of the reader's own conceding without a name", () => {
    const own = tableAction("concede>0", around(midGame(), 0))!;
    for (const id of [own.label, own.confirm]) {
      whole(spoken(id, own.args));
      expect(spoken(id, own.args)).not.toContain("Ann");
    }
  });
  it("name every house in a sentence", () => {
    for (const house of HOUSES) whole(spoken("keyforge-event-house", { name: "Ann", any: "yes", house: spoken(`keyforge-house-${house}`), forced: "no", card: "" }));
  });
});
