/** Positions written by hand for the tests and the page of parts, in the shape of the server's views. */
import { contextOf, decider } from "../shared/fixtures";
import type { Brought, Ask, CardState, CardType, House, Player, Print, View } from "./view";

export const NAMES = ["Ann", "Bob"];

/** Card, house, type, power, armor, printed bonus icons, keywords, traits. */
type Line = [card: string, house: House, type: CardType, power: number | null, armor: number, icons: string, keywords?: string[], traits?: string[]];

const LINES: Line[] = [
  ["troll", "brobnar", "creature", 8, 0, "", [], ["giant"]],
  ["bumpsy", "brobnar", "creature", 5, 0, "", [], ["giant"]],
  ["kelifi-dragon", "brobnar", "creature", 12, 0, "", [], ["dragon"]],
  ["looter-goblin", "brobnar", "creature", 2, 0, "", ["elusive"], ["goblin"]],
  ["tireless-crocag", "brobnar", "creature", 7, 0, "", ["versatile"], ["giant"]],
  ["grenade-snib", "brobnar", "creature", 2, 0, "", [], ["goblin"]],
  ["anger", "brobnar", "action", null, 0, "A"],
  ["blood-of-titans", "brobnar", "upgrade", null, 0, "A"],
  ["cannon", "brobnar", "artifact", null, 0, "", [], ["weapon"]],
  ["pitlord", "dis", "creature", 9, 0, "AA", ["taunt"], ["demon"]],
  ["dust-imp", "dis", "creature", 2, 0, "", [], ["imp"]],
  ["dominator-bauble", "dis", "artifact", null, 0, "", [], ["item"]],
  ["gateway-to-dis", "dis", "action", null, 0, "D"],
  ["doc-bookton", "logos", "creature", 5, 0, "", [], ["human", "scientist"]],
  ["quixo-the-adventurer", "logos", "creature", 3, 0, "", ["skirmish"], ["human", "scientist"]],
  ["library-of-babble", "logos", "artifact", null, 0, "", [], ["location"]],
  ["interdimensional-graft", "logos", "action", null, 0, "ADR"],
  ["zorg", "mars", "creature", 7, 0, "", [], ["martian", "soldier"]],
  ["sanctum-guardian", "sanctum", "creature", 6, 1, "", ["taunt"], ["knight", "spirit"]],
  ["staunch-knight", "sanctum", "creature", 4, 2, "", [], ["human", "knight"]],
  ["potion-of-invulnerability", "sanctum", "artifact", null, 0, "A", [], ["item"]],
  ["virtuous-works", "sanctum", "action", null, 0, "AAA"],
  ["urchin", "shadows", "creature", 1, 0, "", ["elusive"], ["elf", "thief"]],
  ["macis-asp", "shadows", "creature", 3, 0, "", ["skirmish", "poison"], ["beast"]],
  ["silent-dagger", "shadows", "upgrade", null, 0, "A"],
  ["ghostly-hand", "shadows", "action", null, 0, "AA"],
  ["ancient-bear", "untamed", "creature", 5, 0, "", ["assault:2"], ["beast"]],
  ["briar-grubbling", "untamed", "creature", 2, 0, "", ["hazardous:5"], ["beast", "insect"]],
  ["dust-pixie", "untamed", "creature", 1, 0, "AA", [], ["faerie"]],
  ["witch-of-the-eye", "untamed", "creature", 3, 0, "", [], ["human", "witch"]],
];
const BY_CARD = new Map(LINES.map((line) => [line[0], line]));

/** Every card of the fixtures as a print of its own name, and a maverick with icons of its own. */
export const PRINTS: Record<string, Print> = {
  ...Object.fromEntries(LINES.map(([card, house, , , , icons]) => [card, { card, house, icons, half: "", owner: [0, 1] }])),
  "troll~dis": { card: "troll", house: "dis", icons: "", half: "", owner: [1] },
  "bumpsy+AD": { card: "bumpsy", house: "brobnar", icons: "AD", half: "", owner: [0] },
};

