import { isInside } from '#src/domain/state-boxes.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { areaFor, reasonFor } from '#src/engines/audit/checks/structured-data/geo/geo-against-address.ts'
import { farFromDoor } from '#src/engines/audit/checks/towns/far-from-door.ts'
import type { GeoFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Where visitors meet a point, and the miles that its map may be off. */
const met: ReadonlyMap<GeoFact['from'], readonly [where: string, spare: number]> = new Map([
  ['text', ['on the page', 0]],
  ['link', ['in a link', 0]],
  ['script', ['the map that a script draws', 10]],
  ['attribute', ['the map that a script draws', 10]],
])
/** Others may tell of a job, a trail or a town that is served. */
const of_the_business = new Set<PageKind>(['home', 'contact', 'about', 'location'])
/** Points that say no more than the region. */
const least_decimals = 2

/** Is the page about a town in which the business has no door? The point on it is the middle of that town. */
function isOfServedTown({ kind, facts }: PageView, door: string | undefined): boolean {
  if (kind !== 'location') return false
  const heading = facts.headings.find(({ level }) => level === 1)?.name ?? ''
  const over = plainWords(`${facts.titles[0]?.text ?? ''} ${heading}`)
  const doors = [door ?? '', ...facts.addresses.map(({ city }) => city)].filter(city => city !== '')
  return doors.every(city => !over.includes(plainWords(city)))
}

export const pointsElsewhere: PageCheck = {
  id: 'coordinates-elsewhere',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Coordinates on the page are not where your address is',
  why: 'Whoever types them into a navigation system, or looks at the map that is drawn from them, is led to another place.',
  mend: 'Look your business up on a map, copy latitude and longitude from there, and keep the minus sign: longitudes in the United States are negative.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: page => {
    if (!of_the_business.has(page.kind)) return notApplicable
    const found: Occurrence[] = []
    let compared = 0
    for (const geo of page.facts.geo) {
      const [where, spare] = met.get(geo.from) ?? []
      const area = where !== undefined && geo.decimals >= least_decimals ? areaFor(geo, page) : null
      if (!area || area.boxes.length === 0 || isOfServedTown(page, area.door?.city)) continue
      compared++
      const is_there = area.boxes.some(box => isInside(box, geo.latitude, geo.longitude))
      const reason = is_there ? area.door && farFromDoor(geo, area.door, spare) : reasonFor(geo, area)
      if (!reason) continue
      const point = `${Number(geo.latitude.toFixed(5))}, ${Number(geo.longitude.toFixed(5))}`
      found.push({ url: page.url, line: geo.line, evidence: `${point}, ${where}: ${reason}` })
    }
    return compared === 0 ? notApplicable : foundAll(found.slice(0, 1))
  },
}
