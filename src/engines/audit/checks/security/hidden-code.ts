import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const most = 10
const why =
  'Intruders put such code in: it shows advertisements, sends visitors to other sites or asks them for their data. Browsers and search engines warn of sites that have it.'
const mend =
  'Ask whoever made the site whether it is theirs. If not, take it out of all files, change all passwords of the web space, and have the host look how the intruder came in.'
const source = 'https://developers.google.com/search/docs/essentials/spam-policies#hacked-content'

export const scriptOfIntruders: PageCheck = {
  id: 'script-of-intruders',
  section: 'security',
  scope: 'page',
  severity: 'critical',
  title: 'A script in a page hides that it brings in something from elsewhere',
  why,
  mend,
  source,
  look: ({ url, facts }) => {
    if (facts.scripts.length === 0) return notApplicable
    return foundAll(
      facts.scripts
        .filter(({ hides }) => hides !== '')
        .slice(0, most)
        .map(({ line, hides }) => ({ url, line, evidence: `${shortened(hides, 60)}…` })),
    )
  },
}

export const scriptFileOfIntruders: SiteCheck = {
  id: 'script-file-of-intruders',
  section: 'security',
  scope: 'site',
  severity: 'critical',
  title: 'A script of the site hides that it brings in something from elsewhere',
  why,
  mend,
  source,
  look: ({ own_scripts }) => {
    if (own_scripts.length === 0) return notApplicable
    return foundAll(
      own_scripts
        .filter(({ hides }) => hides !== '')
        .slice(0, most)
        .map(({ url, hides }) => ({ url, line: null, evidence: `${shortened(hides, 60)}…` })),
    )
  },
}
