/** A piece of pages, and the file that it lies in. */
export type Part = { file: string; html: string }

type Place = { from: number; to: number; attributes: string; tag: string }

/** An empty element that is named after what is put into it: `<div id="footer-placeholder"></div>`. */
const waiting =
  /<(div|header|footer|nav|section|aside|span)\b([^>]{1,300})>\s{0,40}(?:<!--[^<>]{0,200}-->\s{0,40})?<\/\1\s{0,80}>/gi
const of_frame =
  /\b(?:id|class|data-[\w-]{1,30}|w3-include-html|include-html)\s*=\s*["'][^"']{0,100}(?:head|foot|nav|menu|topbar|sidebar)/i
const most_places = 8

/** Where a page waits for its header, its menu or its foot. */
export function placesOfParts(body: string): Place[] {
  const places: Place[] = []
  for (const match of body.matchAll(waiting)) {
    const [all, tag = '', attributes = ''] = match
    if (places.length >= most_places) break
    if (of_frame.test(attributes)) places.push({ from: match.index, to: match.index + all.length, attributes, tag })
  }
  return places
}

const stemOf = (file: string) => /([\w-]+)\.html?$/i.exec(file)?.[1]?.toLowerCase() ?? ''
const isFoot = (words: string) => /foot/i.test(words)
const isHead = (words: string) => /head|nav|menu|topbar/i.test(words)

/** The part that a place is named after: by the name of its file, or as the one header or foot among them. */
function partFor({ attributes, tag }: Place, parts: readonly Part[]): Part | undefined {
  const words = `${tag} ${attributes}`.toLowerCase()
  const by_name = parts.find(({ file }) => stemOf(file) !== '' && words.includes(stemOf(file)))
  if (by_name) return by_name
  const fits = isFoot(words) ? isFoot : isHead
  return parts.find(({ file }) => fits(stemOf(file)))
}

const body_of = /<body\b[^>]{0,400}>([\s\S]*?)(?:<\/body\s{0,80}>|$)/i
/** Code of a part runs or not, as its script has it; what it says is told by its data alone. */
const code = /<script\b(?![^>]{0,200}ld\+json)[^>]{0,400}>[\s\S]*?(?:<\/script\s{0,80}>|$)/gi

/** In one line, so that what stands behind it keeps its own. */
function shownOf({ file, html }: Part): string {
  const whole = html.includes('<body') ? (body_of.exec(html)?.[1] ?? '') : html
  const line = whole.replace(code, '').replace(/[\r\n]+/g, ' ')
  if (isFoot(stemOf(file)) && !/<footer\b/i.test(line)) return `<footer>${line}</footer>`
  return isHead(stemOf(file)) && !/<(?:header|nav)\b/i.test(line) ? `<header>${line}</header>` : line
}

/** The page with its parts, each put into the first place that waits for it. */
export function putInto(body: string, parts: readonly Part[]): string {
  const put = new Set<Part>()
  let filled = ''
  let at = 0
  for (const place of placesOfParts(body)) {
    const part = partFor(place, parts)
    if (!part || put.has(part)) continue
    put.add(part)
    const opening = body.slice(place.from, body.indexOf('>', place.from) + 1)
    filled += `${body.slice(at, place.from)}${opening}${shownOf(part)}</${place.tag}>`
    at = place.to
  }
  return filled + body.slice(at)
}
