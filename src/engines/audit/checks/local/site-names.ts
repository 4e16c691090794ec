import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'

const most = 10

const siteNameOf = ({ row }: SitePage) => row.names.find(({ from }) => from === 'og:site_name')

/** Pages of a copied site keep the name of the site they were copied from. */
export const otherSiteName: SiteCheck = {
  id: 'site-name-of-another',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Some pages say that they belong to another site',
  why: 'They were copied from somebody else and never finished, or left behind. Visitors and search engines find a stranger’s page under your name.',
  mend: 'Remove the pages that are not yours, and write your own name as og:site_name on the others.',
  source: 'https://developers.google.com/search/docs/appearance/site-names',
  look: ({ pages, home, host }) => {
    const own = home && siteNameOf(home)
    if (!own) return notApplicable
    const words = new Set(properWords(own.name))
    const letters = host.replace(/[^a-z]/g, '')
    // A name that the host does not bear either may be the one that is wrong.
    if (![...words].some(word => letters.includes(word))) return notApplicable
    const strange = pages.flatMap((page): Occurrence[] => {
      const named = siteNameOf(page)
      const proper = named ? properWords(named.name) : []
      if (
        !named ||
        proper.length === 0 ||
        proper.every(isCity) ||
        proper.some(word => words.has(word) || letters.includes(word))
      )
        return []
      return [{ url: page.url, line: named.line, evidence: `og:site_name: “${named.name.slice(0, 80)}”` }]
    })
    return foundAll(strange.slice(0, most))
  },
}
