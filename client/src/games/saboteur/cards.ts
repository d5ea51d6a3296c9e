/** The action cards as data, and the message ids of every card. */
import { isPath } from "./tiles";
import type { Tool } from "./view";

const TOOL_OF: Record<string, Tool> = { P: "pickaxe", L: "lantern", C: "cart" };

export type Action =
  | { kind: "break"; tools: [Tool] }
  | { kind: "repair"; tools: [Tool] | [Tool, Tool] }
  | { kind: "map" }
  | { kind: "fall" };

/** In the order in which they are shown in a list. */
export const ACTION_IDS = ["!P", "!L", "!C", "+P", "+L", "+C", "+PL", "+PC", "+LC", "map", "fall"] as const;

/** The tool that a letter of a notation stands for. */
export function toolOf(letter: string): Tool {
  const tool = TOOL_OF[letter];
  if (!tool) throw new Error(`no tool is called ${letter}`);
  return tool;
}

/** What an action card does; null for a path card. */
export function actionOf(card: string): Action | null {
  if (card === "map" || card === "fall") return { kind: card };
  if (card.startsWith("!")) return { kind: "break", tools: [toolOf(card[1]!)] };
  if (card.startsWith("+")) return { kind: "repair", tools: [...card.slice(1)].map(toolOf) as [Tool] | [Tool, Tool] };
  return null;
}

/** Message of a card's name: "!P" is saboteur-card-broken-P. */
export function cardMessage(card: string): string {
  return `saboteur-card-${card.replace("!", "broken-").replace("+", "repair-")}`;
}

/** Message that says what a card does. */
export function helpMessage(card: string): string {
  const action = actionOf(card);
  if (action?.kind === "repair") return `saboteur-card-help-repair${action.tools.length > 1 ? "-double" : ""}`;
  if (action) return `saboteur-card-help-${action.kind === "break" ? "broken" : action.kind}`;
  return isPath(card) && card.startsWith("D") ? "saboteur-card-help-dead-end" : "saboteur-card-help-path";
}
