/** What somebody would like to play, in the making: the game, its seats and its options, as a form asks for them. */
import { tick } from "svelte";
import type { Days, GameInfo, OptionSpec, OptionValue } from "../net/protocol";
import { leadTo, missing, type Way } from "./file";
import { fitting, isOpen } from "./options";

export class Wanted {
  chosen = $state("");
  seats = $state(0);
  /** How many days a move somebody has; null where the game is played at once. */
  days: Days | null = $state(null);
  options: Record<string, OptionValue | null> = $state({});
  files: Record<string, string> = $state({});
  ways: Record<string, Way> = $state({});
  /** What is wrong with an option, in a sentence. */
  wrong: Record<string, string> = $state({});
  /** Whether the rules are unfolded. */
  rules = $state(false);
  form: HTMLFormElement | undefined = $state();

  readonly info = $derived.by(() => this.games().find((each) => each.name === this.chosen));
  /** By correspondence no clock of the game runs, and none is set. What is for practice is set where something is tried. */
  readonly agreed = $derived(this.info?.options.filter((option) => option.seat === null && !option.practice && !(option.clock && this.days !== null)) ?? []);
  /** What the reader brings, who sits first here; all others do it for themselves. */
  readonly yours = $derived(this.info?.options.filter((option) => option.seat === 0) ?? []);

  constructor(private readonly games: () => GameInfo[]) {}

  /** Everything as usual in the game that is chosen. */
  reset(): void {
    if (!this.info) return;
    this.seats = this.info.default_seats;
    this.options = Object.fromEntries([...this.agreed, ...this.yours].map((option) => [option.name, option.default]));
    this.files = {};
    this.ways = {};
    this.wrong = {};
  }

  /** Sets an option; what does not go with it any more is as usual again. */
  set(option: OptionSpec, value: OptionValue): void {
    this.options[option.name] = value;
    for (const other of [...this.agreed, ...this.yours]) {
      const now = this.options[other.name];
      if (!isOpen(other, this.options)) {
        this.options[other.name] = other.default;
        for (const told of [this.files, this.ways, this.wrong]) delete told[other.name];
      }
      if (now !== null && now !== undefined && other.choices.includes(now) && !fitting(other, this.options).includes(now)) this.options[other.name] = other.default;
    }
  }

  /** Says what is wrong with an option where it is set: whoever sends the form is at its other end. */
  async complain(option: string, sentence: string): Promise<void> {
    this.wrong[option] = sentence;
    if (this.agreed.some((each) => each.name === option)) this.rules = true;
    await tick();
    leadTo(this.form, option);
  }

  /** Those of `specs` as they are sent; null where a file is still to be chosen. */
  settled(specs: readonly OptionSpec[] = [...this.agreed, ...this.yours]): Record<string, OptionValue> | null {
    const set: Record<string, OptionValue> = {};
    for (const { name } of specs) {
      const value = this.options[name];
      if (value === null || value === undefined) {
        void this.complain(name, this.wrong[name] || missing(this.ways[name] ?? "file"));
        return null;
      }
      set[name] = value;
    }
    this.wrong = {};
    return set;
  }
}
