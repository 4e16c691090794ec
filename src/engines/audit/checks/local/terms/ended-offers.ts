import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { told_in_data } from '#src/engines/audit/facts/business/ends-in-data.ts'
import { isOver } from '#src/engines/audit/facts/business/notices.ts'

const most = 10

/** What a calendar keeps of years gone by lies in folders; of the home page it is a finding of its own. */
const isToldElsewhere = (url: string, home: string | undefined): boolean =>
  url === home || /^https?:\/\/[^/]+\/[^/]+\/./.test(url)

export const endedOffers: SiteCheck = {
  id: 'offer-ended',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'An offer, an event, a notice or special hours are over',
  why: 'Somebody who comes for it is disappointed, and everybody else wonders what else on the site no longer holds.',
  mend: 'Take it off the page, or write the new date.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: ({ pages, today, home }) => {
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
    return foundAll(ended.slice(0, most))
  },
}
