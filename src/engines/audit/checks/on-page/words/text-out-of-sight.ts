import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

export const textOutOfSight: PageCheck = {
  id: 'text-out-of-sight',
  section: 'on-page',
  scope: 'page',
  severity: 'high',
  title: 'A text stands far outside the screen, where only search engines read it',
  why: 'Google counts text that is hidden to sway its results as spam, and may take the page or the whole site out of them.',
  mend: 'Take the text out, or print it where customers read it.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  look: ({ url, facts, indexable }) => {
    const { unshown, text } = facts
    if (!indexable || unshown.length === 0) return notApplicable
    return foundAll(
      unshown.map(({ line, offset }) => {
        const shown = text.blocks.find(block => block.offset >= offset)?.text ?? ''
        return { url, line, evidence: `“${shortened(shown, 120)}”` }
      }),
    )
  },
}