/** A card in play as it enters: ready, unharmed, with nothing on it. */
export function inPlay(print: string, controller: number, changes: Partial<CardState> = {}): CardState {
  const { card, house } = PRINTS[print]!;
  const [, , type, power, armor, , keywords = [], traits = []] = BY_CARD.get(card)!;
  return {
    print, owner: controller, controller, type, houses: [house], exhausted: false, power, base_power: power ?? 0, armor, armor_left: armor, damage: 0, amber: 0, plus: 0,
    stunned: false, warded: false, enraged: false, tagged: false, keywords, traits, top: null, upgrades: [], under: [], flank: false, counters: {}, blank: false, notes: [],
    ...changes,
  };
}

export function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    name: seat === 0 ? "Ursula, Keeper of the Red Gate" : "The Hasty Lantern of Ekh", set: "CotA",
    houses: seat === 0 ? ["brobnar", "logos", "untamed"] : ["dis", "sanctum", "shadows"],
    amber: 0, keys: [], cost: 6, chains: 0, check: false, limit: 6, haunted: false,
    hand: [], deck: 29, deck_top: null, archives: [], discard: [], purged: [], line: [], artifacts: [],
    ...changes,
  };
}

interface Changes extends Partial<Omit<View, "players">> {
  players?: [Partial<Player>, Partial<Player>];
}

function view({ players = [{}, {}], ...changes }: Changes): View {
  const made: View = {
    game: "keyforge", seat: 0, phase: "main", turn: 5, active: 0, first: 0, house: "brobnar",
    match: { kind: "single", game: 1, wins: [0, 0], decks: [0, 1], brought: [] },
    limit: { minutes: 0, state: "none" },
    prints: PRINTS,
    players: [player(0, players[0]), player(1, players[1])],
    cards: {}, lasting: [], resolving: [], ask: null, faults: [], winner: null, reason: null,
    words: ["", ""], exchanged: [], inside: [],
    ...changes,
  };
  for (const { line } of made.players) for (const end of [line[0], line.at(-1)]) if (end !== undefined && made.cards[end]) made.cards[end] = { ...made.cards[end], flank: true };
  return made;
}

const HIDDEN = (count: number): null[] => Array.from({ length: count }, () => null);

/** Ann has looked at her first seven cards. */
export function opening(changes: Changes = {}): View {
  const { players = [{}, {}], ...rest } = changes;
  return view({
    phase: "mulligan", turn: 0, house: null,
    players: [{ hand: ["troll", "anger", "doc-bookton", "library-of-babble", "ancient-bear", "dust-pixie", "bumpsy+AD"], ...players[0] }, { hand: HIDDEN(6), deck: 30, ...players[1] }],
    ...rest,
  });
}

/** Ann's fifth turn, Brobnar: some creatures on either side. */
export function midGame(changes: Changes = {}): View {
  const { players = [{}, {}], cards = {}, ...rest } = changes;
  return view({
    cards: {
      troll: inPlay("troll", 0), "doc-bookton": inPlay("doc-bookton", 0, { exhausted: true }), "ancient-bear": inPlay("ancient-bear", 0, { damage: 2, amber: 1 }), cannon: inPlay("cannon", 0),
      pitlord: inPlay("pitlord", 1, { upgrades: ["silent-dagger"], power: 10 }), "silent-dagger": inPlay("silent-dagger", 1), "staunch-knight": inPlay("staunch-knight", 1, { armor_left: 1, stunned: true }), urchin: inPlay("urchin", 1),
      "potion-of-invulnerability": inPlay("potion-of-invulnerability", 1),
      ...cards,
    },
    players: [
      { amber: 4, keys: ["red"], hand: ["anger", "blood-of-titans", "bumpsy+AD", "grenade-snib", "interdimensional-graft"], deck: 21, archives: ["dust-pixie"], discard: ["looter-goblin", "witch-of-the-eye"], line: ["ancient-bear", "troll", "doc-bookton"], artifacts: ["cannon"], ...players[0] },
      { amber: 6, check: true, chains: 3, hand: HIDDEN(6), deck: 19, archives: HIDDEN(2), discard: ["ghostly-hand"], purged: ["gateway-to-dis"], line: ["urchin", "pitlord", "staunch-knight"], artifacts: ["potion-of-invulnerability"], ...players[1] },
    ],
    ...rest,
  });
}

