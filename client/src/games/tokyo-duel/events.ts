/** Events in words: the arguments of their messages for the log, and what a screen reader hears. */
import { formatList } from "../../i18n/index.svelte";
import type { Args, GameEvent, WordContext } from "../contract";
import { tokenOf } from "./art/data";
import { countOf } from "./options";
import { cardName, cardNames, facesText, monsterName, placeText, tokenName } from "./words";

const yes = (is: boolean) => (is ? "yes" : "no");

/** What another line of the same step tells as well. */
const UNSAID = new Set(["turn_ended", "kept", "pulled"]);

/** Arguments of message tokyo-duel-event-<kind>; null for an event that has no line in the log. */
export function eventArgs(event: GameEvent, { names, you, t }: WordContext): Args | null {
  if (UNSAID.has(event.kind)) return null;
  // The line of the last roll has told it.
  if (event.kind === "result" && event["added"] === "") return null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  const name = (of: unknown) => (typeof of === "number" ? (names[of] ?? "") : "");
  const number = (fact: string) => Number(event[fact] ?? 0);
  const text = (fact: string) => String(event[fact] ?? "");
  const card = (fact = "card") => (typeof event[fact] === "string" ? cardName(t, event[fact]) : "");
  /** What a gain or a loss comes from. */
  const source = (): Args => (text("cause") === "card" ? { cause: "card", card: card() } : { cause: text("cause") });
  const args: Args = { name: name(seat) };
  switch (event.kind) {
    case "monster_chosen":
      return { ...args, monster: monsterName(t, text("monster")) };
    case "roll_off": {
      const rolls = (event["rolls"] as string[]).map((dice, of) => t("tokyo-duel-roll-off-part", { name: name(of), count: countOf(dice, "A") }));
      return { ...args, tie: yes(seat === null), rolls: formatList(rolls) };
    }
    case "turn_began":
      return { ...args, number: number("number"), extra: yes(event["extra"] === true) };
    case "slept":
    case "token_spent":
    case "dominated":
    case "extra_turn":
    case "conceded":
      return args;
    case "woke":
    case "skipped_phase":
    case "cut":
    case "discarded":
    case "survived":
    case "card_used":
      return { ...args, card: card() };
    case "rolled":
      return { ...args, roll: number("roll"), faces: facesText(t, text("faces")), dice: facesText(t, text("dice")) };
    case "result":
      return { ...args, dice: facesText(t, text("dice")), more: yes(text("added") !== ""), added: facesText(t, text("added")) };
    case "added":
      return { ...args, symbols: facesText(t, text("symbols")) };
    case "set_aside":
      return { ...args, faces: facesText(t, text("faces")) };
    case "group_resolved":
      return { ...args, symbol: text("symbol"), count: number("count") };
    case "powered":
      return { ...args, monster: monsterName(t, text("monster")), count: number("count") };
    case "step":
      return { ...args, track: text("track"), place: placeText(t, event["spaces"] as number[], names, you) };
    case "stopped":
      return { ...args, track: text("track"), token: tokenName(t, text("token")) };
    case "reward":
      return { ...args, reward: text("reward"), amount: number("amount") };
    case "hit":
      return { ...args, ...source(), lost: number("lost"), health: number("health") };
    case "prevented":
      return { ...args, card: card(), amount: number("amount") };
    case "camouflage":
      return { ...args, faces: facesText(t, text("faces")), prevented: number("prevented") };
    case "healed":
      return { ...args, ...source(), amount: number("amount"), health: number("health") };
    case "energy":
      return { ...args, ...source(), spent: yes(number("amount") < 0), amount: Math.abs(number("amount")), energy: number("energy") };
    case "token_gained":
      return { ...args, ...source(), amount: number("amount"), tokens: number("tokens") };
    case "no_effect":
      return { ...args, ...source(), why: text("why") };
    case "bought":
      return { ...args, card: card(), price: number("price") };
    case "swept":
      return { ...args, price: number("price"), cards: cardNames(t, event["cards"] as string[]) };
    case "revealed":
      return { cards: cardNames(t, (event["cards"] as { card: string }[]).map((each) => each.card)) };
    case "reshuffled":
      return { deck: number("deck") };
    case "token_placed": {
      const { covers } = tokenOf(text("token"));
      const start = number("start");
      // From the middle outwards, or from the far side to the near one.
      const [first, last] = start < 0 && start + covers - 1 <= 0 ? [start + covers - 1, start] : [start, start + covers - 1];
      const place = (space: number) => placeText(t, [space], names, you);
      return { ...args, moved: yes(event["moved"] === true), track: text("track"), token: tokenName(t, text("token")), count: covers, place: place(first), end: place(last) };
    }
    case "token_kept":
    case "not_placed":
      return { ...args, token: tokenName(t, text("token")) };
    case "taken":
      return { ...args, card: card(), given: card("given") };
    case "fewer_dice":
      return { ...args, amount: number("amount") };
    case "game_over":
      return { name: name(event["winner"]), loser: name(1 - Number(event["winner"])), reason: text("reason") };
    default:
      return null;
  }
}

/** Lines that only fill the log: a voice need not say them. */
const SEEN_ONLY = new Set(["revealed", "card_used", "token_kept"]);

/** A sentence for the live region: null says nothing, undefined says the log line. */
export function announce(event: GameEvent): null | undefined {
  return SEEN_ONLY.has(event.kind) ? null : undefined;
}
