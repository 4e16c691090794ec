import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { isTradeWord, properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import { endsStep } from '#src/engines/audit/checks/in-steps.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isCity } from '#src/engines/audit/checks/towns/towns.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'
import { isKnown } from '#src/engines/audit/facts/spelling/known-words.ts'

/** Articles speak of others, and legal pages have a check of their own. */
const kinds = new Set<PageKind>(['about', 'contact', 'service', 'location', 'other'])

/** Where a page says whose it is; behind a picture stands many a thing. */
const says_whose = new Map([
  ['structured-data', 'structured data'],
  ['copyright', '©'],
  ['og:site_name', 'og:site_name'],
])
const says_it_too = new Map([...says_whose, ['logo-alt', 'logo']])
const fewest_places = 2

/** "bin24haul" is as much its own as "calloway" is. */
function ownWordsOf(name: string): string[] {
  const with_digits = plainName(name)
    .split(' ')
    .filter(word => /[a-z]{3}/.test(word) && /\d/.test(word))
  return [...properWords(name), ...with_digits].filter(word => !isCity(word))
}

const wordsIn = ({ row }: SitePage) =>
  new Set([row.title, row.h1, row.description, ...row.names.map(({ name }) => name)].flatMap(ownWordsOf))

const numbersOn = ({ row }: SitePage) => row.phones.map(({ e164 }) => e164)

/** The one name that several places of a page agree on, and none of them gives another. */
type NamedPage = { name: string; line: number; places: string[] }

function nameOfPage({ row }: SitePage): NamedPage | null {
  const sure = row.names.filter(({ from }) => says_whose.has(from))
  const [first] = sure
  if (!first || sure.some(({ name }) => plainName(name) !== plainName(first.name))) return null
  const places = row.names.flatMap(({ name, from }) =>
    plainName(name) === plainName(first.name) ? (says_it_too.get(from) ?? []) : [],
  )
  const is_titled = ` ${plainName(row.title)} `.includes(` ${plainName(first.name)} `)
  const once = [...new Set([...places, ...(is_titled ? ['title'] : [])])]
  return once.length < fewest_places ? null : { name: first.name, line: first.line, places: once }
}

const behind_name = / [-–—|:•·] |\|/
const fewest_words = 2
const most_words = 6

/** What the title and the main heading both give as a name, with a trade at its end. */
function nameAtTop({ row }: SitePage): NamedPage | null {
  const name = row.title
    .split(behind_name)
    .find(part => plainName(part) !== '' && plainName(part) === plainName(row.h1))
  const words = name === undefined ? [] : plainName(name).split(' ')
  if (!name || words.length < fewest_words || words.length > most_words) return null
  const ends_in_trade = words.slice(1).some(isTradeWord)
  return ends_in_trade ? { name: name.trim(), line: row.title_line, places: ['title', 'main heading'] } : null
}

/** The name of a page that nothing else on it says whose it is. What links lead to may be about a maker or a partner. */
function nameOfStranger(page: SitePage): NamedPage | null {
  if (!liesUnlinked(page) || page.row.names.some(({ from }) => says_whose.has(from))) return null
  const top = nameAtTop(page)
  const is_name = top && ownWordsOf(top.name).some(word => commonnessOf(word) === undefined && !isKnown(word))
  return is_name ? top : null
}

/**
 * Pages that bear the name of another business in several places and that of this one in none: they came with the files
 * of an earlier customer. A second name of the same house is known by its telephone.
 */
export function* bearingAnotherName({ home, host, pages }: SiteView): Generator<undefined, Map<string, Occurrence>> {
  const found = new Map<string, Occurrence>()
  const own = home && (nameOfPage(home) ?? nameAtTop(home))
  if (!home || !own || ownWordsOf(own.name).length === 0) return found
  const words = wordsIn(home)
  const numbers = new Set(numbersOn(home))
  const letters = host.replace(/[^a-z\d]/g, '')
  for (const [index, page] of pages.entries()) {
    if (endsStep(index)) yield
    const named = kinds.has(page.kind) ? (nameOfPage(page) ?? nameOfStranger(page)) : null
    const strange = named ? ownWordsOf(named.name) : []
    if (!named || strange.length === 0 || strange.some(word => words.has(word) || letters.includes(word))) continue
    if (ownWordsOf(own.name).some(word => wordsIn(page).has(word)) || numbersOn(page).some(e164 => numbers.has(e164)))
      continue
    const evidence = `“${named.name.slice(0, 80)}” (${named.places.join(', ')}); the home page is that of “${own.name.slice(0, 80)}”`
    found.set(page.url, { url: page.url, line: named.line, evidence })
  }
  return found
}
