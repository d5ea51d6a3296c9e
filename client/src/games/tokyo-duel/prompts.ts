/** What the reader is asked to do, in words, and the words of the table's own options. */
import type { Args, Decision, TableAction, Translate, WordContext } from "../contract";
import { concedeAction } from "../shared/concede";
import { has } from "../shared/options";
import { cardOf, places } from "./options";
import { counts } from "./preview";
import { cardName, tokenName } from "./words";
import { diceOf, type View } from "./view";

const dashed = (kind: string) => kind.replaceAll("_", "-");

/** The line of the prompt bar; null when nothing is asked of anybody. */
export function prompt(decision: Decision | null, { view: some, names, you, t }: WordContext): string | null {
  const view = some as View | null;
  if (!view) return null;
  if (view.phase === "over") return t("tokyo-duel-prompt-over");
  if (!decision || decision.seat < 0) return null;
  if (decision.seat !== you) {
    const card = view.pending?.card ?? null;
    return t(`tokyo-duel-prompt-wait-${dashed(decision.kind)}`, { name: names[decision.seat] ?? "", ...(decision.kind === "may" ? { card: card ? cardName(t, card) : "" } : {}) });
  }
  const [id, args] = asked(view, decision, t);
  return t(`tokyo-duel-prompt-${id}`, args);
}

/** The card that a question with one card is about. */
function cardAsked(view: View, decision: Decision | null): string | null {
  return view.pending?.card ?? decision?.options.map(({ option }) => cardOf(option)).find((card) => card !== null) ?? null;
}

/** The message of a question to the reader, and its arguments. */
function asked(view: View, decision: Decision, t: Translate): [string, Args] {
  const { pending } = view;
  const { kind, options, seat } = decision;
  switch (kind) {
    case "faces":
      return ["faces", { count: pending?.faces ?? 0, for: pending?.for ?? "turn" }];
    case "pre_roll":
      return [has(options, "token") ? "pre-roll-token" : "pre-roll", { count: diceOf(view) }];
    case "reroll": {
      const left = Math.max(0, view.allowed - view.rolls);
      return left > 0 ? ["reroll", { left }] : ["reroll-fame", {}];
    }
    case "add":
      return ["add", { left: Math.max(0, counts(view).special - view.sp_used) }];
    case "may":
      return [`may-${cardAsked(view, decision) ?? "TD17"}`, { amount: pending?.amount ?? 0 }];
    case "prevent":
      return ["prevent", { amount: pending?.amount ?? 0 }];
    case "resolve":
      if (has(options, "done")) return ["resolve-done", {}];
      return [options.some(({ option }) => option.startsWith("power") || option.startsWith("add:")) ? "resolve-power" : "resolve", {}];
    case "place": {
      const token = pending?.token ?? places(options)[0]?.token ?? null;
      if (token === null || token.startsWith("BK")) return ["place-king", {}];
      return [has(options, "no") ? "place-move" : "place", { token: tokenName(t, token) }];
    }
    case "buy":
      return ["buy", { energy: view.players[seat]?.energy ?? 0 }];
    default:
      return [dashed(kind), {}];
  }
}

/** How far the reader's choice has come. */
export interface Progress {
  busy: boolean;
  mine: boolean;
  armed: string | null;
}

/** The line of the prompt bar while a choice is half made; null leaves it to `prompt`. */
export function halfway(t: Translate, { busy, mine, armed }: Progress): string | null {
  if (busy) return t("tokyo-duel-prompt-sent");
  return mine && armed ? t("tokyo-duel-prompt-confirm") : null;
}

/** A line of the host's menu. */
export function tableAction(option: string, context: WordContext): TableAction | null {
  return concedeAction("tokyo-duel", option, context);
}
