import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'
import { createHeaderKeeper } from '#src/engines/audit/run/keep-headers.ts'

type Response = PageView['response']

const noHops: Response['hops'] = []

/** Kinds of content are few, and most are those of the page before. */
const most_kinds = 100

/** Copies answers into as little memory as they need: same shape, shared headers, whole milliseconds. */
export function createResponseKeeper(): {
  headers: (headers: HeaderList) => HeaderList
  response: (view: Pick<PageView, 'url' | 'response'>) => Response
} {
  const headers = createHeaderKeeper()
  const kinds = remembered(detached, { most: most_kinds, longest: Number.POSITIVE_INFINITY })
  return {
    headers,
    // Written out on purpose: an object made by spreading is kept as a table several times its size.
    response: ({ url, response: r }) => ({
      url: r.url === r.final_url ? url : r.url,
      final_url: url,
      hops: r.hops.length === 0 ? noHops : r.hops,
      status: r.status,
      headers: headers(r.headers),
      content_type: kinds(r.content_type),
      // In another order than where they are measured: V8 puts fractions into boxes, and does so for all objects of one shape.
      timing: { total_ms: Math.round(r.timing.total_ms), first_byte_ms: Math.round(r.timing.first_byte_ms) },
      transferred_bytes: r.transferred_bytes,
      decoded_bytes: r.decoded_bytes,
      truncated: r.truncated,
      body_end: r.body_end,
      looks_like_html: r.looks_like_html,
      found_by: r.found_by,
      found_on: r.found_on,
      depth: r.depth,
    }),
  }
}
