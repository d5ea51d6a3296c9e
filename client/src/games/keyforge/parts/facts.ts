/** What can be said of a card that lies on the table, fact by fact: for its spoken label, and for the reading view. */
import type { Translate } from "../../contract";
import type { TokenKind } from "../art/tokens";
import { cardInfo } from "../cards";
import { cardIdOf, houseName, nameOf } from "../labels";
import { keywordOf, printOf, type CardState, type CardType, type Print, type Prints } from "../view";

export interface Fact {
  /** The token that shows it on the card. */
  kind: TokenKind | null;
  n?: number;
  text: string;
  /** Which counters they are. */
  counter?: string;
  /** What it means. */
  about?: string;
}

export function keywordName(t: Translate, keyword: string): string {
  const { slug, n } = keywordOf(keyword);
  return n === null ? t(`keyforge-keyword-${slug}`) : t(`keyforge-keyword-${slug}`, { n });
}

/** The print whose bonus icons a card has: of a gigantic creature in play its top half (G163). */
export function adorned(view: Prints, print: Print, state: CardState | null): Print {
  return state?.top == null ? print : (view.prints[state.top] ?? print);
}

/** The bonus icons of a print in words, each kind with its number. */
export function iconsOf(t: Translate, print: Print): { icon: string; text: string }[] {
  return [...new Set(print.icons)].map((icon) => ({ icon, text: t("keyforge-art-icon", { icon, n: [...print.icons].filter((each) => each === icon).length }) }));
}

/** What is printed on a creature, or what holds for it now. */
export function strength(t: Translate, power: number | null, base: number | null, armor: number, left: number): Fact[] {
  const facts: Fact[] = [];
  if (power !== null) facts.push({ kind: null, text: base !== null && base !== power ? t("keyforge-art-power-changed", { power, base }) : t("keyforge-art-power", { power }) });
  if (armor > 0) facts.push({ kind: "armor", n: left, text: left === armor ? t("keyforge-art-armor", { armor }) : t("keyforge-art-armor-left", { armor, left }) });
  return facts;
}

/** A state that the rules have a word for. */
export function stateOf(t: Translate, status: "exhausted" | "stunned" | "warded" | "enraged" | "tagged", kind: TokenKind | null): Fact {
  return { kind, text: t(`keyforge-status-${status}`), about: t(`keyforge-status-${status}-text`) };
}

/** What lies on a card and what it is like, in the order of weight; `type` is the type that is printed on it. */
export function statuses(t: Translate, state: CardState, names: readonly string[], type: CardType = state.type): Fact[] {
  const facts: Fact[] = [];
  if (state.core !== undefined) facts.push({ kind: "facedown", text: t("keyforge-art-token"), about: t("keyforge-art-token-text") });
  if (state.tagged) facts.push(stateOf(t, "tagged", "tagged"));
  if (state.damage > 0) facts.push({ kind: "damage", n: state.damage, text: t("keyforge-art-damage", { n: state.damage }) });
  if (state.amber > 0) facts.push({ kind: "amber", n: state.amber, text: t("keyforge-art-amber-on", { n: state.amber }) });
  if (state.stunned) facts.push(stateOf(t, "stunned", "stun"));
  if (state.warded) facts.push(stateOf(t, "warded", "ward"));
  if (state.enraged) facts.push(stateOf(t, "enraged", "enrage"));
  if (state.plus > 0) facts.push({ kind: "power", n: state.plus, text: t("keyforge-art-plus", { n: state.plus }) });
  for (const [counter, n] of Object.entries(state.counters)) if (n > 0) facts.push({ kind: "counter", counter, n, text: t("keyforge-art-counter", { counter, n }) });
  if (type === "artifact" && state.type === "creature") facts.push({ kind: "artifact", text: t("keyforge-art-animated") });
  if (state.blank) facts.push({ kind: "blank", text: t("keyforge-art-blank") });
  if (state.under.length > 0) facts.push({ kind: "under", n: state.under.length, text: t("keyforge-art-under", { n: state.under.length }) });
  if (state.owner !== state.controller) facts.push({ kind: "stolen", text: t("keyforge-art-owner", { name: names[state.owner] ?? "" }) });
  return facts;
}

/** A card in play in words: the whole of it, without its text. */
export function spoken(t: Translate, view: Prints, state: CardState, names: readonly string[]): string[] {
  const print = printOf(view, state.print);
  return [
    t(`keyforge-type-${state.type}`),
    ...state.houses.map((house) => houseName(t, house)),
    ...strength(t, state.power, state.base_power, state.armor, state.armor_left).map(({ text }) => text),
    t(state.exhausted ? "keyforge-status-exhausted" : "keyforge-art-ready"),
    ...statuses(t, state, names, cardInfo(cardIdOf(view, state.print))?.type).map(({ text }) => text),
    ...(state.core == null ? [] : [t("keyforge-art-token-core", { card: nameOf(view, state.core) })]),
    ...state.keywords.map((keyword) => keywordName(t, keyword)),
    ...(print === null ? [] : iconsOf(t, adorned(view, print, state)).map(({ text }) => text)),
  ];
}
