import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { namesTwice } from './names-twice.ts'

const most = 5

/** In which line of a block a value begins. */
const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length - 1

export const nameTwice: PageCheck = {
  id: 'schema-name-twice',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data says the same thing twice, and half of it is lost',
  why: 'Where a name such as "sameAs" stands twice in one entry, every reader keeps the last one and forgets the first: profiles or hours that you wrote down are never seen.',
  mend: 'Write the name once, with all values in one list.',
  source: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  look: ({ url, facts }) => {
    const blocks = facts.structured_data.blocks.filter(({ state }) => state === 'ok')
    if (blocks.length === 0) return notApplicable
    return foundAll(
      blocks
        .flatMap(({ source, line }) =>
          namesTwice(source, most).map(({ name, at, lost, kept }) => ({
            url,
            line: line + lineAt(source, at),
            evidence: `“${shortened(name, 40)}” twice: ${shortened(lost, 90)} is lost, ${shortened(kept, 90)} is read`,
          })),
        )
        .slice(0, most),
    )
  },
}
