/**
 * What an option of the resolve step would do, by plain arithmetic on what lies open: the numbers
 * before and after, and how a marker would walk. Cards may still change it; that is said nowhere.
 */
import { countOf } from "./options";
import { LETTERS, playerAt, rivalOf, symbolOf, type Cell, type MonsterId, type Reward, type SymbolId, type TrackId, type View } from "./view";

export interface Walk {
  track: TrackId;
  from: number;
  to: number;
  /** Steps really made. */
  steps: number;
  /** The rewards on the way, in order. */
  rewards: { reward: Exclude<Reward, "stop">; amount: number }[];
  /** A token of The King holds the marker up. */
  stopped: boolean;
  /** Who would win by it, if anybody. */
  winner: number | null;
}

export type Preview =
  | { kind: "hit"; amount: number; before: number; after: number; immune: boolean; wins: boolean }
  | { kind: "heal" | "energy" | "token"; amount: number; before: number; after: number }
  | { kind: "pull"; walk: Walk }
  | { kind: "few"; count: number }
  | { kind: "place" };

/** How many symbols of each kind the result has, added symbols counted. */
export function counts(view: Pick<View, "dice" | "added">): Record<SymbolId, number> {
  const all = view.dice + view.added;
  return Object.fromEntries(LETTERS.map((letter) => [symbolOf(letter), countOf(all, letter)])) as Record<SymbolId, number>;
}

/** Steps of a group of `count` symbols: three pull 1, each one beyond pulls 1 more. */
export function stepsOf(count: number): number {
  return Math.max(0, count - 2);
}

function inZone(cell: Cell | undefined, seat: number): boolean {
  return cell?.zone === seat;
}

/** Whose win it is with the markers in these cells. The one who pulls is looked at first. */
function winnerWith(view: Pick<View, "tracks">, markers: Record<TrackId, number>, by: number): number | null {
  for (const seat of [by, rivalOf(by)]) {
    const cells = (["fame", "destruction"] as const).map((track) => view.tracks[track][markers[track]]);
    if (cells.some((cell) => cell?.victory === seat) || cells.every((cell) => inZone(cell, seat))) return seat;
  }
  return null;
}

/** How a marker walks when `by` pulls it `steps` cells towards their own end. */
export function walk(view: Pick<View, "tracks" | "markers" | "players" | "options">, track: TrackId, by: number, steps: number): Walk {
  const cells = view.tracks[track];
  const way = by === 0 ? 1 : -1;
  const markers = { ...view.markers };
  const told: Walk = { track, from: markers[track], to: markers[track], steps: 0, rewards: [], stopped: false, winner: null };
  for (let step = 0; step < steps; step += 1) {
    const next = cells[markers[track] + way];
    if (!next) break;
    markers[track] += way;
    told.to = markers[track];
    told.steps += 1;
    told.winner = winnerWith(view, markers, by);
    if (told.winner !== null) break;
    if (next.reward === "stop") {
      if (view.players[by]?.monster === "the-king" && !view.players.every(({ monster }) => monster === "the-king")) continue;
      told.stopped = true;
      break;
    }
    if (next.reward && (view.options["passed_rewards"] !== false || step === steps - 1)) told.rewards.push({ reward: next.reward, amount: next.amount });
  }
  return told;
}

function hit(view: View, by: number, amount: number): Preview {
  const rival = playerAt(view, rivalOf(by));
  const after = rival.immune ? rival.health : Math.max(0, rival.health - amount);
  return { kind: "hit", amount, before: rival.health, after, immune: rival.immune, wins: after === 0 };
}

/** What resolving all dice of a symbol would do for the player on turn. */
export function previewGroup(view: View, by: number, symbol: SymbolId): Preview {
  const count = counts(view)[symbol];
  const own = playerAt(view, by);
  if (symbol === "attack") return hit(view, by, count);
  if (symbol === "heal") return { kind: "heal", amount: count, before: own.health, after: Math.min(own.most, own.health + count) };
  if (symbol === "energy") return { kind: "energy", amount: count, before: own.energy, after: own.energy + count };
  if (symbol === "special") return { kind: "few", count };
  const steps = stepsOf(count);
  return steps === 0 ? { kind: "few", count } : { kind: "pull", walk: walk(view, symbol, by, steps) };
}

