import { suggestMapping } from '#src/features/locations/imports/read/suggest-mapping.ts'

/** A table whose first row may be a title; see `platform/sheets`. */
type Sheet = { headings: string[]; rows: { n: number; cells: string[] }[] }

/** How many rows may stand above the headings. */
const mostAbove = 10

/** So many columns that we know make a row one of headings. */
const fewestKnown = 3

const countKnown = (headings: readonly string[]): number =>
  suggestMapping(headings).filter(target => target !== null).length

const isKnown = (heading: string): boolean => countKnown([heading]) > 0

/** A heading that spans columns, such as "Monday" above "Open" and "Close", stands in its first cell alone. */
function spread(above: readonly string[]): string[] {
  let last = ''
  return above.map(cell => {
    last = cell.trim() || last
    return last
  })
}

/** The headings that a row gives together with the one above it, whose cells may span rows or columns. */
function under(above: readonly string[], cells: readonly string[]): string[] {
  const spanning = spread(above)
  return cells.map((cell, at) => {
    const own = cell.trim().replace(/\s+/g, ' ')
    const both = `${spanning[at]} ${own}`
    return own === '' ? (above[at]?.trim() ?? '') : !isKnown(own) && isKnown(both) ? both : own
  })
}

/**
 * The table below its headings, which people put under a title, a date or headings of groups: the row of the first ones whose
 * columns we know most of. Where none is clearly the one, the first row stays what it is.
 */
export function findHeadings({ headings, rows }: Sheet): Sheet {
  const first = [headings, ...rows.slice(0, mostAbove).map(({ cells }) => cells)]
  let best = { headings, known: Math.max(countKnown(headings), fewestKnown - 1), below: 0 }
  for (const [at, cells] of first.entries()) {
    if (at === 0 || at >= rows.length) continue
    const read = under(first[at - 1] ?? [], cells)
    const known = countKnown(read)
    if (known > best.known) best = { headings: read, known, below: at }
  }
  return { headings: best.headings, rows: rows.slice(best.below) }
}
