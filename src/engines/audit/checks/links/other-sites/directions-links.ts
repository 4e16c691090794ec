import { plainWords, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Wherever the visitor stands. */
const here = /^(?:|(?:my|your|current)[\s+_-]*location|here)$/i
/** Directions from a landmark are meant so: "From the airport". */
const from_somewhere = /\bfrom\b/i

/** The place that a link for directions begins at; null for any other link, and where it is left to the visitor. */
function startOf({ url, kind, hidden, name }: LinkFact): string | null {
  if (kind !== 'web' || url === null || hidden || (!url.includes('/maps') && !url.includes('maps.'))) return null
  const { hostname, pathname, searchParams } = URL.parse(url) ?? {}
  if (!hostname || !/(?:^|\.)(?:google\.[a-z.]{2,6}|apple\.com|bing\.com)$/.test(hostname)) return null
  if (from_somewhere.test(name)) return null
  const [, , way, from = '', to] = pathname?.split('/') ?? []
  if (way === 'dir' && to) return here.test(decoded(from)) ? null : decoded(from)
  const asked = searchParams?.get('origin') ?? searchParams?.get('saddr') ?? ''
  const goal = searchParams?.get('destination') ?? searchParams?.get('daddr') ?? ''
  return goal === '' || here.test(asked.trim()) ? null : asked.trim()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).trim()
  } catch {
    return part
  }
}

export const directionsFromElsewhere: PageCheck = {
  id: 'directions-from-fixed-place',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A link for directions begins at somebody else’s door',
  why: 'The way was copied with the place where its maker stood. Customers are shown a route that does not begin where they are.',
  mend: 'Link to the way without a start: https://www.google.com/maps/dir/?api=1&destination= and your address.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started#directions-action',
  look: onWorkingPages(page => {
    const { url, facts } = page
    const fixed = facts.links.filter(link => startOf(link) !== null)
    // A page for one town may well show the way from there.
    const told = fixed.filter(link => !isOfPage(facts, startOf(link) ?? '') && !isOwnDoor(page, startOf(link) ?? ''))
    return foundAll(quoteLinks(url, told, link => ` begins at “${startOf(link)?.slice(0, 60)}”`))
  }),
}

/** From the door that the page itself names, the way leads to somewhere else: the airport, a car park. */
function isOwnDoor(page: PageView, start: string): boolean {
  const [number = '', street = ''] = plainWords(start.split(',')[0] ?? '').split(' ')
  return /^\d/.test(number) && street !== '' && visibleWords(page).includes(` ${number} ${street} `)
}

function isOfPage({ titles, headings }: PageFacts, start: string): boolean {
  const words = plainWords(start.split(',')[0] ?? '')
  const town = ` ${words} `
  const [first = ''] = words.split(' ')
  // "From Portland Jetport" is the way from there, however a map writes it.
  const isFrom = (text: string) => from_somewhere.test(text) && ` ${plainWords(text)} `.includes(` ${first} `)
  if (first.length > 3 && headings.some(({ name }) => isFrom(name))) return true
  return [titles[0]?.text ?? '', ...headings.map(({ name }) => name)].some(text =>
    ` ${plainWords(text)} `.includes(town),
  )
}

/** Forms that their makers gave up: what stood behind "#!" is asked for by no browser, and old map links carry a search of their own. */
const old_forms: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/(?:[a-z]{1,6}\.)?(?:facebook|twitter)\.com\/#!?\//, 'the part behind # never reaches the server'],
  [
    // Where it names the place by its number, or the goal of the way, it leads there to this day, and so does what Google put below its map.
    /^https?:\/\/maps\.google\.[a-z.]{2,6}\/(?:maps)?\?(?![^#]{0,2000}\b(?:(?:cid|daddr)=[^&#]|source=embed\b))(?=[^#]{0,2000}&(?:amp;)?(?:ei|ved|hnear|sll|geocode)=)/,
    'a search that somebody did once',
  ],
]
const may_be_old = /\/#|maps\.google\./
const oldness = ({ url, hidden, kind }: LinkFact) =>
  kind === 'web' && url !== null && !hidden && may_be_old.test(url)
    ? old_forms.find(([pattern]) => pattern.test(url))?.[1]
    : undefined

export const outdatedLinkForm: PageCheck = {
  id: 'link-address-outdated',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to a profile or a map are written as they were long ago',
  why: 'Such addresses lead to a front page, or show a search instead of you. That they are old tells visitors how old the page is.',
  mend: 'Open your profile or your place on the map, copy its address as it is today, and put that in.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: onWorkingPages(({ url, facts }) => {
    const old = facts.links.filter(link => oldness(link) !== undefined)
    return foundAll(quoteLinks(url, old, link => ` (${oldness(link)})`))
  }),
}
