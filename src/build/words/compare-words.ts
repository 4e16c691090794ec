import type { BuiltWords } from '#src/build/words/built-words.ts'
import type { PageWords } from '#src/content/page-days.ts'

type Ledger = Readonly<Record<string, PageWords>>

/** The pages whose day in the ledger is not true any more, each as a sentence that says what to do. */
export function wordsOutOfDate(ledger: Ledger, pages: readonly BuiltWords[]): string[] {
  const changed = pages.flatMap(({ path, words, own }) => {
    const known = ledger[path]
    if (!known) return [`${path} is new: run "npm run page-words" and commit src/content/page-words.json.`]
    if (known.words === words && (!own || own.day === known.updated)) return []
    const first = own ? `set "updated" in ${own.file} to the day of the change, then ` : ''
    return [`The words of ${path} changed after ${known.updated}: ${first}run "npm run page-words".`]
  })
  const paths = new Set(pages.map(({ path }) => path))
  const gone = Object.keys(ledger).filter(path => !paths.has(path))
  return [...changed, ...gone.map(path => `${path} is gone: run "npm run page-words".`)]
}

type Brought = { ledger: Record<string, PageWords>; problems: string[] }

/**
 * The ledger as of `today`: pages that say something else than before get that day. An article keeps its own day; one that
 * changed and still gives an earlier day is a problem, and its entry stays as it was.
 */
export function bringUpToDate(ledger: Ledger, pages: readonly BuiltWords[], today: string): Brought {
  const problems: string[] = []
  const entries = pages.flatMap(({ path, words, own }): [string, PageWords][] => {
    const known = ledger[path]
    const isChanged = known !== undefined && known.words !== words
    if (own && isChanged && own.day < today) {
      problems.push(`The words of ${path} changed. Set "updated" in ${own.file} to ${today} and run this again.`)
      return [[path, known]]
    }
    if (own) return [[path, { updated: own.day, words }]]
    return [[path, known && !isChanged ? known : { updated: today, words }]]
  })
  return { ledger: Object.fromEntries(entries), problems }
}
