/** Things of the game in words: names already in the reader's language, to be put into sentences. */
import { formatList } from "../../i18n/index.svelte";
import type { Args, Translate } from "../contract";
import { cardLabel, kindOf, speedOf } from "./art/labels";
import { isCard, parse } from "./options";
import { rivalOf, type Phrase, type Threat, type View, type Why } from "./view";

export { cardLabel };

export const yes = (is: boolean) => (is ? "yes" : "no");

/** Cards as a list; those of one name are counted once each time they are there. */
export function cardNames(t: Translate, cards: readonly string[]): string {
  return formatList(cards.map((card) => cardLabel(t, card)));
}

/** Actions whose own words are about one of their options. */
const BARE: Record<string, string> = { parry: "parry-plain", position: "weapon" };

/** What an action is called, without its price. */
export function actionName(t: Translate, word: string): string {
  return t(`ready-fence-action-${BARE[word] ?? word}`);
}

/** What a card or an action is called. */
export function nameOf(t: Translate, what: string): string {
  return isCard(what) ? cardLabel(t, what) : actionName(t, what);
}

/** The rule in words that keeps `what` (a card, or the word of an action) from being done. */
export function whyText(t: Translate, what: string, { code, need, have, card }: Why): string {
  return t(`ready-fence-why-${code}`, { card: nameOf(t, what), need, have, other: card ? cardLabel(t, card) : "" });
}

/** The short text of a card: what it does, and when it may be played. */
export function cardText(t: Translate, card: string): string {
  return t(`ready-fence-text-${kindOf(card)}`);
}

/** What Angulation adds to a speed, and the speed of a riposte by Glide, as their cards tell. */
export const ANGULATION = 2;
export const GLIDE_RIPOSTE = 4;

/** What is special about one of several ways to use a card or an action. */
export function wayText(t: Translate, option: string): string {
  const { word, card, addon } = parse(option);
  const speed = card === null ? 0 : (speedOf(card) ?? 0);
  const args: Args = { card: card === null ? actionName(t, word) : cardLabel(t, card), speed };
  if (addon?.startsWith("AN")) return t("ready-fence-way-AN", { ...args, total: speed + ANGULATION });
  if (addon?.startsWith("GA")) return t("ready-fence-way-GA", { ...args, riposte: GLIDE_RIPOSTE });
  return t("ready-fence-way-plain", args);
}

/** What an option does, in a few words: for its confirmation, and for what is done without asking. */
export function optionText(t: Translate, view: View, kind: string, option: string, cost: number): string {
  const { word, card, addon } = parse(option);
  const say = (id: string, args: Args = {}) => t(`ready-fence-action-${id}`, args);
  const added: Args = addon ? { addon: cardLabel(t, addon) } : {};
  if (card !== null) {
    const args: Args = { card: cardLabel(t, card), ...added };
    if (word === "exchange" || word === "discard") return say(`${word}-card`, args);
    if (word === "feint") return say(addon ? "replace-with" : "replace", args);
    return say(addon ? "play-with" : "play", args);
  }
  switch (word) {
    case "position":
      return say("position", { position: option.slice("position:".length) });
    case "feint":
      return say("break-off");
    case "parry":
      return say(addon ? "parry-with" : "parry", { cost, ...added });
    case "no":
      return say(`no-${kind}`);
    case "end":
      return say("end", { acts: view.acts });
    case "accept":
      return say("accept", { tie: yes(view.phrase?.threat?.tie === true) });
    default:
      return say(word);
  }
}

/** Who threatens with what; null while nobody does. */
export function threatText(t: Translate, { threat, result }: Phrase, names: readonly string[], you: number | null): string | null {
  if (!threat || result !== null) return null;
  return t("ready-fence-threat", { ...threatArgs(t, threat, names), you: yes(you !== null && you !== threat.seat) });
}

export function threatArgs(t: Translate, threat: Threat, names: readonly string[]): Args {
  return {
    name: names[threat.seat] ?? "",
    rival: names[rivalOf(threat.seat)] ?? "",
    kind: threat.kind,
    card: cardLabel(t, threat.card),
    speed: threat.speed,
    tie: yes(threat.tie),
  };
}
