import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { CrawlProblem } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'

const turnedAway = new Set([403, 999])
const askedToWait = 429
const unavailable = 503
const loginWanted = 401

/**
 * A status by which a server says nothing about the page, only about us: it may well work for people, so it is never
 * called broken. Undefined for any other status.
 */
export function nameRebuff(url: string, status: number, headers: HeaderList): CrawlProblem | undefined {
  const detail = String(status)
  if (turnedAway.has(status)) return sayProblem('bot_wall', url, detail)
  if (status === loginWanted) return sayProblem('login_required', url, detail)
  const waits = status === unavailable && headerValue(headers, 'retry-after') !== undefined
  return status === askedToWait || waits ? sayProblem('rate_limited', url, detail) : undefined
}

/** A status that means there is no page. */
export function nameFailure(url: string, status: number): CrawlProblem | undefined {
  if (status >= 500) return sayProblem('server_error', url, String(status))
  return status >= 400 ? sayProblem('client_error', url, String(status)) : undefined
}
