import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** "doesnu2019t": the sign that a program wrote as \u2019 lost its backslash. */
const bare_code = /[a-z]u2019(?:s|t|d|ll|re|ve|m)\b|(?<![\w\\])u201c(?=[A-Z])|[a-z.!?,]u201d(?!\w)|[a-z]u00[ef][\da-f]/

/** What stands around such a sign, in the blocks that have one. */
export function bareCodes({ facts }: PageView): { text: string; line: number }[] {
  return facts.text.blocks.flatMap(({ text, line }) => {
    const at = text.includes('u201') || text.includes('u00') ? text.search(bare_code) : -1
    return at < 0 ? [] : [{ text: text.slice(Math.max(0, at - 20), at + 20), line }]
  })
}
