import { ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { mapsToYou } from '#src/engines/audit/checks/local/maps/maps-to-you.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { milesBetween, type Point } from '#src/engines/audit/checks/towns/miles.ts'
import { pointOfMap } from '#src/engines/audit/facts/business/geo.ts'
import type { GeoFact, MapFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** What is told with fewer decimals is no more than a town, and told as that. */
const least_decimals = 3
/** Nearer, a pin may stand at the other end of a parking lot or a farm; farther, the two places are another finding. */
const least_miles = 1
const most_miles = 8
const meters_of_mile = 1609
/** A map that shows more than some streets has its middle anywhere. */
const widest = 6000

/** The number by which Google knows a place. */
const place = /!1s0x(?!0+(?::|%3A))[0-9a-f]+(?::|%3A)0x|[?&]cid=\d{6}/i
const pin = /!3d-?[\d.]+!4d/
const width = /!1d([\d.]+)!2d/

/** The pin of a place that Google knows, and the miles by which its map may be off. */
function pinOf(map: MapFact): { point: Point; spare: number } | undefined {
  const point = place.test(map.url) ? pointOfMap(map) : undefined
  if (!point || point.decimals < least_decimals) return undefined
  if (pin.test(map.url)) return { point, spare: least_miles }
  if (map.from === 'link') return /[?&]ll=/.test(map.url) ? { point, spare: least_miles } : undefined
  const meters = Number(width.exec(map.url)?.[1])
  return meters <= widest ? { point, spare: Math.max(least_miles, meters / meters_of_mile) } : undefined
}

/** The one point that the page's data gives to the business. */
function pointInData(page: PageView): GeoFact | undefined {
  const { nodes } = page.facts.structured_data
  const own = new Set(ownLocalBusinesses(page))
  const told = page.facts.geo.filter(({ from, node }) => {
    const owner = nodes[node ?? -1]
    return from === 'structured-data' && owner !== undefined && own.has(owner)
  })
  return told.length === 1 && (told[0]?.decimals ?? 0) >= least_decimals ? told[0] : undefined
}

export const geoOffPin: PageCheck = {
  id: 'schema-geo-off-pin',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The map point in your structured data is not where the map on the page has its pin',
  why: 'The point was guessed, or is the middle of the town. Map apps and assistants that take it from you send customers a mile or more past your door.',
  mend: 'Look your business up on Google Maps, press and hold on its door, and copy both numbers into "geo".',
  source: local_business_guide,
  look: page => {
    const told = pointInData(page)
    const pins = told ? mapsToYou(page).flatMap(map => pinOf(map) ?? []) : []
    const [first] = pins
    if (!told || !first) return notApplicable
    // Pins of several places: which of them is meant nobody can say.
    if (pins.some(({ point }) => milesBetween(point, first.point) > least_miles)) return notApplicable
    const spare = Math.min(...pins.map(one => one.spare))
    const miles = milesBetween(told, first.point)
    if (miles <= spare || miles > most_miles) return foundAll([])
    const shown = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
    const evidence = `“geo”: ${shown(told)}; the map’s pin: ${shown(first.point)}: ${miles.toFixed(1)} miles apart`
    return foundAll([{ url: page.url, line: told.line, evidence }])
  },
}