const ANNS = ["grenade-snib", "troll", "ancient-bear", "doc-bookton", "kelifi-dragon", "quixo-the-adventurer", "briar-grubbling", "tireless-crocag", "witch-of-the-eye"];
const BOBS = ["urchin", "pitlord", "sanctum-guardian", "macis-asp", "troll~dis", "staunch-knight", "dust-imp", "zorg", "urchin.2"];

/** Nine creatures against nine, with damage, statuses, captured Æ, upgrades, counters and a stolen creature. */
export function crowded(changes: Changes = {}): View {
  const { players = [{}, {}], ...rest } = changes;
  return view({
    turn: 17, active: 0, house: "brobnar", limit: { minutes: 45, state: "running" },
    cards: {
      "grenade-snib": inPlay("grenade-snib", 0, { exhausted: true, warded: true }),
      troll: inPlay("troll", 0, { damage: 6, upgrades: ["blood-of-titans"], power: 13, plus: 2 }),
      "blood-of-titans": inPlay("blood-of-titans", 0),
      "ancient-bear": inPlay("ancient-bear", 0, { exhausted: true, keywords: ["assault:2", "skirmish"], notes: [{ source: "cannon", id: "cannon.1" }] }),
      "doc-bookton": inPlay("doc-bookton", 0, { stunned: true, exhausted: true, amber: 2 }),
      "kelifi-dragon": inPlay("kelifi-dragon", 0, { damage: 11, enraged: true }),
      "quixo-the-adventurer": inPlay("quixo-the-adventurer", 0, { houses: ["logos", "mars"], under: [null, "dust-pixie"] }),
      "briar-grubbling": inPlay("briar-grubbling", 0, { power: 1, damage: 0, blank: true }),
      "tireless-crocag": inPlay("tireless-crocag", 0, { owner: 1, upgrades: ["silent-dagger", "blood-of-titans.2"], amber: 5 }),
      "silent-dagger": inPlay("silent-dagger", 0), "blood-of-titans.2": inPlay("blood-of-titans", 1),
      "witch-of-the-eye": inPlay("witch-of-the-eye", 0, { tagged: true, damage: 3 }),
      cannon: inPlay("cannon", 0, { exhausted: true, counters: { time: 2 } }), "library-of-babble": inPlay("library-of-babble", 0), "cannon.2": inPlay("cannon", 0),
      urchin: inPlay("urchin", 1, { exhausted: true }), "urchin.2": inPlay("urchin", 1, { warded: true, stunned: true, enraged: true }),
      pitlord: inPlay("pitlord", 1, { damage: 4, amber: 12 }), "sanctum-guardian": inPlay("sanctum-guardian", 1, { armor_left: 0, exhausted: true }), "macis-asp": inPlay("macis-asp", 1, { plus: 3, power: 6 }),
      "troll~dis": inPlay("troll~dis", 1, { damage: 1 }), "staunch-knight": inPlay("staunch-knight", 1, { armor: 5, armor_left: 5 }), "dust-imp": inPlay("dust-imp", 1), zorg: inPlay("zorg", 1, { exhausted: true, amber: 1, damage: 2 }),
      "dominator-bauble": inPlay("dominator-bauble", 1), "potion-of-invulnerability": inPlay("potion-of-invulnerability", 1, { exhausted: true }),
    },
    lasting: [{ source: "cannon", ability: "cannon.1", until: "turn", seat: 0, cards: ["troll"], house: null }],
    players: [
      {
        amber: 9, cost: 8, keys: ["red", "yellow"], chains: 7, hand: ["anger", "blood-of-titans", "bumpsy+AD", "looter-goblin", "interdimensional-graft", "gateway-to-dis", "dust-pixie"], deck: 8,
        deck_top: "anger", archives: ["dust-pixie", "doc-bookton", "anger"], discard: ["looter-goblin", "witch-of-the-eye.2", "anger.2", "bumpsy+AD"], purged: ["dust-pixie.2"], line: ANNS, artifacts: ["cannon", "library-of-babble", "cannon.2"], check: true,
        ...players[0],
      },
      { amber: 3, keys: ["blue"], hand: HIDDEN(5), deck: 0, archives: HIDDEN(4), discard: ["ghostly-hand", "virtuous-works", "gateway-to-dis"], line: BOBS, artifacts: ["dominator-bauble", "potion-of-invulnerability"], haunted: true, ...players[1] },
    ],
    ...rest,
  });
}

