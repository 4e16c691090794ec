import type { Reading } from '../reading/reading.ts'
import type { MetaFact, MetaRefreshFact, RobotsMetaFact } from '../types/head-facts.ts'

/** Crawlers that read a robots meta under their own name. */
const agents = new Set([
  'robots',
  'googlebot',
  'googlebot-news',
  'googlebot-image',
  'googlebot-video',
  'bingbot',
  'msnbot',
  'slurp',
  'yandex',
  'yandexbot',
  'baiduspider',
  'duckduckbot',
  'applebot',
  'otherbot',
  'gptbot',
  'oai-searchbot',
  'google-extended',
  'ccbot',
  'claudebot',
  'perplexitybot',
])

/** Robots metas with their directives; Google's rules for the date of unavailable_after, which may hold commas. */
export function robotsMetas(metas: readonly MetaFact[]): RobotsMetaFact[] {
  return metas
    .filter(({ name }) => agents.has(name))
    .map(({ name, content, line, offset, part }) => ({
      line,
      offset,
      agent: name,
      content,
      directives: directivesOf(content),
      part,
    }))
}

function directivesOf(content: string): string[] {
  const dated = !/unavailable_after/i.test(content)
    ? null
    : /unavailable_after\s*:\s*(.{4,60}?)\s*(?=$|,\s*(?:[a-z]+(?:[:-]|\s*$|\s*,)))/i.exec(content)
  const rest = dated ? content.replace(dated[0], '') : content
  const plain = rest
    .toLowerCase()
    .split(',', 50)
    .map(directive => directive.trim().replace(/\s*:\s*/, ':'))
    .filter(Boolean)
  return dated ? [...plain, `unavailable_after:${dated[1]}`] : plain
}

/** The first meta refresh (HTML standard, "shared declarative refresh steps", in short). */
export function metaRefresh(reading: Reading): MetaRefreshFact | null {
  const meta = reading.found.metas.find(({ http_equiv }) => http_equiv === 'refresh')
  const found = meta && /^\s*(\d*(?:\.\d*)?)\s*(?:[;,\s]\s*(?:url\s*=\s*)?(["']?)(.*))?$/is.exec(meta.content)
  if (!meta || !found) return null
  const target = (found[3] ?? '').replace(/["'].*$/s, found[2] ? '' : '$&').trim() || null
  const url = target === null ? null : reading.addresses.resolve(target)
  return { line: meta.line, offset: meta.offset, delay_seconds: Number.parseFloat(found[1] || '0') || 0, target, url }
}
