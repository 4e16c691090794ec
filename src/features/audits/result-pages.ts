import { findState, holderOf } from '#src/features/audits/find-audit.ts'
import { resultsPath } from '#src/features/audits/link-keys.ts'
import type { AuditsDeps } from '#src/features/audits/open-audits.ts'
import type { SecretPages } from '#src/platform/http/answer-secret-page.ts'

/** The pages of results, each behind its secret link: id, dot, key. */
export function resultPages(deps: Pick<AuditsDeps, 'database' | 'links'>): SecretPages {
  return {
    prefix: resultsPath,
    async isOpen(secret) {
      const dot = secret.indexOf('.')
      const holder = holderOf(deps, { id: secret.slice(0, dot), key: secret.slice(dot + 1) })
      return holder !== undefined && (await findState(deps.database, holder)) !== undefined
    },
  }
}
