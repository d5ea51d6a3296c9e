/** From a moment of a finished game to the editor. */
import { needWords, t } from "../i18n/index.svelte";
import { positions } from "../net/positions";
import { paths } from "../router.svelte";
import { toast } from "../state/notices.svelte";
import { packed } from "./laid";

/** The address of the moment after step `number`, laid out; what its words leave out is said. */
export async function edited(table: string, invite: string | null, number: number, eyes: number | null): Promise<string> {
  const [told] = await Promise.all([positions.ofReplay(table, invite, number), needWords("position")]);
  const { game, seats, options, position } = told;
  if (told.number < number) toast(t("position-earlier", { number: told.number }));
  for (const what of told.without) toast(t(`position-${game}-without-${what}`));
  return paths.position(game, await packed({ seats, options, position, seat: eyes ?? 0, puzzle: null }));
}
