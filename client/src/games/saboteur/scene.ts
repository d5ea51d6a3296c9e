/**
 * What lies on the table, as the mine draws it. When a round ends the next view is already cleared
 * for the next one; `closing` keeps the last picture of the old round for as long as it is looked at.
 */
import type { GameEvent } from "../contract";
import { opposite, openSides, shapeOf, STEP, type Side } from "./tiles";
import { parse } from "./options";
import { cellKey, type Face, type FieldCard, type Goal, type View } from "./view";

export interface Scene {
  field: FieldCard[];
  goals: Goal[];
  reached: [number, number][];
}

/** Where the goals lie before they are dealt: the rules put them there in every round. */
const GOAL_PLACES: readonly [number, number][] = [[8, -2], [8, 0], [8, 2]];

/** The table of a view. Between rounds the goals are shown as backs. */
export function sceneOf(view: View): Scene {
  const field = view.field.length > 0 ? view.field : [{ x: 0, y: 0, card: "start", turned: false, centre: false }];
  const goals = view.goals.length > 0 ? view.goals : GOAL_PLACES.map(([x, y]) => ({ x, y, up: false, face: null, turned: false, peeked_by: [] }));
  return { field, goals, reached: view.reached };
}

/** The table at the end of a round: as it lay before, with what the last step did to it, and all goals turned up. */
export function closing(before: Scene, events: readonly GameEvent[], faces: readonly Face[]): Scene {
  let field = before.field;
  let goals = before.goals;
  let reached = before.reached;
  for (const event of events) {
    const x = Number(event["x"]);
    const y = Number(event["y"]);
    if (event.kind === "path_laid") {
      field = [...field, { x, y, card: String(event["card"]), turned: event["turned"] === true, centre: false }];
      reached = [...reached, [x, y]];
    } else if (event.kind === "rockfall") {
      field = field.filter((card) => card.x !== x || card.y !== y);
    } else if (event.kind === "goal_up") {
      goals = goals.map((goal, index) => (index === event["goal"] ? { ...goal, up: true, face: event["face"] as Face, turned: event["turned"] === true } : goal));
      reached = [...reached, [x, y]];
    }
  }
  return { field, goals: goals.map((goal, index) => ({ ...goal, up: true, face: faces[index] ?? goal.face })), reached };
}

/** The least box of cells around everything, goals and the start included, grown by `margin` cells. */
export function bounds(scene: Scene, extra: readonly { x: number; y: number }[] = [], margin = 0): { left: number; top: number; right: number; bottom: number } {
  const all = [...scene.field, ...scene.goals, ...extra];
  const xs = all.map((thing) => thing.x);
  const ys = all.map((thing) => thing.y);
  return {
    left: Math.min(0, ...xs) - margin,
    top: Math.min(0, ...ys) - margin,
    right: Math.max(0, ...xs) + 1 + margin,
    bottom: Math.max(0, ...ys) + 1 + margin,
  };
}

/** Empty cells of the usual pattern between start and goals, drawn faintly to give a sense of distance. */
export function emptyCells(scene: Scene): { x: number; y: number }[] {
  const taken = new Set([...scene.field, ...scene.goals].map((thing) => cellKey(thing.x, thing.y)));
  const cells: { x: number; y: number }[] = [];
  for (let y = -2; y <= 2; y++) for (let x = 0; x <= 8; x++) if (!taken.has(cellKey(x, y))) cells.push({ x, y });
  return cells;
}

/**
 * For each lit dead end, the arms that light falls into: those that open onto a lit card whose own
 * way goes on. Only for drawing.
 */
export function litArms(scene: Scene): Map<string, Side[]> {
  const lit = new Set(scene.reached.map(([x, y]) => cellKey(x, y)));
  const faces = new Map<string, { card: string; turned: boolean }>();
  for (const card of scene.field) faces.set(cellKey(card.x, card.y), card);
  for (const goal of scene.goals) if (goal.up && goal.face) faces.set(cellKey(goal.x, goal.y), { card: goal.face, turned: goal.turned });
  const arms = new Map<string, Side[]>();
  for (const { x, y, card, turned } of scene.field) {
    if (shapeOf(card).build !== "dead" || !lit.has(cellKey(x, y))) continue;
    arms.set(
      cellKey(x, y),
      openSides(card, turned).filter((side) => {
        const there = cellKey(x + STEP[side][0], y + STEP[side][1]);
        const face = faces.get(there);
        return face !== undefined && lit.has(there) && shapeOf(face.card).build !== "dead" && openSides(face.card, face.turned).includes(opposite(side));
      }),
    );
  }
  return arms;
}

/** The thing on the field that the latest play concerned: a cell, "goal:n", or null. */
export function lastPlay(view: View): string | null {
  return touched(view.history.at(-1)?.option ?? "");
}

/** Cells laid since this reader's own latest play, the latest of all left out. */
export function newSince(view: View, you: number | null): string[] {
  if (you === null) return [];
  const from = view.history.findLastIndex(({ seat }) => seat === you);
  return view.history.slice(from + 1, -1).flatMap(({ option }) => touched(option) ?? []);
}

function touched(option: string): string | null {
  const play = parse(option);
  if (play?.kind === "path" || play?.kind === "stone") return cellKey(play.x, play.y);
  return play?.kind === "map" ? `goal:${play.goal}` : null;
}

/** Who laid a card of the field in this round; null for the start and the centre card. */
export function whoLaid(view: View, card: FieldCard): number | null {
  const laid = view.history.findLast(({ option }) => {
    const play = parse(option);
    return play?.kind === "path" && play.x === card.x && play.y === card.y;
  });
  return laid?.seat ?? null;
}

/** The card whose way round an option settles, and where it lies: a stone that was reached, else the centre card. */
export function askedCard(view: View, option: string): { card: string; x: number; y: number } | null {
  const play = parse(option);
  if (play?.kind === "stone") {
    const face = view.goals.find(({ x, y }) => x === play.x && y === play.y)?.face;
    return { card: face ?? "stone1", x: play.x, y: play.y };
  }
  return view.centre_card === null ? null : { card: view.centre_card, x: Number(view.options["middle"] ?? 4), y: 0 };
}
