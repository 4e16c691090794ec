import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

/** One may be a slip of the hand; these are told with its property. */
const least = 2
const bare = (host: string) => host.replace(/^www\./, '')

export const hostInData: PageCheck = {
  id: 'schema-host-spelled-otherwise',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data writes your domain with www and the page without, or the other way round',
  why: 'To search engines these are two sites. What the data tells hangs on addresses that your pages do not use.',
  mend: 'Write @id and url in the data with the same host as in the canonical address of your pages.',
  source: general_guide,
  look: ({ url, facts }) => {
    const { hostname } = new URL(url)
    const canonical =
      facts.canonicals.find(({ part }) => part === 'head')?.url ??
      facts.open_graph.find(({ property }) => property === 'og:url')?.content
    // Where the page itself is under another name than its canonical, or the address under which it is shared, that is the finding.
    if (!canonical || URL.parse(canonical)?.hostname !== hostname) return notApplicable
    const told = facts.structured_data.nodes.flatMap(node =>
      [node.id ?? '', textOf(node, 'url')].flatMap(address => {
        const host = /^https?:/i.test(address) ? URL.parse(address)?.hostname : undefined
        return host !== undefined && bare(host) === bare(hostname) ? [{ host, address, line: node.line }] : []
      }),
    )
    const other = told.filter(({ host }) => host !== hostname)
    const [first] = other
    if (!first || other.length < least || other.length < told.length) return told.length === 0 ? notApplicable : ok
    return found(url, first.line, `${first.address.slice(0, 100)}; the page is under ${hostname}`)
  },
}
