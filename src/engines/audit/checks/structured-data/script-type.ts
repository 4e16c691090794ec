import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from './google-guide.ts'

export const scriptType: PageCheck = {
  id: 'schema-script-type',
  section: 'structured-data',
  scope: 'page',
  severity: 'critical',
  title: 'Structured data stands in a block that nobody reads',
  why: 'The type of the block is misspelled. Search engines pass over it, with everything it says of your business.',
  mend: 'Write <script type="application/ld+json">, with a plus.',
  source: general_guide,
  look: ({ url, facts }) =>
    foundAll(facts.misnamed_data.map(({ line, type }) => ({ url, line, evidence: `<script type="${type}">` }))),
}
