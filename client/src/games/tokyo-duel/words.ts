/** Things of the game in words: names already in the reader's language, to be put into sentences. */
import type { Translate } from "../contract";
import { formatList } from "../../i18n/index.svelte";
import { countOf } from "./options";
import { LETTERS, symbolOf, type SymbolId } from "./view";

export function cardName(t: Translate, card: string): string {
  return t(`tokyo-duel-card-${card}`);
}

export function cardNames(t: Translate, cards: readonly string[]): string {
  return formatList(cards.map((card) => cardName(t, card)));
}

export function monsterName(t: Translate, monster: string | null): string {
  return monster ? t(`tokyo-duel-monster-${monster}`) : "";
}

export function symbolName(t: Translate, symbol: SymbolId): string {
  return t(`tokyo-duel-symbol-${symbol}`);
}

export function tokenName(t: Translate, token: string): string {
  return t(`tokyo-duel-token-${token}`);
}

/** Faces counted by kind and joined: "2 × attack, 1 × heal". */
export function facesText(t: Translate, faces: string): string {
  if (faces === "") return t("tokyo-duel-symbols-none");
  const counted = LETTERS.flatMap((letter) => {
    const count = countOf(faces, letter);
    return count > 0 ? [t("tokyo-duel-symbols", { count, symbol: symbolOf(letter) })] : [];
  });
  return formatList(counted);
}

/** Whose side a space is on, as messages ask for it. */
function sideOf(space: number, you: number | null): string {
  if (space === 0) return "middle";
  if (you === null) return "player";
  return (space > 0 ? 0 : 1) === you ? "mine" : "rival";
}

/** A cell in words, by the base spaces it touches, as seat 0 counts them. */
export function placeText(t: Translate, spaces: readonly number[], names: readonly string[], you: number | null): string {
  const [first = 0, second] = spaces;
  if (second === undefined) return t("tokyo-duel-place", { side: sideOf(first, you), owner: names[first > 0 ? 0 : 1] ?? "", space: Math.abs(first), between: "no" });
  const outer = Math.abs(first) > Math.abs(second) ? first : second;
  const args = { side: sideOf(outer, you), owner: names[outer > 0 ? 0 : 1] ?? "" };
  const inner = Math.min(Math.abs(first), Math.abs(second));
  return inner === 0 ? t("tokyo-duel-place-by-middle", args) : t("tokyo-duel-place", { ...args, space: inner, between: "yes" });
}
