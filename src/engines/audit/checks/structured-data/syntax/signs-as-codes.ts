import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'

/** By these, HTML writes signs, and JSON does not. */
const code = /&(?:amp|quot|apos|nbsp|lt|gt|[lr]squo|[lr]dquo|[nm]dash|hellip|eacute|#\d{2,5}|#x[\da-f]{2,4});/i
/** Texts of jobs, articles and answers may be HTML. */
const may_be_html = /^(?:text|articleBody|reviewBody|responsibilities|qualifications)$/
const of_html = /<\w+[\s/>]/
const of_jobs = new Set(['JobPosting', 'Answer', 'Question', 'Comment'])
const is_address = /^(?:https?:)?\/\//i
const most = 10

export const signsAsCodes: PageCheck = {
  id: 'schema-signs-as-codes',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data spells signs as the codes of HTML',
  why: 'There the codes mean nothing: your name can appear in search with “&#039;” or “&amp;” in the midst of it.',
  mend: 'Write the sign itself: ’ and & stand as they are in structured data. Often a plugin or template encodes the text twice.',
  source: general_guide,
  look: ({ url, facts }) => {
    const { nodes } = facts.structured_data
    if (!nodes.some(({ format }) => format === 'json-ld')) return notApplicable
    const told = nodes.flatMap(({ format, is_schema_org, types, properties, line }) => {
      if (format !== 'json-ld' || !is_schema_org || types.some(type => of_jobs.has(type))) return []
      return [...properties].flatMap(([property, values]) =>
        values.flatMap(value => {
          if (value.kind !== 'text' || !value.text.includes('&') || may_be_html.test(property)) return []
          const at = code.exec(value.text)?.index
          if (at === undefined || of_html.test(value.text) || is_address.test(value.text)) return []
          const shown = shortened(value.text.slice(Math.max(0, at - 30)), 60)
          return [{ url, line, evidence: `${property}: “${at > 30 ? '…' : ''}${shown}”` }]
        }),
      )
    })
    return foundAll(told.slice(0, most))
  },
}
