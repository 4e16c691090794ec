import type { CrawlProblem, Hop } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'
import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'
import type { BodyReader, Visited, Visitor } from '#src/engines/audit/crawl/visit.ts'

export type Travelled<T> = { final_url: string; hops: readonly Hop[] } & (
  | { ok: true; visited: Extract<Visited<T>, { ok: true }> }
  | { ok: false; status: number | null; problem: CrawlProblem }
)

/** Asked before every hop: what forbids going there. */
export type Permit = (url: string) => Promise<CrawlProblem | undefined>

export type Trip<T> = {
  url: string
  method: 'GET' | 'HEAD'
  max_bytes: number
  /** Gets the answer at the end of the redirects, and only that. */
  read: (answer: Parameters<BodyReader<T>>[0], final_url: string) => Promise<T>
  permit: Permit
}

const redirects = new Set([301, 302, 303, 307, 308])

/** A header comes as bytes. Careless servers write UTF-8 into Location, and browsers understand it. */
function readLocation(header: string | undefined): string {
  const bytes = header ?? ''
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  return text.includes('\uFFFD') ? bytes : text
}

/** Follows redirects by hand, so that each hop is asked for, paced, checked and recorded like any other request. */
export function createTraveller(visit: Visitor, most_hops: number) {
  return async function travel<T>({ url, method, max_bytes, read, permit }: Trip<T>): Promise<Travelled<T>> {
    const hops: Hop[] = []
    let at = url

    function refuse(problem: CrawlProblem, status: number | null): Travelled<T> {
      return { ok: false, final_url: at, hops, status, problem }
    }

    while (true) {
      const forbidden = await permit(at)
      if (forbidden) return refuse(forbidden, hops.at(-1)?.status ?? null)
      const here = at
      const visited = await visit(here, method, max_bytes, async answer => {
        if (!redirects.has(answer.status)) return read(answer, here)
        answer.discard()
        return undefined
      })
      if (!visited.ok) return refuse(sayProblem(visited.reason, at, visited.detail), hops.at(-1)?.status ?? null)
      if (visited.read !== undefined)
        return { ok: true, final_url: at, hops, visited: { ...visited, read: visited.read } }

      const location = readLocation(headerValue(visited.headers, 'location'))
      hops.push({ url: at, status: visited.status, location })
      const next = location === '' ? undefined : normaliseUrl(location, at)
      if (next === undefined) return refuse(sayProblem('redirect_invalid', at, location), visited.status)
      if (hops.some(hop => hop.url === next)) return refuse(sayProblem('redirect_loop', url, next), visited.status)
      if (hops.length > most_hops)
        return refuse(sayProblem('too_many_redirects', url, `${hops.length} redirects`), visited.status)
      at = next
    }
  }
}

export type Traveller = ReturnType<typeof createTraveller>
