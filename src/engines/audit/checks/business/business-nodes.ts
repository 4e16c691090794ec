import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isKindOf, isType } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { nodesOf, textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

/** Properties by which a page's own business hangs on something else; by others (a review's author, a sponsor) it is somebody else. */
const owning = /\/(?:mainEntity|about|publisher|provider|sourceOrganization|copyrightHolder)(?:\/\d+)?$/
const organisation_types = ['Organization', 'LocalBusiness'] as const

export const isLocalBusiness = ({ types }: DataNode): boolean => types.some(type => isKindOf(type, 'LocalBusiness'))

/** Of a type that schema.org does not know, such as "LandscapingBusiness", what it tells is meant of a business all the same. */
const told_of_businesses = ['address', 'telephone', 'openingHours', 'openingHoursSpecification']

/** Meant as a business, under a type that does not exist. */
export const isOfNoKnownType = ({ types, properties }: DataNode): boolean =>
  types.length > 0 && !types.some(isType) && told_of_businesses.some(name => properties.has(name))

const isOrganisation = (node: DataNode): boolean =>
  node.types.some(type => organisation_types.some(kind => isKindOf(type, kind))) || isOfNoKnownType(node)

const bareHostOf = (url: string): string | undefined =>
  URL.parse(url)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '')

/** Does the entity say of itself that it belongs to another site? Where the canonical names the same one, the whole page does, and its address is what is wrong. */
function isElsewhere(node: DataNode, page: PageView): boolean {
  const url = textOf(node, 'url')
  const host = /^https?:/i.test(url) ? bareHostOf(url) : undefined
  if (host === undefined || host === bareHostOf(page.url)) return false
  return page.facts.canonicals.every(canonical => canonical.url === null || bareHostOf(canonical.url) !== host)
}

/** Many checks ask for the same page. */
const own = new WeakMap<PageView['facts'], readonly DataNode[]>()

/**
 * The entities of a page that stand for the business whose site it is: organisations at the top, or as what the page is
 * about. Entities listed as items, reviewed, or (where there are several) of another site are left out.
 */
export function ownOrganisations(page: PageView): readonly DataNode[] {
  const known = own.get(page.facts)
  if (known) return known
  const found = findOwn(page)
  own.set(page.facts, found)
  return found
}

function findOwn(page: PageView): DataNode[] {
  const all = page.facts.structured_data.nodes.filter(
    node =>
      node.is_schema_org &&
      isOrganisation(node) &&
      (node.parent === null || owning.test(node.path)) &&
      node.properties.size > 0,
  )
  return all.length === 1 ? all : all.filter(node => !isElsewhere(node, page))
}

export const ownLocalBusinesses = (page: PageView): DataNode[] => ownOrganisations(page).filter(isLocalBusiness)

export type DataAddress = {
  node: DataNode
  street: string
  city: string
  region: string
  postal_code: string
  country: string
}

/** The postal addresses of an entity that are written as such, not as one text. */
export function addressesOf(node: DataNode, page: PageView): DataAddress[] {
  const { nodes } = page.facts.structured_data
  return nodesOf(node, 'address').flatMap(index => {
    const address = nodes[index]
    if (!address) return []
    const named = nodes[nodesOf(address, 'addressCountry')[0] ?? -1]
    return [
      {
        node: address,
        street: textOf(address, 'streetAddress'),
        city: textOf(address, 'addressLocality'),
        region: textOf(address, 'addressRegion'),
        postal_code: textOf(address, 'postalCode'),
        country: textOf(address, 'addressCountry') || textOf(named, 'name'),
      },
    ]
  })
}

/** Stands at the top, or as what the page is about: not only named as somebody's provider or publisher. */
export const isDescribed = ({ parent, path }: DataNode): boolean =>
  parent === null || /\/(?:mainEntity|about)(?:\/\d+)?$/.test(path)

/** Local businesses that the page describes in full. */
export const mainBusinesses = (page: PageView): DataNode[] => ownLocalBusinesses(page).filter(isDescribed)

/** Has the entity one of these properties, here or where the page speaks of it again under the same @id? */
export function saysAny(node: DataNode, page: PageView, properties: readonly string[]): boolean {
  const same = node.id === null ? [] : page.facts.structured_data.nodes.filter(other => other.id === node.id)
  return [node, ...same].some(one => properties.some(property => one.properties.has(property)))
}

/** Properties by which somebody or something on the page names the business again. */
const naming_again = /\/(?:worksFor|affiliation|seller|offeredBy|hiringOrganization|itemReviewed|provider)(?:\/\d+)?$/

/** Entries for the business that hang on something else: where the owner works, who offers a service, what was reviewed. */
export function namesakesOf(page: PageView): DataNode[] {
  const again = page.facts.structured_data.nodes.filter(node => node.parent !== null && naming_again.test(node.path))
  if (again.length === 0) return again
  const own = ownOrganisations(page)
  const shown = page.facts.names.filter(({ from }) => from !== 'structured-data')
  const names = new Set(
    [...own.map(node => textOf(node, 'name')), ...shown.map(({ name }) => name)]
      .map(plainName)
      .filter(name => name !== ''),
  )
  // "Calloway Plumbing - Macon" is that business in a town.
  const isNamed = (name: string) =>
    names.has(plainName(name)) || names.has(plainName(name.split(with_town, 1)[0] ?? ''))
  return again.filter(
    node => node.is_schema_org && isOrganisation(node) && !own.includes(node) && isNamed(textOf(node, 'name')),
  )
}
const with_town = /\s[-–—|]\s|,\s|\s\(/
