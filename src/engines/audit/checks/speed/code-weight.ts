import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { LinkChecked } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

const kilobyte = 1_000
/** No page of text and pictures needs as much, unpacked. */
const most = 2_000 * kilobyte
const most_of_one = 1_000 * kilobyte
const told = 5
/** Smaller ones are not what makes it heavy. */
const worth_naming = 100 * kilobyte

/** What a phone has to read of a file, in bytes: unpacked where it was read, as sent where only its length was asked for. */
function weightOf({ result }: LinkChecked): number {
  if (result?.status !== 200) return 0
  const length = Number(headerValue(result.headers, 'content-length') ?? 0)
  return Math.max(result.decoded_bytes, Number.isFinite(length) ? length : 0)
}

/** The site's own scripts and styles of its front page with their weights, the heaviest first; what was never packed is told as that. */
function weighed({ home_view, links_checked, loose_code }: SiteView) {
  const loose = new Set(loose_code.map(({ url }) => url))
  const by_url = new Map(links_checked.filter(({ external }) => !external).map(link => [link.url, link]))
  const files = new Map<string, { url: string; line: number; bytes: number }>()
  for (const { url, kind, line } of home_view?.facts.resources ?? []) {
    const link = by_url.get(url)
    if ((kind !== 'script' && kind !== 'style') || !link || loose.has(url)) continue
    files.set(url, { url, line, bytes: weightOf(link) })
  }
  return [...files.values()].sort((one, other) => other.bytes - one.bytes)
}

export const codeTooHeavy: SiteCheck = {
  id: 'code-too-heavy',
  section: 'speed',
  severity: 'low',
  scope: 'site',
  title: 'The front page loads far more code than a page of text and pictures needs',
  why: 'A phone has to read and run all of it. On an older one that takes seconds in which nothing answers.',
  mend: 'Take out plugins and libraries that the page does not use, and load what only one page needs on that page alone.',
  source: 'https://web.dev/articles/reduce-javascript-payloads-with-code-splitting',
  look: site => {
    const { home_view, checked_links } = site
    if (!home_view) return notApplicable
    const files = weighed(site)
    if (files.length === 0)
      return checked_links ? notApplicable : notChecked('The scripts and styles were not asked for.')
    const sum = files.reduce((total, { bytes }) => total + bytes, 0)
    if (sum < most && (files[0]?.bytes ?? 0) < most_of_one) return ok
    return foundAll(
      files
        .filter(({ bytes }) => bytes >= worth_naming)
        .slice(0, told)
        .map(({ url, line, bytes }) => {
          const name = shortened(url.replace(/[?#].*$/, '').replace(/^.*\//, ''), 60)
          const evidence = `${name}: ${Math.round(bytes / kilobyte)} kB of ${Math.round(sum / kilobyte)} kB in all`
          return { url: home_view.url, line, evidence }
        }),
    )
  },
}
