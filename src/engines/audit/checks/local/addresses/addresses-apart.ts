import {
  compareAddresses,
  doorOfKey,
  sharedByHouses,
  streetOfKey,
} from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps } from '#src/engines/audit/checks/business/places-of-site.ts'
import { strangeFeet } from '#src/engines/audit/checks/business/strange-feet.ts'
import { says } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { another_house, leads_there } from '#src/engines/audit/facts/site/told-houses.ts'
import type { AddressFact } from '#src/engines/audit/facts/types/business-facts.ts'

const guidelines = 'https://support.google.com/business/answer/3038177'
const most = 5

const areTwoPlaces = (one: string, other: string) => compareAddresses(one, other).is === 'other'

export const otherAddressInFoot: SiteCheck = {
  id: 'address-differs-in-footer',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A page has another address in its footer than the rest of the site',
  why: 'It is often an old one, or that of the site the page was copied from. Customers drive to the wrong door.',
  mend: 'Print the same address in the footer of every page. If you have several places, list them all there.',
  source: guidelines,
  ...inSteps(function* (site) {
    const found = yield* strangeFeet(site)
    if (!found) return notApplicable
    const { strange, usual } = found
    const own = usual[0]?.key ?? ''
    // A contact page with the right address above its foot is told as that.
    const isToldThere = ({ kind, row }: SitePage) =>
      kind === 'contact' && row.addresses.some(({ key, footer }) => !footer && !areTwoPlaces(key, own))
    return foundAll(
      strange
        .filter(({ page }) => !isToldThere(page))
        .slice(0, most)
        .map(({ page, line, text }) => {
          return { url: page.url, line, evidence: `“${text}”; “${usual[0]?.text}” on ${usual.length} pages` }
        }),
    )
  }),
}

/** Another place on purpose. */
const on_purpose =
  /\b(?:mail\w*|billing|warehouse|showroom|plant|branch|headquarters|second|other|satellite|new|old|former\w*|north|south|east|west|downtown|parking|remit|locations|offices|p\.?\s?o\.?)\b/i

function labelOf({ facts }: PageView, { offset, text }: AddressFact): string {
  const { blocks } = facts.text
  const at = blocks.findLastIndex(block => block.offset <= offset)
  const own = blocks[at]?.text ?? ''
  return `${blocks[at - 2]?.text.slice(-40) ?? ''} ${blocks[at - 1]?.text.slice(-60) ?? ''} ${own.slice(0, Math.max(0, own.indexOf(text.slice(0, 8))))}`
}

const shortest_host = 5
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

/** Is the label the name of another business, to whose home page the page links? */
function namesNeighbor({ facts: { links, names } }: PageView, label: string): boolean {
  const said = lettersOf(label)
  const own = names.map(({ name }) => lettersOf(name))
  return links.some(({ kind, internal, url }) => {
    if (kind !== 'web' || internal || url === null) return false
    const { hostname, pathname } = new URL(url)
    const host = lettersOf(hostname.replace(/^www\./, '').split('.', 1)[0] ?? '')
    if (pathname !== '/' || host.length < shortest_host || !said.includes(host)) return false
    return !own.some(name => name.includes(host) || (name.length >= shortest_host && host.includes(name)))
  })
}

/** Articles and lists tell of other doors. */
const of_others = new Set<PageKind>(['article', 'listing', 'location'])

export const contactPageOtherAddress: PageCheck = {
  id: 'contact-page-other-address',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A page gives another address than the footer below it',
  why: 'Customers do not know where to drive, and maps cannot tell which of the two is you.',
  mend: 'Print the same address in both places. If you have two, say beside each what it is.',
  source: guidelines,
  look: page => {
    const { url, kind, facts } = page
    if (of_others.has(kind)) return notApplicable
    const feet = new Set(facts.copyrights.map(({ offset }) => offset))
    // Where nothing marks the foot, the notice of copyright tells it.
    const isFrame = ({ region, offset }: AddressFact) => region === 'footer' || region === 'header' || feet.has(offset)
    const [around, inside] = [facts.addresses.filter(isFrame), facts.addresses.filter(one => !isFrame(one))]
    const [own] = around
    const [other] = inside
    // Elsewhere than on the contact page an address may be that of a customer, a fair or a court.
    if (!own || !other) return notApplicable
    const label = labelOf(page, other)
    const is_other_house = sharedByHouses(own.key, other.key) !== null && !another_house.test(label)
    if (kind !== 'contact' && !is_other_house && !leads_there.test(label)) return notApplicable
    if (namesNeighbor(page, label)) return foundAll([])
    const one_each = [around, inside].every(list => list.every(({ key }) => !areTwoPlaces(key, list[0]?.key ?? '')))
    const purpose = [own, other].some(one => on_purpose.test(labelOf(page, one)) || /^p\W*o\W*box/i.test(one.street))
    if (!one_each || purpose || !areTwoPlaces(own.key, other.key)) return foundAll([])
    return found(url, other.line, `“${other.text.slice(0, 90)}”; in the footer or header “${own.text.slice(0, 90)}”`)
  },
}

/** A street with its house number, as titles and descriptions have it: no town behind it. */
const street =
  /\b\d{1,6} (?:[NSEW]\.? )?(?:[A-Z][A-Za-z'’]+ ){1,3}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Highway|Hwy|Parkway|Pkwy)\b/
const of_whole_business = new Set<PageKind>(['home', 'contact', 'about'])

const keyOfStreet = (written: string) => addressKey({ street: written, unit: '', city: '', state: '', postal_code: '' })

export const addressInResults: SiteCheck = {
  id: 'address-differs-in-results',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Search results show another street address than your site',
  why: 'Title and description are what people read first. Whoever drives to the address there stands before a strange door.',
  mend: 'Write the address of your site into the title or the description, or leave it out there.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  ...inSteps(function* (site) {
    const known = yield* addressesInSteps(site)
    const first = known.find(({ from }) => from === 'text')
    if (!first) return notApplicable
    const said = yield* streetsInResults(site)
    if (said.length === 0) return foundAll([])
    const doors = yield* groupInSteps(known, ({ key }) => doorOfKey(key))
    const streets = new Set(known.map(({ key }) => streetOfKey(key)))
    const told = said.filter(
      ({ shown, kind }) =>
        // What a page of one service or one town names may be where the work was done; on the own street it is a slip.
        (of_whole_business.has(kind) || (kind === 'service' && streets.has(streetOfKey(keyOfStreet(shown))))) &&
        !doors.has(doorOfKey(keyOfStreet(shown))) &&
        !(site.home_view && says(site.home_view, shown)),
    )
    return foundAll(
      told.slice(0, most).map(({ shown, url, line }): Occurrence => {
        return { url, line, evidence: `“${shown}”; on the site: “${first.text.slice(0, 90)}”` }
      }),
    )
  }),
}

type Said = { shown: string; kind: PageKind; url: string; line: number }

/** The streets that titles and descriptions name. */
function* streetsInResults({ pages }: SiteView): Generator<undefined, Said[]> {
  const said: Said[] = []
  for (const [index, { url, kind, row }] of pages.entries()) {
    if (endsStep(index)) yield
    if (of_others.has(kind)) continue
    for (const [text, line] of [
      [row.title, row.title_line],
      [row.description, row.description_line],
    ] as const) {
      const shown = street.exec(text)?.[0]
      if (shown !== undefined) said.push({ shown, kind, url, line })
    }
  }
  return said
}
