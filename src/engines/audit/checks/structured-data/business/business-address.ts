import { stateCode } from '#src/domain/us-states.ts'
import {
  addressesOf,
  type DataAddress,
  mainBusinesses,
  ownLocalBusinesses,
  saysAny,
} from '#src/engines/audit/checks/business/business-nodes.ts'
import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { contradictsItself, countryOf } from '#src/engines/audit/checks/business/countries.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isTownName } from '#src/engines/audit/checks/towns/town-table.ts'
import { textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import { local_business_guide } from './google-guide.ts'

/** The parts an address lacks. States and ZIPs are asked for where the country has them. */
function missingIn(address: DataAddress, visits_only: boolean): string[] {
  const american = (countryOf(address) ?? 'US') === 'US'
  const parts: [string, string, boolean][] = [
    ['streetAddress', address.street, !visits_only],
    ['addressLocality', address.city, true],
    ['addressRegion', address.region, american],
    ['postalCode', address.postal_code, american && !visits_only],
    ['addressCountry', address.country, true],
  ]
  return parts.filter(([, written, wanted]) => wanted && written === '').map(([part]) => part)
}

const lacksOnlyCountry = (missing: readonly string[]): boolean => missing.join() === 'addressCountry'

/** In a state of the United States a ZIP has five digits, or nine. */
function isShortZip({ region, postal_code }: DataAddress): boolean {
  const digits = postal_code.trim()
  return stateCode(region) !== null && /^[\d-]+$/.test(digits) && !/^\d{5}(?:-?\d{4})?$/.test(digits)
}

/** Is the business's name in the street's place, or before it? */
function isNameInStreet(street: string, name: string): boolean {
  const plain = plainName(name)
  return plain.length >= 4 && ` ${plainName(street)} `.startsWith(` ${plain} `)
}

/** The town once more where the street belongs. */
const isTownForStreet = ({ street, city }: DataAddress): boolean =>
  street !== '' &&
  city !== '' &&
  (plainName(street) === plainName(city) || street.toLowerCase().startsWith(`${city.toLowerCase()}, `))

/** "Downtown" in the street's place, where the page itself prints a house number. */
const isWithoutHouse = ({ street }: DataAddress, { facts }: PageView): boolean =>
  street !== '' &&
  !/[\d{[<%]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|p\.? ?o\.? box)\b/i.test(street) &&
  facts.addresses.some(({ key }) => /^\d/.test(key))

/** "Capital Region", "Greater Boston", "Orange County": where customers live, and no town that the post knows. */
const no_town = /^(?:the )?greater |\b(?:region|area|county|counties|metro|metroplex|tri-?state|surroundings?)$/i

const isAreaForTown = (city: string): boolean => no_town.test(city.trim()) && !isTownName(city)

/** The addresses of the businesses that the page describes; of one that goes to its customers no street is asked. */
function addressesAndVisits(page: PageView) {
  return mainBusinesses(page).flatMap(node =>
    addressesOf(node, page).map(address => ({
      node,
      address,
      visits: saysAny(node, page, ['areaServed', 'serviceArea']),
    })),
  )
}

export const incompleteAddress: PageCheck = {
  id: 'schema-local-address-incomplete',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The address in your structured data is not complete or not right',
  why: 'Maps and listings are matched by street, city, state and ZIP. An address with a hole in it may match nobody, or somebody else.',
  mend: 'Give each part its own property: streetAddress, addressLocality, addressRegion, postalCode and addressCountry. Only the street belongs into streetAddress.',
  source: local_business_guide,
  look: page => {
    const addresses = addressesAndVisits(page)
    if (addresses.length === 0) return notApplicable
    return foundAll(
      addresses.flatMap(({ node, address, visits }) => {
        const { line } = address.node
        if (isNameInStreet(address.street, textOf(node, 'name')))
          return [{ url: page.url, line, evidence: `streetAddress: “${address.street}” is the name of the business` }]
        if (isTownForStreet(address))
          return [{ url: page.url, line, evidence: `streetAddress: “${address.street.slice(0, 60)}” is the town` }]
        if (contradictsItself(address)) {
          const place = `${address.region} ${address.postal_code}`
          return [{ url: page.url, line, evidence: `addressCountry: “${address.country}”, but ${place} is in the US` }]
        }
        if (countryOf(address) === 'US' && address.region !== '' && stateCode(address.region) === null)
          return [{ url: page.url, line, evidence: `addressRegion: “${address.region.slice(0, 60)}” is no state` }]
        if ((countryOf(address) ?? 'US') === 'US' && isShortZip(address))
          return [{ url: page.url, line, evidence: `postalCode: “${address.postal_code}” has not five digits` }]
        if ((countryOf(address) ?? 'US') === 'US' && isAreaForTown(address.city))
          return [{ url: page.url, line, evidence: `addressLocality: “${address.city.slice(0, 60)}” is no town` }]
        if (!visits && isWithoutHouse(address, page))
          return [
            { url: page.url, line, evidence: `streetAddress: “${address.street.slice(0, 60)}” has no house number` },
          ]
        const missing = missingIn(address, visits)
        // Street, city, state and ZIP find the place by themselves.
        if (lacksOnlyCountry(missing)) return []
        if (isToldElsewhere(node, page)) return []
        return missing.length === 0 ? [] : [{ url: page.url, line, evidence: `no ${missing.join(', ')}` }]
      }),
    )
  },
}

/** By its id it is the business of another page, where all of it is told. */
function isToldElsewhere({ id }: { id: string | null }, { url }: PageView): boolean {
  const other = id?.includes('#') ? URL.parse(id, url) : null
  const here = new URL(url)
  return other !== null && other.host === here.host && other.pathname !== here.pathname
}

/** Written out it is understood, if not what the guide asks for. */
const isNamed = (country: string): boolean => countryOf({ country, region: '', postal_code: '' }) !== null

export const countryCodeFormat: PageCheck = {
  id: 'schema-country-code-format',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'The country in your structured data is missing, or no country',
  why: 'Google asks for the code of two letters. Streets and towns of that name lie in other countries as well.',
  mend: 'Write “addressCountry”: “US”.',
  source: local_business_guide,
  look: page => {
    const lacking = addressesAndVisits(page).filter(({ address, visits }) =>
      lacksOnlyCountry(missingIn(address, visits)),
    )
    const written = ownLocalBusinesses(page)
      .flatMap(node => addressesOf(node, page))
      .flatMap(({ node }) => textsOf(node, 'addressCountry').map(text => ({ text: text.trim(), line: node.line })))
      .filter(({ text }) => text !== '')
    if (written.length + lacking.length === 0) return notApplicable
    const wrong = written.filter(({ text }) => !/^[A-Z]{2}$/.test(text) && !/^https?:/.test(text) && !isNamed(text))
    return foundAll([
      ...lacking.map(({ address }) => ({ url: page.url, line: address.node.line, evidence: 'no addressCountry' })),
      ...wrong.map(({ text, line }) => ({ url: page.url, line, evidence: `addressCountry: “${text.slice(0, 60)}”` })),
    ])
  },
}
