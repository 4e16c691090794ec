import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

export const httpContext: PageCheck = {
  id: 'schema-http-context',
  section: 'structured-data',
  scope: 'page',
  severity: 'info',
  title: 'Structured data names its vocabulary by the old http address',
  why: 'Search engines still read it. The vocabulary has moved to https, and some tools compare the address letter by letter.',
  mend: 'Write "@context": "https://schema.org".',
  source: 'https://schema.org/docs/faq.html#19',
  look: ({ url, facts }) => {
    // An itemtype is a name, and is written so in most of what is older.
    const { nodes } = facts.structured_data
    if (nodes.length === 0) return notApplicable
    const old = nodes.find(
      ({ http_context, parent, format }) => http_context && parent === null && format === 'json-ld',
    )
    return old ? found(url, old.line, `http://schema.org on ${old.types[0] ?? 'an entry'}`) : ok
  },
}
