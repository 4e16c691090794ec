import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { type Slip, shownSum } from './offer-sums.ts'

const amount = /^\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d\d))?$/
const total = /^(?:grand )?total(?: (?:cost|price|due|fees?|charges?))?:?$/i
/** What is taken off, counted otherwise, or left to choose. */
const unclear =
  /\b(?:or|per|each|discount|sav(?:e|ings?)|off|credit|deposit|down|bundle|package|special|sub-?total|tax|optional|if|value|from|up to|child(?:ren)?|adults?|seniors?|month(?:ly)?|week(?:ly)?|x|regular|member)\b|%|\*/i
const [least_rows, most_rows] = [2, 12]

const isCell = ({ element }: TextBlock) => element === 'td' || element === 'th'

/** "Labor $120, parts $80, total $250", each in a row of two cells: the total, and what its rows come to. */
export function slipsOfTotals(blocks: readonly TextBlock[]): { slip: Slip; line: number }[] {
  const slips: { slip: Slip; line: number }[] = []
  for (const [at, block] of blocks.entries()) {
    if (!isCell(block) || !total.test(block.text.trim())) continue
    const said = amountOf(blocks[at + 1])
    const rows = said === undefined ? [] : rowsAbove(blocks, at)
    if (said === undefined || rows.length < least_rows || rows.length > most_rows) continue
    const is = rows.reduce((sum, { value }) => sum + value, 0)
    if (rows.some(({ name }) => unclear.test(name)) || Math.abs(is - said) <= 0.01) continue
    const parts = rows.map(({ name, value }) => `${name} ${shownSum(value)}`).join(', ')
    slips.push({
      slip: { said: `${parts}, ${block.text.trim()} ${shownSum(said)}`, is: `it is ${shownSum(is)}` },
      line: block.line,
    })
  }
  return slips
}

function amountOf(block: TextBlock | undefined): number | undefined {
  const [, whole, cents = '00'] = (block && isCell(block) && amount.exec(block.text.trim())) || []
  return whole === undefined ? undefined : Number(`${whole.replaceAll(',', '')}.${cents}`)
}

type Row = { name: string; value: number }

/** The rows of a name and an amount right above; none where one of them is of another shape. */
function rowsAbove(blocks: readonly TextBlock[], end: number): Row[] {
  const rows: Row[] = []
  for (let at = end - 1; at > 0 && rows.length <= most_rows; at -= 2) {
    const [name, value] = [blocks[at - 1], amountOf(blocks[at])]
    if (value === undefined) return heads(blocks, at) ? rows : []
    if (!name || !isCell(name) || amountOf(name) !== undefined || total.test(name.text.trim())) return []
    rows.unshift({ name: name.text.trim(), value })
  }
  return rows
}

/** Above the rows stands the head of the table, or no table at all. */
function heads(blocks: readonly TextBlock[], at: number): boolean {
  const [above, before] = [blocks[at], blocks[at - 1]]
  if (!above || !isCell(above)) return true
  // Two cells without a figure: "Item", "Price".
  return above.element === 'th' || (before !== undefined && !/\d/.test(above.text) && !/\d/.test(before.text))
}
