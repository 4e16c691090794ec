import { addressesOf, namesakesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { countryOf } from '#src/engines/audit/checks/business/countries.ts'
import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { telephoneProblem } from '#src/engines/audit/checks/structured-data/business/business-telephone.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { isOfExamples } from '#src/engines/audit/checks/structured-data/syntax/unfilled-values.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { normalStreet } from '#src/engines/audit/facts/business/street-words.ts'
import { everyMatch } from '#src/engines/audit/facts/every-match.ts'
import { nodesOf, textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

/** A page that prints more of them shows a list: staff, branches, partners. */
const most_phones = 4
const most_addresses = 2
const zip = /(?<=\s)\d{5}\b/g
const town_before_zip = /(\p{Lu}[\p{L} .'’-]{2,40}),?\s+(?:\p{Lu}{2}|\p{Lu}\p{Ll}+),?\s+\d{5}$/u
/** A town and a state are not longer. */
const longest_before = 90

/** The numbers a page shows as the business's own: in links to call, header and footer, or anywhere on home and contact. */
function phonesShown({ facts, kind }: PageView): string[] {
  const central = kind === 'home' || kind === 'contact'
  const printed = facts.phones.filter(
    ({ fax, region, in_tel_link }) => !fax && (central || in_tel_link || region === 'header' || region === 'footer'),
  )
  const numbers = [...printed, ...facts.tel_links].flatMap(({ e164 }) => (e164 === null ? [] : [e164]))
  return [...new Set(numbers)]
}

function phoneMismatch(page: PageView): Occurrence[] | null {
  const shown = phonesShown(page)
  const own = ownOrganisations(page)
  const read = (node: DataNode, text: string) => {
    // A number that cannot be right in itself is told as such.
    const countries = [...new Set(addressesOf(node, page).map(countryOf))]
    if (telephoneProblem(text, countries, page.facts.home_country) !== null) return []
    const e164 = readPhone(text.trim().slice(0, 40), page.facts.home_country)?.e164
    return e164 ? [{ e164, text, line: node.line }] : []
  }
  const told = own.flatMap(node => textsOf(node, 'telephone').flatMap(text => read(node, text)))
  // Those of sales and service may be lines of their own.
  const of_contacts = own.flatMap(node =>
    nodesOf(node, 'contactPoint').flatMap(index => {
      const point = page.facts.structured_data.nodes[index]
      return point ? textsOf(point, 'telephone').flatMap(text => read(node, text)) : []
    }),
  )
  const [first] = told
  if (told.length + of_contacts.length === 0 || shown.length === 0) return null
  // Any number printed anywhere, staff lists included, counts as standing on the page.
  const printed = new Set([...page.facts.phones.flatMap(({ e164 }) => e164 ?? []), ...shown])
  if (!first || told.some(({ e164 }) => printed.has(e164))) {
    // A second entry for the same business may still have a digit wrong.
    const slip = [...told, ...of_contacts].find(
      ({ e164 }) => !printed.has(e164) && [...printed].some(number => isSlip(e164, number)),
    )
    if (!slip) return []
    const evidence = `structured data: ${slip.text.trim()}; on the page: ${[...printed].find(number => isSlip(slip.e164, number))}`
    return [{ url: page.url, line: slip.line, evidence }]
  }
  if (shown.length > most_phones) return []
  const evidence = `structured data: ${first.text.trim()}; on the page: ${shown.slice(0, 2).join(', ')}`
  return [{ url: page.url, line: first.line, evidence }]
}

function addressMismatch(page: PageView): Occurrence[] | null {
  const { addresses: printed } = page.facts
  const told = ownOrganisations(page)
    .flatMap(node => addressesOf(node, page))
    .filter(({ street, city }) => /\d/.test(street) && city !== '')
  const [first] = told
  if (!first || printed.length === 0) return null
  // A box is for mail, beside the door that data tells.
  const keys = [...new Set(printed.map(({ key }) => key).filter(key => !key.startsWith('pobox')))]
  if (keys.length === 0) return null
  if (told.length > 1 || keys.length > most_addresses) return []
  const { street, city, region: state, postal_code } = first
  // A blank that was never filled in is told as that.
  const own = addressKey({ street, unit: '', city, state, postal_code: isOfExamples(postal_code) ? '' : postal_code })
  const compared = keys.map(key => compareAddresses(own, key))
  if (compared.some(({ is }) => is === 'same')) return []
  const evidence = `structured data: ${street}, ${city} ${postal_code}; on the page: ${printed[0]?.text.slice(0, 90)}`
  return [{ url: page.url, line: first.node.line, evidence }]
}

/** What an entry for the same business says that hangs on something else, where the page prints one number and address. */
function namesakeMismatch(page: PageView): Occurrence[] {
  const shown = phonesShown(page)
  const printed = new Set([...page.facts.phones.flatMap(one => one.e164 ?? []), ...shown])
  const keys = [...new Set(page.facts.addresses.map(({ key }) => key))]
  return namesakesOf(page).flatMap((node): Occurrence[] => {
    const where = node.path.replace(/\/\d+$/, '').replace(/^.*\//, '')
    const told = textOf(node, 'telephone')
    const e164 = readPhone(told.slice(0, 40), page.facts.home_country)?.e164
    const phone =
      e164 && shown.length > 0 && shown.length <= 2 && !printed.has(e164) ? `${told}; on the page: ${shown[0]}` : null
    const [address] = addressesOf(node, page)
    const { street = '', city = '', region: state = '', postal_code = '' } = address ?? {}
    const key = addressKey({ street, unit: '', city, state, postal_code })
    const is_other =
      /\d/.test(street) && city !== '' && keys.length > 0 && keys.every(one => compareAddresses(key, one).is !== 'same')
    const place =
      is_other && keys.length <= most_addresses
        ? `${street}, ${city}; on the page: ${page.facts.addresses[0]?.text.slice(0, 80)}`
        : null
    const wrong = phone ?? place
    return wrong === null ? [] : [{ url: page.url, line: node.line, evidence: `structured data (${where}): ${wrong}` }]
  })
}

type Printed = { city: string; zip: string; shown: string }

/** Every town that stands on the page with its state and ZIP. */
function townsWithZip(page: PageView): Printed[] {
  if (!page.facts.text.blocks.some(({ signals }) => (signals & signal.zip) !== 0)) return []
  const text = visibleText(page)
  return [...everyMatch(text, zip)].flatMap(({ 0: digits, index }) => {
    const before = town_before_zip.exec(text.slice(Math.max(0, index - longest_before), index + digits.length))
    return before ? [{ city: before[1] ?? '', zip: digits, shown: before[0] }] : []
  })
}

/** A ZIP that the page prints behind town and state, where data gives that town another one. For pages without a street. */
function zipMismatch(page: PageView): Occurrence[] {
  if (page.facts.addresses.length > 0) return []
  const [told, ...more] = ownOrganisations(page).flatMap(node => addressesOf(node, page))
  if (!told || more.length > 0 || told.city === '' || !/^\d{5}/.test(told.postal_code)) return []
  if (isOfExamples(told.postal_code)) return []
  const town = told.city.toLowerCase()
  const printed = townsWithZip(page).filter(({ city }) => city.toLowerCase().endsWith(town))
  if (printed.length === 0 || printed.some(({ zip }) => told.postal_code.startsWith(zip))) return []
  const shown = printed[0]?.shown.replace(/\s+/g, ' ')
  const evidence = `structured data: ${told.city} ${told.postal_code}; on the page: ${shown}`
  return [{ url: page.url, line: told.node.line, evidence }]
}

/** An entry that names town and ZIP without a street, both of which no address of the page has. */
function townMismatch({ facts, ...page }: PageView): Occurrence[] {
  const [told, ...more] = ownOrganisations({ facts, ...page }).flatMap(node => addressesOf(node, { facts, ...page }))
  if (!told || more.length > 0 || told.street !== '' || told.city === '' || told.postal_code === '') return []
  const [first] = facts.addresses
  const known = facts.addresses.some(
    ({ city, postal_code }) =>
      postal_code === '' ||
      told.postal_code.startsWith(postal_code.slice(0, 5)) ||
      normalStreet(city) === normalStreet(told.city),
  )
  if (!first || known) return []
  const evidence = `structured data: ${told.city} ${told.postal_code}; on the page: ${first.text.slice(0, 90)}`
  return [{ url: page.url, line: told.node.line, evidence }]
}

export const dataAgainstPage: PageCheck = {
  id: 'schema-nap-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'critical',
  title: 'Structured data gives another phone number or address than the page itself',
  why: 'Customers see one thing, search engines another. They trust neither, and a caller may reach a stranger.',
  mend: 'Find out which is right, and write the same number and address in both places.',
  source: general_guide,
  look: page => {
    const [phones, addresses] = [phoneMismatch(page), addressMismatch(page)]
    const zips = [...zipMismatch(page), ...townMismatch(page), ...namesakeMismatch(page).slice(0, 3)]
    if (phones === null && addresses === null && zips.length === 0) return notApplicable
    return foundAll([...(phones ?? []), ...(addresses ?? []), ...zips])
  },
}
