import {
  addressesOfSite,
  type PlacedAddress,
  placesAmong,
  unreadOf,
} from '#src/engines/audit/checks/business/places-of-site.ts'
import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { places_told } from '#src/engines/audit/facts/business/terms/places/places-told.ts'

const at_least = /\b(?:over|more than|at least)\b|\+/i
const sort = `figure: ${places_told.all}`
const of_one_region = `figure: ${places_told.at_least}`

/** Houses that customers can come to. */
const housesOf = (printed: readonly PlacedAddress[]) =>
  placesAmong(printed).filter(({ key }) => /^\d/.test(key) && !/^\d* ?po ?box/.test(key))

/** More houses than are told, on other pages than the claim: on its own page that is another finding. */
function tooFew({ value, text, url }: ToldTerm, houses: readonly PlacedAddress[]): boolean {
  const here = houses.filter(({ page }) => page.url === url).length
  return (
    value < houses.length &&
    !at_least.test(text) &&
    (here <= value || /\b(?:both|either|neither|only|single|one)\b/i.test(text))
  )
}

/** Fewer houses than are told, where every page was read and none prints half an address. */
const tooMany = ({ value }: ToldTerm, houses: readonly PlacedAddress[], { pages, ...site }: SiteView): boolean =>
  value > houses.length && unreadOf({ pages, ...site }) === null && !pages.some(({ row }) => row.has.address_in_part)

/** Claims that contradict each other are another finding. */
function contradict(told: readonly ToldTerm[]): boolean {
  const whole = told.filter(({ what }) => what !== of_one_region)
  return whole.some(one =>
    told.some(other => (whole.includes(other) ? other.value !== one.value : other.value > one.value)),
  )
}

export const placesTold: SiteCheck = {
  id: 'places-told-and-given',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your site says it has another number of places than it gives addresses for',
  why: 'Customers look for the place nearest to them: one that is told of and not given cannot be found, and one too many may be closed.',
  mend: 'Write the same number everywhere, and give the address of every place.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const told = toldTerms(site, sort)
    const houses = housesOf(addressesOfSite(site))
    if (told.length === 0 || houses.length === 0) return notApplicable
    if (contradict(told)) return ok
    const few = houses.length < 2 ? undefined : told.find(one => one.what !== of_one_region && tooFew(one, houses))
    const wrong = few ?? told.find(one => tooMany(one, houses, site))
    if (!wrong) return ok
    const given = houses
      .map(({ text }) => text.slice(0, 45))
      .slice(0, 3)
      .join('; ')
    const more = houses.length > 3 ? '; …' : ''
    return found(
      wrong.url,
      wrong.line,
      `“${wrong.text}”; ${houses.length} ${houses.length === 1 ? 'address' : 'addresses'}: ${given}${more}`,
    )
  },
}
