/** What a plan does, in sentences: for who chooses one, and for who comes to the event. */
import { t } from "../i18n/index.svelte";
import { choiceName, optionName } from "../table/words";
import type { Plan } from "./protocol";
import { stageLine, type Unit } from "./words";

/** The stages of a plan, in order, each in a few words. */
export function stagesOf(plan: Plan): string[] {
  return plan.stages.map(stageLine);
}

/** Formats with a line of their own; Sealed has that of its building. */
const FORMATS = ["archon", "alliance", "casual-sealed"];

/** What else is worth knowing of a plan, the most telling first. */
export function pointsOf(plan: Plan, unit: Unit): string[] {
  const points: string[] = FORMATS.includes(plan.format) ? [t(`desk-sum-format-${plan.format}`)] : [];
  points.push(t(`desk-sum-result-${plan.result}`));
  if (plan.minutes > 0) points.push(t("desk-sum-minutes", { unit, minutes: plan.minutes }));
  if (plan.overtime) points.push(t("desk-sum-overtime"));
  if (plan.first_player) points.push(t("desk-sum-first"));
  if (plan.build_minutes > 0) points.push(t("desk-sum-build", { minutes: plan.build_minutes, decks: plan.decks_each }));
  if (plan.secret) points.push(t("desk-sum-secret"));
  points.push(t(plan.confirm ? "desk-sum-confirm" : "desk-sum-one-report"));
  points.push(t(plan.check_in ? "desk-sum-check-in" : "desk-sum-no-check-in"));
  if (plan.capacity > 0) points.push(t("desk-sum-capacity", { count: plan.capacity }));
  if (plan.online) points.push(t("desk-sum-online"));
  for (const [option, value] of Object.entries(plan.options)) {
    if (value !== plan.minutes) points.push(t("desk-sum-option", { option: optionName(plan.game, option), value: choiceName(plan.game, option, value) }));
  }
  return points;
}
