/** What the reader is asked to do, in words, and the words of the table's own options. */
import type { Args, Decision, TableAction, Translate, WordContext } from "../contract";
import { actionOf } from "./cards";
import { byCard, idle, parse, places, type Uses } from "./options";
import { cardName, toolName, toolNames } from "./words";
import { playerAt, type View } from "./view";

/** The line of the prompt bar; null when nothing is asked of anybody. */
export function prompt(decision: Decision | null, { view: some, names, you, t }: WordContext): string | null {
  const view = some as View | null;
  if (!view) return null;
  if (view.phase === "over") return t("saboteur-prompt-over");
  if (!decision) return null;
  if (view.phase === "deal") return you === null ? t("saboteur-prompt-wait-deal", { round: view.round }) : t("saboteur-prompt-deal", { round: view.round });
  if (decision.seat === you) return asked(view, decision, you, t);
  const own = you === null ? null : playerAt(view, you);
  if (own?.removed === "game") return t("saboteur-prompt-out-game");
  if (own?.removed === "round") return t("saboteur-prompt-out-round");
  if (own && own.hand === 0 && view.phase === "turn") return t("saboteur-prompt-empty-hand");
  return t(`saboteur-prompt-wait${view.phase === "turn" ? "" : `-${view.phase}`}`, { name: names[decision.seat] ?? "" });
}

function asked(view: View, decision: Decision, you: number, t: Translate): string {
  if (view.phase === "centre") return t("saboteur-prompt-centre");
  if (view.phase === "stone") return t("saboteur-prompt-stone");
  if (view.phase === "touch") return t("saboteur-prompt-touch", { card: cardName(t, String(view.pending?.card)) });
  const { broken } = playerAt(view, you);
  if (idle(view.hand, byCard(decision.options))) return t("saboteur-prompt-turn-pass-only");
  if (!decision.options.some(({ option }) => option.startsWith("pass"))) return t("saboteur-prompt-turn-must");
  if (broken.length > 0) return t("saboteur-prompt-turn-broken", { count: broken.length, tools: toolNames(t, broken) });
  return t("saboteur-prompt-turn");
}

/** What to do with the card that is selected. */
export function cardPrompt(t: Translate, card: string, uses: Uses | undefined, broken: boolean): string {
  const action = actionOf(card);
  const args: Args = { card: cardName(t, card) };
  const none = places(uses) === 0;
  if (!action) return t(none ? `saboteur-prompt-path-${broken ? "broken" : "none"}` : "saboteur-prompt-path", args);
  if (action.kind === "break" || action.kind === "repair") {
    args["tool"] = toolName(t, action.tools[0]);
    if (action.kind === "break") return t(none ? "saboteur-prompt-broken-none" : "saboteur-prompt-broken", args);
    if (none) return t("saboteur-prompt-repair-none", args);
    return t(action.tools.length > 1 ? "saboteur-prompt-repair-double" : "saboteur-prompt-repair", args);
  }
  return t(none && action.kind === "fall" ? "saboteur-prompt-fall-none" : `saboteur-prompt-${action.kind}`, args);
}

/** How far the reader's choice has come. */
export interface Progress {
  view: View;
  you: number | null;
  busy: boolean;
  ready: boolean;
  mine: boolean;
  touched: string | null;
  card: string | null;
  uses: Uses | undefined;
  armed: string | null;
}

/** The line of the prompt bar while a choice is half made; null leaves it to `prompt`. */
export function halfway(t: Translate, { view, you, busy, ready, mine, touched, card, uses, armed }: Progress): string | null {
  if (view.phase === "deal" && ready) return t("saboteur-prompt-deal-waiting", { round: view.round });
  if (busy) return t("saboteur-prompt-sent");
  if (armed?.startsWith("pass:") && card) return t("saboteur-prompt-pass-confirm", { card: cardName(t, card) });
  if (armed) return t("saboteur-prompt-confirm");
  if (!mine || !card || touched || you === null) return null;
  return cardPrompt(t, card, uses, playerAt(view, you).broken.length > 0);
}

/** Options that the clocks choose by themselves, or that follow from everybody being ready. */
const BY_ITSELF = new Set(["timeout"]);

/** A line of the host's menu. */
export function tableAction(option: string, { view: some, names }: WordContext): TableAction | null {
  const view = some as View;
  const play = parse(option);
  if (play?.kind !== "table" || BY_ITSELF.has(play.action)) return null;
  const seconds = Number(view.options[play.action === "stall" ? "stall_clock" : "move_clock"] ?? 30);
  const label = `saboteur-table-${play.action}`;
  return { label, confirm: `${label}-confirm`, args: { name: play.seat === null ? "" : (names[play.seat] ?? ""), round: view.round, seconds } };
}

/** A clock by its key: the untimed period is the table's, a move clock belongs to the seat on turn. */
export function timer(key: string, { view: some, names, t }: WordContext): { label: string; seat: number | null } | null {
  const view = some as View | null;
  if (key.startsWith("untimed:")) return { label: t("saboteur-timer-untimed"), seat: null };
  const seat = view?.turn ?? -1;
  if (!view || seat < 0) return null;
  const stall = !view.clock.timed && view.clock.stalling.includes(seat);
  return { label: t(stall ? "saboteur-timer-stall" : "saboteur-timer-move", { name: names[seat] ?? "" }), seat };
}
