import { fileURLToPath } from 'node:url'
import type { AuditDoor } from '#src/features/audits/open-audits.ts'

/** Free checks of sites that a test serves: see tests/support/program/loopback-audit-worker.ts. */
export const loopbackDoor: AuditDoor = {
  worker: fileURLToPath(new URL('../program/loopback-audit-worker.ts', import.meta.url)),
  priority: 'low',
  mayUsePort: () => true,
}
