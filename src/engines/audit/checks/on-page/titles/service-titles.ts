import { stateNames } from '#src/domain/us-states.ts'
import { knownCity } from '#src/engines/audit/checks/business/known-cities.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { isServiceNamed } from '#src/engines/audit/checks/business/service-by-name.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import { namesTown, statesIn } from '#src/engines/audit/checks/business/town-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'

/** With fewer the front page speaks for them. */
const fewest_pages = 3
/** So much of the services is found by nobody who adds a town. */
const share = 0.8

const place = new RegExp(
  String.raw`\b(?:${knownCity}|${stateNames.join('|')})\b|\b(?:[Cc]ounty|[Vv]alley|[Mm]etro(?:plex)?|[Bb]ay [Aa]rea|[Cc]oast|[Ii]sland|[Nn]ear [Mm]e|[Ll]ocal|DFW|NYC|LA|SF|DC)\b|\b(?:North|South|East|West|Central|Greater|Downtown)(?:ern|east|west)?(?:ern)? [A-Z]|\b(?:in|near|serving|around) (?:the )?[A-Z]`,
)

/** At the root of the site a page of a service is known by its name alone. */
const isOfService = ({ kind, url, row: { h1, title } }: SitePage): boolean =>
  kind === 'service' || (kind === 'other' && isServiceNamed({ url, h1, title }))

export const serviceTitles: SiteCheck = {
  id: 'service-titles-without-town',
  section: 'on-page',
  scope: 'site',
  severity: 'low',
  title: 'The titles of your service pages name no town',
  why: 'People search for a service and a place. The title is where search engines look first, and it stands in the results.',
  mend: 'Write the service and your main town: “Gutter Repair in Akron, OH | Calloway Roofing”.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  ...inSteps(function* (site) {
    if (!isLocalSite(site) || hasSeveralPlaces(site)) return notApplicable
    const services = yield* flatMapInSteps(site.pages, page =>
      isOfService(page) && page.indexable && page.row.title.trim() !== '' ? [page] : [],
    )
    const towns = seatsOfSite(site).map(({ city }) => plainWords(city))
    // Whoever names no place anywhere may work in all of them.
    const { title = '', h1 = '', description = '' } = site.home?.row ?? {}
    if (services.length < fewest_pages || (towns.length === 0 && !place.test([title, h1, description].join(' · '))))
      return notApplicable
    const namesPlace = ({ row }: SitePage) => {
      const { title: own } = row
      const plain = ` ${plainWords(own)} `
      return (
        towns.some(town => plain.includes(` ${town} `)) || namesTown(own) || statesIn(own).length > 0 || place.test(own)
      )
    }
    const without = yield* flatMapInSteps(services, page => (namesPlace(page) ? [] : [page]))
    const [first] = without
    if (!first || without.length < fewest_pages || without.length < services.length * share) return ok
    // One title on all of them is told as that.
    if (new Set(without.map(({ row }) => row.title)).size < fewest_pages) return ok
    const count = `${without.length} of ${services.length} pages of services`
    return found(first.url, first.row.title_line, `“${shortened(first.row.title, 70)}”; so ${count}`)
  }),
}
