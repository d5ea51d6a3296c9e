/** The first-game guide: what can be done now, and, in the first turns, how a bout is won. */
import type { Args, Decision } from "../contract";
import type { Advice } from "../shared/guide";
import { has } from "../shared/options";
import { leavesStrip } from "./options";
import type { View } from "./view";

/** The little pictures beside the hints. */
export type SignId = "blade" | "shield" | "feet" | "breath" | "cards" | "clock" | "lamp";

type Hint = Advice<SignId>;

/** Game turns in which the aim of it all is told. */
const FIRST_TURNS = 4;
/** So little stamina is worth a word. */
const LOW = 1;

function say(id: string, sign: SignId, args?: Args): Hint {
  return { id: `ready-fence-guide-${id}`, sign, ...(args ? { args } : {}) };
}

/** What to tell a reader now, most pressing first. Nothing is told to somebody who watches, or when the bout is over. */
export function advise(view: View, decision: Decision | null, you: number | null): Hint[] {
  if (you === null || view.phase === "over") return [];
  const mine = decision !== null && decision.seat === you;
  const told = mine ? asked(view, decision, you) : [say("waiting", "blade"), say("memory", "cards")];
  return view.number <= FIRST_TURNS ? [...told, say("win", "lamp"), say("colours", "cards"), say("reasons", "cards")] : told;
}

function asked(view: View, decision: Decision, you: number): Hint[] {
  switch (decision.kind) {
    case "mulligan":
      return [say("mulligan", "cards")];
    case "turn":
      return turn(view, decision, you);
    case "retreat":
      return [say("retreat", "cards")];
    case "renew":
      return [say("renew", "cards")];
    case "cost":
      return [say(view.sudden ? "cost-sudden" : "cost", "cards")];
    case "answer":
      return answer(view, decision, you);
    case "press":
      return [say("press", "blade"), ...(has(decision.options, "RA") ? [say("press-renewed", "blade")] : [])];
    default:
      return [];
  }
}

function turn(view: View, { options }: Decision, you: number): Hint[] {
  const told: Hint[] = [];
  const cards = options.some(({ option }) => /^[A-Z]/.test(option));
  if (view.sudden) told.push(say("sudden", "lamp"));
  if (view.priority !== null) told.push(say(view.priority === you ? "priority-yours" : "priority-theirs", "clock"));
  if (options.some(({ option }) => leavesStrip(options, option, view))) told.push(say("edge", "feet"));
  told.push(say(cards ? `reach-${view.reach}` : view.reach === "out" ? "reach-out" : "no-attack", cards ? "blade" : "feet"));
  if (view.acts > 0) told.push(say("second", "feet"));
  if (view.mode !== "tutorial" && (view.stamina[you] ?? 0) <= LOW) told.push(say(has(options, "stall") ? "tired-stall" : "tired", "breath", { stamina: view.stamina[you] ?? 0 }));
  if (options.some(({ option }) => option.startsWith("position:"))) told.push(say(`position-${view.positions[you as 0 | 1]}`, "shield"));
  if (options.some(({ option }) => option.startsWith("exchange:"))) told.push(say("exchange", "cards"));
  return told;
}

function answer(view: View, { options }: Decision, you: number): Hint[] {
  const threat = view.phrase?.threat;
  if (options.length === 1) return [say("only-accept", "blade")];
  const told: Hint[] = [];
  if (threat) told.push(say(`answer-${threat.kind}`, "shield", { speed: threat.speed, id: threat.card }));
  if (threat?.tie) told.push(say("answer-tie", "lamp"));
  if (has(options, "parry")) told.push(say("answer-parry", "breath", { stamina: view.stamina[you] ?? 0 }));
  if (has(options, "distance")) told.push(say("answer-distance", "feet"));
  if (options.some(({ option }) => option.startsWith("feint"))) told.push(say("answer-feint", "blade"));
  if (options.some(({ option }) => option.includes("+"))) told.push(say("answer-addon", "cards"));
  return told;
}
