import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { isNamedPage, ownNamesOf, plainPageName } from '#src/engines/audit/checks/links/dead/pages-by-name.ts'
import { nameOfTile } from '#src/engines/audit/checks/links/words/tile-names.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { fatesOf } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import { by_many_names } from './names-another-page.ts'

/** Pages that name all services and tell little of each. */
const overview =
  /^(?:(?:our|all|my|the|about|list of|full) )*(?:services?|treatments|solutions|specialties|practice areas|what we (?:do|offer)|therapies|procedures|programs|classes|products)(?: and (?:pricing|prices|rates|areas))?$/
/** What is done, whatever it is done to. */
const of_any =
  /^(?:cares?|rehab|rehabilitation|therap(?:y|ies)|treatments?|repairs?|installations?|install|replacements?|cleaning|maintenance|recovery|programs?|removal|solutions|management|restoration|surgery|medicine|law|design|residential|commercial|emergency|custom|professional|general|full|quality|complete)$/
const fewest_letters = 5
const most_letters = 40
/** One may be meant so. */
const fewest = 2
const most_cards = 24

type Card = { name: string; words: string[]; line: number; goal: SitePage }

/** The words that tell one service from another, by their beginnings. */
function wordsOf(name: string): string[] {
  const words = plainPageName(name)
    .split(' ')
    .filter(word => word.length > 2 && !by_many_names.test(word) && !of_any.test(word))
  return words.some(word => word.length >= fewest_letters) ? words.map(word => word.slice(0, fewest_letters)) : []
}

const beginsIn = (names: string) => (word: string) => names.includes(` ${word}`)

/** What a page is called by its address, heading and title. */
const namesOf = (page: SitePage) =>
  ` ${ownNamesOf(page).join(' ')} ${plainPageName(page.row.title.split(/\s[|–—-]\s/)[0] ?? '')}`

const isInFrame = ({ in_nav, region }: LinkFact) =>
  in_nav || region === 'header' || region === 'footer' || region === 'nav'

/** Tiles of the home page that promise one service each and lead to a page that names them all. */
function cardsOf(site: SiteView): Card[] {
  const { home_view } = site
  const fateOf = fatesOf(site)
  const cards = new Map<string, Card>()
  for (const link of home_view?.facts.links ?? []) {
    const { kind, internal, url, hidden, line } = link
    if (!home_view || kind !== 'web' || !internal || !url || hidden || url.includes('#') || isInFrame(link)) continue
    const { name, bare } = nameOfTile(home_view.facts, link)
    const goal = bare && name.length <= most_letters ? site.pageAt(fateOf(url)?.final_url ?? url) : undefined
    if (!goal || cards.has(name) || !ownNamesOf(goal).some(own => overview.test(own))) continue
    const words = wordsOf(name)
    if (words.length > 0) cards.set(name, { name, words, line, goal })
    if (cards.size >= most_cards) break
  }
  return [...cards.values()]
}

/** The one page that is named after all words of a card; null where several are. */
function* pagesMeant(site: SiteView, cards: readonly Card[]): Generator<undefined, Map<Card, SitePage | null>> {
  const meant = new Map<Card, SitePage | null>()
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index)) yield
    if (!isNamedPage(page) || page.kind === 'article' || !page.indexable) continue
    const names = namesOf(page)
    for (const card of cards)
      if (page !== card.goal && card.words.every(beginsIn(names))) meant.set(card, meant.has(card) ? null : page)
  }
  return meant
}

export const cardsToOverview: SiteCheck = {
  id: 'cards-open-overview',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'Cards of services open the list of all services, though the services have pages of their own',
  why: 'Whoever wants to learn more about one service is led to a list and has to look for it again, and search engines do not see which page is about it.',
  mend: 'Lead each card to the page of its own service.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  ...inSteps(function* (site) {
    const { home_view } = site
    const cards = cardsOf(site)
    if (!home_view || cards.length < fewest) return notApplicable
    const meant = yield* pagesMeant(site, cards)
    // The heading of a card may be the link to the page, and "Learn more" beneath it one to the list.
    const linked = new Set(
      home_view.facts.links.filter(link => !isInFrame(link)).map(({ url }) => site.pageAt(url ?? '')),
    )
    const astray = cards.flatMap(card => {
      const page = meant.get(card)
      return page && !linked.has(page) ? [{ card, page }] : []
    })
    const [first, second] = astray
    if (!first || !second) return ok
    const shown = astray
      .slice(0, 2)
      .map(({ card, page }) => `“${shortened(card.name, 40)}” (${new URL(page.url).pathname})`)
    const more = astray.length > fewest ? ` and ${astray.length - fewest} more` : ''
    const evidence = `${shown.join(', ')}${more} lead to ${new URL(first.card.goal.url).pathname}`
    return found(home_view.url, first.card.line, evidence)
  }),
}
