import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { bearingAnotherName } from './bearing-another-name.ts'
import { strangeTitles } from './titles-in-frame.ts'

const most = 10

/** Where a page tells whose it is. */
const told = { 'og:site_name': 'og:site_name', copyright: '©' } as const
type From = keyof typeof told

/** Who made a site, or who owns the business, may hold its copyright. */
const maker =
  /\b(?:media|digital|creative|marketing|agency|hosting|web|website|designs?|studios?|holdings|interactive|technologies|software|themes?|templates?|photograph\w*|partners|group|foundation|association)\b/i
/** Without a legal form another holder is told of the page itself. */
const legal_form = /\b(?:llc|inc|corp|ltd|pllc)\b/i

const namesOf = ({ row }: SitePage, from: From) => row.names.filter(named => named.from === from)

const isTold = (name: string, from: From) => from !== 'copyright' || (legal_form.test(name) && !maker.test(name))

/** The words of the home page's name; `null` where the host does not bear it either: it may be the one that is wrong. */
function ownWords(home: SitePage, letters: string, from: From): ReadonlySet<string> | null {
  const [own] = namesOf(home, from)
  const words = new Set(own ? properWords(own.name) : [])
  return [...words].some(word => letters.includes(word)) ? words : null
}

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
  ...inSteps(function* (site) {
    const { pages, home, host } = site
    const letters = host.replace(/[^a-z]/g, '')
    const strange = new Map([...(yield* strangeTitles(site)), ...(yield* bearingAnotherName(site))])
    const froms = Object.keys(told) as From[]
    const own = froms.flatMap(from => {
      const words = home ? ownWords(home, letters, from) : null
      return words ? [{ from, words }] : []
    })
    for (const [index, page] of own.length > 0 ? pages.entries() : []) {
      if (endsStep(index)) yield
      for (const { from, words } of own) {
        const [named] = namesOf(page, from)
        const proper = named && isTold(named.name, from) ? properWords(named.name) : []
        const isOwn = proper.some(word => words.has(word) || letters.includes(word))
        if (!named || proper.every(isCity) || isOwn || strange.has(page.url)) continue
        const evidence = `${told[from]}: “${named.name.slice(0, 80)}”`
        strange.set(page.url, { url: page.url, line: named.line, evidence })
      }
    }
    return own.length === 0 && strange.size === 0 ? notApplicable : foundAll([...strange.values()].slice(0, most))
  }),
}
