/** Things of the game in words: names already in the reader's language, to be put into sentences. */
import { formatList } from "../../i18n/index.svelte";
import type { Args, Translate } from "../contract";
import { cardInfo, cardName, cardSpelled } from "./cards";
import { parse, type Parsed } from "./options";
import { keywordOf, playerAt, printOf, type Brought, type Fault, type House, type Match, type Prints, type View } from "./view";

export const yes = (is: boolean) => (is ? "yes" : "no");

/** Said in place of a name where there is none: messages have a variant for it. */
export const NOBODY = "none";

/** The id in the card data of a card in a public place ("troll.2") or of a print ("troll+AD", "troll~dis"), also of one that this view no longer holds. */
export function cardIdOf(view: Prints, ref: string): string {
  return printOf(view, ref)?.card ?? ref.replace(/\.\d+$/, "").replace(/[+~].*$/, "");
}

/** What a card or a print is called. */
export function nameOf(view: Prints, ref: string): string {
  return cardName(cardIdOf(view, ref));
}

/** Cards as a list; one that the reader does not know has a name for that. */
export function namesOf(t: Translate, view: View, refs: readonly (string | null)[]): string {
  return formatList(refs.map((ref) => (ref === null ? t("keyforge-card-unknown") : nameOf(view, ref))));
}

/** The cards that lie on the table, as the reader counts them: their own line and artifacts, then the other player's. */
function table(view: View, you: number | null): string[] {
  const own = playerAt(view, you ?? 0);
  const other = playerAt(view, 1 - (you ?? 0));
  return [...own.line, ...own.artifacts, ...other.line, ...other.artifacts];
}

/** What a card of a choice is called: with a number where another one of the same name lies on the table. */
export function labelOf(t: Translate, view: View, ref: string, you: number | null): string {
  const name = nameOf(view, ref);
  const alike = table(view, you).filter((each) => nameOf(view, each) === name);
  const number = alike.indexOf(ref) + 1;
  return alike.length > 1 && number > 0 ? t("keyforge-card-copy", { card: name, number }) : name;
}

export function houseName(t: Translate, house: House | string | null): string {
  return house === null ? NOBODY : t(`keyforge-house-${house}`);
}

/** What a trait is called, as a card in play that has it says in the reader's language. */
export function traitName(view: View, trait: string): string {
  for (const [ref, { traits }] of Object.entries(view.cards)) {
    const called = cardInfo(cardIdOf(view, ref))?.traits;
    if (traits.includes(trait) && called?.length === traits.length) return called[traits.indexOf(trait)] ?? trait;
  }
  return trait;
}

/** The line of an ability ("silent-dagger.1.1"), which is named after the card that has it or gives it; null where the card data don't have it. */
export function abilityText(ability: string | null): string | null {
  return ability === null ? null : (cardInfo(ability.replace(/\..*$/, ""))?.abilities[ability] ?? null);
}

/** The line of the ability that an option resolves; null where the option says all itself. */
export function effectLine(t: Translate, view: View, option: string): string | null {
  const ability = view.ask?.effects[option];
  if (ability === undefined) return null;
  const keyword = KEYWORDS_HIT.has(ability) ? view.cards[parse(option).ref]?.keywords.find((each) => keywordOf(each).slug === ability) : undefined;
  return keyword === undefined ? abilityText(ability) : t(`keyforge-keyword-${ability}-text`, { n: keywordOf(keyword).n ?? 0 });
}

/** Keywords that are effects of their own before a fight. */
const KEYWORDS_HIT: ReadonlySet<string> = new Set(["assault", "hazardous"]);

/** The parts of a "choose one": of several such choices on a card the one that has as many as are offered. */
export function modesOf(view: View, card: string | null, count: number): string[] {
  const all = card === null ? [] : (cardInfo(cardIdOf(view, card))?.modes ?? []);
  return all.find((parts) => parts.length === count) ?? all[0] ?? [];
}

/** Words of options that use a card or take it from the hand, the likeliest first: they have a short form, too. */
export const WAYS = ["play", "upgrade", "reap", "fight", "action", "omni", "unstun", "discard"] as const;
export type Way = (typeof WAYS)[number];

export const isWay = (word: string): word is Way => (WAYS as readonly string[]).includes(word);

/** The ways of a card as they are offered to a reader. */
export function ranked(options: readonly string[]): string[] {
  const rank = (option: string) => WAYS.findIndex((way) => way === parse(option).word);
  return [...options].sort((a, b) => rank(a) - rank(b));
}

