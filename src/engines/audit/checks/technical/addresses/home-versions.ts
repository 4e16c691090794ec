import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { sketchSimilarity } from '#src/engines/audit/facts/sketch.ts'

const of_home = /^https?:\/\/[^/]+\/(?:index|default)\.(?:html?|php|aspx?|cfm|jsp)$/i
/** Of two versions most words are the same; a page that only opens the door to the other has few of them. */
const alike = 0.5

/** Both answer by themselves under one title, with words most of which are the same. With all the same, they are one page with two names. */
function isVersionOf(page: SitePage, home: SitePage): boolean {
  const { title, text_hash, main_sketch, canonical } = page.row
  return (
    page !== home &&
    page.indexable &&
    home.indexable &&
    title !== '' &&
    title === home.row.title &&
    text_hash !== home.row.text_hash &&
    (canonical === null || canonical !== home.row.canonical) &&
    sketchSimilarity(main_sketch, home.row.main_sketch) >= alike
  )
}

export const homeVersions: SiteCheck = {
  id: 'home-in-two-versions',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Your home page lies there in two versions',
  why: 'Some visitors see the one and some the other, and sooner or later only one of them is kept up to date. To search engines they are two pages that share what one would earn.',
  mend: 'Keep the newer one, redirect the other address to it permanently (301), and have all links lead to the one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: ({ home, pages }) => {
    if (!home) return notApplicable
    // That nothing leads to one is its finding.
    const versions = pages.filter(page => of_home.test(page.url) && !liesUnlinked(page) && isVersionOf(page, home))
    return foundAll(
      versions.map(({ url }) => ({ url, line: null, evidence: `the title of ${home.url}, and other words in places` })),
    )
  },
}
