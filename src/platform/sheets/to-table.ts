import { type ReadTable, refuseTable, type Table, tableLimits } from '#src/platform/sheets/table.ts'

const isEmpty = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/** 0 → A, 25 → Z, 26 → AA, as spreadsheets name columns. */
function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function widthOf(rows: readonly string[][]): number {
  return rows.reduce((widest, row) => Math.max(widest, row.findLastIndex(cell => cell.trim() !== '') + 1), 0)
}

function findUnfit(rows: Table['rows']) {
  for (const { n, cells } of rows) {
    const at = cells.findIndex(
      cell => cell.length > tableLimits.cell || !cell.isWellFormed() || cell.includes('\u0000'),
    )
    if (at >= 0) return { place: `${columnName(at)}${n}`, length: cells[at]?.length ?? 0 }
  }
  return undefined
}

/** The first row that holds anything has the headings. Rows without any text are left out, and the numbers of the others stay. */
export function toTable(kind: Table['kind'], read: readonly string[][]): ReadTable {
  const first = read.findIndex(row => !isEmpty(row))
  if (first < 0) return refuseTable('empty_file', 'There is nothing in this file.')
  const filled = read.flatMap((cells, at) => (at > first && !isEmpty(cells) ? [{ n: at + 1, cells }] : []))
  if (filled.length === 0) return refuseTable('no_rows', 'There is no row below the headings in this file.')
  if (filled.length > tableLimits.rows) {
    const most = tableLimits.rows.toLocaleString('en-US')
    return refuseTable(
      'too_many_rows',
      `This file has more than ${most} rows. Split it, and import the parts one by one.`,
    )
  }
  const heads = read[first] ?? []
  const width = widthOf([heads, ...filled.map(({ cells }) => cells)])
  if (width > tableLimits.columns) {
    return refuseTable('too_many_columns', `This file has ${width} columns. We take up to ${tableLimits.columns}.`)
  }
  const widen = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const rows = filled.map(({ n, cells }) => ({ n, cells: widen(cells) }))
  const headings = widen(heads).map(heading => heading.trim().replace(/\s+/g, ' '))
  const unfit = findUnfit([{ n: first + 1, cells: headings }, ...rows])
  if (unfit) {
    const { place, length } = unfit
    const most = tableLimits.cell.toLocaleString('en-US')
    return length > tableLimits.cell
      ? refuseTable(
          'cell_too_long',
          `Cell ${place} has ${length.toLocaleString('en-US')} characters. We take up to ${most}.`,
        )
      : refuseTable('hidden_characters', `Cell ${place} holds a character that cannot be stored.`)
  }
  return { ok: true, table: { kind, headings, rows } }
}
