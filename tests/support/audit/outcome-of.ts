import { allChecks } from '#src/engines/audit/checks/all-checks.ts'
import type { Outcome } from '#src/engines/audit/checks/check.ts'
import { type ServedPage, siteOf, viewOf } from './audit-views.ts'

/** What one check says of a site of these pages; a check of pages looks at the first. */
export function outcomeOf(id: string, pages: readonly ServedPage[]): Outcome {
  const check = allChecks.find(one => one.id === id)
  const [first] = pages
  if (!check || !first) throw new Error(`There is no check ${id}, or no page.`)
  if (check.scope === 'page') return check.look(viewOf(first))
  if (check.scope === 'site') return check.look(siteOf([...pages]))
  throw new Error(`${id} looks at neither a page nor a site.`)
}
