import { readFileSync } from 'node:fs'

/** What a page said when it was last looked at, and since which day it says so. */
export type PageWords = {
  /** YYYY-MM-DD. */
  updated: string
  /** A hash of its words. */
  words: string
}

export const ledgerFile = new URL('./page-words.json', import.meta.url)

/** By path; `npm run page-words` writes it, and a test holds it against the built pages. Build and server only. */
export const pageLedger: Readonly<Record<string, PageWords>> = JSON.parse(readFileSync(ledgerFile, 'utf8'))

/** The day on which the words of the page at `path` last changed; for a page not yet in the ledger, of the first edition. */
export function dayOfLastChange(path: string): string {
  return pageLedger[path]?.updated ?? '2026-11-20'
}
