import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { looksLeft } from '#src/engines/audit/checks/security/leftover-files.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { isLooselySame, looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { deadCanonicals } from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'
import { sitemapErrors } from '#src/engines/audit/checks/technical/sitemaps/sitemap-entries.ts'
import { isForeign } from '#src/engines/audit/checks/technical/sitemaps/sitemap-files.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const leftOut = new Set(['legal', 'thanks', 'listing'])
const tolerated = 0.05
/** Whoever looks for the business looks for these: not one may be missing. */
const of_the_menu =
  /\/(?:contact|services|about|reviews|testimonials|menu|prices|pricing|locations|hours|faqs?)(?:[-_]?us)?(?:\.\w{3,5}|\/)?$/i
/** Files that servers show for their folder. */
const twins = ['index.html', 'index.htm', 'index.php', 'default.html', 'home.html']

/** For those who work there; no search is to find it. */
const for_staff =
  /\/(?:staff|employee|crew|team|admin|owner)[-_/]?(?:portal|login|log-in|area|only|dashboard|hub|admin|access)(?=[./_-]|$)|\/(?:admin|dashboard|log-?in|sign-?in|intranet)(?:\.\w+)?\/?$/i

/** So such a page calls itself. */
const named_for_staff = /\b(?:employee|staff|team|crew) (?:portal|hub|log-?in|resources|intranet|dashboard)\b/i

const withoutEnding = (address: string) => address.replace(/\.html?$/, '')

/** A page of its own that a sitemap should name. */
function belongs(site: SiteView, page: SitePage): boolean {
  const { url, indexable, kind, row, response } = page
  // An address with a question is a page of its own where the page says so.
  const isOwn = !url.includes('?') || row.canonical === row.page
  const isPaged = /\/page\/\d+\/?$/.test(new URL(url).pathname) || !isOwn
  if (!indexable || response.status !== 200 || leftOut.has(kind) || isPaged || for_staff.test(new URL(url).pathname))
    return false
  if (named_for_staff.test(`${row.title} ${row.h1}`)) return false
  return isOwnOriginal(site, page) || (row.canonical !== null && isLooselySame(site.urlOf(row.canonical), url))
}

/** `drains` of `/services/Drains.html`: by this a page is known that has moved to another folder or got an ending. */
const stemOf = (url: string): string =>
  url
    .replace(/[?#].*$|\/$/g, '')
    .replace(/^.*\//, '')
    .replace(/\.\w{2,5}$/, '')
    .toLowerCase()

/** A sitemap of another site or spelling is found as such. */
export const sitemapMissingPages: SiteCheck = {
  id: 'sitemap-missing-pages',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Pages of your site are missing from the sitemap',
  why: 'Search engines hear of new and changed pages through the sitemap first.',
  mend: 'Let your site builder or plugin write the sitemap, so that new pages are added by themselves.',
  source,
  look: site => {
    const listed = new Set([...listedIn(site).keys()].map(looseAddress))
    const without_ending = new Set([...listed].map(withoutEnding))
    if (listed.size === 0 || [...listedIn(site).keys()].every(url => isForeign(url, site))) return notApplicable
    const unread = site.sitemaps.find(
      ({ problem, truncated, found_by }) => truncated || (problem && found_by !== 'usual_place'),
    )
    if (unread) return notChecked(unread.problem?.sentence ?? `${unread.url} was not read to its end.`)
    // What no page links to is told as that, unless nobody can know what is linked; an old copy as such.
    const is_unlinked = hasUnseenMenu(site) ? () => false : liesUnlinked
    const pages = site.pages.filter(page => belongs(site, page) && !is_unlinked(page) && !looksLeft(page.url))
    // "/index.html" beside "/" is one page under two addresses: another finding.
    const hasTwin = (url: string) => /\/index\.\w+$/i.test(url) && site.pageAt(url.replace(/index\.\w+$/i, ''))
    // A page that is listed under an address with a canonical to this one: that is told of the list.
    const originals = new Set(
      [...listedIn(site).keys()].flatMap(url => {
        const canonical = site.pageAt(url)?.row.canonical ?? null
        return canonical === null ? [] : [looseAddress(site.urlOf(canonical))]
      }),
    )
    const isListed = (url: string) =>
      // Whether `/drains` answers with `/drains.html` is told of the list.
      without_ending.has(withoutEnding(looseAddress(url))) ||
      originals.has(looseAddress(url)) ||
      (url.endsWith('/') && twins.some(file => listed.has(`${looseAddress(url)}/${file}`)))
    // Where the list names pages that are gone, these may be the ones meant: one finding for an old or misspelled list.
    const dead = sitemapErrors.look(site)
    const errors = dead.state === 'found' ? dead.occurrences.map(({ evidence }) => evidence.replace(/: .*$/, '')) : []
    const misnamed = [...deadCanonicals(site)].filter(url => listed.has(looseAddress(url)))
    const gone = [...errors, ...misnamed].map(stemOf)
    if (gone.length * 2 >= listed.size) return foundAll([])
    const isListedOtherwise = ({ row: { canonical } }: SitePage) =>
      canonical !== null && listed.has(looseAddress(site.urlOf(canonical)))
    const missing = pages
      .filter(page => !isListedOtherwise(page))
      .filter(({ url }) => !isListed(url) && !hasTwin(url) && !gone.includes(stemOf(url)))
    const is_many = missing.length > pages.length * tolerated
    const told = is_many ? missing : missing.filter(({ url }) => of_the_menu.test(new URL(url).pathname))
    return foundAll(told.map(({ url }): Occurrence => ({ url, line: null, evidence: 'not in the sitemap' })))
  },
}

/** Not for people who search: error and thank-you pages, parts of pages, templates of e-mails, the way to pay. */
const utility =
  /\/google[0-9a-f]{16}\.html$|\/(?:404|not-found|thank-?you|thanks|order-received|order-confirmation|checkout|cart|basket|my-account|wp-login)(?:\.\w+)?\/?$|\/(?:includes?|partials?|e?mail-?templates?|elementor_library|elementor-hf|elementskit_template|wpcode-blocks)\/|\/(?:header|footer|navbar?|head|sidebar)\.(?:html?|php)$/i

export const sitemapUtilityPages: SiteCheck = {
  id: 'sitemap-utility-pages',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists pages that nobody should find by search',
  why: 'Thank-you pages, carts and parts of templates in the results look careless, and a thank-you page counts false leads.',
  mend: 'Take them out of the sitemap, and mark them noindex.',
  source,
  look: site => {
    const listed = listedIn(site)
    if (listed.size === 0) return notApplicable
    const found: Occurrence[] = []
    // That robots.txt closes a page which the sitemap lists is a finding of its own.
    const blockedBy = googlebotRules(site)
    for (const [url, { sitemap, line }] of listed) {
      if (blockedBy(url)) continue
      const page = site.pageAt(url)
      const isFoundElsewhere = page !== undefined && !page.indexable
      const thanks = page?.kind === 'thanks' && page.row.main_words < 250
      if ((thanks || utility.test(new URL(url).pathname)) && !isFoundElsewhere)
        found.push({ url: sitemap, line, evidence: url })
    }
    return foundAll(found)
  },
}
