/** Events in words: the arguments of their messages for the log, what a screen reader hears, and the cards a line is about. */
import type { Args, Batch, GameEvent, WordContext } from "../contract";
import { cardName } from "./cards";
import { abilityText, broughtName, houseName, matchOf, modesOf, nameOf, namesOf, NOBODY, yes } from "./labels";
import type { Reason, View } from "./view";

/** Events without a line in the log: that a card is tagged is told again when it is destroyed or saved, and all cards ready at the end of a turn. */
export const UNSAID: readonly string[] = ["tagged", "readied"];

/** The events that have one. */
export const EVENTS = [
  "began", "benched", "decks", "drew", "mulligan", "bid", "turn_began", "forged", "unforged", "house", "took_archives", "played", "put", "attached", "discarded", "reaped", "fights", "dodged", "called_off", "acted", "unstunned",
  "ability", "gained", "lost", "stole", "paid", "captured", "exalted", "moved_amber", "returned_amber", "damaged", "prevented", "healed", "destroyed", "moved", "saved", "exhausted",
  "stunned", "warded", "enraged", "calmed", "counters", "control", "shifted", "swapped", "archived", "hid", "revealed", "looked", "shuffled", "searched", "chains",
  "named_house", "named_number", "chose", "mode", "targets", "lasting", "check", "fizzled", "overtime", "tie_break", "conceded", "game_over", "match", "skipped",
  "marked", "unmarked", "another_turn", "named_loop", "reshaped", "flipped", "copied", "swapped_piles", "moved_damage", "unwarded", "joined", "named_card", "tide", "tide_reset", "made", "unmasked",
] as const;

/** A game of a match that has ended, after which another has begun. */
export interface Ended {
  number: number;
  winner: number | null;
  reason: Reason;
  wins: readonly [number, number];
}

/** The game that ended in a step in which the next one of the match began; null in every other step. */
export function endedIn({ events }: Batch, view: View): Ended | null {
  const over = events.find(({ kind }) => kind === "game_over");
  const next = events.find(({ kind }) => kind === "match");
  if (!over || !next) return null;
  const { winner } = over;
  return { number: Number(next["game"]) - 1, winner: typeof winner === "number" ? winner : null, reason: over["reason"] as Reason, wins: view.match.wins };
}

/** Events that begin a new part of the game. */
export const HEADINGS: ReadonlySet<string> = new Set(["turn_began", "game_over"]);

const isText = (fact: unknown): fact is string => typeof fact === "string";

