import { linkedAbort } from '#src/features/audits/parts/watch/linked-abort.ts'
import type { AuditRun } from '#src/features/audits/schema.ts'

type ReadAudit<Audit> = { ok: true; audit: Audit } | { ok: false; gone: boolean }

/** Long enough for a whole report on a slow line, in milliseconds. */
const longestRead = 20_000

function isAudit<Audit extends AuditRun>(body: unknown): body is Audit {
  return typeof body === 'object' && body !== null && 'state' in body && 'steps' in body
}

/** Reads an audit from our own API, whose answers are checked where they are made. */
export async function readAudit<Audit extends AuditRun>(
  url: string,
  ask: typeof fetch,
  signal: AbortSignal,
): Promise<ReadAudit<Audit>> {
  const stop = linkedAbort(signal)
  const timer = setTimeout(() => stop.abort(), longestRead)
  try {
    const response = await ask(url, { signal: stop.signal })
    if (response.status === 404 || response.status === 403) return { ok: false, gone: true }
    const body: unknown = response.ok ? await response.json() : undefined
    return isAudit<Audit>(body) ? { ok: true, audit: body } : { ok: false, gone: false }
  } catch {
    return { ok: false, gone: false }
  } finally {
    clearTimeout(timer)
  }
}
