import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageText } from '#src/engines/audit/facts/finish/page-text.ts'
import type { TermFact } from '#src/engines/audit/facts/types/business-facts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { isCell } from './name-beside-price.ts'
import { nameOf, uncertain, withoutDuration } from './name-of-priced.ts'
import { unglued } from './prices-in-sentences.ts'

/** With which the price of a thing is kept apart from other terms. */
const price_of = 'price: '

/** Menus leave the dollar out. */
const amount = /(?:\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?|(?<![\d$.,] ?)(\d{1,3})\.(\d\d))(?![\d%]|[.,]\d)/g
const only_amount = /^(?:\$ ?(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d\d)?|\d{1,3}\.\d\d)$/
/** A part of the day or of the guests: the same dish may cost less there. */
const part =
  /\b(?:lunch|dinner|brunch|breakfast|kids?|catering|happy hour|early bird|seniors?|holiday|wholesale|party|take-?out|small|large|half|full|trays?|glass|bottle|members?)\b/gi
const longest_name = 60
const most_lines = 200

const isDigit = (code: number) => code >= 48 && code <= 57

/** What most blocks are spared the patterns by: a digit at the end, and a dollar or cents. */
function endsInAmount(text: string): boolean {
  const { length } = text
  // In a paragraph with breaks a line may.
  if (text.includes('\n') && /\$ ?\d[\d,]{0,9}(?:\.\d\d)?\n/.test(text)) return true
  if (!isDigit(text.charCodeAt(length - 1))) return false
  return text.charCodeAt(length - 3) === 46 || text.includes('$')
}

/** "Stone massage—$60/55 min", over its description, is the price of the massage. */
const for_minutes = / ?[/,(|] ?\d{2,3} ?min(?:ute)?s?\b[.)]?$/i
const withoutMinutes = (text: string) =>
  text.length <= longest_name + 30 && text.includes('$') ? text.replace(for_minutes, '') : text

const isHeading = ({ element }: TextBlock) => /^h[1-6]$/.test(element)

function centsOf(text: string): number | null {
  const [only, ...more] = text.matchAll(amount)
  if (!only || more.length > 0) return null
  return Number((only[1] ?? only[3] ?? '').replaceAll(',', '')) * 100 + Number(only[2] ?? only[4] ?? 0)
}

/** Dots that lead from the name to the price. */
const leaders = /(?:[.…·_] ?){3,}/

/** "Fish tacos ..... $12": a name, and nothing behind the price. */
function inOneLine(written: string): { name: string; cents: number } | null {
  const text = unglued(written).replace(leaders, ' ')
  if (text.length > longest_name + 30 || uncertain.test(withoutDuration(text).rest.replace(/\s[–—]\s?(?=\$)/, ' ')))
    return null
  const at = text.search(/\$? ?[\d,.]+\s*$/)
  if (at < 4) return null
  const name = nameOf(text.slice(0, at))
  const cents = centsOf(text)
  return name !== null && cents !== null && cents > 0 ? { name, cents } : null
}

/** A row of names and prices by turns, which begins with a name and ends with a price. */
function* rows(
  blocks: readonly TextBlock[],
  amounts: readonly number[],
): Generator<{ name: TextBlock; price: TextBlock }> {
  const prices = new Set(amounts.filter(at => only_amount.test(blocks[at]?.text ?? '')))
  const isPrice = (at: number) => prices.has(at)
  let read_to = 0
  for (const at of prices) {
    if (at < read_to) continue
    let end = at
    while (isPrice(end + 2) && !isPrice(end + 1)) end += 2
    const starts = at
    read_to = end + 1
    // Two prices in a row are those of two sizes; what stands behind the last one may be its name.
    if (isPrice(starts - 1) || isPrice(end + 1)) continue
    const apart = blocks[starts - 2]
    // A table that begins with its prices has their names behind them.
    if (starts === 0 || (isCell(blocks[starts]) && !isCell(blocks[starts - 1]))) continue
    const is_alone = starts === end && apart !== undefined && !isHeading(blocks[starts - 1] ?? apart)
    if (is_alone) continue
    for (let price = starts; price <= end; price += 2) {
      const [name, cents] = [blocks[price - 1], blocks[price]]
      if (name && cents) yield { name, price: cents }
    }
  }
}

/** Prices that stand beside a name of their own, where they are the only ones. */
export function pricesByName(text: PageText): TermFact[] {
  const found = new Map<string, TermFact | null>()
  const note = (block: TextBlock, name: string, cents: number, shown: string) => {
    const key = price_of + name
    const before = found.get(key)
    if (before !== undefined && before?.value !== cents) found.set(key, null)
    else if (before === undefined)
      found.set(key, {
        line: block.line,
        offset: block.offset,
        what: detached(key),
        value: cents,
        text: detached(shown),
      })
  }
  const blocks = text.blocks.map(block => {
    const shown = isHeading(block) ? withoutMinutes(block.text) : block.text
    return shown === block.text ? block : { ...block, text: shown }
  })
  const amounts = blocks.flatMap(({ text: shown }, at) => (endsInAmount(shown) ? at : []))
  if (amounts.length === 0) return []
  const priced = new Set(amounts)
  let heading = ''
  for (const [at, block] of blocks.entries()) {
    if (!priced.has(at)) {
      if (isHeading(block)) heading = block.text
      continue
    }
    // Lists of old pages are one block with breaks.
    for (const line of block.text.split('\n', most_lines)) {
      const row = inOneLine(line)
      if (row) note(block, row.name + partOf(heading), row.cents, line.replace(/\s+/g, ' ').slice(0, 90))
    }
  }
  for (const { name, price } of rows(blocks, amounts)) {
    const read = nameOf(name.text)
    const cents = centsOf(price.text)
    if (read !== null && cents) note(name, read, cents, `${name.text.slice(0, longest_name)} ${price.text}`)
  }
  return [...found.values()].filter(term => term !== null)
}

function partOf(heading: string): string {
  const parts = heading.match(part)
  return parts ? ` (${parts.join(' ').toLowerCase()})` : ''
}
