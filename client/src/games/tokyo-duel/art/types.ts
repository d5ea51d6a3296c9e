/** The things of the game as its pictures know them: cells of a track, cards, tokens, monsters. */
import type { Args } from "../../contract";

/** A face of a die as it is written: attack, heal, energy, fame, destruction, special. */
export type Face = "A" | "H" | "E" | "F" | "D" | "S";
export type Symbol = "attack" | "heal" | "energy" | "fame" | "destruction" | "special";
/** Everything there is a small picture of. */
export type IconName = Symbol | "token" | "stop";
export type Track = "fame" | "destruction";
export type SeatNumber = 0 | 1;
export type Reward = "attack" | "heal" | "energy" | "token" | "stop";

/** A place a marker can stand on, as the view tells it. */
export interface Cell {
  /** The base spaces it touches, from seat 0: one, or two for the cell a lengthening token adds between them. */
  spaces: number[];
  token: string | null;
  /** Which cell of the token it is, as printed. */
  part: number;
  reward: Reward | null;
  amount: number;
  /** Whose spotlight zone it is in. */
  zone: SeatNumber | null;
  /** Whose victory space it is. */
  victory: SeatNumber | null;
}

/** One whole sentence of a card. */
export interface CardLine {
  message: string;
  args: Args;
}

export interface Card {
  id: string;
  cost: number;
  kind: "keep" | "discard";
  /** The buzz token that is placed when the card is bought. */
  buzz: string | null;
  text: CardLine[];
}

export interface Monster {
  id: string;
  difficulty: number;
  health: number;
}

export interface Token {
  id: string;
  /** Base spaces it covers. */
  covers: number;
  /** Cells it shows in their stead. */
  shows: number;
  cells: ([Reward, number] | null)[];
  king: boolean;
}

/** A token that would be placed: its lowest covered space as seat 0 counts. */
export interface Placing {
  token: string;
  start: number;
  turned: boolean;
}

export type Mood = "calm" | "hurt" | "winning" | "out";
