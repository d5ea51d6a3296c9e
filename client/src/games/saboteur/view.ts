/** What a seat is shown of a game of Saboteur, as the server sends it. */
export type Tool = "pickaxe" | "lantern" | "cart";
export const TOOLS: readonly Tool[] = ["pickaxe", "lantern", "cart"];

export type Role = "digger" | "saboteur" | "selfish";
export type Face = "gold" | "stone1" | "stone2";
export type Phase = "deal" | "centre" | "turn" | "stone" | "touch" | "over";

export interface Player {
  seat: number;
  /** Number of cards in hand. */
  hand: number;
  broken: Tool[];
  in_round: boolean;
  removed: "none" | "round" | "game";
  stalling: boolean;
  gold: number;
  /** Null where this reader may not know it. */
  role: Role | null;
}

export interface FieldCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  centre: boolean;
}

export interface Goal {
  x: number;
  y: number;
  up: boolean;
  /** Known to this reader: the card is up, or this reader looked at it with a map. */
  face: Face | null;
  turned: boolean;
  peeked_by: number[];
}

export interface RoundResult {
  round: number;
  winner: Role;
  connector: number | null;
  roles: (Role | null)[];
  pay: number[];
  goals: Face[];
}

export interface View {
  game: "saboteur";
  seat: number | null;
  round: number;
  rounds: number;
  phase: Phase;
  turn: number | null;
  start_player: number | null;
  options: Record<string, string | number | boolean>;
  players: Player[];
  hand: string[];
  role: Role | null;
  field: FieldCard[];
  goals: Goal[];
  centre_card: string | null;
  pending: { goal?: number; card?: string } | null;
  deck: number;
  pile: { by: number; card: string | null }[];
  roles_in_play: Partial<Record<Role, number>>;
  history: { seat: number; option: string }[];
  /** Cells of face-up cards that are joined to the start. */
  reached: [number, number][];
  results: RoundResult[];
  clock: { timed: boolean; stalling: number[]; move: number | null };
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** The player of a seat; seats of a view are complete and in order. */
export function playerAt(view: View, seat: number): Player {
  const player = view.players[seat];
  if (!player) throw new Error(`no player sits at ${seat}`);
  return player;
}