function deck(name: string, houses: Brought["houses"], changes: Partial<Brought> = {}): Brought {
  return { name, set: "CotA", houses, cards: [["troll", "bumpsy", "bumpsy"], ["doc-bookton"], ["ancient-bear"]], benched: false, won: false, playing: false, word: name, ...changes };
}

/** A game with hidden lists: Ann's own, and what she has seen of Bob's. */
export function hiddenLists(seen: string[][]): View {
  const bob = deck("Bea", ["dis", "sanctum", "shadows"], { cards: seen, playing: true, word: "" });
  return midGame({ match: { kind: "single", game: 1, wins: [0, 0], decks: [0, 1], brought: [[deck("Ada", ["brobnar", "logos", "untamed"], { playing: true })], [bob]] } });
}

/** A Triad whose decks are chosen; `changes` are those of each deck, Ann's first. */
export function triad(changes: Partial<Brought>[] = []): View {
  const named = (name: string, at: number) => deck(name, at < 3 ? ["brobnar", "logos", "untamed"] : ["dis", "sanctum", "shadows"], changes[at]);
  const decks = ["Ada", "Ayo", "Axel", "Bea", "Bob", "Bo"].map(named);
  return opening({
    phase: "bid",
    match: { kind: "triad", game: 1, wins: [0, 0], decks: [0, 1], brought: [decks.slice(0, 3), decks.slice(3)] },
    players: [{ name: "", set: "", houses: [], hand: [] }, { name: "", set: "", houses: [], hand: [] }],
  });
}

/** Ann has forged her third key. */
export function finished(changes: Changes = {}): View {
  const { players = [{}, {}], ...rest } = changes;
  return midGame({ phase: "over", winner: 0, reason: "keys", players: [{ keys: ["red", "yellow", "blue"], amber: 1, ...players[0] }, { keys: ["blue"], ...players[1] }], ...rest });
}

export function ask(changes: Partial<Ask> = {}): Ask {
  return { seat: 0, kind: "card", source: null, ability: null, verb: "destroy", min: 1, max: 1, chosen: [], amount: null, effects: {}, line: null, ...changes };
}

const OF_HAND = new Set(["play", "upgrade", "discard"]);
const OF_CARD = new Set(["reap", "fight", "action", "omni", "unstun", "trigger"]);

/** What an option touches, as the server tells it. */
function touches(option: string): string[] {
  const [word = "", name] = option.split(":");
  if (name === undefined) return [];
  if (OF_HAND.has(word) && PRINTS[name]) return [`hand:${name}`];
  if (OF_CARD.has(word)) return [`card:${name}`];
  return [option];
}

/** A question; an option may be given with what it touches. */
export const decide = decider(touches);

export const context = contextOf<View>(NAMES);
