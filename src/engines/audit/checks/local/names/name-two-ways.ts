import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps, lookInSteps } from '#src/engines/audit/checks/in-steps.ts'
import { townMisspelled } from '#src/engines/audit/checks/local/towns/town-slips.ts'
import { isDoubtful, ownNames, slipOf } from '#src/engines/audit/checks/on-page/words/slip-in-context.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { misspellings } from '#src/engines/audit/facts/misspellings.ts'
import type { SiteWord, SiteWords } from '#src/engines/audit/facts/site/site-words.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown } from '#src/engines/audit/facts/spelling/known-words.ts'
import { type Edit, oneEditAway } from '#src/engines/audit/facts/spelling/one-edit.ts'
import { slipsOf } from './misspelled-in.ts'
import { nameInResults } from './names-in-results.ts'

/** Shorter names are close to other names. */
const shortest = 6
const most = 10
/** Words looked at until others get a turn. */
const words_a_step = 20

/** Names that the site writes often enough to go by: a known one twice, another one three times. */
const oftenEnough = (name: string) => (isKnown(name) ? 2 : 3)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Nobody is called so who is not, and "Mongay" is a name. */
const of_calendar = /day$|^(?:january|february|april|august|september|october|november|december)$/

type Meant = { name: string; slip: Edit; times: number }

/** The name from which this one is a slip away, in its midst, and that stands on the site much more often. */
function nameMeant(written: string, words: SiteWords): Meant | undefined {
  const times = words.timesNamed(written)
  let best: Meant | undefined
  for (const { word: name, slip, at } of oneEditAway(written)) {
    // Names take endings: "the Airbnbs", "Mexicana".
    if (at >= Math.min(name.length, written.length) - 1 && name.at(-1) !== written.at(-1)) continue
    const there = words.timesNamed(name)
    if (of_calendar.test(name) || misspellings.has(name)) continue
    if (there < oftenEnough(name) || there < 2 * times || there <= (best?.times ?? 0)) continue
    if (commonnessOf(name) === undefined) best = { name, slip, times: there }
  }
  return best
}

const town = /,\s*(\p{Lu}[\p{L} ]+?)(?:,|\s+\p{Lu}{2}\b)/u

/** Slips in the business's own name and in those of its towns are told by checks of their own. */
function* toldElsewhere(
  site: SiteView,
  own_words: ReadonlySet<string>,
): Generator<undefined, (word: SiteWord, meant: Meant) => boolean> {
  const { given, pages } = site
  const said = yield* flatMapInSteps(pages, ({ row }) =>
    row.names.flatMap(({ name, from }) => (from === 'title' || from === 'h1' ? [] : [name])),
  )
  const own = new Set([given.name ?? '', ...said])
  const inName = [...own]
    .filter(name => name.length <= 60)
    .slice(0, 30)
    .map(slipsOf)
  const addresses = new Set(yield* flatMapInSteps(pages, ({ row }) => row.addresses.map(({ text }) => text)))
  const towns = new Set([...addresses].map(text => town.exec(text)?.[1]?.toLowerCase()))
  return ({ places: [place] }, { name, slip }) => {
    if (!place) return true
    const in_results = place.where === 'title' || place.where === 'description'
    const page = site.pageAt(place.url)
    if (page?.kind !== 'article' && inName.some(slipIn => slipIn(place.around) !== null)) return true
    if (in_results && slip !== 'replace' && own_words.has(name)) return true
    const kind = page?.kind
    return towns.has(name) && (in_results || place.where === 'heading' || kind === 'home' || kind === 'contact')
  }
}

/** In what search results show of the front page it is told as that. */
function isToldInResults({ home_view }: SiteView, { url, evidence }: Occurrence): boolean {
  if (home_view?.url !== url) return false
  const results = nameInResults.look(home_view)
  const [, word = ''] = /^“([^”]+)”/.exec(evidence ?? '') ?? []
  return results.state === 'found' && results.occurrences.some(one => one.evidence?.includes(`“${word}”`))
}

export const nameTwoWays: SiteCheck = {
  id: 'name-spelled-two-ways',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'A name or a term is spelled in two ways',
  why: 'People search for a person, a place, a brand or a service by its right name, and a slip in it makes them doubt whether it is the same one.',
  mend: 'Look up which spelling is right, most often the one that the site writes elsewhere, and use it everywhere.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  ...inSteps(function* (site) {
    const { words } = site
    const own = yield* ownNames(site)
    const own_words = new Set(own.split(' '))
    const isToldElsewhere = yield* toldElsewhere(site, own_words)
    const found: Occurrence[] = []
    for (const [index, odd] of words.odd.entries()) {
      if (index % words_a_step === words_a_step - 1) yield
      const [place] = odd.places
      const { word, is_written_small, places } = odd
      if (!place || places.length > 1 || is_written_small || word.length < shortest || /.[A-Z]/.test(word)) continue
      const plain = word.toLowerCase()
      const meant = isKnown(plain) ? undefined : nameMeant(plain, words)
      // A slip that is part of the right name stands in the host, too.
      if (meant && own.includes(plain) && (own_words.has(plain) || !own.includes(meant.name))) continue
      // Two in one list are two people.
      if (meant && place.around.toLowerCase().includes(meant.name)) continue
      if (!meant || isDoubtful(place, word) || slipOf(odd, own, words) || isToldElsewhere(odd, meant)) continue
      found.push({ url: place.url, line: place.line, evidence: `“${word}” (elsewhere: ${capital(meant.name)})` })
      if (found.length >= most) break
    }
    if (found.length === 0) return foundAll(found)
    // A slip in the name of a town is told as that.
    const slips = yield* lookInSteps(townMisspelled, site)
    const told = new Set(slips.state === 'found' ? slips.occurrences.map(({ url, line }) => `${url} ${line}`) : [])
    return foundAll(found.filter(one => !told.has(`${one.url} ${one.line}`) && !isToldInResults(site, one)))
  }),
}
