import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { canonicalOfAnother } from './canonical-of-another.ts'
import { occurrencesOf } from './canonical-targets.ts'

/** A page that names a quite different one, by whatever way, is told as that. */
export const canonicalChain: SiteCheck = {
  id: 'canonical-chain',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Pages name a main address that itself names another',
  why: 'Search engines do not follow a chain of "the original is over there" and choose by themselves.',
  mend: 'Let each page name the last page of the chain, and let that one name itself.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: site => {
    const another = canonicalOfAnother.look(site)
    const mistaken = new Set(another.state === 'found' ? another.occurrences.map(({ url }) => url) : [])
    const chained = occurrencesOf(site, ({ page: { url }, target, fate }) => {
      const page = fate?.hops.length === 0 ? fate.page : undefined
      if (page?.response.status !== 200 || page.row.canonical === null || mistaken.has(url)) return undefined
      const next = site.urlOf(page.row.canonical)
      return looseAddress(next) === looseAddress(target) ? undefined : `names ${next}`
    })
    return foundAll(chained)
  },
}
