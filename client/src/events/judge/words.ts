/** Penalties in words, by the naming rules of the locale files. */
import { maybe, t } from "../../i18n/index.svelte";
import type { EventStore } from "../event.svelte";
import type { PenaltyView, Prompt } from "../protocol";
import { promptText, roundName } from "../words";

export const kindName = (catalogue: string, kind: string) => maybe(`penalty-${catalogue}-${kind}`) ?? kind;
export const infractionName = (catalogue: string, infraction: string) => maybe(`infraction-${catalogue}-${infraction}`) ?? infraction;
export const remedyName = (remedy: string) => maybe(`remedy-${remedy}`) ?? remedy;
export const categoryName = (catalogue: string, category: string) => maybe(`infraction-category-${catalogue}-${category}`);

/** Something that waits, with an infraction in it by its name. */
export function waitingText(event: EventStore, prompt: Prompt): string {
  const infraction = prompt.facts["infraction"];
  if (typeof infraction !== "string") return promptText(event, prompt);
  const catalogue = event.view?.plan.catalogue ?? "";
  return promptText(event, { ...prompt, facts: { ...prompt.facts, infraction: infractionName(catalogue, infraction) } });
}

/** Where and when a penalty was given: round, table, and the round and turn of the game, as far as they are known. */
export function placeOf(event: EventStore, penalty: PenaltyView): string {
  const round = event.view?.rounds[penalty.round];
  const parts = [
    round && roundName(round, event.unit),
    penalty.table >= 0 && t("desk-table", { number: penalty.table + 1 }),
    penalty.game >= 0 && t("desk-penalty-game-of", { number: penalty.game + 1 }),
    penalty.turn >= 0 && t("desk-penalty-turn-of", { number: penalty.turn }),
  ];
  return parts.filter(Boolean).join(" · ");
}
