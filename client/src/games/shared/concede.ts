import type { TableAction, WordContext } from "../contract";

/** The endings of the messages of giving up, each behind the name of the game. */
export const CONCEDE = ["table-concede", "table-concede-confirm", "table-concede-own", "table-concede-own-confirm"] as const;

/** The line of the host's menu with which somebody gives up, said by messages `{game}-table-concede…`; null for any other option. */
export function concedeAction(game: string, option: string, { names, you }: WordContext): TableAction | null {
  const found = /^concede>(\d+)$/.exec(option);
  if (!found) return null;
  const seat = Number(found[1]);
  const label = `${game}-table-concede`;
  if (seat === you) return { label: `${label}-own`, confirm: `${label}-own-confirm`, args: {} };
  return { label, confirm: `${label}-confirm`, args: { name: names[seat] ?? "" } };
}
