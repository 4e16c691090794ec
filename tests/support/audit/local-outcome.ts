import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { localChecks } from '#src/engines/audit/checks/local/local-checks.ts'
import { type ServedPage, siteOf, viewOf } from './audit-views.ts'

/** What a check of the section comes to on a page or a site; the first page is the home page. */
export function localOutcome(id: string, pages: readonly ServedPage[]): Outcome {
  const check = localChecks.find(known => known.id === id)
  if (!check) throw new Error(`No check is called ${id}.`)
  if (check.scope === 'site') return check.look(siteOf(pages))
  if (check.scope === 'page') return check.look(viewOf(pages[0] ?? { html: '' }))
  throw new Error(`${id} looks at neither a page nor a site.`)
}
