import type { Occurrence, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { Answered } from '#src/engines/audit/crawl/crawl-event.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

const gone = new Set([404, 410])

/** A file without a single byte. Servers that are asked for the headers alone may say 0 of any: the file itself was looked at. */
const isEmpty = ({ is_local_copy }: SiteView, result: Answered | null | undefined): boolean =>
  is_local_copy && result?.status === 200 && headerValue(result.headers, 'content-length') === '0'

/** The icon that every visitor gets, as a file with nothing in it. */
function emptyIcon(site: SiteView, home: PageView): Occurrence | undefined {
  const { icons } = home.facts
  const empty = new Set(site.links_checked.flatMap(({ url, result }) => (isEmpty(site, result) ? url : [])))
  const [first] = icons
  if (first && icons.every(({ url }) => url !== null && empty.has(url)))
    return { url: home.url, line: first.line, evidence: `${first.href} is a file of 0 bytes` }
  const probed = site.site_files.find(({ path }) => path === '/favicon.ico')
  if (first || !isEmpty(site, probed?.result)) return undefined
  return { url: home.url, line: null, evidence: '/favicon.ico is a file of 0 bytes, and no other icon is named' }
}

/** Icons that the home page names and that are known to be gone. */
export function areGone(site: SiteView, urls: readonly (string | null)[]): boolean {
  const known = new Map(site.links_checked.map(({ url, result }) => [url, result?.status]))
  return urls.every(url => url !== null && gone.has(known.get(url) ?? 0))
}

const toldOf = (href: string | null) =>
  href === '/favicon.ico' || href === 'favicon.ico'
    ? `${href} is not there`
    : `${href} is not there, nor is /favicon.ico`

const drawn =
  'the icon stands in the code of the page (data:), where no search engine fetches it, and /favicon.ico is not there'

export const faviconMissing: SiteCheck = {
  id: 'favicon-missing',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'The site has no icon',
  why: 'Google shows a small icon beside each result, and browsers on each tab. Without one people see a gray globe.',
  mend: 'Upload a square picture of at least 48 × 48 pixels as your site icon (favicon).',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  look: site => {
    const home = site.home_view
    if (!home) return notApplicable
    const empty = emptyIcon(site, home)
    if (empty) return foundAll([empty])
    const { icons } = home.facts
    const is_drawn = icons.length > 0 && icons.every(({ href }) => /^data:/i.test(href ?? ''))
    if (
      icons.length > 0 &&
      !is_drawn &&
      !areGone(
        site,
        icons.map(({ url }) => url),
      )
    )
      return ok
    if (home.response.truncated) return notChecked('The home page was too long to be read to its end.')
    const probed = site.site_files.find(({ path }) => path === '/favicon.ico')
    const status = probed?.result?.status
    if (status === 200) return ok
    if (status === undefined || !gone.has(status)) return notChecked('The address /favicon.ico gave no clear answer.')
    const named = icons[0]
    const line = named?.line ?? null
    if (is_drawn) return found(home.url, line, drawn)
    return found(home.url, line, named ? toldOf(named.href) : `No icon named, and /favicon.ico answers ${status}`)
  },
}
