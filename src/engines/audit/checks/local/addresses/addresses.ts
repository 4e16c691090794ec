import {
  compareAddresses,
  doorOfKey,
  sharedByHouses,
  streetOfKey,
} from '#src/engines/audit/checks/business/compare-addresses.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { isVisited, worksAtCustomers } from '#src/engines/audit/checks/business/local-trade.ts'
import {
  addressesOfSite,
  type PlacedAddress,
  placesAmong,
  unreadOf,
} from '#src/engines/audit/checks/business/places-of-site.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { pagesOf } from '#src/engines/audit/checks/quote.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOfExamples } from '#src/engines/audit/checks/structured-data/syntax/unfilled-values.ts'
import { townIn } from '#src/engines/audit/checks/towns/towns.ts'
import { house_told } from '#src/engines/audit/facts/site/told-houses.ts'
import { isAddressedAbroad } from './abroad.ts'
import { pagesWithPartOfAddress } from './address-incomplete.ts'

const guidelines = 'https://support.google.com/business/answer/3038177'
/** Words of a business that comes to its customers, and so may keep its own address to itself. */
const visits: readonly RegExp[] = [
  /\b(?:[Ll]ocated|[Bb]ased) (?:in|out of) (?:the )?(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral|[Mm]iddle|[Uu]pper|[Ll]ower|[Gg]reater)(?:ern)?|[Uu]pstate|[Dd]ownstate|[Ss]outhwest|[Nn]orthwest|[Ss]outheast|[Nn]ortheast)(?:ern)? [A-Z]/,
  /\b(?:service areas?|areas? (?:we|served)|we come to you|surrounding (?:areas?|communit|towns?|cit|count|regions?|neighbo))/i,
  /\bmobile (?:service|unit|detailing|grooming|mechanic|vet|spa|notary|locksmith|car wash|rv (?:repair|service|inspection)|(?:auto|truck|tire|bike|trailer) (?:repair|service)|welding|tire)/i,
  /\b(?:pet|dog|cat|house)[ -]?sit(?:t?ers?|ting)\b|\bdog[ -]?walk(?:ing|ers?)\b/i,
  /\b[Gg]reater [A-Z]\w+(?: [A-Z]\w+){0,2} (?:[Aa]rea|[Mm]etro)\b/,
  /\b[Tt]hroughout (?:the )?(?:[Gg]reater )?[A-Z]/,
  /\b[Ss]erv(?:es|ing|e) (?:(?:the|all(?: of)?|both|much of|most of|greater|homeowners|residents|homes|businesses|customers|clients|families|and|in|throughout|across|(?:north|south|east|west|central)(?:ern)?) )*(?!Your?\b|Up\b|Our\b|The\b)[A-Z][\w'’]+(?: [A-Z][\w'’]+)*(?:,|\.|$| and| &| [Cc]ount| [Aa]rea| since\b| homes| for\b| [–—-])/,
]

/** "Plumbing in Macon, GA", "Bibb County": for who works at his customers' it is the area served. */
const names_area =
  /\b[A-Z][a-z]+(?: [A-Z][a-z]+)?(?:, ?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b| County\b| (?:and|&) (?:the )?(?:surrounding|nearby)\b| [Aa]rea\b)/

/** Care and lessons given where the customer lives, or by video alone, even in a trade with a door. */
const at_home =
  /\bin[- ]home (?:\w+ )?(?:care|visits?|sessions?|therapy|services?|appointments?|consultations?|training|lessons?|evaluations?|treatments?)\b|\b(?:care|sessions?|visits?|treatments?|appointments?|therapy|lessons?|services?)(?: \w+){0,3} in (?:the (?:comfort|privacy|convenience) of )?(?:your|their) (?:own )?homes?\b|\bin the (?:comfort|privacy|convenience) of (?:your|their) (?:own )?homes?\b|\bhouse ?calls\b|\b(?:we|I|she|he) (?:will )?(?:come|travel|drive)s? (?:directly |right )?to (?:you\b|your (?:home|house|place|door|location|office))|\b(?:online|virtual|telehealth)[- ]only\b|\b(?:exclusively|only|entirely|fully|100%) (?:online|virtual|via telehealth|by telehealth|through telehealth)\b/i

