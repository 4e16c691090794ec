import type { HeaderList } from '#src/domain/outside-fetch.ts'
import type { RobotsMetaFact } from '#src/engines/audit/facts/types/head-facts.ts'
import type { Place } from '#src/engines/audit/facts/types/place.ts'

/** One thing said to search engines, in lower case but for dates; `place` is null for a header. */
export type Directive = { agent: string; name: string; written: string; place: Place | null }

const everySearchEngine = new Set(['robots', 'googlebot', 'bingbot'])
const withColon = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)\s*:/i

function inHeader(value: string): Directive[] {
  const named = withColon.test(value.trim()) ? null : /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(value)
  const agent = (named?.[1] ?? 'robots').toLowerCase()
  const said = named?.[2] ?? value
  const dated = /unavailable_after\s*:\s*.*$/is.exec(said)?.[0]
  const plain = (dated ? said.replace(dated, '') : said).toLowerCase().split(',')
  const names = plain.map(name => name.trim().replace(/\s*:\s*/, ':')).filter(name => name !== '')
  const date = dated ? [dated.replace(/^\w+\s*:\s*/, 'unavailable_after:')] : []
  return [...names, ...date].map(name => ({ agent, name, written: `X-Robots-Tag: ${value}`, place: null }))
}

/** What a page tells Google, Bing or all search engines about itself, in metas and in X-Robots-Tag headers. */
export function directivesOf(metas: readonly RobotsMetaFact[], headers: HeaderList): Directive[] {
  const inMetas = metas.flatMap(({ agent, directives, content, line, offset }) =>
    directives.map(name => ({
      agent,
      name,
      written: `<meta name="${agent}" content="${content}">`,
      place: { line, offset },
    })),
  )
  const inHeaders = headers.filter(([name]) => name === 'x-robots-tag').flatMap(([, value]) => inHeader(value))
  return [...inMetas, ...inHeaders].filter(({ agent }) => everySearchEngine.has(agent))
}
