import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'

/** Whose wish not to be listed matters to a shop. */
const searchEngines = new Set(['robots', '*', 'googlebot', 'bingbot'])
/** Directives that have a colon of their own, so that what stands before it is no robot's name. */
const withValue = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/

/** Does an X-Robots-Tag header keep a page out of the search engines? `googlebot: noindex, nofollow` names one of them. */
function headerHides(headers: HeaderList): boolean {
  return headers.some(([name, value]) => {
    if (name !== 'x-robots-tag') return false
    let agent = '*'
    return value.split(',').some(part => {
      const [, before = '', after = ''] = /^\s*([^:\s]+)\s*:(.*)$/.exec(part) ?? []
      const names = before !== '' && !withValue.test(before.toLowerCase())
      if (names) agent = before.toLowerCase()
      const directive = (names ? after : part).trim().toLowerCase()
      return searchEngines.has(agent) && (directive === 'noindex' || directive === 'none')
    })
  })
}

/** May search engines list the page, by its status, its header and its own words? */
export function isIndexable(status: number, headers: HeaderList, { robots }: Pick<PageFacts, 'robots'>): boolean {
  if (status !== 200 || headerHides(headers)) return false
  return !robots.some(
    ({ agent, directives }) =>
      searchEngines.has(agent) && (directives.includes('noindex') || directives.includes('none')),
  )
}
