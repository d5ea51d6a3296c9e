/** Events in words: the arguments of their messages for the log, and what a screen reader hears. */
import type { Args, GameEvent, WordContext } from "../contract";
import { cardLabel, cardNames, yes } from "./words";

/** The events there are. */
export const EVENTS = [
  "coin", "dealt", "mulligan", "timer_built", "turn_began", "moved", "position", "discarded", "drew", "stalled", "played", "cardless", "riposte", "beside", "feint", "accepted", "stopped",
  "touch", "double_touch", "no_touch", "recovered", "took_back", "on_guard", "placed", "period_over", "period_began", "passivity", "extra_time", "sudden_death", "out_of_cards", "toss",
  "conceded", "game_over",
] as const;

/** Arguments of message ready-fence-event-<kind>; null for an event that has no line in the log. */
export function eventArgs(event: GameEvent, { names, t }: WordContext): Args | null {
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  const name = (of: unknown) => (typeof of === "number" ? (names[of] ?? "") : "");
  const number = (fact: string) => Number(event[fact] ?? 0);
  const text = (fact: string) => String(event[fact] ?? "");
  const card = (fact: string) => (typeof event[fact] === "string" ? cardLabel(t, event[fact]) : "");
  const cards = () => {
    const told = event["cards"] as string[] | null | undefined;
    return { known: yes(!!told), cards: told ? cardNames(t, told) : "" };
  };
  const added = () => ({ added: yes(typeof event["addon"] === "string"), addon: card("addon") });
  const args: Args = { name: name(seat) };
  switch (event.kind) {
    case "coin":
    case "beside":
    case "accepted":
    case "stopped":
    case "toss":
      return args;
    case "conceded":
      return { ...args, rival: name(1 - Number(seat)) };
    case "dealt":
      return { ...args, count: number("count"), ...cards() };
    case "mulligan":
      return { ...args, taken: yes(event["taken"] === true) };
    case "timer_built":
      return { timer: number("timer"), reserve: number("reserve") };
    case "turn_began":
      return { ...args, number: number("number") };
    case "moved":
      return { ...args, from: number("from"), to: number("to"), how: text("how"), off: yes(event["off"] === true) };
    case "position":
      return { ...args, position: text("position") };
    case "discarded":
      return { ...args, card: card("card"), how: text("how") };
    case "drew":
      return { ...args, count: number("count"), timer: number("timer"), ...cards() };
    case "stalled":
      return { ...args, amount: number("amount"), stamina: number("stamina"), timer: number("timer") };
    case "played":
      return { ...args, role: text("role"), card: card("card"), ...added(), speed: number("speed"), need: number("need"), paid: number("paid") };
    case "cardless":
      return { ...args, role: text("role"), ...added(), paid: number("paid"), stamina: number("stamina") };
    case "riposte":
      return { ...args, speed: number("speed"), glide: yes(event["glide"] === true) };
    case "feint":
      return { ...args, how: text("how") };
    case "touch":
      return { ...args, rival: name(1 - Number(seat)), score: number("score"), why: text("why") };
    case "double_touch": {
      const [first = 0, second = 0] = (event["scores"] as number[] | undefined) ?? [];
      return { name: name(0), rival: name(1), first, second, counts: yes(event["counts"] !== false) };
    }
    case "no_touch":
    case "on_guard":
    case "sudden_death":
      return {};
    case "recovered":
      return { ...args, amount: number("amount"), stamina: number("stamina") };
    case "took_back":
      return { ...args, cards: cards().cards };
    case "placed":
      return { ...args, square: number("square") };
    case "period_over":
      return { period: number("period") };
    case "period_began":
      return { ...args, period: number("period"), timer: number("timer"), stamina: number("stamina") };
    case "passivity":
      return { timer: number("timer") };
    case "extra_time":
      return { ...args, timer: number("timer") };
    case "out_of_cards":
      return { ...args, both: yes(seat === null) };
    case "game_over":
      return { name: name(event["winner"]), loser: name(1 - Number(event["winner"])), reason: text("reason") };
    default:
      return null;
  }
}

/** Lines that only fill the log: a voice need not say them. */
const SEEN_ONLY = new Set(["timer_built", "took_back", "on_guard", "beside"]);

/** A sentence for the live region: null says nothing, undefined says the log line. */
export function announce(event: GameEvent): null | undefined {
  return SEEN_ONLY.has(event.kind) ? null : undefined;
}
