import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 8

export const blanksInScripts: SiteCheck = {
  id: 'template-placeholder-in-script',
  section: 'on-page',
  severity: 'high',
  scope: 'site',
  title: 'A script writes a blank of the template into your pages',
  why: 'Visitors see “[Write your answer here]” where your own words should be, and doubt the rest of the site.',
  mend: 'Replace it in the file named below with the real text, or take that part out, and publish again.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies#scaled-content',
  look: ({ own_scripts }) => {
    if (own_scripts.length === 0) return notApplicable
    return foundAll(
      own_scripts
        .flatMap(({ url, blanks }) => blanks.map(text => ({ url, line: null, evidence: shortened(text, 80) })))
        .slice(0, most),
    )
  },
}
