/** The first-game guide: what can be done now, and, in the first turns, how the game is won. */
import type { Args, Decision } from "../contract";
import type { Advice } from "../shared/guide";
import { has } from "../shared/options";
import { byWord, countOf } from "./options";
import { counts, groups, stepsOf } from "./preview";
import { playerAt, type SymbolId, type View } from "./view";

type Hint = Advice<SymbolId | "token">;

/** Turns in which the ways to win are told. */
const FIRST_TURNS = 4;

function say(id: string, sign: Hint["sign"] = "special", args?: Args): Hint {
  return { id: `tokyo-duel-guide-${id}`, sign, ...(args ? { args } : {}) };
}

/** What to tell a reader now, most pressing first. Nothing is told to somebody who watches, or when the game is over. */
export function advise(view: View, decision: Decision | null, you: number | null): Hint[] {
  if (you === null || view.phase === "over") return [];
  const mine = decision !== null && decision.seat === you;
  const told = mine ? asked(view, decision, you) : decision?.kind === "monster" || decision === null ? [] : [say("waiting", "attack"), say("read-cards", "energy")];
  return view.number <= FIRST_TURNS ? [...told, ...ways()] : told;
}

function ways(): Hint[] {
  return [say("win-space", "fame"), say("win-zones", "destruction"), say("win-health", "attack")];
}

function asked(view: View, { kind, options }: Decision, you: number): Hint[] {
  const own = playerAt(view, you);
  switch (kind) {
    case "monster":
      return [say("monster")];
    case "faces":
      return [say("faces", "special", { count: view.pending?.faces ?? 0 })];
    case "pre_roll":
      return [...(has(options, "token") ? [say("token", "token")] : []), say("pre-roll", "special", { rolls: view.allowed })];
    case "reroll": {
      const shadows = view.rolls >= view.allowed;
      if (shadows) return [say("reroll-fame", "fame")];
      return [say("reroll", "special", { left: view.allowed - view.rolls }), say("three", "fame"), ...(countOf(view.dice, "S") > 0 ? [say("special", "special")] : [])];
    }
    case "add":
      return [say("add", "special")];
    case "order":
      return [say("order")];
    case "may":
      return [say("may")];
    case "prevent":
      return [say("prevent", "attack", { amount: view.pending?.amount ?? 0 })];
    case "aside":
      return [say("aside", "token")];
    case "resolve": {
      const told = [say("resolve", groups(view)[0]?.symbol ?? "special")];
      if (options.some(({ option }) => option === "power" || option.startsWith("power:") || option.startsWith("add:"))) told.push(say("power", "special"));
      const all = counts(view);
      if (stepsOf(all.fame) === 0 && stepsOf(all.destruction) === 0) told.push(say("three", "fame"));
      return told;
    }
    case "place":
      return [say("place", "token"), ...(options.some(({ option }) => option.includes("'")) ? [say("place-turn", "token")] : []), say("place-side", "fame")];
    case "buy": {
      const cards = byWord(options, "buy").size;
      if (cards === 0 && !view.bought) return [say("buy-nothing", "energy"), say("buy-discount", "energy")];
      return [say("buy", "energy", { energy: own.energy }), ...(view.bought ? [] : [say("buy-energy", "energy")]), ...(has(options, "sweep") ? [say("sweep", "energy")] : [])];
    }
    case "lab":
      return [say("lab", "energy")];
    case "keeps":
      return [say("keeps", "special")];
    case "take":
      return [say("take", "special")];
    case "swap":
      return [say("swap", "special")];
    default:
      return [];
  }
}
