import type { PresentedReport } from '#src/features/audits/schema.ts'

type Unchecked = PresentedReport['not_checked']

/** Checks that could not look for the same reason, together; in the order of the first of each. */
export function groupReasons(not_checked: Unchecked): { reason: string; ids: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { id, reason } of not_checked) groups.set(reason, [...(groups.get(reason) ?? []), id])
  return Array.from(groups, ([reason, ids]) => ({ reason, ids }))
}
