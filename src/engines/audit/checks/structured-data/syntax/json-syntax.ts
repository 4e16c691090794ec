import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'

export const invalidJson: PageCheck = {
  id: 'schema-json-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data has a typing error, so search engines cannot read it',
  why: 'One wrong comma or quote and the whole block is thrown away: hours, address, all of it.',
  mend: 'Go to the line named below and correct it there. A JSON checker shows the same place.',
  source: `RFC 8259; ${general_guide}`,
  look: ({ url, facts }) => {
    const { blocks } = facts.structured_data
    if (blocks.length === 0) return notApplicable
    return foundAll(
      blocks.flatMap(({ problem, source, source_offset }) => {
        // Cut off by our own bound: nothing is known of the rest.
        if (!problem || problem.kind === 'too-large') return []
        // A script may fill an empty block.
        if (source.trim() === '' && facts.scripts.length > 0) return []
        const at = problem.offset - source_offset
        const around = source
          .slice(Math.max(0, at - 30), at + 30)
          .replace(/\s+/g, ' ')
          .trim()
        const evidence = `column ${problem.column}: ${problem.message}${around === '' ? '' : ` Near: ${around}`}`
        return [{ url, line: problem.line, evidence }]
      }),
    )
  },
}
