import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** What a page calls its business where nothing but the name stands. */
const sources = new Set(['structured-data', 'og:site_name', 'application-name'])
/** No name ends in such a word. */
const wants_more = /\s(?:of|and|the|&)$/i

export const nameCutOff: PageCheck = {
  id: 'name-cut-off',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The name of your business is cut off',
  why: 'Search engines, maps and assistants take your name from there, and read only its beginning.',
  mend: 'Write the whole name. In a template the field for its last part is empty.',
  source: 'https://support.google.com/business/answer/3038177',
  look: ({ url, facts, indexable }) => {
    const names = facts.names.filter(({ from }) => sources.has(from))
    if (!indexable || names.length === 0) return notApplicable
    const cut = names.filter(({ name }) => wants_more.test(name.trim()))
    const once = new Map(cut.map(one => [one.name.trim(), one]))
    return foundAll(
      [...once].map(([name, { from, line }]) => ({
        url,
        line,
        evidence: `${from === 'structured-data' ? 'structured data' : from}: “${shortened(name, 80)}”`,
      })),
    )
  },
}
