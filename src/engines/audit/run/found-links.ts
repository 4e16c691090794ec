import type { FoundLink, MissingPageProbed } from '#src/engines/audit/crawl/crawl-event.ts'
import { mentionedFiles } from '#src/engines/audit/facts/mentioned-files.ts'
import { pagesInData } from '#src/engines/audit/facts/named-pages.ts'
import { picturesForSharing, picturesInData } from '#src/engines/audit/facts/named-pictures.ts'
import type { PageOutline } from '#src/engines/audit/facts/page-facts.ts'
import { beginPage } from '#src/engines/audit/facts/read-page.ts'
import { importOf } from '#src/engines/audit/facts/styles/style-imports.ts'

/** Addresses that are files by their name: their head is enough. */
const isFile =
  /\.(?:jpe?g|jfif|png|gif|webp|avif|svg|ico|bmp|pdf|docx?|xlsx?|pptx?|zip|gz|mp[34]|m4[av]|mov|webm|wav|ics|vcf)(?:[?#]|$)/i

/** Programs by their names: a file of such a name must be there to take in what is sent. */
const is_program = /\.(?:php|cgi|pl|aspx?|jsp|cfm)(?:[?#]|$)/i

/** Pages by their name that answer an inquiry. */
const answers = /\/(?:[\w-]+[-_])?(?:thank[-_]?you|thanks|danke|gracias|merci)(?:[-_][\w-]*)?(?:\.html?|\/)?$/i

function isOfSite(url: string, page: string): boolean {
  return URL.parse(url)?.host === URL.parse(page)?.host
}

const newer = /^image\/(?:webp|avif|jxl)\b/i
const none: ReadonlySet<string> = new Set()

/** Pictures that only browsers without WebP and AVIF would load, and that stand nowhere on the page by themselves. */
function fallbacksOf({ images, pictures }: PageOutline): ReadonlySet<string> {
  const with_newer = pictures.filter(({ source_types }) => source_types.some(type => newer.test(type)))
  if (with_newer.length === 0) return none
  const fallbacks = new Set<string>()
  let next = 0
  for (const { url, in_picture, offset } of images) {
    if (!in_picture || url === null) continue
    while ((pictures[next + 1]?.offset ?? Number.POSITIVE_INFINITY) < offset) next += 1
    if (pictures[next]?.source_types.some(type => newer.test(type))) fallbacks.add(url)
  }
  for (const { url, in_picture } of images) if (!in_picture && url !== null) fallbacks.delete(url)
  return fallbacks
}

/** A whole address: services of forms know no page that others would count from. */
function* thanksOf(written: string, page: string): Generator<FoundLink> {
  if (/^https?:/i.test(written) && URL.canParse(written) && isOfSite(written, page))
    yield { url: written, kind: 'thanks' }
}

/** Everything a page points to, for the crawl: what to follow, and what is only to be asked for. */
export function* linksOf(facts: PageOutline, is_copy: boolean): Generator<FoundLink> {
  for (const { kind, url } of facts.links) {
    if (kind === 'web' && url !== null) yield { url, kind: isFile.test(url) ? 'asset' : 'page' }
  }
  if (facts.refresh?.url) yield { url: facts.refresh.url, kind: 'page' }
  for (const { url } of facts.canonicals) if (url !== null) yield { url, kind: 'canonical' }
  for (const { url } of facts.hreflangs) if (url !== null) yield { url, kind: 'alternate' }
  for (const url of pagesInData(facts)) yield { url, kind: 'named' }
  for (const { leads_to } of facts.forms) {
    if (leads_to !== '') yield* thanksOf(leads_to, facts.url)
  }
  // A form is sent, never looked at, but for one that goes straight on to the page that thanks, and in a copy its program
  // must be there; a frame shows a page of somebody else.
  const fallbacks = fallbacksOf(facts)
  const shared = new Set(picturesForSharing(facts).map(({ url }) => url))
  for (const { kind, url } of facts.resources) {
    if (kind !== 'form')
      yield { url, kind: kind === 'image' && fallbacks.has(url) ? 'fallback' : 'asset', measured: shared.has(url) }
    else if (answers.test(url) && isOfSite(url, facts.url)) yield { url, kind: 'page' }
    else if (is_copy && is_program.test(url)) yield { url, kind: 'handler' }
  }
  const base = facts.base?.url ?? facts.url
  for (const { imports } of facts.styles) for (const address of imports) yield* importOf(address, base)
  // Asked for once: what the page shows itself is known by now.
  for (const url of mentionedFiles(facts)) yield { url, kind: 'mentioned' }
  for (const { url } of picturesInData(facts)) yield { url, kind: 'shared', measured: shared.has(url) }
  for (const url of shared) yield { url, kind: 'shared', measured: true }
}

/** What a theme shows for a wrong address is no longer. */
const most_html = 500_000

/** Where the page leads that is shown for wrong addresses. */
export async function linksOfErrorPage({
  body,
  result,
}: Pick<MissingPageProbed, 'body' | 'result'>): Promise<FoundLink[]> {
  if (!body || body.length > most_html || (result?.status !== 404 && result?.status !== 410)) return []
  const { outline } = await beginPage(body, { url: result.url })
  return outline.links.flatMap(({ kind, url, internal, hidden }): FoundLink[] =>
    kind === 'web' && internal && !hidden && url !== null && !isFile.test(url) ? [{ url, kind: 'astray' }] : [],
  )
}
