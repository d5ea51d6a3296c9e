/** What may be chosen for an option, wherever it is asked for. */
import type { OptionSpec, OptionValue } from "../net/protocol";

/** What an option may be, as the others stand. */
export function fitting(option: OptionSpec, options: Record<string, OptionValue | null>): OptionValue[] {
  return option.choices.filter((choice) => option.only.every((need) => need.value !== choice || need.values.includes(options[need.option] ?? "")));
}
