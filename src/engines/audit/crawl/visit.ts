import type { BodyCount, HeaderList, OutsideAnswer, OutsideRefusal } from '#src/domain/outside-fetch.ts'
import type { Clock, CrawlOptions } from '#src/engines/audit/crawl/crawl-options.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import type { HostPacer } from '#src/engines/audit/crawl/pace-hosts.ts'
import { readRetryAfter } from '#src/engines/audit/crawl/retry-after.ts'

export type OkAnswer = Extract<OutsideAnswer, { ok: true }>

/** Reads, or lets go of, the body of an answer. */
export type BodyReader<T> = (answer: OkAnswer) => Promise<T>

export type Visited<T> =
  | {
      ok: true
      status: number
      headers: HeaderList
      first_byte_ms: number
      total_ms: number
      count: BodyCount
      read: T
    }
  | { ok: false; reason: OutsideRefusal; detail: string }

export type Visitor = <T>(
  url: string,
  method: 'GET' | 'HEAD',
  max_bytes: number,
  read: BodyReader<T>,
) => Promise<Visited<T>>

const passing: ReadonlySet<string> = new Set([
  'resolve_timeout',
  'connect_failed',
  'connect_timeout',
  'headers_timeout',
  'body_timeout',
  'total_timeout',
  'connection_lost',
  // What a careless server sends after an answer to HEAD is read as the next answer.
  'answer_malformed',
])
const tooMany = 429
const unavailable = 503

type Deps = Pick<CrawlOptions, 'fetch' | 'clock' | 'random' | 'bounds' | 'crawler'> & {
  pacer: HostPacer
  signal: AbortSignal
}

async function once<T>(deps: Deps, url: string, method: 'GET' | 'HEAD', max_bytes: number, read: BodyReader<T>) {
  const { fetch, clock, crawler, signal } = deps
  const headers = {
    'user-agent': crawler.user_agent,
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
    'accept-language': 'en',
  }
  const started = clock.now()
  const answer = await fetch({ url, method, headers, signal, max_bytes })
  if (!answer.ok) return answer
  const result = await read(answer)
  const total_ms = clock.now() - started
  const { status, headers: said, headers_ms: first_byte_ms } = answer
  return { ok: true as const, status, headers: said, first_byte_ms, total_ms, count: answer.ended(), read: result }
}

/** How long to wait before asking again; undefined when the answer stands. */
function waitAfter<T>(
  visited: Visited<T>,
  { clock, bounds, random }: Pick<Deps, 'bounds' | 'random'> & { clock: Clock },
) {
  const backoff = bounds.retry_wait_ms * (1 + random() / 2)
  if (!visited.ok) return passing.has(visited.reason) ? backoff : undefined
  if (visited.status === tooMany || visited.status === unavailable) {
    const asked = readRetryAfter(headerValue(visited.headers, 'retry-after'), clock.wall())
    return Math.min(Math.max(asked ?? 0, backoff), bounds.longest_wait_ms)
  }
  if (visited.status >= 500 && visited.status <= 599) return backoff
  return passing.has(visited.count.end) ? backoff : undefined
}

/**
 * Asks politely: in the pace of the host, with one retry after what may pass by itself. A host that says 429 or 503 is
 * left alone as a whole for as long as it asks, within the bound.
 */
export function createVisitor(deps: Deps): Visitor {
  const { pacer, clock, signal } = deps
  return async (url, method, max_bytes, read) => {
    const { host } = new URL(url)
    const ask = () => pacer.run(host, () => once(deps, url, method, max_bytes, read))
    const first = await ask()
    const wait = waitAfter(first, deps)
    if (wait === undefined || signal.aborted) return first
    if (first.ok && (first.status === tooMany || first.status === unavailable)) pacer.pause(host, wait)
    else await clock.sleep(wait, signal)
    return signal.aborted ? first : ask()
  }
}
