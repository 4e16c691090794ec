import type { Answered } from '#src/engines/audit/crawl/crawl-event.ts'
import { mediaType } from '#src/engines/audit/crawl/header-value.ts'
import type { Travelled } from '#src/engines/audit/crawl/travel.ts'

/** What every answer has in common, as an event says it. `unread` when only the head was wanted. */
export function describeAnswer(
  url: string,
  { final_url, hops, visited }: Extract<Travelled<unknown>, { ok: true }>,
  unread = false,
): Answered {
  const { status, headers, first_byte_ms, total_ms, count } = visited
  return {
    url,
    final_url,
    hops,
    status,
    headers,
    content_type: mediaType(headers),
    timing: { first_byte_ms, total_ms },
    transferred_bytes: unread ? 0 : count.transferred_bytes,
    decoded_bytes: unread ? 0 : count.decoded_bytes,
    truncated: !unread && count.end !== 'complete',
    body_end: unread ? 'complete' : count.end,
  }
}
