/** A card with what lies on it, as a position writes it: `troll damage:2 stunned +blood-of-titans`. */
import type { Translate } from "../../contract";

export const STATES = ["exhausted", "stunned", "warded", "enraged"] as const;
export const NUMBERS = ["damage", "amber", "plus"] as const;
const TOKEN = "token:";
const UNDER = "under:";

export interface Piece {
  card: string;
  /** It lies facedown as a token creature. */
  token: boolean;
  states: string[];
  numbers: Record<string, number>;
  /** Each with words of its own behind strokes: `jetpack/theirs`. */
  upgrades: string[];
  /** Words that only the text can change. */
  others: string[];
}

export function pieceOf(text: string): Piece {
  const [name = "", ...rest] = text.split(/\s+/);
  const piece: Piece = { card: name.replace(TOKEN, ""), token: name.startsWith(TOKEN), states: [], numbers: {}, upgrades: [], others: [] };
  for (const word of rest) {
    const [key = "", value = ""] = word.split(":");
    if ((STATES as readonly string[]).includes(word)) piece.states.push(word);
    else if ((NUMBERS as readonly string[]).includes(key) && /^\d{1,3}$/.test(value)) piece.numbers[key] = Number(value);
    else if (word.startsWith("+")) piece.upgrades.push(word.slice(1));
    else if (word) piece.others.push(word);
  }
  return piece;
}

export function textOf({ card, token, states, numbers, upgrades, others }: Piece): string {
  const counted = NUMBERS.filter((name) => (numbers[name] ?? 0) > 0).map((name) => `${name}:${numbers[name]}`);
  return [`${token ? TOKEN : ""}${card}`, ...STATES.filter((state) => states.includes(state)), ...counted, ...others, ...upgrades.map((id) => `+${id}`)].join(" ");
}

/** The card of an upgrade, of a card under another, or of a lasting effect, that may have words of its own. */
export const cardOf = (text: string): string => text.split(/[/.]/)[0] ?? "";

/** What lies on a card, in short. */
export function marksOf(text: string, nameOfCard: (id: string) => string, t: Translate): string[] {
  const piece = pieceOf(text);
  return [
    ...piece.states.map((state) => t(`keyforge-status-${state}`)),
    ...NUMBERS.filter((name) => piece.numbers[name]).map((name) => t(`position-keyforge-on-${name}`, { count: piece.numbers[name]! })),
    ...piece.upgrades.map((id) => `+ ${nameOfCard(cardOf(id))}`),
    ...piece.others.map((word) => (word.startsWith(UNDER) ? t("position-keyforge-under", { card: nameOfCard(cardOf(word.slice(UNDER.length))) }) : word)),
  ];
}

export const nameOf = (text: string, nameOfCard: (id: string) => string, t: Translate): string => [nameOfCard(cardOf(pieceOf(text).card)), ...marksOf(text, nameOfCard, t)].join(" · ");
