/** How long a step is shown to whoever reads along, in milliseconds, by the length of what is said of it. */
const PACE = 700;
const READING = 25;
const LONGEST = 4000;

export function lastsOf(said: string): number {
  return Math.min(PACE + said.length * READING, LONGEST);
}
