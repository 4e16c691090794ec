import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { nameOfTile } from '#src/engines/audit/checks/links/words/tile-names.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** What templates call the one page that shows how an entry of a list looks: "blog-details", "service-single", "post". */
const of_an_entry =
  /^(?:blog|news|service|project|portfolio|product|property|event|case|course|team|work|listing|gallery)s?[-_](?:details?|single|post|article|inner|page)$|^(?:cabin|room|suite|cottage|villa|rental|unit|apartment|car|vehicle|boat|dish|recipe|doctor|attorney|agent|member|staff|destination)s?[-_](?:details?|single)$|^(?:single|detail|sample|example)s?(?:[-_](?:blog|news|service|project|portfolio|product|post|page|article))?$|^(?:blog|news)?[-_]?(?:post|article)$/i

/** Beside the entries stand their dates, their authors and how often they were answered. */
const no_entry =
  /^(?:(?:read|learn|see|view|find out|discover|get|know|explore|show|continue|by|from|in|admin|post(?:ed)?|share|next|prev(?:ious)?|home|back|blog|news)\b.*|.*\b(?:comments?|repl(?:y|ies)|views?|likes?|details?|(?:19|20)\d\d)|\W*)$/i
const fewest = 3
const fewest_letters = 8
const longest = 90

/** Pages of a site lead to the same few hundred others. */
const slugOf = remembered(
  url => {
    const last = (URL.parse(url)?.pathname ?? '').replace(/\/(?:index\.\w{3,5})?$/, '').split('/')
    return detached((last.at(-1) ?? '').replace(/\.\w{3,5}$/, ''))
  },
  { most: 500, longest: 300 },
)

/** Two words say what an entry is about; two names with capitals may be its author. */
const isEntry = (name: string) =>
  name.length >= fewest_letters && name.length <= longest && name.includes(' ') && !no_entry.test(name)

/** A card is a link as a whole, with all that it says. */
const longest_card = 400

/** Cards in the midst of a page that lead to nothing but the page itself. */
function leadsNowhereElse(link: LinkFact, page_url: string): boolean {
  const { region, in_nav, brand, scripted, marked, target, url, name } = link
  if (url !== page_url || region === 'header' || region === 'footer' || region === 'nav' || in_nav) return false
  return !(brand || scripted || marked || target === '_blank') && name.length <= longest_card
}

/** A page that writes of a festival calls the festival by more than one name. */
function namesThisPage(name: string, words_of_address: readonly string[]): boolean {
  const said = name.toLowerCase()
  return words_of_address.length > 0 && words_of_address.every(word => said.includes(word))
}

const front = /^https?:\/\/[^/]+\/?(?:index\.(?:html?|php))?$/i

/** Tiles with a picture, or under a heading that says the same, which all lead to the front page: their own was never made. */
function leadsHome(facts: PageFacts, link: LinkFact, page_url: string, name: string): boolean {
  const { url, images } = link
  if (url === null || url === page_url || !front.test(url) || !leadsNowhereElse({ ...link, url: page_url }, page_url))
    return false
  return images > 0 || facts.headings.some(({ level, name: said }) => level > 1 && said === name)
}

type Entries = { url: string; names: Map<string, { name: string; line: number }> }

/** The names of entries by the page of an entry that they open. */
function entriesOf(facts: PageFacts, page_url: string): Entries[] {
  const by_url = new Map<string, Entries>()
  const words_of_address = slugOf(page_url)
    .toLowerCase()
    .split(/[-_]/)
    .filter(word => word.length > 3)
  for (const link of facts.links) {
    const { url, internal, kind, hidden } = link
    if (kind !== 'web' || !internal || url === null || hidden || /[?#]/.test(url)) continue
    const is_card = leadsNowhereElse(link, page_url)
    const may_lead_home = !is_card && front.test(url)
    if (!is_card && !may_lead_home && !of_an_entry.test(slugOf(url))) continue
    const name = shortened(nameOfTile(facts, link).name, is_card || may_lead_home ? longest : longest_card)
    if (!isEntry(name) || (is_card && namesThisPage(name, words_of_address))) continue
    if (may_lead_home && !leadsHome(facts, link, page_url, name)) continue
    const entries = by_url.get(url) ?? { url, names: new Map() }
    const key = plainWords(name)
    if (!entries.names.has(key)) entries.names.set(key, { name, line: link.line })
    by_url.set(url, entries)
  }
  return [...by_url.values()].filter(({ names }) => names.size >= fewest)
}

export const onePageForAll: PageCheck = {
  id: 'entries-open-one-page',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'All entries of a list open one and the same page',
  why: 'It is the sample of the template, or the page on which the list itself stands. Whoever asks for one of your services or articles reads about another, or stays where they were.',
  mend: 'Give each entry a page of its own and lead its link there, or take the links away.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  look: onWorkingPages(({ url, facts }) => {
    if (facts.links.length < fewest) return notApplicable
    return foundAll(
      entriesOf(facts, url).map(({ url: goal, names }): Occurrence => {
        const [first, second] = [...names.values()]
        const shown = [first, second].map(entry => `“${shortened(entry?.name ?? '', 40)}”`).join(', ')
        const evidence = `${shown} and ${names.size - 2} more all lead to ${goal === url ? 'the page they stand on' : new URL(goal).pathname === '/' ? 'the front page' : new URL(goal).pathname}`
        return { url, line: first?.line ?? null, evidence }
      }),
    )
  }),
}
