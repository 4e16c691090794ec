/** What is wrong with a drawing: words in place of a picture, or code for which no browser shows it. */
export type DrawingSlip = { sort: 'stand-in' | 'broken'; shows: string }

const root = /<svg\b([^<>]{0,2000})>/i
const words = /<text\b[^<>]{0,600}>([^<]{1,120})|<tspan\b[^<>]{0,600}>([^<]{1,120})/gi
const aside = /<!--[\s\S]{0,20000}?-->|<!\[CDATA\[[\s\S]{0,50000}?\]\]>/g
const stands_in =
  /\bplaceholder\b|\bimage slot\b|\breplace (?:with|this|me)\b|^(?:(?:team|hero|service|before|after|location|contact|staff|owner|gallery|project|office|store|shop|building|truck|van|main|about|your|portrait|profile|customer|client|job|work|real|company|business|food|interior|exterior) ){0,2}(?:photo|image|picture|logo|headshot)(?: (?:here|goes here|coming soon|to come|\d{1,2}))?$|[-–—] (?:hero |team )?(?:image|photo)$|^\d{2,4} ?[x×] ?\d{2,4}$/i
const escaped_quote = /\s[\w:-]{1,30}=\\"/
const bare_ampersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,30});)[^\n]{0,20}/i
const most_words = 40
/** Drawings are small; larger ones hold a photo. */
export const longest_drawing = 60_000

const is_drawing = /\.svg(?:[?#]|$)/i

export const isDrawing = (url: string): boolean => is_drawing.test(url)

/** The first slip of a drawing that a page shows as a picture; null where there is none. */
export function drawingSlip(code: string): DrawingSlip | null {
  if (code.length > longest_drawing) return null
  const text = code.replace(aside, '')
  const attributes = root.exec(text)?.[1]
  const tells = (shows: string): DrawingSlip => ({ sort: 'broken', shows })
  if (attributes === undefined)
    return !text.trimStart().startsWith('<') || /<svg|:svg\b/.test(text) ? null : tells('no <svg> in it')
  const escaped = escaped_quote.exec(text)
  if (escaped) return tells(`${escaped[0].trim()}…, quotes with a backslash before them`)
  if (!text.includes('<!ENTITY')) {
    if (!/\sxmlns\s*=/.test(attributes)) return tells('<svg> without xmlns')
    const bare = bare_ampersand.exec(text)
    if (bare) return tells(`“${bare[0].trim()}”, a bare & that ends the reading`)
  }
  const said = [...text.matchAll(words)].slice(0, most_words).map(([, plain, span]) => (plain ?? span ?? '').trim())
  const shown = said.find(one => stands_in.test(one.replace(/\s+/g, ' ')))
  return shown === undefined ? null : { sort: 'stand-in', shows: shown.slice(0, 60) }
}
