import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** What joins the parts of a title, with nothing on one side of it. */
const begins = /^(?:[|~–—:•·»,]|-(?= ))/
/** Two signs beside each other, between which a word was to stand: "Ridgefield,  - Hill Plumbing". */
const gap = /\p{L}(?:,\s{1,9}(?:[|–—•·]|-(?= ))| [|–—•·-]\s{1,9}[|–—•·-] |\s{1,9},\s{1,9}[|–—•·-]) ?/u
const ends = /(?:[|~–—:•·«,]| -)$/

/** "Calloway Bakery |Menu|": bars around a word, as an ornament. */
const framed = /([|~•·])\s?\p{L}[^|~•·]{0,40}\1$/u

function isBroken(title: string): boolean {
  const text = title.trim()
  if (framed.test(text)) return false
  return begins.test(text) || ends.test(text) || gap.test(text)
}

export const titleBrokenOff: PageCheck = {
  id: 'title-part-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A part of a title is missing',
  why: 'Before or behind the dash the name of the page or of your business was to stand. Search results show the gap.',
  mend: 'Fill in the missing part. In a template the field for it is empty.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: ({ url, facts, indexable }) => {
    const title = facts.titles.find(({ text }) => text !== '')
    if (!indexable || !title) return notApplicable
    const shared = facts.open_graph.find(({ property, content }) => property === 'og:title' && content !== '')
    if (isBroken(title.text)) return found(url, title.line, `“${shortened(title.text.trim(), 100)}”`)
    if (!shared || !isBroken(shared.content)) return ok
    return found(url, shared.line, `og:title: “${shortened(shared.content.trim(), 100)}”`)
  },
}
