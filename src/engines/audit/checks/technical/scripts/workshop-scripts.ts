import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

export const workshopScript: SiteCheck = {
  id: 'script-of-the-workshop',
  section: 'technical',
  scope: 'site',
  severity: 'critical',
  title: 'A script of the site still works with the computer of whoever made it',
  why: 'What it asks for or sends reaches nobody: to a visitor that address is the visitor’s own computer, and a key for tests takes no money. Forms, bookings and payments look as if they worked, or fail without a word.',
  mend: 'Put the public address and the live key into the script named here, then book or write to yourself once from another computer.',
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  look: ({ own_scripts }) => {
    if (own_scripts.length === 0) return notApplicable
    return foundAll(
      own_scripts.flatMap(({ url, workshop }) =>
        workshop ? [{ url, line: workshop.line, evidence: shortened(workshop.says, 160) }] : [],
      ),
    )
  },
}
