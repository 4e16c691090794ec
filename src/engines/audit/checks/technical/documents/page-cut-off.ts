import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

export const pageCutOff: PageCheck = {
  id: 'page-cut-off',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A page breaks off in the middle',
  why: 'The file ends within a tag: whatever stood behind it was lost when it was saved or uploaded. That is often the foot of the page with your number, your address and the scripts of menus and forms.',
  mend: 'Take the whole page from a backup or write its end anew, upload it, and look at the bottom of every page.',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-eof-in-tag',
  look: onWorkingPages(({ url, response, facts: { cut_off } }) => {
    // Here the end was not read.
    if (response.truncated || response.body_end !== 'complete') return notApplicable
    return foundAll(cut_off ? [{ url, line: cut_off.line, evidence: `the page ends with ${cut_off.text}` }] : [])
  }),
}
