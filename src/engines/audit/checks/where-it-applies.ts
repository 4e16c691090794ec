import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Looks at pages that visitors are meant to see: what stands on an error page is another matter. */
export function onWorkingPages(look: (page: PageView) => Outcome): (page: PageView) => Outcome {
  return page => (page.response.status >= 400 ? notApplicable : look(page))
}

/** Looks at what only the site's own server can show: a copy says nothing of its headers, certificate, cookies or speed. */
export function onLiveSites(look: (site: SiteView) => Outcome): (site: SiteView) => Outcome {
  return site =>
    site.is_local_copy
      ? notChecked('A local copy has no server of its own; only the live site can show this.')
      : look(site)
}
