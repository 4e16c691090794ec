/**
 * The same text in the form that engines keep literals in: compared with a literal by one look at its address, where
 * other strings of the same length are compared letter by letter.
 */
export function internalized(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text
}
