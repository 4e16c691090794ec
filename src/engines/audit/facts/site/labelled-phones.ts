import type { PageFacts } from '../page-facts.ts'
import type { PhoneFact } from '../types/business-facts.ts'
import { hash32 } from './hash32.ts'
import type { IndexedTerm } from './site-index-row.ts'

/** Terms by which an office or a town is given a number: `number of: business office`. */
export const number_of = 'number of: '

const most = 10
/** A label is no sentence. */
const longest = 48
/** Characters in which a label with what announces the number behind it has room. */
const looked_at = 80
const office =
  /\b((?:main|business|billing|corporate|head|home|central|administrative|admissions|registration|front) (?:office|desk)|headquarters)\W*$/i
const town =
  /(?:^|[\n.;|•·])\s*([A-Z][a-z.'’]+(?: [A-Z][a-z]+){0,3}?)(?: (?:[Oo]ffice|[Ll]ocation|[Bb]ranch|[Ss]tore|[Ss]hop|[Cc]linic|[Ss]tudio))?\s*$/
/** What stands between a label and its number. */
const announced = /[\s:|–—-]*(?:\b(?:phone|tel(?:ephone)?|call|ph|p|t)\b\.?[\s:|–—-]*)?$/i

/** What stands right before a number, in its block or as the block above. */
function labelOf({ text: { blocks } }: PageFacts, { offset, text }: PhoneFact): string {
  const at = blocks.findLastIndex(block => block.offset <= offset)
  const own = blocks[at]?.text ?? ''
  const end = Math.max(0, own.indexOf(text))
  const before = own.slice(Math.max(0, end - looked_at), end).replace(announced, '')
  const above = blocks[at - 1]?.text.slice(-looked_at) ?? ''
  const label = before.trim() === '' ? above.replace(announced, '') : before
  return label.length > longest ? '' : label.trim()
}

/** The numbers that a page gives for a named office or a town, each once. */
export function labelledPhones(page: PageFacts): IndexedTerm[] {
  const found = new Map<string, IndexedTerm>()
  for (const phone of page.phones) {
    const { e164, fax, toll_free, line } = phone
    if (e164 === null || fax || toll_free) continue
    const label = labelOf(page, phone)
    const name = (office.exec(label)?.[1] ?? town.exec(label)?.[1])?.toLowerCase()
    if (name === undefined) continue
    const what = `${number_of}${name}`
    found.set(`${what} ${e164}`, { what, value: hash32(e164), text: `${label}: ${e164}`, line })
    if (found.size >= most) break
  }
  return [...found.values()]
}
