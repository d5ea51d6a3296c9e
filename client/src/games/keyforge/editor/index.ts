/** Turns laid out by hand: the parts of a position of KeyForge. */
import type { Editor, Field, Laying, Thing, Words } from "../../../position/editor";
import type { Translate } from "../../contract";
import { cardName } from "../cards";
import { knownFacts, loadFacts, nameOfCard, type CardRow, type Facts } from "../gallery/facts.svelte";
import { houseName } from "../labels";
import Marks from "./Marks.svelte";
import Picture from "./Picture.svelte";
import { nameOf } from "./pieces";

// The names of all cards are one file; until it is there, nothing is found.
void loadFacts().catch(() => {});

const SEATS = [0, 1] as const;
const USUAL_HOUSES = ["brobnar", "untamed", "dis"];
/** Houses of cards that no deck has. */
const NEVER = new Set(["keyraken", "ironyx"]);
const MOST = 36;
const MUCH = 99;
const KEYS = 2;
const CHAINS = 24;
const IN_PLAY = new Set(["creature", "artifact"]);
const IN_DECK = new Set(["creature", "artifact", "action", "upgrade"]);

const start = (): Words => ({
  mine: ["troll"], theirs: ["urchin"], hand: ["punch", "anger"], their_hand: ["smith"], amber: [0, 0], keys: [0, 0], chains: [0, 0], active: 0, house: "brobnar",
  houses: [[...USUAL_HOUSES], [...USUAL_HOUSES]],
});

const typeOf = (facts: Facts, card: CardRow): string => facts.types[card.t] ?? "";

/** The lists to choose from, made once for each language of the names. */
const lists = new Map<string, { play: Thing[]; deck: Thing[]; tokens: Thing[] }>();

function listsOf(facts: Facts | null): { play: Thing[]; deck: Thing[]; tokens: Thing[] } {
  if (facts === null) return { play: [], deck: [], tokens: [] };
  const language = nameOfCard(facts, facts.cards[0]!) + nameOfCard(facts, facts.cards.at(-1)!);
  let found = lists.get(language);
  if (!found) {
    const known = facts.cards.filter((card) => !card.no);
    const things = (is: (card: CardRow) => boolean): Thing[] => known.filter(is).map((card) => ({ id: card.id, label: nameOfCard(facts, card) }));
    found = {
      play: things((card) => IN_PLAY.has(typeOf(facts, card)) && card.half !== "top"),
      deck: things((card) => IN_DECK.has(typeOf(facts, card))),
      tokens: things((card) => typeOf(facts, card) === "token-creature"),
    };
    lists.set(language, found);
  }
  return found;
}

function groups(_: Laying, t: Translate) {
  const facts = knownFacts();
  const { play, deck, tokens } = listsOf(facts);
  const houses = (facts?.houses ?? USUAL_HOUSES).filter((house) => !NEVER.has(house)).map((value) => ({ value, label: houseName(t, value) }));
  const seats = SEATS.map((value) => ({ value, label: t("position-seat", { seat: value + 1 }) }));
  const pair = (part: string, n: number, max: number): Field => ({ kind: "number", part, at: [n], usual: [0, 0], label: t(`position-keyforge-${part}`), min: 0, max });
  const row = (part: string, of: readonly Thing[]): Field => ({ kind: "things", part, usual: [], label: t(`position-keyforge-${part.replace("their_", "")}`), of, most: MOST });
  const side = (n: 0 | 1): Field[] => {
    const theirs = n === 1 ? "their_" : "";
    return [
      pair("amber", n, MUCH),
      pair("keys", n, KEYS),
      pair("chains", n, CHAINS),
      ...[0, 1, 2].map((place): Field => ({ kind: "choice", part: "houses", at: [n, place], usual: [USUAL_HOUSES, USUAL_HOUSES], label: t("position-keyforge-deck-house", { place: place + 1 }), choices: houses })),
      { ...row(n === 0 ? "mine" : "theirs", play), label: t("position-keyforge-play") },
      ...["hand", "discard", "archives", "deck", "purged"].map((part) => row(`${theirs}${part}`, deck)),
      {
        kind: "choice", part: `${theirs}token`, usual: null, label: t("position-keyforge-token"),
        choices: [{ value: null, label: t("position-keyforge-none") }, ...tokens.map(({ id, label }) => ({ value: id, label }))],
      },
    ];
  };
  return [
    {
      title: t("position-keyforge-turn"),
      fields: [
        { kind: "choice", part: "active", usual: 0, label: t("position-keyforge-active"), choices: seats },
        { kind: "choice", part: "at", usual: "main", label: t("position-keyforge-at"), choices: ["main", "start"].map((value) => ({ value, label: t(`position-keyforge-at-${value}`) })) },
        { kind: "choice", part: "house", usual: null, label: t("position-keyforge-house"), choices: [{ value: null, label: t("position-keyforge-usual") }, ...houses] },
        { kind: "number", part: "turn", usual: 5, label: t("position-keyforge-number"), min: 1, max: MUCH },
        { kind: "choice", part: "first", usual: 0, label: t("position-keyforge-first"), choices: seats },
        { kind: "choice", part: "tide", usual: null, label: t("position-keyforge-tide"), choices: [{ value: null, label: t("position-keyforge-usual") }, ...["neutral", "high", "low"].map((value) => ({ value, label: t(`position-keyforge-tide-${value}`) }))] },
        row("lasting", deck),
      ] satisfies Field[],
    },
    ...SEATS.map((n) => ({ title: t("position-seat", { seat: n + 1 }), fields: side(n) })),
  ];
}

export default { options: [], start, groups, Picture, Marks, name: (text, t) => nameOf(text, cardName, t) } satisfies Editor;
