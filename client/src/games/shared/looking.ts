/** What a game is handed where nothing is asked of whoever looks: in a replay, or at a position that is laid out. */
import type { GameProps } from "../contract";

const nothing = (): void => {};

export const LOOKING = {
  tableOptions: [],
  timers: [],
  busy: false,
  choose: nothing,
  tableOption: nothing,
  ready: nothing,
  isReady: false,
  setPrompt: nothing,
  setGuide: nothing,
  replay: true,
} satisfies Partial<GameProps>;