/** What an option does, in a few words: for buttons and for confirmation. */
export function optionText(t: Translate, view: View, kind: string, option: string, you: number | null): string {
  const said = parse(option);
  const say = (id: string, args: Args = {}) => t(`keyforge-action-${id}`, args);
  switch (said.word) {
    case "no":
      if (kind === "choose-trait") return say("other-trait");
      if (kind === "choose-name") return say("other-name");
      return say(kind === "card" || kind === "use" ? "decline" : "no");
    case "bid":
      return say("bid", { number: Number(said.ref) });
    case "deck":
      if (kind === "own-deck") return say("deck", { deck: broughtName(view, asked(view, you), Number(said.ref)) });
      return kind === "pick-deck" ? say("deck", { deck: deckName(view, Number(said.ref)) }) : say("card", { card: nameOf(view, said.ref) });
    case "bench":
      return say("bench", { deck: broughtName(view, 1 - asked(view, you), Number(said.ref)) });
    case "key": {
      const key = t(`keyforge-colour-${said.ref}`);
      return kind === "unforge" ? say("unforge", { key }) : say("key", { key });
    }
    case "amber":
      return said.ref === "pool" ? say("pool") : say("amber", { card: labelOf(t, view, said.ref, you) });
    case "house":
      return say("house", { house: houseName(t, said.ref) });
    case "trait":
      return say("trait", { trait: traitName(view, said.ref) });
    case "name":
      return say("name", { card: cardName(cardSpelled(said.ref)) });
    case "faceup":
      return say("faceup", { card: nameOf(view, said.ref) });
    case "place":
      return placeText(t, view, Number(said.ref), view.ask?.line ?? you, you);
    case "mode":
      return say(kind === "ability" ? "ability" : "mode", { number: Number(said.ref) });
    case "number":
    case "loop":
      return say(said.word, { number: Number(said.ref) });
    case "seat":
      // Of the archives of both players one may choose an own card, or a random one of the opponent's.
      if (kind === "card") return say("seat-archives");
      return say(Number(said.ref) === asked(view, you) ? "seat-own" : "seat-other");
    case "trigger": {
      const card = labelOf(t, view, said.ref, you);
      return said.nth > 1 ? say("effect", { card, number: said.nth }) : say("card", { card });
    }
    default:
      return said.ref === "" ? say(said.word) : cardText(t, view, kind, said, you);
  }
}

/** Whose answer an option is. */
function asked(view: View, you: number | null): number {
  return view.ask?.seat ?? you ?? 0;
}

/** What a deck of a Triad is called, by its number. */
export function broughtName(view: View, seat: number, number: number): string {
  return view.match.brought[seat]?.[number]?.name ?? "";
}

/** The houses and the set of a deck of a Triad. */
export function deckHouses(t: Translate, deck: Brought): string {
  return t("keyforge-decks-houses", { houses: formatList(deck.houses.map((house) => houseName(t, house))), set: deck.set });
}

/** How a deck of a Triad stands in the match. */
export function deckState(deck: Brought): "benched" | "won" | "playing" | "open" {
  if (deck.benched) return "benched";
  if (deck.won) return "won";
  return deck.playing ? "playing" : "open";
}

/** What the deck is called that a seat has brought, whoever plays it now. */
function deckName(view: View, owner: number): string {
  const player = view.match.decks.indexOf(owner);
  return playerAt(view, player < 0 ? owner : player).name;
}

/** An option about a card: to use it, or to choose it. */
function cardText(t: Translate, view: View, kind: string, { word, ref }: Parsed, you: number | null): string {
  if (kind === "spend") return t("keyforge-action-coin", { card: labelOf(t, view, ref, you) });
  const card = word === "hand" || word === "archives" ? nameOf(view, ref) : labelOf(t, view, ref, you);
  return t(`keyforge-action-${isWay(word) && kind !== "card" ? word : "card"}`, { card });
}

/** A place in the line of a seat: a flank, or between two creatures. */
export function placeText(t: Translate, view: View, place: number, seat: number | null, you = seat): string {
  const { line } = playerAt(view, seat ?? view.active);
  const [left, right] = [line[place - 1], line[place]];
  if (left === undefined) return t(right === undefined ? "keyforge-action-place-only" : "keyforge-action-place-left");
  if (right === undefined) return t("keyforge-action-place-right");
  return t("keyforge-action-place-between", { left: labelOf(t, view, left, you), right: labelOf(t, view, right, you) });
}

/** Why a card can't be used, in words. */
export function faultText(t: Translate, view: View, { card, what, why, by }: Fault, whole: boolean): string {
  const text = t(`keyforge-fault-${why}`, { card: nameOf(view, card), by: by === null ? NOBODY : nameOf(view, by), house: houseName(t, view.house) });
  return whole ? text : t("keyforge-fault-what", { what, why: text });
}

/** Matches of several games. */
const SERIES: ReadonlySet<string> = new Set(["three", "adaptive", "triad"]);

/** Whether the match is decided by more than one game. */
export function isSeries({ match }: View): boolean {
  return SERIES.has(match.kind);
}

/** How the match stands, for a sentence that names both players. */
export function matchText(t: Translate, { kind, game, wins }: Match, names: readonly string[]): string {
  return t("keyforge-match-state", { kind, game, name: names[0] ?? "", rival: names[1] ?? "", first: wins[0], second: wins[1] });
}

/** The match that the game belongs to; null for a game by itself. */
export function matchOf({ match }: View): Match | null {
  return match.kind === "single" ? null : match;
}
