/** Things of the game in words: names, places, descriptions for those who do not see the mine. */
import type { Args, Translate } from "../contract";
import { formatList } from "../../i18n/index.svelte";
import { cardMessage } from "./cards";
import { openSides } from "./tiles";
import { playerAt, type FieldCard, type Goal, type Role, type Tool, type View } from "./view";

export function cardName(t: Translate, card: string): string {
  return t(cardMessage(card));
}

export function toolName(t: Translate, tool: Tool): string {
  return t(`saboteur-tool-${tool}`);
}

export function toolNames(t: Translate, tools: readonly Tool[]): string {
  return formatList(tools.map((tool) => toolName(t, tool)));
}

export function roleName(t: Translate, role: Role | null): string {
  return t(`saboteur-role-${role ?? "unknown"}`);
}

export function goalName(t: Translate, goal: number): string {
  return t(`saboteur-goal-${goal}`);
}

/** A cell counted from the start card. */
export function placeName(t: Translate, x: number, y: number): string {
  return t("saboteur-place", {
    across: x < 0 ? "left" : x > 0 ? "right" : "none",
    along: y < 0 ? "up" : y > 0 ? "down" : "none",
    columns: Math.abs(x),
    rows: Math.abs(y),
  });
}

function edgeNames(t: Translate, card: string, turned: boolean): string {
  return formatList(openSides(card, turned).map((side) => t(`saboteur-edge-${side}`)));
}

const yes = (is: boolean) => (is ? "yes" : "no");

/** A face-up card of the field. */
export function describeCard(t: Translate, card: FieldCard, reached: boolean): string {
  if (card.card === "start") return t("saboteur-sr-cell-start");
  return t(card.centre ? "saboteur-sr-cell-centre" : "saboteur-sr-cell", {
    card: cardName(t, card.card),
    turned: yes(card.turned),
    place: placeName(t, card.x, card.y),
    edges: edgeNames(t, card.card, card.turned),
    reached: yes(reached),
  });
}

export function describeGoal(t: Translate, goal: Goal, index: number): string {
  const args: Args = { goal: goalName(t, index), place: placeName(t, goal.x, goal.y) };
  if (!goal.face) return t("saboteur-sr-goal-down", args);
  args["face"] = t(`saboteur-face-${goal.face}`);
  if (!goal.up) return t("saboteur-sr-goal-seen", args);
  return t("saboteur-sr-goal-up", { ...args, edges: edgeNames(t, goal.face, goal.turned) });
}

/** What a legal target does, as the label of its button. */
export function describeCell(t: Translate, card: string, x: number, y: number, turned: boolean): string {
  return t("saboteur-sr-cell-legal", { card: cardName(t, card), place: placeName(t, x, y), turned: yes(turned) });
}

export function describeRock(t: Translate, card: FieldCard): string {
  return t("saboteur-sr-cell-removable", { card: cardName(t, card.card), place: placeName(t, card.x, card.y) });
}

export function describeGoalChoice(t: Translate, goal: Goal, index: number): string {
  return t("saboteur-sr-goal-choose", { goal: goalName(t, index), place: placeName(t, goal.x, goal.y) });
}

/** A card of the hand; `places` is how many uses it has now, null while nobody asks for one. */
export function describeHandCard(t: Translate, card: string, index: number, count: number, places: number | null): string {
  if (places === null) return t("saboteur-sr-hand-card-waiting", { card: cardName(t, card), index: index + 1, count });
  return t("saboteur-sr-hand-card", { card: cardName(t, card), index: index + 1, count, places });
}

/** A player's public facts in one go. */
export function describePlayer(t: Translate, view: View, seat: number, name: string): string {
  const player = playerAt(view, seat);
  return t("saboteur-sr-player", {
    name,
    hand: player.hand,
    gold: player.gold,
    broken: player.broken.length,
    tools: toolNames(t, player.broken),
  });
}

/** The mine as lines of text, column by column from the left, and in a column from the top. */
export function mineInWords(t: Translate, view: Pick<View, "field" | "goals" | "reached">): string[] {
  const reached = new Set(view.reached.map(([x, y]) => `${x},${y}`));
  const cards = view.field.map((card) => ({ x: card.x, y: card.y, text: describeCard(t, card, reached.has(`${card.x},${card.y}`)) }));
  const goals = view.goals.map((goal, index) => ({ x: goal.x, y: goal.y, text: describeGoal(t, goal, index) }));
  return [...cards, ...goals].sort((a, b) => a.x - b.x || a.y - b.y).map(({ text }) => text);
}
