import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Code that is handed the address of a page or a picture. */
const hands_address =
  /^javascript:[^'"]{0,60}['"](?![^'"]*(?:share|sharer|intent)\b)[^'"\s]{1,200}\.(?:html?|php|aspx?|jpe?g|png|webp|gif|pdf)(?:[?#][^'"]{0,100})?['"]/i

const most = 10
/** A place on this page, a call, another site: nothing that search engines would miss. */
const no_page = /^(?:#|[a-z]+:|\/\/|\?|javascript)/i
const fileOf = (address: string) => address.replace(/[?#].*$/, '').replace(/^(?:\.{0,2}\/)+/, '')

/** Boxes and buttons whose code leads to a page that no link of this page leads to. */
function ledByCode(url: string, { controls, links, base }: PageFacts): Occurrence[] {
  const led = controls.filter(({ does, goal }) => does === 'goto' && !no_page.test(goal) && fileOf(goal) !== '')
  if (led.length === 0 || base !== null) return []
  const linked = new Set(links.map(link => link.url?.replace(/[?#].*$/, '')))
  return led
    .filter(({ goal }) => !linked.has(URL.parse(goal, url)?.href.replace(/[?#].*$/, '')))
    .slice(0, most)
    .map(({ line, element, by, text }) => ({
      url,
      line,
      evidence: `<${element} onclick="${shortened(by, 60)}">${shortened(text, 40)}`,
    }))
}

/** Fewer may be the entry of the page itself. */
const least_bare = 3

/** A menu whose entries have no address at all: a script may lead on from them, and nothing else does. */
function bareMenu(url: string, { bare_entries, links }: PageFacts): Occurrence[] {
  const led_to = new Set(links.map(({ text }) => text.trim().toLowerCase()))
  const bare = bare_entries.filter(({ text }) => !led_to.has(text.toLowerCase()))
  const [first] = bare
  const names = [...new Set(bare.map(({ text }) => text))]
  if (!first || names.length < least_bare) return []
  const shown = names.slice(0, most).map(name => `“${shortened(name, 40)}”`)
  return [{ url, line: first.line, evidence: `<a> without an address: ${shown.join(', ')}` }]
}

export const linkByScript: PageCheck = {
  id: 'link-by-script-only',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to pages or pictures work by script only',
  why: 'Search engines do not follow them, so what they lead to is not found; and nobody can open it in a new tab or pass it on.',
  mend: 'Write the address itself into href, and leave the script to onclick or a listener.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(({ url, facts }) => {
    const scripted = facts.links.filter(({ kind, hidden }) => kind === 'javascript' && !hidden)
    if (scripted.length + facts.controls.length + facts.bare_entries.length === 0) return notApplicable
    const handed = scripted.filter(({ href }) => hands_address.test((href ?? '').slice(0, 500)))
    return foundAll([...bareMenu(url, facts), ...quoteLinks(url, handed), ...ledByCode(url, facts)])
  }),
}
