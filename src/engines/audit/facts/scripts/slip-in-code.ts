import { Script } from 'node:vm'

/** Where a piece of code breaks the grammar of its language, for which browsers run none of it. */
export type SlipInCode = { line: number; says: string }

const longest = 150_000
/** A program fills it in before it is sent, or should have. */
const to_be_filled = /\{\{|\{%|<%|<\?(?:php|=)|^---\s/
/** Other rules hold for modules, and nothing says of a file that it is none. */
const of_modules = /import|export|await/
const place = /^code:(\d+)/

/** The first slip in a classic script. It is read by the grammar of browsers, and not run. */
export function slipInCode(code: string): SlipInCode | null {
  if (code.length > longest || to_be_filled.test(code)) return null
  try {
    void new Script(code, { filename: 'code' })
    return null
  } catch (slip) {
    if (!(slip instanceof SyntaxError) || of_modules.test(slip.message)) return null
    return { line: Number(place.exec(slip.stack ?? '')?.[1] ?? 1), says: slip.message.slice(0, 80) }
  }
}

/** What editors put into code that was pasted. */
const pasted = /<\/?(?:p|br|div|span)\b|[“”‘’\u00a0]|&(?:quot|lt|gt|amp|nbsp|#0?39|#8\d{3});/
const brackets = new Map([...'()[]{}'].map((mark, at) => [mark.charCodeAt(0), at] as const))

/**
 * Does a piece of code show from outside that its grammar may be broken? Pages have many pieces, nearly all of them whole,
 * and the program keeps something of each that it reads by the grammar.
 */
export function looksTorn(code: string): boolean {
  if (pasted.test(code)) return true
  const counts = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < code.length; at++) {
    const mark = brackets.get(code.charCodeAt(at))
    if (mark !== undefined) counts[mark] = (counts[mark] ?? 0) + 1
  }
  return counts[0] !== counts[1] || counts[2] !== counts[3] || counts[4] !== counts[5]
}
