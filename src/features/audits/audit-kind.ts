import { auditBounds, locationAuditBounds } from '#src/features/audits/limits.ts'

/** What an audit is made for: whoever typed an address, or the client whose location it is. */
export const auditKinds = ['free_check', 'location'] as const

export type AuditKind = (typeof auditKinds)[number]

/** How much an audit may cost. */
export function boundsOf(kind: AuditKind): { pages: number; crawl_ms: number; whole_ms: number } {
  return kind === 'location' ? locationAuditBounds : auditBounds
}
