import type { CrawlProblem, PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import { nameFailure } from '#src/engines/audit/crawl/name-status.ts'
import { normaliseUrl } from '#src/engines/audit/crawl/normalise-url.ts'
import { sayProblem } from '#src/engines/audit/crawl/say-problem.ts'

type Start = { ok: true; url: string } | { ok: false; problem: CrawlProblem }

/** Reads the address that somebody wants audited. */
export function readStart(text: string): Start {
  const url = normaliseUrl(text)
  if (url !== undefined) return { ok: true, url }
  const parsed = URL.parse(text)
  if (!parsed) return { ok: false, problem: sayProblem('not_a_url', text, text) }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')
    return { ok: false, problem: sayProblem('scheme_not_allowed', text, parsed.protocol) }
  const hasCredentials = parsed.username !== '' || parsed.password !== ''
  const reason = hasCredentials ? 'credentials_in_url' : 'not_a_url'
  return { ok: false, problem: sayProblem(reason, parsed.host, parsed.host) }
}

/** Servers that miscount cut the line after the last byte, and browsers do not mind. */
const ended = /<\/html>\s*$/i

function sayNoPage({ final_url, content_type, decoded_bytes, looks_like_html }: PageFetched): CrawlProblem {
  if (looks_like_html) return sayProblem('sent_as_text', final_url, content_type)
  if (content_type === '' && decoded_bytes === 0) return sayProblem('empty_page', final_url, '')
  return sayProblem('not_html', final_url, content_type === '' ? 'something of no type' : content_type)
}

/** Why a start page that did answer is nothing to audit. */
export function problemOfHome(page: PageFetched): CrawlProblem | null {
  const { final_url, status, body, body_end, decoded_bytes } = page
  const failure = nameFailure(final_url, status)
  if (failure) return failure
  if (body === null) return sayNoPage(page)
  if (body_end === 'too_large')
    return sayProblem('page_endless', final_url, `${Math.round(decoded_bytes / 1_000_000)} MB`)
  if (body_end !== 'complete' && !ended.test(body)) return sayProblem(body_end, final_url, '')
  return body.trim() === '' ? sayProblem('empty_page', final_url, '') : null
}
