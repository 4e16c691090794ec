import { addressesOf, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { says } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import type { AddressFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { general_guide } from './google-guide.ts'

type Pair = { line: number; told_street: string; told_city: string; told_unit: string; printed: AddressFact }

/** The one address that data gives and the one that the page prints, where they are the same door of one ZIP. */
function pairsOf(page: PageView): Pair[] {
  const told = ownOrganisations(page).flatMap(node => addressesOf(node, page))
  const [only, ...more] = told
  if (!only || more.length > 0 || only.street === '') return []
  const { street, city, region: state, postal_code } = only
  const key = addressKey({ street, unit: '', city, state, postal_code })
  const [, told_unit = '', told_city = ''] = key.split('|')
  return page.facts.addresses
    .filter(printed => compareAddresses(key, printed.key).is === 'same')
    .map(printed => ({ line: only.node.line, told_street: street, told_city, told_unit, printed }))
}

/** "St. Marys" and "Saint Marys", "N Augusta" and "North Augusta" are one town. */
export const plainTown = (town: string) =>
  town
    .replace(/\b(?:saint|st)\b/g, 'st')
    .replace(/\b(?:fort|ft)\b/g, 'ft')
    .replace(/\b(?:mount|mt)\b/g, 'mt')
    .replace(/\b(north|south|east|west)\b/g, word => word[0] ?? '')
    .replace(/\s+/g, '')

export const otherTownInData: PageCheck = {
  id: 'schema-town-mismatch-page',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data puts your address into another town than the page',
  why: 'Listings are matched by the town, too. With two of them you may be shown in neither.',
  mend: 'Write the town as it stands on your mail into both places.',
  source: general_guide,
  look: page => {
    const pairs = pairsOf(page).filter(({ told_city, printed }) => told_city !== '' && printed.city !== '')
    if (pairs.length === 0) return notApplicable
    const differs = ({ told_city, printed }: Pair) => {
      const [told, shown] = [plainTown(told_city), plainTown(printed.key.split('|')[2] ?? '')]
      return !told.includes(shown) && !shown.includes(told)
    }
    if (!pairs.every(differs)) return foundAll([])
    return foundAll(
      pairs.slice(0, 1).map(({ line, told_city, printed }) => {
        return {
          url: page.url,
          line,
          evidence: `addressLocality: ${told_city}; on the page: ${printed.text.slice(0, 90)}`,
        }
      }),
    )
  },
}

const says_unit = /\b(?:suites?|stes?|units?)\b\.?\s*#?\s*\w/i

/** A suite that the page names right after the street's line. */
const unit_near = /^[\s\S]{0,60}?\b(?:suite|ste|unit)\b\.?\s*#?\s*(\w{1,5})\b/i

/** The unit that the page prints with the address, or in the sentence that goes on from it. */
function unitShown({ facts }: PageView, { unit, offset, text }: AddressFact): string {
  if (unit !== '') return unit
  const block = facts.text.blocks.findLast(one => one.offset <= offset)
  const after = block?.text.split(text.slice(0, 12))[1] ?? ''
  return unit_near.exec(after)?.[0].replace(/^[\s\S]*?(?=(?:suite|ste|unit)\b)/i, '') ?? ''
}

export const unitMissingInData: PageCheck = {
  id: 'schema-unit-missing',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'The suite number is missing from the address in your structured data',
  why: 'In a house with several businesses, listings without the suite are mixed up with the neighbors.',
  mend: 'Write the suite into streetAddress: “12 Oak Street, Suite 4”.',
  source: general_guide,
  look: page => {
    const pairs = pairsOf(page)
    if (pairs.length === 0) return notApplicable
    const lacking = pairs.flatMap(pair => {
      // "Suite 100 & 105" says it as well.
      const isTold = pair.told_unit !== '' || says_unit.test(pair.told_street)
      const shown = isTold ? '' : unitShown(page, pair.printed)
      return shown === '' ? [] : [{ ...pair, shown }]
    })
    if (lacking.length === 0 || lacking.length < pairs.length) return foundAll([])
    return foundAll(
      lacking
        .slice(0, 1)
        .map(({ line, shown }) => ({ url: page.url, line, evidence: `on the page: ${shown.slice(0, 40)}` })),
    )
  },
}

/** Root of a host, as far as an address names no page on it. */
const whole_site = /^https?:\/\/(?:www\.)?([\w-]+(?:\.[\w-]+)+)\/?$/i

export const otherSiteAsProfile: PageCheck = {
  id: 'schema-same-as-other-site',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data names another website as your profile',
  why: 'With two sites for one business search engines have to guess which of them is yours, and share what they know between both.',
  mend: 'Keep one site and redirect the other to it. Keep sameAs for your pages on Google, Facebook and the like.',
  source: 'https://schema.org/sameAs',
  look: page => {
    const { profiles } = page.facts
    const known = new Set(profiles.map(({ url }) => url.trim()))
    const here = new URL(page.url).hostname.replace(/^www\./, '')
    const told = ownOrganisations(page).flatMap(node =>
      [...(node.properties.get('sameAs') ?? [])].flatMap(value =>
        value.kind === 'text' ? [{ node, text: value.text.trim() }] : [],
      ),
    )
    if (told.length === 0) return notApplicable
    const others = told.filter(({ text }) => {
      const host = whole_site.exec(text)?.[1]?.toLowerCase()
      return host !== undefined && !known.has(text) && host !== here && !says(page, host)
    })
    return foundAll(
      others
        .slice(0, 3)
        .map(({ node, text }) => ({ url: page.url, line: node.line, evidence: `sameAs: ${text.slice(0, 90)}` })),
    )
  },
}
