import { toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { formScriptsOf } from './form-scripts.ts'

const most = 5

/** A button that says itself what it does not do. */
const books_online =
  /^(?:(?:book|schedule|reserve)(?: (?:an?|your|my))?(?: (?:appointment|visit|service|table|session|stay|class))? online(?: now| today)?|online (?:booking|scheduling|appointments|reservations))\W*$/i
/** A page of the site, a place on it, or the phone. */
const leads_on = new Set(['web', 'fragment', 'tel', 'mailto'])

type Told = Pick<Occurrence, 'url' | 'line'> & { text: string; what: string }

function buttonsOf({ home_view }: SiteView): Told[] {
  if (!home_view) return []
  return home_view.facts.links
    .filter(({ name, kind, internal, hidden }) => {
      return (
        name.length < 60 && books_online.test(name) && leads_on.has(kind) && (kind !== 'web' || internal) && !hidden
      )
    })
    .slice(0, 1)
    .map(({ name, line }) => ({ url: home_view.url, line, text: name, what: 'booking online' }))
}

export const formsOnNoPage: SiteCheck = {
  id: 'form-on-no-page',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Visitors are asked to fill in a form or to book online, and the site lets them do neither',
  why: 'They were ready to write to you, look for it on all pages, and leave.',
  mend: 'Put the form or the link to your calendar on the site, or ask visitors to call or to send a mail.',
  source: 'https://support.google.com/business/answer/7091',
  look: site => {
    const told: readonly Told[] = [...toldTerms(site, 'promised: '), ...buttonsOf(site)]
    if (told.length === 0) return notApplicable
    if (site.done.stopped_by !== null || site.done.pages_left > 0)
      return notChecked('Not every page was read, so the form may be on another.')
    if (site.pages.some(({ row }) => row.has.asks_somehow || row.has.asks_in_frame || row.has.truncated))
      return foundAll([])
    const read = formScriptsOf(site)
    if (!read || read.some(({ takes, sends, loads_parts }) => takes || sends || loads_parts)) return foundAll([])
    const first_of_each = [...new Map(told.toReversed().map(term => [term.url, term])).values()].reverse()
    return foundAll(
      first_of_each.slice(0, most).map(
        ({ url, line, text, what }): Occurrence => ({
          url,
          line,
          evidence: `“${text}”; ${what.endsWith('online') ? 'nothing to do so by' : 'no form'} on any page`,
        }),
      ),
    )
  },
}
