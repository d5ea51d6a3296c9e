/**
 * Reporting somebody, from wherever their name stands: `report` opens the form. Of a table it takes everybody who is there and the lines
 * of its chat, so that the reader says in the form whom and what it is about.
 */

export interface Reportable {
  people: { id: string; name: string }[];
  /** The table, and its invite where the reader came by one. */
  table?: string;
  invite?: string | null;
  /** What others have said there, the oldest first. */
  lines?: { id: number; name: string; text: string }[];
  /** The line with which the form begins. */
  line?: number;
}

export const reporting: { about: Reportable | null } = $state({ about: null });

export function report(about: Reportable): void {
  reporting.about = about;
}
