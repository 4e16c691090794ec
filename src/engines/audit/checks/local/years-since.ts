import { addressesOfSite, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'

const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])
/** "Since" alone may speak of a customer, and a person's years began before the business did. */
const isOfBusiness = (text: string) => !/^(?:since|founded|opened|started|began)\b/i.test(text)
const in_business = /\bin business\b/i
/** A number that stays true for a while. */
const at_least = /\b(?:over|more|nearly|almost|about)\b|\+/i
/** A text may round, or be of last winter. */
const slack = { above: 2, below: 4 }

export const yearsSince: SiteCheck = {
  id: 'years-against-founding-year',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your years in business do not fit the year in which you began',
  why: 'Whoever counts finds that one of the two is wrong or long out of date, and wonders what else is.',
  mend: 'Name the year alone: it stays true.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: site => {
    const claims = site.pages.flatMap(({ url, kind, row }) =>
      own.has(kind) ? row.claims.map(claim => ({ ...claim, url })) : [],
    )
    const founded = claims.filter(({ about, text }) => about === 'founded' && isOfBusiness(text))
    const years = claims.filter(({ about, text }) => about === 'years' && in_business.test(text))
    const [first] = founded
    if (!first || years.length === 0 || placesAmong(addressesOfSite(site)).length > 1) return notApplicable
    // Two years of founding are another finding.
    if (founded.some(({ value }) => value !== first.value)) return ok
    const age = site.year - first.value
    const wrong = years.find(
      ({ value, text }) => value > age + slack.above || (!at_least.test(text) && value < age - slack.below),
    )
    if (!wrong) return ok
    const where = wrong.url === first.url ? '' : ` on ${first.url}`
    return found(wrong.url, wrong.line, `“${wrong.text}”; “${first.text}”${where}, line ${first.line}: ${age} years`)
  },
}
