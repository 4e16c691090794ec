import type { AuditState } from '#src/features/audits/schema.ts'

/** Will nothing about it change any more? Speed may still be measured when the report is there already. */
export function isOver({ state, steps }: Pick<AuditState, 'state' | 'steps'>): boolean {
  if (state === 'waiting' || state === 'running') return false
  return state === 'failed' || steps.every(step => step.state === 'done' || step.state === 'not_checked')
}
