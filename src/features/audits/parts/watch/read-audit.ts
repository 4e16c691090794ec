import { linkedAbort } from '#src/features/audits/parts/watch/linked-abort.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'

type ReadAudit = { ok: true; audit: AuditAnswer } | { ok: false; gone: boolean }

/** Long enough for a whole report on a slow line, in milliseconds. */
const longestRead = 20_000

function isAudit(body: unknown): body is AuditAnswer {
  return typeof body === 'object' && body !== null && 'state' in body && 'steps' in body
}

/** Reads an audit from our own API, whose answers are checked where they are made. */
export async function readAudit(url: string, signal: AbortSignal): Promise<ReadAudit> {
  const stop = linkedAbort(signal)
  const timer = setTimeout(() => stop.abort(), longestRead)
  try {
    const response = await fetch(url, { signal: stop.signal })
    if (response.status === 404) return { ok: false, gone: true }
    const body: unknown = response.ok ? await response.json() : undefined
    return isAudit(body) ? { ok: true, audit: body } : { ok: false, gone: false }
  } catch {
    return { ok: false, gone: false }
  } finally {
    clearTimeout(timer)
  }
}
