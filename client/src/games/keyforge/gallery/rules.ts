/** A rule of the document by its number, in words. */

/** Where a rule comes from stands in brackets behind its number. */
const SOURCES = /\s*\[[A-Z](?:[^\]]{0,40})\]/g;

/** The words of a rule in a rules document that was numbered (`rules/numbered.ts`); "" where it has none of this number. */
export function ruleOf(document: HTMLElement, id: string): string {
  const block = document.querySelector(`[id="${id}"]`);
  if (!block) return "";
  const cells = block.matches("tr") ? [...block.children].map((cell) => cell.textContent ?? "") : [block.textContent ?? ""];
  const words = cells.join(" ").replace(SOURCES, "").replace(/\s+/g, " ").trim();
  return words.startsWith(id) ? words.slice(id.length).trim() : words;
}
