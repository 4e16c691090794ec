import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { createHeaderKeeper } from '#src/engines/audit/run/keep-headers.ts'

type Response = PageView['response']

const noHops: Response['hops'] = []

/** Copies answers into as little memory as they need: same shape, shared headers, whole milliseconds. */
export function createResponseKeeper(): {
  headers: (headers: HeaderList) => HeaderList
  response: (r: Response) => Response
} {
  const headers = createHeaderKeeper()
  return {
    headers,
    // Written out on purpose: an object made by spreading is kept as a table several times its size.
    response: r => ({
      url: r.url === r.final_url ? r.final_url : r.url,
      final_url: r.final_url,
      hops: r.hops.length === 0 ? noHops : r.hops,
      status: r.status,
      headers: headers(r.headers),
      content_type: r.content_type,
      timing: { first_byte_ms: Math.round(r.timing.first_byte_ms), total_ms: Math.round(r.timing.total_ms) },
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