/** Arguments of message keyforge-event-<kind>; null for an event that has no line in the log. */
export function eventArgs(event: GameEvent, { view: some, names, t }: WordContext): Args | null {
  const view = some as View | null;
  if (!view) return null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  const name = (of: unknown) => (typeof of === "number" ? (names[of] ?? "") : "");
  const number = (fact: string) => Number(event[fact] ?? 0);
  const text = (fact: string) => String(event[fact] ?? "");
  const card = (fact = "card") => (isText(event[fact]) ? nameOf(view, event[fact]) : "");
  const named = (fact: string) => yes(isText(event[fact]));
  const rival = () => name(seat === null ? null : 1 - seat);
  const list = (fact: string) => {
    const told = Array.isArray(event[fact]) ? (event[fact] as (string | null)[]) : [];
    const known = told.some((each) => each !== null);
    return { known: yes(known), cards: known ? namesOf(t, view, told) : "" };
  };
  const signed = () => ({ more: yes(number("amount") >= 0), amount: Math.abs(number("amount")) });
  /** A pool or a card that æmber leaves or comes to. */
  const end = (fact: string) => {
    const [kind, ref = ""] = text(fact).split(":");
    if (kind === "supply") return { pool: false, supply: true, told: "" };
    return { pool: kind === "seat", supply: false, told: kind === "seat" ? name(Number(ref)) : nameOf(view, ref) };
  };
  /** What a lasting effect was chosen for. */
  const about = ({ known, cards }: { known: string; cards: string }) => {
    const house = isText(event["house"]) ? houseName(t, event["house"]) : NOBODY;
    return { about: known === "yes" ? "cards" : house === NOBODY ? "no" : "house", cards: known === "yes" ? cards : NOBODY, house };
  };
  const args: Args = { name: name(seat) };
  switch (event.kind) {
    case "began":
    case "shuffled":
    case "searched":
    case "check":
    case "conceded":
    case "another_turn":
    case "tide":
    case "tide_reset":
      return args;
    case "decks":
      return { ...args, deck: text("name"), set: isText(event["set"]) && event["set"] !== "" ? event["set"] : "none" };
    case "benched":
      return { ...args, rival: rival(), deck: seat === null ? "" : broughtName(view, seat, number("number")) };
    case "drew":
    case "archived":
    case "took_archives":
      // Archives that hold only the rival's cards are taken without one coming to the hand.
      return number("count") === 0 ? null : { ...args, count: number("count"), ...list("prints") };
    case "revealed":
      return { ...args, cards: list("prints").cards };
    case "swapped_piles":
      return { ...args, ...list("cards"), any: yes(Array.isArray(event["cards"]) && event["cards"].length > 0) };
    case "looked":
      return { ...args, owner: name(event["whose"]), own: yes(event["whose"] === seat), ...list("prints") };
    case "mulligan":
      return { ...args, taken: yes(event["taken"] === true) };
    case "bid":
      return { ...args, passes: yes(event["bid"] === null), amount: number("bid") };
    case "turn_began":
      return { ...args, number: number("number") };
    case "forged":
      return { ...args, colour: text("colour"), cost: number("cost"), keys: number("keys") };
    case "unforged":
      return { ...args, colour: text("colour") };
    case "house":
      return { ...args, any: named("house"), house: isText(event["house"]) ? houseName(t, event["house"]) : "", forced: named("card"), card: card() };
    case "named_house":
      return { ...args, house: houseName(t, text("house")) };
    case "named_card":
      return { ...args, any: named("named"), card: isText(event["named"]) ? cardName(event["named"]) : "" };
    case "named_number":
    case "named_loop":
      return { ...args, number: number("number") };
    case "discarded":
      return { ...args, card: card(), zone: text("from") };
    case "attached":
      return { card: card(), host: card("host") };
    case "fights":
      return { ...args, card: card(), target: card("target") };
    case "acted":
      return { ...args, card: card(), how: text("how") };
    case "ability": {
      const line = abilityText(text("ability"));
      return line === null ? null : { card: card(), text: line };
    }
    case "lasting":
      return { card: card(), text: abilityText(text("ability")) ?? NOBODY, until: text("until"), ...about(list("cards")) };
    case "gained":
      return { ...args, amount: number("amount"), total: number("total"), why: text("why") };
    case "lost":
      return { ...args, amount: number("amount"), total: number("total") };
    case "stole":
    case "paid":
      return { ...args, rival: rival(), amount: number("amount") };
    case "captured":
    case "exalted":
    case "returned_amber":
    case "healed":
      return { ...args, card: card(), amount: number("amount") };
    case "moved_amber":
      return { amount: number("amount"), ...moved(end("source"), end("target")) };
    case "damaged":
      return { card: card(), amount: number("amount"), dealt: named("source"), source: card("source") };
    case "prevented":
      return { card: card(), amount: number("amount"), how: text("by") };
    case "moved":
      return { ...args, known: named("card"), card: card(), to: text("to") };
    case "saved":
      return { card: card(), named: named("source"), by: card("source") };
    case "marked":
    case "unmarked":
      return { card: card(), counter: text("counter"), amount: number("amount") };
    case "reshaped":
      return { card: card(), to: text("to") };
    case "flipped":
    case "copied":
      return { card: card(), other: card("shown") };
    case "counters":
      return { card: card(), ...signed() };
    case "chains":
      return { ...args, ...signed(), total: number("total") };
    case "moved_damage":
      return { amount: number("amount"), card: card(), other: card("other") };
    case "swapped":
      return { card: card(), other: card("other") };
    case "hid":
      return { card: card(), ...list("prints") };
    case "made":
      return { ...args, card: card(), ...list("prints") };
    case "unmasked":
      return { ...args, card: card(), to: text("to"), ...list("prints") };
    case "chose":
      return { ...args, yes: yes(event["yes"] === true) };
    case "mode":
      return { ...args, mode: number("mode"), card: card(), text: isText(event["card"]) ? (modesOf(view, event["card"], number("parts"))[number("mode") - 1] ?? NOBODY) : NOBODY };
    case "targets":
      return { card: card("source"), named: named("source"), cards: list("cards").cards };
    case "overtime":
      return { name: name(view.active), state: text("state") };
    case "tie_break":
      return { ...args, step: number("step") };
    case "skipped":
      return { ...args, step: text("step") };
    case "game_over":
      return { name: name(event["winner"]), loser: typeof event["winner"] === "number" ? name(1 - event["winner"]) : "", reason: text("reason") };
    case "match":
      return matchOf(view) === null ? null : { ...args, number: number("game") };
    case "played":
    case "put":
    case "reaped":
    case "control":
    case "dodged":
    case "called_off":
    case "unstunned":
    case "destroyed":
    case "exhausted":
    case "stunned":
    case "warded":
    case "unwarded":
    case "joined":
    case "enraged":
    case "calmed":
    case "shifted":
    case "fizzled":
      return { ...args, card: card() };
    default:
      return null;
  }
}

