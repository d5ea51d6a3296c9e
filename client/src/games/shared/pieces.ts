/** A piece of a text: words that mean something, or the words between them (null). */
export interface Piece<Mark> {
  text: string;
  mark: Mark | null;
}

/** Takes a text apart at the words that mean something; together the pieces are the text. */
export function cut<Mark>(text: string, marks: readonly Piece<Mark>[]): Piece<Mark>[] {
  let found: Piece<Mark>[] = [{ text, mark: null }];
  // The longest first: one name may be a part of another.
  for (const mark of marks.filter((each) => each.text !== "").sort((a, b) => b.text.length - a.text.length)) {
    found = found.flatMap((piece) => {
      if (piece.mark !== null) return piece;
      return piece.text.split(mark.text).flatMap((part, index) => [...(index > 0 ? [mark] : []), ...(part === "" ? [] : [{ text: part, mark: null }])]);
    });
  }
  return found;
}
