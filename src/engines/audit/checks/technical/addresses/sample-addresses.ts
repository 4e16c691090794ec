import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { listedIn } from '#src/engines/audit/checks/technical/reach/listed-pages.ts'
import { googlebotRules } from '#src/engines/audit/checks/technical/robots/googlebot-rules.ts'

/** Pages on which a template shows its own letters, buttons and boxes. */
const sample =
  /\/(?:style-?guide|kitchen-?sink|ui-(?:elements|kit)|typography|shortcodes?|sample-page|starter-page|blank-page|inner-page|(?:left|right|no)-sidebar|hello-world)(?:\.\w{3,5})?\/?$/i

export type SampleAddress = { url: string; sitemap: string; line: number; closed: boolean }

/** Sample pages of the template that the sitemap lists and that no page leads to, read or closed by robots.txt. */
export function samplesListed(site: SiteView): SampleAddress[] {
  const listed = listedIn(site)
  const closedBy = googlebotRules(site)
  const samples: SampleAddress[] = []
  for (const [url, { sitemap, line }] of listed) {
    if (!sample.test(URL.parse(url)?.pathname ?? '')) continue
    const page = site.pageAt(url)
    const closed = closedBy(url) !== undefined
    const is_read = page?.response.status === 200 && page.indexable && page.response.found_by !== 'link'
    if (is_read || (page === undefined && closed)) samples.push({ url, sitemap, line, closed })
  }
  return samples
}
