/** Events in words: the arguments of their messages for the log, and what a screen reader hears. */
import type { Args, GameEvent, Translate, WordContext } from "../contract";
import { formatList } from "../../i18n/index.svelte";
import { cardName, goalName, placeName, roleName, toolName } from "./words";
import type { Face, Role, Tool, View } from "./view";

const yes = (is: boolean) => (is ? "yes" : "no");

/**
 * Arguments of message saboteur-event-<kind>; null for an event that has no line in the log. What
 * everybody does as a matter of course (drawing, looking at the own role) is left out for the others.
 */
export function eventArgs(event: GameEvent, { view, names, t }: WordContext): Args | null {
  const name = (seat: unknown) => (typeof seat === "number" ? (names[seat] ?? "") : "");
  const card = (id: unknown) => (typeof id === "string" ? cardName(t, id) : "");
  const options = (view as View | null)?.options ?? {};
  const place = (at: GameEvent) => placeName(t, Number(at["x"]), Number(at["y"]));
  const args: Args = { name: name(event["seat"]) };
  switch (event.kind) {
    case "dealt":
      return { round: Number(event["round"]), deck: Number(event["deck"]) };
    case "gold_drawn":
      return { name: name(event["start_player"] ?? event["seat"]) };
    case "set_aside": {
      const cards = event["cards"] as string[];
      return { count: cards.length, cards: formatList(cards.map(card)) };
    }
    case "centre_found":
    case "touched":
    case "touch_discarded":
      return { ...args, card: card(event["card"]) };
    case "centre_laid":
    case "path_laid":
      return { ...args, place: place(event), card: card(event["card"]), turned: yes(event["turned"] === true) };
    case "role_seen":
      if (event["role"] === null) return null;
      return { ...args, shown: "yes", role: roleName(t, event["role"] as Role | null) };
    case "goal_up":
      return { ...args, goal: goalName(t, Number(event["goal"])), face: t(`saboteur-face-${event["face"] as Face}`) };
    case "tool_broken":
    case "tool_repaired":
      return {
        ...args,
        target: name(event["target"]),
        self: yes(event["target"] === event["seat"]),
        tool: toolName(t, event["tool"] as Tool),
        card: card(event["card"]),
      };
    case "rockfall":
      return { ...args, place: place(event), card: card(event["card"]) };
    case "map_used": {
      const face = event["face"] as Face | null;
      return { ...args, goal: goalName(t, Number(event["goal"])), shown: yes(face !== null), face: t(`saboteur-face-${face ?? "hidden"}`) };
    }
    case "drew":
      if (event["card"] === null) return null;
      return { ...args, shown: "yes", card: card(event["card"]), deck: Number(event["deck"]) };
    case "passed":
    case "timed_out":
      return { ...args, shown: yes(event["card"] !== null), card: card(event["card"]) };
    case "untimed_over":
      return { seconds: Number(options["move_clock"] ?? 30) };
    case "stalling_ruled":
      return { ...args, seconds: Number(options["stall_clock"] ?? 45) };
    case "round_over":
      return roundArgs(event, names);
    case "game_over": {
      const winners = event["winners"] as number[];
      const scores = event["scores"] as number[];
      return { count: winners.length, names: formatList(winners.map(name)), gold: scores[winners[0]!] ?? 0 };
    }
    case "auto_pass":
    case "lost_round":
    case "removed":
    case "round_skipped":
    case "game_ended":
      return args;
    default:
      return null;
  }
}


/** Arguments that say how a round ended: $winner, $by, $name, $round. */
export function roundArgs(over: Record<string, unknown>, names: readonly string[]): Args {
  const connector = over["connector"] as number | null;
  const roles = over["roles"] as (Role | null)[];
  return {
    round: Number(over["round"]),
    winner: String(over["winner"]),
    by: connector === null ? "none" : (roles[connector] ?? "none"),
    name: connector === null ? "" : (names[connector] ?? ""),
  };
}

/** The cell of the mine that an event is about, and the words for it in its line; null for an event that is about none. */
export function whereOf(event: GameEvent, view: View, t: Translate): { text: string; x: number; y: number } | null {
  const goal = event["goal"];
  if (typeof goal === "number") {
    const there = view.goals[goal];
    return there === undefined ? null : { text: goalName(t, goal), x: there.x, y: there.y };
  }
  const [x, y] = [event["x"], event["y"]];
  return typeof x === "number" && typeof y === "number" ? { text: placeName(t, x, y), x, y } : null;
}
