import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { isSlip } from '#src/engines/audit/checks/business/phone-slip.ts'
import { placesOfBusiness } from '#src/engines/audit/checks/business/several-places.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { fetchesParts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { endsStep, flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { isGateway } from '#src/engines/audit/checks/local/contact/gateway.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import type { IndexedPhone } from '#src/engines/audit/facts/site/site-index-row.ts'
import { slipInData } from './data-slip.ts'
import { legalPhone } from './legal-phone.ts'
import { isToReachYou } from './page-to-reach-you.ts'
import { hasPrintedNumber } from './printed-number.ts'

const guidelines = 'https://support.google.com/business/answer/3038177'

export const phoneMissing: SiteCheck = {
  id: 'nap-phone-missing',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'No phone number stands on the home or contact page',
  why: 'Calling is what most local customers want to do. A number they cannot find is a customer for somebody else.',
  mend: 'Print your number as text at the top of every page, as a link to call.',
  source: guidelines,
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    const { home_view } = site
    if (!home_view) return notChecked('The home page could not be read.')
    if (isFilledByScript(home_view.facts))
      return notChecked('A script fills in the page, and scripts are not run here.')
    if (fetchesParts(site)) return notChecked('A script fetches a part of the pages, and scripts are not run here.')
    // What a script draws is another finding.
    if (scriptTellsContact(site) || isGateway(site)) return notApplicable
    const central = site.pages.filter(page => page.kind === 'home' || isToReachYou(page))
    const shown = central.some(({ row }) => row.phones.some(({ from, fax }) => from !== 'structured-data' && !fax))
    // A number that is not valid was still meant to be called: other findings tell.
    const meant = central.some(({ row }) => row.dead_phone) || home_view.facts.tel_links.length > 0
    if (shown || meant) return ok
    if (isAbroad(site) || hasPrintedNumber(home_view.facts.text.blocks))
      return notChecked('Of other countries only numbers with their code are recognized.')
    if (!central.some(({ kind }) => kind === 'contact') && site.done.stopped_by !== null)
      return notChecked('Not every page was read, and the contact page may be among them.')
    return found(
      home_view.url,
      null,
      `no number in text or links of ${central
        .map(({ url }) => url)
        .slice(0, 3)
        .join(', ')}`,
    )
  },
}

function differsInOne(one: string, other: string): boolean {
  return one.length === other.length && [...one].filter((digit, i) => digit !== other[i]).length === 1
}

/** Does a page show one number only? */
const isAlone = (phones: readonly { e164: string }[]) => new Set(phones.map(({ e164 }) => e164)).size === 1

/** The number in the home page's data, where that page prints none and no other prints this one. */
function dataOfHome({ home }: SiteView, printed: ReadonlyMap<string, number>): Occurrence[] {
  const told = home?.row.phones.filter(({ from }) => from === 'structured-data') ?? []
  const [only] = told
  if (!home || !only || told.length > 1 || home.row.phones.some(({ from }) => from !== 'structured-data')) return []
  const [first] = printed.keys()
  if (printed.has(only.e164) || first === undefined) return []
  return [{ url: home.url, line: only.line, evidence: `structured data: ${only.text}; printed on the site: ${first}` }]
}

const inData = ({ row }: SitePage) => row.phones.filter(({ from, fax }) => from === 'structured-data' && !fax)

/** Pages that give one number in their data and print it, or none, where the home page gives another in both. */
function* dataApart(
  { pages, home }: SiteView,
  printed: ReadonlyMap<string, number>,
): Generator<undefined, Occurrence[]> {
  const told = home ? inData(home) : []
  const [usual] = told
  const at_home = new Set(home ? writtenOn(home).map(({ e164 }) => e164) : [])
  if (!home || !usual || !isAlone(told) || !at_home.has(usual.e164)) return []
  return yield* flatMapInSteps(pages, page => {
    const [data] = inData(page)
    if (!data) return []
    const shown = writtenOn(page)
    // What stands in the data of a page without numbers, and is printed nowhere, is another business's.
    const stands = shown.length === 0 ? !printed.has(data.e164) : shown.some(({ e164 }) => e164 === data.e164)
    if (!stands || !isAlone(inData(page)) || at_home.has(data.e164) || !own_pages.has(page.kind)) return []
    const evidence = `structured data: ${data.text}; that of ${home.url}: ${usual.text}`
    return [{ url: page.url, line: data.line, evidence }]
  })
}

const written = /\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/g

