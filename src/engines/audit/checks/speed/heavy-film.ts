import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { headerValue } from '#src/engines/audit/crawl/header-value.ts'

const megabyte = 1_000_000
/** A short silent film behind a headline fits into much less. */
const heavy = 5

export const heavyFilm: SiteCheck = {
  id: 'video-too-large',
  section: 'speed',
  scope: 'site',
  severity: 'medium',
  title: 'A film of more than 5 MB starts with the home page',
  why: 'Every visitor loads it, on a phone from what they have paid for. The rest of the page waits, and the film stutters.',
  mend: 'Cut it to ten seconds, leave its sound out, scale it to 720 lines and save it anew; or show a picture until somebody presses play.',
  source: 'https://web.dev/articles/lazy-loading-video',
  look: ({ home_view, links_checked, checked_links }) => {
    const films = home_view?.facts.media.filter(({ element, autoplay }) => element === 'video' && autoplay) ?? []
    if (films.length === 0) return notApplicable
    if (!checked_links) return notChecked('The films were not asked for.')
    return foundAll(
      films.flatMap(({ src, source_urls, line }) => {
        const names = [...(src === null ? [] : [URL.parse(src, home_view?.url)?.href]), ...source_urls]
        // A browser takes the first that it can play.
        const file = links_checked.find(({ url, result }) => url === names[0] && result?.status === 200)
        const bytes = Number(headerValue(file?.result?.headers ?? [], 'content-length') ?? Number.NaN)
        if (!file || !(bytes > heavy * megabyte)) return []
        const evidence = `${shortened(file.url)}: ${(bytes / megabyte).toFixed(1)} MB`
        return [{ url: home_view?.url ?? file.found_on, line, evidence }]
      }),
    )
  },
}