/** A place that customers come to, whatever area is served from it. */
const has_a_door =
  /\b(?:[Oo]ur|[Tt]he) (?:flagship|main|first|original|newest|downtown) (?:location|restaurant|showroom|store|shop|studio|salon)\b|\b[Oo]ur [Mm]ain [Ll]ocation\b|\b(?:[Vv]isit|[Cc]ome (?:see|in to|into)|[Ss]top (?:by|into?)) our (?:showroom|store|shop|restaurant|studio|salon|clinic|(?:law |local |main |dental )?offices?|gallery|bakery|caf[eé]|market|taproom|winery|gym|tasting room|dining room)\b(?! online)|\b[Dd]in(?:e|ing) (?:with us )?at our\b/

/** Says so of its care or its lessons. */
const worksAtHome = ({ home_view }: SiteView): boolean =>
  home_view?.facts.text.blocks.some(({ text }) => at_home.test(text)) ?? false

/** Says so, and does not speak of a door that customers walk through. */
function comesToCustomers(site: SiteView): boolean {
  const { home_view } = site
  if (site.pages.some(({ row }) => row.has.area_served)) return true
  if (!home_view) return false
  if (worksAtHome(site)) return true
  if (isVisited(home_view.facts)) return false
  const metas = home_view.facts.metas.filter(({ name }) => name === 'description').map(({ content }) => content)
  const blocks = home_view.facts.text.blocks.map(({ text }) => text)
  if (blocks.some(text => has_a_door.test(text))) return false
  const named = site.pages.some(({ url, row }) => /service-?areas?|areas/i.test(url) || /\bareas?\b/i.test(row.title))
  const said = [...metas, ...blocks]
  if (named || visits.some(pattern => said.some(text => pattern.test(text)))) return true
  if (!worksAtCustomers(home_view.facts)) return false
  // Where the home page leaves the town out, the titles of the other pages may have it.
  const titles = site.pages.map(({ row }) => row.title)
  return home_view.facts.text.has_metro || [...titles, ...said].some(text => names_area.test(text))
}

/** Van, leash or stamp in hand: there is no door at all. */
const has_no_door =
  /\bmobile (?:unit|detailing|grooming|mechanic|vet|notary|locksmith|car wash|welding)|\b(?:pet|dog|cat|house)[ -]?sit(?:t?ers?|ting)\b|\bdog[ -]?walk(?:ing|ers?)\b/i

/** Who says in the data of the page which area is served has told what there is to tell. */
const tellsItsArea = ({ pages, home_view }: SiteView): boolean =>
  pages.some(({ row }) => row.has.area_served) ||
  (home_view?.facts.titles.some(({ text }) => has_no_door.test(text)) ?? false)

const state_and_zip = /\b[A-Z]{2}\.?,? {0,2}\d{5}\b/
const phones_and_zip = /\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|\b[A-Z]{2}\.?,? {0,2}\d{5}\b/g

/** Text of the home page has a state with a ZIP, and near them a number that may be a house's. */
function mayHaveAddress({ home_view }: SiteView): boolean {
  const blocks = home_view?.facts.text.blocks ?? []
  return blocks.some(({ text }, i) => {
    if (!state_and_zip.test(text)) return false
    const near = [blocks[i - 2], blocks[i - 1], blocks[i]].map(block => block?.text.slice(-200) ?? '').join(' ')
    return /\d/.test(near.replace(phones_and_zip, ' '))
  })
}

/** Tells whether no page has an address, of businesses that visit their customers or of all the others. */
function missing(site: SiteView, of: 'visitors' | 'visited'): Outcome {
  if (!isLocalSite(site) || addressesOfSite(site).length > 0) return isLocalSite(site) ? ok : notApplicable
  const unread = unreadOf(site)
  if (unread !== null || !site.home_view) return notChecked(unread ?? '')
  if (isAddressedAbroad(site)) return notChecked('Only addresses of the United States are recognised.')
  // What stands of it is told as not whole.
  if (pagesWithPartOfAddress(site).length > 0) return notApplicable
  if (site.pages.some(({ row }) => row.terms.some(({ what: told }) => told === house_told)))
    return notChecked('A sentence says at which house it is, which could not be read with certainty.')
  if (comesToCustomers(site) !== (of === 'visitors')) return notApplicable
  if (mayHaveAddress(site))
    return notChecked('There is something like an address that could not be read with certainty.')
  const what = of === 'visitors' ? 'no street address' : 'no address'
  return found(site.home_view.url, null, `${what} on ${pagesOf(site)}`)
}

