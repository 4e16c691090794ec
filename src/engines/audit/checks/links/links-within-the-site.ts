import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { countOf, quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { namesErrorPage } from '#src/engines/audit/checks/technical/answers/soft-404.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import { faultOf } from './written/miswritten-address.ts'

/** Told as what cannot work. */
const isMiswritten = ({ href }: { href: string | null }): boolean => href !== null && faultOf(href) !== undefined

/** Pages that owners have good reason not to recommend. */
const meantFor =
  /[?&]|\/(?:wp-login|wp-admin|login|log-in|signin|sign-in|register|account|my-account|cart|checkout|basket|search|feed|tag|author|privacy|terms|legal|cookie|print)/i

export const internalNofollow: PageCheck = {
  id: 'internal-nofollow',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to your own pages tell search engines not to follow them',
  why: 'It holds back your own pages: search engines may find them later and think less of them.',
  mend: 'Remove "nofollow" from links to your own pages.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  look: onWorkingPages(({ url, facts, kind }) => {
    // What writes legal texts marks each address in them so.
    if (kind === 'legal') return notApplicable
    const held = facts.links.filter(
      link =>
        link.kind === 'web' &&
        link.internal &&
        /\bnofollow\b/.test(link.rel) &&
        !meantFor.test(link.url ?? '') &&
        link.url?.split('#', 1)[0] !== url,
    )
    return foundAll(quoteLinks(url, held, ({ rel }) => ` rel="${rel}"`))
  }),
}

export const insecureHttpLink: PageCheck = {
  id: 'insecure-http-link',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'Links to your own pages still begin with http://',
  why: 'Each click takes a detour over an insecure address, where others on the network can read and change it.',
  mend: 'Write https:// in these links, or leave the domain away.',
  source: 'https://web.dev/articles/why-https-matters',
  look: onWorkingPages(({ url, facts }) => {
    if (!url.startsWith('https:')) return notApplicable
    const insecure = facts.links.filter(
      link => link.kind === 'web' && link.internal && link.url?.startsWith('http:') && !isMiswritten(link),
    )
    return foundAll(quoteLinks(url, insecure))
  }),
}

/** Ids of boxes that wait for the menu or the foot of the page. */
const box_of_frame =
  /^(?:site|main|page|global|shared)?[-_]?(?:nav(?:bar|igation)?|header|menu|footer)[-_]?(?:placeholder|container|include|root|mount|slot|component|target)$/i

/** The same without a word for the waiting, on a page that has no link that leads anywhere. */
const part_of_frame = /^(?:site|main|page|global|shared)[-_]?(?:nav(?:bar|igation)?|header|menu|footer)$/i

/** Scripts that write the menu or the foot of every page, by their names. */
const script_of_frame =
  /(?:^|\/)(?:site|main|shared|common|global)?[-_]?(?:nav(?:bar|igation)?|header|menu|footer|layout|partials|includes?)\.(?:min\.)?m?js(?:[?#]|$)/i

/** Does a script of the page write its menu? */
const drawsItsFrame = (page: PageView): boolean =>
  page.facts.frame_files.length > 0 ||
  page.facts.scripts.some(({ src }) => src !== null && script_of_frame.test(src)) ||
  (mayBeFilled(page) && [...page.facts.anchors].some(id => box_of_frame.test(id)))

export const deadEndPage: PageCheck = {
  id: 'dead-end-page',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'A page without a link to the rest of your site',
  why: 'Whoever lands on it has nowhere to go but back.',
  mend: 'Add the usual menu, or at least links to the home page and to a way of reaching you.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  look: onWorkingPages(page_view => {
    const { url, kind, facts, indexable } = page_view
    const isDrawn = facts.empty_app_root !== null || (facts.text.words === 0 && facts.images.length === 0)
    // A home page without onward links is the whole site; pages it should lead to are told of as orphans.
    if (!indexable || kind === 'thanks' || kind === 'home' || isDrawn || facts.refresh) return notApplicable
    const page = url.split('#', 1)[0]
    const onward = facts.links.some(link => link.kind === 'web' && link.internal && link.url?.split('#', 1)[0] !== page)
    if (onward) return ok
    // What nothing leads to is told as that: it stands outside of the site.
    const waits =
      facts.links.every(hasNoGoal) && mayBeFilled(page_view) && [...facts.anchors].some(id => part_of_frame.test(id))
    if (waits || drawsItsFrame(page_view) || liesUnlinked(page_view)) return notApplicable
    // An error page saved as a page is told as that.
    if (facts.titles.some(({ text }) => namesErrorPage(text))) return notApplicable
    // Links to the computer of its makers are told as that: they would lead on.
    if (facts.unreachable_urls.some(({ kind, where }) => kind !== 'staging' && where === 'a@href')) return ok
    return found(url, null, `${countOf(facts.links.length, 'link')}, none to another page of the site`)
  }),
}
