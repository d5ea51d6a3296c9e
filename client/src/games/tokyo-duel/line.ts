/** A line of the log taken apart: dice, names of cards, and the words between them. */
import type { GameEvent, Translate } from "../contract";
import { cut, type Piece } from "../shared/pieces";
import { LETTERS } from "./view";
import { cardName, facesText } from "./words";

/** What words of a line mean: a card that they name, or dice that they count, one letter a die, in the order of the symbols. */
export interface Meaning {
  card: string | null;
  faces: string | null;
}

const DICE = ["faces", "dice", "added", "symbols"];

/** The cards that an event names. */
function cardsIn(event: GameEvent): string[] {
  const many = Array.isArray(event["cards"]) ? (event["cards"] as (string | { card: string })[]) : [];
  const own = event.kind === "camouflage" ? ["TD07"] : event.kind === "slept" ? ["TD17"] : event.kind === "dominated" ? ["TD09"] : [];
  return [event["card"], event["given"], ...own, ...many.map((each) => (typeof each === "string" ? each : each.card))].filter((each) => typeof each === "string");
}

/** The dice of a text in the order of the symbols. */
const sorted = (faces: string) => LETTERS.flatMap((letter) => [...faces].filter((each) => each === letter)).join("");

/** The line `text` of `event` in pieces; together their texts are the line. */
export function pieces(event: GameEvent, text: string, t: Translate): Piece<Meaning>[] {
  return cut<Meaning>(text, [
    ...DICE.flatMap((fact) => (typeof event[fact] === "string" && event[fact] !== "" ? [{ text: facesText(t, event[fact]), mark: { card: null, faces: sorted(event[fact]) } }] : [])),
    ...cardsIn(event).map((card) => ({ text: cardName(t, card), mark: { card, faces: null } })),
  ]);
}
