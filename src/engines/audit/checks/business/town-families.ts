import { endsStep, groupInSteps } from '#src/engines/audit/checks/in-steps.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { seatsOfSite } from '#src/engines/audit/checks/towns/seats.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

/** Pages whose addresses are the same but for the town: `/plumber-*-ga`. */
export type TownFamilies = {
  /** The town that each of these pages is for, in plain words. */
  town_of: ReadonlyMap<SitePage, string>
  /** Finds the towns of all of them in a text, as in plain words; each once. */
  townsIn: (text: string) => readonly string[]
}

/** Fewer may be pages of anything. */
const least_towns = 3
const longest_town = 3
const least_sure = 2
const most_towns = 400

/** One spelling: "St. Marys" is `st-marys`. */
export const plainTown = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .trim()} `

type Guess = { page: SitePage; town: string; pattern: string }

const letters_only = /^[a-z .']+$/

/** What an address may be for: each run of its words. */
function guessesOf(page: SitePage): Guess[] {
  if (page.kind === 'article' || page.response.status >= 400) return []
  const path = (URL.parse(page.url)?.pathname ?? '')
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/\/(?:index)?$/, '')
  const at = path.lastIndexOf('/')
  const words = path.slice(at + 1).split(/[-_]/)
  if (words.length > 12) return []
  return words.flatMap((_, from) =>
    Array.from({ length: longest_town }, (__, more) => words.slice(from, from + more + 1)).flatMap((run, more) => {
      const town = run.join(' ')
      if (run.length <= more || town.length < 4 || !letters_only.test(town)) return []
      const pattern = [...words.slice(0, from), '*', ...words.slice(from + run.length)].join('-')
      return [{ page, town: plainTown(town).trim(), pattern: path.slice(0, at) + pattern }]
    }),
  )
}

const known = new WeakMap<SiteView['pages'], TownFamilies | null>()

/** `null` for a site without such pages. */
export function* townFamilies(site: SiteView): Generator<undefined, TownFamilies | null> {
  const before = known.get(site.pages)
  if (before !== undefined) return before
  const families = yield* findFamilies(site)
  known.set(site.pages, families)
  return families
}

/** The guesses that enough pages share; counted first, so that of a large site only those are kept. */
function* sharedGuesses({ pages }: SiteView): Generator<undefined, Guess[]> {
  const times = new Map<number, number>()
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    for (const { pattern } of guessesOf(page)) times.set(hash32(pattern), (times.get(hash32(pattern)) ?? 0) + 1)
  }
  const shared: Guess[] = []
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    for (const guess of guessesOf(page)) if ((times.get(hash32(guess.pattern)) ?? 0) >= least_towns) shared.push(guess)
  }
  return shared
}

function* findFamilies(site: SiteView): Generator<undefined, TownFamilies | null> {
  const states = new Set(seatsOfSite(site).map(({ state }) => state))
  const asked = new Map<string, boolean>()
  const isTown = (name: string) => {
    const is_known = asked.get(name) ?? townsNamed(name).some(({ state }) => states.size === 0 || states.has(state))
    asked.set(name, is_known)
    return is_known
  }
  const guesses = yield* sharedGuesses(site)
  const sizes = new Map<string, number>()
  for (const [pattern, all] of yield* groupInSteps(guesses, one => one.pattern)) {
    yield
    const names = [...new Set(all.map(({ town }) => town))]
    // The post does not deliver to every town by its name, and to no county.
    const sure = names.length < least_towns ? 0 : names.filter(name => name.endsWith(' county') || isTown(name)).length
    sizes.set(pattern, sure >= least_sure && sure * 2 >= names.length ? names.length : 0)
  }
  const town_of = new Map<SitePage, string>()
  const best = new Map<SitePage, number>()
  for (const [index, { page, town, pattern }] of guesses.entries()) {
    if (endsStep(index)) yield
    const size = sizes.get(pattern) ?? 0
    // Of two towns that fit as well, the longer name is meant: "Garden City".
    if (size < least_towns || size < (best.get(page) ?? 0)) continue
    best.set(page, size)
    town_of.set(page, town)
  }
  const towns = [...new Set(town_of.values())].slice(0, most_towns).sort((one, other) => other.length - one.length)
  if (towns.length < least_towns) return null
  const any = new RegExp(` (${towns.join('|')})(?= )`, 'g')
  return { town_of, townsIn: text => [...new Set([...plainTown(text).matchAll(any)].map(match => match[1] ?? ''))] }
}
