/** What the reader is asked to do, in words, and the words of the table's own options. */
import type { Choice, Decision, TableAction, Translate, WordContext } from "../contract";
import { concedeAction } from "../shared/concede";
import { houseName, labelOf, nameOf, NOBODY, yes } from "./labels";
import { byWord, parse, thingOf } from "./options";
import { playerAt, type Ask, type View } from "./view";

/** The kinds of questions there are. */
export const KINDS = [
  "mulligan", "bid", "pick-deck", "bench", "own-deck", "first", "key", "spend", "house", "archives", "turn", "place", "attack", "use", "card", "yes", "trigger", "replace", "mode", "choose-house", "number", "ability", "discard-order", "loop", "player", "unforge", "choose-player", "choose-trait", "choose-name",
] as const;
export type Kind = (typeof KINDS)[number];

/** What can happen with a card that is chosen: each has its own question. */
export const VERBS = [
  "choose", "destroy", "sacrifice", "damage", "damage-by-each", "heal", "status", "stun", "unstun", "ward", "enrage", "exhaust", "ready", "use", "reap", "fight", "capture", "exalt", "take-amber", "put-amber", "counters",
  "archive", "discard", "purge", "return", "return-to-deck", "shuffle-in", "swap", "take-control", "play-card", "play-it", "put-card", "put-in-play", "reveal", "search", "hide", "for-each-card", "control", "rise", "redistribute", "redistribute-damage", "take-archives",
] as const;

const isVerb = (verb: string): verb is (typeof VERBS)[number] => (VERBS as readonly string[]).includes(verb);

/** What all the cards are that may be chosen: the name of their type, or "card" where they differ or aren't on the table. */
export function whatOf(view: View, kind: string, options: readonly Choice[]): string {
  const types = new Set(
    options.flatMap(({ option }) => {
      const thing = thingOf(kind, option);
      return thing === null ? [] : [thing.zone === "table" ? (view.cards[thing.ref]?.type ?? "card") : "card"];
    }),
  );
  const [only = "card"] = types;
  return types.size === 1 ? only : "card";
}

/** The line of the prompt bar; null when nothing is asked of anybody. */
export function prompt(decision: Decision | null, { view: some, names, you, t }: WordContext): string | null {
  const view = some as View | null;
  if (!view) return null;
  if (view.phase === "over") return t("keyforge-prompt-over");
  if (!decision || decision.seat < 0) return null;
  const { ask } = view;
  const source = ask?.source ?? null;
  if (decision.seat !== you) return t("keyforge-prompt-wait", { kind: decision.kind, name: names[decision.seat] ?? "", card: source === null ? NOBODY : nameOf(view, source) });
  const asked = question(view, decision, t, you);
  // A question that names the card itself doesn't need it in front.
  const named = NAMED.has(decision.kind) || (decision.kind === "card" && NAMING.has(ask?.verb ?? ""));
  const told = source === null || named ? asked : t("keyforge-prompt-by", { card: labelOf(t, view, source, you), ask: asked });
  return ask !== null && decision.kind === "card" ? several(told, ask, t) : told;
}

/** Kinds whose sentences name the card that asks. */
const NAMED: ReadonlySet<string> = new Set<Kind>(["place", "attack", "use", "yes", "mode", "ability", "house", "turn", "mulligan"]);
/** Verbs whose sentences do. */
const NAMING: ReadonlySet<string> = new Set<(typeof VERBS)[number]>(["play-card", "put-card", "hide"]);

const PLAYS: ReadonlySet<string> = new Set(["play", "upgrade"]);
const USES: ReadonlySet<string> = new Set(["reap", "fight", "action", "omni", "unstun"]);

