import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import type { CrawlRun } from '#src/engines/audit/crawl/crawl-run.ts'
import { readPart } from '#src/engines/audit/crawl/read-part.ts'
import { filesOfFrame } from '#src/engines/audit/facts/scripts/frame-in-code.ts'
import { isNamedAsLibrary } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import { type Part, placesOfParts, putInto } from './part-places.ts'

/** Pieces of pages that their scripts fetch and put in: each is read once, and put where the scripts put it. */
export type FrameParts = {
  /** Addresses of those that were read. */
  urls: readonly string[]
  into: (body: string) => string
}

const none: FrameParts = { urls: [], into: body => body }

const most_scripts = 6
const most_parts = 4

const scripts = /<script\b([^>]{0,400})>([^<]{0,20000})/gi
const source = /\bsrc\s*=\s*["']?([^"'\s>]{1,300})/i
/** "/_includes/" + name + ".html", where the name stands in the page. */
const folder_of_parts =
  /["'`]((?:\.{0,2}\/)?(?:[\w-]{1,40}\/){0,4})(?:["'`]\s*\+\s*\w{1,40}\s*\+\s*["'`]|\$\{\w{1,40}\})(\.html?)["'`]/
const named_in_page = /\b(?:data-include|w3-include-html|include-html)\s*=\s*["']'?([\w./-]{1,100})'?["']/gi

const ownAddress = (written: string, home_url: string): string | null => {
  const url = URL.parse(written, home_url)
  return url?.host === new URL(home_url).host ? url.href : null
}

/** The code of the page, and of the scripts of the site that it loads. */
async function codeOf(run: CrawlRun, body: string, home_url: string): Promise<string[]> {
  const code: string[] = []
  const urls = new Set<string>()
  for (const [, tag = '', text = ''] of body.matchAll(scripts)) {
    const src = source.exec(tag)?.[1]
    const url = src === undefined ? null : ownAddress(src, home_url)
    if (src === undefined) code.push(text)
    else if (url !== null && urls.size < most_scripts && !isNamedAsLibrary(url)) urls.add(url)
  }
  for (const url of urls) {
    const text = await readPart(run, url)
    if (text !== null) code.push(text)
  }
  return code
}

/** Files that the page names itself, as they are, or by the name that its script makes an address of. */
function namedFiles(body: string, code: readonly string[]): string[] {
  const [, folder, ending] = code.map(text => folder_of_parts.exec(text)).find(match => match !== null) ?? []
  return [...body.matchAll(named_in_page)].flatMap(([, name = '']) => {
    if (/\.html?$/.test(name)) return [name]
    return folder === undefined ? [] : [`${folder}${name}${ending}`]
  })
}

/** Reads the header and the foot that scripts of the home page fetch; nothing is asked for where no place waits for them. */
export async function readFrameParts(run: CrawlRun, { body, final_url }: PageFetched): Promise<FrameParts> {
  if (body === null || placesOfParts(body).length === 0) return none
  const code = await codeOf(run, body, final_url)
  const files = new Set([...namedFiles(body, code), ...code.flatMap(filesOfFrame)])
  const parts: Part[] = []
  const urls: string[] = []
  for (const file of [...files].slice(0, most_parts)) {
    const url = ownAddress(file, final_url)
    const html = url === null ? null : await readPart(run, url)
    if (url === null || html === null) continue
    parts.push({ file, html })
    urls.push(url)
  }
  if (parts.length === 0) return none
  return { urls, into: page => putInto(page, parts) }
}

/** The page as its visitors see it, with the pieces that its scripts fetch. */
export function withParts(event: PageFetched, { urls, into }: FrameParts): PageFetched {
  if (event.body === null || urls.length === 0 || event.status >= 400) return event
  const body = into(event.body)
  return body === event.body ? event : { ...event, body, parts: urls }
}