interface End {
  pool: boolean;
  supply: boolean;
  told: string;
}

function moved(from: End, to: End): Args {
  return { from: from.told, to: to.told, pools: from.supply ? "placed" : to.supply ? "supply" : from.pool ? (to.pool ? "both" : "from") : to.pool ? "to" : "none" };
}

/** Lines that only fill the log: a voice need not say them. */
const SEEN_ONLY = new Set(["decks", "ability", "exhausted", "shuffled", "searched", "chose", "targets", "lasting"]);

/** A sentence for the live region: null says nothing, undefined says the log line. */
export function announce(event: GameEvent): null | undefined {
  return SEEN_ONLY.has(event.kind) ? null : undefined;
}

/** Facts of events that hold one card, and those that hold several. */
const ONE = ["card", "target", "host", "source", "other"];
const MANY = ["prints", "cards"];

/** The cards that the line of an event names, and that can be read there. */
export function cardsIn(event: GameEvent): string[] {
  // Æ moves between pools and cards: their names have a word in front.
  const found = ONE.flatMap((fact) => (isText(event[fact]) && !/^(seat:|supply$)/.test(event[fact]) ? [event[fact].replace(/^card:/, "")] : []));
  for (const fact of MANY) {
    const list: unknown[] = Array.isArray(event[fact]) ? event[fact] : [];
    found.push(...list.filter(isText));
  }
  return [...new Set(found)];
}

/** A piece of a sentence: plain words, or the name of a card that can be opened. */
export interface Piece {
  text: string;
  card: string | null;
}

/** A Latin name inside a longer word is none of a card ("Imp" in "Important"); other scripts write words without a space. */
function pattern(name: string): RegExp {
  const inWord = (end: string) => /\p{Script=Latin}/u.test(end);
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`${inWord(name[0]!) ? "(?<!\\p{Script=Latin})" : ""}${literal}${inWord(name.at(-1)!) ? "(?!\\p{Script=Latin})" : ""}`, "gu");
}

/** Cuts a sentence at the names of its cards, so that they can be links: every time that a name is said, longer names first. Copies of one name are told apart by their order. */
export function linked(sentence: string, cards: readonly { ref: string; name: string }[]): Piece[] {
  let pieces: Piece[] = [{ text: sentence, card: null }];
  const names = new Map<string, string[]>();
  for (const { ref, name } of cards) if (name !== "") names.set(name, [...(names.get(name) ?? []), ref]);
  for (const [name, refs] of [...names].sort(([a], [b]) => b.length - a.length)) {
    const search = pattern(name);
    let nth = 0;
    pieces = pieces.flatMap((piece) => {
      if (piece.card !== null) return piece;
      const cut: Piece[] = [];
      let from = 0;
      for (const { index } of piece.text.matchAll(search)) {
        cut.push({ text: piece.text.slice(from, index), card: null }, { text: name, card: refs[Math.min(nth, refs.length - 1)]! });
        from = index + name.length;
        nth += 1;
      }
      cut.push({ text: piece.text.slice(from), card: null });
      return cut.filter(({ text }) => text !== "");
    });
  }
  return pieces;
}

/** A piece with the marks that must stay on its line: quotes around a link, and what ends the sentence after it. */
export interface Bound extends Piece {
  before: string;
  after: string;
}

const OPENING = /[‘“「《（([]+$/u;
const CLOSING = /^[’”」》）)\]：，、。！？:,;.!?]+/u;

/** Takes opening and closing marks from the words around each link to the link: a line may break on either side of a button, whatever stands there. */
export function bound(pieces: readonly Piece[]): Bound[] {
  const made: Bound[] = pieces.map((piece) => ({ ...piece, before: "", after: "" }));
  made.forEach((piece, index) => {
    if (piece.card === null) return;
    const [last, next] = [made[index - 1], made[index + 1]];
    if (last?.card === null) {
      piece.before = OPENING.exec(last.text)?.[0] ?? "";
      last.text = last.text.slice(0, last.text.length - piece.before.length);
    }
    if (next?.card === null) {
      piece.after = CLOSING.exec(next.text)?.[0] ?? "";
      next.text = next.text.slice(piece.after.length);
    }
  });
  return made.filter(({ text }) => text !== "");
}
