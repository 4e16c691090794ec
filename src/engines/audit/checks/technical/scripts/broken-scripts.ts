import type { Occurrence, PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'

const most = 10
const source = 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console'

export const brokenCodeInPage: PageCheck = {
  id: 'code-slip-in-page',
  section: 'technical',
  scope: 'page',
  severity: 'medium',
  title: 'A piece of code on the page has a typing error, and none of it runs',
  why: 'Browsers drop such a piece from its first word to its last. What it should count, show or send is lost.',
  mend: 'Have the line corrected. Often an editor has put a tag such as </p> or curly quotes into code that was pasted.',
  source,
  look: ({ url, facts }) => {
    if (facts.scripts.length === 0) return notApplicable
    const broken = facts.scripts.flatMap(({ slip }) => slip ?? [])
    return foundAll(broken.slice(0, most).map(({ line, says }) => ({ url, line, evidence: says })))
  },
}

export const brokenScript: SiteCheck = {
  id: 'script-breaks-off',
  section: 'technical',
  scope: 'site',
  severity: 'high',
  title: 'A script of the site has an error, and what comes after it never runs',
  why: 'Menus, forms and buttons that the script serves do nothing there, and visitors see no message about it.',
  mend: 'Open the page in Chrome, press F12 and read the Console: it names the line. Have your web designer correct it.',
  source,
  look: site => {
    if (site.own_scripts.length === 0) return notApplicable
    return foundAll([...torn(site), ...ending(site)].slice(0, most))
  },
}

/** Scripts that break the grammar: browsers run nothing of them. */
function torn({ own_scripts, scripts }: SiteView): Occurrence[] {
  return own_scripts.flatMap(({ url, slip }) => {
    const place = slip && scripts.find(one => one.url === url)
    return place ? [{ url, line: slip.line, evidence: `${slip.says}, on ${countOf(place.pages, 'page')}` }] : []
  })
}

/** Scripts that ask for something that pages with them do not have. */
function ending({ own_scripts, scripts, pages }: SiteView): Occurrence[] {
  const needing = own_scripts.filter(({ needs }) => needs.length > 0)
  // What is put into pages may bring the element along.
  if (needing.length === 0 || own_scripts.some(({ frame }) => frame.menu || frame.foot)) return []
  const read = pages.filter(({ row, response }) => response.status === 200 && row.anchors !== null)
  return needing.flatMap(({ url, needs }) => {
    const place = scripts.find(one => one.url === url)
    if (!place) return []
    const known = new Set([place.on, ...place.others])
    const with_it = place.pages >= pages.length ? read : read.filter(page => known.has(page.url))
    const lacking = ({ row }: SitePage) => needs.find(({ id }) => !row.anchors?.includes(hash32(id)))
    const ended = with_it.filter(page => lacking(page) !== undefined)
    const [first] = ended
    const needed = first && lacking(first)
    if (!needed) return []
    const also = ended.length > 1 ? `, as on ${countOf(ended.length - 1, 'other page')}` : ''
    const evidence = `${new URL(url).pathname}, line ${needed.line}, stops: no “${needed.id}” is on the page${also}`
    return [{ url: first.url, line: place.on === first.url ? place.line : null, evidence }]
  })
}
