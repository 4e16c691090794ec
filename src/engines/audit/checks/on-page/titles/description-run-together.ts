import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { joinedAtCapital } from '#src/engines/audit/facts/spelling/joined-at-capital.ts'

const run_together = /(?<![A-Za-z])([A-Z]?[a-z]{3,20})([A-Z][a-z]{2,20})(?![A-Za-z])/g
const number_behind = /(?<![A-Za-z])[A-Z]?[a-z]{3,20}\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)/
/** Rarer ones are parts of names. */
const rarest = 3
const most = 1_000

const isWord = (word: string): boolean => (commonnessOf(word.toLowerCase()) ?? 4) <= rarest

/** The first place where a heading and the text under it were put together without a space. */
function seamIn(description: string, isName: (word: string) => boolean): string | undefined {
  // Where a word such as “with” is one of them, it is told as a slip of the text.
  for (const [both, first = '', second = ''] of description.matchAll(run_together))
    if (isWord(first) && isWord(second) && joinedAtCapital(both) === undefined && !isName(both)) return both
  return number_behind.exec(description)?.[0]
}

export const descriptionRunTogether: PageCheck = {
  id: 'description-run-together',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Words of a description are run together',
  why: 'A program made it from a heading and the text under it and left out the space. Search results show it so under your name.',
  mend: 'Write one or two sentences for this page by hand.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  look: page => {
    const { url, facts, indexable } = page
    const meta = facts.metas.find(({ name, content }) => name === 'description' && content !== '')
    if (!indexable || !meta) return notApplicable
    // A name may be written so, and then it is elsewhere as well.
    const elsewhere = () =>
      [visibleText(page), url, ...facts.titles.map(({ text }) => text), ...facts.links.map(({ href }) => href ?? '')]
        .join('\n')
        .toLowerCase()
    const seam = seamIn(meta.content.slice(0, most), word => elsewhere().includes(word.toLowerCase()))
    if (seam === undefined) return ok
    const at = Math.max(0, meta.content.indexOf(seam) - 20)
    return found(url, meta.line, `“…${shortened(meta.content.slice(at), 70)}”: “${seam}”`)
  },
}
