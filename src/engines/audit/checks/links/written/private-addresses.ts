import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { isOwnWorkshop } from '#src/engines/audit/checks/links/other-sites/own-workshop.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { canonicalOtherHost } from '#src/engines/audit/checks/technical/canonicals/canonical-address.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'
import type { UnreachableUrlFact } from '#src/engines/audit/facts/types/script-facts.ts'

/** What a generator writes into the head from one setting, the address of the site. */
const from_the_setting = /^(?:link (?:canonical|alternate)|og:url|twitter:url|\w+ in structured data)$/

/** Told already where the canonical leads to another site: the graver finding of that tag, or of that setting. */
function isToldAsCanonical(page: PageView, { where, url }: UnreachableUrlFact): boolean {
  if (!from_the_setting.test(where)) return false
  const canonical = canonicalOtherHost.look(page)
  const named = canonical.state === 'found' ? (canonical.occurrences[0]?.evidence ?? '') : ''
  return named !== '' && (where === 'link canonical' || URL.parse(named)?.host === URL.parse(url)?.host)
}

/** A script or style by http on a secure page: browsers block it, and that is told. */
const isBlocked = ({ url: page, facts }: PageView, { url }: UnreachableUrlFact): boolean =>
  page.startsWith('https:') && facts.mixed_content.some(file => file.active && file.kind !== 'form' && file.url === url)

/** The entry's own address leads there as well, and is told. */
function isToldOfEntry({ facts }: PageView, { where, url }: UnreachableUrlFact): boolean {
  if (!where.endsWith(in_data)) return false
  const host = URL.parse(url)?.host
  return facts.structured_data.nodes.some(
    node => node.parent === null && [textOf(node, 'url'), node.id ?? ''].some(told => URL.parse(told)?.host === host),
  )
}

const in_data = ' in structured data'

function occurrencesOf(page: PageView, urls: readonly UnreachableUrlFact[]): Occurrence[] {
  return urls
    .filter(fact => !isToldAsCanonical(page, fact) && !isToldOfEntry(page, fact))
    .map(({ line, url, where }) => ({ url: page.url, line, evidence: `${where}: ${shortened(url)}` }))
}

export const localhostOrPrivateLink: PageCheck = {
  id: 'localhost-or-private-link',
  section: 'links',
  scope: 'page',
  severity: 'high',
  title: 'An address on the page only works on the computer of whoever made it',
  why: 'Everyone else gets an error there, or a page without its pictures or styles.',
  mend: 'Replace the address with the public one, or upload the file it stands for.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  look: onWorkingPages(page =>
    foundAll(
      occurrencesOf(
        page,
        page.facts.unreachable_urls.filter(({ kind, where }) => kind !== 'staging' && where !== 'link canonical'),
      ),
    ),
  ),
}

export const devOrStagingLink: PageCheck = {
  id: 'dev-or-staging-link',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The page points to a draft of your site, or to a server without your name',
  why: 'Visitors end up on an unfinished copy, or see nothing once that server is switched off, and search engines may list it beside the real site.',
  mend: 'Change the address to the one on your own domain.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: onWorkingPages(page =>
    foundAll(
      occurrencesOf(
        page,
        page.facts.unreachable_urls.filter(
          fact => fact.kind === 'staging' && isOwnWorkshop(page, fact) && !isBlocked(page, fact),
        ),
      ),
    ),
  ),
}
