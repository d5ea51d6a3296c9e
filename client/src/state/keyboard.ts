/** A key that was pressed for its own sake: its name, letters in lower case. Null while somebody writes, a dialog is open, or with a modifier. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || document.querySelector("dialog[open]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}
