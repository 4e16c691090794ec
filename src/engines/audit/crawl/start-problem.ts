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

/** Why a start page that did answer is nothing to audit. */
export function problemOfHome({ final_url, status, body, content_type, body_end }: PageFetched): CrawlProblem | null {
  const failure = nameFailure(final_url, status)
  if (failure) return failure
  if (body === null) return sayProblem('not_html', final_url, content_type === '' ? 'of no type' : content_type)
  if (body.trim() !== '') return null
  const isWhole = body_end === 'complete' || body_end === 'too_large'
  return sayProblem(isWhole ? 'empty_page' : body_end, final_url, '')
}
