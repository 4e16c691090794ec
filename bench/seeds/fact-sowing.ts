import type { Pages, Seed } from './audit-seed.ts'
import { inData, onHome, putIn, textOf } from './audit-sowing.ts'

const address =
  /\b(\d{2,5}) ((?:[NSEW]\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Dr(?:ive)?|Ln|Lane|Highway|Way|Pkwy)\b\.?)[\s,]{1,60}(?:(?:Suite|Ste\.?|Unit|#) ?\w+[\s,]{1,60})?([A-Z][a-z]+(?: [A-Z][a-z]+)?),\s{0,20}([A-Z]{2})\.?\s{1,20}(\d{5})\b/
const phone = /\(?\b([2-9]\d{2})\)?[ .-]{1,2}([2-9]\d{2})[ .-](\d{4})\b/

type Known = { house: string; street: string; town: string; state: string; zip: string }
const all_text = new WeakMap<Pages, string>()
function textOfAll(pages: Pages): string {
  const kept =
    all_text.get(pages) ??
    [...pages.values()]
      .map(textOf)
      .join(' ')
      .replace(/&nbsp;/g, ' ')
  all_text.set(pages, kept)
  return kept
}
function placeOf(pages: Pages): Known | null {
  const [, house = '', street = '', town = '', state = '', zip = ''] = address.exec(textOfAll(pages)) ?? []
  return zip ? { house, street, town, state, zip } : null
}
type Dialled = { area: string; exchange: string; line: string; wrong: string }
function phoneOf(pages: Pages): Dialled | null {
  const [, area = '', exchange = '', line = ''] = phone.exec(textOfAll(pages)) ?? []
  const wrong = line.replace(/^\d/, digit => String((Number(digit) + 1) % 10))
  return line ? { area, exchange, line, wrong } : null
}

export const withPlace = (make: (place: Known, turn: number) => Seed['sow']): Seed['sow'] => {
  let turn = 0
  return (pages, home) => {
    const place = placeOf(pages)
    return place ? make(place, turn++)(pages, home) : null
  }
}
export const withPhone = (make: (number: Dialled, turn: number) => Seed['sow']): Seed['sow'] => {
  let turn = 0
  return (pages, home) => {
    const number = phoneOf(pages)
    return number ? make(number, turn++)(pages, home) : null
  }
}
/** One form of many to each site in turn. */
export const inTurn = (forms: readonly string[], put: (form: string) => Seed['sow'] = putIn): Seed['sow'] => {
  let turn = 0
  return (pages, home) => put(forms[turn++ % forms.length] ?? '')(pages, home)
}
/** One half of a contradiction on the home page, the other on an inner one. */
export const pair = (forms: readonly (readonly [one: string, other: string])[]): Seed['sow'] => {
  let turn = 0
  return (pages, home) => {
    const [one, other] = forms[turn++ % forms.length] ?? ['', '']
    const first = onHome(html => html.replace(/<\/p>(?![\s\S]*<\/p>[\s\S]*<\/p>)|<\/body>/i, `$&<p>${one}</p>`))(
      pages,
      home,
    )
    const second = putIn(`<p>${other}</p>`)(pages, home)
    if (!first || !second) return null
    return { ...second, shown: `${one} / ${other}`, also: new Map([[first.path, first.html]]) }
  }
}
export const inHead = (piece: string) => onHome(html => html.replace(/<\/head>/i, `${piece}</head>`))
export const meta = (name: string, content: string): Seed['sow'] =>
  onHome(html => {
    const kind = name.startsWith('og:') ? 'property' : 'name'
    const without = html.replace(new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`, 'gi'), '')
    return without.replace(/<\/head>/i, `<meta ${kind}="${name}" content="${content}"></head>`)
  })
export const dataKey = (key: string, value: string) =>
  inData(/("@type"\s*:\s*"(?!Organization|WebSite|WebPage)[A-Z]\w+"\s*,)/, found => `${found} "${key}": ${value},`)
export const titled = (change: (title: string) => string): Seed['sow'] => {
  return onHome(html => html.replace(/(<title[^>]*>)([^<]*)/i, (_, open, title) => open + change(title)))
}
export const far = (state: string) =>
  ['OR', 'WA', 'CA', 'ID'].includes(state) ? ['Dayton', 'OH', 'Ohio'] : ['Portland', 'OR', 'Oregon']
