/** Turns laid out by hand: the parts of a position of King of Tokyo: Duel. */
import type { Editor, Field, Laying, Words } from "../../../position/editor";
import type { Translate } from "../../contract";
import { CARDS, MONSTERS } from "../art/data";
import { cardName, monsterName } from "../words";
import Dice from "./Dice.svelte";
import Picture from "./Picture.svelte";
import Tracks from "./Tracks.svelte";

const SEATS = [0, 1] as const;
const MARKET = 3;
const MOST_ENERGY = 99;
const MONSTERS_FIRST = ["gigazaur", "alienoid"];

const start = (): Words => ({ monsters: [...MONSTERS_FIRST], market: ["TD01", "TD20", "TD50"], hurt: [0, 0], energy: [0, 0], fame: 0, destruction: 0, placed: [] });

function groups({ words }: Laying, t: Translate) {
  const cards = CARDS.map(({ id }) => ({ id, label: cardName(t, id) }));
  const monsters = (words["monsters"] as string[] | undefined) ?? MONSTERS_FIRST;
  const health = (seat: number): number => MONSTERS.find(({ id }) => id === monsters[seat])?.health ?? 1;
  const side = (n: number): Field[] => [
    { kind: "choice", part: "monsters", at: [n], usual: MONSTERS_FIRST, label: t("position-tokyo-duel-monster"), choices: MONSTERS.map(({ id }) => ({ value: id, label: monsterName(t, id) })) },
    { kind: "number", part: "hurt", at: [n], usual: [0, 0], label: t("position-tokyo-duel-hurt"), min: 0, max: health(n) - 1 },
    { kind: "number", part: "energy", at: [n], usual: [0, 0], label: t("position-tokyo-duel-energy"), min: 0, max: MOST_ENERGY },
  ];
  return [
    {
      title: t("position-tokyo-duel-board"),
      fields: [
        { kind: "own", part: "fame", usual: 0, label: t("position-tokyo-duel-tracks"), draw: Tracks, also: ["destruction", "placed"] },
        { kind: "own", part: "dice", usual: "", label: t("position-tokyo-duel-dice"), draw: Dice },
        { kind: "things", part: "market", usual: [], label: t("position-tokyo-duel-market"), of: cards, most: MARKET },
      ] satisfies Field[],
    },
    ...SEATS.map((n) => ({ title: t(n === 0 ? "position-tokyo-duel-first" : "position-tokyo-duel-second"), fields: side(n) })),
  ];
}

export default { options: ["same_monster", "zone_cells"], start, groups, Picture, name: (text, t) => cardName(t, text) } satisfies Editor;
