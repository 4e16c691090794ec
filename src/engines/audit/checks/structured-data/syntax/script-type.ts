import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { general_guide } from '#src/engines/audit/checks/structured-data/business/google-guide.ts'

export const scriptType: PageCheck = {
  id: 'schema-script-type',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data stands in a block that nobody reads',
  why: 'The type of the block is misspelled, missing or that of code. Search engines pass over it, with everything it says of your business.',
  mend: 'Write <script type="application/ld+json">, with a plus.',
  source: general_guide,
  look: ({ url, facts }) =>
    foundAll(facts.misnamed_data.map(({ line, type }) => ({ url, line, evidence: `<script type="${type}">` }))),
}

const vocabulary = /(?:^|[/.])schema\.org\b/i
/** What was meant to be schema.org. */
const nearly = /^\W*(?:https?:\W*)?(?:www\.)?(?:schema\.(?:com|net|or|ogr)|s[ch]{0,3}e?ma\.org|schemas?\.org)\W*$/i

export const contextMissing: PageCheck = {
  id: 'schema-context-missing',
  section: 'structured-data',
  scope: 'page',
  severity: 'high',
  title: 'Structured data does not say which vocabulary it is written in',
  why: 'Without “@context”: “https://schema.org” search engines cannot know what name, address and telephone mean, and pass over all of it.',
  mend: 'Begin the block with “@context”: “https://schema.org”.',
  source: general_guide,
  look: ({ url, facts }) => {
    const { blocks, nodes } = facts.structured_data
    if (blocks.length === 0) return notApplicable
    return foundAll(
      blocks.flatMap(({ contexts, line }, index) => {
        const typed = nodes.find(({ block, types, parent }) => block === index && parent === null && types.length > 0)
        if (!typed || typed.is_schema_org || contexts.some(context => vocabulary.test(context))) return []
        const [wrong] = contexts
        if (wrong !== undefined && !nearly.test(wrong)) return []
        const evidence =
          wrong === undefined ? `no @context, @type “${typed.types[0]}”` : `@context: “${wrong.slice(0, 60)}”`
        return [{ url, line, evidence }]
      }),
    )
  },
}
