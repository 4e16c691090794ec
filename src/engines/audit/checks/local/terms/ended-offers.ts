import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { footOfScripts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { told_in_data } from '#src/engines/audit/facts/business/ends-in-data.ts'
import { isOver } from '#src/engines/audit/facts/business/notices.ts'
import { seasonsIn } from '#src/engines/audit/facts/business/season-lines.ts'

const most = 10

/** What a calendar keeps of years gone by lies in folders; of the home page it is a finding of its own. */
const isToldElsewhere = (url: string, home: string | undefined): boolean =>
  url === home || /^https?:\/\/[^/]+\/[^/]+\/./.test(url)

/** The season that a script writes into the foot of all pages. */
function seasonOfScript(site: SiteView): Occurrence[] {
  const { url, lines } = footOfScripts(site)
  const [over] = seasonsIn(lines.map(({ text }) => text)).filter(({ day }) => isOver(day, site.today))
  return over ? [{ url, line: lines[over.at]?.line ?? null, evidence: `“${over.text}”` }] : []
}

/** What a shop brings out anew each year, and keeps the old ones of: the last one counts, and one finding is enough. */
const is_book =
  /^\W*(?:[a-z&]+ ){0,6}(?:menus?|wine list|class schedule|brochure|catalog(?:ue)?)\W.{0,8}20\d\d\W*(?:pdf|menu)?\W*$|^\W*(?:[a-z]+ ){0,2}20\d\d (?:[a-z&]+ ){0,3}(?:menus?|wine list|class schedule|brochure|catalog(?:ue)?)\W*$/i
const nameOfBook = (text: string): string =>
  /menu|wine list|schedule|brochure|catalog/i.exec(text)?.[0].toLowerCase() ?? ''

/** The last year of each, as the day on which it ends. */
function booksByYear(pages: SiteView['pages']): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  for (const { row } of pages)
    for (const { about, value, text } of row.claims) {
      if (about !== 'ended' || !is_book.test(text)) continue
      const name = nameOfBook(text)
      last.set(name, Math.max(value, last.get(name) ?? 0))
    }
  return last
}

export const endedOffers: SiteCheck = {
  id: 'offer-ended',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'An offer, an event, a notice or special hours are over',
  why: 'Somebody who comes for it is disappointed, and everybody else wonders what else on the site no longer holds.',
  mend: 'Take it off the page, or write the new date.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const { pages, today, home } = site
    if (pages.length === 0) return notApplicable
    const by_year = booksByYear(pages)
    const told = new Set<string>()
    const ended = pages.flatMap(({ url, kind, row }) => {
      // An article tells what was offered on its day; terms tell when they were written.
      if (kind === 'article' || kind === 'listing' || kind === 'legal') return []
      const claim = row.claims.find(
        ({ about, value, text }) =>
          about === 'ended' &&
          isOver(value, today) &&
          (!is_book.test(text) || (by_year.get(nameOfBook(text)) === value && !told.has(text))) &&
          !(text.startsWith(told_in_data) && isToldElsewhere(url, home?.url)),
      )
      if (claim && is_book.test(claim.text)) told.add(claim.text)
      return claim ? [{ url, line: claim.line, evidence: `“${claim.text}”` }] : []
    })
    return foundAll([...ended, ...seasonOfScript(site)].slice(0, most))
  },
}
