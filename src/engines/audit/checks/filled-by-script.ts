import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** So many empty headings are no oversight: a script writes their text. */
const blanks = 3

/** Is the text of a page written by a script in the browser, in whole or in its main parts? Then its HTML lacks little that visitors miss. */
export function isFilledByScript({ empty_app_root, headings, scripts }: PageFacts): boolean {
  if (empty_app_root !== null) return true
  return (
    scripts.length > 0 &&
    headings.filter(({ text, name, hidden }) => text === '' && name === '' && !hidden).length >= blanks
  )
}
