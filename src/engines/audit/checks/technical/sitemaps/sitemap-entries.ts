import type { Occurrence, Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { brokenLinksOf } from '#src/engines/audit/checks/links/dead/broken-links.ts'
import { foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isLooselySame, looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { samplesListed } from '#src/engines/audit/checks/technical/addresses/sample-addresses.ts'
import {
  type Fate,
  fatesOf,
  hasFailed,
  isDead,
  sayFate,
} from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { canonicalOfAnother } from '#src/engines/audit/checks/technical/canonicals/canonical-of-another.ts'
import { canonicalAllToHome, deadCanonicals } from '#src/engines/audit/checks/technical/canonicals/canonical-targets.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'
import { isForeign } from '#src/engines/audit/checks/technical/sitemaps/sitemap-files.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'

/** Goes through what the sitemaps list, as far as it was asked for. */
function lookAtEntries(site: SiteView, say: (url: string, fate: Fate, written: string) => string | undefined): Outcome {
  const listed = listedIn(site)
  if (listed.size === 0) return notApplicable
  const fateOf = fatesOf(site)
  const occurrences: Occurrence[] = []
  for (const [url, { sitemap, line, written }] of listed) {
    const fate = fateOf(url) ?? fateOf(written)
    const said = fate && say(url, fate, written)
    if (said !== undefined) occurrences.push({ url: sitemap, line, evidence: `${url}: ${said}` })
  }
  return foundAll(occurrences)
}

/** A failing server is found as such, and so is a page that links lead to, or that pages name as their main address. */
export const sitemapErrors: SiteCheck = {
  id: 'sitemap-4xx-5xx',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists pages that do not work',
  why: 'Search engines are invited to pages that are not there, and trust the rest of the list less.',
  mend: 'Take these addresses out of the sitemap, or bring the pages back.',
  source,
  ...inSteps(function* (site) {
    if (site.sitemaps.length === 0) return notApplicable
    const linked = new Set((yield* brokenLinksOf(site)).map(({ url }) => url))
    const canonical = deadCanonicals(site)
    // A host with settings may show /contact.php by contact.php.html.
    const isFile = (url: string) => site.copy_pages.includes(`${url}.html`)
    return lookAtEntries(site, (url, fate) =>
      isDead(fate) && !hasFailed(fate) && !linked.has(url) && !canonical.has(url) && !isFile(url)
        ? sayFate(fate)
        : undefined,
    )
  }),
}

/** Addresses that answer with another one; another spelling of the whole site is found as such. */
const lookForMoved = (site: SiteView): Outcome =>
  lookAtEntries(site, (_, fate, written) =>
    fate.hops.length > 0 &&
    !isDead(fate) &&
    !isForeign(written, site) &&
    (fate.problem === null || fate.problem.reason === 'redirect_off_site')
      ? `redirects (${fate.hops[0]?.status}) to ${fate.hops.at(-1)?.location}`
      : undefined,
  )

const addressIn = (evidence: string): string => evidence.slice(0, evidence.indexOf(': redirects ('))

/** Only a slash at the end is too many or missing: a matter of neatness. */
function isBySlash(site: SiteView): ({ evidence }: Occurrence) => boolean {
  const fateOf = fatesOf(site)
  return ({ evidence }) => {
    const url = addressIn(evidence)
    const end = fateOf(url)?.final_url
    return end !== undefined && end !== url && isLooselySame(url, end)
  }
}

/** In a copy: the home page leaves the slash out as well, so the host does, or was meant to. */
function isHostsSlash(site: SiteView): boolean {
  const { home, is_local_copy } = site
  if (!is_local_copy || !home) return false
  const fateOf = fatesOf(site)
  return home.row.links.some(id => {
    const url = site.urlOf(id)
    const end = fateOf(url)?.final_url
    return end !== undefined && end !== url && isLooselySame(url, end)
  })
}

/** Some page links there, or calls itself so: then it is not only our way of showing a folder that ends it otherwise. */
function isWrittenOtherwise(site: SiteView): ({ evidence }: Occurrence) => boolean {
  if (!site.is_local_copy) return () => true
  const fateOf = fatesOf(site)
  const written = new Set(
    site.pages.flatMap(({ row }) => [...row.links, ...(row.canonical === null ? [] : [row.canonical])].map(site.urlOf)),
  )
  return ({ evidence }) => {
    const end = fateOf(addressIn(evidence))?.final_url
    return end !== undefined && written.has(end)
  }
}

/** Pages that name themselves like this in their canonical are told of with it: one setting writes both. */
function isNotNamedSo(site: SiteView): ({ evidence }: Occurrence) => boolean {
  const fateOf = fatesOf(site)
  return ({ evidence }) => {
    const url = addressIn(evidence)
    const canonical = fateOf(url)?.page?.row.canonical ?? null
    return canonical === null || site.urlOf(canonical) !== url
  }
}

export const sitemapRedirects: SiteCheck = {
  id: 'sitemap-3xx',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'The sitemap lists addresses that have moved',
  why: 'A sitemap should name the pages themselves. Old addresses cost search engines a detour and look neglected.',
  mend: 'Put the new addresses into the sitemap.',
  source,
  look: site => {
    const moved = lookForMoved(site)
    return moved.state === 'found' && moved.occurrences.every(isBySlash(site)) ? ok : moved
  },
}

export const sitemapSlashes: SiteCheck = {
  id: 'sitemap-other-slashes',
  section: 'technical',
  severity: 'low',
  scope: 'site',
  title: 'The sitemap ends its addresses otherwise than the site does',
  why: 'With a slash at the end, or without, the server sends search engines on to the right address: a detour for every page.',
  mend: 'Let the sitemap write addresses just as the pages have them in the address bar.',
  source,
  look: site => {
    const moved = lookForMoved(site)
    if (moved.state !== 'found') return moved
    if (isHostsSlash(site)) return ok
    if (!moved.occurrences.every(isBySlash(site))) return ok
    return foundAll(moved.occurrences.filter(isNotNamedSo(site)).filter(isWrittenOtherwise(site)))
  },
}

/** That the home page hides is told by a finding of its own. */
export const noindexInSitemap: SiteCheck = {
  id: 'noindex-in-sitemap',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists pages that ask not to be listed in search',
  why: 'You say "please list this" and "please do not" at once. If the page matters, it is missing from search.',
  mend: 'Remove "noindex" from pages that should be found, and take the others out of the sitemap.',
  source,
  look: site =>
    lookAtEntries(site, (_, { page, hops }) =>
      page && page !== site.home && hops.length === 0 && page.response.status === 200 && !page.indexable
        ? 'noindex'
        : undefined,
    ),
}

export const sitemapNonCanonical: SiteCheck = {
  id: 'sitemap-non-canonical',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'The sitemap lists pages that name another page as their original',
  why: 'The sitemap says "list this", the page says "list that one". Search engines have to guess.',
  mend: 'List only the originals in the sitemap.',
  source,
  look: site => {
    const fateOf = fatesOf(site)
    const allToHome = canonicalAllToHome.look(site).state === 'found'
    const another = canonicalOfAnother.look(site)
    const mistaken = new Set(another.state === 'found' ? another.occurrences.map(each => each.url) : [])
    /** A canonical that leads to no page to be listed is a mistake of the page, told by findings of its own. */
    const isSound = (canonical: string) => {
      const fate = fateOf(canonical)
      if (!fate) return new URL(canonical).hostname.replace(/^www\./, '') === site.host
      const target = fate.hops.length === 0 ? fate.page : undefined
      return target?.indexable === true && !(allToHome && target === site.home)
    }
    return lookAtEntries(site, (url, { page, hops }) => {
      if (!page || hops.length > 0 || !page.indexable || page.row.canonical === null) return undefined
      const canonical = site.urlOf(page.row.canonical)
      if (looseAddress(canonical) === looseAddress(url) || !isSound(canonical) || mistaken.has(page.url))
        return undefined
      return `canonical ${canonical}`
    })
  },
}

export const sitemapRobotsBlocked: SiteCheck = {
  id: 'sitemap-robots-blocked',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'The sitemap lists pages that robots.txt closes to Google',
  why: 'Google is invited to the page and turned away at the door, so it cannot show what is on it.',
  mend: 'Allow the pages in robots.txt, or take them out of the sitemap.',
  source,
  look: site => {
    const blockedBy = googlebotRules(site)
    const listed = listedIn(site)
    if (listed.size === 0 || blockedBy(`${site.origin}/`)) return notApplicable
    const closed: Occurrence[] = []
    // A sample page of the template is told of as that.
    const samples = new Set(samplesListed(site).map(({ url }) => url))
    for (const [url, { sitemap, line }] of listed) {
      const rule = samples.has(url) ? undefined : blockedBy(url)
      if (rule) closed.push({ url: sitemap, line, evidence: `${url} (robots.txt line ${rule.line}: ${rule.pattern})` })
    }
    return foundAll(closed)
  },
}
