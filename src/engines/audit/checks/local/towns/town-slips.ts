import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import { addressesInSteps } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { nameInResults } from '#src/engines/audit/checks/local/names/names-in-results.ts'
import { isBesideName, isDoubtful, ownNames } from '#src/engines/audit/checks/on-page/words/slip-in-context.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'
import { isTownName, namesAround } from '#src/engines/audit/checks/towns/town-table.ts'
import { most_places, type SiteWord, type SiteWords, type WordPlace } from '#src/engines/audit/facts/site/site-words.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown } from '#src/engines/audit/facts/spelling/known-words.ts'
import { meantBy, meantByCapital } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { SlipsBeforeState } from './slip-before-state.ts'
import { slipBeforeZip } from './slip-before-zip.ts'

/** Shorter names are close to names of people and to other words. */
const shortest = 7
/** Towns further away are seldom named, and their names are close to other words. */
const nearby_miles = 40
const capitalised = /^[A-Z][a-z]{5,}$/
const every_capitalised = /(?<![A-Za-z])[A-Z][a-z]{5,}(?![A-Za-z'’])/g
/** Streets and people may be called so. */
const of_something_else =
  /^ (?:St|Street|Rd|Road|Ave|Avenue|Dr|Drive|Ln|Lane|Ct|Court|Blvd|Way|Circle|Hwy|Pkwy|Trail|LLC|Inc|River|Creek|Brook|Lake|Pond|Bay|Harbor|Yacht|Club)\b/
/** Words that are no slip of Augusta, Savannah, Newton … */
const real = new Set(['august', 'savanna', 'newtown', 'charlton', 'marianne', 'columbian', 'georgian', 'floridian'])

/** The words of towns that are names and nothing else, by their first letter: "Charleston" of "North Charleston". */
type Names = ReadonlyMap<string, readonly string[]>

type Towns = { own: Names; nearby: Names; whole: readonly string[] }

function namesIn(towns: Iterable<string>): Names {
  const words = new Set([...towns].flatMap(town => town.split(/[ -]/)))
  const names = [...words].filter(
    word => word.length >= shortest && capitalised.test(word) && (commonnessOf(word.toLowerCase()) ?? 4) >= 3,
  )
  return Map.groupBy(names, ([initial = '']) => initial)
}

/** Two slips in a name of so many letters still leave no doubt, if it is that of the business's own town. */
const long = 9

/** The town that was meant by a word that is none. */
function townMeant(written: string, names: Names, most_slips = 1): string | undefined {
  const plain = written.toLowerCase()
  return names.get(written[0] ?? '')?.find(name => {
    const meant = name.toLowerCase()
    if (meant === plain || plain === `${meant}s` || plain === `${meant}n`) return false
    const most = meant.length >= long ? most_slips : 1
    return Math.abs(meant.length - plain.length) <= most && editDistance(plain, meant, most) <= most
  })
}

/** Is a town called so, or does another word of its name stand beside it? "Mountlake Terrace" is no "Mountlake". */
function isWholeName(meant: string, { around }: WordPlace, towns: readonly string[]): boolean {
  return towns.some(town => {
    const words = town.split(/[ -]/)
    return words.includes(meant) && (words.length === 1 || words.some(word => word !== meant && around.includes(word)))
  })
}

/** Of words that no dictionary and no list of names has. */
function slipAmongOdd(one: SiteWord, own: string, towns: Towns, words: SiteWords): string | undefined {
  const { word, places, is_written_small } = one
  const plain = word.toLowerCase()
  if (is_written_small || !capitalised.test(word) || own.includes(plain)) return undefined
  const meant = townMeant(word, towns.nearby) ?? townMeant(word, towns.own, isTownName(word) ? 1 : 2)
  // What stands all over the site is a name of its own, if the town's is not named more often.
  if (!meant || (places.length >= most_places && words.timesNamed(meant.toLowerCase()) <= places.length))
    return undefined
  const isOther = places.some(
    place =>
      isDoubtful(place, word) ||
      isBesideName(place, word) ||
      !isWholeName(meant, place, towns.whole) ||
      of_something_else.test(place.around.slice(place.at + word.length)),
  )
  return isOther || meantBy(plain) || meantByCapital(plain) ? undefined : meant
}

/** The own town of two words that somebody wrote as one: "Harborpoint" for "Harbor Point". */
function townJoined({ word, is_written_small }: SiteWord, own: string, towns: readonly string[]): string | undefined {
  const plain = word.toLowerCase()
  if (is_written_small || !capitalised.test(word) || own.includes(plain)) return undefined
  return towns.find(town => town.includes(' ') && town.toLowerCase().replaceAll(' ', '') === plain)
}

type Read = { text: string; line: number; url: string }

/** What people read first, and the home page. */
function* textsOf({ pages, home_view }: SiteView): Generator<Read> {
  for (const { url, row } of pages) {
    yield { text: row.title, line: row.title_line, url }
    yield { text: row.h1, line: row.h1_line, url }
    yield { text: row.description, line: row.description_line, url }
  }
  for (const { text, line } of home_view?.facts.text.blocks ?? []) yield { text, line, url: home_view?.url ?? '' }
}

/** Names of people and rare words: slips of the town that the business is in, where no town is called so. */
function slipAmongKnown(word: string, own: string, names: Names): string | undefined {
  const plain = word.toLowerCase()
  if (!isKnown(plain) || real.has(plain) || own.includes(plain) || isTownName(word)) return undefined
  return (commonnessOf(plain) ?? 4) < 4 ? undefined : townMeant(word, names)
}

/** Where title or description of the home page alone have the slip, that is told. */
function slipsInResults({ home_view }: SiteView): string {
  const told = home_view && nameInResults.look(home_view)
  return told?.state === 'found' ? told.occurrences.map(({ evidence }) => evidence).join(' ') : ''
}

const most = 20

export const townMisspelled: SiteCheck = {
  id: 'town-misspelled',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The name of your town, or of one nearby, is misspelled',
  why: 'People search for a town by its right name, and a slip in it looks as if you were not from there.',
  mend: 'Correct the spelling.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  ...inSteps(function* (site) {
    const addresses = yield* addressesInSteps(site)
    const told = addresses.map(({ key }) => key.split('|')[2] ?? '')
    const seats = seatsOfSite(site)
    const cities = [...new Set([site.given.city ?? '', ...told, ...seats.map(({ city }) => city)])].filter(Boolean)
    if (cities.length === 0) return notApplicable
    const points = seats.flatMap(seat => seat.points.slice(0, 1))
    const own_names = yield* ownNames(site)
    const written = cities.map(city => city.replace(/(?<![A-Za-z])[a-z]/g, letter => letter.toUpperCase()))
    const around = points.length > 0 ? [...namesAround(points, nearby_miles)] : written
    const towns: Towns = { own: namesIn(written), nearby: namesIn(around), whole: [...around, ...written] }
    const { own } = towns
    yield
    const found = new Map<string, Occurrence>()
    const in_results = slipsInResults(site)
    const tell = (word: string, town: string, { url, line }: { url: string; line: number }) =>
      !in_results.includes(`“${word}”`) &&
      found.set(word, { url, line: line || null, evidence: `“${word}” (the town: ${town})` })
    for (const [index, one] of site.words.odd.entries()) {
      if (endsStep(index)) yield
      const town = slipAmongOdd(one, own_names, towns, site.words) ?? townJoined(one, own_names, written)
      const [place] = one.places
      if (town && place) tell(one.word, town, place)
    }
    for (const [index, address] of addresses.entries()) {
      if (endsStep(index)) yield
      const slip = slipBeforeZip(address)
      const known = [...found.keys()]
      if (slip && !known.some(word => slip.shown.includes(word)))
        tell(slip.shown, slip.town, { url: address.page.url, line: address.line })
    }
    const before_state = new SlipsBeforeState()
    let index = 0
    for (const read of textsOf(site)) {
      if (endsStep(++index)) yield
      const slip = read.text.includes(', ') ? before_state.slipIn(read.text) : undefined
      if (slip && ![...found.keys()].some(word => slip.shown.includes(word))) tell(slip.shown, slip.town, read)
      if (own.size === 0) continue
      for (const [word] of read.text.matchAll(every_capitalised)) {
        const town = own.has(word[0] ?? '') && !found.has(word) ? slipAmongKnown(word, own_names, own) : undefined
        if (town) tell(word, town, read)
      }
    }
    return foundAll([...found.values()].slice(0, most))
  }),
}
