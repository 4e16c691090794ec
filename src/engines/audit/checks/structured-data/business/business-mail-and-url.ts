import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import { general_guide } from './google-guide.ts'

/** What was to be filled in is told as such. */
const blank = /[{}[\]<>%]|^(?:null|undefined|nan|none|n\/a|tbd|todo|string)$/i
const is_mail = /^(?:mailto:)?[^\s@]+@[^\s@]+$/i
/** Written for people, and none for robots: "info (at) example.com". */
const is_veiled = /\bat\b|\(a\)|&#|@/i

function* wrongIn(node: DataNode): Generator<[string, string]> {
  for (const text of textsOf(node, 'email')) {
    const said = text.trim()
    if (said !== '' && !blank.test(said) && !is_mail.test(said) && !is_veiled.test(said)) yield ['email', said]
  }
  for (const text of textsOf(node, 'url')) {
    const said = text.trim()
    // A path or a bare host is told elsewhere, or meant well.
    if (/\s/.test(said) && !/[:/.]/.test(said) && !blank.test(said)) yield ['url', said]
  }
}

export const wrongMailOrUrl: PageCheck = {
  id: 'schema-email-or-url-invalid',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data gives words where an address belongs',
  why: 'Search engines and assistants take what stands under email or url for an address, and cannot use this one.',
  mend: 'Write the address itself there, or take the property out.',
  source: general_guide,
  look: page => {
    const nodes = page.facts.structured_data.nodes.filter(
      node => node.properties.has('email') || node.properties.has('url'),
    )
    if (nodes.length === 0) return notApplicable
    const own = new Set([...ownOrganisations(page), ...nodes.filter(({ types }) => types.includes('Person'))])
    return foundAll(
      [...own].flatMap(node =>
        [...wrongIn(node)].map(
          ([property, text]): Occurrence => ({
            url: page.url,
            line: node.line,
            evidence: `${property} of ${node.types[0]}: “${shortened(text, 80)}”`,
          }),
        ),
      ),
    )
  },
}
