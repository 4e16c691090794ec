import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import { addressesInSteps, type PlacedAddress, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { number_of } from '#src/engines/audit/facts/site/labelled-phones.ts'

const most = 5
const an_office = /(?:office|desk|headquarters)$/

type Labelled = { page: SitePage; name: string; e164: string; text: string; line: number }
type Numbered = { at: PlacedAddress; numbers: ReadonlySet<string> }

const labelledOn = (page: SitePage): Labelled[] =>
  page.kind === 'article' || page.kind === 'legal'
    ? []
    : page.row.terms.flatMap(({ what, text, line }) =>
        what.startsWith(number_of)
          ? [{ page, name: what.slice(number_of.length), e164: text.slice(text.lastIndexOf(' ') + 1), text, line }]
          : [],
      )

/** One office with one number on a page, and another one on the next. */
function officesApart(told: readonly Labelled[]): Occurrence[] {
  const by_page = [...Map.groupBy(told, ({ page }) => page).values()].filter(here => here.length === 1).flat()
  const [first] = by_page
  const other = first && by_page.find(({ e164 }) => e164 !== first.e164)
  if (!first || !other || told.some(({ page, e164 }) => page === first.page && e164 === other.e164)) return []
  return [{ url: other.page.url, line: other.line, evidence: `“${other.text}”; “${first.text}” on ${first.page.url}` }]
}

/** The towns with one place of the business, and the numbers that stand beside its address. */
function placesOfTowns(addresses: readonly PlacedAddress[]): Map<string, Numbered> {
  const cityOf = ({ key }: PlacedAddress) => key.split('|')[2] ?? ''
  const towns = Map.groupBy(placesAmong(addresses), cityOf)
  const beside = Map.groupBy(
    addresses.filter(({ phone }) => phone !== ''),
    cityOf,
  )
  return new Map(
    [...towns].flatMap(([city, [at, ...more]]) => {
      const numbers = new Set(beside.get(city)?.map(({ phone }) => phone))
      return at && more.length === 0 && numbers.size > 0 ? [[city, { at, numbers }] as const] : []
    }),
  )
}

/** A number that is labelled with one town and stands beside the address in another, or is a slip of its own. */
function townsApart(name: string, told: readonly Labelled[], places: ReadonlyMap<string, Numbered>): Occurrence[] {
  const own = places.get(name)
  if (!own) return []
  return told.flatMap(({ page, e164, text, line }) => {
    if (own.numbers.has(e164) || told.some(one => one.page === page && own.numbers.has(one.e164))) return []
    const other = [...places.values()].find(({ numbers }) => numbers.has(e164))
    const slip = [...own.numbers].find(number => isSlip(number, e164))
    if (!other && slip === undefined) return []
    const [number = ''] = own.numbers
    const evidence = `“${text}”; ${number} beside “${own.at.text}” on ${own.at.page.url}`
    return [{ url: page.url, line, evidence }]
  })
}

export const labelledNumbers: SiteCheck = {
  id: 'labelled-number-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Two pages give different numbers for the same office',
  why: 'Customers reach another branch than the one they chose, or nobody.',
  mend: 'Call each number, and write the right one beside the name of the office on every page.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const told = yield* flatMapInSteps(site.pages, labelledOn)
    if (told.length === 0 || !(yield* placesOfBusiness(site)).several) return notApplicable
    const places = placesOfTowns(yield* addressesInSteps(site))
    yield
    const labels = yield* groupInSteps(told, ({ name }) => name)
    const apart = [...labels].flatMap(([name, there]) =>
      an_office.test(name) ? officesApart(there) : townsApart(name, there, places).slice(0, 1),
    )
    return foundAll(apart.slice(0, most))
  }),
}
