import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import {
  isNamedPage,
  ownNamesOf,
  pagesByName,
  plainPageName,
} from '#src/engines/audit/checks/links/dead/pages-by-name.ts'
import { nameOfTile } from '#src/engines/audit/checks/links/words/tile-names.ts'
import { forgottenBehind } from '#src/engines/audit/checks/links/written/forgotten-address.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fatesOf } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { familyOf } from './page-families.ts'

/** Pages that go by several names: another word for them is no other goal. */
export const by_many_names =
  /^(?:home|main|welcome|contact|about|us|our|me|we|who|why|how|what|blog|news|articles?|reviews?|testimonials?|gallery|photos?|portfolio|projects?|works?|faqs?|questions|book|booking|quotes?|estimates?|free|appointments?|schedule|request|get|an?|the|your|my|team|staff|people|doctors?|attorneys?|menus?|food|prices?|pricing|rates|fees|shop|store|products?|careers?|jobs?|join|privacy|terms|policy|policies|legal|services?|areas?|practice|login|more|all|view|learn|read|see|events?|calendar|specials?|offers?|deals?|coupons?|resources?|links?|forms?|locations?|directions?|map|hours|now|online|order|start|and|of|for|in|to|with|at|by|on|new|info|information|history|story|mission|support|help|giving|donate|video|videos|cart|basket|checkout|account|wishlist|orders|started|sign|up|in|out|try|trial|buy|demo|subscribe|apply|register|go|back|next|click|here|talk|chat|call|text|e?mail|message|send|reach|find|visit|explore|discover|meet|check|compare|local|pages?|details?|full)$/
/** Goals that lead on to many. */
const leads_on =
  /services|areas|products|menu|locations|specialties|treatments|solutions|categor|shop|store|what we do|portfolio|gallery/i

const not_yet = /coming[-_ ]?soon|under[-_ ]?construction/i

const longest = 40
/** By their beginnings, "roofing" and "roofs" are of one thing. */
const beginningOf = (word: string) => word.slice(0, 4)

/**
 * Of words that many pages go by, only the very name of a page of one kind tells that a page of another kind is not
 * meant, such as the page about the business for its reviews.
 */
function isOtherKind(words: string, meant: SitePage, goal: SitePage): boolean {
  const family = familyOf(words)
  if (family < 0 || !ownNamesOf(meant).includes(words)) return false
  const other = ownNamesOf(goal).map(familyOf)
  return other.some(one => one >= 0) && !other.includes(family)
}

type Link = { from: string; line: number | null; name: string; to: string }

/** Links of the front page, and the menus of all. */
function* linksOf(site: SiteView): Generator<Link> {
  const { home_view } = site
  for (const link of home_view?.facts.links ?? []) {
    const { kind, internal, url, hidden, scripted, in_nav, line } = link
    if (!home_view || kind !== 'web' || !internal || !url || hidden || scripted) continue
    // “Learn more” under the name of a service promises its page.
    const name = in_nav ? link.name : nameOfTile(home_view.facts, link).name
    if (name !== '' && name.length <= longest) yield { from: home_view.url, line, name, to: url }
  }
  for (const { url, row } of site.pages)
    for (const { words, page, place } of row.menu)
      if (place === '') yield { from: url, line: null, name: words, to: site.urlOf(page) }
}

function toldOf(name: string, goal: SitePage, meant: SitePage): string {
  const title = shortened(goal.row.h1 || goal.row.title, 50)
  return `“${shortened(name, 40)}” leads to ${new URL(goal.url).pathname} (“${title}”), not to ${new URL(meant.url).pathname}`
}

/** One wrong way, and the pages it stands on. */
type Wrong = { told: Occurrence; on: Set<string> }

const most_named = 4

/** One mistake is told once, with the other pages that are to be mended. */
function toldOnce({ told, on }: Wrong): Occurrence {
  const others = [...on].filter(url => url !== told.url).map(url => new URL(url).pathname)
  if (others.length === 0) return told
  const more = others.length > most_named ? ` and ${countOf(others.length - most_named, 'more page')}` : ''
  return { ...told, evidence: `${told.evidence}; also on ${others.slice(0, most_named).join(', ')}${more}` }
}

function* strangers(site: SiteView): Generator<undefined, Occurrence[]> {
  const fateOf = fatesOf(site)
  const pageNamed = yield* pagesByName(site)
  const pageForgotten = yield* forgottenBehind(site)
  const goalOf = (words: string, to: string, from: string): { goal: SitePage; meant: SitePage } | undefined => {
    const goal = site.pageAt(fateOf(to)?.final_url ?? to)
    const forgotten = goal && goal === site.home ? pageForgotten(words, from) : undefined
    if (goal && forgotten) return { goal, meant: forgotten }
    const meant = pageNamed(words)
    return goal && meant && isStranger(words, meant, goal) ? { goal, meant } : undefined
  }
  const wrong = new Map<string, Wrong>()
  const sound = new Set<string>()
  let looked = 0
  for (const { from, line, name, to } of linksOf(site)) {
    if (++looked % 2_000 === 0) yield
    const words = plainPageName(name)
    const way = `${words} ${to}`
    const known = wrong.get(way)
    known?.on.add(from)
    if (known || sound.has(way) || to.includes('#')) continue
    const apart = goalOf(words, to, from)
    const evidence = apart ? toldOf(name, apart.goal, apart.meant) : ''
    // What is no fault on the page itself may be one on the next.
    if (apart) wrong.set(way, { told: { url: from, line, evidence }, on: new Set([from]) })
    else if (site.pageAt(to) !== site.home) sound.add(way)
  }
  return Array.from(wrong.values(), toldOnce)
}

function isStranger(words: string, meant: SitePage, goal: SitePage): boolean {
  if (!isNamedPage(goal) || goal.row.text_hash === meant.row.text_hash || goal.row.lang !== meant.row.lang) return false
  // That a page is not there yet is told of that page.
  if (not_yet.test(`${goal.url} ${goal.row.h1} ${goal.row.title}`)) return false
  const itself = `${plainPageName(new URL(goal.url).pathname)} ${plainPageName(goal.row.h1)} ${plainPageName(goal.row.title)}`
  const all = words.split(' ')
  const own = all.filter(word => !by_many_names.test(word))
  if (own.length === 0 ? !isOtherKind(words, meant, goal) : leads_on.test(itself)) return false
  return !(own.length === 0 ? all : own).some(word => itself.includes(beginningOf(word)))
}

export const linkNamesAnother: SiteCheck = {
  id: 'link-names-another-page',
  section: 'links',
  scope: 'site',
  severity: 'high',
  title: 'A link names one page of the site and leads to another',
  why: 'A customer who asked for one service reads about another, and thinks that you do not offer the first.',
  mend: 'Give the link the address of the page that it names.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  ...inSteps(function* (site) {
    return site.pages.length < 3 ? notApplicable : foundAll(yield* strangers(site))
  }),
}
