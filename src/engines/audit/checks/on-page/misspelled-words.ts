import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { misspellings } from '#src/engines/audit/facts/misspellings.ts'

export const misspelledWords: PageCheck = {
  id: 'misspelled-words',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Common words are misspelled',
  why: 'Slips in plain words make a good shop look careless. Search engines match what people type, and they type the right word.',
  mend: 'Correct the words below, and let somebody else read the page once. Only very common slips are looked for here.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page)) return notApplicable
    const host = new URL(page.url).hostname
    const words = new Map<string, { line: number; shown: string }>()
    for (const { kind, text, line } of page.facts.leftovers) {
      const word = text.toLowerCase()
      // A name may be spelled as its owner likes.
      if (kind === 'misspelled' && !host.includes(word) && !words.has(word)) words.set(word, { line, shown: text })
    }
    return foundAll(
      [...words].map(([word, { line, shown }]) => ({
        url: page.url,
        line,
        evidence: `“${shown}” (meant: ${misspellings.get(word) ?? word})`,
      })),
    )
  },
}
