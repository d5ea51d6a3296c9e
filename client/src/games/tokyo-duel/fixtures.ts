/** Positions written by hand for the tests, in the shape of the server's views. */
import { contextOf, decider } from "../shared/fixtures";
import type { Cell, Pending, Player, TrackId, View } from "./view";

export const NAMES = ["Ann", "Bob"];

export function player(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat, monster: seat === 0 ? "gigazaur" : "alienoid", health: 14, most: 14, energy: 0, tokens: 0, keeps: [], used: [], extra_turns: 0, fewer_dice: 0, dominated: 0, immune: false, lost: 0, king: [],
    ...changes,
  };
}

/** A track without tokens, and `changes` to its cells by index. */
export function cells(changes: Record<number, Partial<Cell>> = {}): Cell[] {
  return Array.from({ length: 15 }, (_, index) => {
    const space = index - 7;
    const far = Math.abs(space);
    const zone = far >= 3 && far <= 5 ? (space > 0 ? 0 : 1) : null;
    return { spaces: [space], token: null, part: 0, reward: null, amount: 1, zone, victory: space === 7 ? 0 : space === -7 ? 1 : null, ...changes[index] };
  });
}

export function pending(kind: string, changes: Partial<Pending> = {}): Pending {
  return { kind, card: null, amount: 0, target: null, token: null, faces: 0, for: null, ...changes };
}

interface Changes extends Partial<Omit<View, "players" | "tracks">> {
  players?: [Partial<Player>, Partial<Player>];
  tracks?: Partial<Record<TrackId, Cell[]>>;
}

/** Ann's third turn, her dice rolled once. */
export function midGame(changes: Changes = {}): View {
  const { players = [{}, {}], tracks = {}, ...rest } = changes;
  return {
    game: "tokyo-duel", seat: 0,
    options: { score_keeper: false, monsters: "choose", least_price: 1, passed_rewards: true },
    phase: "roll", turn: 0, last: 0, asked: 0, number: 5, starter: 0, first_turn: false,
    players: [player(0, { energy: 4, ...players[0] }), player(1, { energy: 2, ...players[1] })],
    market: [{ card: "TD05", price: 6 }, { card: "TD30", price: 2 }, { card: "TD09", price: 2 }],
    deck: 44, pile: [],
    tracks: { fame: cells(), destruction: cells(), ...tracks },
    markers: { fame: 7, destruction: 7 },
    placed: [], dice: "AAHFFS", added: "", alien: "", base_dice: 6, extra_dice: 0, missing_dice: 0, token_dice: 0, rolls: 1, allowed: 3, sp_used: 0, resolved: [], attacks: 0, lost: 0, bought: false, running: [], halted: [], stack: [],
    pending: null, winner: null, reason: null,
    ...rest,
  };
}

export const decide = decider();

export const context = contextOf<View>(NAMES);
