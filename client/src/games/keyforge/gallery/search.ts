/** Finds cards: by words in their names (in three languages), traits and texts, and by what they are. */
import type { CardRow, Facts, PrintRow } from "./facts.svelte";
import type { CardQuery } from "./query";

/** A text as it is searched: without capitals, accents and signs. Korean syllables fall into their letters, so that half a syllable is found. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}

interface Entry {
  card: CardRow;
  /** Each name, with a space before each word, and once more without spaces. */
  names: string[];
  joined: string;
  /** Traits and text. */
  rest: string;
}

/** How well a card fits: the higher the better, 0 not at all. */
const EXACT = 5;
const BEGINS = 4;
const WORD = 3;
const IN_NAME = 2;
const IN_REST = 1;

export class CardIndex {
  readonly #facts: Facts;
  readonly #entries: Entry[];

  /** `texts` gives the text of a card, in the language in which it is read. */
  constructor(facts: Facts, texts: (id: string) => readonly string[]) {
    this.#facts = facts;
    const traits = facts.traits.map((names) => names.map(fold).join(" "));
    this.#entries = facts.cards.map((card) => {
      const names = [...new Set(card.n)].filter(Boolean).map((name) => ` ${fold(name)}`);
      const rest = [...(card.f ?? []).map((each) => traits[each]), ...texts(card.id).map(fold)].join(" ");
      return { card, names, joined: names.map((name) => name.replaceAll(" ", "")).join(" "), rest: ` ${rest}` };
    });
  }

  /** The cards that are asked for: those first that the words fit best, then as they came out; or by name or power. `called` says what a card is called to the reader. */
  find(query: CardQuery, called: (card: CardRow) => string): CardRow[] {
    const wanted = fold(query.text);
    const words = wanted.split(" ").filter(Boolean);
    const fits = this.#filter(query);
    const found: { card: CardRow; rank: number; place: number }[] = [];
    this.#entries.forEach((entry, place) => {
      if (!fits(entry.card)) return;
      const rank = words.length === 0 ? 1 : rankOf(entry, wanted, words);
      if (rank > 0) found.push({ card: entry.card, rank, place });
    });
    if (query.sort === "name") {
      const collator = new Intl.Collator(undefined, { numeric: true });
      const names = new Map(found.map(({ card }) => [card, called(card)]));
      found.sort((a, b) => collator.compare(names.get(a.card)!, names.get(b.card)!) || a.place - b.place);
    } else if (query.sort === "power") {
      found.sort((a, b) => (b.card.p ?? -2) - (a.card.p ?? -2) || a.place - b.place);
    } else {
      const number = this.#numbers(query.set);
      found.sort((a, b) => b.rank - a.rank || number(a.card) - number(b.card) || a.place - b.place);
    }
    return found.map(({ card }) => card);
  }

  /** In one set its cards stand by their numbers. */
  #numbers(code: string): (card: CardRow) => number {
    const set = this.#facts.sets.findIndex((each) => each.code === code);
    if (set < 0) return () => 0;
    return (card) => {
      const number = card.s.find(([of]) => of === set)?.[1] ?? "";
      const plain = Number(number);
      return Number.isNaN(plain) ? 10_000 + Number(number.replace(/\D+/g, "")) : plain;
    };
  }

  #filter(query: CardQuery): (card: CardRow) => boolean {
    const { houses, types, rarities, sets, traits } = this.#facts;
    const tests: ((card: CardRow) => boolean)[] = [];
    // A set, a house and a rarity belong together: they are those of one print.
    const set = query.set === "" ? null : sets.findIndex(({ code }) => code === query.set);
    const house = query.house === "" ? null : houses.indexOf(query.house);
    const rarity = query.rarity === "" ? null : rarities.indexOf(query.rarity);
    if (set !== null || house !== null || rarity !== null) {
      const printed = (card: CardRow, [of, , rare, there]: PrintRow) => (set === null || of === set) && (rarity === null || rare === rarity) && (house === null || (there ?? card.h) === house);
      tests.push((card) => card.s.some((print) => printed(card, print)));
    }
    if (query.type !== "") {
      const type = types.indexOf(query.type);
      tests.push((card) => card.t === type);
    }
    if (query.keyword !== "") tests.push((card) => card.k?.some((keyword) => keyword.split(":")[0] === query.keyword) ?? false);
    if (query.trait !== "") {
      const trait = traits.findIndex(([english]) => slugOf(english) === query.trait);
      tests.push((card) => card.f?.includes(trait) ?? false);
    }
    if (query.playable !== "") tests.push((card) => (card.no === true) === (query.playable === "no"));
    return (card) => tests.every((test) => test(card));
  }
}

/** A trait in an address: its English word. */
export const slugOf = (english: string | undefined) => (english ?? "").toLowerCase();

function rankOf(entry: Entry, wanted: string, words: readonly string[]): number {
  let least = EXACT;
  for (const word of words) {
    const rank = entry.names.some((name) => name.includes(` ${word}`)) ? WORD : entry.names.some((name) => name.includes(word)) || entry.joined.includes(word) ? IN_NAME : entry.rest.includes(word) ? IN_REST : 0;
    if (rank === 0) return 0;
    least = Math.min(least, rank);
  }
  if (entry.names.includes(` ${wanted}`)) return EXACT;
  return entry.names.some((name) => name.startsWith(` ${wanted}`)) ? BEGINS : least;
}
