/** Whose cases there are. */
import type { CaseView, EventView } from "../protocol";

/** The people whose case may be reported: those with a penalty in force. Those whose report is waited for come first. */
export function whoseCases(view: EventView): number[] {
  const due = view.prompts.filter(({ code }) => code === "case").map(({ person }) => person);
  const others = [...view.cases.map(({ person }) => person), ...view.penalties.filter(({ effective }) => effective).map(({ person }) => person)];
  return [...new Set([...due, ...others])];
}

/** Whom an address means, among those; the first of them where it names nobody, -1 for nobody at all. */
export function personOf(people: readonly number[], rest: string): number {
  const asked = /^\d+$/.test(rest) ? Number(rest) : -1;
  return people.includes(asked) ? asked : (people[0] ?? -1);
}

/** The last report on somebody. */
export function reportOn(view: EventView, person: number): CaseView | undefined {
  return view.cases.findLast((one) => one.person === person);
}
