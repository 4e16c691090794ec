import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { onLiveSites } from '#src/engines/audit/checks/where-it-applies.ts'
import type { Answered } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

const described = { section: 'speed', scope: 'site' } as const
const workingPages = ({ pages }: SiteView) => pages.filter(({ response }) => response.status === 200)

const leastPages = 3
const slow_ms = 800

export const ttfbSlow: SiteCheck = {
  ...described,
  id: 'ttfb-slow',
  severity: 'medium',
  title: 'Your server takes long to answer',
  why: 'Nothing of a page can load before the server has answered.',
  mend: 'Switch on page caching, or ask your host for a faster plan closer to your customers.',
  source: 'https://web.dev/articles/ttfb',
  look: onLiveSites(site => {
    const times = workingPages(site)
      .map(({ response }) => response.timing.first_byte_ms)
      .sort((a, b) => a - b)
    if (times.length < leastPages) return notChecked('Too few pages were read to judge the speed of the server.')
    const median = times[Math.floor(times.length / 2)] ?? 0
    if (median <= slow_ms) return ok
    const words = `half of ${countOf(times.length, 'page')} took more than ${Math.round(median)} ms to answer`
    return found(site.start_url, null, `${words}, as seen from where this audit ran`)
  }),
}

const smallest = 1_400

function isBare({ response }: SitePage): boolean {
  if (response.transferred_bytes < response.decoded_bytes) return false
  return headerValue(response.headers, 'content-encoding') === undefined
}

export const compressionMissing: SiteCheck = {
  ...described,
  id: 'compression-missing',
  severity: 'medium',
  title: 'Pages are sent without compression',
  why: 'They are three to five times as large on the way as they need to be.',
  mend: 'Have your host switch on gzip or Brotli compression for text.',
  source: 'https://developer.chrome.com/docs/performance/insights/document-latency',
  look: onLiveSites(site => {
    const pages = workingPages(site).filter(({ response }) => response.decoded_bytes > smallest)
    if (pages.length === 0) return notApplicable
    const bare = pages.filter(isBare)
    const [first] = bare
    // A few pages may have been sent before a cache had them compressed.
    if (!first || bare.length * 2 < pages.length) return ok
    const size = Math.round(first.response.decoded_bytes / 1_000)
    return found(first.url, null, `${size} kB sent as they are; so ${bare.length} of ${countOf(pages.length, 'page')}`)
  }),
}

const week_s = 7 * 86_400
const keptTypes = /^(?:text\/css|(?:text|application)\/(?:x-)?javascript|image\/|font\/|application\/(?:x-)?font)/

/** How long a browser may keep a file without asking again, in seconds; nothing said counts as nothing. */
function lifetimeOf({ headers }: Answered): number {
  const control = headerValue(headers, 'cache-control') ?? ''
  if (/no-store|no-cache/i.test(control)) return 0
  const age = /max-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  if (age !== undefined) return Number(age)
  const expires = Date.parse(headerValue(headers, 'expires') ?? '')
  const now = Date.parse(headerValue(headers, 'date') ?? '')
  return Number.isNaN(expires) || Number.isNaN(now) ? 0 : (expires - now) / 1_000
}

export const cachingMissing: SiteCheck = {
  ...described,
  id: 'caching-missing',
  severity: 'low',
  title: 'Browsers have to load the same pictures and styles again and again',
  why: 'Visitors who come back, or open a second page, wait as long as the first time.',
  mend: 'Let the server send "Cache-Control: max-age=31536000" with pictures, styles, scripts and fonts.',
  source: 'https://developer.chrome.com/docs/performance/insights/cache',
  look: onLiveSites(site => {
    const files = site.links_checked.flatMap(({ kind, external, result }) => {
      const isFile = kind === 'asset' && !external && result?.status === 200 && keptTypes.test(result.content_type)
      return isFile && result ? [result] : []
    })
    if (files.length === 0)
      return site.checked_links ? notApplicable : notChecked('The files of the site were not asked for.')
    const brief = files.filter(file => lifetimeOf(file) < week_s)
    const [first] = brief
    if (!first || brief.length * 2 < files.length) return ok
    const said = headerValue(first.headers, 'cache-control')
    const words = said === undefined ? 'no Cache-Control' : `Cache-Control: ${shortened(said, 60)}`
    return found(first.url, null, `${words}; so ${brief.length} of ${countOf(files.length, 'file')}`)
  }),
}

export const http2Missing: SiteCheck = {
  ...described,
  id: 'http2-missing',
  severity: 'low',
  title: 'Your server only speaks the old form of HTTP',
  why: 'Browsers then fetch a few files at a time instead of all at once.',
  mend: 'Ask your host to switch on HTTP/2.',
  source: 'https://developer.chrome.com/docs/performance/insights/modern-http',
  look: onLiveSites(({ tls, home }) => {
    if (!tls) return notApplicable
    if (!tls.facts) return notChecked('The connection could not be looked at.')
    const offersThree = /\bh3\b/.test(headerValue(home?.response.headers ?? [], 'alt-svc') ?? '')
    if (tls.facts.alpn === 'h2' || offersThree) return ok
    return found(tls.url, null, tls.facts.alpn === '' ? 'HTTP/2 is not offered' : `speaks ${tls.facts.alpn}`)
  }),
}
