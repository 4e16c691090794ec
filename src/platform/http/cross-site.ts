import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

const refusal: Refusal = {
  status: 403,
  code: 'cross_site_request',
  message: 'This call was made from another site and is not answered.',
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Was this call made by a page of another site? Browsers say so in Sec-Fetch-Site, older ones in Origin; programs that are
 * no browser send neither and carry no visitor's cookies. The rule of Go's http.CrossOriginProtection.
 */
function isCrossSite(headers: Headers, site_origin: string): boolean {
  const origin = headers.get('origin')
  if (origin === site_origin) return false
  const fetch_site = headers.get('sec-fetch-site')
  if (fetch_site !== null) return fetch_site !== 'same-origin' && fetch_site !== 'none'
  return origin !== null && hostOf(origin) !== headers.get('host')
}

/** Refuses calls that change something when a page of another site made them. */
export function refuseCrossSite(site_origin: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isCrossSite(c.req.raw.headers, site_origin)) return refuse(c, refusal)
    await next()
  }
}
