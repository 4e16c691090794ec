import { withoutDuration } from '#src/engines/audit/facts/business/terms/prices/name-of-priced.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** A name on a list, with the one price beside it. */
export type PricedRow = { name: string; minutes: number; cents: number; at: number; line: number; text: string }

const only_price = /^\$ ?(\d{1,4})(?:\.(\d\d))?$/
const in_one = /^([a-z][^$]{2,60}?)[\s.:…·,–—-]+\$ ?(\d{1,4})(?:\.(\d\d))?$/i
const longest_name = 60
const most_rows = 200

const centsOf = (whole = '', cents = '0') => Number(whole) * 100 + Number(cents)

const plainName = (written: string) =>
  written
    .toLowerCase()
    .replace(/[^a-z&]+/g, ' ')
    .replace(/s?\s*$/, '')
    .trim()

/** Names in a block of their own or on the line of their price; where two prices follow they are those of two sizes. */
export function rowsOfPrices(blocks: readonly TextBlock[]): PricedRow[] {
  const rows: PricedRow[] = []
  let of_durations = ''
  const note = (written: string, cents: number, at: number, line: number) => {
    const { rest, minutes } = withoutDuration(written)
    // "Deep tissue", "60 mins", "$90": the row of a table is named by its first cell, which those below may leave out.
    const before = blocks[at - 2]?.text ?? ''
    const is_bare = rest.trim() === '' && only_price.test(blocks[at]?.text ?? '')
    if (is_bare && before.length <= longest_name && !before.includes('$')) of_durations = before
    const name = plainName(is_bare ? of_durations : rest)
    const shown = is_bare && of_durations !== '' ? `${of_durations} ${written.trim()}` : written.trim()
    if (name.length > 2 || minutes > 0) rows.push({ name, minutes, cents, at, line, text: `${shown} $${cents / 100}` })
  }
  const isPrice = (at: number) => only_price.test(blocks[at]?.text ?? '')
  for (const [at, { text, line }] of blocks.entries()) {
    if (rows.length >= most_rows) break
    if (text.length > longest_name + 12 || !text.includes('$')) continue
    const alone = only_price.exec(text)
    if (!alone) {
      const match = in_one.exec(text)
      if (match) note(match[1] ?? '', centsOf(match[2], match[3]), at, line)
      continue
    }
    const name = blocks[at - 1]
    if (!name || name.text.length > longest_name || name.text.includes('$') || isPrice(at + 1)) continue
    note(name.text, centsOf(alone[1], alone[2]), at, name.line)
  }
  return rows
}
