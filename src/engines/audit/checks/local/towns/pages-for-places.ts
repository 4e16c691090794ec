import { stateCode } from '#src/domain/us-states.ts'
import { isAmerican } from '#src/engines/audit/checks/business/american.ts'
import { addressesOf, ownLocalBusinesses } from '#src/engines/audit/checks/business/business-nodes.ts'
import { compareAddresses, doorOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { isVisited } from '#src/engines/audit/checks/business/local-trade.ts'
import {
  addressesOfSite,
  type PlacedAddress,
  placesAmong,
  unreadOf,
} from '#src/engines/audit/checks/business/places-of-site.ts'
import { namesTown } from '#src/engines/audit/checks/business/town-names.ts'
import { townsServedInText } from '#src/engines/audit/checks/business/towns-served.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { saysNeitherCityNorService } from '#src/engines/audit/checks/on-page/titles/title-city.ts'
import { placeholderIn } from '#src/engines/audit/checks/on-page/titles/title-placeholder.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { milesToSeats, seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { addressInPart } from '#src/engines/audit/facts/business/address-in-part.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

const guidelines = 'https://support.google.com/business/answer/3038177'

/** Has one of these places a page of its own, by title, heading or address? Each page's words are made plain once. */
function hasPageForAny({ pages, home }: SiteView, places: readonly string[]): boolean {
  const names = places.map(plainWords)
  return pages.some(({ url, row, kind }) => {
    if (url === home?.url || kind === 'contact') return false
    const words = plainWords(`${row.title} ${row.h1} ${url}`)
    return names.some(name => words.includes(name))
  })
}

/** Tells whether a place is one of those that pages print. Only those at one door are compared: a chain has thousands. */
function amongPrinted(printed: readonly PlacedAddress[]): (key: string) => boolean {
  const keys = new Set(printed.map(({ key }) => key))
  let by_door: ReadonlyMap<string, readonly string[]> | undefined
  return key => {
    if (keys.has(key)) return true
    by_door ??= Map.groupBy(keys, doorOfKey)
    return (by_door.get(doorOfKey(key)) ?? []).some(one => compareAddresses(one, key).is === 'same')
  }
}

/** The towns that the structured data of a page names as served, in plain words. */
function areasTold({ facts }: PageView): string[] {
  return townsServed(facts.structured_data.nodes)
    .map(plainWords)
    .filter(area => area.length >= 4)
}

function townsServed(nodes: readonly DataNode[]): string[] {
  const areas = nodes.flatMap(node => [
    ...textsOf(node, 'areaServed'),
    ...nodesOf(node, 'areaServed').map(index => textOf(nodes[index], 'name')),
  ])
  return [...new Set(areas.map(area => area.split(',')[0]?.trim() ?? ''))]
}

const town_at_end = /,\s([A-Z][\w.'’ -]{1,30}),\s?([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\W*$/

/** The town of an address that lacks its ZIP, where there is such a town in the state. */
function townInPart(facts: PageFacts): string | null {
  const [, town = '', region = ''] = town_at_end.exec(addressInPart(facts)?.text ?? '') ?? []
  const state = stateCode(region)
  return state !== null && townsNamed(town).some(one => one.state === state) ? town : null
}

/** The cities that the home page is of; where it names none, those of the other pages. */
function citiesOf(site: SiteView, page: PageView): string[] {
  if (site.given.city !== null) return [site.given.city]
  const told = ownLocalBusinesses(page).flatMap(node => addressesOf(node, page).map(({ city }) => city))
  const here = [...told, ...page.facts.addresses.map(({ city }) => city)].filter(Boolean)
  if (here.length > 0) return here
  const in_part = townInPart(page.facts)
  if (in_part !== null) return [in_part]
  const elsewhere = placesAmong(addressesOfSite(site).filter(({ from }) => from === 'text'))
  return elsewhere.map(({ key }) => (key.split('|')[2] ?? '').replace(/\b[a-z]/g, letter => letter.toUpperCase()))
}

/** A page that a script draws, or that only sends its visitors on. */
const isNoPageOfItsOwn = ({ facts }: PageView) =>
  facts.empty_app_root !== null || facts.refresh !== null || facts.script_redirects.length > 0

/** "Tarrant County", "North Jersey": where somebody works whose customers are in many towns. */
const region =
  /\b[A-Z]\w+ (?:County|Counties|Bay Area|Valley|Metro)\b|\b(?:North|South|East|West|Central|Greater)(?:ern)? [A-Z]/

/** Cities that people call by something shorter, or by the whole of which they are a part. */
const called: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:brooklyn|bronx|queens|manhattan|staten island|new york(?: city)?)$/, /\b(?:nyc|new york|manhattan)\b/],
  [/^los angeles$/, /\bla\b/],
  [/^san francisco$/, /\bsf\b/],
  [/^philadelphia$/, /\bphilly\b/],
  [/^washington$/, /\bdc\b/],
  [/^las vegas$/, /\bvegas\b/],
]
const inFull = (words: string) =>
  words
    .replace(/\bft\b/g, 'fort')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bmt\b/g, 'mount')

function namesCity(said: string, city: string): boolean {
  if (inFull(said).includes(inFull(city))) return true
  return called.some(([one, short]) => one.test(city) && short.test(said))
}

