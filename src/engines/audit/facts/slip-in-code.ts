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