/** Numbers in the titles and descriptions of pages that no page prints, links or tells: search results show them. */
function* inResultsOnly(
  { pages }: SiteView,
  meantBy: (e164: string) => string | undefined,
): Generator<undefined, Occurrence[]> {
  const told = new Set(yield* flatMapInSteps(pages, ({ row }) => row.phones.map(({ e164 }) => e164)))
  const slips = new Map<string, Occurrence>()
  for (const [index, { url, row }] of pages.entries()) {
    if (endsStep(index)) yield
    for (const [text, line] of [
      [row.title, row.title_line],
      [row.description, row.description_line],
    ] as const) {
      const numbers = (text.match(written) ?? []).map(shown => ({ shown, e164: readPhone(shown)?.e164 }))
      for (const { shown, e164 } of numbers) {
        if (!e164 || told.has(e164) || slips.has(e164)) continue
        // Beside the right number stands that of somebody else of the house.
        if (numbers.some(other => other.e164 && told.has(other.e164) && !differsInOne(e164, other.e164))) continue
        const meant = meantBy(e164)
        if (!meant) continue
        slips.set(e164, { url, line, evidence: `shown in search results: ${shown}; printed on the site: ${meant}` })
      }
    }
  }
  return [...slips.values()]
}

/** Pages that speak of the whole business, and not of a branch, a job or somebody else. */
const own_pages = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])

/** Pages told of. */
const most_told = 10

const subscriber = 10
const isAmerican = (e164: string) => e164.startsWith('+1')

const writtenOn = ({ row }: SitePage) => row.phones.filter(({ from, fax }) => from !== 'structured-data' && !fax)

/**
 * The numbers that a page prints and links; those without a country's code are those that other pages print with the code
 * of another country. Unpacked each time: those of a large site at once would take more memory than all the rest.
 */
function* phonesOfPages(pages: readonly SitePage[]): Generator<undefined, (page: SitePage) => readonly IndexedPhone[]> {
  const abroad = new Map<string, string>()
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    for (const { e164 } of writtenOn(page)) if (!isAmerican(e164)) abroad.set(e164.slice(-subscriber), e164)
  }
  if (abroad.size === 0) return writtenOn
  return page =>
    writtenOn(page).map(phone => {
      const whole = /^\W*\+/.test(phone.text) || !isAmerican(phone.e164)
      return whole ? phone : { ...phone, e164: abroad.get(phone.e164.slice(-subscriber)) ?? phone.e164 }
    })
}

/** Numbers that stand where nobody looks for them, each told once. */
function* besides(
  found: readonly Occurrence[],
  site: SiteView,
  printed: ReadonlyMap<string, number>,
): Generator<undefined, Occurrence[]> {
  const told = new Set(found.map(({ url }) => url))
  const in_legal = legalPhone(site).filter(({ url }) => !told.has(url))
  const in_data = (yield* dataApart(site, printed)).filter(
    ({ url }) => ![...found, ...in_legal].some(one => one.url === url),
  )
  const [usual] = printed.keys()
  const in_results = yield* inResultsOnly(site, () => usual)
  const of_home = dataOfHome(site, printed)
  const slips = of_home.length > 0 || told.has(site.home?.url ?? '') ? of_home : slipInData(site, printed)
  return [...slips, ...in_results, ...in_legal, ...in_data.slice(0, most_told)]
}

type Telling = { page: SitePage; phones: readonly IndexedPhone[] }

/** How many pages tell numbers, each number on how many; those in feet, and the page whose foot the others are held against. */
function* countPhones({ pages, home }: SiteView, phonesOf: (page: SitePage) => readonly IndexedPhone[]) {
  const counts = new Map<string, number>()
  const framed = new Set<string>()
  const read = new Set<string>()
  let telling = 0
  let all_alone = true
  let framing: Telling | undefined
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    const phones = phonesOf(page)
    if (phones.length === 0) continue
    telling++
    all_alone &&= isAlone(phones)
    for (const e164 of new Set(phones.map(phone => phone.e164))) counts.set(e164, (counts.get(e164) ?? 0) + 1)
    const feet = phones.filter(({ footer }) => footer)
    for (const { e164 } of feet) framed.add(e164)
    for (const { e164, from } of phones) if (from === 'text') read.add(e164)
    if (page === home || (framing === undefined && feet.length > 0)) framing = { page, phones }
  }
  return { counts, framed, read, telling, framing, all_alone }
}

const of_campaign = /\/(?:lps?|ppc|ads?|landing(?:-?pages?)?|campaigns?)\//i
/** So many pages bear the number that the other one, which stands on none of them, is a digit away from. */
const fewest_of_usual = 3

/** The number of the front page, where the site knows but one more, a digit away. */
function numberApart(counts: ReadonlyMap<string, number>, { phones: [own] }: Telling): IndexedPhone | undefined {
  const other = [...counts.keys()].find(e164 => e164 !== own?.e164)
  if (!own || other === undefined || counts.size !== 2 || (counts.get(own.e164) ?? 0) < fewest_of_usual)
    return undefined
  return differsInOne(own.e164, other) ? own : undefined
}

