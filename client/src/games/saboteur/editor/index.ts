/** Rounds laid out by hand: the parts of a position of Saboteur. */
import type { Editor, Field, Laying, Words } from "../../../position/editor";
import type { Translate } from "../../contract";
import { ACTION_IDS } from "../cards";
import { PATH_IDS } from "../tiles";
import { TOOLS, type Face, type Role } from "../view";
import { cardName, goalName, roleName, toolName } from "../words";
import Mine from "./Mine.svelte";
import Picture from "./Picture.svelte";

/** How many of each role are dealt, by the number of players. */
const DEALT: Readonly<Record<number, readonly [number, number, number]>> = { 4: [2, 1, 1], 5: [3, 1, 1], 6: [3, 2, 1], 7: [3, 2, 2] };
const ROLES = ["digger", "saboteur", "selfish"] as const satisfies Role[];
const FACES = ["gold", "stone1", "stone2"] as const satisfies Face[];
const GOALS = [0, 1, 2] as const;
const LARGE_HAND = 6;
const SMALL_HAND = 5;
/** From so many players on hands are smaller. */
const MANY = 6;
const DECK = 60;
/** The letter of each tool in the words. */
const LETTERS: Readonly<Record<string, string>> = { pickaxe: "P", lantern: "L", cart: "C" };

function start(seats: number): Words {
  const roles = (DEALT[seats] ?? DEALT[5]!).flatMap((count, n) => Array.from({ length: count }, () => ROLES[n]!));
  return { roles, goals: ["stone1", "gold", "stone2"], hands: Array.from({ length: seats }, (_, n) => (n === 0 ? ["X", "TH", "map"] : n % 2 === 0 ? ["CL", "X"] : ["CR", "TV"])), field: ["TH@1,0"], broken: {} };
}

function groups({ seats }: Laying, t: Translate) {
  const cards = [...PATH_IDS, ...ACTION_IDS].map((id) => ({ id, label: cardName(t, id) }));
  const usual = start(seats);
  const tools = ["", ...subsets(TOOLS.map((tool) => ({ letter: LETTERS[tool]!, name: toolName(t, tool) })))];
  const side = (n: number): Field[] => [
    { kind: "choice", part: "roles", at: [n], usual: usual["roles"], label: t("position-saboteur-role"), choices: ROLES.map((value) => ({ value, label: roleName(t, value) })) },
    {
      kind: "choice", part: "broken", at: [String(n)], usual: {}, label: t("position-saboteur-broken"), empty: "",
      choices: tools.map((each) => (typeof each === "string" ? { value: "", label: t("position-saboteur-whole") } : { value: each.letters, label: each.names.join(" + ") })),
    },
    { kind: "things", part: "hands", at: [n], usual: usual["hands"], label: t("position-saboteur-hand"), of: cards, most: seats >= MANY ? SMALL_HAND : LARGE_HAND },
  ];
  return [
    {
      title: t("position-saboteur-mine"),
      fields: [
        { kind: "own", part: "field", usual: [], label: t("position-saboteur-field"), draw: Mine, also: ["centre"] },
        ...GOALS.map((n): Field => ({ kind: "choice", part: "goals", at: [n], usual: usual["goals"], label: goalName(t, n), choices: FACES.map((value) => ({ value, label: t(`position-saboteur-${value}`) })) })),
        { kind: "things", part: "deck", usual: [], label: t("position-saboteur-deck"), of: cards, most: DECK },
      ] satisfies Field[],
    },
    ...Array.from({ length: seats }, (_, n) => ({ title: n === 0 ? t("position-saboteur-first") : t("position-seat", { seat: n + 1 }), fields: side(n) })),
  ];
}

/** Every choice of some of the tools, by their letters. */
function subsets(tools: readonly { letter: string; name: string }[]): { letters: string; names: string[] }[] {
  const found: { letters: string; names: string[] }[] = [];
  for (let mask = 1; mask < 1 << tools.length; mask += 1) {
    const some = tools.filter((_, n) => (mask >> n) & 1);
    found.push({ letters: some.map(({ letter }) => letter).sort().join(""), names: some.map(({ name }) => name) });
  }
  return found;
}

export default { options: ["maps", "middle", "placement"], start, groups, Picture, name: (text, t) => cardName(t, text) } satisfies Editor;
