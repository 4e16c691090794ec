import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { looseAddress, plainAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { canonicalOfAnother } from '#src/engines/audit/checks/technical/canonicals/canonical-of-another.ts'
import {
  canonicalAllToHome,
  canonicalToError,
  canonicalToNoindex,
  canonicalToRedirect,
} from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'

const graver = [canonicalToError, canonicalToRedirect, canonicalToNoindex, canonicalAllToHome, canonicalOfAnother]

/** Pages whose main address is wrong besides being incomplete: whoever mends that writes the whole one. */
function toldOtherwise(site: SiteView): ReadonlySet<string> {
  return new Set(
    graver.flatMap(check => {
      const told = check.look(site)
      return told.state === 'found' ? told.occurrences.map(({ url }) => url) : []
    }),
  )
}

/** The same but for a slash at the end, say, which is told of the page. */
const isMisspelled = (page: SitePage, target: string): boolean =>
  plainAddress(target) !== plainAddress(page.url) && looseAddress(target) === looseAddress(page.url)

export const canonicalRelative: SiteCheck = {
  id: 'canonical-relative',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The main address of a page is incomplete',
  why: 'Without https:// and your domain, a copy of the page under another domain names itself as the original.',
  mend: 'Write the whole address into the canonical tag, from https:// on.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: site => {
    const naming = site.pages.filter(
      ({ indexable, row }) => indexable && (row.canonical !== null || row.has.canonical_relative),
    )
    if (naming.length === 0) return notApplicable
    const relative = naming.filter(({ row }) => row.has.canonical_relative)
    if (relative.length === 0) return ok
    const told = toldOtherwise(site)
    return foundAll(
      relative.flatMap(page => {
        const target = page.row.canonical === null ? undefined : site.urlOf(page.row.canonical)
        if (told.has(page.url) || (target !== undefined && isMisspelled(page, target))) return []
        const evidence = `no https:// and no domain${target === undefined ? '' : `, which makes it ${target}`}`
        return [{ url: page.url, line: page.row.canonical_line || null, evidence }]
      }),
    )
  },
}
