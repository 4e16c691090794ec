import type { OutsideFetch } from '#src/domain/outside-fetch.ts'

function movedTo(text: string, from: string, to: string): string | undefined {
  const url = URL.parse(text)
  return url?.origin === from ? to + url.pathname + url.search + url.hash : undefined
}

/**
 * Audits a copy that is served somewhere else, as if it were at its own origin: requests for the origin go to the copy,
 * and redirects that name the copy name the origin. Everything else goes out as it is.
 */
export function serveAsOrigin(fetch: OutsideFetch, copy_url: string, origin_url: string): OutsideFetch {
  const copy = new URL(copy_url).origin
  const origin = new URL(origin_url).origin
  return async request => {
    const moved = movedTo(request.url, origin, copy)
    if (moved === undefined) return fetch(request)
    const answer = await fetch({ ...request, url: moved })
    if (!answer.ok) return answer
    const headers = answer.headers.map(([name, value]) =>
      name === 'location' ? ([name, movedTo(value, copy, origin) ?? value] as const) : ([name, value] as const),
    )
    return { ...answer, headers }
  }
}
