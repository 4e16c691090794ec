import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Looks at pages that visitors are meant to see: what stands on an error page is another matter. */
export function onWorkingPages(look: (page: PageView) => Outcome): (page: PageView) => Outcome {
  return page => (page.response.status >= 400 ? notApplicable : look(page))
}

/**
 * Whether the answers come from the site's own server: only there are its certificate and its other spellings tried.
 * A copy on a disk or a loopback says nothing about the headers and the speed of the original.
 */
function isLive({ tls, variants }: SiteView): boolean {
  return tls !== undefined || variants.length > 0
}

/** Looks at what only the site's own server can show. */
export function onLiveSites(look: (site: SiteView) => Outcome): (site: SiteView) => Outcome {
  return site =>
    isLive(site) ? look(site) : notChecked('A copy of the site was read; only the live server can show this.')
}
