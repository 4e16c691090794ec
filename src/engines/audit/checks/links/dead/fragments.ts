import type { Occurrence, Outcome, PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { callsToAct } from '#src/engines/audit/checks/links/dead/calls-to-act.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf, quoteLinks } from '#src/engines/audit/checks/quote.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { hash32 } from '#src/engines/audit/facts/site/hash32.ts'
import { longest_place, type MenuEntry, shownName } from '#src/engines/audit/facts/site/menu-entries.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Hooks of popups, chats and routers that read the fragment by script. */
const forScripts =
  /^[!/?]|[=&/:~]|^(?:elementor|popup|modal|open|chat|menu|mobile|toggle|close|cookie|book|search|sidewidgetarea|sidr|off-?canvas|(?:show|hide|view)-|hs-|wp-)|popup|modal|lightbox/i

/** The place on a page that a link names; undefined where it names none or a script may be meant. */
function placeNamedBy({ url, hidden, scripted, role, kind }: LinkFact): string | undefined {
  const written = url?.includes('#') ? (url.split('#')[1] ?? '') : ''
  if ((kind !== 'web' && kind !== 'fragment') || hidden || scripted || role !== '' || written === '') return undefined
  let place = written
  try {
    place = decodeURIComponent(written)
  } catch {
    // Not percent-encoded after all: browsers take it as it stands.
  }
  const toTop = place.toLowerCase() === 'top'
  return toTop || place === '0' || forScripts.test(place) ? undefined : place
}

const pageOf = (url: string) => url.split('#', 1)[0] ?? ''

/** "#/prices" beside links to "/#prices" is one with the signs swapped, and no route of an app. */
function swappedIn(links: readonly LinkFact[]): (link: LinkFact) => boolean {
  const places = new Set(links.flatMap(link => (link.internal ? (placeNamedBy(link) ?? []) : [])))
  return ({ url, hidden, scripted }) => {
    const place = /#\/([\w-]+)$/.exec(url ?? '')?.[1]
    return place !== undefined && !hidden && !scripted && places.has(place)
  }
}

/** The links of a page to places on itself that are not there; undefined where scripts may make the places. */
function deadOnOwnPage({ url, facts }: PageView): readonly LinkFact[] | undefined {
  const { anchors, skip_link, truncated, empty_app_root, scripts } = facts
  if (empty_app_root || truncated.some(({ what }) => what === 'ids')) return undefined
  if (scripts.some(({ opens_places }) => opens_places)) return undefined
  const own = pageOf(url)
  const links = facts.links.filter(link => link.url?.includes('#'))
  if (links.length === 0) return []
  const isSwapped = swappedIn(links)
  return links.filter(link => {
    if (isSwapped(link)) return true
    const place = placeNamedBy(link)
    if (place === undefined || pageOf(link.url ?? '') !== own) return false
    return link.offset !== skip_link?.offset && !anchors.has(place)
  })
}

const isCall = (link: LinkFact) => callsToAct(shownName(link))
const source = 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment'
const mend = 'Give the section the id that the link names, or correct the link.'

export const brokenAnchorFragment: PageCheck = {
  id: 'broken-anchor-fragment',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to a place on the page that is not there',
  why: 'The visitor clicks and the page does not move.',
  mend,
  source,
  look: onWorkingPages(page => {
    const dead = deadOnOwnPage(page)
    if (!dead) return notApplicable
    return foundAll(
      quoteLinks(
        page.url,
        dead.filter(link => !isCall(link)),
      ),
    )
  }),
}

export const callToMissingPlace: PageCheck = {
  id: 'call-to-missing-place',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A button to ask, to book or to contact you leads to a place on the page that is not there',
  why: 'Who presses it wants to become a customer, and the page does not move.',
  mend: 'Give the form or the section the id that the button names, or have it lead to your contact page.',
  source,
  look: onWorkingPages(page => {
    const dead = deadOnOwnPage(page)
    return dead ? foundAll(quoteLinks(page.url, dead.filter(isCall))) : notApplicable
  }),
}

export const brokenAnchorElsewhere: SiteCheck = {
  id: 'broken-anchor-on-other-page',
  section: 'links',
  scope: 'site',
  severity: 'low',
  title: 'Links to a place on another page that is not there',
  why: 'The visitor lands at the top of the page and has to search for what the link promised.',
  mend,
  source,
  ...inSteps(site => lookElsewhere(site, words => !callsToAct(words))),
}

export const callToMissingPlaceElsewhere: SiteCheck = {
  id: 'call-to-missing-place-elsewhere',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'A button to ask, to book or to contact you leads to a place on another page that is not there',
  why: 'Who presses it wants to become a customer, lands at the top of another page, and finds no form there.',
  mend: 'Give the form or the section the id that the button names, or have it lead to your contact page.',
  source,
  ...inSteps(site => lookElsewhere(site, callsToAct)),
}

/** Links whose words are of interest, to places on other pages that are not there. */
function* lookElsewhere(site: SiteView, isMeant: (words: string) => boolean): Generator<undefined, Outcome> {
  const { home_view, pageAt } = site
  if (!home_view) return notApplicable
  const dead = home_view.facts.links.filter(link => {
    const goal = pageOf(link.url ?? '')
    const place = link.internal && goal !== pageOf(home_view.url) ? placeNamedBy(link) : undefined
    const page = place === undefined ? undefined : pageAt(goal)
    if (place === undefined || !page || page.response.status !== 200 || page.row.words < 50) return false
    return page.row.anchors !== null && !page.row.anchors.includes(hash32(place)) && isMeant(shownName(link))
  })
  return foundAll([...quoteLinks(home_view.url, dead), ...(yield* deadOnPages(site, isMeant))])
}

const most_in_text = 10

/** Those in the menus of the other pages and in their midst, each told once. */
function* deadOnPages(
  { pages, home, urlOf, pageAt }: SiteView,
  isMeant: (words: string) => boolean,
): Generator<undefined, Occurrence[]> {
  const dead = new Map<MenuEntry, { url: string; pages: number; in_menu: boolean }>()
  // Those of the front page are told by the front page.
  const sound = new Set<MenuEntry>([...(home?.row.menu ?? []), ...(home?.row.places ?? [])])
  for (const [index, { url, row, response }] of pages.entries()) {
    if (endsStep(index)) yield
    if (response.status !== 200) continue
    const { menu, places } = row
    for (const entry of new Set([...menu, ...places])) {
      const known = dead.get(entry)
      if (known) known.pages++
      else if (entry.place !== '' && !sound.has(entry) && isMeant(entry.words)) {
        const page = pageAt(urlOf(entry.page))
        if (page && page.url !== url && lacksPlace(page, entry.place))
          dead.set(entry, { url, pages: 1, in_menu: menu.includes(entry) })
        else sound.add(entry)
      }
    }
  }
  const told = [...dead]
  const in_text = told.filter(([, { in_menu }]) => !in_menu).slice(0, most_in_text)
  return [...told.filter(([, { in_menu }]) => in_menu), ...in_text].map(
    ([{ words, page, place }, { url, pages: count, in_menu }]) => {
      const on = in_menu ? 'in the menu of' : 'on'
      const also = count > 1 ? `, ${on} ${countOf(count, 'page')}` : ''
      return { url, line: null, evidence: `“${words}” leads to ${new URL(urlOf(page)).pathname}#${place}${also}` }
    },
  )
}

function lacksPlace({ row, response }: SitePage, written: string): boolean {
  if (response.status !== 200 || row.words < 50 || row.anchors === null) return false
  if (written.length >= longest_place || /%/.test(written) || written.toLowerCase() === 'top') return false
  return !forScripts.test(written) && !row.anchors.includes(hash32(written))
}
