import { doorOfKey, streetOfKey } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { addressesInSteps, type PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { normalUnit } from '#src/engines/audit/facts/business/street-words.ts'
import type { IndexedTerm } from '#src/engines/audit/facts/site/site-index-row.ts'
import { moved_told, street_told, unit_told } from '#src/engines/audit/facts/site/told-streets.ts'

const most = 3
/** Articles, lists and terms tell of other doors, and of other days. */
const of_others = new Set<PageKind>(['article', 'listing', 'location', 'legal'])
/** Pages that give the address at which the business is. */
const own_kinds = new Set<PageKind>(['home', 'contact', 'about'])

type Told = IndexedTerm & { url: string }

function* toldAs(site: SiteView, what: string): Generator<undefined, Told[]> {
  return yield* flatMapInSteps(site.pages, ({ url, kind, row }) =>
    of_others.has(kind) ? [] : row.terms.flatMap(term => (term.what === what ? [{ ...term, url }] : [])),
  )
}

const keyOf = (street: string) => addressKey({ street, unit: '', city: '', state: '', postal_code: '' })

export const movedYetThere: SiteCheck = {
  id: 'address-before-move',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The site says that you have moved, and gives another address',
  why: 'Who reads only the address drives to the door that you have left.',
  mend: 'Write the new address wherever the old one stands, in the footer and in the structured data as well, and into your profiles.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const told = yield* toldAs(site, moved_told)
    if (told.length === 0) return notApplicable
    const addresses = yield* addressesInSteps(site)
    const own = addresses.filter(({ page, footer }) => footer || own_kinds.has(page.kind))
    return foundAll(
      told.slice(0, most).flatMap(({ text, url, line }) => {
        const door = doorOfKey(keyOf(text))
        const isSentence = ({ page, line: at }: PlacedAddress) => page.url === url && at === line
        const others = own.filter(one => !isSentence(one))
        const [first] = others.filter(({ from }) => from === 'text')
        if (!first || others.some(({ key }) => doorOfKey(key) === door)) return []
        return [{ url, line, evidence: `moved to “${text}”; address: ${shortened(first.text, 90)}` }]
      }),
    )
  }),
}

/** Buildings and roads that have a name beside that of the street. */
const by_other_names = /\b(?:hwy|rte|tpke|plz|sq|ctr|mall|mkt|vlg|cmns|xing|pobox)\b|^\d+ \w+$/

function otherStreets(told: readonly Told[], addresses: readonly PlacedAddress[]): readonly Told[] {
  if (addresses.some(({ key }) => by_other_names.test(key.split('|', 1)[0] ?? ''))) return []
  const streets = addresses.map(({ key }) => streetOfKey(key))
  return told.filter(({ text }) => {
    const named = streetOfKey(keyOf(text))
    return !streets.some(one => one === named || one.endsWith(` ${named}`) || named.endsWith(` ${one}`))
  })
}

/** Only where an address names a suite, and none names this one. */
function otherUnits(told: readonly Told[], addresses: readonly PlacedAddress[]): readonly Told[] {
  const units = new Set(addresses.flatMap(({ key }) => key.split('|')[1] || []))
  return units.size === 0 ? [] : told.filter(({ text }) => !units.has(normalUnit(text)))
}

export const streetElsewhere: SiteCheck = {
  id: 'street-told-otherwise',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A sentence puts you on another street or into another suite than your address',
  why: 'Customers look for you where they read of you last, and maps send them to the other place.',
  mend: 'Correct the sentence, or the address if you have moved.',
  source: 'https://support.google.com/business/answer/3038177',
  ...inSteps(function* (site) {
    const on_streets = yield* toldAs(site, street_told)
    const in_suites = yield* toldAs(site, unit_told)
    if (on_streets.length + in_suites.length === 0) return notApplicable
    const addresses = yield* addressesInSteps(site)
    const [first] = addresses.filter(({ from }) => from === 'text')
    if (!first || (yield* placesOfBusiness(site)).several) return notApplicable
    const told = [...otherStreets(on_streets, addresses), ...otherUnits(in_suites, addresses)]
    return foundAll(
      told.slice(0, most).map(({ text, url, line, what }) => {
        const said = what === street_told ? `on ${text}` : `in ${text}`
        return { url, line, evidence: `“${said}”; address: ${shortened(first.text, 90)}` }
      }),
    )
  }),
}
