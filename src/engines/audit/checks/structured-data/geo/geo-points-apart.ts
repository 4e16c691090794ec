import { stateBox } from '#src/domain/state-boxes.ts'
import { compareAddresses, doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, placesAmong } from '#src/engines/audit/checks/business/places-of-site.ts'
import { isWithin } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { farFromDoor } from '#src/engines/audit/checks/towns/far-from-door.ts'
import { milesBetween } from '#src/engines/audit/checks/towns/miles.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { IndexedPoint } from '#src/engines/audit/facts/site/site-index-row.ts'

type Placed = IndexedPoint & { url: string }

/** A map's middle lies beside the place, and a city's middle may stand for a shop in it. */
const most_miles = 8
/** Miles that the middle of a map may be off before that is a finding of its own. */
const map_spare = 10
const most = 5

const whole_business = new Set<PageKind>(['home', 'contact', 'about'])
const sources: Record<IndexedPoint['from'], string> = {
  meta: 'meta tag',
  map: 'map',
  pin: 'pin of the map',
  'structured-data': 'structured data',
  text: 'on the page',
  link: 'link',
  script: 'map of a script',
  attribute: 'map of a script',
}
/** Their middle may lie beside the place. */
const of_maps = new Set<IndexedPoint['from']>(['map', 'pin', 'script', 'attribute'])
const shown = ({ from, latitude, longitude }: Placed) =>
  `${sources[from]}: ${latitude.toFixed(4)}, ${longitude.toFixed(4)}`

/** Each point told of an address in one way, where it stands first; `told` counts them wherever they stand. */
function* pointsOf({ pages }: SiteView): Generator<undefined, { points: Placed[]; told: number }> {
  const points = new Map<string, Placed>()
  let told = 0
  for (const [index, { url, kind, row }] of pages.entries()) {
    if (endsStep(index)) yield
    for (const point of row.points) {
      if (point.from !== 'structured-data' && !whole_business.has(kind)) continue
      told++
      const saying = `${point.from} ${point.latitude} ${point.longitude} ${point.key}`
      if (!points.has(saying)) points.set(saying, { ...point, url })
    }
  }
  return { points: [...points.values()], told }
}

/** A pin is on a map of some streets: nobody is led to a door that is not on it. */
const most_miles_off_pin = 3
const is_exact = new Set<IndexedPoint['from']>(['pin', 'structured-data'])

const areFarApart = (one: Placed, other: Placed) => {
  const is_pinned = one.from !== other.from && is_exact.has(one.from) && is_exact.has(other.from)
  return milesBetween(one, other) > (is_pinned ? most_miles_off_pin : most_miles)
}

function apart(points: readonly Placed[]): Occurrence[] {
  const [first] = points
  const other = first && points.find(point => areFarApart(first, point))
  if (!first || !other) return []
  const evidence = `${shown(other)}; ${shown(first)}${first.url === other.url ? '' : ` on ${first.url}`}: ${Math.round(milesBetween(first, other))} miles apart`
  return [{ url: other.url, line: other.line, evidence }]
}

export const geoPointsApart: SiteCheck = {
  id: 'geo-points-differ',
  section: 'structured-data',
  scope: 'site',
  severity: 'high',
  title: 'Your site puts the business at two points far from each other',
  why: 'Map apps and assistants send customers to one of them, and nobody knows to which.',
  mend: 'Look your business up on a map, and write the same latitude and longitude everywhere.',
  source: local_business_guide,
  ...inSteps(function* (site) {
    const { points, told: times } = yield* pointsOf(site)
    if (times < 2) return notApplicable
    const places = placesAmong(yield* addressesInSteps(site))
    const [only] = places
    if (places.length > 1 || !only) {
      const told = points.filter(({ key }) => key !== '')
      // The same street told in another town is a finding of its own.
      const doors = yield* groupInSteps(told, ({ key }) => `${doorOfKey(key)}|${key.split('|')[2]}`)
      return foundAll([...doors.values()].flatMap(apart).slice(0, most))
    }
    const [, , city = '', state = '', zip = ''] = only.key.split('|')
    const border = stateBox(state)
    const isFar = (point: Placed) =>
      farFromDoor(point, { city, state, zip }, of_maps.has(point.from) ? map_spare : 0) !== null
    const own = points.filter(
      point =>
        // The same street told in another town is a finding of its own.
        (point.key === '' || compareAddresses(point.key, only.key).is !== 'other') &&
        (!border || isWithin(border, point, 0)),
    )
    const near = own.filter(point => !isFar(point))
    // Data that is far from the address is another finding, and what is less far has the same cause.
    if (near.length < own.length && own.some(point => point.from === 'structured-data' && isFar(point)))
      return foundAll([])
    return foundAll(apart(near))
  }),
}

