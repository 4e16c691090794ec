import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isForMakersOnly } from '#src/engines/audit/checks/links/other-sites/own-workshop.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import {
  isRelatedHost,
  looseAddress,
  plainAddress,
} from '#src/engines/audit/checks/technical/addresses/same-address.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

/** The canonical in the head where there is exactly one address; several are found as such. */
function onlyCanonical({ facts, response }: PageView): { url: string; line: number } | undefined {
  const named = facts.canonicals.filter(each => each.part === 'head')
  const [first] = named
  if (response.status !== 200 || !first?.url || new Set(named.map(({ url }) => url)).size !== 1) return undefined
  return { url: first.url, line: first.line }
}

const withoutSlash = (url: string): string => plainAddress(url).replace(/\/$/, '')

/** In a copy, a slash that the site leaves out where it leads here as well is left out by its host too, or was meant to be. */
function isHostsSlash({ is_local_copy, response, url }: PageView, canonical: string): boolean {
  return (
    is_local_copy &&
    plainAddress(response.url) === plainAddress(canonical) &&
    withoutSlash(canonical) === withoutSlash(url)
  )
}

export const canonicalSpelling: PageCheck = {
  id: 'canonical-case-or-protocol-mismatch',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'The main address of a page is spelled differently from the page itself',
  why: 'One says http or has no www, a capital letter or a slash, the other not. To search engines these are two addresses.',
  mend: 'Write the canonical tag exactly as the address under which the page is served.',
  source,
  look: page => {
    const canonical = onlyCanonical(page)
    if (!canonical || !page.indexable) return notApplicable
    const differs = plainAddress(canonical.url) !== plainAddress(page.url)
    const isVariant = differs && looseAddress(canonical.url) === looseAddress(page.url)
    return isVariant && !isHostsSlash(page, canonical.url) ? found(page.url, canonical.line, canonical.url) : ok
  },
}

export const canonicalOtherHost: PageCheck = {
  id: 'canonical-other-host',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A page says that its original is on another site, or on a draft of this one',
  why: 'Search engines then list the other address instead of yours, or nothing.',
  mend: 'Put your own address into the canonical tag, and wherever else the other one stands: structured data, sitemap, robots.txt. Often it is left over from a template, an old domain or a test site.',
  source,
  look: page => {
    const canonical = onlyCanonical(page)
    if (!canonical || !page.indexable) return notApplicable
    return foreignHostOf(page) === undefined ? ok : found(page.url, canonical.line, canonical.url)
  },
}

/** Naming itself is no contradiction. */
export const noindexWithCanonical: PageCheck = {
  id: 'noindex-with-canonical-conflict',
  section: 'technical',
  severity: 'medium',
  scope: 'page',
  title: 'A page asks to be left out and at the same time names another page as its original',
  why: 'The two contradict each other: search engines may apply "leave out" to the other page as well.',
  mend: 'Keep one: the canonical tag if the other page should be listed in its place, "noindex" if nothing should.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  look: page => {
    const canonical = onlyCanonical(page)
    if (!canonical || page.indexable) return notApplicable
    const isOther = looseAddress(canonical.url) !== looseAddress(page.url)
    // Itself under the name of another site, as all pages of this one name themselves: told of those.
    if (foreignHostOf(page) !== undefined && URL.parse(canonical.url)?.pathname === new URL(page.url).pathname)
      return ok
    return isOther ? found(page.url, canonical.line, `noindex, and canonical ${canonical.url}`) : ok
  },
}

/**
 * Tells which addresses are spelled like the page's canonical is where that is wrong, by its host or its scheme:
 * one setting of the site writes them all, and it is told with the canonical.
 */
export function toldWithCanonical(page: PageView): (written: string) => boolean {
  const foreign = foreignHostOf(page)
  const spelled = canonicalSpelling.look(page)
  const named = URL.parse(spelled.state === 'found' ? (spelled.occurrences[0]?.evidence ?? '') : '')?.origin
  const other = named === new URL(page.url).origin ? undefined : named
  if (foreign === undefined && other === undefined) return () => false
  return written => {
    const url = URL.parse(written)
    return url !== null && (url.hostname === foreign || url.origin === other)
  }
}

/** The foreign host that the page's canonical names; `undefined` where it names its own, or none. */
function foreignHostOf(page: PageView): string | undefined {
  const canonical = onlyCanonical(page)
  const host = URL.parse(canonical?.url ?? '')?.hostname
  if (!canonical || host === undefined) return undefined
  return isRelatedHost(host, new URL(page.url).hostname) && !isForMakersOnly(page, canonical.url) ? undefined : host
}
