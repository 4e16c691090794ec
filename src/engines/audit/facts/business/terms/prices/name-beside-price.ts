import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Blocks above a price in which its heading may stand. */
const reach = 3
/** No more cells are looked at than a price list of some size has. */
const most_cells = 240
const longest_label = 50
const starts_with_price = /^\W{0,3}(?:from |starting at |only |just )?\$ ?\d/i
/** What each card of any page may begin with: it names no thing. */
const of_any_card =
  /\b(?:typical\w*|projects?|investments?|pric\w+|costs?|ranges?|budgets?|start\w*|plans?|packages?|options?|your?|we|our|most|popular|estimates?|average|quote|book|tuition|installed|labor|parts|materials?|hours?|days?|minutes?|total)\b|[.!?:$\d]/i

const isHeading = ({ element }: TextBlock) => /^h[1-6]$/.test(element)
export const isCell = (block: TextBlock | undefined) => block?.element === 'td' || block?.element === 'th'

/** The heading over a price that stands alone, where no other price follows: that would be the one of a second size. */
export function headingOver(blocks: readonly TextBlock[], at: number): string {
  for (const below of blocks.slice(at + 1, at + 1 + reach)) {
    if (/^h[1-6]$/.test(below.element)) break
    if (below.text.includes('$')) return ''
  }
  for (let above = at - 1; above >= Math.max(0, at - reach); above--) {
    const block = blocks[above]
    if (!block || block.text.includes('$')) return ''
    if (/^h[2-6]$/.test(block.element)) return block.text
  }
  return ''
}

/** "60 min" before a price of its own: one of several times of what the heading names. */
const for_time = /^\W*(\d{1,3}(?: ?[-–] ?\d{1,3})?)[ -]?(min(?:ute)?s?|hours?|hrs?)\b\W*$/i
const reach_of_times = 6

/** The heading over a price for a time, with that time. */
export function timedUnder(blocks: readonly TextBlock[], at: number, before: string): string {
  const [, time = '', unit = ''] = (before.length <= longest_label && for_time.exec(before)) || []
  if (time === '') return ''
  const above = blocks.slice(Math.max(0, at - reach_of_times), at).findLast(isHeading)
  if (!above || above.element === 'h1' || of_any_card.test(above.text)) return ''
  return /^\d+$/.test(time) ? `${above.text} ${time} ${unit}` : above.text
}

/** The words before a price in a card without headings: "Battery replacement", and below it "$129–$249". */
export function labelOver(blocks: readonly TextBlock[], at: number): string {
  const [label, below] = [blocks[at - 1], blocks[at + 1]]
  if (!label || label.text.length > longest_label || isHeading(label) || isCell(label)) return ''
  if (below && starts_with_price.test(below.text)) return ''
  return label.element === 'li' || of_any_card.test(label.text) ? '' : label.text
}

/** The cell before the one price of a row. In a table that begins with its prices, that is the end of the row above. */
export function cellBefore(blocks: readonly TextBlock[], at: number): string {
  const [name, next] = [blocks[at - 1], blocks[at + 1]]
  if (!name || !isCell(name) || !isCell(blocks[at]) || name.text.includes('$')) return ''
  if (next && isCell(next) && starts_with_price.test(next.text)) return ''
  const least = Math.max(0, at - most_cells)
  let first = at
  let before = 0
  while (first > least && isCell(blocks[first - 1])) {
    first--
    if (before === 0 && starts_with_price.test(blocks[first]?.text ?? '')) before = first
  }
  let after = at + 1
  while (before === 0 && after < at + reach * 2 && isCell(blocks[after]) && !isPriceIn(blocks, after)) after++
  const columns = before > 0 ? at - before : isPriceIn(blocks, after) ? after - at : 0
  return columns > 1 && (at - first) % columns !== 0 ? name.text : ''
}

const isPriceIn = (blocks: readonly TextBlock[], at: number) =>
  isCell(blocks[at]) && starts_with_price.test(blocks[at]?.text ?? '')
