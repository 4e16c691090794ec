import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { findLibrary, isOutdated } from '#src/engines/audit/checks/security/library-version.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

export const outdatedLibrary: SiteCheck = {
  id: 'outdated-library',
  section: 'security',
  scope: 'site',
  severity: 'medium',
  title: 'The site uses an old script library with known holes',
  why: 'Attackers look for such versions, because how to abuse them is public.',
  mend: 'Update the theme or plugin that brings the library, or have the library replaced by its current version.',
  source: 'https://security.snyk.io/package/npm/jquery',
  look: ({ scripts, libraries }) => {
    if (scripts.length === 0) return notApplicable
    return foundAll(
      scripts.flatMap(({ url, on, line, pages }) => {
        const within = libraries.filter(library => library.url === url)
        const named = findLibrary(url)
        // What a file says of itself counts more than the name that somebody gave it.
        const old = within.length > 0 ? within.filter(isOutdated) : named ? [named] : []
        const where = pages > 1 ? `, on ${countOf(pages, 'page')}` : ''
        return old.map(({ name, version }) => ({
          url: on,
          line,
          evidence: `${name} ${version}: ${shortened(url)}${where}`,
        }))
      }),
    )
  },
}
