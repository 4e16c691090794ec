import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { type PricedRow, rowsOfPrices } from './rows-of-prices.ts'

/** What begins the names of the less and of the more of one thing. */
const pairs: readonly (readonly [less: RegExp, more: RegExp])[] = [
  [
    /^(?:basic|classic|standard|regular|simple|express|economy|the) |^/,
    /^(?:deluxe|premium|luxury|royal|ultimate|vip) /,
  ],
  [/^(?:mini|small) /, /^(?:medium|large|extra large|x large) /],
  [/^half /, /^full /],
  [/^single /, /^double /],
  [/^(?:bronze|silver) /, /^(?:gold|platinum) /],
]
/** So many blocks apart, two entries belong to one list. */
const reach = 14
const most = 6
const least_rows = 4

/** Of what kind two rows are that bear the same words behind these. */
function isOfLess(one: PricedRow, other: PricedRow): boolean {
  return pairs.some(([less, more]) => {
    if (!more.test(other.name) || more.test(one.name)) return false
    const rest = other.name.replace(more, '')
    return rest.length > 2 && less.test(one.name) && one.name.replace(less, '') === rest
  })
}

const isShorter = (one: PricedRow, other: PricedRow) =>
  one.name === other.name && one.minutes > 0 && other.minutes > one.minutes

const areNear = (one: PricedRow, other: PricedRow) => Math.abs(one.at - other.at) <= reach

function reversed(rows: readonly PricedRow[]): [PricedRow, PricedRow][] {
  const found: [PricedRow, PricedRow][] = []
  for (const [at, one] of rows.entries())
    for (const other of rows.slice(Math.max(0, at - reach), at + reach + 1))
      if (one.cents > other.cents && areNear(one, other) && (isOfLess(one, other) || isShorter(one, other)))
        found.push([one, other])
  return found
}

const for_kids = /\b(?:kids?|child(?:ren)?['’]?s?)\b/i
const label_length = 50
const dearer = 1.5

/** What children pay half as much again for as adults. */
function dearerForKids(rows: readonly PricedRow[], blocks: readonly TextBlock[]): [PricedRow, PricedRow][] {
  const isForKids = ({ at }: PricedRow) =>
    blocks.slice(Math.max(0, at - 10), at).some(({ text }) => text.length <= label_length && for_kids.test(text))
  const nameOf = ({ name }: PricedRow) => name.replace(/^(?:the|kids?|child(?:ren)?(?: s)?) /, '')
  const small = rows.filter(isForKids)
  const grown = rows.filter(row => !isForKids(row))
  return small.flatMap((row): [PricedRow, PricedRow][] => {
    const same = grown.filter(one => nameOf(one) === nameOf(row))
    const [first] = same
    return first && same.every(one => row.cents >= one.cents * dearer) ? [[row, first]] : []
  })
}

const least_equal = 8

/** A long list in which everything costs the same, the half as much as the whole. */
function allTheSame(rows: readonly PricedRow[]): [PricedRow, PricedRow][] {
  for (const list of Map.groupBy(rows, ({ cents }) => cents).values()) {
    const run = list.filter((row, at) => areNear(row, list[at - 1] ?? list[at + 1] ?? row))
    const half = run.find(({ name }) => name.startsWith('half '))
    const full = run.find(({ name }) => half && name === half.name.replace('half ', 'full '))
    if (run.length >= least_equal && run.length < rows.length && half && full) return [[half, full]]
  }
  return []
}

export const priceOrder: PageCheck = {
  id: 'price-order-reversed',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A list has the smaller thing at the higher price',
  why: 'Half a treatment for the price of the whole, a basic one above the deluxe one, or a child above an adult: customers see that the list is wrong, and expect the lowest price on it.',
  mend: 'Compare the list with the one at your counter, and correct the row that is wrong.',
  source: 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics',
  look: page => {
    if (!isShown(page) || page.facts.prices.length < least_rows) return notApplicable
    const { blocks } = page.facts.text
    const rows = rowsOfPrices(blocks)
    if (rows.length < least_rows) return notApplicable
    const wrong = [...reversed(rows), ...dearerForKids(rows, blocks), ...allTheSame(rows)]
    const told = wrong.map(([one, other]): Occurrence => {
      return { url: page.url, line: one.line, evidence: `“${one.text}” and “${other.text}”` }
    })
    return foundAll([...new Map(told.map(one => [one.line, one])).values()].slice(0, most))
  },
}
