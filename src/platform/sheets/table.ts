/** What a file holds, as text: its headings, and the rows below them that hold anything. */
export type Table = {
  kind: 'csv' | 'xlsx'
  headings: string[]
  /** `n` counts as a spreadsheet does: the headings of most files stand in row 1. As many cells as there are headings. */
  rows: TableRow[]
}

export type TableRow = { n: number; cells: string[] }

/** A file that cannot be taken, in words for whoever chose it. */
export type TableRefused = {
  ok: false
  code: string
  message: string
  /** The sheets to choose from, in their order, where the file has several. */
  sheets?: string[]
}

/** A file as it came. `sheet`: the one of a workbook that is to be read; undefined while nobody has chosen. */
export type SheetFile = { bytes: Uint8Array; file_name: string; sheet: string | undefined }

export type ReadTable = { ok: true; table: Table } | TableRefused

export function refuseTable(code: string, message: string): TableRefused {
  return { ok: false, code, message }
}

export const tableLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  /** Characters of one cell: ten times what the longest field takes. */
  cell: 10_000,
  /** What an XLSX file may unpack to. */
  unpacked_bytes: 100 * 1024 * 1024,
  milliseconds: 20_000,
} as const
