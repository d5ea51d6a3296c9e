/** What may be chosen for an option, wherever it is asked for. */
import type { OptionSpec, OptionValue } from "../net/protocol";

/** What an option may be, as the others stand. */
export function fitting(option: OptionSpec, options: Record<string, OptionValue | null>): OptionValue[] {
  return option.choices.filter((choice) => fits(option, choice, options));
}

/** Whether the option is there to be set: the others leave something to choose, or a text goes with them where it takes one. */
export function isOpen(option: OptionSpec, options: Record<string, OptionValue | null>): boolean {
  return option.text ? fits(option, ANY_TEXT, options) : option.choices.length <= 1 || fitting(option, options).length > 1;
}

/** Stands among the needs of an option for a text of one's own, whichever it is. */
const ANY_TEXT = "";

function fits(option: OptionSpec, value: OptionValue, options: Record<string, OptionValue | null>): boolean {
  return option.only.every((need) => need.value !== value || need.values.includes(options[need.option] ?? ""));
}
