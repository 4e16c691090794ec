import { addressesOf, isLocalBusiness, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { plainName, sharedWords } from '#src/engines/audit/checks/business/compare-names.ts'
import { says } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import { general_guide } from './google-guide.ts'

type Told = { node: DataNode; name: string; phone: string; street: string; address: string }

const kinship = [
  'parentOrganization',
  'subOrganization',
  'department',
  'branchOf',
  'memberOf',
  'worksFor',
  'affiliation',
]
/** A doctor or lawyer has an entry beside that of the practice. */
const practitioner = /^(?:Physician|IndividualPhysician|Dentist|Attorney|RealEstateAgent|InsuranceAgency)$|Person/
/** More of them are a list of branches or a directory. */
const most = 4

function toldBy(node: DataNode, page: PageView): Told {
  const phone = textOf(node, 'telephone')
  const [address] = addressesOf(node, page)
  const { street = '', city = '', region: state = '', postal_code = '' } = address ?? {}
  return {
    node,
    name: textOf(node, 'name'),
    phone: readPhone(phone.slice(0, 40), page.facts.home_country)?.e164 ?? phone.replace(/\D/g, ''),
    street,
    address: street === '' ? '' : addressKey({ street, unit: '', city, state, postal_code }),
  }
}

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other

/** In what two entries contradict each other; `null` where they may stand side by side. */
function contradiction(one: Told, other: Told, page: PageView): string | null {
  if (one.name === '' || other.name === '') return null
  const names = `“${one.name}” and “${other.name}”`
  const phones = differ(one.phone, other.phone)
  const compared = one.address !== '' && other.address !== '' ? compareAddresses(one.address, other.address).is : null
  const same_name = plainName(one.name) === plainName(other.name)
  if (same_name && phones && compared !== 'other') return `two numbers for ${one.name}: ${one.phone} and ${other.phone}`
  if (same_name && (compared === 'conflict' || (compared === 'other' && !phones && one.phone !== ''))) {
    const branches = says(page, one.street) && says(page, other.street)
    return branches ? null : `two addresses for ${one.name}: ${one.street} and ${other.street}`
  }
  const strangers = sharedWords(one.name, other.name) === 0 && phones && compared === 'other'
  if (
    strangers &&
    isLocalBusiness(one.node) &&
    isLocalBusiness(other.node) &&
    says(page, one.name) !== says(page, other.name)
  )
    return `two businesses: ${names}`
  return null
}

/**
 * An entry with a name, number or address of its own that says it belongs to another site, and of which the page says
 * nothing: left behind by a template, or by somebody who had no business there.
 */
function strangerAmong(page: PageView, own: readonly DataNode[]): Occurrence | null {
  const names = own.map(node => textOf(node, 'name'))
  for (const node of page.facts.structured_data.nodes) {
    const name = textOf(node, 'name')
    if (node.parent !== null || own.includes(node) || !isLocalBusiness(node) || name === '' || says(page, name))
      continue
    const { phone, street } = toldBy(node, page)
    if ((phone === '' && street === '') || (street !== '' && says(page, street))) continue
    if (page.facts.phones.some(({ e164 }) => e164 !== null && e164 === phone)) continue
    if (kinship.some(property => node.properties.has(property))) continue
    if (names.length === 0 || names.some(one => sharedWords(one, name) > 0)) continue
    return { url: page.url, line: node.line, evidence: `“${name.slice(0, 80)}” of ${textOf(node, 'url').slice(0, 80)}` }
  }
  return null
}

export const severalBusinesses: PageCheck = {
  id: 'schema-duplicate-entities',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Two entries for your business contradict each other in the structured data',
  why: 'Search engines cannot tell which one is you, and may show the wrong number or address.',
  mend: 'Keep one entry for the business. Often two plugins, or a theme and a plugin, each write their own: turn one off.',
  source: general_guide,
  look: page => {
    const own = ownOrganisations(page).filter(node => !kinship.some(name => node.properties.has(name)))
    const told = own.filter(({ types }) => !types.some(type => practitioner.test(type))).map(node => toldBy(node, page))
    const doctors = own.length - told.length
    const all = doctors >= 2 && told.length === 0 ? own.map(node => toldBy(node, page)) : told
    const stranger = strangerAmong(page, ownOrganisations(page))
    if (stranger) return foundAll([stranger])
    if (all.length < 2 || all.length > most) return notApplicable
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        if (one.node.id !== null && one.node.id === other.node.id) continue
        const evidence = contradiction(one, other, page)
        if (evidence !== null)
          return foundAll([{ url: page.url, line: other.node.line, evidence: evidence.slice(0, 200) }])
      }
    }
    return foundAll([])
  },
}
