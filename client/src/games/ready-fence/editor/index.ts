/** Bouts laid out by hand: the parts of a position of Ready… Fence!. */
import type { Editor, Field, Laying, Words } from "../../../position/editor";
import type { Translate } from "../../contract";
import { cardLabel } from "../art/labels";
import { POSITIONS, type View } from "../view";
import Picture from "./Picture.svelte";
import Squares from "./Squares.svelte";

const SEATS = [0, 1] as const;
const HAND = 6;
const FULL_STAMINA = 6;
const LONGEST_TIMER = 60;

const start = (): Words => ({ hands: [["ST3", "ST5", "PR5"], ["ST3", "BT4", "PR4"]], turn: 0, squares: [4, 7], positions: ["line", "line"], scores: [0, 0] });

/** The cards of the mode, as the latest view lists them. */
function cardsOf(view: View | null, t: Translate): { id: string; label: string }[] {
  return (view?.deck ?? []).map((entry) => entry.split(":")[0]!).map((id) => ({ id, label: cardLabel(t, id) }));
}

function groups({ words, view: shown }: Laying, t: Translate) {
  const view = shown as View | null;
  const cards = cardsOf(view, t);
  const seat = (n: number): string => t("position-seat", { seat: n + 1 });
  const side = (n: number): Field[] => [
    { kind: "number", part: "scores", at: [n], usual: [0, 0], label: t("position-ready-fence-score"), min: 0, max: Math.max((view?.target ?? 5) - 1, 0) },
    { kind: "number", part: "stamina", at: [n], usual: [FULL_STAMINA, FULL_STAMINA], label: t("position-ready-fence-stamina"), min: 0, max: FULL_STAMINA },
    {
      kind: "choice", part: "positions", at: [n], usual: ["line", "line"], label: t("position-ready-fence-position"),
      choices: POSITIONS.map((value) => ({ value, label: t(`ready-fence-position-${value}`) })),
    },
    { kind: "things", part: "hands", at: [n], usual: [[], []], label: t("position-ready-fence-hand"), of: cards, most: HAND },
    { kind: "things", part: "known", at: [n], usual: [[], []], label: t("position-ready-fence-known"), of: cards, most: HAND },
  ];
  const open: Field[] = [
    { kind: "choice", part: "turn", usual: 0, label: t("position-ready-fence-turn"), choices: SEATS.map((value) => ({ value, label: seat(value) })) },
    { kind: "number", part: "period", usual: 1, label: t("position-ready-fence-period"), min: 1, max: view?.periods ?? 1 },
    { kind: "number", part: "timer", usual: view?.timer ?? 1, label: t("position-ready-fence-timer"), min: 1, max: LONGEST_TIMER },
    { kind: "choice", part: "priority", usual: null, label: t("position-ready-fence-priority"), choices: [{ value: null, label: t("position-ready-fence-nobody") }, ...SEATS.map((value) => ({ value, label: seat(value) }))] },
    { kind: "choice", part: "sudden", usual: false, label: t("position-ready-fence-sudden"), choices: [{ value: false, label: t("position-no") }, { value: true, label: t("position-yes") }] },
    { kind: "things", part: "discards", usual: [], label: t("position-ready-fence-discards"), of: cards, most: LONGEST_TIMER },
  ];
  void words;
  return [
    { title: t("position-ready-fence-strip"), fields: [{ kind: "own", part: "squares", usual: [4, 7], label: t("position-ready-fence-squares"), draw: Squares } satisfies Field] },
    ...SEATS.map((n) => ({ title: seat(n), fields: side(n) })),
    { title: t("position-ready-fence-open"), fields: open },
  ];
}

export default { options: ["mode", "points"], start, groups, Picture, name: (text, t) => cardLabel(t, text) } satisfies Editor;