export const streetMissing: SiteCheck = {
  id: 'street-address-absent',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Your site names no street address',
  why: 'Who visits customers need not show a door. But directories match a business by its address, and a customer who finds none wonders whether you are from here.',
  mend: 'If you have an office, a yard or a mailing address, print it in the footer. Else name the town you work from beside your phone.',
  source: guidelines,
  look: site => (worksAtHome(site) || tellsItsArea(site) ? notApplicable : missing(site, 'visitors')),
}

export const addressMissing: SiteCheck = {
  id: 'nap-address-missing',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'No address stands on your site',
  why: 'An address shows that you are real and nearby, for customers and for maps.',
  mend: 'Print your address in the footer and on the contact page. If you only visit customers, say which area you serve.',
  source: guidelines,
  look: site => missing(site, 'visited'),
}

const isAmong = (keys: ReadonlySet<string>, key: string) =>
  keys.has(key) || [...keys].some(other => compareAddresses(other, key).is !== 'other')

export const addressOnlyInData: SiteCheck = {
  id: 'nap-address-only-in-schema',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The address in your structured data stands nowhere on your site',
  why: 'Google asks that structured data repeat what visitors can read. An address nobody can check looks made up.',
  mend: 'Print the same address in the footer or on the contact page, or correct it in the structured data.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  look: site => {
    const all = addressesOfSite(site)
    const told = all.filter(
      ({ from, text }) =>
        from === 'structured-data' && !/[{[<%]/.test(text) && !isOfExamples(text.split(',', 1)[0] ?? ''),
    )
    if (told.length === 0) return notApplicable
    const { home_view } = site
    if (scriptTellsContact(site)) return notApplicable
    if (!home_view || home_view.facts.empty_app_root)
      return notChecked(unreadOf(site) ?? 'The page is filled in by a script.')
    const printed = new Set(all.filter(({ from }) => from === 'text').map(({ key }) => key))
    const words = visibleWords(home_view)
    const missing = placesAmong(told).filter(({ key, page }) => {
      // Another address beside it on the same page is a contradiction, and told as such.
      if (page.row.addresses.some(({ from }) => from === 'text')) return false
      if (isAmong(printed, key)) return false
      const [street = ''] = key.split('|')
      const [house = '', ...rest] = street.split(' ')
      const name = rest.find(word => word.length > 2) ?? rest[0] ?? ''
      return !(words.includes(` ${house} `) && words.includes(` ${name}`))
    })
    if (missing.length === 0) return ok
    if (printed.size === 0 && site.done.stopped_by !== null)
      return notChecked('Not every page was read, so the address may stand on another.')
    // One house in several towns is told as that.
    const doors = new Map(missing.toReversed().map(one => [doorOfKey(one.key), one])).values()
    return foundAll(
      [...doors]
        .toReversed()
        .slice(0, 5)
        .map(({ text, line, page }) => ({ url: page.url, line, evidence: text })),
    )
  },
}

/** Has each of two spellings of an address a town of its own? What the post does not know is a part of the other. */
function areTwoTowns(one: string, other: string): boolean {
  const [, , city = '', state = ''] = one.split('|')
  const other_city = other.split('|')[2] ?? ''
  if (city === '' || other_city === '' || city === other_city) return false
  const [town, other_town] = [townIn(city, state), townIn(other_city, state)]
  return town !== undefined && other_town !== undefined && town.name !== other_town.name
}

/** Pages that give the address of the business itself. */
const own_kinds = new Set(['home', 'contact', 'about'])
const isOwn = ({ page, footer, phone }: PlacedAddress) => footer || phone !== '' || own_kinds.has(page.kind)
const usual_times = 3

/** The pages that print each address, by its key, the keys that each page prints, and how many doors there are. */
type Told = {
  pages_of: ReadonlyMap<string, ReadonlySet<SitePage>>
  keys_on: ReadonlyMap<SitePage, ReadonlySet<string>>
  doors: number
}

/** Another house of the same street, where only one of the two can be meant: the unit is the same, or no page knows both. */
function isWrongHouse(usual: PlacedAddress, rare: PlacedAddress, { pages_of, keys_on, doors }: Told): boolean {
  const shared = sharedByHouses(usual.key, rare.key)
  if (shared === null || !isOwn(rare)) return false
  const [on, rare_on] = [pages_of.get(usual.key), pages_of.get(rare.key)]
  if (!on || !rare_on || rare_on.size > 1 || !(isOwn(usual) || on.size >= usual_times)) return false
  if (shared === 'unit') return true
  if ([...rare_on].some(page => on.has(page))) return false
  return on.size >= usual_times || doors === 2 || standsInItsPlace(usual, rare, keys_on)
}

/** No page knows both: neither stands beside the other, as two doors of one business would. */
function areApart(one: string, other: string, pages_of: Told['pages_of']): boolean {
  const on = pages_of.get(one)
  return on !== undefined && ![...(pages_of.get(other) ?? [])].some(page => on.has(page) || page.kind === 'location')
}

/** Two pages list the same places, but for one. */
function standsInItsPlace({ key, page }: PlacedAddress, rare: PlacedAddress, keys_on: Told['keys_on']): boolean {
  const rest = [...(keys_on.get(rare.page) ?? [])].filter(other => other !== rare.key)
  const usual_list = new Set(keys_on.get(page))
  usual_list.delete(key)
  return rest.length >= 2 && rest.length === usual_list.size && rest.every(other => usual_list.has(other))
}

/** Adds a value to those of a key. */
function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const before = sets.get(key)
  if (before) before.add(value)
  else sets.set(key, new Set([value]))
}

