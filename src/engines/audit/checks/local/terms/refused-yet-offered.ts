import { type ToldTerm, toldTerms } from '#src/engines/audit/checks/business/told-terms.ts'
import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { town_refused, wordsOfService } from '#src/engines/audit/facts/business/terms/answers/refused-services.ts'

/** A service named where a business names what it offers. */
type Offer = {
  words: readonly string[]
  text: string
  where: string
  url: string
  line: number | null
  leads_to: string
}

const sort = 'refused: '
const most_refused = 12
const longest_heading = 60
/** Where what is offered is named among others. */
const between = /\s*(?:[,|:•·&/+]|[—–]|\s-\s|\band\b)\s*/i
/** Texts about a service, not offers of it. */
const about_it =
  /\b(?:vs|versus|or|no|not|without|instead|avoid|alternatives?|before|why|when|how|what|cost|signs|myths?|never|isn['’]?t|don['’]?t|need|needed|than)\b|\?/i
const of_offers = new Set(['home', 'about', 'contact', 'service', 'other'])

function* piecesOf(text: string): Generator<string> {
  if (about_it.test(text)) return
  yield text
  for (const piece of text.split(between)) if (piece !== text) yield piece
}

/** "Roof replacement" and "Replacement" are one; "Replacement windows" is another. */
function isSame(refused: readonly string[], offered: readonly string[]): boolean {
  if (refused.at(-1) !== offered.at(-1) || offered.length > refused.length + 1) return false
  const [few, many] = offered.length < refused.length ? [offered, refused] : [refused, offered]
  return few.every(word => many.includes(word))
}

function* offersIn(text: string, where: string, url: string, line: number | null): Generator<Offer> {
  for (const piece of piecesOf(text))
    yield { words: wordsOfService(piece), text: piece, where, url, line, leads_to: url }
}

function* offersOf(site: SiteView): Generator<Offer> {
  for (const { row, kind, url, indexable } of site.pages) {
    if (!of_offers.has(kind) || !indexable) continue
    yield* offersIn(row.title, 'in the title', url, row.title_line)
    yield* offersIn(row.h1, 'in the main heading', url, row.h1_line)
  }
  const { home, home_view, urlOf } = site
  if (!home || !home_view) return
  for (const { words, page } of home.row.menu)
    for (const offer of offersIn(words, 'in the menu', home.url, null)) yield { ...offer, leads_to: urlOf(page) }
  for (const { text, line, level, hidden } of home_view.facts.headings)
    if (!hidden && level > 1 && text.length <= longest_heading) yield* offersIn(text, 'as a heading', home.url, line)
}

/** Services that one page says the business does not do, and that another offers by name. */
export function refusedYetOffered(site: SiteView): Occurrence[] {
  const refused = new Map<string, ToldTerm>()
  const refusing = new Set<string>()
  for (const term of toldTerms(site, sort)) {
    if (term.kind === 'legal' || term.what.startsWith(sort + town_refused)) continue
    refusing.add(term.url)
    const what = term.what.slice(sort.length)
    if (refused.size < most_refused && !refused.has(what)) refused.set(what, term)
  }
  if (refused.size === 0) return []
  const found = new Map<string, Occurrence>()
  for (const { words, text, where, url, line, leads_to } of offersOf(site)) {
    if (words.length === 0 || refusing.has(leads_to)) continue
    for (const [what, term] of refused) {
      if (found.has(term.text) || !isSame(what.split(' '), words)) continue
      const evidence = `“${text.trim()}” ${where}; “${term.text}” on ${term.url}, line ${term.line}`
      found.set(term.text, { url, line, evidence })
    }
  }
  return [...new Map([...found.values()].map(one => [`${one.url} ${one.line}`, one])).values()]
}