/** What can be done in a turn, as far as the question tells it: "first" where the rule of the first turn leaves one card. */
export function canDo(view: View, options: readonly Choice[]): "end" | "first" | "play" | "use" | "discard" | "all" {
  const words = new Set(options.map(({ option }) => parse(option).word));
  const some = (kinds: ReadonlySet<string>) => [...words].some((word) => kinds.has(word));
  const [plays, uses, discards] = [some(PLAYS), some(USES), words.has("discard")];
  if (!plays && !uses && !discards) return "end";
  if (view.turn === 1 && (plays || discards)) return "first";
  if (!uses) return plays ? "play" : "discard";
  return plays || discards ? "all" : "use";
}

function question(view: View, { kind, options, seat }: Decision, t: Translate, you: number | null): string {
  const { ask } = view;
  const card = ask?.source ? labelOf(t, view, ask.source, you) : t("keyforge-card-unknown");
  switch (kind) {
    case "card": {
      const verb = ask && isVerb(ask.verb) ? ask.verb : "choose";
      return t(`keyforge-prompt-card-${verb}`, { what: whatOf(view, kind, options), amount: ask?.amount ?? 0, card });
    }
    case "mulligan":
      return t("keyforge-prompt-mulligan", { first: yes(view.first === seat) });
    case "spend":
      return t("keyforge-prompt-spend", { amount: ask?.amount ?? 0 });
    case "archives":
      return t("keyforge-prompt-archives", { count: playerAt(view, seat).archives.length });
    case "turn":
      return t("keyforge-prompt-turn", { house: houseName(t, view.house), can: canDo(view, options) });
    case "place":
      return t("keyforge-prompt-place", { card, own: yes((ask?.line ?? seat) === seat) });
    case "yes":
      // Which icon it is about, nothing else on the table shows.
      if (ask?.verb === "icon") return t("keyforge-prompt-icon", { card, icon: ICON_LETTERS[ask.amount ?? 0] ?? "X" });
      return t("keyforge-prompt-yes", { card });
    case "attack":
    case "use":
    case "mode":
    case "ability":
      return t(`keyforge-prompt-${kind}`, { card });
    default:
      return t(`keyforge-prompt-${kind}`);
  }
}

/** The letters of the bonus icons by their numbers. */
const ICON_LETTERS = "ACDRXP";

/** The question with how many are chosen, where it is about more than one card. */
function several(told: string, { min, max, chosen }: Ask, t: Translate): string {
  const args = { ask: told, chosen: chosen.length, min, max };
  if (max <= 1) return told;
  if (max < MANY) return t("keyforge-prompt-several", args);
  return t(min > 0 ? "keyforge-prompt-at-least" : "keyforge-prompt-any", args);
}

/** From here on "any number" is meant. */
const MANY = 36;

/** How far the reader's choice has come. */
export interface Progress {
  busy: boolean;
  mine: boolean;
  /** What the armed option does, in words. */
  armed: string | null;
  /** The card whose ways lie open, in words. */
  opened: string | null;
  /** The turn would end with so many cards that could still be played or reap. */
  left: number;
}

/** The line of the prompt bar while a choice is half made; null leaves it to `prompt`. */
export function halfway(t: Translate, { busy, mine, armed, opened, left }: Progress): string | null {
  if (busy) return t("keyforge-prompt-sent");
  if (!mine) return null;
  if (left > 0) return t("keyforge-prompt-end", { count: left });
  if (armed !== null) return t("keyforge-prompt-confirm", { action: armed });
  return opened === null ? null : t("keyforge-prompt-ways", { card: opened });
}

/** A line of the host's menu. */
export function tableAction(option: string, context: WordContext): TableAction | null {
  return concedeAction("keyforge", option, context);
}

/** The clock of a timed game; each game of a match has its own. */
export function timer(key: string, { t }: WordContext): { label: string; seat: number | null } | null {
  return key.startsWith("game-") ? { label: t("keyforge-timer"), seat: null } : null;
}

/** The numbers that may be chosen. */
export function numbersOf(options: readonly Choice[]): number[] {
  return byWord(options, "number").map((option) => Number(option.slice("number:".length)));
}
