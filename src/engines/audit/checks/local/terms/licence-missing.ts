import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'

/** Contractors whose law asks for the number of their license in every advertisement, by state. */
const laws: ReadonlyMap<string, string> = new Map([
  ['FL', 'Florida Statutes 489.119 and 489.521'],
  ['CA', 'California Business and Professions Code 7030.5'],
  ['NV', 'Nevada Revised Statutes 624.720'],
  ['AZ', 'Arizona Revised Statutes 32-1124'],
  ['OR', 'Oregon Administrative Rule 812-003-0120'],
  ['WA', 'Revised Code of Washington 18.27.100'],
])
const contractors =
  /\b(?:plumb(?:er|ers|ing)|electrician|electrical (?:contractor|services?)|hvac|heating (?:and|&) (?:air|cooling)|air conditioning|a\/?c repair|roof(?:er|ers|ing)|general contractor|home builder|remodel(?:er|ing)|pool (?:builder|contractor|construction))s?\b/i
const says_so = /\blicensed\b/i
/** Of other kinds, and of others: "licensed under", "a licensed plumber must". */
const of_others =
  /\blicensed (?:under|by you)\b|\b(?:hire|choose|find|use|requires?|always|any|every|by) (?:an? )?licensed\b/i
/** A number in words that no pattern reads: "License CFC 1426", "Lic 12-3456". */
const may_be_number =
  /\b(?:lic\w{0,5}|cert\w{0,8}|reg\w{0,9}|CCB|ROC|C-?\d{1,2})\b.{0,25}(?:\d{5}|\d[ -]\d{4})|\b[A-Z]{2,5}[ -]?\d{6,8}\b|\b[A-Z]{2,7}[*\dA-Z]{1,6}\d{3}[A-Z\d]{2}\b/i

export const licenceMissing: SiteCheck = {
  id: 'licence-number-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'You say that you are licensed, and show no license number',
  why: 'Your state asks contractors for the number in every advertisement, and a website is one. Customers look it up before they hire.',
  mend: 'Print the number in the foot of every page, as it stands on your license.',
  source: 'https://www.flsenate.gov/Laws/Statutes/2024/489.119',
  look: site => {
    const { home, home_view, pages } = site
    if (!home || !home_view || !isLocalSite(site)) return notApplicable
    const { title, h1, description } = home.row
    if (!contractors.test(`${title} · ${h1} · ${description}`)) return notApplicable
    const states = new Set(seatsOfSite(site).map(({ state }) => state))
    const [state = ''] = states
    const law = laws.get(state)
    if (states.size !== 1 || law === undefined) return notApplicable
    if (pages.some(({ row }) => row.terms.some(({ what }) => what === 'licence'))) return ok
    const { blocks } = home_view.facts.text
    const claim = blocks.find(({ text, in_article }) => says_so.test(text) && !of_others.test(text) && !in_article)
    if (!claim || blocks.some(({ text }) => may_be_number.test(text))) return notApplicable
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    const at = claim.text.search(says_so)
    const said = shortened(claim.text.slice(Math.max(0, at - 40), at + 60), 90)
    return found(home.url, claim.line, `“${said}”, and no number on any page, which is asked for by ${law}`)
  },
}
