import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

/** What such a page is called, in its address and in a part of its title. */
const by_address =
  /\/(?:hand-?off(?:-\w{1,20})?|admin(?:istrator)?|dashboard|command-?center|control-?panel|back-?office|cms|staff|internal|manager?|panel)(?:[-_](?:admin|dashboard|panel|login|portal|area|tools?))?(?:\/index)?(?:\.\w{3,5})?\/?$/i
/** What somebody who is called “admin” has posted. */
const of_posts = /\/(?:author|category|tag|user|profile)s?\/[^/]+\/?$/i
const by_title =
  /^(?:(?:the |our )?(?:site |website |owner |agent |business |content )?(?:admin(?:istration|istrator)?(?: (?:panel|dashboard|log[ -]?in|area|console|portal|page|tools?))?|dashboard|command center|control panel|back ?office|internal (?:tools?|dashboard|use only)|staff (?:dashboard|portal|area|only)|cms(?: log[ -]?in)?|(?:website |site |client )?(?:(?:hand-?off|set-?up) (?:guide|checklist|instructions|notes)|ownership transfer|hand-?off))|(?:[\w&'’.]{1,20} ){1,4}admin(?: (?:panel|dashboard|log[ -]?in|area|console|portal))?)$/i
const between = /\s+[|•·:–—-]\s+|\s*[|•·–—:]\s*/

/** Is it a page by which the owners run their business, and not one for customers? */
export function isInternalPage({ url, row }: Pick<SitePage, 'url' | 'row'>): boolean {
  const { pathname } = new URL(url)
  if (!by_address.test(pathname) || of_posts.test(pathname)) return false
  return [...row.title.split(between), row.h1].some(part => by_title.test(part.trim()))
}

const most = 10

export const internalPagePublic: SiteCheck = {
  id: 'internal-page-public',
  section: 'security',
  severity: 'medium',
  scope: 'site',
  title: 'A page that you work with yourselves is open to everyone',
  why: 'Whoever finds its address sees what is meant for you, and search engines may list it beside your services.',
  mend: 'Put it behind a password or on another address, and let it say “noindex”.',
  source: 'https://owasp.org/www-project-web-security-testing-guide/ (WSTG-CONF-05)',
  look: ({ pages, home }) =>
    foundAll(
      pages
        .filter(page => page.indexable && page.url !== home?.url && isInternalPage(page))
        .slice(0, most)
        .map(({ url, row }) => ({ url, line: row.title_line, evidence: `“${shortened(row.title || row.h1, 80)}”` })),
    ),
}
