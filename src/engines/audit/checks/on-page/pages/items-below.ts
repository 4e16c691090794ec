import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Longer lists are no steps. */
const most_blocks = 120
/** "1.", "02", "Step 3: Sign". */
const number_first =
  /^(?:(?:step|tip|reason|sign|question|phase|stage|rule|mistake|myth) )?#?0?(\d{1,2})(?:[.):]|\s?[–—|-])?(?=\s|$|[A-Z])/i
/** A time, a price, a size, a street: no number of an item. */
const other_number =
  /^\d{1,2}(?::\d|\s?(?:am|pm|a\.m|%|years?|yrs?|days?|hours?|minutes?|mins?|weeks?|miles?|x\b|\/|["”]|[A-Z][a-z]+ (?:St|Ave|Rd|Dr)\b))/i

const levelOf = ({ element }: TextBlock) => (/^h[1-6]$/.test(element) ? Number(element[1]) : 0)

/** What stands under a block: until a heading of its own level, or, below a sentence, until any. */
export function blocksBelow(blocks: readonly TextBlock[], at: number): readonly TextBlock[] {
  const head = blocks[at]
  if (!head) return []
  const level = levelOf(head)
  const end = blocks.findIndex(
    (block, i) =>
      i > at &&
      (block.region !== head.region ||
        block.in_nav !== head.in_nav ||
        i - at > most_blocks ||
        (levelOf(block) > 0 && (level === 0 || levelOf(block) <= level))),
  )
  return blocks.slice(at + 1, end < 0 ? blocks.length : end)
}

/** How far they are numbered from one on, each number once and in order; 0 where they are not. */
export function numberedTo(below: readonly TextBlock[]): number {
  const numbers = below.flatMap(({ text }) =>
    other_number.test(text) ? [] : [number_first.exec(text)?.[1] ?? []].flat().map(Number),
  )
  return numbers.every((number, i) => number === i + 1) ? numbers.length : 0
}

/** Lengths of the runs of entries, and how often each other element stands there: each may be what is counted. */
export function countsBelow(below: readonly TextBlock[]): ReadonlySet<number> {
  const counts = new Set<number>()
  let run = 0
  for (const [i, { element }] of below.entries()) {
    run = element === below[i - 1]?.element ? run + 1 : 1
    counts.add(run)
  }
  for (const all of Map.groupBy(below, ({ element }) => element).values()) counts.add(all.length)
  return counts
}

/** The entries of the one list right below, where there is nothing else to be counted. */
export function onlyList(below: readonly TextBlock[]): number {
  const entries = below.filter(({ element }) => element === 'li').length
  const is_plain = below.slice(0, entries).every(({ element }) => element === 'li')
  return is_plain && below.every(block => levelOf(block) === 0) ? entries : 0
}

/** The headings right below it, of one level, with text under each. */
export function headingsBelow(below: readonly TextBlock[]): number {
  const first = below.findIndex(block => levelOf(block) > 0)
  const level = first < 0 || first > 2 ? 0 : levelOf(below[first] as TextBlock)
  const at = below.flatMap((block, i) => (level > 0 && levelOf(block) === level ? [i] : []))
  const others = below.some(block => levelOf(block) > 0 && levelOf(block) !== level)
  const is_filled = at.every((i, n) => (at[n + 1] ?? below.length) - i > 1)
  return others || !is_filled ? 0 : at.length
}
