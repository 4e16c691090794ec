import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'

/** A page with more to say than thanks may well be found. */
const most_words = 250

function isForSenders({ kind, indexable, row, response }: SitePage): boolean {
  return kind === 'thanks' && indexable && response.status === 200 && row.main_words < most_words
}

/** Those that a sitemap lists are told there. */
export const thanksPageIndexable: SiteCheck = {
  id: 'thanks-page-indexable',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Search engines may list the page that thanks for an inquiry',
  why: 'Whoever comes to it by search has asked you nothing, and statistics that count its visits count an inquiry more.',
  mend: 'Put <meta name="robots" content="noindex"> into the head of this page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  look: site => {
    const listed = listedIn(site)
    return foundAll(
      site.pages
        .filter(page => isForSenders(page) && isOwnOriginal(site, page) && !listed.has(page.url))
        .map(({ url, row }) => ({ url, line: null, evidence: `“${row.title || row.h1}”, without noindex` })),
    )
  },
}
