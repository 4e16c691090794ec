import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { local_business_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

/** A blank that was never filled in is another finding. */
const blank = /[{}[\]<%]|^$/

export const invalidGeo: PageCheck = {
  id: 'schema-geo-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The map point in your structured data is no number',
  why: 'Search engines and map apps read it as nothing, or as a place far away.',
  mend: 'Write latitude and longitude as numbers with a point, such as 32.0809 and -81.0912, without signs for degrees.',
  source: local_business_guide,
  look: ({ url, facts }) => {
    const told = facts.structured_data.nodes.flatMap(node => {
      const [latitude, longitude] = [textOf(node, 'latitude'), textOf(node, 'longitude')]
      return latitude === '' && longitude === '' ? [] : [{ line: node.line, written: [latitude, longitude] }]
    })
    if (told.length === 0) return notApplicable
    return foundAll(
      told.flatMap(({ line, written }) => {
        const wrong = written.filter(text => !blank.test(text) && !Number.isFinite(Number(text)))
        return wrong.length === 0 ? [] : [{ url, line, evidence: wrong.map(text => text.slice(0, 40)).join(', ') }]
      }),
    )
  },
}
