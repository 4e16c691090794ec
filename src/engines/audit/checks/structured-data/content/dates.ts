import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'

const properties = [
  'datePublished',
  'dateModified',
  'dateCreated',
  'uploadDate',
  'startDate',
  'endDate',
  'datePosted',
  'validFrom',
  'validThrough',
  'priceValidUntil',
]
const iso =
  /^[+-]?\d{4}(?:-(\d{2})(?:-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i
const unfilled = /[{}[\]%<]/

function isDate(written: string): boolean {
  const parts = iso.exec(written)
  if (!parts) return false
  const [month, day] = [Number(parts[1] ?? 1), Number(parts[2] ?? 1)]
  const last = new Date(Date.UTC(Number(written.slice(0, 4)), month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= last
}

export const invalidDate: PageCheck = {
  id: 'schema-date-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'A date in your structured data cannot be read',
  why: 'Search engines drop dates they cannot read, and with them events, offers and the age of your articles.',
  mend: 'Write dates as year, month, day: 2026-03-09, or with the time 2026-03-09T18:30-05:00.',
  source: 'ISO 8601; https://schema.org/Date',
  look: page => {
    const told = page.facts.structured_data.nodes
      .filter(({ is_schema_org }) => is_schema_org)
      .flatMap(node =>
        properties
          .filter(property => node.properties.has(property))
          .flatMap(property => textsOf(node, property).map(text => ({ property, text: text.trim(), line: node.line }))),
      )
      .filter(({ text }) => text !== '' && !unfilled.test(text))
    if (told.length === 0) return notApplicable
    const wrong = told.filter(({ text }) => !isDate(text))
    return foundAll(
      wrong
        .slice(0, 10)
        .map(({ property, text, line }) => ({ url: page.url, line, evidence: `${property}: “${text.slice(0, 60)}”` })),
    )
  },
}