export const addressInconsistent: SiteCheck = {
  id: 'nap-address-inconsistent',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The address is written in two ways that contradict each other',
  why: 'Customers drive to the wrong door, and maps may split you into two businesses.',
  mend: 'Find out which one is right and print it the same way everywhere.',
  source: guidelines,
  look: site => {
    // Where a page prints one, that is held against its data as another finding.
    const printed = addressesOfSite(site).filter(
      ({ from, page, text }) =>
        from === 'text' || (!/[{[<%]/.test(text) && !page.row.addresses.some(other => other.from === 'text')),
    )
    const counts = new Map<string, number>()
    const pages_of = new Map<string, Set<SitePage>>()
    const keys_on = new Map<SitePage, Set<string>>()
    for (const { key, page } of printed) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      addTo(pages_of, key, page)
      addTo(keys_on, page, key)
    }
    const known = [...new Map(printed.map(one => [one.key, one])).values()]
      .sort((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0))
      .slice(0, 100)
      .map(one => ({ ...one, street: streetOfKey(one.key), house: one.key.split(' ', 1)[0] }))
    if (known.length < 2) return notApplicable
    const all = { pages_of, keys_on, doors: new Set(known.map(({ key }) => doorOfKey(key))).size }
    const told = new Map<string, { url: string; line: number; evidence: string }>()
    // One house in many towns is a finding of its own.
    const townsAt = (key: string) =>
      new Set(known.filter(one => doorOfKey(one.key) === doorOfKey(key)).map(one => one.key.split('|')[2])).size
    for (const [i, one] of known.entries()) {
      for (const other of known.slice(i + 1)) {
        // A street with a letter more or less may be the same one, misspelled.
        const one_door = one.house === other.house && Math.abs(one.street.length - other.street.length) <= 1
        if (one.street !== other.street && !one_door) continue
        const compared = compareAddresses(one.key, other.key)
        if (compared.is === 'same' && !told.has(other.key) && areTwoTowns(one.key, other.key) && townsAt(one.key) < 3) {
          const evidence = `town: “${other.text}”, elsewhere “${one.text}”`
          told.set(other.key, { url: other.page.url, line: other.line, evidence })
        }
        if (compared.is === 'other' && !told.has(other.key) && isWrongHouse(one, other, all)) {
          const evidence = `house number: “${other.text}”, elsewhere “${one.text}”`
          told.set(other.key, { url: other.page.url, line: other.line, evidence })
        }
        // Two units of one house side by side are two doors.
        const doors =
          compared.is === 'conflict' &&
          compared.part === 'unit' &&
          counts.get(one.key) === counts.get(other.key) &&
          !(isOwn(one) && isOwn(other) && areApart(one.key, other.key, pages_of))
        if (compared.is !== 'conflict' || doors || told.has(other.key)) continue
        const evidence = `${compared.part}: “${other.text}”, elsewhere “${one.text}”`
        told.set(other.key, { url: other.page.url, line: other.line, evidence })
      }
    }
    return foundAll([...told.values()].slice(0, 10))
  },
}
