/** Makes a rules document easy to move in: every numbered rule is a place that can be linked to. */

const NUMBER = /^[A-Z]{1,2}\d+(?:\.\d+)*(?=\s|$|：|:)/;
const REFERENCE = /\b[A-Z]{1,2}\d+(?:\.\d+)*\b/g;
const BLOCKS = "h2, h3, h4, li, p";
const ROWS = "tr";
const UNLINKED = "a, code, pre, h1, h2, h3, h4";

export interface Chapter {
  id: string;
  text: string;
}

/**
 * Gives headings and numbered rules of `article` their ids, turns the numbers into links, and
 * returns the chapters for the table of contents. Ids that are there already stay.
 */
export function number(article: HTMLElement): Chapter[] {
  for (const block of article.querySelectorAll<HTMLElement>(`${BLOCKS}, ${ROWS}`)) {
    // A row of a table is the rule that its first cell names.
    const head = block.matches(ROWS) ? block.firstElementChild : block;
    const found = NUMBER.exec(head?.textContent?.trimStart() ?? "");
    if (found && !block.id && !article.querySelector(`[id="${found[0]}"]`)) block.id = found[0];
  }
  const chapters = [...article.querySelectorAll<HTMLElement>("h2")].map((heading, n) => {
    heading.id ||= `part-${n + 1}`;
    return { id: heading.id, text: heading.textContent ?? "" };
  });
  // Wide tables scroll on a small screen, by keyboard as well.
  for (const table of article.querySelectorAll<HTMLElement>("table")) table.tabIndex = 0;
  linkReferences(article);
  return chapters;
}

function linkReferences(article: HTMLElement): void {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(UNLINKED)) texts.push(node as Text);
  }
  for (const text of texts) {
    const parts: (string | HTMLAnchorElement)[] = [];
    let from = 0;
    for (const match of text.data.matchAll(REFERENCE)) {
      if (!article.querySelector(`[id="${match[0]}"]`)) continue;
      const link = document.createElement("a");
      link.href = `#${match[0]}`;
      link.textContent = match[0];
      if (text.parentElement?.closest(`${BLOCKS}, ${ROWS}`)?.id === match[0]) link.className = "number";
      parts.push(text.data.slice(from, match.index), link);
      from = match.index + match[0].length;
    }
    if (parts.length > 0) text.replaceWith(...parts, text.data.slice(from));
  }
}

/** The places in `article` where `words` stand, without regard to case; each as a range to be lit. */
export function findWords(article: HTMLElement, words: string): Range[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node as Text).data.toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