export const onePointForTwo: SiteCheck = {
  id: 'geo-shared-by-places',
  section: 'structured-data',
  scope: 'site',
  severity: 'high',
  title: 'Two of your places share one point on the map',
  why: 'It was copied along with the page. Customers of one place are sent to the other.',
  mend: 'Give each place its own latitude and longitude.',
  source: local_business_guide,
  ...inSteps(function* (site) {
    const { points, told: times } = yield* pointsOf(site)
    const told = points.filter(({ key, from }) => key !== '' && from === 'structured-data')
    if (told.length === 0 || times < 2) return notApplicable
    const first_at = new Map<string, Placed>()
    const twins = new Map<string, Occurrence>()
    for (const [index, point] of told.entries()) {
      if (endsStep(index)) yield
      const place = `${point.latitude}, ${point.longitude}`
      const first = first_at.get(place)
      if (!first) first_at.set(place, point)
      else if (
        !twins.has(place) &&
        point.key !== first.key &&
        areFarDoors(first.key, point.key) &&
        !isFar(first, point)
      )
        twins.set(place, twinsAt(place, first, point))
    }
    return foundAll([...twins.values()].slice(0, most))
  }),
}

/** A point that lies far from either place is told on its page, as the graver finding of the two. */
const isFar = (...points: readonly Placed[]): boolean =>
  points.some(point => {
    const [, , city = '', state = '', zip = ''] = point.key.split('|')
    return farFromDoor(point, { city, state, zip }) !== null
  })

const doorIn = (key: string) => key.split('|').slice(0, 3).filter(Boolean).join(', ')

function twinsAt(place: string, first: Placed, { key, url, line }: Placed): Occurrence {
  return { url, line, evidence: `${place} for “${doorIn(first.key)}” and “${doorIn(key)}”` }
}

/** Are two addresses those of two places in two towns with a ZIP each? */
function areFarDoors(one: string, other: string): boolean {
  const [, , city, , zip] = one.split('|')
  const [, , other_city, , other_zip] = other.split('|')
  return (
    doorOfKey(one) !== doorOfKey(other) && city !== other_city && zip !== other_zip && zip !== '' && other_zip !== ''
  )
}

/** Decimals with which a point is a town or a county. */
const coarse = /^-?\d{1,3}(?:\.\d)?0*$/

export const coarsePoint: SiteCheck = {
  id: 'schema-geo-imprecise',
  section: 'structured-data',
  scope: 'site',
  severity: 'medium',
  title: 'The map point in your structured data is rounded to miles',
  why: 'With one decimal or none it lies up to several miles from your door. Google asks for five decimals.',
  mend: 'Copy latitude and longitude from a map with five decimals, such as 32.08091, -81.09119.',
  source: local_business_guide,
  look: ({ home_view }) => {
    const points = home_view?.facts.structured_data.nodes.flatMap(node => {
      const [latitude, longitude] = ['latitude', 'longitude'].map(name => textOf(node, name))
      const holder = home_view.facts.structured_data.nodes[node.parent ?? -1]
      return latitude && longitude && holder?.properties.has('address')
        ? [{ latitude, longitude, line: node.line }]
        : []
    })
    if (!home_view || !points || points.length === 0) return notApplicable
    return foundAll(
      points
        .filter(({ latitude, longitude }) => coarse.test(latitude) && coarse.test(longitude) && Number(latitude) !== 0)
        .map(({ latitude, longitude, line }) => ({ url: home_view.url, line, evidence: `${latitude}, ${longitude}` })),
    )
  },
}
