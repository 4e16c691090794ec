import { publicInternet } from '#src/platform/outbound/outbound-policy.ts'
import { serveAuditTasks } from '#src/serve-audit-tasks.ts'

// A process of its own, which src/features/audits/run/workshop.ts starts.
serveAuditTasks(publicInternet)
