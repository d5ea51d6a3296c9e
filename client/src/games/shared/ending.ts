/**
 * Which tables' results their reader has put away. The page may build the table anew at any time
 * (a turned phone, a wider window), so this must outlive the component.
 */
const closed = new Set<string>();

export function wasClosed(table: string): boolean {
  return closed.has(table);
}

export function setClosed(table: string, is: boolean): void {
  if (is) closed.add(table);
  else closed.delete(table);
}
