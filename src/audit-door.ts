import { fileURLToPath } from 'node:url'
import type { AuditDoor } from '#src/features/audits/open-audits.ts'

/** The door of the product: the public internet, by the process of src/audit-worker.ts. */
export const publicDoor: AuditDoor = {
  worker: fileURLToPath(import.meta.resolve('#src/audit-worker.ts')),
  priority: 'idle',
  mayUsePort: () => false,
}
