import { detached } from './detached.ts'

/** What questions about a text alone came to, by the number of the question. */
type Answers = unknown[]

/** A text as it stands on a page; its answers where it is one that may come again. */
type Asked = { text: string; answers: Answers | null }

const known = new Map<string, Asked>()
const most = 1_024
/** Longer ones are seldom said twice. */
const longest = 500

/**
 * The text as it was met before: entries of menus, lines of footers and headings are the same on every page of a site, and
 * make up most of the blocks of a page.
 */
export function knownText(text: string): Asked {
  if (text.length > longest) return { text, answers: null }
  const before = known.get(text)
  if (before) return before
  const kept = detached(text)
  const asked = { text: kept, answers: [] }
  if (known.size >= most) known.clear()
  known.set(kept, asked)
  return asked
}

/** Stands for `undefined` among the answers. */
const nothing = Symbol('nothing')
let questions = 0

/**
 * A question about a text and nothing else, asked once of texts that come again. To be made once, when its module is
 * loaded. Nobody may change what it answers.
 */
export function askedOnce<T>(ask: (text: string) => T): (block: Asked) => T {
  const index = questions++
  return ({ text, answers }) => {
    if (answers === null) return ask(text)
    const before = answers[index]
    // What stands there was put there below.
    if (before !== undefined) return (before === nothing ? undefined : before) as T
    const made = ask(text)
    answers[index] = made === undefined ? nothing : made
    return made
  }
}
