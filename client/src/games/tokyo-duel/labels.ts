/** The words on the buttons: what each option does, in the question it answers. */
import type { Args, Translate } from "../contract";
import { placeOf } from "./options";
import { counts, powerNow, preview, priceOf, type Preview } from "./preview";
import { cardName, monsterName } from "./words";
import { diceOf, playerAt, rivalOf, symbolOf, type SymbolId, type View } from "./view";

/** What Made in a Lab takes off a price. */
const LAB = 1;

/** The price at which `card` is offered in this kind of question. */
export function offered(view: View, kind: string, card: string): number {
  return priceOf(view, card, kind === "lab" ? LAB : 0) ?? 0;
}

/** Declining and finishing, by the option and the question. */
const PLAIN: Record<string, string> = {
  "no:add": "add-no",
  "no:aside": "aside-no",
  "no:place": "leave-token",
  "no:lab": "lab-no",
  "no:swap": "swap-no",
  "no:prevent": "no-prevent",
  "done:keeps": "done-keeps",
  "done:resolve": "done-resolve",
};

/** The label of an option's button. `names` are players' names by seat. */
export function optionLabel(t: Translate, view: View, kind: string, option: string, names: readonly string[] = []): string {
  const say = (id: string, args: Args = {}) => t(`tokyo-duel-action-${id}`, args);
  const [word, rest = ""] = option.split(":") as [string, string?];
  const plain = PLAIN[`${option}:${kind}`];
  if (plain) return say(plain);
  if (option === "no") return say(view.pending?.card === "TD17" ? "no-TD17" : "no");
  if (option === "done") return say(kind === "buy" && !view.bought ? "done-buy-energy" : "done-buy");
  switch (word) {
    case "roll":
      return say("roll", { count: diceOf(view) });
    case "token":
    case "stop":
    case "sweep":
      return say(word);
    case "reroll":
      return say("reroll", { count: rest.length });
    case "aside":
      return say("aside");
    case "faces":
      return say("enter");
    case "monster":
      return say("choose-monster", { monster: monsterName(t, rest) });
    case "add":
      return say("add", { count: rest.length, special: rest.length + 1, symbol: symbolOf(rest[0] ?? "") });
    case "resolve":
      return say("resolve", { symbol: rest, count: counts(view)[rest as SymbolId] });
    case "power":
      return powerLabel(t, view, rest);
    case "buy":
      return say("buy", { card: cardName(t, rest), price: offered(view, kind, rest) });
    case "cut":
    case "drop":
      return say(word, { card: cardName(t, rest) });
    case "take":
      return kind === "swap" ? say("swap", { card: cardName(t, rest) }) : say("take", { card: cardName(t, rest), rival: names[rivalOf(view.asked ?? view.turn ?? 0)] ?? "" });
    case "do":
      if (kind === "order") return say("order", { card: cardName(t, rest) });
      return rest === "TD17" ? say("do-TD17") : say("do", { card: cardName(t, rest) });
    default:
      return placeOf(option) ? say("place") : option;
  }
}

function powerLabel(t: Translate, view: View, how: string): string {
  const monster = playerAt(view, view.turn ?? 0).monster ?? "gigazaur";
  const { attack, special } = counts(view);
  const args: Record<string, Args> = {
    gigazaur: { track: how },
    "meka-dragon": { amount: attack * special },
    "cyber-kitty": { special: Number(how), amount: how === "3" ? 4 : 2 },
  };
  return t(`tokyo-duel-action-power-${monster}`, args[monster] ?? {});
}

/** What an option of the resolve step comes to, in short lines. */
export function outcome(t: Translate, view: View, by: number, option: string, names: readonly string[]): string[] {
  const told = preview(view, by, option);
  return told ? lines(t, told, by, names) : [];
}

function lines(t: Translate, told: Preview, by: number, names: readonly string[]): string[] {
  const rival = names[rivalOf(by)] ?? "";
  switch (told.kind) {
    case "hit": {
      const said = told.immune
        ? t("tokyo-duel-preview-immune", { name: rival })
        : t("tokyo-duel-preview-hit", { amount: told.amount, name: rival, before: told.before, after: told.after });
      return told.wins ? [said, wins(t, by, names)] : [said];
    }
    case "heal":
      return [told.before === told.after ? t("tokyo-duel-preview-heal-full") : t("tokyo-duel-preview-heal", { amount: told.amount, before: told.before, after: told.after })];
    case "energy":
      return [t("tokyo-duel-preview-energy", { amount: told.amount, before: told.before, after: told.after })];
    case "token":
      return [told.before === told.after ? t("tokyo-duel-preview-token-full") : t("tokyo-duel-preview-token", { before: told.before, after: told.after })];
    case "pull": {
      const { walk } = told;
      const said = [t("tokyo-duel-preview-pull", { track: walk.track, steps: walk.steps })];
      for (const { reward, amount } of walk.rewards) said.push(t("tokyo-duel-preview-reward", { reward, amount }));
      if (walk.stopped) said.push(t("tokyo-duel-preview-stopped"));
      if (walk.winner !== null) said.push(wins(t, walk.winner, names));
      return said;
    }
    case "few":
      return [t("tokyo-duel-preview-few")];
    case "place":
      return [t("tokyo-duel-preview-king")];
  }
}

function wins(t: Translate, seat: number, names: readonly string[]): string {
  return t("tokyo-duel-preview-wins", { name: names[seat] ?? "" });
}

/** What the monster of the player on turn could do with the dice that lie there; null for others. */
export function powerText(t: Translate, view: View, seat: number): string | null {
  const now = powerNow(view, seat);
  if (!now) return null;
  const { monster, special, times, amount } = now;
  return t(times === 0 ? "tokyo-duel-power-none" : `tokyo-duel-power-now-${monster}`, { special, times, amount });
}
