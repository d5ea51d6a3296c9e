/** The first-game guide: what can be done now, and, in the first turns, how the game is won. */
import type { Args, Decision } from "../contract";
import type { Advice } from "../shared/guide";
import { yes } from "./labels";
import { has } from "../shared/options";
import { byWord } from "./options";
import { playerAt, type View } from "./view";

/** The little pictures beside the hints. */
export type SignId = "key" | "amber" | "card" | "fight" | "house" | "chain" | "order";

type Hint = Advice<SignId>;

/** Turns in which the aim of it all is told. */
const FIRST_TURNS = 4;

function say(id: string, sign: SignId, args?: Args): Hint {
  return { id: `keyforge-guide-${id}`, sign, ...(args ? { args } : {}) };
}

/** What to tell a reader now, most pressing first. Nothing is told to somebody who watches, or when the game is over. */
export function advise(view: View, decision: Decision | null, you: number | null): Hint[] {
  if (you === null || view.phase === "over") return [];
  const mine = decision !== null && decision.seat === you;
  const told = mine ? asked(view, decision, you) : [say("waiting", "card")];
  return view.turn <= FIRST_TURNS ? [...told, say("win", "key"), say("reasons", "card")] : told;
}

/** The picture of each kind of question that has one hint. */
const SIGNS: Record<string, SignId> = {
  mulligan: "card", bid: "chain", "pick-deck": "card", bench: "order", "own-deck": "card", first: "card", key: "key", spend: "amber", archives: "card", place: "card", attack: "fight", use: "card", yes: "card", trigger: "order", replace: "order", mode: "card",
  "choose-house": "house", number: "card", ability: "card", "discard-order": "order", loop: "order", player: "order", unforge: "key", "choose-player": "card", "choose-trait": "card", "choose-name": "card",
};

/** Whether fingers are all there is: nothing can be pointed at, and there may be no keys. */
function touches(): boolean {
  return matchMedia("(hover: none)").matches;
}

function asked(view: View, { kind, options }: Decision, you: number): Hint[] {
  switch (kind) {
    case "house":
      return [say("house", "house"), ...race(view, you)];
    case "turn":
      return turn(view, options, you);
    case "card":
      return [...(has(options, "done") && view.ask && view.ask.max > 1 ? [say("several", "card")] : []), say("card", "card", { touch: yes(touches()) })];
    default: {
      const sign = SIGNS[kind];
      return sign ? [say(kind, sign)] : [];
    }
  }
}

/** Who could forge next, and what chains do. */
function race(view: View, you: number): Hint[] {
  const own = playerAt(view, you);
  const rival = playerAt(view, 1 - you);
  const told: Hint[] = [];
  if (rival.amber >= rival.cost) told.push(say("rival-check", "key", { amount: rival.amber, cost: rival.cost }));
  if (own.amber >= own.cost) told.push(say("own-check", "key", { amount: own.amber, cost: own.cost }));
  if (own.chains > 0) told.push(say("chains", "chain", { count: own.chains }));
  return told;
}

function turn(view: View, options: Decision["options"], you: number): Hint[] {
  const told: Hint[] = [];
  const uses = ["reap", "fight", "action", "omni", "unstun"].some((word) => byWord(options, word).length > 0);
  const plays = byWord(options, "play").length > 0;
  if (plays) told.push(say("turn-play", "card"));
  if (uses) told.push(say("turn-use", "amber"));
  if (byWord(options, "discard").length > 0) told.push(say("turn-discard", "card"));
  if (has(options, "end")) told.push(say("turn-end", "order"));
  return [...(!plays && !uses ? told.reverse() : told), ...race(view, you)];
}
