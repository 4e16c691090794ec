import {
  addressesOf,
  isDescribed,
  isOfNoKnownType,
  mainBusinesses,
  ownOrganisations,
  saysAny,
} from '#src/engines/audit/checks/business/business-nodes.ts'
import type { Outcome, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import { local_business_guide } from './google-guide.ts'

/** What is missed, by its name and the properties that give it; any one of them is enough. */
type Wanted = readonly (readonly [string, readonly string[]])[]

const required: Wanted = [
  ['name', ['name', 'legalName']],
  ['address', ['address', 'areaServed', 'serviceArea', 'location']],
]
const recommended: Wanted = [
  ['telephone', ['telephone', 'contactPoint']],
  ['url', ['url']],
  ['openingHoursSpecification', ['openingHoursSpecification', 'openingHours']],
  ['geo', ['geo', 'areaServed', 'serviceArea', 'location']],
]
/** Results are hardly the poorer for these. */
const of_use: Wanted = [
  ['image', ['image', 'logo', 'photo']],
  ['priceRange', ['priceRange']],
]

const named_as_a_doctor = /^(?:Dr\.?|Doctor) |,? (?:M\.?D|D\.?O|D\.?D\.?S|D\.?M\.?D|D\.?P\.?M|O\.?D|PA-?C|NP)\.?$/
const of_a_person = ['honorificPrefix', 'honorificSuffix', 'jobTitle', 'givenName', 'familyName', 'alumniOf']
const of_a_practice = [
  'worksFor',
  'memberOf',
  'affiliation',
  'hospitalAffiliation',
  'parentOrganization',
  'practicesAt',
]

/** schema.org counts physicians among the businesses; those of one practice are its staff, and need no address each. */
function isOfStaff(node: DataNode, among: readonly DataNode[]): boolean {
  const isDoctor = ({ types, properties }: DataNode, name: string) =>
    types.includes('Physician') &&
    !properties.has('address') &&
    (named_as_a_doctor.test(name) || of_a_person.some(property => properties.has(property)))
  if (!isDoctor(node, textOf(node, 'name'))) return false
  const doctors = among.filter(other => isDoctor(other, textOf(other, 'name')))
  return doctors.length > 1 || of_a_practice.some(property => node.properties.has(property))
}

const naming: ReadonlySet<string> = new Set(['name', 'url', 'sameAs', 'logo', 'image', 'alternateName'])

/** Is it known by an address on another page of the site, where the entry stands in full? */
function isOfAnotherPage({ id }: DataNode, { url }: PageView): boolean {
  const named = id?.includes('#') && /^https?:/i.test(id) ? URL.parse(id) : null
  if (!named) return false
  const here = new URL(url)
  const [host, own_host] = [named.hostname, here.hostname].map(name => name.replace(/^www\./, ''))
  return host === own_host && placeOf(named) !== placeOf(here)
}

const placeOf = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?(?:\.html?)?\/?$/i, '')

/** Says only who is meant. */
const isMention = ({ parent, properties }: DataNode): boolean =>
  parent !== null && [...properties.keys()].every(name => naming.has(name))

/** Microdata written around a printed address puts the number below it into the address. */
const isSaidInAddress = (node: DataNode, page: PageView, name: string): boolean =>
  name === 'telephone' &&
  nodesOf(node, 'address').some(index => page.facts.structured_data.nodes[index]?.properties.has('telephone') === true)

const isReadInFull = ({ block }: DataNode, { facts }: PageView): boolean =>
  facts.structured_data.blocks[block ?? -1]?.problem?.kind !== 'comment'

/** Entries of the same name that say more, beside one that has no street of its own and so is none of a branch. */
function twinsAmong(all: readonly DataNode[], page: PageView): (node: DataNode) => DataNode[] {
  const by_name = Map.groupBy(all, node => textOf(node, 'name'))
  return node => {
    const name = textOf(node, 'name')
    if (name === '' || addressesOf(node, page).some(({ street }) => street !== '')) return []
    return (by_name.get(name) ?? []).filter(other => other !== node)
  }
}

/** What is known by no type may be described in full beside it, as a place with the same number. */
function atOnePhone(node: DataNode, page: PageView): DataNode[] {
  const phone = textOf(node, 'telephone')
  if (phone === '' || !isOfNoKnownType(node)) return []
  return page.facts.structured_data.nodes.filter(other => other !== node && textOf(other, 'telephone') === phone)
}

const gives = ({ properties }: DataNode, name: string, of: Wanted): boolean =>
  of.some(([wanted, by]) => wanted === name && by.some(property => properties.has(property)))