/** Dice tokens that one player may have. */
const MOST_TOKENS = 2;

/** What an activation of the monster's power would do. `how` is what the option says after "power:", or "". */
export function previewPower(view: View, by: number, how: string): Preview | null {
  const own = playerAt(view, by);
  switch (own.monster) {
    case "gigazaur":
      return how === "fame" || how === "destruction" ? { kind: "pull", walk: walk(view, how, by, 1) } : null;
    case "space-penguin":
      return { kind: "token", amount: 1, before: own.tokens, after: Math.min(MOST_TOKENS, own.tokens + 1) };
    case "meka-dragon": {
      const { attack, special } = counts(view);
      return hit(view, by, attack * special);
    }
    case "cyber-kitty": {
      const amount = how === "3" ? 4 : 2;
      return { kind: "energy", amount, before: own.energy, after: own.energy + amount };
    }
    case "the-king":
      return { kind: "place" };
    default:
      return null;
  }
}

/** What an option of the resolve step would do; null where there is nothing to say. */
export function preview(view: View, by: number, option: string): Preview | null {
  if (option.startsWith("resolve:")) return previewGroup(view, by, option.slice(8) as SymbolId);
  if (option === "power" || option.startsWith("power:")) return previewPower(view, by, option.slice(6));
  return null;
}

/** How the present special symbols could be used by a monster: symbols still free, whole activations, and what they come to. */
export interface PowerNow {
  monster: MonsterId;
  special: number;
  times: number;
  amount: number;
}

/** Cyber Kitty's energy by special symbols, grouped as well as can be. */
const KITTY = [0, 0, 2, 4, 4, 6, 8, 8, 10];

export function powerNow(view: View, seat: number): PowerNow | null {
  const { monster } = playerAt(view, seat);
  if (!monster || view.turn !== seat || view.dice === "" || !["roll", "result", "resolve"].includes(view.phase)) return null;
  const { attack, special } = counts(view);
  const free = Math.max(0, special - view.sp_used);
  const pairs = Math.floor(free / 2);
  switch (monster) {
    case "space-penguin":
      return { monster, special: free, times: free, amount: Math.min(free, MOST_TOKENS - playerAt(view, seat).tokens) };
    case "meka-dragon":
      return { monster, special: free, times: special > 1 && attack > 0 && view.sp_used === 0 ? 1 : 0, amount: attack * special };
    case "cyber-kitty":
      return { monster, special: free, times: pairs, amount: KITTY[Math.min(free, 8)] ?? 0 };
    case "alienoid":
      return { monster, special: free, times: pairs, amount: Math.floor((free * 2) / 3) };
    default:
      return { monster, special: free, times: pairs, amount: pairs };
  }
}

/** The symbols in front of the player, one entry a kind that is there. */
export function groups(view: Pick<View, "dice" | "added">): { symbol: SymbolId; count: number; dice: number }[] {
  const all = counts(view);
  return LETTERS.map((letter) => ({ symbol: symbolOf(letter), count: all[symbolOf(letter)], dice: countOf(view.dice, letter) })).filter(({ count }) => count > 0);
}

/** The result once `letters` are added to it. */
export function withAdded(view: View, letters: string): View {
  return { ...view, added: view.added + letters };
}

/** The price that a card of the market has now; `less` is what an effect takes off beside the space's own discount. */
export function priceOf(view: View, card: string, less = 0): number | null {
  const price = view.market.find((space) => space.card === card)?.price ?? null;
  if (price === null) return null;
  const least = Number(view.options["least_price"] ?? 1);
  return less > 0 ? Math.max(least, price - less) : price;
}

