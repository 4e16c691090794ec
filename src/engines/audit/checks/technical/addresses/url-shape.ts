import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/url-structure'

type Words = Pick<PageCheck, 'id' | 'title' | 'why' | 'mend'> & Partial<Pick<PageCheck, 'severity'>>

/** A check of the path of pages that search engines may list. Percent-escapes are not part of what it sees, but for those it asks for. */
function pathCheck(words: Words, isWrong: (path: string) => boolean): PageCheck {
  return {
    severity: 'low',
    ...words,
    section: 'technical',
    scope: 'page',
    source,
    look: ({ url, indexable }) => {
      if (!indexable) return notApplicable
      const { pathname } = new URL(url)
      return isWrong(pathname) ? found(url, null, pathname) : ok
    },
  }
}

const keep =
  'For new pages choose the better form. Rename an existing page only together with a permanent redirect (301).'

/** "/GPA/" is written so by everybody. */
const initials = /(?<=[/_-])[A-Z]{2,5}(?=[/_.-]|$)/g

export const urlUppercase = pathCheck(
  {
    id: 'url-uppercase',
    severity: 'info',
    title: 'Page addresses have capital letters',
    why: 'Capital and small letters make two different addresses, so links that people type or copy can fail or make copies.',
    mend: keep,
  },
  path => /[A-Z]/.test(path.replace(/%[0-9a-f]{2}/gi, '').replace(initials, '')),
)

/** What editors call a page before its maker does. */
const unnamed =
  /\/(?:new[-_]?page(?:[-_]?\d{1,4})?|untitled(?:[-_]?\d{1,4})?|blank[-_]?page(?:[-_]?\d{1,4})?|id\d{1,2}|copy[-_]of[-_][\w-]{1,80})(?:\.html?)?\/?$/i

export const urlUnnamed = pathCheck(
  {
    id: 'url-says-nothing',
    title: 'Page addresses are those that the editor made up',
    why: '“new-page-2” and “untitled” tell neither people nor search engines what the page is about, and who sees such a link trusts it less.',
    mend: 'Name the page after its subject, such as /wedding-cakes, and lead the old address there with a permanent redirect (301).',
  },
  path => unnamed.test(path),
)

export const urlUnderscore = pathCheck(
  {
    id: 'url-underscore',
    severity: 'info',
    title: 'Page addresses join words with underscores',
    why: 'Search engines read "drain_cleaning" as one word and "drain-cleaning" as two.',
    mend: keep,
  },
  // One in front of a name joins nothing.
  path => /[^/]_/.test(path) && !unnamed.test(path),
)

export const urlSpecial = pathCheck(
  {
    id: 'url-space-or-special',
    title: 'Page addresses have spaces or special characters',
    why: 'They turn into codes such as %20 and break when people copy them into a message.',
    mend: keep,
  },
  path => /%20|%22|%26|%27|["'&]/.test(path),
)

/** One that a page has, or by which it is met a second time. */
export const urlDoubleSlash: SiteCheck = {
  id: 'url-double-slash',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'Page addresses have two slashes in a row',
  why: 'The same page is reachable with one slash and with two, which are different addresses to search engines.',
  mend: 'Look for the link or setting that adds the second slash, and redirect to the address with one.',
  source,
  look({ pages, twins, pageAt }) {
    const own = pages.flatMap(({ url, indexable }) => (indexable ? [url] : []))
    const other = twins.flatMap(({ of, response }) => (pageAt(of)?.indexable ? [response.final_url] : []))
    return foundAll(
      [...own, ...other].flatMap(url => {
        if (!url.includes('//', 'https://'.length)) return []
        const { pathname } = new URL(url)
        return pathname.includes('//') ? [{ url, line: null, evidence: pathname }] : []
      }),
    )
  },
}

const comfortable = 115

export const urlTooLong: PageCheck = {
  id: 'url-too-long',
  section: 'technical',
  severity: 'info',
  scope: 'page',
  title: 'Page addresses are very long',
  why: 'Long addresses are cut off in results and hard to share.',
  mend: keep,
  source,
  look: ({ url, indexable }) => {
    if (!indexable) return notApplicable
    return url.length > comfortable ? found(url, null, `${url.length} characters`) : ok
  },
}

const tracking = /[?&](?:utm_(?:source|medium|campaign|term|content|id)|gclid|fbclid|msclkid)=/i

export const urlTrackingParameters: PageCheck = {
  id: 'url-internal-tracking-params',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'Links within your site carry campaign codes',
  why: 'Each code makes a copy of the page for search engines, and in your statistics the visitor loses where they came from.',
  mend: 'Use these codes only in ads, e-mails and profiles. Link to the plain address on your own site.',
  source: 'https://support.google.com/analytics/answer/10917952',
  look: ({ url, facts }) =>
    foundAll(
      facts.links
        .filter(link => link.internal && link.kind === 'web' && link.url?.includes('=') && tracking.test(link.url))
        .map(({ line, href }) => ({ url, line, evidence: href ?? '' })),
    ),
}
