import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { fetchesParts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { endsStep, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { isLooselySame } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { isInternalPage } from '#src/engines/audit/checks/technical/leftovers/internal-pages.ts'
import { linkedByCode } from '#src/engines/audit/checks/technical/reach/linked-by-code.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import {
  hasUnseenMenu,
  lacksItsMenu,
  liesUnlinked,
  unreadOfCopy,
} from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import {
  clicksFrom,
  drawsNoLinks,
  linkedPagesOf,
  linksUnknown,
} from '#src/engines/audit/checks/technical/reach/way-in.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'

/** The logo leads to the front page itself, under one of its names or two. */
const most_own_links = 2

/** Of a site of which more is cut off, a script draws the way there. */
const most_cut_off = 1 / 3

/** Pages that some other page links to, however it is reached itself. */
function* linkedAtAll(site: SiteView): Generator<undefined, Set<string>> {
  const linkedPages = linkedPagesOf(site)
  const linked = new Set<string>()
  for (const [index, page] of site.pages.entries()) {
    if (endsStep(index)) yield
    // What only such pages link to is led to by nothing either.
    if (!liesUnlinked(page)) for (const { url } of linkedPages(page)) linked.add(url)
  }
  return linked
}

/** Pages that some way leads to: from the home page on, so that two that only name each other are not. */
function* ledTo(site: SiteView, home: SitePage): Generator<undefined, ReadonlySet<string>> {
  const linked = yield* linkedAtAll(site)
  const reached = yield* clicksFrom(home, linkedPagesOf(site, 'by any sign'))
  // A front page that leads nowhere, and has no code that could, cuts off all the rest. Dead links are told as those.
  if (reached.size === 1 && home.row.links.length <= most_own_links && drawsNoLinks(site))
    return new Set(reached.keys())
  const cut_off = [...linked].filter(url => !reached.has(url))
  return new Set([...reached.keys(), ...(cut_off.length > site.pages.length * most_cut_off ? cut_off : [])])
}

/** Pages that want to be found and that nothing leads to. */
function* unlinked(site: SiteView, home: SitePage): Generator<undefined, SitePage[]> {
  const led_to = yield* ledTo(site, home)
  yield
  const isDrawn = linkedByCode(site)
  const framed = new Set(site.leftovers.flatMap(({ why: reason, url }) => (reason === 'framed' ? [url] : [])))
  return site.pages.filter(page => {
    if (!page.indexable || page.url === home.url || page.kind === 'thanks' || led_to.has(page.url)) return false
    if (isInternalPage(page) || framed.has(page.url)) return false
    if (isDrawn(page.url)) return false
    const { canonical } = page.row
    if (canonical === null || isOwnOriginal(site, page) || isLooselySame(site.urlOf(canonical), page.url)) return true
    // Of a page that nothing leads to, one elsewhere says nothing.
    return liesUnlinked(page) && !site.pageAt(site.urlOf(canonical))
  })
}

const drawn_menu = 'A script seems to draw the menu, and scripts are not run here.'
const isDrawnOver = (site: SiteView, pages: readonly SitePage[]): boolean =>
  lacksItsMenu(
    site.home_view,
    pages.map(({ url }) => url),
  )

const no_home = 'The home page could not be read.'
const why =
  'People cannot get there from your site, and search engines take a page that nobody links to for unimportant.'
const mend = 'Link to the page from the menu or from a page on the same subject, or remove it if it is out of date.'

export const sitemapOrphans: SiteCheck = {
  id: 'sitemap-orphans',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists pages that nothing on your site leads to',
  why,
  mend,
  source,
  ...inSteps(function* (site) {
    const listed = listedIn(site)
    if (listed.size === 0) return notApplicable
    const { home } = site
    const unknown = linksUnknown(site)
    if (!home || unknown) return notChecked(unknown ?? no_home)
    if (site.own_scripts.some(({ loads_parts }) => loads_parts)) return notChecked(drawn_menu)
    const pages = yield* unlinked(site, home)
    if (isDrawnOver(site, pages)) return notChecked(drawn_menu)
    return foundAll(
      pages.flatMap(({ url }) => {
        const place = listed.get(url)
        return place
          ? [
              {
                url,
                line: null,
                evidence: `listed in ${place.sitemap}, line ${place.line}, and no link leads there from the home page`,
              },
            ]
          : []
      }),
    )
  }),
}

/** What a form, a booking or the server answers with, and what builders write beside the front page: nobody links to that. */
const is_an_answer =
  /\/[\w-]*(?:thank|success|submitted|(?:form|message|e?-?mail)[-_]?sent|(?:form|contact|message|enquiry|inquiry|quote|booking|reservation)[-_]?submission|confirm|reject|cancel|receipt|unsubscribe|(?:payment|booking|order|reservation)[-_](?:status|complete|failed|error))[\w-]*(?:\.html?|\/)?$|\/(?:4\d\d|50\d|(?:page[-_]?)?not[-_]?found|error[-_]?(?:page|404)?|404[-_]?error)(?:\.html?|\/)?$|^https?:\/\/[^/]+\/index\/$/i

/** Folders whose own page has a list that a script fills: what lies in them may be linked there. */
const listsOfScripts = ({ empty_parts, own_scripts, home }: SiteView): string[] =>
  empty_parts
    .filter(
      ({ id, by_page, url }) => url !== home?.url && (by_page || own_scripts.some(({ fills }) => fills.includes(id))),
    )
    .map(({ url }) => new URL('.', url).href)
    .filter(folder => new URL(folder).pathname !== '/')

/** Lists that generators of sites make unasked. */
const of_generators =
  /^https?:\/\/[^/]+\/(?:(?:[a-z]{2}|blog|posts)\/)?(?:categories|tags|series|authors|taxonomies)\/(?:[\w-]+\/)?(?:index\.html)?$/

const lying = 'a file that no page links to'
const on_an_island = 'a file that only other unlinked pages link to'
const of_an_island = 'only pages that no way leads to link here'
/** Reached from an advertisement, an invoice or a mail. */
const reached_otherwise =
  /\/(?:lps?|ppc|ads?|landing(?:-?pages?)?|campaigns?)\/|\/(?:pay(?:ments?)?|make-?a?-?payment|pay-?(?:now|online|bill|invoice)|invoice|unsubscribe|cancell?ation-?status)(?:\.html?|\/)?$/i

/** Those that the sitemap lists are found as such. */
export const orphanPage: SiteCheck = {
  id: 'orphan-page',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'No page links to some of your pages',
  why,
  mend,
  source,
  ...inSteps(function* (site) {
    const { home } = site
    const unknown = linksUnknown(site)
    if (!home || unknown) return notChecked(unknown ?? no_home)
    const listed = listedIn(site)
    if (hasUnseenMenu(site) || fetchesParts(site)) return notChecked(drawn_menu)
    const pages = yield* unlinked(site, home)
    if (isDrawnOver(site, pages)) return notChecked(drawn_menu)
    const linkedPages = linkedPagesOf(site)
    const on_islands = new Set(pages.flatMap(page => linkedPages(page).map(({ url }) => url)))
    const known = pages
      .filter(
        ({ url, response }) =>
          !listed.has(url) && response.found_by !== 'start' && !is_an_answer.test(url) && !reached_otherwise.test(url),
      )
      .map(({ url, response }) => {
        if (response.found_by === 'folder')
          return { url, line: null, evidence: on_islands.has(url) ? on_an_island : lying }
        if (response.found_by === 'link') return { url, line: null, evidence: of_an_island }
        const from = response.found_on === null ? '' : ` on ${response.found_on}`
        return { url, line: null, evidence: `known only from a ${response.found_by}${from}` }
      })
    const unread = unreadOfCopy(site).map(url => ({ url, line: null, evidence: lying }))
    const lists = listsOfScripts(site)
    return foundAll(
      [...known, ...unread].filter(
        ({ url }) => !of_generators.test(url) && !lists.some(folder => url.startsWith(folder)),
      ),
    )
  }),
}

const easyReach = 3
const oftenDeep = new Set(['article', 'listing', 'legal', 'thanks'])

export const clickDepth: SiteCheck = {
  id: 'click-depth',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Some pages are more than three clicks from the home page',
  why: 'Few visitors click that far, and search engines take what is hard to reach for less important.',
  mend: 'Link to the important ones from the menu, the home page or a page that lists your services and areas.',
  source,
  ...inSteps(function* (site) {
    const { home } = site
    const unknown = linksUnknown(site)
    if (!home || unknown) return notChecked(unknown ?? no_home)
    const reached = yield* clicksFrom(home, linkedPagesOf(site))
    return foundAll(
      [...reached.values()]
        .filter(({ page, clicks }) => clicks > easyReach && page.indexable && !oftenDeep.has(page.kind))
        .map(({ page, clicks }) => ({ url: page.url, line: null, evidence: `${clicks} clicks` })),
    )
  }),
}
