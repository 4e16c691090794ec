import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { UnreachableUrlFact } from '#src/engines/audit/facts/types/script-facts.ts'

/** Hosts that give every site an address to be built under, before it gets its own. */
const previews =
  /\.(?:wpengine\.com|wpenginepowered\.com|kinsta\.cloud|flywheelsites\.com|flywheelstaging\.com|cloudwaysapps\.com|pantheonsite\.io|sg-host\.com|instawp\.xyz|temp\.domains|ngrok\.io|ngrok-free\.app)$/
const ofTheHostItself = /^(?:www|my|blog|support|help|status|docs|login|app)\./

/** The part of a host that names the business: "calloway" of www.calloway.co.uk. */
function nameIn(host: string): string {
  const labels = host.replace(/^www\./, '').split('.')
  return labels.find(label => label.length > 3) ?? labels[0] ?? ''
}

/** A workshop of this site, and not somebody else's site that happens to live at such an address. */
function isOwnWorkshop(page: PageView, { url }: UnreachableUrlFact): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  if (previews.test(host)) return !ofTheHostItself.test(host)
  const own = new URL(page.url).hostname.replace(/^www\./, '')
  if (host.endsWith(`.${own}`)) return true
  const name = nameIn(own).replaceAll('-', '')
  return name.length > 3 && host.replaceAll('-', '').includes(name)
}

function occurrencesOf(page: PageView, urls: readonly UnreachableUrlFact[]): Occurrence[] {
  return urls.map(({ line, url, where }) => ({ url: page.url, line, evidence: `${where}: ${shortened(url)}` }))
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
        page.facts.unreachable_urls.filter(({ kind }) => kind !== 'staging'),
      ),
    ),
  ),
}

export const devOrStagingLink: PageCheck = {
  id: 'dev-or-staging-link',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The page points to the draft version of your site',
  why: 'Visitors end up on an unfinished copy, and search engines may list that copy beside the real site.',
  mend: 'Change the address to the one on your own domain.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  look: onWorkingPages(page =>
    foundAll(
      occurrencesOf(
        page,
        page.facts.unreachable_urls.filter(fact => fact.kind === 'staging' && isOwnWorkshop(page, fact)),
      ),
    ),
  ),
}
