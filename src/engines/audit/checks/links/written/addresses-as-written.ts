import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { logoLeadsAstray } from '#src/engines/audit/checks/links/menus/logo-goal.ts'
import { foundAll, ok } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { mayActOnClicks } from '#src/engines/audit/facts/site/acts-on-clicks.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'
import { deadHeadlines } from './dead-headlines.ts'
import { faultOf } from './miswritten-address.ts'
import { forgetsGoal, leadsNowhere, ledTo } from './placeholder.ts'

/** Template variables that nobody filled in are told of as such. */
const leftover = /\{\{|\{%|<%|\$\{|\[\[|%[A-Z_]{3,}%|\[[a-z_ ]+\]/i

function faultIn({ href, kind }: LinkFact): string | undefined {
  if (href === null) return undefined
  const fault = faultOf(href) ?? (kind === 'invalid' ? 'it is no web address' : undefined)
  return fault === undefined || leftover.test(href) ? undefined : fault
}

export const malformedHref: PageCheck = {
  id: 'malformed-href',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Links are misspelled and cannot work',
  why: 'The browser cannot tell where they lead, so the visitor gets an error instead of the page, the mail or the call.',
  mend: 'Correct the address, from https://, mailto: or tel: on.',
  source: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  look: onWorkingPages(({ url, facts }) => {
    const wrong = facts.links.filter(link => faultIn(link) !== undefined)
    return foundAll(quoteLinks(url, wrong, link => `: ${faultIn(link)}`))
  }),
}

/** What the file of a page is called, in words: `map-and-directions.htm`. */
const wordsOfFile = (url: string) =>
  (/([^/]+?)(?:\.\w{2,5})?\/?$/.exec(new URL(url).pathname)?.[1] ?? '').toLowerCase().split(/[-_]/)

const next_to = 160

/** Between links to other pages of the site, as entries of a menu stand. */
function standsInMenu(link: LinkFact, links: readonly LinkFact[]): boolean {
  const at = links.indexOf(link)
  const beside = [links[at - 1], links[at + 1]].filter(
    other => other !== undefined && Math.abs(other.offset - link.offset) < next_to,
  )
  return link.in_nav || (beside.length > 0 && beside.every(other => other?.kind === 'web' && other.internal))
}

/**
 * The last step of a breadcrumb and the entry of the menu for the page one is on may lead to the page itself, which is
 * what an empty address does.
 */
function namesPage(link: LinkFact, { titles, headings, links, url }: PageFacts): boolean {
  const { kind, name, href } = link
  if ((kind !== 'empty' && href?.trim() !== '#') || name === '') return false
  const own = [...titles.map(({ text }) => text), ...headings.filter(({ level }) => level === 1).map(each => each.name)]
  if (own.some(text => text.toLowerCase().includes(name.toLowerCase()))) return true
  const said = name.toLowerCase().split(/\W+/)
  return wordsOfFile(url).every(word => word.length > 3 && said.includes(word)) && standsInMenu(link, links)
}

/** A picture alone in a link to "#", where no script runs that could enlarge it or turn to the next one. */
const isDeadPicture = ({ kind, href, images, text, scripted, role, hidden, aria_hidden, in_nav }: LinkFact) =>
  kind === 'fragment' &&
  href?.trim().endsWith('#') === true &&
  images > 0 &&
  text === '' &&
  !scripted &&
  role === '' &&
  !hidden &&
  !aria_hidden &&
  !in_nav

/** The name at the top of an inner page, which everybody takes for the way home. */
function deadBrand({ links }: PageFacts): LinkFact | undefined {
  const first = links.find(({ hidden, name }) => !hidden && !/^skip\b/i.test(name))
  if (first?.href?.trim() !== '#' || first.scripted || first.role !== '') return undefined
  const isTop = first.region === 'header' || first.region === 'nav'
  return isTop && /\p{L} \p{L}/u.test(first.name.trim()) && !/\bmenu\b/i.test(first.name) ? first : undefined
}

export const emptyOrPlaceholderHref: PageCheck = {
  id: 'empty-or-placeholder-href',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'Links that look real lead nowhere',
  why: 'The visitor clicks and nothing happens; search engines cannot follow them either.',
  mend: 'Give the link its real address, or remove it until there is one.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(page => {
    const { url, kind, facts } = page
    const no_scripts = !mayActOnClicks(facts)
    const brand = kind === 'home' ? undefined : deadBrand(facts)
    const led_to = ledTo(facts)
    const headlines = deadHeadlines(facts)
    const dead = facts.links.filter(
      link =>
        link === brand ||
        headlines.has(link) ||
        (no_scripts && isDeadPicture(link)) ||
        ((leadsNowhere(link, facts) || forgetsGoal(link, led_to)) && !namesPage(link, facts)),
    )
    // A logo that leads nowhere is told as that.
    const logo = dead.length > 0 ? logoLeadsAstray.look(page) : ok
    const line = logo.state === 'found' ? logo.occurrences[0]?.line : undefined
    const told = dead.find(link => link.line === line)
    return foundAll(
      quoteLinks(
        url,
        dead.filter(link => link !== told),
      ),
    )
  }),
}
