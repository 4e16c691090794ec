import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'
import { isLooselySame, looseAddress } from '#src/engines/audit/checks/technical/addresses/same-address.ts'
import { type Fate, fatesOf, isDead, sayFate } from '#src/engines/audit/checks/technical/answers/what-came-of.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'
import { robotsTxtBlocksSite } from '#src/engines/audit/checks/technical/robots/robots-txt.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

/** The same address but for its scheme or its www. */
const isOtherSpelling = (one: string, other: string): boolean =>
  URL.parse(one)?.origin !== URL.parse(other)?.origin && looseAddress(one) === looseAddress(other)

type Pointing = { page: SitePage; target: string; fate: Fate | undefined }

/** Pages that name another page as their main address. Other spellings of themselves are found as such. */
export function pointingElsewhere(site: SiteView): Pointing[] {
  const fateOf = fatesOf(site)
  return site.pages.flatMap(page => {
    const { canonical } = page.row
    if (canonical === null || page.response.status !== 200 || isOwnOriginal(site, page)) return []
    const target = site.urlOf(canonical)
    return isLooselySame(target, page.url) ? [] : [{ page, target, fate: fateOf(target) }]
  })
}

/** What is to be said of pages that name another page. */
export function occurrencesOf(site: SiteView, say: (pointing: Pointing) => string | undefined): Occurrence[] {
  return pointingElsewhere(site).flatMap(pointing => {
    const said = say(pointing)
    const { page, target } = pointing
    return said === undefined ? [] : [{ url: page.url, line: page.row.canonical_line, evidence: `${target}: ${said}` }]
  })
}

export const canonicalToError: SiteCheck = {
  id: 'canonical-to-error',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'Pages name a main address that does not exist',
  why: 'They ask search engines to list a page that nobody can open, in place of themselves.',
  mend: 'Put the address of the page itself, or of the page that should be listed, into the canonical tag.',
  source,
  look: site => foundAll(occurrencesOf(site, ({ fate }) => (fate && isDead(fate) ? sayFate(fate) : undefined))),
}

export const canonicalToRedirect: SiteCheck = {
  id: 'canonical-to-redirect',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Pages name a main address that redirects elsewhere',
  why: 'Search engines are sent from one address to the next and may settle on a different page from the one you want listed.',
  mend: 'Put the address at the end of the redirect into the canonical tag.',
  source,
  look: site => {
    // Where pages spell their own address like this, all of the site's canonicals do, and it is told of those pages.
    const misspell = site.pages.some(({ row, url }) => {
      const named = row.canonical === null ? url : site.urlOf(row.canonical)
      return named !== url && isOtherSpelling(named, url)
    })
    return foundAll(
      occurrencesOf(site, ({ target, fate }) => {
        if (!fate || fate.hops.length === 0 || isDead(fate)) return undefined
        if (misspell && isOtherSpelling(target, fate.final_url)) return undefined
        return `redirects (${fate.hops[0]?.status}) to ${fate.final_url}`
      }),
    )
  },
}

const of_amp = /\/amp(?:\/|$)/i

export const canonicalToNoindex: SiteCheck = {
  id: 'canonical-to-noindex',
  section: 'technical',
  severity: 'high',
  scope: 'site',
  title: 'Pages name a main address that search engines may not list',
  why: 'The page steps back in favor of one that asks not to be listed, so neither shows up.',
  mend: 'Let the named page be listed, or let this page name itself.',
  source,
  look: site => {
    const blockedBy = googlebotRules(site)
    // A site that is closed as a whole is told of as that.
    if (robotsTxtBlocksSite.look(site).state === 'found') return notApplicable
    return foundAll(
      occurrencesOf(site, ({ page: own, target, fate }) => {
        // Asking not to be listed itself, it has nothing to lose; the AMP copy of a page is never listed by itself.
        if (!own.indexable || of_amp.test(own.url)) return undefined
        const rule = blockedBy(target)
        if (rule) return `closed by robots.txt, line ${rule.line}`
        const page = fate?.hops.length === 0 ? fate.page : undefined
        return page?.response.status === 200 && !page.indexable ? 'is marked noindex' : undefined
      }),
    )
  },
}

/** Addresses without a page that pages take for their own: lists and data that name them as well were written by the same hand. */
export function deadCanonicals(site: SiteView): ReadonlySet<string> {
  return new Set(pointingElsewhere(site).flatMap(({ target, fate }) => (fate && isDead(fate) ? [target] : [])))
}

const homeByAnotherName = /^\/(?:(?:index|default|home)(?:\.\w+)?\/?)?$/i

export const canonicalAllToHome: SiteCheck = {
  id: 'canonical-all-to-home',
  section: 'technical',
  severity: 'critical',
  scope: 'site',
  title: 'Many pages name the home page as their original',
  why: 'They tell search engines to ignore them: only the home page can be found, none of your services or locations.',
  mend: 'Let the canonical tag of each page name the page itself. It is usually one setting in the template.',
  source,
  look: site => {
    const { home } = site
    if (!home) return notApplicable
    const all = pointingElsewhere(site)
      .filter(({ target }) => looseAddress(target) === looseAddress(home.url))
      .filter(
        ({ page }) => !homeByAnotherName.test(new URL(page.url).pathname) && page.row.main_hash !== home.row.main_hash,
      )
      .map(({ page, target }) => ({ url: page.url, line: page.row.canonical_line, evidence: target }))
    return foundAll(all.length < 3 ? [] : all)
  },
}