function lookFor(wanted: Wanted, page: PageView, also: Wanted = []) {
  const all = [...mainBusinesses(page), ...ownOrganisations(page).filter(isOfNoKnownType).filter(isDescribed)]
  // What is known by an address on another page is looked at there; what a typing error hides is told with the error.
  const businesses = all.filter(
    node => !isOfStaff(node, all) && !isMention(node) && !isOfAnotherPage(node, page) && isReadInFull(node, page),
  )
  if (businesses.length === 0) return notApplicable
  const twinsOf = twinsAmong(all, page)
  return foundAll(
    businesses.flatMap((node, at) => {
      const twins = twinsOf(node)
      // What both lack is missed in the one with the street, or in the first.
      const asked = twins.filter(
        twin => businesses.includes(twin) && (businesses.indexOf(twin) < at || twinsOf(twin).length === 0),
      )
      const isMissedThere = (name: string, of: Wanted) => asked.some(twin => missedOf(twin, of, page).includes(name))
      const lacks = (of: Wanted) =>
        missedOf(node, of, page).filter(
          name =>
            ![...twins, ...atOnePhone(node, page)].some(twin => gives(twin, name, of)) && !isMissedThere(name, of),
        )
      const missed = lacks(wanted)
      if (missed.length === 0) return []
      const evidence = `${shown(node)} has no ${[...missed, ...lacks(also)].join(', ')}`
      return [{ url: page.url, line: node.line, evidence }]
    }),
  )
}

function missedOf(node: DataNode, wanted: Wanted, page: PageView): string[] {
  return wanted.flatMap(([name, properties]) =>
    saysAny(node, page, properties) ||
    saidByAnotherName(node, name) ||
    isSaidInAddress(node, page, name) ||
    (name === 'openingHoursSpecification' && node.types.some(type => lodgings.has(type)))
      ? []
      : [name],
  )
}

/** Guests come and leave at a time; their door has no hours. */
const lodgings = new Set([
  'LodgingBusiness',
  'Hotel',
  'Motel',
  'Hostel',
  'Resort',
  'BedAndBreakfast',
  'Campground',
  'RVPark',
  'VacationRental',
])

/** Names that people write for a property; schema.org does not know them, and that is another finding. */
const other_names: Record<string, readonly string[]> = {
  telephone: ['phone', 'phoneNumber', 'tel', 'Telephone', 'telephoneNumber'],
  openingHoursSpecification: [
    'hours',
    'openingHour',
    'openHours',
    'businessHours',
    'openingHoursSpecifications',
    'OpeningHours',
  ],
  url: ['website', 'URL', 'Url'],
  priceRange: ['pricerange', 'PriceRange'],
}

const saidByAnotherName = ({ properties }: DataNode, name: string): boolean =>
  other_names[name]?.some(other => properties.has(other)) ?? false

function shown(node: DataNode): string {
  const name = textOf(node, 'name')
  return name === '' ? `${node.types[0]}` : `${node.types[0]} “${name.slice(0, 60)}”`
}

export const requiredProperties: PageCheck = {
  id: 'schema-local-required',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The structured data of your business lacks its name or address',
  why: 'Google asks for both. Without them it ignores the whole description of your business.',
  mend: 'Add the missing property to the LocalBusiness entry. A business that only visits its customers may give areaServed in place of an address.',
  source: local_business_guide,
  look: page => lookFor(required, page),
}

/** The entry stands on the site itself: that it does not give the address is no loss. */
const only_url = / has no url(?:, (?:image|priceRange))*$/

function withoutOnlyUrl(outcome: Outcome): Outcome {
  return outcome.state === 'found'
    ? foundAll(outcome.occurrences.filter(({ evidence }) => !only_url.test(evidence)))
    : outcome
}

export const recommendedProperties: PageCheck = {
  id: 'schema-local-recommended',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The structured data of your business could say more',
  why: 'Phone, hours and place told this way can be shown right in the search results, where customers decide.',
  mend: 'Add the properties named below, with the same words and numbers that stand on the page.',
  source: local_business_guide,
  // An entry that lacks what is required is told as that.
  look: page => withoutOnlyUrl(unlessTold(lookFor(recommended, page, of_use), [requiredProperties], page)),
}

export const usefulProperties: PageCheck = {
  id: 'schema-local-image-price',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'The structured data of your business names no picture or no price range',
  why: 'Google recommends both: a picture may stand beside your entry, and the price range helps people choose.',
  mend: 'Add the properties named below: the address of a photo or your logo, and a price range such as "$$".',
  source: local_business_guide,
  look: page => {
    const outcome = unlessTold(lookFor(of_use, page), [requiredProperties, recommendedProperties], page)
    // With a type that exists it may be no business at all, and that comes first.
    const unknown = new Set(
      ownOrganisations(page)
        .filter(isOfNoKnownType)
        .map(({ line }) => line),
    )
    if (outcome.state !== 'found' || unknown.size === 0) return outcome
    return foundAll(outcome.occurrences.filter(({ line }) => !unknown.has(line ?? 0)))
  },
}

/** Without the entries that graver checks tell of. */
function unlessTold(outcome: Outcome, graver: readonly PageCheck[], page: PageView): Outcome {
  if (outcome.state !== 'found') return outcome
  const told = new Set(
    graver.flatMap(check => {
      const looked = check.look(page)
      return looked.state === 'found' ? looked.occurrences.map(({ line }) => line) : []
    }),
  )
  return foundAll(outcome.occurrences.filter(({ line }) => !told.has(line)))
}
