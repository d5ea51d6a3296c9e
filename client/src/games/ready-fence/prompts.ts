/** What the reader is asked to do, in words, and the words of the table's own options. */
import type { Args, Decision, TableAction, Translate, WordContext } from "../contract";
import { concedeAction } from "../shared/concede";
import type { Use } from "./play.svelte";
import { has } from "../shared/options";
import type { View } from "./view";
import { threatArgs, yes } from "./words";

/** The line of the prompt bar; null when nothing is asked of anybody. */
export function prompt(decision: Decision | null, { view: some, names, you, t }: WordContext): string | null {
  const view = some as View | null;
  if (!view) return null;
  if (view.phase === "over") return t("ready-fence-prompt-over");
  if (!decision || decision.seat < 0) return null;
  if (decision.seat !== you) return t(`ready-fence-prompt-wait-${decision.kind}`, { name: names[decision.seat] ?? "" });
  return t(`ready-fence-prompt-${decision.kind}`, asked(view, decision, names, t));
}

/** The arguments of a question to the reader. */
function asked(view: View, { kind, options }: Decision, names: readonly string[], t: Translate): Args {
  switch (kind) {
    case "turn":
      return { left: Math.max(0, 2 - view.acts), reach: view.reach };
    case "cost":
      return { sudden: yes(view.sudden) };
    case "press":
      return { renewed: yes(has(options, "RA")), feint: yes(options.some(({ option }) => option.startsWith("feint"))), joker: yes(has(options, "JK")) };
    case "answer":
      return view.phrase?.threat ? threatArgs(t, view.phrase.threat, names) : {};
    default:
      return {};
  }
}

/** How far the reader's choice has come. */
export interface Progress {
  busy: boolean;
  mine: boolean;
  /** What the armed option does, in words. */
  armed: string | null;
  /** The armed option gives the opponent a point. */
  off: boolean;
  /** The card or action whose ways lie open, in words. */
  opened: string | null;
  use: Use;
  kind: string | null;
}

/** The line of the prompt bar while a choice is half made; null leaves it to `prompt`. */
export function halfway(t: Translate, { busy, mine, armed, off, opened, use, kind }: Progress): string | null {
  if (busy) return t("ready-fence-prompt-sent");
  if (!mine) return null;
  if (armed !== null) return t(off ? "ready-fence-prompt-off-strip" : "ready-fence-prompt-confirm", { action: armed });
  if (opened !== null) return t("ready-fence-prompt-way", { card: opened });
  if (use === "replace") return t("ready-fence-prompt-replace");
  return use === "away" && kind === "turn" ? t("ready-fence-prompt-exchange") : null;
}

/** A line of the host's menu. */
export function tableAction(option: string, context: WordContext): TableAction | null {
  return concedeAction("ready-fence", option, context);
}
