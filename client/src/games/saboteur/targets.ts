/** The cells of the mine that a card may be aimed at, as buttons need them. */
import type { Translate } from "../contract";
import { atCell, type Uses } from "./options";
import type { Scene } from "./scene";
import { cellKey } from "./view";
import { describeCell, describeGoalChoice, describeRock } from "./words";

export interface Target {
  kind: "cell" | "goal" | "rock";
  x: number;
  y: number;
  card: string;
  option: string;
  label: string;
  /** How the card would lie. */
  turned: boolean;
  /** It fits only the other way round than the card is held. */
  other: boolean;
  /** It fits both ways round, and they differ. */
  both: boolean;
}

/** All targets of a card, row by row, so that Tab goes through them as one reads. */
export function targetsOf(t: Translate, uses: Uses | undefined, turned: boolean, scene: Scene): Target[] {
  if (!uses) return [];
  const { card } = uses;
  const plain = { card, turned: false, other: false, both: false };
  const targets: Target[] = [];
  for (const cell of uses.cells.values()) {
    const at = atCell(cell, turned);
    const both = cell.upright !== null && cell.turned !== null;
    targets.push({ kind: "cell", x: cell.x, y: cell.y, card, option: at.option, label: describeCell(t, card, cell.x, cell.y, at.turned), turned: at.turned, other: at.turned !== turned, both });
  }
  for (const [index, option] of uses.goals) {
    const goal = scene.goals[index];
    if (goal) targets.push({ ...plain, kind: "goal", x: goal.x, y: goal.y, option, label: describeGoalChoice(t, goal, index) });
  }
  for (const [key, option] of uses.rocks) {
    const rock = scene.field.find(({ x, y }) => cellKey(x, y) === key);
    if (rock) targets.push({ ...plain, kind: "rock", x: rock.x, y: rock.y, option, label: describeRock(t, rock) });
  }
  return targets.sort((a, b) => a.y - b.y || a.x - b.x);
}
