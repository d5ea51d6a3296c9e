/** What may be chosen for an option, wherever it is asked for. */
import type { GameInfo, OptionSpec, OptionValue } from "../net/protocol";

/** What an option may be, as the others stand. */
export function fitting(option: OptionSpec, options: Record<string, OptionValue | null>): OptionValue[] {
  return option.choices.filter((choice) => fits(option, choice, options));
}

/** Whether the option is there to be set: the others leave something to choose, or a text goes with them where it takes one. */
export function isOpen(option: OptionSpec, options: Record<string, OptionValue | null>): boolean {
  return option.text ? fits(option, ANY_TEXT, options) : option.choices.length <= 1 || fitting(option, options).length > 1;
}

/** The bots that are meant for a game with these options; what is not among them is as usual. */
export function botsFor(game: GameInfo, options: Record<string, OptionValue | null>): string[] {
  const value = (name: string) => options[name] ?? game.options.find((option) => option.name === name)?.default ?? "";
  return game.bots.filter((bot) => Object.entries(game.learned[bot] ?? {}).every(([option, values]) => values.includes(value(option))));
}

/** Stands among the needs of an option for a text of one's own, whichever it is. */
const ANY_TEXT = "";

function fits(option: OptionSpec, value: OptionValue, options: Record<string, OptionValue | null>): boolean {
  return option.only.every((need) => need.value !== value || need.values.includes(options[need.option] ?? ""));
}
