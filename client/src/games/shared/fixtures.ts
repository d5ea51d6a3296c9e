/** What the handwritten positions of all games are made with, for tests and the page of parts. */
import type { Args, Choice, Decision, WordContext } from "../contract";

/** A translator that shows what it was asked for. */
export function t(id: string, args: Args = {}): string {
  const told = Object.entries(args).map(([name, value]) => `${name}=${value}`);
  return told.length > 0 ? `${id}(${told.join(" ")})` : id;
}

/** Makes decisions of options, written as notations; `touches` tells what each of them touches. */
export function decider(touches: (option: string) => string[] = () => []) {
  return (seat: number, kind: string, ...options: (string | Choice)[]): Decision => ({
    seat,
    kind,
    options: options.map((option) => (typeof option === "string" ? { option, touches: touches(option) } : option)),
  });
}

/** Makes what words are told in, for a view and the seat that reads. */
export function contextOf<View>(names: string[]) {
  return (view: View | null, you: number | null = 0): WordContext => ({ view, names, you, t });
}
