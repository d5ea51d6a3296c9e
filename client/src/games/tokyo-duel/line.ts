/** A line of the log taken apart: dice, names of cards, and the words between them. */
import type { GameEvent, Translate } from "../contract";
import { LETTERS } from "./view";
import { cardName, facesText } from "./words";

export interface Piece {
  text: string;
  /** The card that the words name. */
  card: string | null;
  /** The dice that the words count, one letter a die, in the order of the symbols. */
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
export function pieces(event: GameEvent, text: string, t: Translate): Piece[] {
  const marks: Piece[] = [
    ...DICE.flatMap((fact) => (typeof event[fact] === "string" && event[fact] !== "" ? [{ text: facesText(t, event[fact]), card: null, faces: sorted(event[fact]) }] : [])),
    ...cardsIn(event).map((card) => ({ text: cardName(t, card), card, faces: null })),
  ];
  // The longest first: one name may be a part of another.
  marks.sort((a, b) => b.text.length - a.text.length);
  let found: Piece[] = [{ text, card: null, faces: null }];
  for (const mark of marks) {
    found = found.flatMap((piece) => {
      if (piece.card !== null || piece.faces !== null) return piece;
      return piece.text.split(mark.text).flatMap((part, index) => [...(index > 0 ? [mark] : []), ...(part === "" ? [] : [{ text: part, card: null, faces: null }])]);
    });
  }
  return found;
}
