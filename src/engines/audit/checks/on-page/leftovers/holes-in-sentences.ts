import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

export const holesInSentences: PageCheck = {
  id: 'sentence-with-a-hole',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'A name or a number is missing in the midst of a sentence',
  why: 'The template had a blank there that nothing filled. Visitors read a sentence without its most important word, and so do search engines.',
  mend: 'Write the missing word. In a template the field for it is empty.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    const { html, leftovers } = page.facts
    if (!isShown(page) || !/^(?:en|$)/i.test(html?.lang ?? '')) return notApplicable
    const holes = leftovers.filter(({ kind, where }) => kind === 'hole' && (where === 'text' || !mayBeFilled(page)))
    return foundAll(holes.map(({ line, text }) => ({ url: page.url, line, evidence: `“${shortened(text, 120)}”` })))
  },
}
