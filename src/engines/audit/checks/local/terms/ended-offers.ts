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
    const ended = pages.flatMap(({ url, kind, row }) => {
      // An article tells what was offered on its day; terms tell when they were written.
      if (kind === 'article' || kind === 'listing' || kind === 'legal') return []
      const claim = row.claims.find(
        ({ about, value, text }) =>
          about === 'ended' &&
          isOver(value, today) &&
          !(text.startsWith(told_in_data) && isToldElsewhere(url, home?.url)),
      )
      return claim ? [{ url, line: claim.line, evidence: `“${claim.text}”` }] : []
    })
    return foundAll([...ended, ...seasonOfScript(site)].slice(0, most))
  },
}
