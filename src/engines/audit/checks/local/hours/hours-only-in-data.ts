import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { clock_terms } from '#src/engines/audit/facts/business/terms/times/around-the-clock.ts'
import { isAlwaysOpen } from '#src/engines/audit/facts/hours-week.ts'

/** Hours that something takes, and what can be opened otherwise, are none of the shop's. */
const speaks_of_hours =
  /^\W*hours\b|\b(?:our|business|office|store|shop|studio|clinic|service|opening|regular|working|after|open) hours\b|\bhours of (?:operation|business)\b|\bopen (?:daily|now|until|till|from|every|all|mon|tue|wed|thu|fri|sat|sun|week|year|seven|\d)|\bwe(?:['’]re| are) (?:open|closed)\b|\bclosed (?:on|mon|tue|wed|thu|fri|sat|sun)|by appointment|24\s?\/\s?7|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i

const saysAlways = ({ row }: SitePage) => row.terms.some(({ what }) => what === clock_terms.reached)

export const hoursOnlyInData: SiteCheck = {
  id: 'hours-only-in-schema',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your opening hours stand only in the structured data',
  why: 'Search engines read them, customers do not. Google asks that structured data repeat what visitors can see.',
  mend: 'Print the same hours on the contact page or in the footer.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  look: site => {
    if (site.pages.some(({ row }) => row.hours.some(({ from }) => from === 'text'))) return notApplicable
    const teller = site.pages.find(({ row }) => row.hours.length > 0)
    const [first] = teller?.row.hours ?? []
    if (!teller || !first || unreadOf(site) !== null) return notApplicable
    const said = site.home_view?.facts.text.blocks.some(({ text }) => speaks_of_hours.test(text)) ?? true
    // What a script writes of you is told with your number.
    if (scriptTellsContact(site)) return notApplicable
    // What builders of data write where nobody told them the hours; whoever is there at night says so.
    if (!said && isAlwaysOpen(first.week) && !site.pages.some(saysAlways))
      return found(teller.url, first.line, 'structured data: open 24 hours on every day, and no page says so')
    // A contact page may tell them in words that were not read.
    if (said || site.pages.some(({ kind }) => kind === 'contact')) return ok
    return found(teller.url, first.line, 'hours in structured data, none in the text')
  },
}