const words_in_row = /\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,5}/gu

/** "San Diego Landscaping" of somebody in a suburb, also in one that the post does not know. */
function namesTownNearby(site: SiteView, title: string): boolean {
  const seats = seatsOfSite(site)
  return [...title.slice(0, 200).matchAll(words_in_row)].some(([row]) => {
    const words = row.split(' ')
    const names = words.flatMap((_, from) => [1, 2, 3].map(count => words.slice(from, from + count).join(' ')))
    return names.some(
      name =>
        isCity(name) &&
        (seats.length === 0 ||
          townsNamed(name).some(
            ({ state, points }) =>
              seats.some(seat => seat.state === state) && milesToSeats(seats, points) < nearby_miles,
          )),
    )
  })
}

export const cityInTitle: SiteCheck = {
  id: 'city-in-home-title-h1',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your home page does not name your city in its title or main heading',
  why: 'People search for a trade and a town. Title and heading are where search engines look for both.',
  mend: 'Write the city beside your trade, for example “Plumber in Savannah, GA | Calloway Plumbing”.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: site => {
    const page = site.home_view
    if (!page?.indexable || isNoPageOfItsOwn(page) || saysNeitherCityNorService(page)) return notApplicable
    const { facts, url } = page
    const known = citiesOf(site, page)
    const cities = [...new Set(known.map(plainWords))].filter(city => city.length >= 3 && city.length < 40)
    // A business in several cities has a page for each.
    if (cities.length !== 1) return notApplicable
    const title = facts.titles.find(({ text }) => text !== '')
    // A title that is missing or was never written is told as that.
    if (!title || placeholderIn(title.text) !== null) return notApplicable
    const headings = facts.headings.filter(({ level }) => level === 1).map(({ name }) => name)
    const said = [title.text, ...headings].join(' · ')
    if (namesCity(plainWords(said), cities[0] ?? '')) return ok
    // Another town on purpose: the one that most customers live in, not the one the van is parked in.
    if (
      site.given.city === null &&
      (namesTown(said) ||
        namesTownNearby(site, title.text) ||
        region.test(said) ||
        areasTold(page).some(area => plainWords(said).includes(area.replace(/s$/, ''))))
    )
      return ok
    return found(url, title.line, `“${title.text.slice(0, 80)}” without ${known[0]}`)
  },
}

export const locationPagesMissing: SiteCheck = {
  id: 'location-pages-missing',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your locations have no pages of their own',
  why: 'Each location can be found only if a page speaks of it: its address, hours, people and directions.',
  mend: 'Give each location a page and link its Google profile to it.',
  source: guidelines,
  look: site => {
    const all = addressesOfSite(site)
    // An entry of structured data for a place that no page prints is another finding.
    const isPrinted = amongPrinted(all.filter(({ from }) => from === 'text'))
    const places = placesAmong(
      all.filter(({ from, footer, key, phone, page }) =>
        from === 'text' ? footer || (phone !== '' && page.kind === 'home') : isPrinted(key),
      ),
    )
    const cities = [...new Set(places.map(({ key }) => key.split('|')[2] ?? ''))].filter(city => city.length >= 3)
    if (places.length < 2 || cities.length < 2) return notApplicable
    if (site.pages.some(({ kind }) => kind === 'location') || hasPageForAny(site, cities)) return ok
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    return foundAll(
      places
        .slice(0, 5)
        .map(({ text, line, page }) => ({ url: page.url, line, evidence: `${text}: no page of its own` })),
    )
  },
}

const fewest_towns = 3
const nearby_miles = 60

/** Are enough of them towns, in the state of the business or near it? The quarters of one city need no page each. */
function areTowns(site: SiteView, names: readonly string[]): boolean {
  // Towns of other countries are not known here.
  if (site.home_view && !isAmerican(site.home_view.facts)) return true
  const seats = seatsOfSite(site)
  const states = new Set(seats.map(({ state }) => state))
  const known = names.filter(name =>
    townsNamed(name.replace(/,? [A-Z]{2}$/, '')).some(
      ({ state, points }) => seats.length === 0 || states.has(state) || milesToSeats(seats, points) < nearby_miles,
    ),
  )
  return known.length >= fewest_towns
}

export const areaPagesMissing: SiteCheck = {
  id: 'service-area-pages-missing',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'The towns you serve have no pages',
  why: 'A town that stands only in a list is rarely found by people who search there.',
  mend: 'Write a page for the towns that matter most, each with something true only of that town.',
  source: guidelines,
  look: site => {
    const facts = site.home_view?.facts
    const told = townsServed(facts?.structured_data.nodes ?? []).filter(
      town => /^[A-Z][\p{L}.' -]{2,40}$/u.test(town) && !/county|state|area|united/i.test(town),
    )
    const towns = told.length > 0 || !facts || isVisited(facts) ? told : townsServedInText(facts)
    if (towns.length < 3 || !isLocalSite(site) || !areTowns(site, towns)) return notApplicable
    if (site.pages.some(({ kind }) => kind === 'location') || hasPageForAny(site, towns)) return ok
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    return found(
      site.home?.url ?? site.start_url,
      null,
      `${told.length > 0 ? 'areaServed' : 'on the page'}: ${towns.slice(0, 6).join(', ')}`,
    )
  },
}