export const phoneInconsistent: SiteCheck = {
  id: 'nap-phone-inconsistent',
  section: 'local',
  scope: 'site',
  severity: 'critical',
  title: 'Pages give different phone numbers',
  why: 'Somebody calls the wrong one, and directories cannot tell which is yours.',
  mend: 'Print the same number everywhere. If there are two on purpose, say beside each what it is for.',
  source: guidelines,
  ...inSteps(function* (site) {
    const phonesOf = yield* phonesOfPages(site.pages)
    const { counts, framed, read, telling, framing, all_alone } = yield* countPhones(site, phonesOf)
    const [usual] = [...counts].sort((one, other) => other[1] - one[1])
    if (!usual) return notApplicable
    const [number, on] = usual
    const { several_printed: branches, of_others } = yield* placesOfBusiness(site)
    const of_home = !branches && framing && all_alone ? numberApart(counts, framing) : undefined
    const frame = framing && isAlone(framing.phones) ? framing.phones.find(({ footer }) => footer) : undefined
    // Two pages tell a number, each "call us at" its own: one of them is the old one.
    const isOneOfTwo = ({ page, phones }: Telling) =>
      !branches &&
      telling === 2 &&
      counts.size === 2 &&
      on === 1 &&
      own_pages.has(page.kind) &&
      isAlone(phones) &&
      site.pages.every(one => one.row.phones.every(({ called, from }) => called || from === 'tel'))
    const wrongOn = ({ page, phones }: Telling): Occurrence[] => {
      // Calls from an advertisement are counted by a number of their own.
      if (of_campaign.test(page.url) && page.response.found_by !== 'link') return []
      const has_usual = phones.some(({ e164 }) => e164 === number)
      const others = phones.filter(({ e164 }) => e164 !== number)
      // One page of three bears it, and the other two do not.
      const isRare = (e164: string) =>
        (counts.get(e164) ?? 0) < telling * 0.3 + 1e-9 || (telling === 3 && on === 3 && counts.get(e164) === 1)
      const isHalfAsUsual = (e164: string) => (counts.get(e164) ?? 0) * 2 <= on
      const printed = phones.filter(({ from }) => from === 'text')
      const wrong = others.find(({ e164, footer, from, called }) => {
        // What no page prints is no second line.
        if (from === 'tel' && !branches && read.has(number) && !read.has(e164) && differsInOne(e164, number))
          return true
        // What a link dials while the page prints other numbers is held against those.
        if (from === 'tel' && printed.length > 0 && !printed.some(phone => phone.e164 === e164)) return false
        if (isSlip(e164, number) && (isRare(e164) || (!has_usual && isHalfAsUsual(e164)))) return true
        // On few pages neither is usual. What a link alone dials is held against its own words.
        const one_of_two = !branches && on <= 2 && counts.size <= 6 && from === 'text'
        if (one_of_two && (isSlip(e164, number) || (isAlone(phones) && differsInOne(e164, number)))) return true
        if (isOneOfTwo({ page, phones })) return true
        if (!isRare(e164)) return false
        // "Call us at" another number than all other pages print. On several beside the usual one it is that of a desk.
        const is_desk = has_usual && (counts.get(e164) ?? 0) > 1
        if (called && from === 'text' && !branches && own_pages.has(page.kind) && on >= telling * 0.6 && on >= 3)
          if (!is_desk) return true
        if (branches || on < telling * 0.6 || has_usual) return false
        // The only number of a page that should bear the usual one.
        return isAlone(phones) && ((footer && framed.has(number)) || page.kind === 'home' || page.kind === 'contact')
      })
      if (wrong) return [{ url: page.url, line: wrong.line, evidence: `${wrong.text}; on ${on} pages ${number}` }]
      // Nowhere do the two stand together, as those of two desks would: one of them has a wrong digit.
      const [own] = phones
      if (own && of_home && own.e164 !== of_home.e164 && own_pages.has(page.kind))
        return [{ url: page.url, line: own.line, evidence: `${own.text}; ${of_home.text} on ${framing?.page.url}` }]
      // The foot of every page is meant to say the same; pages for places may have numbers of their own.
      const foot =
        frame && page.kind !== 'location' && isAlone(phones) ? phones.find(({ footer }) => footer) : undefined
      if (branches || !foot || foot.e164 === frame?.e164) return []
      return [{ url: page.url, line: foot.line, evidence: `${foot.text}; ${frame?.text} on ${framing?.page.url}` }]
    }
    const found: Occurrence[] = []
    for (const [index, page] of site.pages.entries()) {
      if (endsStep(index)) yield
      if (found.length >= most_told) break
      if (!of_others.has(page.url)) found.push(...wrongOn({ page, phones: phonesOf(page) }))
    }
    // Of several places one may have a number that stands in results alone; one with a wrong digit is nobody's.
    const slipped = (e164: string) => [...counts.keys()].find(one => differsInOne(one, e164))
    const others = branches ? inResultsOnly(site, slipped) : besides(found, site, counts)
    return foundAll([...found, ...(yield* others)])
  }),
}
